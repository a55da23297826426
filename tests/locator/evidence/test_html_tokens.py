"""Tags and texts of HTML."""

import pytest

from locator.evidence.html_tokens import (
    End,
    Start,
    Text,
    Token,
    Unfinished,
    html_tokens,
    is_too_many,
)


@pytest.mark.parametrize(
    ("html", "expected", "reason"),
    [
        ("a &amp; b", [Text("a & b", 1)], "entities are characters"),
        ("a\n<p>", [Text("a\n", 1), Start("p", 2)], "lines are counted"),
        ("<P ID=a>", [Start("p", 1, {"id": "a"})], "names are small"),
        ("<p a='1' A=2>", [Start("p", 1, {"a": "1"})], "the first one counts"),
        ("</p >", [End("p")], "an end"),
        ("<br/>", [Start("br", 1)], "with a slash"),
        ("<!-- <p> --><!a>b", [Text("b", 1)], "comments say nothing"),
        ("1 < 2", [Text("1 < 2", 1)], "a sign is no tag"),
        ("<script><p></script>", [Start("script", 1), End("script")], "a script"),
        ("<title>a", [Start("title", 1), Unfinished(1)], "a title without an end"),
        (
            "<svg><title>a</svg>b",
            [
                Start("svg", 1),
                Start("title", 1),
                Text("a", 1),
                End("svg"),
                Text("b", 1),
            ],
            "that of a drawing is an element like others",
        ),
        ('a\n<p b="', [Text("a\n", 1), Unfinished(2)], "a tag without an end"),
        ("a\n<!-- b", [Text("a\n", 1), Unfinished(2)], "a comment without one"),
    ],
)
def test_html_is_taken_apart(html: str, expected: list[Token], reason: str) -> None:
    assert list(html_tokens(html)) == expected, reason


def test_no_tag_has_attributes_without_end() -> None:
    html = "<p " + " ".join(f"a{number}=1" for number in range(9_999)) + ">"

    (tag,) = html_tokens(html)

    assert isinstance(tag, Start)
    assert len(tag.attributes) == 256


def test_what_never_ends_is_looked_at_once() -> None:
    assert list(html_tokens("<!-- " * 99_999)) == [Unfinished(1)]


@pytest.mark.parametrize(
    ("tags", "length", "expected"),
    [(50_000, 1, False), (50_001, 1, True), (99_999, 10**6, False)],
)
def test_tags_need_words(tags: int, length: int, expected: bool) -> None:
    assert is_too_many(tags, "a" * length) is expected
