"""The answers as people get them: a table as wide as the terminal."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from locator.checked import NOT_SEARCHED, CheckedQuote, Source
from locator.cli import messages
from locator.cli.answering import Answers
from locator.cli.excerpt import excerpt
from locator.cli.printable import printable
from locator.cli.remarks import first_page, remarks
from locator.markup.readings import readings
from locator.number_runs import page_ranges
from locator.status import Status

_STYLES = {
    Status.VERBATIM: "green",
    Status.ELIDED: "blue",
    Status.ALTERED: "bold yellow",
    Status.PARTIAL: "yellow",
    Status.AMBIGUOUS: "magenta",
    Status.NOT_FOUND: "bold red",
    Status.UNSEARCHABLE: "dim",
}
_NARROWEST = 60
_WIDEST_NAME = 12
_PADDING = 2
_AROUND_COLUMNS = 5 * _PADDING + 4  # rich counts the padding of the last one as well
_QUOTE_LINES = 1.75  # two, less what is lost where lines break between words
_MOST_FOR_REMARKS = 0.45  # of the room that quote and remarks share


@dataclass(frozen=True, slots=True)
class Entry:
    """A quote of the table, and the document in which it was searched, if in any."""

    quote: CheckedQuote
    source: Source | None


@dataclass(frozen=True, slots=True)
class Group:
    """Quotes that go together under a heading; none is written if it is empty."""

    heading: str
    entries: Sequence[Entry]


def print_answers(answers: Answers) -> None:
    """Print a table of the answers, their counts, and the pages without text."""
    console = Console(highlight=False)
    entries = [Entry(quote, answers.source) for quote in answers.quotes]
    print_groups([Group("", entries)], console)
    print_counts(answers.quotes, console)
    print_pages(answers.source, console, recognised=answers.recognised)


def print_groups(groups: Sequence[Group], console: Console) -> None:
    """Print the quotes of all groups in columns of the same widths."""
    rows = [[_row(entry, console) for entry in group.entries] for group in groups]
    widths = _widths([row for some in rows for row in some], console)
    for number, (group, some) in enumerate(zip(groups, rows, strict=True)):
        if group.heading:
            heading = Text(printable(group.heading), "bold", overflow="fold")
            console.print(*[""] * bool(number), heading, sep="\n")
        if some:
            console.print(_table(some, widths, headed=number == 0))


def print_counts(quotes: Sequence[CheckedQuote], console: Console) -> None:
    """Print how many quotes have which status, and how many were searched nowhere."""
    searched = [quote for quote in quotes if quote.remark not in NOT_SEARCHED]
    by_status = Counter(quote.located.status for quote in searched)
    console.print(messages.counts(by_status, len(quotes) - len(searched)))


def print_pages(source: Source, console: Console, *, recognised: bool) -> None:
    """Print which pages of a document could not be searched.

    Args:
        source: The document.
        console: Where to print.
        recognised: Whether pictures of text were to be read.
    """
    damaged = [index + 1 for index in source.damaged]
    empty = [at + 1 for at in source.without_text if at + 1 not in damaged]
    read = [index + 1 for index in source.recognised]
    if read:
        console.print(messages.recognised_pages(page_ranges(read), len(read)))
    if empty:
        console.print(
            messages.pages_without_text(
                page_ranges(empty), len(empty), recognised=recognised
            )
        )
    if damaged:
        console.print(messages.damaged_pages(page_ranges(damaged), len(damaged)))


@dataclass(frozen=True, slots=True)
class _Row:
    """What is written about one quote, before it is cut to size."""

    name: str
    quote: CheckedQuote
    status: str
    page: str
    remarks: str

    @property
    def style(self) -> str:
        return _STYLES[self.quote.located.status]

    def words(self, width: int) -> Text:
        """Return the quote, cut to lines of `width` around what differs."""
        answer = self.quote.located
        words = next((d.quote for d in answer.differences if d.quote), "")
        printed = readings(answer.quote.text)[0]
        text = Text(excerpt(printed, words, int(width * _QUOTE_LINES)))
        if words:
            whole_words = rf"(?<!\w){re.escape(printable(words))}(?!\w)"
            text.highlight_regex(whole_words, self.style)
        return text


@dataclass(frozen=True, slots=True)
class _Widths:
    """How wide the columns are, in cells."""

    name: int
    status: int
    page: int
    quote: int
    remarks: int


def _row(entry: Entry, console: Console) -> _Row:
    quote, source = entry.quote, entry.source
    status = quote.located.status
    word = messages.NOT_SEARCHED if source is None else str(status)
    return _Row(
        printable(quote.name),
        quote,
        f"{_sign(status, console)} {word}",
        first_page(quote.located, source),
        "\n".join(remarks(quote, source)),
    )


def _widths(rows: Sequence[_Row], console: Console) -> _Widths:
    name = min(_WIDEST_NAME, _widest([messages.COLUMN_ID, *(row.name for row in rows)]))
    status = _widest([messages.COLUMN_STATUS, *(row.status for row in rows)])
    page = _widest([messages.COLUMN_PAGE, *(row.page for row in rows)])
    room = max(_NARROWEST, console.width) - name - status - page - _AROUND_COLUMNS
    lines = [line for row in rows for line in row.remarks.split("\n")]
    beside = _widest([messages.COLUMN_DIFFERENCES, *lines])
    beside = min(beside, int(room * _MOST_FOR_REMARKS))
    quote = _widest(
        [messages.COLUMN_QUOTE, *(row.words(room - beside).plain for row in rows)]
    )
    return _Widths(name, status, page, min(quote, room - beside), beside)


def _table(rows: Sequence[_Row], widths: _Widths, *, headed: bool) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, show_header=headed)
    table.padding = (0, _PADDING, 0, 0)
    table.add_column(messages.COLUMN_ID, width=widths.name, no_wrap=True)
    table.add_column(messages.COLUMN_STATUS, width=widths.status, no_wrap=True)
    table.add_column(messages.COLUMN_PAGE, width=widths.page, no_wrap=True)
    table.add_column(messages.COLUMN_QUOTE, width=widths.quote)
    table.add_column(messages.COLUMN_DIFFERENCES, width=widths.remarks)
    for row in rows:
        table.add_row(
            Text(row.name),
            Text(row.status, row.style),
            Text(row.page),
            row.words(widths.quote),
            Text(row.remarks),
        )
    return table


def _widest(texts: Sequence[str]) -> int:
    return max(map(cell_len, texts))


def _sign(status: Status, console: Console) -> str:
    sign = messages.SIGNS[status]
    try:
        sign.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return messages.PLAIN_SIGNS[status]
    return sign
