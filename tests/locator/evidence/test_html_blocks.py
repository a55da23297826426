"""Blocks of HTML, and HTML that has too many."""

import pytest

from locator.evidence.block import Kind
from locator.evidence.html_blocks import html_blocks

DEEP = 600
MANY = 60_000


def kinds_of(html: str) -> list[Kind]:
    return [block.kind for block in html_blocks(html)]


@pytest.mark.parametrize(
    ("html", "last", "reason"),
    [
        ("<ul><li>a" * DEEP, Kind.TOO_DEEP, "lists in lists"),
        ("<blockquote>a" * DEEP, Kind.TOO_DEEP, "block quotes in block quotes"),
        ("<b>a" * DEEP, Kind.PARAGRAPH, "inline elements are read all the same"),
        ("<div>a" * MANY, Kind.TOO_MANY, "more tags than words"),
        ("<td>a" * MANY, Kind.TOO_MANY, "even if they say nothing"),
        ("<!-- a", Kind.UNFINISHED, "a comment without an end"),
        (
            f"<table><tr>{'<td>a' * 300}</table>",
            Kind.TOO_WIDE,
            "a table with more columns than anybody makes",
        ),
        (
            f"<table><tr>{'<td colspan=999>a' * 10}</table>",
            Kind.TOO_WIDE,
            "or says so",
        ),
    ],
)
def test_what_is_too_much_is_told(html: str, last: Kind, reason: str) -> None:
    assert kinds_of(html)[-1] is last, reason


def test_what_comes_before_is_kept() -> None:
    blocks = list(html_blocks("<p>Some words\n<ul>" + "<ul>\n" * DEEP))

    assert blocks[0].text.strip() == "Some words"
    assert [block.kind for block in blocks[1:]] == [Kind.TOO_DEEP]
    assert blocks[-1].line > DEEP / 2


def test_the_rest_behind_a_table_that_is_too_wide_is_read() -> None:
    html = f"<table><tr>{'<td>a' * 300}</table><p>Some words"

    assert kinds_of(html) == [Kind.TOO_WIDE, Kind.PARAGRAPH]


def test_a_wide_cell_below_does_not_bring_a_table_back() -> None:
    html = f"<table><tr><td>b<tr>{'<td>a' * 300}<tr><td>c</table>"

    assert kinds_of(html) == [Kind.TOO_WIDE]
