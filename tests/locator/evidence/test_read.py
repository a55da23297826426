"""Evidence files of all formats, and of none."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.errors import FileError, Obstacle
from locator.evidence import markdown, plain
from locator.evidence.formats import Detected, Format
from locator.evidence.read import read_evidence
from locator.evidence.record import Evidence


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.md", "> one two three"),
        ("a.txt", "one two three"),
        ("a.json", '["one two three"]'),
        ("a.jsonl", '{"quote": "one two three"}'),
        ("no-suffix", "“one two three”"),
    ],
)
def test_every_format_gives_its_quotes(tmp_path: Path, name: str, content: str) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")

    evidence = read_evidence(path)

    assert [each.quote.text for each in evidence.records] == ["one two three"]


def test_a_format_that_was_named_is_the_one_that_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("One line.\n\n> Another.", encoding="utf-8")

    evidence = read_evidence(path, Format.PLAIN)

    assert evidence.detected == Detected(Format.PLAIN)
    assert len(evidence.records) == 2


@pytest.mark.parametrize(
    ("kind", "text", "count", "reason"),
    [
        (Format.JSON, '["one", "two"]', 2, "a list"),
        (Format.JSON, '{"quote": "one"}\n{"quote": "two"}', 2, "objects by line"),
        (Format.JSON_LINES, '"one"\n"two"', 2, "strings by line"),
        (Format.CHUNKS, '[{"content": "a", "pageNumber": 1, "bboxes": []}]', 1, "any"),
    ],
)
def test_json_of_a_format_that_was_named_is_read_so(
    tmp_path: Path, kind: Format, text: str, count: int, reason: str
) -> None:
    path = tmp_path / "a.dat"
    path.write_text(text, encoding="utf-8")

    evidence = read_evidence(path, kind)

    assert evidence.detected == Detected(kind)
    assert len(evidence.records) == count, reason


def test_what_is_no_json_is_none_whoever_says_so(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("> one", encoding="utf-8")

    with pytest.raises(FileError) as caught:
        read_evidence(path, Format.W3C)

    assert caught.value.obstacle == Obstacle.INVALID_JSON


@pytest.mark.parametrize(
    ("name", "content", "obstacle"),
    [
        ("a.md", b"", Obstacle.EMPTY),
        ("a.md", b" \n\t", Obstacle.EMPTY),
        ("a.txt", bytes(40), Obstacle.NOT_TEXT),
        ("a.md", b"PK\x03\x04\x00\x00\x08\x00", Obstacle.BROKEN_ZIP),
        ("a.log", b"quote,page\na,1", Obstacle.UNKNOWN_FORMAT),
        ("a.json", b"words", Obstacle.INVALID_JSON),
        ("a.jsonl", b"words", Obstacle.INVALID_JSON),
        ("a.json", b'["a",]', Obstacle.LAST_COMMA),
        ("a.json", b'// quotes\n["a"]', Obstacle.COMMENT),
        ("a.jsonl", b'{"quote": "a",}', Obstacle.LAST_COMMA),
        ("a.json", b"[" * 100_000, Obstacle.TOO_DEEP),
        ("a.json", b"[" + b"[]," * 200_000 + b"[]]", Obstacle.TOO_MANY),
        ("a.json", b"\xff\xfe[\x00", Obstacle.INVALID_JSON),
    ],
)
def test_a_file_with_nothing_to_read_says_why(
    tmp_path: Path, name: str, content: bytes, obstacle: Obstacle
) -> None:
    path = tmp_path / name
    path.write_bytes(content)

    with pytest.raises(FileError) as caught:
        read_evidence(path)

    assert caught.value.obstacle == obstacle


def test_broken_json_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('[\n"one"\n"two"]', encoding="utf-8")

    with pytest.raises(FileError) as caught:
        read_evidence(path)

    assert caught.value.line == 3


@given(st.text(st.sampled_from(list('ab .—-*>#\n|“”"«»„()[]p1ivx,:$\\'))))
@pytest.mark.parametrize("reader", [markdown.read, plain.read])
def test_no_text_makes_a_reader_stumble(
    reader: Callable[[str], Evidence], text: str
) -> None:
    evidence = reader(text)

    lines = [record.line for record in evidence.records]
    lines.extend(record.line for record in evidence.bad_records)
    assert all(1 <= line <= text.count("\n") + 1 for line in lines)
    assert all(record.quote.text.strip() for record in evidence.records)


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        read_evidence(tmp_path / "a.md")

    assert caught.value.obstacle == Obstacle.MISSING


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        read_evidence(tmp_path)

    assert caught.value.obstacle == Obstacle.NOT_A_FILE
