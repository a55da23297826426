"""Cutting quotes to a line; here every character is one wide."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from locator.marked import Mark, MarkedText
from reader.quotes.mark import marked_quote
from reader.quotes.snippet import snippet
from tests.reader.quotes import examples

BOOK = "word " * 200_000


def width(piece: MarkedText) -> float:
    return 3 if piece.mark is Mark.GAP else len(piece.text)


def line(pieces: list[MarkedText], limit: int) -> str:
    """Return the snippet as one string, [words that differ], {} for a gap."""
    wrap = {Mark.DIFFERS: "[{}]", Mark.GAP: "{{}}", Mark.ELLIPSIS: "<{}>"}
    return "".join(
        wrap.get(piece.mark, "{}").format(piece.text)
        for piece in snippet(pieces, limit, width)
    )


def test_what_fits_is_not_cut() -> None:
    assert line(list(marked_quote(examples.partial())), 40) == (
        "A fit describes [all later times]"
    )


def test_a_quote_without_difference_is_left_to_the_painter_to_cut() -> None:
    text = "one two three four five"

    assert line([MarkedText(text)], 12) == text


def test_both_differences_of_an_altered_quote_are_seen() -> None:
    assert line(list(marked_quote(examples.altered())), 60) == (
        "Heating to [85] °C released 98 % … cycles was {} significant"
    )


def test_a_narrow_line_shows_at_least_the_first_difference() -> None:
    assert line(list(marked_quote(examples.altered())), 22).startswith(
        "Heating to [85] °C"
    )


def test_a_late_difference_costs_the_beginning() -> None:
    pieces = [
        MarkedText("one two three four five six seven "),
        MarkedText("not", Mark.DIFFERS),
        MarkedText(" eight nine"),
    ]

    assert line(pieces, 24) == "… seven [not] eight nine"


def test_only_a_part_of_a_long_difference_is_shown() -> None:
    pieces = [
        MarkedText("It moves by 6 nm "),
        MarkedText("just as earlier calculations had predicted", Mark.DIFFERS),
    ]

    assert line(pieces, 30) == "… by 6 nm [just as earlier…]"


def test_an_elided_quote_is_shown_from_its_beginning_if_its_ellipsis_fits() -> None:
    pieces = [
        MarkedText("Water does not compete "),
        MarkedText("…", Mark.ELLIPSIS),
        MarkedText(" it forms a second layer above"),
    ]

    assert line(pieces, 40).startswith("Water does not compete <…> it forms")


def test_scripts_without_spaces_can_be_cut_anywhere() -> None:
    pieces = [
        MarkedText("水分子並不會與胺基競爭它形成第二層"),
        MarkedText("不", Mark.DIFFERS),
        MarkedText("顯著"),
    ]

    assert line(pieces, 12) == "… 爭它形成第二層[不]顯著"


@pytest.mark.parametrize("limit", [0, 1, 5])
def test_a_line_without_room_still_shows_the_difference(limit: int) -> None:
    marks = [
        piece.mark
        for piece in snippet(list(marked_quote(examples.altered())), limit, width)
    ]

    assert Mark.DIFFERS in marks


@pytest.mark.parametrize(
    "pieces",
    [
        [MarkedText(BOOK)],
        [MarkedText(BOOK), MarkedText("not", Mark.DIFFERS), MarkedText(BOOK)],
        [MarkedText("begin "), MarkedText(BOOK, Mark.DIFFERS), MarkedText(BOOK)],
    ],
    ids=["no difference", "one amid", "all differs"],
)
def test_a_quote_as_long_as_a_book_is_measured_around_its_difference_only(
    pieces: list[MarkedText],
) -> None:
    measured: list[int] = []

    def measure(piece: MarkedText) -> float:
        measured.append(len(piece.text))
        return width(piece)

    cut = snippet(pieces, 60, measure)

    assert sum(measured) < 50_000
    assert sum(len(piece.text) for piece in cut) < 200


@given(
    some.lists(
        some.tuples(
            some.text(alphabet="ab ", min_size=1, max_size=30),
            some.sampled_from([Mark.NONE, Mark.DIFFERS, Mark.GAP]),
        ),
        max_size=8,
    ),
    some.integers(10, 80),
)
def test_the_first_difference_is_never_cut_away(
    parts: list[tuple[str, Mark]], limit: int
) -> None:
    pieces = [
        MarkedText("" if mark is Mark.GAP else text, mark) for text, mark in parts
    ]
    first = next((piece for piece in pieces if piece.mark is not Mark.NONE), None)

    cut = snippet(pieces, limit, width)
    seen = next((piece for piece in cut if piece.mark is not Mark.NONE), None)

    assert (seen is None) == (first is None)
    if first and seen:
        assert seen.mark is first.mark
        assert first.text.startswith(seen.text.removesuffix("…"))
