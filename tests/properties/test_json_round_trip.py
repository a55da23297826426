"""Our JSON, read back as evidence: the same claims, quotes, verdicts and placements."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.claim import Claim, Judgement, Verdict
from locator.cli.opened import opened
from locator.cli.source import Source
from locator.evidence.read import evidence_in
from locator.evidence.record import Evidence, GivenBoxes, Record
from locator.exports.json_file import json_bytes, json_object
from locator.frames import Frame
from locator.quote import Quote
from locator.verify import Occasion, verify
from tests.pdfs import page_of, write_pdf

if TYPE_CHECKING:
    from locator.checked import Checked

OCCASION = Occasion(datetime(2026, 12, 1, 9, 30, tzinfo=UTC), "R. Lindholm")
LINES = "The films were used as cast, without treatment.", "They took up water."

words = st.sampled_from(
    ["used as cast", "They took up water", "zebra", "films were used in haste"]
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(min_size=1, max_size=9), inner, max_size=3)
    ),
    max_leaves=5,
)
claims = st.sampled_from(
    [
        Claim("Untreated", "C1", Judgement(Verdict.REFUTED, "No.", "R", "2026-11-30")),
        Claim("Dry", "C2"),
        Claim("Only words"),
    ]
)


@st.composite
def records(draw: Any) -> Record:
    claim = draw(claims)
    return Record(
        Quote(draw(words), draw(st.sampled_from([None, "1"])), claim=claim.text),
        1,
        claim_name=claim.name,
        note=draw(st.sampled_from(["", "A note."])),
        model=draw(st.sampled_from(["", "m"])),
        run=draw(st.sampled_from(["", "r"])),
        boxes=draw(
            st.sampled_from([(), (GivenBoxes(0, Frame.PDF, ((1.5, 2, 3, 4),)),)])
        ),
        others=draw(
            st.dictionaries(st.sampled_from(["score", "tags"]), json_values, max_size=2)
        ),
    )


@pytest.fixture(scope="module")
def paper(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a paper of two lines."""
    folder = tmp_path_factory.mktemp("papers")
    return write_pdf(folder / "a.pdf", [page_of(*LINES)])


def exported(paper: Path, evidence: Evidence) -> bytes:
    with opened(Source(paper)) as file:
        checked: Checked = verify(Path("e.json"), evidence, file.paper, OCCASION)
    return json_bytes(json_object(checked))


@given(
    st.lists(records(), min_size=1, max_size=4).map(tuple), st.lists(claims, max_size=3)
)
def test_nothing_is_lost_on_the_way(
    paper: Path, given_records: tuple[Record, ...], stated: list[Claim]
) -> None:
    named = tuple({each.name: each for each in stated if each.name}.values())
    first = exported(paper, Evidence(given_records, claims=named))

    again = exported(paper, evidence_in(Path("out.json"), first))

    assert without_lines(again) == without_lines(first)


def without_lines(data: bytes) -> Any:
    """Return what is exported, without the lines of files."""
    content = json.loads(data)
    for quote in content["quotes"]:
        del quote["line"]
    return content["claims"], content["quotes"], content["summary"]
