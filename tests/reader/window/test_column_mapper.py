"""The column mapper: what is likely is chosen, every choice holds at once."""

import pytest
from pytestqt.qtbot import QtBot

from locator.evidence.tables.preview import TablePreview
from reader.window.column_mapper import ColumnMapper

PREVIEW = TablePreview(("A", "B", "C"), (("dry", "4", ""),), {"quote": 0, "page": 1})


@pytest.fixture
def mapper(qtbot: QtBot) -> ColumnMapper:
    mapper = ColumnMapper()
    qtbot.addWidget(mapper)
    mapper.show_table("films.csv", PREVIEW)
    return mapper


def test_what_is_likely_is_chosen_already(mapper: ColumnMapper) -> None:
    chosen = {role: chooser.currentText() for role, chooser in mapper.choosers.items()}

    assert chosen == {
        "quote": "A",
        "claim": "None",
        "document": "None",
        "page": "B",
        "id": "None",
        "note": "None",
    }
    assert mapper.choosers["quote"].accessibleName() == "Quote"


def test_a_choice_tells_all_columns(mapper: ColumnMapper, qtbot: QtBot) -> None:
    mapper.choosers["note"].setCurrentIndex(3)
    with qtbot.waitSignal(mapper.chosen) as chosen:
        mapper.choosers["note"].activated.emit(3)

    assert chosen.args == ["quote=1,claim=,document=,page=2,id=,note=3"]


def test_nothing_is_told_without_a_column_of_quotes(
    mapper: ColumnMapper, qtbot: QtBot
) -> None:
    mapper.choosers["quote"].setCurrentIndex(0)
    with qtbot.assertNotEmitted(mapper.chosen):
        mapper.choosers["quote"].activated.emit(0)
