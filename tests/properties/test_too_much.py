"""Files that have more pieces than words: read up to there, and told."""

from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evidence.read import evidence_in
from locator.evidence.record import Fault

MANY = 40_000
HONEST = 15_000
TWO_QUOTES = "> the river swells in spring\n\n> the snow melts in spring\n\n"


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.md", "- a\n" * MANY, "items of a letter"),
        ("a.md", "“a b c” " * MANY, "quotes in one paragraph"),
        ("a.md", "<cite page=4>a b c d</cite> " * MANY, "tags in one paragraph"),
        ("a.md", "[a](a.pdf#page=3) " * MANY, "links in one paragraph"),
        ("a.md", "http://a#:~:text=a " * MANY, "addresses in one paragraph"),
        ("a.md", "| Quote |\n|---|\n" + "| a |\n" * MANY, "rows of a letter"),
        ("a.md", "<div>\n\n" * MANY, "HTML that says nothing"),
        ("a.md", "# a\n" * 2 * MANY, "headings of a letter"),
        ("a.txt", "a\n\n" * MANY, "paragraphs of a letter"),
        ("a.txt", "a\n" * 2 * MANY, "lines of a letter"),
        ("a.html", "<html>" + "<p>a" * MANY, "paragraphs of HTML"),
        ("a.csv", "quote,page\n" + "a,1\n" * MANY, "rows of CSV"),
        ("a.csv", 'quote,page\n"' + "a.\n" * MANY + '",1\n', "lines of one cell"),
        ("a.jsonl", '{"quote":"a"}\n' * MANY, "lines of JSON"),
    ],
)
def test_the_rest_is_not_read_and_that_is_told(
    name: str, content: str, reason: str
) -> None:
    evidence = evidence_in(Path(name), content.encode())

    faults = [each.fault for each in evidence.bad_records]
    assert faults.count(Fault.TOO_MANY) == 1, reason
    assert len(evidence.records) < MANY


@pytest.mark.parametrize(
    "content",
    [
        "[" + ",".join(['{"quote":"a"}'] * MANY) + "]",
        "[" + ",".join(['"a"'] * MANY * 2) + "]",
        "[" + ",".join(["[]"] * MANY * 2) + "]",
    ],
)
def test_json_that_has_more_brackets_than_words_is_refused(content: str) -> None:
    with pytest.raises(FileError) as caught:
        evidence_in(Path("a.json"), content.encode())

    assert caught.value.obstacle == Obstacle.TOO_MANY
    assert caught.value.line == 1


@pytest.mark.parametrize("name", ["a.md", "a.html"])
def test_what_was_read_before_is_kept(name: str) -> None:
    quotes = TWO_QUOTES
    if name == "a.html":
        quotes = "<html>" + "<blockquote>the river swells in spring</blockquote>\n" * 2
    rest = "<p>a" if name == "a.html" else "- a\n"

    evidence = evidence_in(Path(name), (quotes + rest * MANY).encode())

    assert evidence.records[0].quote.text == "the river swells in spring"
    assert [each.fault for each in evidence.bad_records] == [Fault.TOO_MANY]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.md", "> the river swells in spring {}\n\n"),
        ("a.txt", "The river swells in spring {}.\n\n"),
        ("a.html", "<blockquote>the river swells in spring {}</blockquote>\n"),
        ("a.csv", "the river swells in spring {},4\n"),
        ("a.jsonl", '{{"quote": "the river swells in spring {}"}}\n'),
    ],
)
def test_many_honest_quotes_are_read(name: str, content: str) -> None:
    head = {"a.csv": "quote,page\n", "a.html": "<html>"}.get(name, "")
    text = head + "".join(map(content.format, range(HONEST)))

    evidence = evidence_in(Path(name), text.encode())

    assert len(evidence.records) == HONEST
    assert evidence.bad_records == ()
