"""The pages as rows."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from locator.geometry import Quad
from reader.session.document import SessionDocument
from reader.session.highlight import Highlight
from reader.window.thumbnail_model import ThumbnailModel

QUAD = Quad(0, 0, 1, 0, 0, 1, 1, 1)
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def test_a_row_is_named_by_the_printed_label(paper: SessionDocument) -> None:
    model = ThumbnailModel(paper)

    assert model.rowCount() == 12
    assert model.index(3).data() == "1047"
    assert model.index(3).data(SPOKEN) == "Page 4, printed 1047"


def test_a_label_that_is_the_number_is_not_said_twice(paper: SessionDocument) -> None:
    paper.labels = tuple(str(number + 1) for number in range(12))

    assert ThumbnailModel(paper).index(3).data(SPOKEN) == "Page 4"


def test_quotes_are_counted_in_words(paper: SessionDocument) -> None:
    model = ThumbnailModel(paper)
    paper.set_highlights(
        [
            Highlight(1, 3, "altered", (QUAD,)),
            Highlight(2, 3, "verbatim", (QUAD,)),
            Highlight(2, 3, "verbatim", (QUAD,)),
        ]
    )

    assert model.index(3).data(SPOKEN) == (
        "Page 4, printed 1047: 1 altered, 1 verbatim"
    )


def test_only_pages_with_other_marks_are_painted_again(
    paper: SessionDocument, qtbot: QtBot
) -> None:
    model = ThumbnailModel(paper)
    paper.set_highlights([Highlight(1, 3, "altered", (QUAD,))])
    rows: list[int] = []
    model.dataChanged.connect(lambda first, _last: rows.append(first.row()))
    with qtbot.waitSignal(model.dataChanged):
        paper.set_highlights(
            [Highlight(1, 3, "altered", (QUAD,)), Highlight(2, 5, "partial", (QUAD,))]
        )

    assert rows == [5]
