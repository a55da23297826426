"""Collects the records of a file; what stands behind a quote may still say more."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from locator.evidence.front_matter import FrontMatter
from locator.evidence.place import Place
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.evidence.spotted import Spotted
from locator.plain_json import Json
from locator.quote import Quote


@dataclass(frozen=True, slots=True)
class Around:
    """What the text around a quote says about it.

    Attributes:
        claim: What it is to support.
        place: Where it stands, as far as its own words do not say so.
        name: What it is called.
        note: What somebody wrote beside it.
        section: Heading or number of the section in which it stands.
        others: What else is known, by its name.
    """

    claim: str = ""
    place: Place = field(default_factory=Place)
    name: str = ""
    note: str = ""
    section: str = ""
    others: Mapping[str, Json] = field(default_factory=dict)


class Collected:
    """The records of a file, in order."""

    def __init__(self, front: FrontMatter) -> None:
        self._front = front
        self._found: list[Record | BadRecord] = []
        self._last: int | None = None  # the quote that later lines may be about
        self._next = Around()

    def add(self, spotted: Spotted, line: int, around: Around) -> None:
        """Add a quote that begins in some line."""
        words = " ".join(spotted.text.split())
        if not any(map(str.isalnum, words)):
            self.flaw(line, Fault.EMPTY_QUOTE)
            return
        place = spotted.place.over(self._next.place).over(around.place)
        quote = Quote(
            words,
            place.page,
            spotted.prefix,
            spotted.suffix,
            around.claim,
            around.section or self._next.section,
        )
        self._last = len(self._found)
        self._found.append(
            Record(
                quote,
                line,
                around.name or place.name,
                document=place.document,
                note=around.note,
                model=self._front.model,
                run=self._front.run,
                others={**self._front.others, **around.others}
                if around.others
                else self._front.others,
            )
        )
        self._next = Around()

    def take(self, record: Record | BadRecord) -> None:
        """Add a record that was read as a whole; what the file says holds for it."""
        if isinstance(record, Record):
            record = replace(
                record,
                model=record.model or self._front.model,
                run=record.run or self._front.run,
                others={**self._front.others, **record.others},
            )
        self._found.append(record)
        self._last = None

    def flaw(self, line: int, fault: Fault) -> None:
        """Add something that could not be read."""
        self._found.append(BadRecord(line, fault))
        self._last = None

    def forget(self) -> None:
        """Begin something new: what comes is not about the quote before."""
        self._last = None
        self._next = Around()

    def is_at(self, place: Place, *, is_next: bool = True) -> None:
        """Give a place to the quote before, if it has none; else to the next one.

        Args:
            place: The place.
            is_next: Whether it may be that of the next one.
        """
        last = self._record()
        if last and not (is_next and _is_elsewhere(last, place)):
            self._change(_placed(last, place))
        else:
            self._next = replace(self._next, place=place.over(self._next.place))

    def stands_at(self, index: int, place: Place) -> None:
        """Give a place to a quote, by the number of records before it."""
        record = self._found[index]
        if isinstance(record, Record):
            self._found[index] = _placed(record, place)

    def is_in(self, section: str) -> None:
        """Give a section to the quote before, if it has none; else to the next one."""
        last = self._record()
        if last and not last.quote.section:
            self._change(replace(last, quote=replace(last.quote, section=section)))
        else:
            self._next = replace(self._next, section=section)

    def note(self, words: str) -> None:
        """Write words beside the quote before."""
        last = self._record()
        if last and words:
            self._change(replace(last, note=f"{last.note}\n{words}".strip()))

    def has_last(self) -> bool:
        """Tell whether there is a quote that what comes may be about."""
        return self._last is not None

    def count(self) -> int:
        """Return how many records there are, those included that could not be read."""
        return len(self._found)

    def evidence(self) -> Evidence:
        """Return everything that was collected."""
        return replace(Evidence.of(self._found), documents=self._front.documents)

    def _record(self) -> Record | None:
        last = None if self._last is None else self._found[self._last]
        return last if isinstance(last, Record) else None

    def _change(self, record: Record) -> None:
        if self._last is not None:
            self._found[self._last] = record


def _placed(record: Record, place: Place) -> Record:
    """Return a record with what it does not know yet of where it stands."""
    quote = replace(record.quote, page_hint=record.quote.page_hint or place.page)
    document = record.document or place.document
    return replace(record, quote=quote, document=document)


def _is_elsewhere(record: Record, place: Place) -> bool:
    """Tell whether a place names another page than that of a record."""
    known = record.quote.page_hint
    return bool(known and place.page and known != place.page)
