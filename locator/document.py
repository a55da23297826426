"""An open document, and the quotes located in it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, Self

from locator.geometry import Quad, line_quads
from locator.glyphs import PageGlyphs
from locator.items import ItemPages, TextItem
from locator.joined import JoinedText
from locator.located import Comparison, Located
from locator.matching.candidate import Candidate
from locator.matching.locate import Finding, locate
from locator.matching.rank import Hints
from locator.page_hints import page_test
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Status
from locator.usable import has_usable_text

_DOUBTFUL = (Status.ALTERED, Status.PARTIAL)
_KEPT_GLYPHS = 400_000  # 16 MB; a hundred full pages


class Pages(Protocol):
    """Whatever hands out the glyphs of pages: a PDF file, OCR, another reader."""

    @property
    def labels(self) -> Sequence[str]:
        """Return the printed label of every page."""

    def text(self, page_index: int) -> str:
        """Return the text of one page, the same as that of its glyphs."""

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of one page; frame `page`."""

    def close(self) -> None:
        """Let go of whatever is held open."""


class Document:
    """A document whose pages are read when first needed.

    Use it in a `with` block, or call `close`.
    """

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._kept: dict[int, PageGlyphs] = {}
        self._kept_glyphs = 0
        self._text = JoinedText(self.glyphs)
        self._usable: list[bool] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._pages.close()

    @property
    def page_count(self) -> int:
        """Return the number of pages."""
        return len(self._pages.labels)

    @property
    def page_labels(self) -> Sequence[str]:
        """Return the printed label of every page."""
        return self._pages.labels

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of a page; those of about a hundred pages are kept."""
        if page_index not in self._kept:
            glyphs = self._pages.glyphs(page_index)
            while self._kept and self._kept_glyphs + len(glyphs) > _KEPT_GLYPHS:
                self._kept_glyphs -= len(self._kept.pop(next(iter(self._kept))))
            self._kept[page_index] = glyphs
            self._kept_glyphs += len(glyphs)
        return self._kept[page_index]

    @property
    def pages_read(self) -> int:
        """Return how many pages have been read so far."""
        return self._text.pages

    def read_page(self) -> bool:
        """Read the next page; tell whether its text can be searched."""
        text = self._text_of(self._text.pages)
        self._text.add_page(text)
        self._usable.append(has_usable_text(text))
        return self._usable[-1]

    def _text_of(self, page_index: int) -> str:
        """Return the text of a page; as long as there is room, keep its glyphs too.

        Reading glyphs takes a fifth longer than text alone, reading a page twice
        takes twice as long.
        """
        if len(self._text) < _KEPT_GLYPHS:
            return self.glyphs(page_index).text
        return self._pages.text(page_index)

    def skip_page(self) -> None:
        """Take the next page as one without text: it cannot be read."""
        self._text.add_page("")
        self._usable.append(False)

    def read(self) -> JoinedText:
        """Return the text of the whole document, reading what was not read yet."""
        while self._text.pages < self.page_count:
            self.read_page()
        return self._text

    @classmethod
    def from_items(cls, pages: Sequence[Sequence[TextItem]]) -> Self:
        """Return a document of text and boxes from outside: OCR, another reader."""
        return cls(ItemPages(pages))

    @property
    def pages_without_text(self) -> tuple[int, ...]:
        """Return the pages (index from 0) whose text cannot be searched."""
        self.read()
        return tuple(at for at, usable in enumerate(self._usable) if not usable)

    def locate(
        self,
        quote: str,
        *,
        page_hint: str | None = None,
        prefix: str = "",
        suffix: str = "",
        section: str = "",
    ) -> Located:
        """Return where `quote` stands, and what is to be said about it."""
        return self.locate_quote(
            Quote(quote, page_hint, prefix, suffix, section=section)
        )

    def locate_all(
        self,
        quotes: Iterable[Quote],
        progress: Callable[[int], None] | None = None,
    ) -> list[Located]:
        """Return an answer for every quote; `progress` is told how many are done.

        Where one stands in several places, those on the pages of the quotes right
        before and behind it are preferred.
        """
        found: list[Located] = []
        for quote in quotes:
            found.append(self.locate_quote(quote))
            if progress:
                progress(len(found))
        return [
            self.locate_quote(each.quote, _pages_beside(found, number))
            if each.status is Status.AMBIGUOUS
            else each
            for number, each in enumerate(found)
        ]

    def locate_quote(self, quote: Quote, near: frozenset[int] = frozenset()) -> Located:
        """Return where a quote with its hints stands, and how it differs.

        Args:
            quote: The quote.
            near: Pages (index from 0) on which quotes that go with it stand.
        """
        return self.located(quote, self.finding(quote, near))

    def finding(self, quote: Quote, near: frozenset[int] = frozenset()) -> Finding:
        """Return what there is about a quote with its hints, refused places as well.

        Args:
            quote: The quote.
            near: Pages (index from 0) on which quotes that go with it stand.
        """
        return locate(quote.text, self.read(), self._hints(quote, near))

    def located(self, quote: Quote, finding: Finding) -> Located:
        """Return what a finding says about a quote, places turned into boxes."""
        status = finding.status
        hints = self._hints(quote)
        if status is Status.NOT_FOUND and self._is_unsearchable(hints):
            return Located(quote, Status.UNSEARCHABLE, closest=finding.closest)
        if status in _DOUBTFUL and self._is_named_without_text(hints):
            # It stands where nothing can be read, rather than elsewhere otherwise.
            return Located(quote, Status.UNSEARCHABLE)
        placements = tuple(map(self.placement, finding.candidates))
        if not finding.candidates:
            return Located(quote, status, closest=finding.closest)
        current = finding.candidates[0]
        return Located(
            quote,
            status,
            placements,
            current.differences,
            Comparison(
                current.quote_pieces,
                current.source_pieces,
                self._on_pages(current.differing),
                self._on_pages(current.elided),
            ),
            finding.confidence,
        )

    def _hints(self, quote: Quote, near: frozenset[int] = frozenset()) -> Hints:
        return Hints(
            self._named(quote.page_hint),
            quote.prefix,
            quote.suffix,
            quote.section,
            near,
        )

    def _is_unsearchable(self, hints: Hints) -> bool:
        """Tell whether the page that is named, or every page, has no usable text."""
        without = self.pages_without_text
        return len(without) == self.page_count or self._is_named_without_text(hints)

    def _is_named_without_text(self, hints: Hints) -> bool:
        return any(map(hints.on_page, self.pages_without_text))

    def _named(self, hint: str | None) -> Callable[[int], bool]:
        return page_test(hint, self.page_labels)

    def placement(self, candidate: Candidate) -> Placement:
        """Return where a candidate stands, in boxes."""
        text = " ".join(candidate.text.split())
        return Placement(candidate.coverage, text, self._on_pages(candidate.runs))

    def _on_pages(self, runs: Iterable[Span]) -> tuple[PagePlacement, ...]:
        """Return runs of document offsets page by page, with the quads around them."""
        spans: dict[int, list[Span]] = {}
        for run in runs:
            for page_index, span in self._by_page(run):
                spans.setdefault(page_index, []).append(span)
        return tuple(
            PagePlacement(page_index, tuple(inside), self._quads(page_index, inside))
            for page_index, inside in spans.items()
        )

    def _quads(self, page_index: int, spans: Iterable[Span]) -> tuple[Quad, ...]:
        offsets = (at for span in spans for at in range(span.start, span.end))
        return tuple(line_quads(self.glyphs(page_index), offsets))

    def _by_page(self, run: Span) -> Iterable[tuple[int, Span]]:
        at = run.start
        while at < run.end:
            page_index = self._text.page_of(at)
            start = self._text.page_start(page_index)
            stop = min(run.end, start + len(self._text.page_text(page_index)))
            yield page_index, Span(at - start, stop - start)
            at = stop


def _pages_beside(found: Sequence[Located], number: int) -> frozenset[int]:
    """Return the pages on which the answers right before and behind one stand."""
    beside = (*found[max(0, number - 1) : number], *found[number + 1 : number + 2])
    return frozenset(
        page.page_index
        for each in beside
        if each.placements and each.status is not Status.AMBIGUOUS
        for page in each.placements[0].pages
    )
