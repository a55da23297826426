"""Manifests, line by line."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.errors import FileError, Obstacle
from locator.manifest import (
    BadLine,
    Entry,
    Located,
    files_of,
    is_manifest,
    manifest_lines,
    read_manifest,
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
    ),
    max_leaves=5,
)
known = set(Entry.__slots__)
entries = st.builds(
    Entry,
    id=st.text(min_size=1),
    pdf=st.text(),
    evidence=st.text(),
    sha256=st.text(),
    pages=st.none() | st.integers(1, 9),
    counts=st.dictionaries(st.text(), st.integers(0, 9), max_size=3),
    source=st.text(),
    accessed=st.text(),
    licence=st.text(),
    others=st.dictionaries(
        st.text().filter(lambda name: name not in known), json_values, max_size=3
    ),
    line=st.just(1),
)


def manifest(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "m.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@given(entries)
def test_every_field_is_read_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, entry: Entry
) -> None:
    path = tmp_path_factory.mktemp("manifests") / "m.jsonl"
    path.write_bytes(manifest_lines([entry]))

    assert read_manifest(path).entries == (entry,)


def test_a_line_that_cannot_be_understood_is_named_and_the_rest_kept(
    tmp_path: Path,
) -> None:
    lines = [
        '{"id": "a"}',
        "no JSON",
        "[]",
        "",
        '{"pages": 3}',  # of which document?
        '{"id": 7}',
        '{"id": "b", "pages": "many"}',
        '{"id": "b", "counts": 3}',
        '{"id": "a"}',  # was there before
        "[" * 9_000,
        '{"pdf": "folder/c.pdf"}',
    ]

    found = read_manifest(manifest(tmp_path, *lines))

    assert [(entry.id, entry.line) for entry in found.entries] == [("a", 1), ("c", 11)]
    assert found.bad == tuple(BadLine(line) for line in (2, 3, 5, 6, 7, 8, 9, 10))


@pytest.mark.parametrize(
    ("content", "obstacle"),
    [(None, Obstacle.MISSING), (b"\xff\xfe\x00", Obstacle.NOT_TEXT)],
)
def test_a_manifest_that_cannot_be_read_says_so(
    tmp_path: Path, content: bytes | None, obstacle: Obstacle
) -> None:
    path = tmp_path / "m.jsonl"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(FileError) as caught:
        read_manifest(path)

    assert caught.value.obstacle is obstacle


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ({"id": "a", "pdf": "a.pdf", "evidence": "a.md"}, True),
        ({"pdf": "a.pdf"}, True),
        ({"id": "a", "title": "On films", "pages": 3}, True),
        ({"id": "a", "quote": "words"}, False),
        ({"pdf": "a.pdf", "quote": "words"}, False),  # a record that names its file
        ({"id": "a", "exact_quote": "words"}, False),
        ({"claim": "words"}, False),
        ({"id": "a", "pdf": "a.pdf", "evidence": "a.md", "tags": ["x"]}, True),
        ({"id": "a", "counts": {"quotes": 3}}, True),
        ({"id": "a", "quotes": ["words"]}, False),  # evidence in one line
        ({"pdf": "a.pdf", "claims": [{"quote": "words"}]}, False),
        ({"id": "a", "target": {"selector": []}}, False),  # an annotation
        (["a.pdf"], False),
        ("a.pdf", False),
    ],
)
def test_a_manifest_is_known_by_its_first_line(
    tmp_path: Path, line: object, expected: bool
) -> None:
    assert is_manifest(manifest(tmp_path, "", json.dumps(line))) is expected


def test_what_is_no_json_is_no_manifest(tmp_path: Path) -> None:
    assert not is_manifest(manifest(tmp_path, "> words"))
    assert not is_manifest(tmp_path / "nowhere.jsonl")


def test_a_manifest_has_its_suffix(tmp_path: Path) -> None:
    path = tmp_path / "m.md"
    path.write_text('{"id": "a", "pdf": "a.pdf"}', encoding="utf-8")

    assert not is_manifest(path)


def test_files_are_found_by_name_or_by_id(tmp_path: Path) -> None:
    for name in ("a.pdf", "pdf/b.pdf", "quotes/b.jsonl", "x/c.pdf", "x/c.md"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"")

    found = [
        files_of(entry, tmp_path, (".md", ".jsonl"))
        for entry in (
            Entry("a"),
            Entry("b"),
            Entry("c", "x/c.pdf", "x/c.md"),
            Entry("a", "x/a.pdf"),  # what is named, and nothing else
            Entry("n" * 5000),
            Entry("n\0"),
        )
    ]

    assert found == [
        Located(tmp_path / "a.pdf", None),
        Located(tmp_path / "pdf/b.pdf", tmp_path / "quotes/b.jsonl"),
        Located(tmp_path / "x/c.pdf", tmp_path / "x/c.md"),
        Located(None, None),
        Located(None, None),
        Located(None, None),
    ]
