"""What format a file is written in."""

from pathlib import PurePath

import pytest

from locator.evidence.detect import detect
from locator.evidence.formats import Detected, Format


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.md", "Just words.", Format.MARKDOWN),
        ("a.MD", "Just words.", Format.MARKDOWN),
        ("a.txt", "Just words.", Format.PLAIN),
        ("notes", "Just words.", Format.PLAIN),
        ("a.txt", "# Claim\n\n> quote", Format.MARKDOWN),
        ("a.txt", '- Claim: "some quoted words" (p. 4)', Format.MARKDOWN),
        ("a.txt", "He says “some quoted words” (p. 4).", Format.MARKDOWN),
        ("a.txt", "“some quoted words here” (p. 4)", Format.PLAIN),
        ("a.txt", "He said “never” and left.", Format.PLAIN),
        ("a.json", '["a"]', Format.JSON),
        ("a.json", "not JSON", Format.JSON),
        ("a.json", '{"quote": "a"}\n{"quote": "b"}', Format.JSON_LINES),
        ("a.jsonl", '{"quote": "a"}', Format.JSON_LINES),
        ("a.ndjson", "", Format.JSON_LINES),
        ("a.txt", '["a"]', Format.JSON),
        ("a.txt", '{"quote": "a"}\n{"quote": "b"}', Format.JSON_LINES),
        ("answer", '{\n"quotes": ["a"]\n}', Format.JSON),
        ("a.txt", "[12] shows that it works.", Format.PLAIN),
        ("a.csv", "quote,page\na,1", Format.CSV),
        ("a.docx", "words", None),
    ],
)
def test_name_and_content_tell_the_format(
    name: str, text: str, expected: Format | None
) -> None:
    detected = detect(PurePath(name), text)

    assert (detected.format if detected else None) == expected


@pytest.mark.parametrize(
    ("name", "text", "expected", "reason"),
    [
        (
            "a.txt",
            '[{"quote": "a",}]',
            Detected(Format.PLAIN, sure=False, others=(Format.JSON, Format.JSON_LINES)),
            "JSON with a comma too many, or a text that begins strangely",
        ),
        (
            "a.txt",
            "{'quote': 'a'}",
            Detected(Format.PLAIN, sure=False, others=(Format.JSON, Format.JSON_LINES)),
            "as Python prints it",
        ),
        ("a.json", '[{"quote": "a",}]', Detected(Format.JSON), "the name says it"),
        ("a.txt", "[12] shows it.", Detected(Format.PLAIN), "a reference"),
    ],
)
def test_what_may_be_something_else_is_not_sure(
    name: str, text: str, expected: Detected, reason: str
) -> None:
    assert detect(PurePath(name), text) == expected, reason
