"""What the tests of known faults have in common: a page, a quote, what is to be lit."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import locator
from locator.document import Document
from locator.status import Status
from tests.bare_pdfs import shown, write_bare_pdf
from tests.pdfs import Page, write_pdf
from tests.placed import glyphs_in_quads, glyphs_in_spans, lit


@dataclass(frozen=True, slots=True)
class Bare:
    """A page of operators; characters may mean something else than themselves."""

    operators: Sequence[str]
    means: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Case:
    """A quote, and what must be said of it.

    Attributes:
        pages: The document.
        quote: The quote.
        lit: What is lit, runs by bars; empty if nothing may be.
        status: The word about it.
        hints: Page, prefix, suffix.
    """

    pages: Sequence[Page] | Bare
    quote: str
    lit: str
    status: Status = Status.VERBATIM
    hints: Mapping[str, Any] = field(default_factory=dict)


def case(
    name: str, pages: Page | Sequence[Page] | Bare, quote: str, lit: str, **more: Any
) -> Any:
    """Return a case as a parameter whose id is the number and name of its class."""
    several = (pages,) if isinstance(pages, Page) else pages
    return pytest.param(Case(several, quote, lit, **more), id=name)


def line(text: str, **means: str) -> Bare:
    """Return a page with one line, in which A to Z may mean something else."""
    return Bare((shown(text, 72, 700),), means)


def opened(folder: Path, pages: Sequence[Page] | Bare) -> Document:
    """Return the document of a case, opened."""
    path = folder / "a.pdf"
    if isinstance(pages, Bare):
        return locator.open(write_bare_pdf(path, pages.operators, pages.means))
    return locator.open(write_pdf(path, pages))


def check(folder: Path, wanted: Case) -> None:
    """Hold that the quote gets its word, and its glyphs and no others are lit."""
    doc = opened(folder, wanted.pages)

    found = doc.locate(wanted.quote, **wanted.hints)

    assert found.status is wanted.status, found
    reads = re.sub(r"\s*\|\s*", "|", lit(doc, found)) if found.placements else ""
    assert reads == wanted.lit, reads
    for each in found.placements:
        assert glyphs_in_quads(doc, each) == glyphs_in_spans(doc, each)
