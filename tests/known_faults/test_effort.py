"""Known faults: quotes over which a search hangs. Steps are counted, not seconds."""

import sys
from types import FrameType

import pytest

from locator.document import Document
from locator.status import Status
from tests.sheets import document, sheet

_TEXT = "the house at the river of the town was seen by all the people there"
WORDS = _TEXT.split()


def steps(doc: Document, quote: str) -> tuple[int, Status]:
    """Return how many calls it takes to locate a quote, and its status."""
    count = 0

    def counted(_frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event == "call"

    doc.read()
    doc.locate(quote)  # once before: tables are made on the way
    before = sys.getprofile()
    sys.setprofile(counted)
    found = doc.locate(quote)
    sys.setprofile(before)
    return count, found.status


def novel(lines: int) -> list[str]:
    """Return lines of few words, again and again, with a number here and there."""
    return [
        " ".join(WORDS[(number * 5 + at) % len(WORDS)] for at in range(10))
        + f" {number}."
        for number in range(lines)
    ]


@pytest.mark.parametrize(
    ("said", "told", "status", "name"),
    [
        (" ", " ", Status.VERBATIM, "52 long quote"),
        ("river", "lake", Status.ALTERED, "52 long quote with many differences"),
        ("house", "hóuse-", Status.VERBATIM, "52 long quote in another spelling"),
    ],
)
def test_effort_grows_as_the_quote_does(
    said: str, told: str, status: Status, name: str
) -> None:
    lines = novel(160)
    doc = document(*(sheet(*lines[at : at + 40]) for at in range(0, 160, 40)))

    half, _ = steps(doc, " ".join(lines[:60]).replace(said, told))
    whole, found = steps(doc, " ".join(lines[:120]).replace(said, told))

    assert found is status, name
    assert whole < 3.2 * half


@pytest.mark.parametrize("name", ["52 quote that stands nowhere"])
def test_effort_of_what_stands_nowhere_grows_as_the_document_does(name: str) -> None:
    lines = novel(320)
    quote = " ".join(WORDS[at * 7 % len(WORDS)] for at in range(200))
    small = document(*(sheet(*lines[at : at + 40]) for at in range(0, 160, 40)))
    large = document(*(sheet(*lines[at : at + 40]) for at in range(0, 320, 40)))

    half, _ = steps(small, quote)
    whole, found = steps(large, quote)

    assert found is not Status.VERBATIM, name
    assert whole < 3.2 * half
