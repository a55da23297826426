"""Web Annotations, against what the data model requires.

The checks follow the Web Annotation Data Model (W3C Recommendation, 23 February 2017):
3.1 annotations, 3.2.4 textual bodies, 4 specific resources, 4.2 selectors, 5.2 pages.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from locator.checked import Checked
from locator.claim import Claim, Judgement, Verdict
from locator.evidence.record import Record
from locator.exports import w3c
from locator.quote import Quote
from tests.checked import OCCASION, OneFile, check, records_of
from tests.pdfs import page_of, write_pdf

CONTEXT = "http://www.w3.org/ns/anno.jsonld"
IRI = re.compile(r"(?:[a-z][a-z0-9+.-]*:)?[^\s<>\"{}|\\^`]+")
REQUIRED_OF_SELECTORS: Mapping[str, set[str]] = {
    "TextQuoteSelector": {"exact"},
    "FragmentSelector": {"value"},
    "PageSelector": {"index"},  # Hypothesis's own
}


def page_with(
    tmp_path: Path, *records: Record, name: str = "the paper.pdf"
) -> dict[str, Any]:
    """Return the annotation page of quotes from a page with a sentence."""
    path = write_pdf(
        tmp_path / name, [page_of("All of the films were dense and leaked at once.")]
    )
    return written(path, check(path, *records))


def written(path: Path, checked: Checked) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(w3c.write(checked, OneFile(path)))
    return found


FOUND = Record(Quote("films were dense", claim="They are dense"), 1, name="E7")
NOT_FOUND = Record(Quote("A sentence about the price of copper in the north."), 2)


def test_a_page_has_what_is_required_of_it(tmp_path: Path) -> None:
    page = page_with(tmp_path, FOUND, NOT_FOUND)

    assert page["@context"] == CONTEXT
    assert page["type"] == "AnnotationPage"
    assert IRI.fullmatch(page["id"])
    assert isinstance(page["items"], list)
    assert page["partOf"]["type"] == "AnnotationCollection"
    assert page["partOf"]["total"] == len(page["items"]) == 2
    assert page["startIndex"] == 0


def test_annotations_have_what_is_required_of_them(tmp_path: Path) -> None:
    for each in page_with(tmp_path, FOUND, NOT_FOUND)["items"]:
        assert each["@context"] == CONTEXT
        assert each["type"] == "Annotation"
        assert IRI.fullmatch(each["id"])
        assert each["motivation"] == "assessing"
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", each["created"])
        assert IRI.fullmatch(each["target"]["source"])
        for selector in each["target"]["selector"]:
            assert selector.keys() >= REQUIRED_OF_SELECTORS[selector["type"]]
        for body in each["body"]:
            assert body["type"] == "TextualBody"
            assert body["value"]
            assert body["purpose"] in {"tagging", "commenting"}


def test_a_target_says_which_words_stand_on_which_page(tmp_path: Path) -> None:
    (annotation,) = page_with(tmp_path, FOUND)["items"]

    assert annotation["target"] == {
        "source": "the%20paper.pdf",
        "selector": [
            {
                "type": "TextQuoteSelector",
                "exact": "films were dense",
                "prefix": "All of the ",
                "suffix": " and leaked at once. ",
            },
            {
                "type": "FragmentSelector",
                "conformsTo": "http://tools.ietf.org/rfc/rfc8118",
                "value": "page=1",
            },
            {"type": "PageSelector", "index": 0, "label": "1"},
        ],
    }


def test_what_stands_nowhere_has_no_page(tmp_path: Path) -> None:
    (annotation,) = page_with(tmp_path, NOT_FOUND)["items"]

    assert annotation["target"]["selector"] == [
        {"type": "TextQuoteSelector", "exact": NOT_FOUND.quote.text}
    ]
    assert annotation["body"][0]["value"] == "not_found"


def test_status_verdict_and_note_are_bodies(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("The films were dense.")])
    checked = check(path, FOUND)
    judgement = Judgement(Verdict.UNCLEAR, "see table 2", "R. Lindholm")
    (claim,) = checked.claims
    judged = replace(claim, claim=Claim("They are dense", judgement=judgement))
    (annotation,) = written(path, replace(checked, claims=(judged,)))["items"]
    tags = [each["value"] for each in annotation["body"][:-1]]

    assert tags == ["verbatim", "unclear"]
    assert annotation["body"][-1]["value"] == (
        "Verbatim\nClaim 1: They are dense\nVerdict: Unclear (R. Lindholm)\n"
        "Note: see table 2\nQuote E7"
    )


def test_identifiers_stay_the_same(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("The films were dense.")])
    first, second = (written(path, check(path, FOUND, NOT_FOUND)) for _ in range(2))

    assert first == second
    assert len({each["id"] for each in first["items"]}) == 2


def test_the_creator_is_who_answers_for_it(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("The films were dense.")])
    nobody = check(path, FOUND, occasion=replace(OCCASION, reviewer=""))
    (annotation,) = written(path, check(path, FOUND))["items"]

    assert annotation["creator"] == {"type": "Person", "name": "R. Lindholm"}
    assert "creator" not in written(path, nobody)["items"][0]


@pytest.mark.parametrize("text", ["密度は高い", 'with "marks" and \\', "\ud83d half"])
def test_every_text_is_kept_or_escaped(tmp_path: Path, text: str) -> None:
    (annotation,) = page_with(tmp_path, *records_of(text))["items"]

    assert annotation["target"]["selector"][0]["exact"] == text
