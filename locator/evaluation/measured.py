"""Locates everything that is known about a document, and judges every answer."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from locator.document import Document, Pages
from locator.errors import FileError, Obstacle
from locator.evaluation.changed_pages import Kept, Twice, WithImage
from locator.evaluation.derived import Case, derived_cases, given_cases
from locator.evaluation.json_files import read_json
from locator.evaluation.lit import Ink, Lit
from locator.evaluation.outcome import (
    ABSENT,
    ALTERED,
    AMBIGUOUS,
    GONE,
    PLAIN,
    UNCHANGED,
    UNSEARCHABLE,
    Outcome,
    right_kinds,
)
from locator.evaluation.true_quote import TrueQuote
from locator.evaluation.truth import Predictions, TruthDocument, prediction_of
from locator.located import Located
from locator.matching.locate import Finding
from locator.pdf.open import open_pdf
from locator.placement import Placement
from locator.quote import Quote
from locator.status import Status

_IMAGES = 2  # pages of a document that are turned into images, one at a time


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


@dataclass(frozen=True, slots=True)
class _Answer:
    """An answer, and the place that was refused where there is none."""

    found: Located
    finding: Finding
    refused: Placement | None

    @property
    def best(self) -> Placement | None:
        """Return the current place, or the one that was refused."""
        return self.found.placements[0] if self.found.placements else self.refused


def _answer(document: Document, quote: Quote) -> _Answer:
    finding = document.finding(quote)
    refused = document.placement(finding.refused) if finding.refused else None
    return _Answer(document.located(quote, finding), finding, refused)


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
            for case in (*given_cases(quote), *derived_cases(quote, foreign)):
                answer = _answer(document, Quote(case.text))
                if case.variant in (*UNCHANGED, ALTERED):
                    self._keep(quote.name, case.variant, answer)
                lit, best = (
                    ink.lit_by(
                        place, case.glyphs, (*quote.ignored, *case.free), quote.tags
                    )
                    for place in (
                        answer.found.placements[:1],
                        filter(None, [answer.best]),
                    )
                )
                yield self._outcome(quote, case, answer, lit, best)

    def absent(self, known: _Known) -> Iterator[Outcome]:
        """Yield what becomes of sentences of other documents."""
        document = Document(self.pages)
        for name, text in known.absent.items():
            answer = _answer(document, Quote(text))
            self._keep(name, ABSENT, answer)
            yield self._nowhere(name, ABSENT, answer, {Status.NOT_FOUND})

    def twice(self, known: _Known) -> Iterator[Outcome]:
        """Yield what becomes of passages when every page is there twice."""
        document = Document(Twice(self.pages))
        ink = Ink(document)
        for quote in _on_one_page(known.quotes):
            answer = _answer(document, Quote(quote.variants[PLAIN]))
            lit = _both_lit(ink, answer.found, quote, len(self.pages.labels))
            case = Case(AMBIGUOUS, answer.found.quote.text, Status.AMBIGUOUS, ())
            yield self._outcome(quote, case, answer, lit, lit)

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
                text = quote.variants[PLAIN]
                gone = _answer(document, Quote(text))
                if gone.found.status in (Status.VERBATIM, Status.AMBIGUOUS):
                    continue  # it stands on another page as well
                hinted = _answer(document, Quote(text, str(page)))
                searched = {Status.NOT_FOUND, Status.UNSEARCHABLE}
                named = {Status.UNSEARCHABLE}
                yield self._nowhere(quote.name, UNSEARCHABLE, hinted, named)
                yield self._nowhere(quote.name, GONE, gone, searched)

    def _keep(self, name: str, variant: str, answer: _Answer) -> None:
        prediction = prediction_of(answer.found, answer.finding.confidence)
        self.answers.setdefault(name, {})[variant] = prediction

    def _nowhere(
        self, name: str, variant: str, answer: _Answer, wanted: set[Status]
    ) -> Outcome:
        return Outcome(
            document=self.name,
            name=name,
            variant=variant,
            status=answer.found.status,
            wanted=frozenset(wanted),
            lit=Lit(any=bool(answer.found.placements)),
            confidence=answer.finding.confidence,
            grounds=_grounds(answer),
            share=answer.finding.share,
        )

    def _outcome(
        self, quote: TrueQuote, case: Case, answer: _Answer, lit: Lit, best: Lit
    ) -> Outcome:
        altered = case.variant == ALTERED
        kinds = {each.kind for each in answer.found.differences}
        return Outcome(
            document=self.name,
            name=quote.name,
            variant=case.variant,
            status=answer.found.status,
            wanted=frozenset((case.status,)),
            lit=lit,
            tags=quote.tags,
            change=quote.change.get("type", "") if altered else "",
            kind_right=altered and bool(kinds & right_kinds(quote.change)),
            best_right=best.right_place,
            confidence=answer.finding.confidence,
            grounds=_grounds(answer),
            share=answer.finding.share,
        )


def _grounds(answer: _Answer) -> tuple[float, ...]:
    return answer.finding.grounds.numbers() if answer.finding.grounds else ()


def _both_lit(ink: Ink, found: Located, quote: TrueQuote, copy: int) -> Lit:
    """Return how well a passage and its copy, `copy` pages behind, are lit.

    Each by the placement that does it best: the worse of the two counts.
    """

    def best(by_pages: int) -> Lit:
        glyphs = [(each[0] + by_pages, *each[1:]) for each in quote.glyphs]
        free = [(each[0] + by_pages, *each[1:]) for each in quote.ignored]
        each_lit = (
            ink.lit_by([place], glyphs, free, quote.tags) for place in found.placements
        )
        return max(each_lit, key=lambda lit: lit.f1, default=Lit(any=False))

    return min(best(0), best(copy), key=lambda lit: lit.f1)


def _on_one_page(quotes: Iterable[TrueQuote]) -> Iterator[TrueQuote]:
    for quote in quotes:
        if len({glyph[0] for glyph in quote.glyphs}) == 1 and PLAIN in quote.variants:
            yield quote
