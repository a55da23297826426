"""Lines of Hebrew and Arabic, put into the order in which they are read."""

import pytest

from locator.reading_order.bidi import in_logical_order
from locator.reading_order.lines import RawGlyph, RawLine
from tests.sheets import raw_line


def drawn(visual: str) -> RawLine:
    """Returns a line in visual order: the first character stands leftmost."""
    return raw_line(visual)


def in_pieces(*pieces: tuple[str, float]) -> RawLine:
    """Returns a line whose pieces begin at some points, each in its own order."""
    lines = [raw_line(text, x_pt=x_pt) for text, x_pt in pieces]
    return RawLine(0, 1.0, 0.0, [glyph for line in lines for glyph in line.glyphs])


def backward(word: str, right_pt: float) -> RawLine:
    """Returns a word in logical order whose first letter stands rightmost."""
    glyphs = [
        raw_line(letter, x_pt=right_pt - 6 * number).glyphs[0]
        for number, letter in enumerate(word)
    ]
    return RawLine(0, 1.0, 0.0, glyphs)


def test_a_latin_line_stays_as_it_is() -> None:
    line = drawn("hello 12")

    assert in_logical_order(line) is line


def test_a_word_in_logical_order_stays_in_it() -> None:
    assert in_logical_order(backward("שלום", 200)).text == "שלום"


def test_words_drawn_from_left_to_right_are_turned() -> None:
    assert in_logical_order(drawn("םולש")).text == "שלום"


def test_two_words_drawn_from_left_to_right_are_turned() -> None:
    assert in_logical_order(drawn("םלוע םולש")).text == "שלום עולם"


def test_pieces_are_read_from_the_right_with_a_space_between() -> None:
    first, then = backward("שלום", 200), backward("עולם", 100)
    line = RawLine(0, 1.0, 0.0, [*then.glyphs, *first.glyphs])

    assert in_logical_order(line).text == "שלום עולם"


def test_no_space_is_put_beside_a_space() -> None:
    first, then = backward("שלום ", 200), backward("עולם", 160)
    line = RawLine(0, 1.0, 0.0, [*then.glyphs, *first.glyphs])

    assert in_logical_order(line).text == "שלום עולם"


@pytest.mark.parametrize(
    ("visual", "logical", "why"),
    [
        ("דחא 12 םיינש", "שניים 12 אחד", "a number runs from left to right"),
        ("דחא 12% םיינש", "שניים 12% אחד", "so does its percent sign"),
        ("דחא 1.5 םיינש", "שניים 1.5 אחד", "a decimal point stays inside"),
        ("דחא abc םיינש", "שניים abc אחד", "a Latin word"),
        (".דחא", "אחד.", "a stop stands on the left"),
        ("דחא p = 0.05 םיינש", "שניים p = 0.05 אחד", "a Latin formula"),
        ("דחא mg 50 םיינש", "שניים 50 mg אחד", "a unit stands behind its number"),
        ("דחא 30 ,20 ,10 םיינש", "שניים 10, 20, 30 אחד", "a list of numbers"),
    ],
)
def test_mixed_lines_are_put_into_logical_order(
    visual: str, logical: str, why: str
) -> None:
    assert in_logical_order(drawn(visual)).text == logical, why


def test_two_latin_words_keep_their_order() -> None:
    line = drawn("דחא ab cd םיינש")

    assert in_logical_order(line).text == "שניים ab cd אחד"


def test_an_accent_goes_with_its_letter() -> None:
    word = backward("שלום", 200)
    point = raw_line("\u05c1", x_pt=201).glyphs
    line = RawLine(0, 1.0, 0.0, [word.glyphs[0], *point, *word.glyphs[1:]])

    assert in_logical_order(line).text == "ש\u05c1לום"


def without_width(letters: str, x_pt: float) -> list[RawGlyph]:
    """Returns letters of a ligature whose first letter has all of its width."""
    box = (x_pt, 43, x_pt, 52)
    return [RawGlyph(letter, box, (x_pt, 50), 10.0) for letter in letters]


@pytest.mark.parametrize(
    ("letters", "why"), [("لا", "two letters"), ("لله", "three letters")]
)
def test_a_ligature_that_comes_last_letter_first_is_turned(
    letters: str, why: str
) -> None:
    before, behind = backward("کا", 206), backward("ی", 188)
    wide = backward(letters[0], 194).glyphs
    ligature = [*without_width(letters[:0:-1], 200.0), *wide]
    line = RawLine(0, 1.0, 0.0, [*before.glyphs, *ligature, *behind.glyphs])

    assert in_logical_order(line).text == f"کا{letters}ی", why


@pytest.mark.parametrize(
    ("x_pt", "why"), [(200.0, "behind its first letter"), (150.0, "somewhere else")]
)
def test_a_ligature_in_order_stays_in_it(x_pt: float, why: str) -> None:
    first = backward("ل", 194).glyphs
    line = RawLine(0, 1.0, 0.0, [*first, *without_width("ا", x_pt)])

    assert in_logical_order(line).text == "لا", why


def test_glyphs_keep_their_boxes() -> None:
    line = drawn("םולש")
    ordered = in_logical_order(line)

    assert ordered.glyphs == line.glyphs[::-1]
