"""Shows pages the way other programs show them, to look at single pixels."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pypdfium2
import pytest

_PDFTOPPM = shutil.which("pdftoppm") or ""
_QPDF = shutil.which("qpdf") or ""
needs_poppler = pytest.mark.skipif(not _PDFTOPPM, reason="pdftoppm is not installed")
needs_qpdf = pytest.mark.skipif(not _QPDF, reason="qpdf is not installed")

_DPI = 72


@dataclass(frozen=True, slots=True)
class Rendered:
    """A page as a program shows it, annotations included.

    Attributes:
        width: In pixels.
        height: In pixels.
        pixels: Red, green and blue of every pixel, row by row from the top.
    """

    width: int
    height: int
    pixels: bytes

    def colour(self, x: int, y: int) -> tuple[int, int, int]:
        """Return red, green and blue of a pixel, 0 to 255."""
        at = 3 * (y * self.width + x)
        red, green, blue = self.pixels[at : at + 3]
        return red, green, blue

    def unlike(self, other: "Rendered") -> Iterator[tuple[int, int]]:
        """Yield the pixels, as x and y, whose colour is another one in `other`."""
        row = 3 * self.width
        for y in range(self.height):
            ours = self.pixels[y * row : (y + 1) * row]
            theirs = other.pixels[y * row : (y + 1) * row]
            if ours != theirs:
                for x in range(self.width):
                    if ours[3 * x : 3 * x + 3] != theirs[3 * x : 3 * x + 3]:
                        yield x, y


Renderer = Callable[[Path, int, float], Rendered]
"""Renders a page (index from 0) with so many pixels per point."""


def by_pdfium(path: Path, page_index: int, scale: float) -> Rendered:
    """Return a page as Chromium's library shows it."""
    with pypdfium2.PdfDocument(path) as document:
        bitmap = document[page_index].render(scale=scale, rev_byteorder=True)
        rows, stride, width = bytes(bitmap.buffer), bitmap.stride, 3 * bitmap.width
        assert bitmap.n_channels == 3
        pixels = b"".join(
            rows[y * stride : y * stride + width] for y in range(bitmap.height)
        )
        return Rendered(bitmap.width, bitmap.height, pixels)


def by_poppler(path: Path, page_index: int, scale: float) -> Rendered:
    """Return a page as `pdftoppm` shows it."""
    page = str(page_index + 1)
    command = [_PDFTOPPM, "-cropbox", "-r", str(scale * _DPI), "-f", page, "-l", page]
    answer = subprocess.run([*command, str(path)], check=True, capture_output=True)
    _, size, _, pixels = answer.stdout.split(b"\n", 3)
    width, height = map(int, size.split())
    return Rendered(width, height, pixels)


def complaints_of_qpdf(path: Path) -> str:
    """Return what `qpdf --check` has against a file; empty if nothing."""
    answer = subprocess.run(
        [_QPDF, "--check", str(path)], check=False, capture_output=True, text=True
    )
    return "" if answer.returncode == 0 else answer.stdout + answer.stderr
