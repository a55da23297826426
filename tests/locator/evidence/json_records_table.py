"""Quotes that models and people write as JSON."""

from locator.evidence.formats import Format
from locator.evidence.record import Fault
from tests.locator.evidence.json_table import BLOCK, COST, FILM, File, Said

FILES = [
    File("strings", [FILM, COST], Format.JSON, [Said(), Said(COST)]),
    File(
        "records in other spellings",
        [{"exactQuote": FILM, "Page Number": "p. 4", "docName": "films.pdf"}],
        Format.JSON,
        [Said(page="4", document="films.pdf")],
    ),
    File(
        "claims with evidence under them",
        {
            "pdf": "films.pdf",
            "claims": [
                {"claim": "Dry", "quotes": [FILM]},
                {"claim": "Cheap", "evidence": [{"quote": COST, "page": 12}]},
            ],
        },
        Format.JSON,
        [
            Said(claim="Dry", document="films.pdf"),
            Said(COST, "12", "Cheap", "films.pdf"),
        ],
    ),
    File(
        "claims and evidence that name one another",
        {
            "evidence": [
                {"id": "E1", "verbatim_quote": FILM, "supports_claims": ["C1"]},
                {"id": "E2", "verbatim_quote": COST},
            ],
            "claims": [
                {"id": "C1", "content": "Dry", "supported_by": ["E1"]},
                {"id": "C2", "content": "Cheap", "supported_by": ["E2", "E9"]},
            ],
        },
        Format.JSON,
        [Said(claim="Dry", name="E1"), Said(COST, claim="Cheap", name="E2")],
        [Fault.UNKNOWN_EVIDENCE],
    ),
    File(
        "a due diligence list",
        [{"file_path": "lease.pdf", "page": "3", "exact_quote": COST}],
        Format.JSON,
        [Said(COST, "3", document="lease.pdf")],
    ),
    File(
        "an extraction table",
        [{"value": 4, "supporting_quote": FILM, "reasoning": "it says so"}],
        Format.JSON,
        [Said()],
    ),
    File(
        "one record a line",
        [{"quote": FILM, "page": 4}, {"quote": COST, "source": "costs.pdf"}],
        Format.JSON_LINES,
        [Said(page="4"), Said(COST, document="costs.pdf")],
        by_line=True,
    ),
    File(
        "a whole answer of Anthropic's",
        {"id": "msg_1", "role": "assistant", "model": "m", "content": [BLOCK]},
        Format.ANTHROPIC,
        [Said(page="4", claim="It stays dry.", document="films.pdf")],
    ),
    File(
        "its blocks alone",
        [{"type": "text", "text": "So:"}, BLOCK],
        Format.ANTHROPIC,
        [Said(page="4", claim="It stays dry.", document="films.pdf")],
    ),
    File(
        "an answer a line",
        [
            {"result": {"message": {"content": [BLOCK]}}},
            {"result": {"message": {"content": [{"type": "text", "text": "No."}]}}},
        ],
        Format.ANTHROPIC,
        [Said(page="4", claim="It stays dry.", document="films.pdf")],
        [Fault.NO_QUOTE],
        by_line=True,
    ),
    File(
        "an answer of OpenAI's, which names a file",
        {
            "output": [
                {
                    "content": [
                        {
                            "text": "It stays dry.",
                            "annotations": [
                                {"type": "file_citation", "filename": "films.pdf"}
                            ],
                        }
                    ]
                }
            ]
        },
        Format.FILE_CITATIONS,
        [],
        [Fault.ONLY_A_FILE],
    ),
    File(
        "an answer of Cohere's, which quotes itself",
        {
            "text": "It stays dry.",
            "citations": [
                {"start": 3, "end": 12, "text": "stays dry", "document_ids": ["d"]}
            ],
        },
        Format.FILE_CITATIONS,
        [],
        [Fault.ONLY_A_FILE],
    ),
    File(
        "a page as it is printed, and none",
        [{"quote": FILM, "page": "iv"}, {"quote": COST, "page": None}],
        Format.JSON,
        [Said(page="iv"), Said(COST)],
    ),
    File(
        "claims without a quote, and one judged by nobody",
        {"claims": [{"id": "C1", "text": "Dry"}, {"text": "Cheap", "quotes": [COST]}]},
        Format.JSON,
        [Said(COST, claim="Cheap")],
    ),
    File(
        "records that are none",
        [7, None, {"page": 3}, {"quote": ""}, FILM],
        Format.JSON,
        [Said()],
        [Fault.NOT_A_RECORD, Fault.NOT_A_RECORD, Fault.NO_QUOTE, Fault.EMPTY_QUOTE],
    ),
    File(
        "what several tools wrap around it",
        {"data": {"result": {"items": [{"snippet": FILM, "section": "Water"}]}}},
        Format.JSON,
        [Said()],
    ),
]
