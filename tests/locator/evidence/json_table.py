"""What the tables of JSON files share: what is in a file, and what is said in it."""

import json
from dataclasses import dataclass, field

from locator.evidence.formats import Format
from locator.evidence.record import Fault

FILM = "The film took up no water in a week."
COST = "The cost per tonne fell by a third."
ZOTERO = json.dumps({"pageIndex": 3, "rects": [[72, 500, 200, 512]]})
CHAIN = {
    "chunkId": "films.pdf:p3:c120-c156",
    "text": FILM,
    "evidence": {
        "file": "films.pdf",
        "page": 3,
        "pageWidth": 595.32,
        "pageHeight": 841.92,
        "charStart": 120,
        "charEnd": 156,
        "bboxes": [{"x": 72.0, "y": 520.4, "w": 448.1, "h": 11.2}],
    },
}
UNIT = {
    "content": COST,
    "pageNumber": 12,
    "bboxes": [{"x": 0.1, "y": 0.2, "w": 0.5, "h": 0.02}],
}
LOCATED = {
    "type": "page_location",
    "cited_text": FILM,
    "document_index": 0,
    "document_title": "films.pdf",
    "start_page_number": 4,
    "end_page_number": 5,
}
BLOCK = {"type": "text", "text": "It stays dry.", "citations": [LOCATED]}
ANNOTATION = {
    "id": "a1",
    "target": [
        {
            "source": "https://example.org/films.pdf",
            "selector": [
                {"type": "TextPositionSelector", "start": 12, "end": 48},
                {"type": "TextQuoteSelector", "exact": FILM, "prefix": "So: "},
                {"type": "PageSelector", "index": 3, "label": "iv"},
            ],
        }
    ],
    "text": "worth a look",
    "tags": ["water"],
}


@dataclass(frozen=True)
class Said:
    text: str = FILM
    page: str | None = None
    claim: str = ""
    document: str = ""
    name: str = ""


@dataclass(frozen=True)
class File:
    what: str
    content: object
    format: Format
    quotes: list[Said]
    bad: list[Fault] = field(default_factory=list)
    by_line: bool = False

    @property
    def text(self) -> str:
        if self.by_line and isinstance(self.content, list):
            return "\n".join(map(json.dumps, self.content))
        return json.dumps(self.content)
