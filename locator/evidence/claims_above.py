"""Remembers what stands above a quote: headings, lines that lead in, list items."""

from dataclasses import dataclass, field

from locator.evidence.answer.trimmed import page_in_front
from locator.evidence.answer.wording import claimed
from locator.evidence.place import Place, document_named
from locator.evidence.shapes import plain_words

_LONGEST_ANNOUNCEMENT = 200  # characters


@dataclass(frozen=True, slots=True)
class _Heading:
    """A heading: its level, and what it says about all that stands under it."""

    level: int
    claim: str = ""
    place: Place = field(default_factory=Place)


class ClaimsAbove:
    """What the blocks read so far say about the quotes that come below them."""

    def __init__(self) -> None:
        self._headings: list[_Heading] = []
        self._bold = ""
        self._lead = ""
        self._is_lead_for_one = False
        self._items: dict[int, str] = {}
        self._document = ""

    def head(self, text: str, level: int, place: Place) -> None:
        """Take in a heading.

        Args:
            text: What it says, with its mark-up.
            level: From 1.
            place: Where its links lead.
        """
        while self._headings and self._headings[-1].level >= level:
            self._headings.pop()
        self._bold = self._lead = self._document = ""
        self._items.clear()
        words = plain_words(text)
        document = place.document or document_named(words)
        page = place.page or _page_alone(words)
        is_place = bool(page) or bool(document and _says_nothing(words, document))
        if document and not is_place:
            document = ""  # the heading says something about the file
        claim = "" if is_place or _only_announces(words) else words
        self._headings.append(_Heading(level, claim, Place(page, document)))

    def claim(self, words: str) -> None:
        """Take in a paragraph that is a claim."""
        self._bold = words
        self._lead = ""

    def lead(self, words: str, *, for_one: bool = False) -> None:
        """Take in words that lead in what follows; none if nothing is led in.

        Args:
            words: What they say.
            for_one: Whether only their own paragraph is led in.
        """
        self._lead = "" if _only_announces(words) else words
        self._is_lead_for_one = for_one

    def end_paragraph(self) -> None:
        """Come to the end of a paragraph."""
        if self._is_lead_for_one:
            self._lead = ""

    def state(self, item: int, words: str) -> None:
        """Take in what a list item states."""
        self._items[item] = words

    def state_first(self, item: int, words: str) -> None:
        """Take in what a list item states, unless it has stated something."""
        self._items.setdefault(item, words)

    def is_about(self, document: str) -> None:
        """Take in the document that all is about down to the next heading."""
        self._document = document

    def over(self, items: tuple[int, ...]) -> str:
        """Return the claim that holds in some list items: the innermost one."""
        named = (self._items.get(item) for item in reversed(items))
        headings = (each.claim for each in reversed(self._headings))
        return (
            next(filter(None, named), "")
            or self._lead
            or self._bold
            or next(filter(None, headings), "")
        )

    def place(self) -> Place:
        """Return the document and the page that are named above."""
        place = Place(document=self._document)
        for heading in reversed(self._headings):
            place = place.over(heading.place)
        return place

    def only_announces(self) -> bool:
        """Tell whether the nearest heading only says that quotes follow."""
        last = self._headings[-1] if self._headings else None
        return bool(last and not last.claim and not last.place)


def _only_announces(words: str) -> bool:
    return len(words) < _LONGEST_ANNOUNCEMENT and not claimed(words)


def _says_nothing(words: str, document: str) -> bool:
    rest = words.replace(document, " ").strip(" ()[]\"'“”`*_:—–-")
    return not any(map(str.isalnum, rest)) or _only_announces(rest)


def _page_alone(words: str) -> str | None:
    """Return the page that a heading names, if it says nothing else."""
    hint = page_in_front(f"{words}: …")
    return hint.page if hint else None
