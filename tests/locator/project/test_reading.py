"""Projects: written and read back as they were; anything else is refused."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.checked import Remark
from locator.claim import Claim, Judgement, Verdict
from locator.errors import FileError, Obstacle
from locator.evidence.record import Record
from locator.project.reading import project_in, read_project
from locator.project.values import FileFacts, Project, ProjectClaim, ProjectQuote
from locator.project.writing import project_bytes
from tests.reader.session.values import LOCATED, QUOTES

PATH = Path("review.quotelight")
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
FILES = st.builds(
    FileFacts,
    WORDS,
    WORDS,
    WORDS,
    st.sampled_from(["", "ab" * 32]),
    st.integers(0, 9),
    st.integers(0, 9),
    WORDS,
)
JUDGED = st.builds(
    Judgement, st.none() | st.sampled_from(Verdict), WORDS.filter(bool), WORDS, WORDS
)
CLAIM = st.builds(
    Claim,
    WORDS,
    WORDS,
    st.none() | JUDGED,
    st.dictionaries(WORDS, st.none() | st.integers() | WORDS, max_size=2),
)
PLACED = st.builds(
    ProjectQuote,
    QUOTES,
    st.none() | st.builds(Record, QUOTES, st.integers(1, 9), WORDS, WORDS),
    st.none() | st.just(0),
    st.none() | st.integers(0, 1),
    st.none() | LOCATED,
    st.just(0),
    WORDS,
    st.none() | st.sampled_from(Remark),
)
PROJECTS = st.builds(
    Project,
    WORDS.map(str.strip),
    WORDS,
    WORDS,
    st.tuples(FILES, FILES),
    st.tuples(FILES),
    st.lists(
        st.builds(
            ProjectClaim,
            CLAIM,
            st.lists(PLACED, max_size=2).map(tuple),
            st.lists(st.sampled_from(["verbatim", "altered"]), max_size=2).map(tuple),
            st.booleans(),
        ),
        max_size=3,
    ).map(tuple),
)


@given(PROJECTS)
def test_a_project_comes_back_as_it_was(project: Project) -> None:
    assert same(project_in(PATH, project_bytes(project)), project)


def same(one: Project, other: Project) -> bool:
    """Compare as JSON: halves of characters leave as escapes, and come back."""
    return project_bytes(one) == project_bytes(other)


SMALL = Project(
    "0.1",
    "2026-12-01T10:00:00+00:00",
    "M. Okoro",
    (FileFacts("a.pdf", "a.pdf", "/papers/a.pdf", "0" * 64, 10, 2),),
    (),
    (ProjectClaim(Claim("Warm air", judgement=Judgement(Verdict.REFUTED))),),
)


def test_what_we_do_not_know_leaves_as_it_came() -> None:
    content = json.loads(project_bytes(SMALL)) | {"colour": ["red", None]}
    again = json.loads(project_bytes(project_in(PATH, json.dumps(content).encode())))

    assert again == content


@pytest.mark.parametrize(
    ("data", "obstacle"),
    [
        (b"", Obstacle.INVALID_JSON),
        (b'{"format": "quotelight-project", "sch', Obstacle.INVALID_JSON),
        (b"\xff\xfe\x00", Obstacle.NOT_TEXT),
        (b"[" * 100_000, Obstacle.NOT_TEXT),
        (b"[]", Obstacle.NOT_A_PROJECT),
        (b'{"schema": 1, "quotes": []}', Obstacle.NOT_A_PROJECT),
        (b'{"format": "quotelight-project", "schema": 2}', Obstacle.NEWER_PROJECT),
        (b'{"format": "quotelight-project"}', Obstacle.DAMAGED_PROJECT),
    ],
)
def test_anything_else_is_refused_with_a_reason(data: bytes, obstacle: str) -> None:
    with pytest.raises(FileError) as caught:
        project_in(PATH, data)

    assert caught.value.obstacle == obstacle


@pytest.mark.parametrize(
    "damage",
    [
        {"claims": [{"text": "a"}]},
        {"claims": [{"text": 1, "quotes": []}]},
        {"claims": [{"judgement": {"verdict": "perhaps"}, "quotes": []}]},
        {"claims": [{"quotes": [{"quote": {"text": "a"}}]}]},
        {"documents": [{"size": -1}]},
        {"documents": "a.pdf"},
        {"reviewer": None},
    ],
)
def test_a_damaged_project_is_refused_as_a_whole(damage: dict[str, object]) -> None:
    content = json.loads(project_bytes(SMALL)) | damage
    with pytest.raises(FileError) as caught:
        project_in(PATH, json.dumps(content).encode())

    assert caught.value.obstacle is Obstacle.DAMAGED_PROJECT


def test_a_quote_of_a_document_that_is_not_there_is_damage() -> None:
    quote = {"text": "a", "page_hint": None, "prefix": "", "suffix": "", "claim": ""}
    content = json.loads(project_bytes(replace(SMALL, documents=())))
    content["claims"] = [{"quotes": [{"quote": quote, "document": 0}]}]
    with pytest.raises(FileError) as caught:
        project_in(PATH, json.dumps(content).encode())

    assert caught.value.obstacle is Obstacle.DAMAGED_PROJECT


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        read_project(tmp_path / "gone.quotelight")

    assert caught.value.obstacle is Obstacle.MISSING
