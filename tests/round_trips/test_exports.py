"""What leaves as data comes back by our own readers, and stands where it stood."""

from collections.abc import Callable
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import pytest

from locator.checked import Checked
from locator.evidence.read import evidence_in, read_evidence
from locator.evidence.record import Record
from locator.exports import chain, unit_boxes, w3c, zotero
from locator.exports.drawings import Drawings
from locator.placement import PagePlacement
from locator.quote import Quote
from tests.checked import OneFile, check
from tests.pdfs import page_of, write_pdf

PAGES = (
    page_of(
        "The films were dense at first, and they took up water at once.",
        "Heating to 65 degrees did not release all of the water [11].",
        "All of the samples were weighed in triplicate.",
        "The second run [12, 13] gave the same figures [7]. It lasted for a week.",
        "A second layer forms on the coun-",
        "ter electrode within twenty minutes and",
    ),
    page_of(
        "covers it as long as the cell is closed.",
        "All of the samples were weighed in triplicate.",
        "The loss after two hundred cycles was small.",
    ),
)
QUOTES = (
    Quote("The films were dense at first", claim="Dense"),
    Quote("The films were dense … took up water at once", claim="Dense"),
    Quote("Heating to 85 degrees did release all of the water", claim="Heat"),
    Quote("All of the samples were weighed in triplicate", claim="Heat"),
    Quote("The second run gave the same figures. It lasted for a week", claim="Runs"),
    Quote("counter electrode within twenty minutes and covers it", claim="Layer"),
    Quote(
        "The loss after two hundred cycles was small and nobody could explain the cause"
    ),
    Quote("A sentence about the price of copper in the far north.", claim="Copper"),
)

PAPER = Path(str(files("resources") / "demo" / "halden-2024.pdf"))

Writer = Callable[[Checked, Drawings], bytes]


every_format = pytest.mark.parametrize(
    ("write", "name"),
    [
        pytest.param(
            chain.write,
            "chain.json",
            marks=pytest.mark.skipif(
                find_spec("locator.evidence.chunks") is None,
                reason="nothing here reads the evidence chain",
            ),
        ),
        (unit_boxes.write, "unit.json"),
        (w3c.write, "w3c.json"),
        (zotero.write, "zotero.json"),
    ],
    ids=["chain", "unit", "w3c", "zotero"],
)


@every_format
def test_what_comes_back_stands_where_it_stood(
    tmp_path: Path, write: Writer, name: str
) -> None:
    path = write_pdf(tmp_path / "paper.pdf", PAGES)
    records = [Record(quote, line) for line, quote in enumerate(QUOTES, 1)]
    checked = check(path, *records)
    evidence = evidence_in(Path(name), write(checked, OneFile(path)))
    found = check(path, *evidence.records)

    assert not evidence.bad_records
    assert places(found) == places(checked)


@every_format
def test_the_demo_comes_back(write: Writer, name: str) -> None:
    records = read_evidence(PAPER.with_suffix(".md")).records
    checked = check(PAPER, *records)
    evidence = evidence_in(Path(name), write(checked, OneFile(PAPER)))

    assert places(check(PAPER, *evidence.records)) == places(checked)


def places(checked: Checked) -> list[tuple[PagePlacement, ...]]:
    """Return the current place of every quote that stands somewhere."""
    return [
        quote.located.placements[0].pages
        for quote in checked.quotes
        if quote.located.placements
    ]
