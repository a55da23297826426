"""Builds the sample paper, byte for byte the same each time.

``python -m resources.demo.build [OUT_DIR]``
"""

import sys
from collections.abc import Mapping
from pathlib import Path

import pymupdf

from resources.demo.canvas import PAGE_HEIGHT, PAGE_WIDTH, stream
from resources.demo.faces import NAMES, Faces, load
from resources.demo.front_matter import add_front_matter
from resources.demo.ink import Ink
from resources.demo.page_plan import PAGES
from resources.demo.pages import TEXTS, Printer
from resources.demo.scan import photograph

NAME = "halden-2024.pdf"
SHORTEST_TAIL = 3


def build(folder: Path) -> Path:
    """Write the paper into a folder and return its path."""
    faces = load()
    printer = Printer(faces, _hyphens())
    paper = pymupdf.open()
    for plan, ink in zip(PAGES, printer.pages(), strict=True):
        if plan.scanned:
            sheet = pymupdf.open()
            _print_page(sheet, faces, ink)
            photograph(sheet[0], paper)
        else:
            _print_page(paper, faces, ink)
    add_front_matter(paper)
    paper.subset_fonts()
    path = folder / NAME
    # No /ID and fixed dates: the same text gives the same bytes.
    paper.save(path, garbage=4, deflate=True, no_new_id=True)
    return path


def _print_page(document: pymupdf.Document, faces: Faces, ink: list[Ink]) -> None:
    page = document.new_page(width=PAGE_WIDTH, height=PAGE_HEIGHT)
    for index, name in enumerate(NAMES):
        buffer = faces.by_name[name].buffer
        page.insert_font(fontname=f"F{index}", fontbuffer=buffer)
    xref = document.get_new_xref()
    document.update_object(xref, "<<>>")
    document.update_stream(xref, stream(faces, ink))
    page.set_contents(xref)


def _hyphens() -> Mapping[str, str]:
    words = (TEXTS / "hyphens.txt").read_text(encoding="utf-8").split()
    return {word.replace("-", ""): _without_stubs(word) for word in words}


def _without_stubs(word: str) -> str:
    # Two letters alone on the next line look like a mistake.
    head, _, tail = word.rpartition("-")
    return head + tail if head and len(tail) < SHORTEST_TAIL else word


def main() -> int:
    """Build the paper where the first argument says, or beside this file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    path = build(folder)
    sys.stdout.write(f"{path}: {path.stat().st_size / 1000:.0f} kB\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
