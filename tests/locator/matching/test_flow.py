"""Lines that run on in other lines, and jumps that leave some out."""

from array import array

import pytest

from locator.glyphs import PageGlyphs
from locator.matching.flow import flows_into, next_line, previous_line, skips_flow
from locator.matching.layout import line_of
from locator.span import Span
from tests.sheets import Line, joined_text, sheet

FROM, TO = "It was seen that", "patients recovered."
FOOT = Line("12", y_pt=780)
HEAD = Line("Journal of Tests", size_pt=8)
NOTE = Line("1 Or so we were told.", y_pt=700, size_pt=7)
CAPTION = Line("Figure 1. The house.", size_pt=8)
TOP_RIGHT = Line(TO, x_pt=300, y_pt=50)
BELOW = Line(TO, y_pt=150)
NUMBERED = Line("3. Growth of films and crystals", y_pt=90)
PARAGRAPH = ("It was not so in the", "house at the river then.")
LOWER = (Line(PARAGRAPH[0], y_pt=150), Line(PARAGRAPH[1], y_pt=164))
NOTE_IN_FULL = (
    Line("1 It was so in the", y_pt=650),
    Line("house we saw there.", y_pt=664),
)


def under_caption(label: str, y_pt: float) -> tuple[str | Line, ...]:
    """Returns FROM, and TO in the next column, under two lines that begin so."""
    return (
        FROM,
        Line(f"{label} The house at the", x_pt=300, y_pt=50),
        Line("river.", x_pt=300, y_pt=64),
        Line(TO, x_pt=300, y_pt=y_pt),
        Line("Behind it.", x_pt=300, y_pt=y_pt + 14),
    )


ASIDE = (Line(PARAGRAPH[0], y_pt=90), Line(PARAGRAPH[1], y_pt=104))


def skips(*pages: PageGlyphs) -> bool:
    """Tells whether text is left out between the end of FROM and the start of TO."""
    source = joined_text(*pages)
    text = source.text(Span(0, len(source)))
    return skips_flow(source, text.index(FROM) + len(FROM), text.index(TO))


@pytest.mark.parametrize(
    "pages",
    [
        pytest.param([(FROM, TO)], id="the next line"),
        pytest.param([("Before.", FROM), (TO, "Behind.")], id="the next page"),
        pytest.param([(FROM, FOOT), (TO,)], id="a page foot"),
        pytest.param([(FROM,), (HEAD, TO)], id="a page head"),
        pytest.param([(FROM,), ("Journal", Line(TO, y_pt=90))], id="a head, apart"),
        pytest.param([(FROM, NOTE, FOOT), (HEAD, TO)], id="a note"),
        pytest.param([(FROM, CAPTION, TO)], id="a caption"),
        pytest.param(
            [(FROM, Line("A table", y_pt=150), Line(TO, y_pt=250))], id="a float, apart"
        ),
        pytest.param(
            [(FROM,), (CAPTION,), (TO,)], id="a page with nothing but a figure"
        ),
        pytest.param([("Before.", FROM, TOP_RIGHT, "Behind.")], id="the next column"),
        pytest.param(
            [(FROM, Line("101", x_pt=10), Line(TO, y_pt=64))], id="the number of a line"
        ),
        pytest.param(
            [(FROM,), ("Figure 1. The house of all", "as it was seen.", BELOW)],
            id="a caption at the head of the next page",
        ),
        pytest.param(
            [(FROM, *NOTE_IN_FULL), (TO,)], id="a note in the type of the text"
        ),
        pytest.param(
            [(FROM,), ("1 row of the table is", "2 row of the table is"), (TO,)],
            id="a page with nothing but a table",
        ),
        pytest.param(
            [(FROM,), ("One more.", *ASIDE, TOP_RIGHT)], id="the column before"
        ),
        pytest.param([(FROM, " ", Line(TO, y_pt=64))], id="a blank line"),
        pytest.param([(FROM, NUMBERED, BELOW, "Behind.")], id="a numbered head"),
        pytest.param([under_caption("Figure 1.", 82)], id="a caption set off below"),
        pytest.param([under_caption("TABLE IV:", 82)], id="a caption in capitals"),
        pytest.param(
            [("Before.", FROM, Line("Table 2: The house.", y_pt=82)), (TO,)],
            id="a caption set off above",
        ),
    ],
)
def test_no_text_is_left_out_over(pages: list[tuple[str | Line, ...]]) -> None:
    assert not skips(*(sheet(*lines) for lines in pages))


