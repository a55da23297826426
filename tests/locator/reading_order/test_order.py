"""Lines of a page in reading order."""

from locator.reading_order.lines import RawLine
from locator.reading_order.order import in_reading_order
from tests.sheets import raw_line


def test_pieces_are_put_together_before_an_index_is_read_first() -> None:
    stack = [raw_line("F"), raw_line("⌈O⌉", x_pt=56), raw_line("⌊1⌋", x_pt=56)]
    cut = RawLine(0, 1.0, 0.0, [glyph for line in stack for glyph in line.glyphs])

    lines = in_reading_order([cut, raw_line(" is it", x_pt=62)])

    assert [line.text for line in lines] == ["F1O is it"]


def test_hebrew_is_put_into_logical_order() -> None:
    lines = in_reading_order([raw_line("one"), raw_line("םולש", y_pt=80)])

    assert [line.text for line in lines] == ["one", "שלום"]
