"""Marks on the words of a quote."""

import pytest

from locator.marked import Mark, MarkedText
from reader.quotes.mark import marked_quote
from tests.reader.quotes import examples


def test_words_that_differ_are_marked() -> None:
    marks = [piece.mark for piece in marked_quote(examples.altered())]

    assert marks == [Mark.NONE, Mark.DIFFERS, Mark.NONE, Mark.GAP, Mark.NONE]


@pytest.mark.parametrize("dots", ["…", "...", "[...]", "[…]", "(…)", ". . ."])
def test_every_way_to_write_an_ellipsis_is_shown_alike(dots: str) -> None:
    entry = examples.verbatim(f"one {dots} two")

    assert list(marked_quote(entry)) == [
        MarkedText("one "),
        MarkedText("…", Mark.ELLIPSIS),
        MarkedText(" two"),
    ]


def test_before_there_is_an_answer_mark_up_is_not_shown() -> None:
    entry = examples.searching("CO<sub>2</sub> **uptake**\nwas measured")

    assert list(marked_quote(entry)) == [MarkedText("CO₂ uptake was measured")]
