"""How fast quotes are located, against PyMuPDF's own search in the same run.

Run by `make bench`; files named `bench_*` are no part of `make check`, where nothing
may read a clock. Figures are ratios: machines differ, the two sides run on one.
"""

import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pymupdf  # noqa: TID251 - the baseline is PyMuPDF's own search

import locator
from tests.bench.truths import documents, needs_truth

ROUNDS = 3
LONG = 2_000
GIGABYTE = 1024**3


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


def seconds(work: Callable[[], None]) -> float:
    """Return how long `work` takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


@needs_truth
def test_locating_takes_no_longer_than_searching() -> None:
    ours = min(seconds(locate_all) for _ in range(ROUNDS))
    theirs = seconds(search_all)
    sys.stdout.write(
        f"\nlocating {ours:.1f} s, search_for {theirs:.1f} s: {ours / theirs:.2f}\n"
    )

    assert ours <= theirs


def test_a_document_of_2000_pages_stays_under_a_gigabyte(tmp_path: Path) -> None:
    path = tmp_path / "long.pdf"
    write_long(path)
    start = time.perf_counter()
    with locator.open(path) as document:
        found = document.locate("Line 31 of page 1999 tells what happened")
        absent = document.locate("Nothing of this kind was ever written down here")
    took = time.perf_counter() - start
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    sys.stdout.write(f"\n{LONG} pages: {most / 1e6:.0f} MB, {took:.1f} s\n")

    assert found.placements[0].pages[0].page_index == LONG - 2
    assert not absent.placements
    assert most < GIGABYTE


def write_long(path: Path) -> None:
    """Write a document of 2,000 pages with 45 lines of 60 characters each."""
    with pymupdf.open() as document:
        for number in range(1, LONG + 1):
            lines = "\n".join(
                f"Line {line} of page {number} tells what happened on that day there."
                for line in range(1, 46)
            )
            document.new_page().insert_text((72, 72), lines, fontsize=10)
        document.save(path)
