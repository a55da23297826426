"""Locates everything that is known about a document, and judges every answer."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from locator.document import Document, Pages
from locator.errors import FileError, Obstacle
from locator.evaluation.changed_pages import Kept, Twice, WithImage
from locator.evaluation.derived import derived_cases
from locator.evaluation.json_files import read_json
from locator.evaluation.lit import Ink, Lit, rects_of
from locator.evaluation.outcome import (
    ABSENT,
    ALTERED,
    AMBIGUOUS,
    GONE,
    LLM,
    UNSEARCHABLE,
    Outcome,
    right_kinds,
)
from locator.evaluation.true_quote import TrueGlyph, TrueQuote
from locator.evaluation.truth import Predictions, TruthDocument, prediction_of
from locator.located import Located
from locator.pdf.open import open_pdf
from locator.quote import Quote
from locator.status import Status

_IMAGES = 2  # pages of a document that are turned into images, one at a time
_VERTICAL = "vertical"


@dataclass(frozen=True, slots=True)
class Measured:
    """The answers about one document, and what they are worth."""

    name: str
    answers: Predictions
    outcomes: tuple[Outcome, ...]


def measure_document(truth: TruthDocument) -> Measured:
    """Return the answers about one document, judged.

    Raises:
        FileError: The document cannot be opened, or the truth is something else.
    """
    known = _known(truth)
    pages = Kept(open_pdf(truth.pdf))
    try:
        asked = _Asked(truth.name, pages)
        outcomes = [
            *asked.passages(known),
            *asked.absent(known),
            *asked.twice(known),
            *asked.images(known),
        ]
    finally:
        pages.close()
    return Measured(truth.name, asked.answers, tuple(outcomes))


@dataclass(frozen=True, slots=True)
class _Known:
    """What a truth file knows: passages, and texts of other documents by id."""

    quotes: tuple[TrueQuote, ...]
    absent: dict[str, str]


def _known(truth: TruthDocument) -> _Known:
    try:
        content = read_json(truth.json)
        quotes = tuple(map(TrueQuote.of, content["quotes"]))
        absent = {each["aid"]: each["text"] for each in content.get("absent", ())}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FileError(truth.json, Obstacle.NOT_TRUTH) from error
    return _Known(quotes, absent)


@dataclass(slots=True)
class _Asked:
    """One document, asked for its quotes; the scorer's predictions on the side."""

    name: str
    pages: Pages
    answers: Predictions = field(default_factory=dict)

    def passages(self, known: _Known) -> Iterator[Outcome]:
        """Yield what becomes of the given variants and of those derived from them."""
        document = Document(self.pages)
        ink = Ink(document)
        foreign = list(known.absent.values())
        for quote in known.quotes:
            for variant, text in quote.variants.items():
                stopless = variant == LLM and quote.stop_dropped
                glyphs = quote.without_stop() if stopless else quote.glyphs
                stop = quote.glyphs[len(glyphs) :]
                found = document.locate(text)
                self._keep(quote.name, variant, found)
                lit = _lit(ink, found, glyphs, quote, stop)
                yield self._outcome(quote, variant, found, {Status.VERBATIM}, lit)
            if quote.altered:
                found = document.locate(quote.altered)
                self._keep(quote.name, ALTERED, found)
                lit = _lit(ink, found, quote.glyphs, quote)
                yield self._outcome(quote, ALTERED, found, {Status.ALTERED}, lit)
            for case in derived_cases(quote, foreign):
                found = document.locate(case.text)
                lit = _lit(ink, found, case.glyphs, quote)
                yield self._outcome(quote, case.variant, found, {case.status}, lit)

    def absent(self, known: _Known) -> Iterator[Outcome]:
        """Yield what becomes of sentences of other documents."""
        document = Document(self.pages)
        for name, text in known.absent.items():
            found = document.locate(text)
            self._keep(name, ABSENT, found)
            yield self._nowhere(name, ABSENT, found, {Status.NOT_FOUND})

    def twice(self, known: _Known) -> Iterator[Outcome]:
        """Yield what becomes of passages when every page is there twice."""
        document = Document(Twice(self.pages))
        ink = Ink(document)
        for quote in _on_one_page(known.quotes):
            found = document.locate(quote.variants["plain"])
            lit = _both_lit(ink, found, quote, len(self.pages.labels))
            yield self._outcome(quote, AMBIGUOUS, found, {Status.AMBIGUOUS}, lit)

    def images(self, known: _Known) -> Iterator[Outcome]:
        """Yield what becomes of passages when their page is an image.

        The page is named at first (`unsearchable`), and then it is not (`gone`).
        """
        by_page: dict[int, list[TrueQuote]] = {}
        for quote in _on_one_page(known.quotes):
            by_page.setdefault(quote.glyphs[0][0], []).append(quote)
        chosen = random.Random(self.name).sample(  # noqa: S311 - a sample, no secret
            sorted(by_page), min(_IMAGES, len(by_page))
        )
        for page in chosen:
            document = Document(WithImage(self.pages, page - 1))
            for quote in by_page[page]:
                text = quote.variants["plain"]
                gone = document.locate(text)
                if gone.status in (Status.VERBATIM, Status.AMBIGUOUS):
                    continue  # it stands on another page as well
                hinted = document.locate_quote(Quote(text, str(page)))
                searched = {Status.NOT_FOUND, Status.UNSEARCHABLE}
                named = {Status.UNSEARCHABLE}
                yield self._nowhere(quote.name, UNSEARCHABLE, hinted, named)
                yield self._nowhere(quote.name, GONE, gone, searched)

    def _keep(self, name: str, variant: str, found: Located) -> None:
        self.answers.setdefault(name, {})[variant] = prediction_of(found)

    def _nowhere(
        self, name: str, variant: str, found: Located, wanted: set[Status]
    ) -> Outcome:
        lit = Lit(any=bool(found.placements))
        return Outcome(self.name, name, variant, found.status, frozenset(wanted), lit)

    def _outcome(
        self,
        quote: TrueQuote,
        variant: str,
        found: Located,
        wanted: set[Status],
        lit: Lit,
    ) -> Outcome:
        altered = variant == ALTERED
        kinds = {each.kind for each in found.differences}
        return Outcome(
            self.name,
            quote.name,
            variant,
            found.status,
            frozenset(wanted),
            lit,
            quote.tags,
            quote.change.get("type", "") if altered else "",
            altered and bool(kinds & right_kinds(quote.change)),
        )


