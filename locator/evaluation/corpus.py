"""Locates quotes of real papers: no glyph is known, only pages, and what is absent."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import locator
from locator.errors import FileError, Obstacle
from locator.status import Status

_PRESENT, _ABSENT = "present", "absent"
_NEGATIVES = "negatives.jsonl"


@dataclass(frozen=True, slots=True)
class RealQuote:
    """A quote of a paper, or of another one.

    Attributes:
        name: Its id.
        text: Its words.
        expected: `present`, `present-with-differences`, `doubtful` or `absent`.
        page: The page (from 1) on which it stands, where that is known.
    """

    name: str
    text: str
    expected: str
    page: int | None = None


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper with its quotes."""

    pdf: Path
    quotes: tuple[RealQuote, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Where a quote was found: its status, and the pages (from 1) that are lit."""

    paper: str
    quote: RealQuote
    status: Status
    pages: tuple[int, ...]

    @property
    def wrong_page(self) -> bool:
        """Tell whether it is lit on other pages than the known one."""
        known = self.quote.page
        return bool(known is not None and self.pages and known not in self.pages)


@dataclass(frozen=True, slots=True)
class CorpusSummary:
    """How real quotes were answered.

    Attributes:
        present: How many stand there for certain.
        missed: Those of them that were not found.
        paged: How many were found whose page is known.
        wrong_page: Those of them that are lit on another page.
        absent: How many stand nowhere.
        guessed: Those of them that are lit all the same.
    """

    present: int
    missed: tuple[Found, ...]
    paged: int
    wrong_page: tuple[Found, ...]
    absent: int
    guessed: tuple[Found, ...]


def papers_in(folder: Path) -> list[Paper]:
    """Return the papers of `folder`: `pdf/<id>.pdf` with `quotes/<id>.jsonl`.

    Raises:
        FileError: A file of quotes holds something else.
    """
    absent: dict[str, list[RealQuote]] = {}
    negatives = folder / _NEGATIVES
    for record in _records(negatives) if negatives.is_file() else ():
        known = absent.setdefault(record["doc"], [])
        known.append(RealQuote(f"absent{len(known):02}", record["quote"], _ABSENT))
    return [
        Paper(
            folder / "pdf" / f"{quotes.stem}.pdf",
            (*map(_quote, _records(quotes)), *absent.get(quotes.stem, ())),
        )
        for quotes in sorted((folder / "quotes").glob("*.jsonl"))
    ]


def locate_in_paper(paper: Paper) -> list[Found]:
    """Return where the quotes of a paper were found."""
    with locator.open(paper.pdf) as document:
        answers = [document.locate(quote.text) for quote in paper.quotes]
    return [
        Found(
            paper.pdf.stem,
            quote,
            answer.status,
            tuple(
                page.page_index + 1
                for placement in answer.placements
                for page in placement.pages
            ),
        )
        for quote, answer in zip(paper.quotes, answers, strict=True)
    ]


def corpus_summary(found: Sequence[Found]) -> CorpusSummary:
    """Return how real quotes were answered."""
    present = [each for each in found if each.quote.expected == _PRESENT]
    absent = [each for each in found if each.quote.expected == _ABSENT]
    paged = [each for each in present if each.pages and each.quote.page is not None]
    return CorpusSummary(
        present=len(present),
        missed=tuple(each for each in present if not each.pages),
        paged=len(paged),
        wrong_page=tuple(each for each in paged if each.wrong_page),
        absent=len(absent),
        guessed=tuple(each for each in absent if each.pages),
    )


def _records(path: Path) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            yield json.loads(line)
        except json.JSONDecodeError as error:
            raise FileError(path, Obstacle.INVALID_JSON, number) from error


def _quote(record: dict[str, Any]) -> RealQuote:
    return RealQuote(record["id"], record["quote"], record["expect"], record["page"])
