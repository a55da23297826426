"""What tools for annotations and data sets write as JSON."""

from locator.evidence.formats import Format
from locator.evidence.record import Fault
from tests.locator.evidence.json_table import ANNOTATION, COST, FILM, ZOTERO, File, Said

FILES = [
    File(
        "one Web Annotation",
        {
            "@context": "http://www.w3.org/ns/anno.jsonld",
            "type": "Annotation",
            "id": "urn:a",
            "target": {
                "source": "films.pdf",
                "selector": {
                    "type": "FragmentSelector",
                    "value": "page=5",
                    "refinedBy": {"type": "TextQuoteSelector", "exact": FILM},
                },
            },
        },
        Format.W3C,
        [Said(page="5", document="films.pdf", name="urn:a")],
    ),
    File(
        "an annotation page",
        {"type": "AnnotationPage", "items": [ANNOTATION]},
        Format.W3C,
        [Said(page="4", document="films.pdf", name="a1")],
    ),
    File(
        "an annotation collection",
        {"type": "AnnotationCollection", "first": {"items": [ANNOTATION]}},
        Format.W3C,
        [Said(page="4", document="films.pdf", name="a1")],
    ),
    File(
        "an export of Hypothesis, with a note on the page",
        {"annotations": [ANNOTATION, {"id": "a2", "target": [{"source": "x"}]}]},
        Format.W3C,
        [Said(page="4", document="films.pdf", name="a1")],
        [Fault.NO_QUOTE],
    ),
    File(
        "what LangExtract writes",
        [
            {
                "document_id": "films.pdf",
                "text": f"We saw this. {FILM} Nobody knew why.",
                "extractions": [
                    {
                        "extraction_class": "uptake",
                        "extraction_text": FILM,
                        "char_interval": {"start_pos": 13, "end_pos": 49},
                    },
                    {
                        "extraction_class": "uptake",
                        "extraction_text": "Nobody knew",
                        "char_interval": None,
                    },
                ],
            }
        ],
        Format.LANGEXTRACT,
        [
            Said(claim="uptake", document="films.pdf"),
            Said("Nobody knew", claim="uptake", document="films.pdf"),
        ],
        by_line=True,
    ),
    File(
        "FinanceBench, whose pages count from 0",
        [
            {
                "financebench_id": "f_1",
                "doc_name": "FILMS_2018",
                "question": "Did the cost fall?",
                "answer": "Yes.",
                "evidence": [{"evidence_text": COST, "evidence_page_num": 11}],
            }
        ],
        Format.FINANCEBENCH,
        [Said(COST, "12", "Did the cost fall?", "FILMS_2018")],
        by_line=True,
    ),
    File(
        "annotations of Zotero's",
        [
            {
                "key": "K7",
                "annotationType": "highlight",
                "annotationText": FILM,
                "annotationPageLabel": "iv",
                "annotationPosition": ZOTERO,
            }
        ],
        Format.ZOTERO,
        [Said(page="4", name="K7")],
    ),
    File(
        "items of Zotero's with their attachments",
        {
            "items": [
                {
                    "title": "Films",
                    "attachments": [
                        {
                            "path": "C:\\papers\\films.pdf",
                            "annotations": [
                                {"annotationText": FILM, "annotationPageLabel": "iv"},
                                {"annotationType": "ink"},
                            ],
                        }
                    ],
                }
            ]
        },
        Format.ZOTERO,
        [Said(page="iv", document="films.pdf")],
        [Fault.NO_QUOTE],
    ),
    File(
        "our own answers",
        {
            "schema": 1,
            "frame": "page",
            "document": {"file": "/home/me/films.pdf", "sha256": "9f"},
            "quotes": [
                {
                    "id": "E7",
                    "quote": FILM,
                    "page_hint": "iv",
                    "claim": "Dry",
                    "status": "verbatim",
                    "page_number": 9,
                    "placements": [],
                }
            ],
        },
        Format.OWN_EXPORT,
        [Said(page="iv", claim="Dry", name="E7")],
    ),
]
