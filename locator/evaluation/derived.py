"""Makes further quotes of a passage whose glyphs are known, the same in every run."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from locator.comparable.tokens import tokens_of
from locator.comparable.vocabulary import COMPARATORS, HEDGES, NEGATIONS
from locator.evaluation.cuts import Words, words_of
from locator.evaluation.outcome import ALTERED, ELIDED, ELIDED_ALTERED, LLM, PARTIAL
from locator.evaluation.true_quote import TrueGlyph, TrueQuote
from locator.status import Status

_FEWEST_WORDS = 9
_END_WORDS = 3  # at either end of an ellipsis
_KEPT = 0.6
_WEIGHTY = NEGATIONS | HEDGES | COMPARATORS
_NOT = frozenset(("not", "cannot", "nicht"))
_SENTENCE_END = re.compile(r"[.!?]['\"’”)\]]*\s|[。！？]")


@dataclass(frozen=True, slots=True)
class Case:
    """A text to locate, and the right answer.

    Attributes:
        variant: What was done to the passage.
        text: The quote.
        status: The right status.
        glyphs: What is to be lit.
        free: What may be lit or not.
    """

    variant: str
    text: str
    status: Status
    glyphs: tuple[TrueGlyph, ...]
    free: tuple[TrueGlyph, ...] = ()


def given_cases(quote: TrueQuote) -> Iterator[Case]:
    """Yield the quotes that the truth itself has of a passage."""
    for variant, text in quote.variants.items():
        stopless = variant == LLM and quote.stop_dropped
        glyphs = quote.without_stop() if stopless else quote.glyphs
        stop = quote.glyphs[len(glyphs) :]
        yield Case(variant, text, Status.VERBATIM, glyphs, stop)
    if quote.altered:
        yield Case(ALTERED, quote.altered, Status.ALTERED, quote.glyphs)


def derived_cases(quote: TrueQuote, foreign: Sequence[str]) -> Iterator[Case]:
    """Yield the quotes that can be made of a passage.

    Args:
        quote: The passage.
        foreign: Sentences that stand nowhere in the document.
    """
    words = words_of(quote.variants.get("plain", ""), quote.glyphs)
    if len(words.spans) < _FEWEST_WORDS:
        return
    cases = (
        _elided(words, quote),
        _elided_altered(words, quote),
        _partial(words, quote, foreign),
    )
    yield from filter(None, cases)


def _elided(words: Words, quote: TrueQuote) -> Case | None:
    """Return the passage without its middle third, if nothing of weight is in it."""
    third = len(words.spans) / 3
    case = _without(words, quote, third, 2 * third)
    if case is None or {each.text for each in tokens_of(case.left_out)} & _WEIGHTY:
        return None
    return Case(ELIDED, case.text, Status.ELIDED, case.glyphs)


def _elided_altered(words: Words, quote: TrueQuote) -> Case | None:
    """Return the passage without a "not", and a third of its words around that."""
    texts = [span.of(words.text).casefold() for span in words.spans]
    half = len(words.spans) / 6
    for at, text in enumerate(texts):
        if text in _NOT:
            case = _without(words, quote, at + 0.5 - half, at + 0.5 + half)
            if (
                case
                and set(case.left_out.casefold().split()) & _NOT
                and not _SENTENCE_END.search(case.left_out)
            ):
                return Case(ELIDED_ALTERED, case.text, Status.ALTERED, case.glyphs)
    return None


@dataclass(frozen=True, slots=True)
class _Without:
    text: str
    left_out: str
    glyphs: tuple[TrueGlyph, ...]


def _without(
    words: Words, quote: TrueQuote, first: float, last: float
) -> _Without | None:
    """Return the passage with an ellipsis for the words `first` to `last`."""
    most = len(words.spans) - _END_WORDS
    start = words.nearest(first, _END_WORDS, most - 1)
    end = start and words.nearest(last, start.word + 1, most)
    if start is None or end is None:
        return None
    return _Without(
        f"{words.text[: start.before]} … {words.text[end.behind :]}",
        words.text[start.behind : end.before],
        quote.glyphs[: start.glyph] + quote.glyphs[end.glyph :],
    )


def _partial(words: Words, quote: TrueQuote, foreign: Sequence[str]) -> Case | None:
    """Return the first part of the passage with words of another document behind it."""
    count = len(words.spans)
    cut = words.nearest(_KEPT * count, count // 2 + 1, count - _END_WORDS)
    if cut is None or not foreign:
        return None
    kept = words.text[: cut.before]
    other = foreign[int(quote.name[1:]) % len(foreign)].split()
    room = (1 - _KEPT) / _KEPT * len(kept)
    added = ""
    for word in other:
        if len(added) + 1 + len(word) > room:
            break
        added += f" {word}"
    if len(added.split()) < _END_WORDS:
        return None
    return Case(PARTIAL, kept + added, Status.PARTIAL, quote.glyphs[: cut.glyph])
