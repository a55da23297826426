"""How long one quote takes, against PyMuPDF's own search of all pages."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median

import pymupdf  # noqa: TID251 - the baseline is PyMuPDF's own search

import locator
from locator.comparable.skeleton import skeleton_of
from tests.bench.stopwatch import quickest
from tests.bench.truths import TRUTH, needs_truth

FEWEST_PAGES = 20
SEARCHED = 5  # quotes of a document that the search is timed with
EXACT, APPROXIMATE = 20, 3  # times as fast


def long_documents() -> Iterator[Path]:
    """Yield the documents of the truth with 20 pages or more."""
    for path in sorted(TRUTH.glob("*.pdf")):
        with pymupdf.open(path) as document:
            if len(document) >= FEWEST_PAGES:
                yield path


def exact_texts(path: Path) -> list[str]:
    """Return the quotes of a document that stand in it letter by letter."""
    known = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    with locator.open(path) as document:
        skeleton = document.read().skeleton
    texts = [quote["variants"]["plain"] for quote in known["quotes"]]
    return [text for text in texts if skeleton_of(text).text in skeleton]


def altered_texts(path: Path) -> list[str]:
    """Return the quotes of a document with something else in them."""
    known = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    quotes = known["quotes"]
    return [quote["altered"]["text"] for quote in quotes if "altered" in quote]


def located_s(path: Path, texts: Sequence[str]) -> float:
    """Return the seconds that a quote takes once the document was read."""
    with locator.open(path) as document:
        document.read()
        return quickest(lambda: list(map(document.locate, texts))) / len(texts)


def searched_s(path: Path, texts: Sequence[str], *, prepared: bool) -> float:
    """Return the seconds that `search_for` takes for a quote on all pages.

    Args:
        path: The document.
        texts: The quotes.
        prepared: Whether the pages' text is taken once, not anew for every quote.
    """
    few = texts[:SEARCHED]
    with pymupdf.open(path) as document:
        pages = list(document)
        flags = pymupdf.TEXTFLAGS_SEARCH
        given = [page.get_textpage(flags=flags) if prepared else None for page in pages]

        def search() -> None:
            for text in few:
                for page, textpage in zip(pages, given, strict=True):
                    page.search_for(text, textpage=textpage)

        return quickest(search) / len(few)


def times_as_fast(name: str, texts_of: Callable[[Path], list[str]]) -> float:
    """Return how many times as fast as the search a quote is, in the median."""
    plain, prepared = [], []
    for path in long_documents():
        texts = texts_of(path)
        ours = located_s(path, texts)
        plain.append(searched_s(path, texts, prepared=False) / ours)
        prepared.append(searched_s(path, texts, prepared=True) / ours)
    sys.stdout.write(
        f"\n{name} quotes, {len(plain)} documents: {median(plain):.1f} times as fast as"
        f" search_for ({min(plain):.1f} to {max(plain):.1f}),"
        f" {median(prepared):.1f} times with text pages handed in\n"
    )
    return median(plain)


@needs_truth
def test_exact_quotes_are_found_many_times_as_fast_as_by_searching() -> None:
    assert times_as_fast("exact", exact_texts) >= EXACT


@needs_truth
def test_altered_quotes_are_found_faster_than_by_searching_in_vain() -> None:
    assert times_as_fast("altered", altered_texts) >= APPROXIMATE
