"""The evidence file beside the page: signs, the current quote, keys and parts."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from locator.evidence.shown.block import Run, ShownBlock, ShownKind, ShownRow
from locator.quote import Quote
from reader.look.look import Look
from reader.quotes.evidence_text import EvidenceText
from reader.quotes.text_objects import OBJECT
from reader.session.evidence_files import EvidenceFile
from reader.session.quotes import Quotes

WORDS = ("the film was kept dry", "the film was kept wet", "nobody kept it")


def quote(record: int) -> ShownBlock:
    runs = (Run(WORDS[record], record=record), Run(" (p. 4)"))
    return ShownBlock(ShownKind.PASSAGE, 3 + record, runs)


BLOCKS = (
    ShownBlock(ShownKind.HEADING, 1, (Run("Films hold"),), level=1),
    quote(0),
    ShownBlock(ShownKind.TABLE, 4, rows=(ShownRow((quote(1).runs,), 4),)),
    ShownBlock(ShownKind.BROKEN, 9, fault="no_quote"),
)


@pytest.fixture
def text(quotes: Quotes, look: Look, qtbot: QtBot) -> EvidenceText:
    text = EvidenceText(quotes, look)
    qtbot.addWidget(text)
    text.resize(360, 300)
    with qtbot.waitExposed(text):
        text.show()
    return text


def file_of(quotes: Quotes, blocks: tuple[ShownBlock, ...] = BLOCKS) -> EvidenceFile:
    return EvidenceFile(
        Path("films.md"), blocks, quotes.add(Quote(words) for words in WORDS)
    )


def test_every_quote_has_its_sign_and_every_block_is_there(
    text: EvidenceText, quotes: Quotes
) -> None:
    text.show_file(file_of(quotes))
    shown = text.toPlainText()

    assert text.accessibleName() == "Evidence: films.md"
    assert shown.count(OBJECT) == 2
    for words in (
        "Films hold",
        *WORDS[:2],
        "Line 9 could not be read: it has no quote.",
    ):
        assert words in shown.replace("\u00a0", " ")


def test_the_arrows_walk_through_the_quotes_of_the_file(
    text: EvidenceText, quotes: Quotes, qtbot: QtBot
) -> None:
    file = file_of(quotes)
    text.show_file(file)
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_J, Qt.Key.Key_J, Qt.Key.Key_Up):
        QTest.keyClick(text, key)
        assert quotes.current is not None
        walked.append(quotes.current.id)
    with qtbot.waitSignal(quotes.jump_wanted) as jump:
        QTest.keyClick(text, Qt.Key.Key_Return)

    first, second, _third = file.quotes
    assert walked == [first, second, second, first]
    assert jump.args == [first]


def test_a_click_makes_a_quote_current(text: EvidenceText, quotes: Quotes) -> None:
    file = file_of(quotes)
    text.show_file(file)
    number = next(at for at, ids in text._standing.items() if file.quotes[1] in ids)
    block = text.document().findBlockByNumber(number)
    place = text._rect(block).center().toPoint()
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert quotes.current is not None
    assert quotes.current.id == file.quotes[1]


def test_a_quote_that_is_deleted_stays_as_words(
    text: EvidenceText, quotes: Quotes, qtbot: QtBot
) -> None:
    file = file_of(quotes)
    text.show_file(file)
    with qtbot.waitSignal(text.shown):
        quotes.remove([file.quotes[0]])

    assert text.toPlainText().count(OBJECT) == 1
    assert WORDS[0] in text.toPlainText()


def test_a_long_file_is_shown_in_parts_and_turns_to_the_current_quote(
    text: EvidenceText, quotes: Quotes
) -> None:
    filler = tuple(
        ShownBlock(ShownKind.LINE, at, (Run(f"line {at}"),)) for at in range(1000)
    )
    file = file_of(quotes, (*filler, quote(2)))
    text.show_file(file)
    before = text.toPlainText()
    quotes.set_current(file.quotes[2])

    assert WORDS[2] not in before
    assert before.endswith("Further part of the file")
    assert WORDS[2] in text.toPlainText()
    assert text.toPlainText().startswith("Earlier part of the file")
    (number,) = (at for at, ids in text._standing.items() if ids)
    top = text._rect(text.document().findBlockByNumber(number)).top()
    assert 0 <= top < text.viewport().height()
