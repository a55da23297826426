"""Turns the tags that models put around quotes into quotation marks and pages."""

import re

_TAGGED = re.compile(
    r"<(?P<tag>cite|quote|q)\b(?P<names>[^<>]*)>\s*[“\"]?(?P<words>[^<>]*?)[”\"]?\s*"
    r"</(?P=tag)>",
    re.IGNORECASE,
)
_PAGE = re.compile(r"\bpages?\s*=\s*[\"']?(\w+)", re.IGNORECASE)


def without_tags(text: str) -> str:
    """Return `text` with `<quote page="7">…</quote>` as “…” (p. 7)."""
    return _TAGGED.sub(_marked, text) if "</" in text else text


def _marked(found: "re.Match[str]") -> str:
    page = _PAGE.search(found["names"])
    return f"“{found['words']}”" + (f" (p. {page[1]})" if page else "")
