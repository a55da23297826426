"""What reading a document costs: against `rawdict`, and as it grows."""

import resource
import sys
from pathlib import Path
from statistics import median

import pymupdf  # noqa: TID251 - the baseline is PyMuPDF's own extraction

import locator
from locator.pdf.flags import TEXT_FLAGS
from locator.pdf.open import open_pdf
from tests.bench.bench_quotes import long_documents
from tests.bench.long_paper import write_lines
from tests.bench.stopwatch import quickest, seconds
from tests.bench.truths import needs_truth

TEXT_SHARE, GLYPHS_SHARE = 1.5, 4.0
LONG = 2_000
GROWTH = 2.2
GIGABYTE = 1024**3


def shares(path: Path) -> tuple[float, float]:
    """Return the time that text, and glyphs, of all pages take, `rawdict` being 1."""
    ours = open_pdf(path)
    with pymupdf.open(path) as document:
        every = range(len(document))
        # As people call it: with the corrections that we do without.
        pymupdf.TOOLS.unset_quad_corrections(on=False)
        raw = quickest(
            lambda: [document[at].get_text("rawdict", flags=TEXT_FLAGS) for at in every]
        )
        pymupdf.TOOLS.unset_quad_corrections(on=True)
    text = quickest(lambda: [ours.text(at) for at in every])
    glyphs = quickest(lambda: [ours.glyphs(at) for at in every])
    ours.close()
    return text / raw, glyphs / raw


@needs_truth
def test_reading_takes_little_more_than_extracting() -> None:
    texts, glyphs = zip(*map(shares, long_documents()), strict=True)
    sys.stdout.write(
        f"\ntext of a page {median(texts):.2f} times rawdict (at most"
        f" {max(texts):.2f}), with all quads {median(glyphs):.2f} (at most"
        f" {max(glyphs):.2f})\n"
    )

    assert median(texts) <= TEXT_SHARE
    assert median(glyphs) <= GLYPHS_SHARE


def test_time_grows_as_a_document_does_and_memory_stays_low(tmp_path: Path) -> None:
    half = write_lines(tmp_path / "half.pdf", LONG // 2)
    whole = write_lines(tmp_path / "whole.pdf", LONG)
    shorter = seconds(lambda: locate_in(half, LONG // 2))
    longer = seconds(lambda: locate_in(whole, LONG))
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    sys.stdout.write(
        f"\n{LONG // 2} pages: {shorter:.1f} s, {LONG}: {longer:.1f} s,"
        f" {longer / shorter:.2f} times; {most / 1e6:.0f} MB at most\n"
    )

    assert longer <= GROWTH * shorter
    assert most < GIGABYTE


def locate_in(path: Path, pages: int) -> None:
    """Find a line near the end, and see that another one stands nowhere."""
    with locator.open(path) as document:
        found = document.locate(f"Line 31 of page {pages - 1} tells what happened")
        absent = document.locate("Nothing of this kind was ever written down here")

    assert found.placements[0].pages[0].page_index == pages - 2
    assert not absent.placements
