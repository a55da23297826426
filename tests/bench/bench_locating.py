"""How fast quotes are located, against PyMuPDF's own search in the same run.

Run by `make bench`; files named `bench_*` are no part of `make check`, where nothing
may read a clock. Figures are ratios: machines differ, the two sides run on one.
"""

import sys

import pymupdf  # noqa: TID251 - the baseline is PyMuPDF's own search

import locator
from tests.bench.stopwatch import quickest, seconds
from tests.bench.truths import documents, needs_truth


def locate_all() -> None:
    """Open, read and locate everything, as `qlocate` does."""
    for path, texts in documents():
        with locator.open(path) as document:
            for text in texts:
                document.locate(text)


def search_all() -> None:
    """Look for everything on every page with `search_for`, pages not prepared."""
    for path, texts in documents():
        with pymupdf.open(path) as document:
            for text in texts:
                for page in document:
                    page.search_for(text)


@needs_truth
def test_locating_takes_no_longer_than_searching() -> None:
    ours = quickest(locate_all)
    theirs = seconds(search_all)
    sys.stdout.write(
        f"\nlocating {ours:.1f} s, search_for {theirs:.1f} s: {ours / theirs:.2f}\n"
    )

    assert ours <= theirs