@pytest.mark.parametrize(
    "pages",
    [
        pytest.param([(FROM, "not all", TO)], id="a line of the same column"),
        pytest.param([(FROM, "12", TO)], id="a number in the text"),
        pytest.param([(FROM, "not all"), (TO,)], id="the last line of a page"),
        pytest.param([(FROM,), ("not all", TO)], id="the first line of a page"),
        pytest.param(
            [(FROM,), ("not all", Line("2", x_pt=10), Line(TO, y_pt=64))],
            id="the first line of a page, and the number of the next",
        ),
        pytest.param([(FROM, "not all", FOOT), (HEAD, TO)], id="a line before a foot"),
        pytest.param([(FROM, FOOT), (HEAD, "not all", TO)], id="a line behind a head"),
        pytest.param([(FROM, CAPTION, "not all", TO)], id="a line behind a float"),
        pytest.param([(TO, FROM, "not all")], id="the text before"),
        pytest.param(
            [(FROM,), PARAGRAPH, (TO,)], id="a page of text between two pages"
        ),
        pytest.param(
            [(FROM,), (*PARAGRAPH, BELOW)], id="a paragraph at the head of a page"
        ),
        pytest.param([(FROM, *LOWER), (TO,)], id="a paragraph at the foot of a page"),
        pytest.param(
            [(FROM, Line("not all of it was seen", y_pt=90), Line(TO, y_pt=130))],
            id="a paragraph that stands apart",
        ),
        pytest.param(
            [(FROM, Line("3. It was not all seen.", y_pt=90), BELOW, "Behind.")],
            id="a numbered sentence",
        ),
        pytest.param(
            [(FROM, Line("Do not heat it again", y_pt=90), BELOW, "Behind.")],
            id="words without a number",
        ),
        pytest.param(
            [(FROM, NUMBERED, BELOW, Line("Behind.", y_pt=200))],
            id="a numbered line where all lines are apart",
        ),
        pytest.param(
            [(FROM, NUMBERED, Line("Two more lines", y_pt=104), BELOW, "Behind.")],
            id="the first of two lines with a number",
        ),
        pytest.param([(TO, Line(FROM, y_pt=90))], id="the paragraph before"),
        pytest.param([(TO,), (FROM,)], id="the page before"),
        pytest.param([under_caption("Figure 1.", 78)], id="a caption not set off"),
        pytest.param([under_caption("Figure 1 shows.", 82)], id="words about a figure"),
        pytest.param([under_caption("It is so.", 82)], id="a paragraph set off"),
        pytest.param(
            [("Before.", FROM, Line("Table 2: The house.", y_pt=82), TO)],
            id="a caption, and words below it",
        ),
        pytest.param(
            [("Before.", FROM, Line("Table 2 was not so.", y_pt=82)), (TO,)],
            id="words about a table below",
        ),
        pytest.param(
            [(FROM, "not all", TOP_RIGHT)], id="the last line of the column before"
        ),
        pytest.param(
            [(FROM, Line("not all", x_pt=300, y_pt=50), Line(TO, x_pt=300, y_pt=64))],
            id="the first line of the next column",
        ),
        pytest.param(
            [(FROM, " ", Line("not all", y_pt=64), " ", Line(TO, y_pt=78))],
            id="a line between blank ones",
        ),
        pytest.param(
            [(FROM, Line("1", x_pt=10), Line("not all", y_pt=64), Line(TO, y_pt=78))],
            id="a line with a number before it",
        ),
    ],
)
def test_text_is_left_out_over(pages: list[tuple[str | Line, ...]]) -> None:
    assert skips(*(sheet(*lines) for lines in pages))


PAGES = (
    sheet("One two", Line("101", x_pt=10), " ", "three", FOOT),
    sheet(Line("13", y_pt=20), Line("four", y_pt=60)),
)
SOURCE = joined_text(*PAGES)


