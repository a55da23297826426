"""Locates the quotes of an evidence file in one of its documents."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from locator.checked import CheckedQuote, Source
from locator.document import Document
from locator.evidence.record import Record
from locator.located import Located
from locator.paper import Paper
from locator.placement import PagePlacement


@dataclass(frozen=True, slots=True)
class Wanted:
    """A quote of an evidence file, and what it is called in everything that leaves."""

    record: Record
    name: str


def quotes_in(
    paper: Paper,
    wanted: Sequence[Wanted],
    source: int = 0,
    progress: Callable[[int], None] | None = None,
) -> tuple[CheckedQuote, ...]:
    """Return the answers about quotes that were searched in `paper`.

    Args:
        paper: The document.
        wanted: The quotes, in the order of the evidence.
        source: Which of the sources the document is.
        progress: Is told how many quotes are done.
    """
    document = paper.document
    found = document.locate_all([each.record.quote for each in wanted], progress)
    return tuple(
        checked_quote(each, located, document, source)
        for each, located in zip(wanted, found, strict=True)
    )


def checked_quote(
    wanted: Wanted, located: Located, document: Document, source: int
) -> CheckedQuote:
    """Return a quote with its answer, and the words that its ellipses leave out."""
    return CheckedQuote(
        wanted.record,
        wanted.name,
        located,
        source,
        left_out=tuple(
            words_on(page, document) for page in located.comparison.left_out
        ),
    )


def words_on(page: PagePlacement, document: Document) -> str:
    """Return the document's own words at a placement's part on one page."""
    text = document.glyphs(page.page_index).text
    return " ".join(" ".join(span.of(text) for span in page.spans).split())


def source_of(paper: Paper, quotes: Iterable[CheckedQuote]) -> Source:
    """Return what is said about `paper` as a source of the answers in `quotes`."""
    document = paper.document
    pages = {
        page.page_index
        for quote in quotes
        for placement in quote.located.placements
        for page in placement.pages
    }
    return Source(
        paper.path,
        paper.sha256,
        tuple(document.page_labels),
        paper.title,
        paper.authors,
        document.pages_without_text,
        tuple(sorted(paper.recognised)),
        {page_index: paper.shape(page_index) for page_index in sorted(pages)},
        tuple(sorted(paper.damaged)),
    )
