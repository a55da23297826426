"""What somebody claims to stand in a document."""

from dataclasses import dataclass

from locator.page_boxes import PageBoxes


@dataclass(frozen=True, slots=True)
class Quote:
    """A quotation as given, with what is known about where it should stand.

    Attributes:
        text: The quoted words: plain text, Markdown, or with `$LaTeX$`.
        page_hint: Page as given: a number counted from 1 or a printed label.
        prefix: Words that stand before the quote.
        suffix: Words that stand behind the quote.
        claim: The statement that the quote is to support.
        section: Heading or number of the section in which it stands.
        boxes: Where it should stand in the document in which it is searched.
    """

    text: str
    page_hint: str | None = None
    prefix: str = ""
    suffix: str = ""
    claim: str = ""
    section: str = ""
    boxes: tuple[PageBoxes, ...] = ()
