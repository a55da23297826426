"""Writes long documents, and knows what stands in them."""

from pathlib import Path

import pymupdf  # noqa: TID251 - test PDFs of many pages, drawn in one go

_TEXT = """
    apple brook candle dinner eleven forest garden hollow island jungle kettle lemon
    mirror number orange pepper quartz ribbon silver timber umbrella velvet willow
    yellow zebra anchor basket copper dragon empire falcon goblet harbor
"""
WORDS = _TEXT.split()
LINES = 45
WORDS_A_LINE = 11
FACTORS = (7, 13, 29)  # so that no two lines are alike


def line_of(page: int, line: int) -> str:
    """Return what a line of a page says."""
    start = page * LINES + line
    picked = (
        WORDS[(start * FACTORS[at % 3] + at * at + start // (at + 3)) % len(WORDS)]
        for at in range(WORDS_A_LINE)
    )
    return " ".join(picked)


def quotes_of(pages: int, count: int) -> list[str]:
    """Return quotes of two lines from all over a document; every fifth is altered."""
    quotes = []
    for number in range(count):
        page, line = number * pages // count, number % (LINES - 1)
        text = f"{line_of(page, line)} {line_of(page, line + 1)}"
        words = text.split()
        if number % 5 == 4:
            words[len(words) // 2] = "nowhere"
        quotes.append(" ".join(words))
    return quotes


def write(path: Path, pages: int) -> Path:
    """Write a document of many pages full of text."""
    with pymupdf.open() as document:
        for page in range(pages):
            lines = "\n".join(line_of(page, line) for line in range(LINES))
            document.new_page().insert_text((72, 72), lines, fontsize=10)
        document.save(path, deflate=True)
    return path


def write_lines(path: Path, pages: int) -> Path:
    """Write a document whose lines say which line of which page they are."""
    with pymupdf.open() as document:
        for number in range(1, pages + 1):
            lines = "\n".join(
                f"Line {line} of page {number} tells what happened on that day there."
                for line in range(1, LINES + 1)
            )
            document.new_page().insert_text((72, 72), lines, fontsize=10)
        document.save(path)
    return path
