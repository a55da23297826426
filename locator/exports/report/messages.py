"""Every word of the reports: what was compared, and what came of it."""

from collections.abc import Mapping, Sequence

from locator.checked import Remark
from locator.status import Kind, Status

KIND_OF_REPORT = "Quotelight verification report"
SHORT_KIND = "verification report"
NOT_CHANGED = "The source files were not changed."
PAGE_OF_PAGES = "{page} / {pages}"

SOURCE_FACT = "Source"
EVIDENCE_FACT = "Evidence"
CHECKED_FACT = "Checked"
SOURCE_LINE = "{name}, {pages}, SHA-256 {sha256}"
BAD_SOURCE_LINE = "{name} could not be opened and was not checked"
TYPED = "typed, {claims}, {quotes}"
EVIDENCE_LINE = "{name}, {claims}, {quotes}"
SKIPPED_PART = "{evidence}; {records} could not be read"
CHECKED_LINE = "{day}, Quotelight {version}"
REVIEWER_PART = "{checked}, reviewer: {name}"
SEVERAL_DOCUMENTS = "Quotes from {count} documents"
NO_DOCUMENT = "Quotes without a document"

STATUS_TABLE = "What the source says"
VERDICT_TABLE = "What the reviewer says"
LEGEND = (
    "Round and coloured marks are the program’s comparison of words. Square marks "
    "without colour are a person’s judgement."
)
CLAIMS = "Claims and quotes"
COUNTS = "Counts"
NO_CLAIMS = "The evidence has neither claims nor quotes."
NO_QUOTE_FOR_CLAIM = "No quote was given for this claim."
WITHOUT_CLAIM = "Quotes without a claim"

NOT_SEARCHED = "Not searched"
NOT_REVIEWED = "Not reviewed"
# What can turn a statement round, as the sentence of result names it.
WEIGHTY: Mapping[Kind, str] = {
    Kind.NUMBER: "a number",
    Kind.SIGN: "a sign",
    Kind.NEGATION: "a negation",
    Kind.COMPARATOR: "a comparison",
    Kind.UNIT: "a unit",
    Kind.MODAL: "a modal word",
}

NOTHING_TO_CHECK = "There are no quotes to check."
AS_GIVEN = (
    "{count} of {quotes} stands in the source as given.",
    "{count} of {quotes} stand in the source as given.",
)
DIFFER_IN = ("{count} differs in {kinds}", "{count} differ in {kinds}")
DIFFER_OTHERWISE = ("{count} differs in other words", "{count} differ in other words")
WAS_NOT_FOUND = ("{count} was not found", "{count} were not found")
STANDS_IN_PART = ("{count} stands there in part", "{count} stand there in part")
IN_SEVERAL_PLACES = (
    "{count} stands in several places",
    "{count} stand in several places",
)
ON_PAGES_WITHOUT_TEXT = (
    "{count} belongs to a page without text",
    "{count} belong to pages without text",
)
WERE_NOT_SEARCHED = ("{count} was not searched", "{count} were not searched")
ONE_PAGE_UNCHECKED = "One page has no text layer and was not checked."
PAGES_UNCHECKED = "{count} pages have no text layer and were not checked."

QUOTE = "Quote"
SOURCE = "Source"
LEFT_OUT = "Left out"
NOTE = "Note"
GAP = "words left out"
QUOTE_NAME = "quote {name}"
PAGE_NAME = "page {page}"
PAGES_NAME = "pages {first}-{last}"
PRINTED = "{page} (printed {label})"
WORDS_LEFT_OUT = ("{count} word left out", "{count} words left out")
STANDS_ON = "{percent} % stands on {page}"
PLACES = "{count} places, on {pages}; shown: {shown}"
SEARCHED = "searched {pages}"
NO_PAGE_HAS_TEXT = "no page has a text layer"
HAS_NO_TEXT = ("{pages} has no text layer", "{pages} have no text layer")
PLACE_UNCERTAIN = "place uncertain"
READ_BY_OCR = "read by OCR"
OTHER_PAGE = "the evidence names page {page}"
NO_SUCH_PAGE = "the evidence names page {page}, which is not there"
REMARK: Mapping[Remark, str] = {
    Remark.MOVED: "placed by {name}",
    Remark.ATTACHED: "placed by {name}",
    Remark.REJECTED: "the place found was rejected by {name}",
    Remark.NO_DOCUMENT: "the document is not there: {document}",
    Remark.SEVERAL_DOCUMENTS: "the evidence does not say in which document",
    Remark.UNREADABLE_DOCUMENT: "the document could not be opened: {document}",
    Remark.UNFINISHED: "the search was not finished",
}
SOMEBODY = "a person"
UNNAMED = "without a name"
OTHER_ORDER = "The source has these passages the other way round."
CLOSEST = "Closest wording (not a match): {words}"
EVIDENCE_NOTE = "Note in the evidence: {note}"
CAPTION = "{name}, {page}"
CONTINUES = "{caption}; the passage goes on"
NOT_DRAWN = "This part of the page could not be drawn."
REVIEWED_BY = "Reviewed by {name}"
REVIEWED_ON = "Reviewed on {day}"
REVIEWED_BY_ON = "Reviewed by {name} on {day}"

MADE = "How each status is made"
DEFINITIONS: Mapping[Status, str] = {
    Status.VERBATIM: (
        "The same words stand there. Ligatures, line breaks, capitals, kinds of dashes "
        "and quotation marks, mark-up and citation marks are not counted."
    ),
    Status.ELIDED: (
        "The pieces stand there in this order. What the ellipsis leaves out is shown; "
        "a negation, hedge or comparison left out of a sentence makes it altered."
    ),
    Status.ALTERED: (
        "The place is certain, but words differ. Every difference is marked and named "
        "by its kind."
    ),
    Status.PARTIAL: (
        "At least half of the quote stands there word for word; the rest stands "
        "nowhere near."
    ),
    Status.AMBIGUOUS: (
        "The quote stands equally well in several places; one of them is shown."
    ),
    Status.NOT_FOUND: (
        "Every page with text was searched and no place is good enough. This does not "
        "say that the claim is untrue."
    ),
    Status.UNSEARCHABLE: (
        "The page that the evidence names, or the whole document, has no text that "
        "can be searched."
    ),
}
NOT_SEARCHED_DEFINITION = (
    "The document that the evidence names is not there, or could not be opened."
)
PAGES_WITHOUT_TEXT = "Pages without text"
ALL_HAVE_TEXT = "Every page has text that could be searched."
PAGES_OF = "{name}: {pages} of {count}."
OCR_PAGES = "{name}: {pages} read by OCR; compare with the picture."
SKIPPED_RECORDS = "Records that were skipped"
NONE_SKIPPED = "Every record of the evidence could be read."
SKIPPED_RECORD = "{name}, line {line}: {fault}."
FILES = "Files"
FILE_LINE = "{name}: SHA-256 {sha256}"
MADE_AT = "Checked at {time} with Quotelight {version}."

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August",
    "September", "October", "November", "December",
)  # fmt: skip # a table


def counted(count: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def numbered(forms: tuple[str, str], count: int, **words: object) -> str:
    """Return the first form for one, the second for any other number."""
    return forms[count != 1].format(count=f"{count:,}", **words)


def day(year: int, month: int, day_of_month: int) -> str:
    """Return a date in words."""
    return f"{day_of_month} {_MONTHS[month - 1]} {year}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Return words as a list in a sentence."""
    if len(words) < 2:  # noqa: PLR2004 - two are joined by a word
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
