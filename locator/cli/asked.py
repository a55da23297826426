"""Collects the quotes that a command is asked to find."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import click

from locator.cli import file_messages, messages, table_messages
from locator.cli.progress import Bar, reading_shown_by
from locator.evidence.read import read_evidence
from locator.evidence.record import Evidence, Record
from locator.evidence.tables.choice import ColumnChoice
from locator.quote import Quote

STDIN = "-"


@dataclass(frozen=True, slots=True)
class Asked:
    """Everything that is to be found.

    Attributes:
        quotes: The quotes, in the order given.
        path: The evidence file, if there is one.
        evidence: What was read from it.
    """

    quotes: tuple[Quote, ...]
    path: Path | None = None
    evidence: Evidence = field(default_factory=Evidence)

    @property
    def names(self) -> tuple[str, ...]:
        """Return what each quote is called: as its file has it, else by its number."""
        given = [record.name for record in self.evidence.records]
        typed = len(self.quotes) - len(given)
        return tuple(
            name or f"q{number}"
            for number, name in enumerate((*[""] * typed, *given), 1)
        )

    @property
    def records(self) -> tuple[Record, ...]:
        """Return each quote with all that its file says about it."""
        given = self.evidence.records
        typed = len(self.quotes) - len(given)
        return (
            *(Record(quote, 0) for quote in self.quotes[:typed]),
            *(
                replace(record, quote=quote)
                for record, quote in zip(given, self.quotes[typed:], strict=True)
            ),
        )

    def complaints(self) -> Iterator[str]:
        """Yield a line for all that was guessed, and for every record skipped."""
        if self.path:
            detected = self.evidence.detected
            if detected and not detected.sure:
                yield file_messages.unsure_format(self.path, detected)
            for notice in self.evidence.notices:
                yield table_messages.notice(self.path, notice)
            for bad in self.evidence.bad_records:
                yield file_messages.bad_record(self.path, bad.line, bad.fault)


@dataclass(frozen=True, slots=True)
class GivenHints:
    """What was typed about where quotes should stand.

    Attributes:
        page_hint: The page for quotes that do not name one themselves.
        section: The section for quotes that do not name one themselves.
        prefix: Words before each quote that is typed.
        suffix: Words behind it.
    """

    page_hint: str | None = None
    section: str = ""
    prefix: str = ""
    suffix: str = ""

    def for_typed(self, quote: Quote) -> Quote:
        """Return a typed quote with the words around it."""
        return replace(quote, prefix=self.prefix, suffix=self.suffix)

    def for_any(self, quote: Quote) -> Quote:
        """Return a quote with the page and the section, unless it names its own."""
        return replace(
            quote,
            page_hint=quote.page_hint or self.page_hint,
            section=quote.section or self.section,
        )


_NO_HINTS = GivenHints()


def asked(
    texts: Sequence[str],
    path: Path | None,
    hints: GivenHints = _NO_HINTS,
    columns: ColumnChoice | None = None,
) -> Asked:
    """Return the quotes typed, then those of the evidence file at `path`.

    Args:
        texts: The quotes typed; `-` stands for standard input.
        path: The evidence file.
        hints: What was typed about where they should stand.
        columns: What was typed about the columns of the evidence file.

    Raises:
        FileError: The evidence file cannot be read.
        ChoiceError: It has no column of a name that was typed.
        click.ClickException: There is no quote to find.
    """
    quotes = [
        hints.for_typed(_typed(number, text)) for number, text in enumerate(texts, 1)
    ]
    evidence = _read(path, columns) if path else Evidence()
    quotes.extend(record.quote for record in evidence.records)
    if not quotes:
        raise click.ClickException(
            messages.no_evidence(path) if path else messages.NO_QUOTES
        )
    return Asked(tuple(map(hints.for_any, quotes)), path, evidence)


def _read(path: Path, columns: ColumnChoice | None) -> Evidence:
    with Bar() as bar:
        return read_evidence(path, columns=columns, watch=reading_shown_by(bar))


def _typed(number: int, text: str) -> Quote:
    if text == STDIN:
        text = sys.stdin.buffer.read().decode("utf-8-sig", "replace")
    text = text.encode("utf-8", "replace").decode("utf-8").strip()
    if not text:
        raise click.ClickException(messages.empty_quote(number))
    return Quote(text)
