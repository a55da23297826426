"""What a report states, without a word of how it looks."""

from dataclasses import dataclass
from enum import Enum, auto

from locator.claim import Verdict
from locator.located import Located
from locator.status import Status


class Look(Enum):
    """How a stretch of text is shown."""

    PLAIN = auto()
    DIFFERS = auto()
    """Words that the other side has otherwise or has not."""
    GAP = auto()
    """Words of the source are left out here; a dashed box."""
    ELLIPSIS = auto()
    """The quote's own ellipsis."""
    FOUND = auto()
    """The part of a partial quote that stands in the source."""
    REST = auto()
    """The part that does not."""


@dataclass(frozen=True, slots=True)
class Words:
    """A stretch of text and how it is shown."""

    text: str
    look: Look = Look.PLAIN


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the head: what it is about, and what it says."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Result:
    """The sentence of result: what is heavy in it, and what follows."""

    strong: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """How often something was said.

    Attributes:
        sign: Name of the sign: a status, a verdict, "unsearched" or "none".
        word: What people read.
        count: How often.
    """

    sign: str
    word: str
    count: int


@dataclass(frozen=True, slots=True)
class Side:
    """A text of the quote or of its source, with marks."""

    label: str
    words: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class QuoteEntry:
    """What the report says about a quote.

    Attributes:
        anchor: Its place in the report; no two have the same.
        sign: Name of its sign: its status, or "unsearched".
        word: The status in a word.
        about: What there is to say in few words: kinds, pages, its id.
        sides: Quote and source.
        remarks: Sentences that follow.
        status: The status, for the colour of its marks.
        source: Which of the documents it was searched in; None for none.
        located: The answer, for drawing where it stands.
    """

    anchor: str
    sign: str
    word: str
    about: tuple[str, ...]
    sides: tuple[Side, ...]
    remarks: tuple[str, ...]
    status: Status
    source: int | None
    located: Located


@dataclass(frozen=True, slots=True)
class ClaimEntry:
    """What the report says about a claim.

    Attributes:
        anchor: Its place in the report.
        number: Counted from 1, over the evidence; empty without a claim.
        title: The claim.
        verdict: What a person says about it; None for nothing.
        verdict_word: The same in a word.
        decided: By whom, and when; may be empty.
        note: What the person wrote.
        quotes: Its quotes.
    """

    anchor: str
    number: str
    title: str
    verdict: Verdict | None
    verdict_word: str
    decided: str
    note: str
    quotes: tuple[QuoteEntry, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the last page: a heading with lines, or with counts' signs.

    Attributes:
        title: Its heading.
        lines: What it says.
    """

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Definition:
    """How a status is made: its sign, its word, and what it says."""

    sign: str
    word: str
    text: str


@dataclass(frozen=True, slots=True)
class PageNames:
    """What pictures of a document are called below them: file, and label by page."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """All that a report states.

    Attributes:
        name: Short, for the foot of pages: that of the document.
        title: That of the document, or its name.
        authors: Its authors; may be empty.
        facts: Sources, evidence, when and by whom it was checked.
        result: The sentence of result.
        statuses: How many quotes have which status.
        verdicts: How many claims have which verdict.
        claims: Reviewed problems first, then the rest in order.
        definitions: How the statuses are made.
        sections: What else the last page says.
        documents: What the documents and their pages are called.
        made_at: When it was checked, in ISO 8601.
    """

    name: str
    title: str
    authors: str
    facts: tuple[Fact, ...]
    result: Result
    statuses: tuple[Count, ...]
    verdicts: tuple[Count, ...]
    claims: tuple[ClaimEntry, ...]
    definitions: tuple[Definition, ...]
    sections: tuple[Section, ...]
    documents: tuple[PageNames, ...]
    made_at: str