def _lit(
    ink: Ink,
    found: Located,
    glyphs: Iterable[TrueGlyph],
    quote: TrueQuote,
    free: Iterable[TrueGlyph] = (),
) -> Lit:
    """Return how well the current placement lights `glyphs`."""
    rects = rects_of(found.placements[0].pages) if found.placements else {}
    vertical = _VERTICAL in quote.tags
    return ink.lit(rects, glyphs, (*quote.ignored, *free), vertical=vertical)


def _both_lit(ink: Ink, found: Located, quote: TrueQuote, copy: int) -> Lit:
    """Return how well a passage and its copy, `copy` pages behind, are lit.

    Each by the placement that does it best: the worse of the two counts.
    """

    def best(by_pages: int) -> Lit:
        glyphs = [(each[0] + by_pages, *each[1:]) for each in quote.glyphs]
        free = [(each[0] + by_pages, *each[1:]) for each in quote.ignored]
        each_lit = (
            ink.lit(
                rects_of(placement.pages),
                glyphs,
                free,
                vertical=_VERTICAL in quote.tags,
            )
            for placement in found.placements
        )
        return max(each_lit, key=lambda lit: lit.f1, default=Lit(any=False))

    return min(best(0), best(copy), key=lambda lit: lit.f1)


def _on_one_page(quotes: Iterable[TrueQuote]) -> Iterator[TrueQuote]:
    for quote in quotes:
        if len({glyph[0] for glyph in quote.glyphs}) == 1 and "plain" in quote.variants:
            yield quote
