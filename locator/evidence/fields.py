"""The names under which records keep a quote, its claim, and where it stands."""

_JOINTS = str.maketrans("", "", "_- .")


def plain_name(name: str) -> str:
    """Return a field's name without its joints: `exactQuote` is `exact_quote`."""
    return name.translate(_JOINTS).casefold()


def names(*spelled: str) -> tuple[str, ...]:
    """Return plain names of fields, the surest first."""
    return tuple(map(plain_name, spelled))


# Collected from real files: model answers, extraction tables, review tools.
QUOTE = names(
    "quote",
    "exact_quote",
    "verbatim_quote",
    "direct_quote",
    "supporting_quote",
    "evidence_quote",
    "source_quote",
    "quoted_text",
    "quotation",
    "verbatim",
    "cited_text",
    "evidence_text",
    "supporting_text",
    "supporting_evidence",
    "exact",
    "extraction_text",
    "annotation_text",
    "highlighted_text",
    "source_text",
    "excerpt",
    "passage",
    "snippet",
    "span",
    "highlight",
    "evidence",
    "relevant",
    "context",
    "text",
)

# Beside a list of quotes these hold what the quotes are about.
VAGUE = names("context", "text")

# Where a record keeps several quotes: strings, or records of them.
QUOTES = names(
    "quotes",
    "supporting_quotes",
    "exact_quotes",
    "verbatim_quotes",
    "quotations",
    "evidence",
    "evidences",
    "supporting_evidence",
    "snippets",
    "excerpts",
    "passages",
    "highlights",
)

# Where it keeps records; strings in there may be anything.
RECORDS = names("claims", "citations", "extractions", "annotations", "sources")
CLAIMS = names("claims", "statements", "findings")

PAGE = names(
    "page_hint", "page", "page_number", "page_no", "page_label", "start_page_number"
)
SECTION = names("section", "section_ref", "section_title", "heading", "location")
PREFIX = names("prefix", "context_before", "text_before")
SUFFIX = names("suffix", "context_after", "text_after")
ID = names("id", "evidence_id", "quote_id", "record_id")
CLAIM_ID = names("claim_id")
CLAIM = names(
    "claim", "claim_text", "statement", "content", "finding", "assertion", "hypothesis"
)

# A record names the claims that it supports; a claim names its evidence.
SUPPORTS = names("supports_claims", "supports", "claim_ids", "claim_id")
SUPPORTED_BY = names("supported_by", "evidence_ids", "quote_ids")

DOCUMENT = names(
    "document",
    "doc",
    "document_name",
    "doc_name",
    "document_title",
    "file",
    "file_name",
    "file_path",
    "pdf",
    "pdf_path",
    "pdf_file",
    "paper",
    "source_document",
    "source_file",
    "source",
    "title",
)
NOTE = names("note", "notes", "comment", "reasoning", "rationale", "explanation")
MODEL = names("model", "model_name", "model_id")
RUN = names("run", "run_id", "run_name")
