"""The names under which records keep a quote, its claim, and where it stands."""

# Collected from real files: model answers, Anthropic citations, W3C and Hypothesis
# selectors, LangExtract, FinanceBench, Zotero. The surest name comes first.
QUOTE = (
    "quote",
    "exact_quote",
    "verbatim_quote",
    "supporting_quote",
    "cited_text",
    "evidence_text",
    "exact",
    "extraction_text",
    "annotationText",
    "excerpt",
    "snippet",
    "span",
    "highlight",
    "evidence",
    "relevant",
    "Context",
    "text",
)

# Beside a list of quotes these hold what the quotes are about.
VAGUE = ("Context", "text")

# Where a record keeps several quotes, or records of them.
SEVERAL = (
    "quotes",
    "supporting_quotes",
    "evidence",
    "claims",
    "citations",
    "extractions",
    "annotations",
    "snippets",
    "excerpts",
    "highlights",
)

PAGE = ("page_hint", "page", "page_number", "page_label", "start_page_number")
SECTION = ("section", "section_ref", "section_title", "heading", "location")
PREFIX = ("prefix", "context_before", "text_before")
SUFFIX = ("suffix", "context_after", "text_after")
NAME = "id"
CLAIM = ("claim", "statement", "content", "finding", "assertion")
