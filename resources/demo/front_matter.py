"""Adds what stands around the pages: metadata, outline, page labels, links."""

import pymupdf

from resources.demo.landmarks import Landmark, find_headings
from resources.demo.links import add_links
from resources.demo.pages import FIRST_NUMBER

METADATA = {
    "title": "Moisture-tolerant capture of CO2 on copper–amine films",
    "author": "A. Halden, M. Okoro and R. Sato",
    "subject": "Annals of Surface Separations, 2024, 17, 1044–1055",
    "keywords": "carbon dioxide capture, polyamine, copper, humidity, heat balance",
    "creator": "Quotelight sample paper",
    "producer": "PyMuPDF",
    "creationDate": "D:20240719080000Z",
    "modDate": "D:20240719080000Z",
}
# The headings of the scanned page cannot be found in its text.
SCANNED = (Landmark("6 Checks on the measurement of humidity", 8, 60.0),)


def add_front_matter(paper: pymupdf.Document) -> None:
    """Add metadata, outline, page labels and links to the finished pages."""
    headings = sorted(
        (*find_headings(paper), *SCANNED), key=lambda mark: mark.page_index
    )
    paper.set_metadata(METADATA)
    paper.set_toc([_entry(heading) for heading in headings])
    label = {"startpage": 0, "prefix": "", "style": "D", "firstpagenum": FIRST_NUMBER}
    paper.set_page_labels([label])
    add_links(paper, headings)


def _entry(heading: Landmark) -> list[object]:
    number = heading.text.partition(" ")[0]
    target = {
        "kind": pymupdf.LINK_GOTO,
        "page": heading.page_index,
        "to": pymupdf.Point(0, max(heading.top_pt - 6, 0)),
    }
    level = 2 if "." in number else 1
    return [level, heading.text, heading.page_index + 1, target]
