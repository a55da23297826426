"""Parts of pages around a quote, on pages made of lines."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from locator.crops.areas import Area, areas_of
from locator.geometry import Quad, line_quads
from locator.glyphs import PageGlyphs
from locator.placement import PagePlacement
from locator.span import Span

WIDTH, HEIGHT = 600.0, 800.0
LETTER, TALL = 6.0, 10.0


@dataclass(frozen=True)
class At:
    """A line of text: its upper left corner, and the block that it belongs to."""

    text: str
    x: float
    y: float
    block: int = 0
    downwards: bool = False


def page_of(*lines: At) -> PageGlyphs:
    quads, starts, directions = array("f"), array("I"), array("f")
    text = ""
    for line in lines:
        starts.append(len(text))
        directions.extend((0, 1) if line.downwards else (1, 0))
        for number in range(len(line.text) + 1):
            at = min(number, len(line.text) - 1) * LETTER
            if line.downwards:  # the text's left is the page's upper side
                x, y = line.x, line.y + at
                quads.extend((x + TALL, y, x + TALL, y + LETTER, x, y, x, y + LETTER))
            else:
                x, y = line.x + at, line.y
                quads.extend((x, y, x + LETTER, y, x, y + TALL, x + LETTER, y + TALL))
        text += f"{line.text}\n"
    size = len(text)
    return PageGlyphs(
        text,
        quads,
        array("f", [TALL] * size),
        array("f", [0.0] * size),
        starts,
        array("I", [line.block for line in lines]),
        directions,
    )


def areas(page: PageGlyphs, *spans: Span) -> Sequence[Area]:
    quads = tuple(
        line_quads(page, (at for span in spans for at in range(span.start, span.end)))
    )
    part = PagePlacement(0, spans, quads)
    return list(areas_of(page, part, WIDTH, HEIGHT))


def span_of(page: PageGlyphs, words: str) -> Span:
    start = page.text.index(words)
    return Span(start, start + len(words))


def column(x: float, names: str, block: int = 0) -> list[At]:
    return [
        At(f"{name * 20} {name * 19}", x, 100 + 14 * number, block)
        for number, name in enumerate(names)
    ]


def test_two_lines_above_and_below_are_shown_and_no_other_column() -> None:
    page = page_of(*column(40, "abcdefg"), *column(320, "hijklmn", 1))
    (area,) = areas(page, span_of(page, "d" * 20))
    x0, y0, x1, y1 = area.rect

    assert [word[0] for word in area.text.split()[::2]] == list("bcdef")
    assert (x0, x1) == (40 - 6, 40 + 40 * LETTER + 6)
    assert 100 + TALL < y0 < 114
    assert 100 + 14 * 5 + TALL < y1 < 100 + 14 * 6


def test_a_quote_in_two_columns_has_an_area_in_each() -> None:
    page = page_of(*column(40, "abcdefg"), *column(320, "hijklmn", 1))
    first, second = areas(page, span_of(page, "g" * 20), span_of(page, "h" * 20))

    assert first.rect[2] < 320 < second.rect[2]
    assert second.text.startswith("h")


def test_a_line_that_is_left_out_between_does_not_part_a_quote() -> None:
    page = page_of(*column(40, "abcdefg"))

    assert len(areas(page, span_of(page, "b" * 20), span_of(page, "e" * 20))) == 1


def test_cells_of_a_table_are_shown_as_one() -> None:
    rows = [
        At(f"{name}{row}", x, 100 + 14 * row, block)
        for block, (name, x) in enumerate((("name", 40), ("mean", 160), ("last", 280)))
        for row in range(4)
    ]
    page = page_of(*rows)
    spans = [span_of(page, word) for word in ("name1", "mean1", "last1", "name2")]

    (area,) = areas(page, *spans)

    assert area.rect[2] > 300


def test_of_a_long_quote_the_beginning_is_shown() -> None:
    page = page_of(*column(40, "abcdefghijklmnopqrstuvwxyz"))
    (area,) = areas(page, Span(0, len(page.text) - 1))

    assert area.continues
    assert area.text.startswith("a")
    assert "z" not in area.text


def test_a_far_away_line_is_no_neighbour() -> None:
    page = page_of(At("head", 40, 20), *column(40, "abc", 1))
    (area,) = areas(page, span_of(page, "a" * 20))

    assert "head" not in area.text


def test_a_short_line_is_shown_with_its_surroundings_to_the_right() -> None:
    page = page_of(At("word", 40, 100))
    (area,) = areas(page, span_of(page, "word"))

    assert area.rect[2] - area.rect[0] >= 110


@pytest.mark.parametrize("y", [0.0, 790.0], ids=["at the top", "at the bottom"])
def test_nothing_beyond_the_page_is_shown(y: float) -> None:
    page = page_of(At("w" * 98, 3, y))
    (area,) = areas(page, span_of(page, "w" * 98))

    assert area.rect[0] >= 0
    assert area.rect[1] >= 0
    assert area.rect[2] <= WIDTH
    assert area.rect[3] <= HEIGHT


def test_lines_that_run_down_the_page_have_their_neighbours_beside_them() -> None:
    page = page_of(
        *(At(name * 40, 400 - 14 * number, 50, 0, downwards=True)
          for number, name in enumerate("abcdefg"))
    )  # fmt: skip # a column
    (area,) = areas(page, span_of(page, "d" * 40))
    x0, y0, x1, y1 = area.rect

    assert sorted({*area.text} - {" "}) == list("bcdef")
    assert y1 - y0 > x1 - x0


def test_a_placement_of_boxes_alone_has_an_area_around_them() -> None:
    quad = Quad(100, 100, 400, 100, 100, 110, 400, 110)
    page = page_of(At("elsewhere", 40, 700))
    (area,) = areas_of(page, PagePlacement(0, (), (quad,)), WIDTH, HEIGHT)

    assert area.rect[0] < 100
    assert area.rect[2] > 400
    assert area.text == ""
