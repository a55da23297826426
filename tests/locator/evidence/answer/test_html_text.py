"""The HTML of copied chat answers, as text like Markdown."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from locator.evidence.answer.html_text import markdown_of, says_more


@pytest.mark.parametrize(
    ("html", "text", "reason"),
    [
        ("<p>one\n  two</p><p>three</p>", "one two\n\nthree", "paragraphs are blocks"),
        ("one<br>two<br/>three", "one\ntwo\nthree", "a break is a line end"),
        ("one<br><br> <br>two", "one\n\ntwo", "many breaks part two paragraphs"),
        ("<h2>a\n<br>b</h2>c", "## a b\n\nc", "a heading is one line"),
        ("<h7>a</h7>", "a", "there are six of them"),
        ("<div>a<div>b</div>c</div>", "a\n\nb\n\nc", "blocks end what is around"),
        ("<ul><li>a</li><li>b</li></ul>", "- a\n\n- b", "items"),
        ("<ol><li>a<li>b</ol>c", "- a\n\n- b\n\nc", "end tags may be left out"),
        (
            "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
            "- a\n\n  - b\n\n- c",
            "items within items",
        ),
        (
            "<blockquote><p>a</p><p>b</p></blockquote><blockquote>c</blockquote>d",
            "> a\n>\n> b\n\n> c\n\nd",
            "block quotes keep apart",
        ),
        (
            "<ul><li>a<blockquote>b<br>c</blockquote></li></ul>",
            "- a\n\n  > b\n  > c",
            "a block quote in an item",
        ),
        ("</ul></li><p>a</p>", "a", "ends without a start say nothing"),
        ("it says <q>a <q>b</q></q>", "it says “a “b””", "quotes get their marks"),
        ("<q><i>a</q> b", "“a” b", "over what is left open"),
        ("<q>a</p>", "“a”", "which are closed with the paragraph"),
        ("<p><b>a </b>b</p>", "**a** b", "bold at the start names a claim"),
        ("<p>a <strong>b</strong></p>", "a b", "elsewhere it says nothing"),
        ("<p><b> </b>a</p>", "a", "nor around nothing"),
        ('<b style="font-weight: normal">a</b>', "a", "nor if it is not bold"),
        ("a <em>b</em> <code>c</code>", "a b c", "other inline tags print nothing"),
        ("the end.<sup>12</sup>", "the end.[12]", "references behind a sentence"),
        ("a word<sup>1, 2</sup>", "a word[1, 2]", "or behind a word"),
        ("a<sup>[4]</sup>", "a[4]", "or in brackets"),
        ("10<sup>−3</sup> m<sup>2</sup>", "10⁻³ m²", "powers"),
        ("a<sup>th</sup>", "ath", "raised letters are letters"),
        ("CO<sub>2</sub> x<sub>ab</sub>", "CO₂ xab", "lowered digits"),
        ("<sup>a", "a", "tags without an end"),
        ("a</sup>", "a", "and without a start"),
        ("a<style>b</style><svg><title>c</svg>d", "ad", "what does not show"),
        ('a<i aria-hidden="true">b<br>c</i>d', "ad", "or is hidden"),
        ('a<br aria-hidden="true">d', "ad", "even if it has no end"),
        ("a<script>b", "a", "hidden up to the end"),
        (
            '<math><mi>E</mi><annotation id="x"> E_0 </annotation></math> J',
            "$E_0$ J",
            "a formula is its source",
        ),
        (
            '<pre><code class="hljs language-text">a\n  <i>b</i>\n</code></pre>c',
            "~~~~~~~~text\na\n  b\n~~~~~~~~\n\nc",
            "code keeps its lines",
        ),
        ("<pre>a", "~~~~~~~~\na\n~~~~~~~~", "code up to the end"),
        (
            "<table><tr><th>a</th><th>b</th></tr><tr><td>c|<p>d</p></td></table>e",
            "| a | b |\n| --- | --- |\n| c\\| d |  |\n\ne",
            "tables",
        ),
        (
            "<table>x<td>a<table><tr><td>b</table></table>",
            "|  |\n| --- |\n| a |\n| b |",
            "tables in tables",
        ),
        ("<table></table></table>a", "a", "tables without cells"),
        ("<table><tr><td>a", "|  |\n| --- |\n| a |", "tables up to the end"),
        ("a &lt;b&gt; &amp; c", "a <b> & c", "entities are characters"),
        ("a<!-- b -->c", "ac", "comments do not show"),
        ("a <![b[c]]>d", "a d", "broken declarations end with their bracket"),
    ],
)
def test_html_is_written_as_markdown(html: str, text: str, reason: str) -> None:
    assert markdown_of(html) == text, reason


TAGS = (
    "p br h2 ul ol li blockquote q b sup sub table tr td th pre code math annotation "
    "svg div"
)
PIECES = st.sampled_from(["a", "b 1", " ", "\n", "&amp;", "<![", "<!--", *TAGS.split()])


@given(st.lists(st.tuples(PIECES, st.sampled_from(["", "<", "</"])), max_size=40))
@example([("![", "<"), ("a", "")])
@example([("a", ""), ("br", "<"), ("br", "<"), ("br", "<"), ("a", "")])
def test_any_html_can_be_read(pieces: list[tuple[str, str]]) -> None:
    html = "".join(f"{mark}{piece}>" if mark else piece for piece, mark in pieces)
    lines = markdown_of(html).split("\n")

    assert all(line == line.rstrip() or line.startswith("|") for line in lines[:1])
    assert markdown_of(html) == markdown_of(html).strip("\n")
    assert "\n\n\n" not in markdown_of(html.replace("<pre", "<p"))


DEEP = 300


@pytest.mark.parametrize(
    ("html", "reason"),
    [
        ("<blockquote>a" * DEEP, "block quotes in block quotes"),
        ("<ul><li>a" * DEEP, "lists in lists"),
        ("<b>a" * DEEP, "inline elements in inline elements"),
        ("<svg><g>" * DEEP + "</g></svg>" * DEEP + "a", "what is hidden"),
        (f"<table>{'<tr><td>a' * DEEP}</table>", "rows"),
        ("<!-- " * DEEP, "comments that never close"),
        ('<a b="' * DEEP, "attributes that never close"),
    ],
)
def test_hostile_html_is_not_written_at_length(html: str, reason: str) -> None:
    assert len(markdown_of(html)) < 50 * len(html), reason


def test_a_table_that_is_too_wide_is_left_out() -> None:
    assert markdown_of(f"<table><tr>{'<td>a' * DEEP}</table>b") == "b"


def test_short_rows_of_a_large_table_are_not_filled_up() -> None:
    wide = f"<tr>{'<td>a' * 200}"
    html = f"<table>{wide}{'<tr><td>b' * 2_000}</table>"

    assert len(markdown_of(html)) < 2 * len(html)


@pytest.mark.parametrize(
    ("html", "text", "more"),
    [
        ("<p>a</p>", "", True),
        ("<ul><li>a b</li></ul>", "a b", True),
        ("<ul><li>a</li></ul>", "a and more", False),
        ("<p>a b</p>", "a b", False),
        ("<link>a b", "a b", False),
    ],
)
def test_html_says_more_if_it_is_complete_and_has_structure(
    html: str, text: str, more: bool
) -> None:
    assert says_more(html, markdown_of(html), text) is more
