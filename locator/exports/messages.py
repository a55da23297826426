"""Every word that copies, annotations and the overlay page say to people."""

from locator.claim import Judgement
from locator.exports.words import KIND, STATUS, VERDICT
from locator.status import Difference, Status

PROGRAM = "Quotelight"
QUOTES = "Quotes"
OVERLAY = (
    "Every box is placed in shares of the page, over a picture of it. Where it lies on "
    "the words, the numbers are right. Click a quote to see its place."
)


def place(status: Status, number: int, count: int) -> str:
    """Return the status of a quote, and which of its places this is (from 1)."""
    word = STATUS[status]
    return word if count == 1 else f"{word}, {number} of {count}"


def difference(found: Difference) -> str:
    """Return one difference, in one line."""
    kind = KIND[found.kind].capitalize()
    if not (found.quote or found.source):
        return f"{kind}: the source has these passages the other way round"
    if found.quote and found.source:
        return f"{kind}: quote “{found.quote}”, source “{found.source}”"
    if found.quote:
        return f"{kind}: “{found.quote}” is not in the source"
    return f"{kind}: “{found.source}” left out"


def quoted(text: str) -> str:
    """Return the quote as it was given."""
    return f"Quote as given: {text}"


def claimed(number: int, text: str) -> str:
    """Return the claim that a quote is to support."""
    return f"Claim {number}: {text}" if text else f"Claim {number}"


def judged(judgement: Judgement) -> str:
    """Return what a person thinks of the claim, and who."""
    verdict = judgement.verdict
    word = f"Verdict: {VERDICT[verdict]}" if verdict else "Not reviewed"
    return f"{word} ({judgement.reviewer})" if judgement.reviewer else word


def noted(text: str) -> str:
    """Return what a person wrote about the claim."""
    return f"Note: {text}"


def remarked(text: str) -> str:
    """Return what the evidence file says beside the quote."""
    return f"Note in the evidence: {text}"


def placed(person: str) -> str:
    """Return who put the quote where it is lit."""
    return f"Placed by {person}"


def named(name: str) -> str:
    """Return what the quote is called."""
    return f"Quote {name}"


def page(page_number: int, label: str) -> str:
    """Return a page: its number, and its printed label if that differs."""
    return f"page {page_number}" + (f" ({label})" if label != str(page_number) else "")