def line_with(text: str) -> Span:
    return line_of(SOURCE, SOURCE.text(Span(0, len(SOURCE))).index(text))


@pytest.mark.parametrize(
    ("this", "then"), [("One two", "three"), ("three", "four"), ("four", None)]
)
def test_the_next_line_is_one_of_words(this: str, then: str | None) -> None:
    found = next_line(SOURCE, line_with(this))

    assert (SOURCE.text(found) if found else None) == then


@pytest.mark.parametrize(
    ("this", "before"), [("four", "three"), ("three", "One two"), ("One two", None)]
)
def test_the_line_before_is_one_of_words(this: str, before: str | None) -> None:
    found = previous_line(SOURCE, line_with(this))

    assert (SOURCE.text(found) if found else None) == before


@pytest.mark.parametrize("number", ["12", "٣"])
def test_a_number_in_the_running_text_is_a_line(number: str) -> None:
    source = joined_text(sheet("One two", number, "three"))
    before, behind = line_of(source, 0), line_of(source, len(source) - 2)

    assert next_line(source, before) == previous_line(source, behind)


def runs_on(this: str | Line, then: str | Line) -> bool:
    source = joined_text(sheet(this, then))
    return flows_into(source, line_of(source, 0), line_of(source, len(source) - 2))


@pytest.mark.parametrize(
    ("this", "then", "why"),
    [
        ("One two", "three", "right below"),
        ("One two", Line("three", x_pt=70), "indented"),
        (Line("One two", x_pt=70), "three", "behind an indented line"),
        ("One two", Line("three", y_pt=67), "wide leading"),
        ("One two", Line("three", y_pt=56), "narrow leading"),
        ("One two", Line("three", size_pt=10.4), "rounding of the type size"),
        ("a", Line("b", x_pt=75), "near the left edge, though nothing is above"),
        (Line("One", x_pt=20), Line("a long line", x_pt=5), "partly below"),
        ("One two⌈12⌉", "⌈1⌉three⌊4⌋", "raised and lowered glyphs do not count"),
    ],
)
def test_a_line_runs_on(this: str | Line, then: str | Line, why: str) -> None:
    assert runs_on(this, then), why


@pytest.mark.parametrize(
    ("this", "then", "why"),
    [
        ("One two", Line("three", size_pt=9), "other type"),
        ("One two", Line("three", y_pt=70), "too far below"),
        ("One two", Line("three", y_pt=54), "too near"),
        ("One two", Line("three", y_pt=50), "beside it"),
        (Line("One two", y_pt=64), Line("three", y_pt=50), "above it"),
        ("a", Line("b", x_pt=81), "in another column"),
        ("One two", " ", "nothing is there"),
        (" ", "One two", "nothing was there"),
    ],
)
def test_a_line_does_not_run_on(this: str | Line, then: str | Line, why: str) -> None:
    assert not runs_on(this, then), why


def test_a_line_does_not_run_on_over_a_page() -> None:
    source = joined_text(sheet("One two"), sheet(Line("three", y_pt=64)))

    assert not flows_into(source, Span(0, 7), Span(8, 13))


def test_turned_lines_run_on_across_their_direction() -> None:
    page = sheet("One two", "three")
    quads = array("f")
    for at in range(0, len(page.quads), 2):
        quads.extend((page.quads[at + 1], -page.quads[at]))
    turned = PageGlyphs(
        page.text,
        quads,
        page.sizes,
        page.baselines,
        page.line_starts,
        page.line_blocks,
        array("f", (0.0, -1.0) * 2),
    )

    assert flows_into(joined_text(turned), Span(0, 7), Span(8, 13))


def test_an_item_of_a_list_is_no_head_of_the_next_item() -> None:
    second = Line("2. Never heat it again", y_pt=90)
    source = joined_text(
        sheet("1. Wash the film", second, Line("3. Dry it", y_pt=150), "in the air.")
    )
    text = source.text(Span(0, len(source)))

    assert skips_flow(source, text.index("film") + 4, text.index("3."))
