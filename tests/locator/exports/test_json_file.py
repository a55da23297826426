"""The JSON that leaves, field by field, and its documentation."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from locator.checked import Checked, Remark
from locator.claim import Claim, Judgement, Verdict
from locator.cli.opened import opened
from locator.cli.source import Source
from locator.evidence.record import BadRecord, Evidence, Fault, GivenBoxes, Record
from locator.exports.json_file import json_bytes, json_object
from locator.frames import Frame
from locator.quote import Quote
from locator.verify import Occasion, Papers, verify, verify_in
from tests.pdfs import page_of, write_pdf

DOCUMENTATION = Path(__file__).parents[3] / "docs" / "json-export.md"
OCCASION = Occasion(datetime(2026, 12, 1, 9, 30, tzinfo=UTC), "R. Lindholm", "5be0")
CLAIM = Claim(
    "Untreated",
    "C1",
    Judgement(Verdict.SUPPORTED, "Outright.", "R. L.", "2026-11-30T16:02:11+01:00"),
    {"topic": "film"},
)
RECORD = Record(
    Quote("used as cast", "1", "The films were", "without", "Untreated", "Methods"),
    4,
    "E7",
    "C1",
    "paper.pdf",
    "A note.",
    "some-model-3",
    "2026-11-12",
    (GivenBoxes(0, Frame.PDF, ((1.0, 2.0, 3.0, 4.0),)),),
    {"score": 0.93, "tags": ["a", None]},
)
EVIDENCE = Evidence(
    (RECORD, Record(Quote("zebra \ud800 <b>"), 9)),
    (BadRecord(12, Fault.NO_QUOTE),),
    (CLAIM, Claim("Nothing quoted", "C2")),
)


def checked(tmp_path: Path, **options: Any) -> Checked:
    line = "The films were used as cast, without treatment."
    path = write_pdf(tmp_path / "paper.pdf", [page_of(line, **options), page_of()])
    with opened(Source(path)) as file:
        return verify(tmp_path / "e.json", EVIDENCE, file.paper, OCCASION)


@pytest.fixture
def found(tmp_path: Path) -> Any:
    """Returns what is read back from the file."""
    return json.loads(json_bytes(json_object(checked(tmp_path))))


def test_the_occasion_and_the_evidence_are_told(found: Any, tmp_path: Path) -> None:
    assert (found["schema"], found["frame"]) == (1, "page")
    assert found["made_at"] == "2026-12-01T09:30:00+00:00"
    assert found["reviewer"] == "R. Lindholm"
    assert found["evidence"] == {
        "file": str(tmp_path / "e.json"),
        "sha256": "5be0",
        "skipped": [{"line": 12, "fault": "no_quote"}],
    }
    assert found["documents"] == [found["document"]]


def test_claims_have_their_verdicts_and_the_ids_of_their_quotes(found: Any) -> None:
    first, second, third = found["claims"]

    assert first == {
        "number": 1,
        "id": "C1",
        "text": "Untreated",
        "quotes": ["E7"],
        "verdict": "supported",
        "note": "Outright.",
        "reviewer": "R. L.",
        "given_at": "2026-11-30T16:02:11+01:00",
        "others": {"topic": "film"},
    }
    assert (second["text"], second["quotes"], second["verdict"]) == ("", ["2.1"], None)
    assert (third["id"], third["quotes"]) == ("C2", [])


def test_everything_that_a_record_has_leaves_with_it(found: Any) -> None:
    quote = found["quotes"][0]
    given = {
        "id": "E7",
        "quote": "used as cast",
        "page_hint": "1",
        "section": "Methods",
        "claim": "Untreated",
        "prefix": "The films were",
        "suffix": "without",
        "claim_number": 1,
        "claim_id": "C1",
        "line": 4,
        "document_name": "paper.pdf",
        "document": 0,
        "note": "A note.",
        "model": "some-model-3",
        "run": "2026-11-12",
        "given_boxes": [{"page_number": 1, "frame": "pdf", "boxes": [[1, 2, 3, 4]]}],
        "others": {"score": 0.93, "tags": ["a", None]},
        "status": "verbatim",
    }

    assert {name: quote[name] for name in given} == given


def test_fields_that_say_nothing_are_left_out(found: Any) -> None:
    quote = found["quotes"][1]

    assert quote["quote"] == "zebra \ud800 <b>"
    assert not {"page_hint", "note", "others", "remark", "given_boxes"} & set(quote)


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_boxes_are_given_in_three_frames(tmp_path: Path, rotation: int) -> None:
    document = checked(tmp_path, rotation=rotation, cropbox=(50, 40, 500, 800))
    shape = document.sources[0].shapes[0]
    quote = json.loads(json_bytes(json_object(document)))["quotes"][0]
    page = quote["placements"][0]["pages"][0]

    (quad,) = document.quotes[0].located.placements[0].pages[0].quads
    for frame, decimals in ((Frame.PDF, 2), (Frame.UNIT, 6)):
        turned = shape.quad_to(frame, quad)
        assert page[str(frame)]["quads"] == [
            [round(number, decimals) for number in turned.numbers()]
        ]
    assert all(0 <= number <= 1 for number in page["unit"]["rects"][0])


def test_shares_are_told_by_model(found: Any) -> None:
    assert [(each["model"], each["statuses"]) for each in found["summary"]] == [
        ("some-model-3", {"verbatim": 1}),
        ("", {"not_found": 1}),
    ]


def test_a_quote_that_was_not_searched_has_no_document() -> None:
    nowhere = Papers((), ())
    evidence = Evidence((RECORD,))

    lost = verify_in(Path("e.json"), evidence, nowhere, OCCASION)
    (quote,) = json.loads(json_bytes(json_object(lost)))["quotes"]

    assert quote["document"] is None
    assert quote["remark"] == str(Remark.UNREADABLE_DOCUMENT)
    assert quote["placements"] == []
    assert quote["page_number"] is None


def test_the_documented_example_has_the_fields_that_are_written(found: Any) -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    documented = json.loads(example)

    assert names_in(found) == names_in(documented)


def names_in(value: Any, at: str = "") -> set[str]:
    """Return the paths of all fields, what evidence brings of its own left aside."""
    if isinstance(value, list):
        return {name for each in value for name in names_in(each, f"{at}[]")}
    if not isinstance(value, dict) or at.endswith(("others", "statuses")):
        return {at}
    return {
        name for key, each in value.items() for name in names_in(each, f"{at}.{key}")
    }
