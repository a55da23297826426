"""The labels printed on a PDF file's pages (ISO 32000-1, 12.4.2)."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

import pymupdf
from pymupdf import mupdf

from locator.pdf.faults import FAULTS

_LONGEST = 40  # what is longer is no label but a fault of the file
_DEEPEST = 32
_ROMAN = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
    (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip # a table


@dataclass(frozen=True, slots=True)
class _Rule:
    """How the labels from page `start` (index from 0) on are made."""

    start: int
    prefix: str = ""
    style: str = ""
    first: int = 1

    def label(self, page_index: int) -> str:
        return self.prefix + _numeral(self.style, page_index - self.start + self.first)


def page_labels(document: "pymupdf.Document") -> tuple[str, ...]:
    """Return the label of every page; its number, from 1, where none can be read.

    PyMuPDF's own `get_label` loads the page and takes prefixes written as
    hexadecimal or UTF-16 strings for words.
    """
    try:
        rules = sorted(_rules(document), key=lambda rule: rule.start)
    except FAULTS:
        rules = []
    starts = [rule.start for rule in rules]
    labels = []
    for index in range(document.page_count):
        at = bisect_right(starts, index)
        label = rules[at - 1].label(index).strip() if at else ""
        labels.append(label if 0 < len(label) <= _LONGEST else str(index + 1))
    return tuple(labels)


def _rules(document: "pymupdf.Document") -> Iterator[_Rule]:
    pdf = mupdf.pdf_document_from_fz_document(document.this)
    root = mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Root")
    yield from _rules_below(mupdf.pdf_dict_gets(root, "PageLabels"), _DEEPEST)


def _rules_below(node: "mupdf.PdfObj", depth: int) -> Iterator[_Rule]:
    pairs = mupdf.pdf_dict_gets(node, "Nums")
    for at in range(0, mupdf.pdf_array_len(pairs) - 1, 2):
        start = mupdf.pdf_to_int(mupdf.pdf_array_get(pairs, at))
        rule = mupdf.pdf_array_get(pairs, at + 1)
        yield _Rule(
            start,
            mupdf.pdf_to_text_string(mupdf.pdf_dict_gets(rule, "P")),
            mupdf.pdf_to_name(mupdf.pdf_dict_gets(rule, "S")),
            mupdf.pdf_to_int(mupdf.pdf_dict_gets(rule, "St")) or 1,
        )
    if depth:
        kids = mupdf.pdf_dict_gets(node, "Kids")
        for at in range(mupdf.pdf_array_len(kids)):
            yield from _rules_below(mupdf.pdf_array_get(kids, at), depth - 1)


def _numeral(style: str, number: int) -> str:
    if number < 1 or style not in ("D", "r", "R", "a", "A"):
        return ""
    if style == "D":
        return str(number)
    text = _roman(number) if style in "rR" else _letters(number)
    return text.upper() if style.isupper() else text


def _roman(number: int) -> str:
    text = "m" * min(_LONGEST + 1, number // 1000)
    number %= 1000
    for value, letters in _ROMAN:
        text += letters * (number // value)
        number %= value
    return text


def _letters(number: int) -> str:
    """Return a to z, then aa to zz, aaa to zzz, as the specification has it."""
    times, letter = divmod(number - 1, 26)
    return chr(ord("a") + letter) * min(_LONGEST + 1, times + 1)
