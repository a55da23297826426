"""Corrections as a file keeps them."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.corrections import (
    Act,
    BadCorrection,
    Correction,
    GivenPlace,
    corrections_in,
    corrections_json,
    read_corrections,
)
from locator.errors import FileError, Obstacle
from locator.span import Span

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "corrections.md"
PLACE = {"page_number": 2, "spans": [[15, 27]], "text": "used as cast"}
WHOLE = {"quote": "used as cast", "sha256": "AB" * 32, "act": "moved", "pages": [PLACE]}

words = st.text(min_size=1).filter(str.strip)
spans = st.builds(lambda start, more: Span(start, start + more),
                  st.integers(0, 99), st.integers(1, 99))  # fmt: skip
places = st.builds(
    GivenPlace,
    st.integers(0, 99),
    st.lists(spans, min_size=1, max_size=3).map(tuple),
    words,
)
corrections = st.builds(
    Correction,
    words,
    st.text("0123456789abcdef", min_size=1),
    st.sampled_from(Act),
    st.lists(places, min_size=1, max_size=3).map(tuple),
    st.text(),
    st.text(),
    st.text(),
)


@given(st.lists(corrections, max_size=4).map(tuple))
def test_what_is_written_is_read_again(given_ones: tuple[Correction, ...]) -> None:
    content = json.loads(corrections_json(given_ones))

    found = corrections_in(content["corrections"])

    assert (found.corrections, found.bad) == (given_ones, ())


def test_the_documented_example_is_read(tmp_path: Path) -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    path = tmp_path / "corrections.json"
    path.write_text(example, encoding="utf-8")

    (found,) = read_corrections(path).corrections

    assert found == Correction(
        "used as cast",
        "0" * 64,
        Act.MOVED,
        (GivenPlace(1, (Span(15, 27),), "used as cast"),),
        "R. Lindholm",
        "2026-12-01T09:30:00+01:00",
        "The second one is meant.",
    )


@pytest.mark.parametrize(
    "wrong",
    [
        "no record",
        {**WHOLE, "quote": " "},
        {**WHOLE, "quote": 7},
        {**WHOLE, "sha256": ""},
        {**WHOLE, "act": "deleted"},
        {**WHOLE, "pages": []},  # moved, but where to?
        {**WHOLE, "pages": "2"},
        {**WHOLE, "pages": [{**PLACE, "page_number": 0}]},
        {**WHOLE, "pages": [{**PLACE, "page_number": True}]},
        {**WHOLE, "pages": [{**PLACE, "spans": []}]},
        {**WHOLE, "pages": [{**PLACE, "spans": [[9, 9]]}]},
        {**WHOLE, "pages": [{**PLACE, "spans": [[-3, 9]]}]},
        {**WHOLE, "pages": [{**PLACE, "spans": [[3, 9, 12]]}]},
        {**WHOLE, "pages": [{**PLACE, "text": ""}]},
        {**WHOLE, "person": None},
    ],
)
def test_what_cannot_be_understood_is_named_and_the_rest_kept(wrong: object) -> None:
    found = corrections_in([WHOLE, wrong, WHOLE])

    assert found.bad == (BadCorrection(2),)
    assert [each.sha256 for each in found.corrections] == ["ab" * 32] * 2


@pytest.mark.parametrize(
    ("content", "obstacle"),
    [
        (None, Obstacle.MISSING),
        (b"[", Obstacle.INVALID_JSON),
        (b"[]", Obstacle.NOT_CORRECTIONS),
        (b'{"quotes": []}', Obstacle.NOT_CORRECTIONS),
        (b"\xff\xfe\xff", Obstacle.NOT_TEXT),
        (b"[" * 100_000, Obstacle.NOT_TEXT),
    ],
)
def test_a_file_without_corrections_says_so(
    tmp_path: Path, content: bytes | None, obstacle: Obstacle
) -> None:
    path = tmp_path / "a.json"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(FileError) as caught:
        read_corrections(path)

    assert caught.value.obstacle is obstacle
