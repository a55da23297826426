"""The formats of evidence files, and what is known about that of a file."""

from dataclasses import dataclass
from enum import StrEnum


class Format(StrEnum):
    """The formats that can be read; the values are what a person types."""

    MARKDOWN = "markdown"
    PLAIN = "plain"
    HTML = "html"
    DOCX = "docx"
    CSV = "csv"
    XLSX = "xlsx"
    JSON = "json"
    JSON_LINES = "jsonl"
    ANTHROPIC = "anthropic"
    FILE_CITATIONS = "file-citations"
    W3C = "w3c"
    LANGEXTRACT = "langextract"
    FINANCEBENCH = "financebench"
    ZOTERO = "zotero"
    EVIDENCE_CHAIN = "chain"
    CHUNKS = "chunks"
    DOCLING = "docling"
    CITED_ANSWER = "answer"
    OWN_EXPORT = "quotelight"


@dataclass(frozen=True, slots=True)
class Detected:
    """What format a file is in, as far as that can be told.

    Attributes:
        format: The likeliest.
        sure: Whether there is a sign that only this format has.
        others: What it may be as well, the likeliest first; whoever reads the file as
            `format` without being sure has to say so, and to offer these.
    """

    format: Format
    sure: bool = True
    others: tuple[Format, ...] = ()
