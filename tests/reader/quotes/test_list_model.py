"""The quotes as a model."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from reader.quotes.list_model import ListModel, Role
from reader.quotes.surroundings import Surroundings
from reader.session.quotes import Quotes
from tests.reader.quotes import examples

_WARN = QAbstractItemModelTester.FailureReportingMode.Warning


@pytest.fixture
def model(quotes: Quotes) -> ListModel:
    quotes.insert(0, examples.one_of_each())
    return ListModel(quotes, Surroundings(document=1, reading=(9, 9)))


def test_the_model_keeps_qts_promises(model: ListModel, quotes: Quotes) -> None:
    tester = QAbstractItemModelTester(model, _WARN)  # a broken promise is a warning
    quotes.remove([quotes.entries[3].id])
    quotes.insert(2, [examples.altered()])

    assert (model.rowCount(), tester.model()) == (8, model)


def test_a_row_that_goes_is_still_there_while_views_hear_of_it(
    model: ListModel, quotes: Quotes
) -> None:
    going = quotes.entries[2]
    seen = []
    model.rowsAboutToBeRemoved.connect(
        lambda _parent, first, _last: seen.append(model.index(first).data(Role.ENTRY))
    )

    quotes.remove([going.id])

    assert seen == [going]


def test_an_answer_changes_its_row_alone(
    model: ListModel, quotes: Quotes, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(model.dataChanged) as change:
        quotes.set_searching(quotes.entries[2].id)

    assert change.args is not None
    assert [index.row() for index in change.args[:2]] == [2, 2]


def test_a_screen_reader_hears_status_reason_page_and_words(model: ListModel) -> None:
    said = model.index(2).data(Qt.ItemDataRole.AccessibleTextRole)

    assert said.startswith("Altered, negation, number, p. 4: Heating to 85")


def test_the_tooltip_joins_both_names_of_the_status(model: ListModel) -> None:
    tip = model.index(4).data(Qt.ItemDataRole.ToolTipRole)

    assert tip == "<qt>Several places (ambiguous): measured in triplicate</qt>"


def test_the_tooltip_names_the_printed_page(quotes: Quotes) -> None:
    quotes.insert(0, [examples.verbatim("It was.", 1)])
    model = ListModel(quotes, Surroundings(document=1, labels=("1044", "1045")))

    tip = model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.endswith("It was.<br>page 2, printed 1045</qt>")


def test_a_tooltip_takes_no_mark_up_from_a_quote(quotes: Quotes) -> None:
    quotes.insert(0, [examples.verbatim("p < 0.05 and q > 1")])
    model = ListModel(quotes, Surroundings())

    assert "p &lt; 0.05" in model.index(0).data(Qt.ItemDataRole.ToolTipRole)


def test_other_surroundings_change_every_row(model: ListModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.dataChanged) as change:
        model.refresh()

    assert change.args is not None
    assert [index.row() for index in change.args[:2]] == [0, 7]


def test_there_is_nothing_below_a_row(model: ListModel) -> None:
    assert model.rowCount(model.index(0)) == 0
    assert model.data(QModelIndex(), Role.ENTRY) is None
    assert model.data(model.index(0), Qt.ItemDataRole.DecorationRole) is None


def test_rows_are_right_though_one_is_changed_while_they_come(
    quotes: Quotes, model: ListModel
) -> None:
    late = Quotes()
    late.inserted.connect(lambda row, _count: late.set_searching(late.entries[row].id))
    rows = ListModel(late, Surroundings(document=1, reading=(9, 9)))
    late.insert(0, examples.one_of_each())
    late.insert(0, [replace(examples.altered(), id=99)])
    shown = [rows.index(row).data(Role.ENTRY) for row in range(rows.rowCount())]

    assert model.rowCount() == len(quotes.entries)
    assert shown == list(late.entries)
