"""What a column of a table may hold."""

from enum import StrEnum


class Role(StrEnum):
    """What a column holds; the values are what a person types."""

    QUOTE = "quote"
    CLAIM = "claim"
    CLAIM_NAME = "claim-id"
    DOCUMENT = "document"
    PAGE = "page"
    SECTION = "section"
    NAME = "id"
    NOTE = "note"
    PREFIX = "prefix"
    SUFFIX = "suffix"
    CONTEXT = "context"
    MODEL = "model"
    RUN = "run"
    VERDICT = "verdict"
    VERDICT_NOTE = "verdict-note"
    REVIEWER = "reviewer"
    REVIEWED_AT = "reviewed-at"
