"""Guesses what the columns of a table hold, and how sure that is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from locator.evidence.tables.choice import ColumnChoice, column_named
from locator.evidence.tables.column import Column, looked_at
from locator.evidence.tables.header_names import (
    OTHER_WORDS,
    about,
    header_words,
    named,
    without_number,
)
from locator.evidence.tables.headers import Headers, headers_of
from locator.evidence.tables.roles import Role
from locator.evidence.tables.row import Row

SURE = 0.8
_BY_RANK = (0.95, 0.85, 0.6)  # of the words in the header, see `roles`
_ONLY_TEXT = 0.85  # nothing else in the table can be the quotes
_BY_CONTENT = 0.4
_DOUBTED = 0.5  # of it remains: the content is not what the header says


@dataclass(frozen=True, slots=True)
class Guess:
    """What a column may hold.

    Attributes:
        role: What it may hold.
        column: Which one, from 0.
        confidence: How sure that is, 0 to 1; from `SURE` on it is taken for true.
        about: What its quotes are about, where its header says so.
    """

    role: Role
    column: int
    confidence: float
    about: str = ""


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """What the columns of a table hold.

    Attributes:
        headers: A name for every column.
        header_rows: Rows at the beginning that are not for reading.
        guesses: What is sure, and is applied.
        offered: What is not sure: somebody has to choose; the likeliest come first.
        is_own: Whether we wrote the table, so that a cell is one quote as it stands.
    """

    headers: tuple[str, ...]
    header_rows: int
    guesses: tuple[Guess, ...]
    offered: tuple[Guess, ...] = ()
    is_own: bool = False

    @property
    def is_sure(self) -> bool:
        """Tell whether it is known where the quotes are."""
        return any(guess.role == Role.QUOTE for guess in self.guesses)

    def columns(self, role: Role) -> tuple[Guess, ...]:
        """Return the columns that hold something, from left to right."""
        return tuple(guess for guess in self.guesses if guess.role == role)


def mapping_of(
    rows: Sequence[Row], choice: ColumnChoice | None = None
) -> ColumnMapping:
    """Return what the columns of a table hold.

    Args:
        rows: Its first rows.
        choice: What somebody said about that.

    Raises:
        ChoiceError: There is no column of a name that somebody said.
    """
    headers = headers_of(rows, choice.names if choice else ())
    chosen = tuple(_chosen(headers, choice or ColumnChoice()))
    said = (choice or ColumnChoice()).roles
    taken = {guess.column for guess in chosen}
    guesses = [
        guess
        for guess in _guesses(headers, rows[headers.rows :])
        if guess.role not in said and guess.column not in taken
    ]
    sure = [
        guess
        for role in Role
        for guess in _decided([g for g in guesses if g.role == role], headers)
    ]
    known = said | {guess.role for guess in sure}
    # What stands around the quotes may be all that there is of them.
    taken |= {guess.column for guess in sure if guess.role != Role.CONTEXT}
    offered = [g for g in guesses if g.role not in known and g.column not in taken]
    offered.sort(key=lambda guess: (guess.role != Role.QUOTE, -guess.confidence))
    applied = sorted((*chosen, *sure), key=lambda guess: guess.column)
    return ColumnMapping(headers.names, headers.rows, tuple(applied), tuple(offered))


def _chosen(headers: Headers, choice: ColumnChoice) -> Iterator[Guess]:
    for each in choice.chosen:
        if each.column:
            column = column_named(each.column, headers.names)
            yield Guess(each.role, column, 1.0, about(headers.names[column]))


def _guesses(headers: Headers, rows: Sequence[Row]) -> list[Guess]:
    columns = [
        looked_at([row.cell(at) for row in rows]) for at in range(len(headers.names))
    ]
    guesses: list[Guess] = []
    for at, (name, column) in enumerate(zip(headers.names, columns, strict=True)):
        if headers.are_given:
            guesses.extend(_by_header(name, at, column))
        else:
            guesses.extend(_by_content(at, column))
    asks = any(guess.about for guess in guesses)
    quotes = {guess.column for guess in guesses if guess.role == Role.QUOTE}
    texts = [at for at in sorted(quotes) if columns[at].is_text]
    return [_surer(guess, texts, headers, asks=asks) for guess in guesses]


def _by_header(name: str, at: int, column: Column) -> Iterator[Guess]:
    if subject := about(name):
        yield Guess(Role.QUOTE, at, _trusted(_BY_RANK[0], Role.QUOTE, column), subject)
        return
    words = header_words(name)
    if words in OTHER_WORDS:
        return
    found = named(words)
    if not found:
        yield from _by_content(at, column)
    elif found.role != Role.QUOTE or not column.is_number:
        confidence = _trusted(_BY_RANK[found.rank], found.role, column)
        yield Guess(found.role, at, confidence)
    if found and found.role == Role.CONTEXT and column.is_text:
        yield Guess(Role.QUOTE, at, _BY_CONTENT)


def _by_content(at: int, column: Column) -> Iterator[Guess]:
    if column.is_file:
        yield Guess(Role.DOCUMENT, at, _BY_RANK[1])
    elif column.is_text:
        yield Guess(Role.QUOTE, at, _BY_CONTENT + 0.1 * column.is_marked)
    elif column.is_page:
        yield Guess(Role.PAGE, at, _BY_CONTENT)


def _trusted(confidence: float, role: Role, column: Column) -> float:
    """Return how sure a role is if a column of this content is called so."""
    is_certain = confidence == _BY_RANK[0]
    match role:
        case Role.QUOTE:
            strange = column.is_number or column.is_page or column.is_file
            fits = column.is_text or (is_certain and not strange)
        case Role.PAGE:
            fits = column.is_page or (is_certain and not column.is_text)
        case Role.CLAIM:
            fits = not column.is_number
        case Role.NAME:
            fits = column.is_unique
        case Role.DOCUMENT if column.is_file:
            return 1.0
        case _:
            fits = True
    return confidence if fits or column.is_empty else confidence * _DOUBTED


def _surer(
    guess: Guess, texts: Sequence[int], headers: Headers, *, asks: bool
) -> Guess:
    """Return a guess, surer where the other columns leave no other choice.

    Args:
        guess: The guess.
        texts: The columns of texts that may be quotes.
        headers: What the columns are called.
        asks: Whether the table has columns of quotes about something: then it is from
            a review tool, and has a row for every publication.
    """
    name = headers.names[guess.column]
    said = named(header_words(name)) if headers.are_given else None
    if guess.role == Role.DOCUMENT and said and asks:
        return replace(guess, confidence=max(guess.confidence, _BY_RANK[1]))
    is_only = guess.role == Role.QUOTE and list(texts) == [guess.column]
    if is_only and (not headers.are_given or (said and said.role == Role.QUOTE)):
        return replace(guess, confidence=max(guess.confidence, _ONLY_TEXT))
    return guess


def _decided(guesses: Sequence[Guess], headers: Headers) -> list[Guess]:
    """Return which of the columns that may have a role do have it.

    That is the surest one; two that are equally sure leave a choice, unless they are
    quotes in several columns: "Quote 1" and "Quote 2", or one for every question.
    """
    best = max((guess.confidence for guess in guesses), default=0)
    group = [guess for guess in guesses if guess.confidence == best >= SURE]
    alike = {
        without_number(header_words(headers.names[guess.column])) for guess in group
    }
    asked = [guess for guess in guesses if guess.about and guess.confidence >= SURE]
    if asked:
        return asked
    several = group and group[0].role == Role.QUOTE and len(alike) == 1
    return group if len(group) == 1 or several else []
