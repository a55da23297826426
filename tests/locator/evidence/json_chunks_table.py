"""Chunks of documents, and answers that cite them."""

from locator.evidence.formats import Format
from locator.evidence.record import Fault
from tests.locator.evidence.json_table import CHAIN, COST, FILM, UNIT, File, Said

FILES = [
    File(
        "the evidence chain",
        [CHAIN],
        Format.EVIDENCE_CHAIN,
        [Said(page="3", document="films.pdf", name="films.pdf:p3:c120-c156")],
    ),
    File(
        "the evidence chain, a chunk a line, over two pages",
        [
            {
                "chunkId": "3:c120-c156",
                "text": FILM,
                "evidence": [
                    {"page": 3, "bboxes": [{"x": 72, "y": 40, "w": 90, "h": 11}]},
                    {"page": 4, "bboxes": [{"x": 72, "y": 700, "w": 90, "h": 11}]},
                ],
            },
            CHAIN,
        ],
        Format.EVIDENCE_CHAIN,
        [
            Said(page="3", name="3:c120-c156"),
            Said(page="3", document="films.pdf", name="films.pdf:p3:c120-c156"),
        ],
        by_line=True,
    ),
    File(
        "chunks of pdf-chunk-bbox",
        {"chunks": [UNIT]},
        Format.CHUNKS,
        [Said(COST, "12")],
    ),
    File(
        "chunks of the one shape with boxes of the other",
        [
            {**UNIT, "bboxes": [{"x": 72, "y": 520, "w": 448, "h": 11}]},
            {
                "text": FILM,
                "evidence": {
                    "page": 3,
                    "bboxes": [{"x": 0.1, "y": 0.2, "w": 0.5, "h": 0.02}],
                },
            },
            {**UNIT, **CHAIN},
            UNIT,
            UNIT,
        ],
        Format.CHUNKS,
        [Said(COST, "12"), Said(COST, "12")],
        [Fault.MIXED_FRAMES] * 3,
    ),
    File(
        "an answer with its chunks",
        {
            "answer": "It stays dry [1]. It got cheaper. [2] Why is not known [7].",
            "chunks": [CHAIN, UNIT],
        },
        Format.CITED_ANSWER,
        [
            Said(page="3", claim="It stays dry.", document="films.pdf", name="1"),
            Said(COST, "12", "It got cheaper.", name="2"),
        ],
        [Fault.UNKNOWN_EVIDENCE],
    ),
    File(
        "an answer and its chunks, a line each",
        [{"answer": "干了[1]。便宜了[2]。"}, CHAIN, {"text": COST, "page": 12}],
        Format.CITED_ANSWER,
        [
            Said(page="3", claim="干了。", document="films.pdf", name="1"),
            Said(COST, "12", "便宜了。", name="2"),
        ],
        by_line=True,
    ),
    File(
        "chunks of Docling",
        [
            {
                "text": FILM,
                "meta": {
                    "doc_items": [{"prov": [{"page_no": 4}]}],
                    "origin": {"filename": "films.pdf"},
                },
            }
        ],
        Format.DOCLING,
        [Said(page="4", document="films.pdf")],
        by_line=True,
    ),
    File(
        "hits of a search, with the evidence in their metadata",
        {
            "results": [
                {
                    "text": FILM,
                    "score": 0.9,
                    "metadata": {"chunkId": "films.pdf:p3:c1-c2", "evidence": []},
                }
            ]
        },
        Format.EVIDENCE_CHAIN,
        [Said(page="3", document="films.pdf", name="films.pdf:p3:c1-c2")],
    ),
]
