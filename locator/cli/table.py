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

from locator.cli import messages
from locator.cli.answering import Answers
from locator.cli.excerpt import excerpt
from locator.cli.printable import printable
from locator.cli.remarks import first_page, remarks
from locator.located import Located
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
_BETWEEN_COLUMNS = 2
_QUOTE_LINES = 1.75  # two, less what is lost where lines break between words
_MOST_FOR_REMARKS = 0.45  # of the room that quote and remarks share


def print_answers(answers: Answers) -> None:
    """Print a table of the answers, their counts, and the pages without text."""
    console = Console(highlight=False)
    located, file = answers.located, answers.file
    console.print(_table(answers, console))
    console.print(messages.counts(Counter(found.status for found in located)))
    damaged = file.damaged_pages()
    empty = [page for page in file.pages_without_text() if page not in damaged]
    if file.recognised:
        read = file.recognised_pages()
        console.print(messages.recognised_pages(page_ranges(read), len(read)))
    if empty:
        console.print(
            messages.pages_without_text(
                page_ranges(empty), len(empty), recognised=bool(file.source.recogniser)
            )
        )
    if damaged:
        console.print(messages.damaged_pages(page_ranges(damaged), len(damaged)))


@dataclass(frozen=True, slots=True)
class _Row:
    """What is written about one quote, before it is cut to size."""

    name: str
    answer: Located
    status: str
    page: str
    remarks: str

    @property
    def style(self) -> str:
        return _STYLES[self.answer.status]

    def quote(self, width: int) -> Text:
        """Return the quote, cut to lines of `width` around what differs."""
        words = next((d.quote for d in self.answer.differences if d.quote), "")
        printed = readings(self.answer.quote.text)[0]
        text = Text(excerpt(printed, words, int(width * _QUOTE_LINES)))
        if words:
            whole_words = rf"(?<!\w){re.escape(printable(words))}(?!\w)"
            text.highlight_regex(whole_words, self.style)
        return text


def _table(answers: Answers, console: Console) -> Table:
    document = answers.file.document
    rows = [
        _Row(
            printable(name),
            answer,
            f"{_sign(answer.status, console)} {answer.status}",
            first_page(answer, document),
            "\n".join(remarks(answer, answers.file)),
        )
        for name, answer in zip(answers.asked.names, answers.located, strict=True)
    ]
    name = min(_WIDEST_NAME, _widest([messages.COLUMN_ID, *(row.name for row in rows)]))
    status = _widest([messages.COLUMN_STATUS, *(row.status for row in rows)])
    page = _widest([messages.COLUMN_PAGE, *(row.page for row in rows)])
    taken = name + status + page + 4 * _BETWEEN_COLUMNS
    room = max(_NARROWEST, console.width) - taken
    lines = [line for row in rows for line in row.remarks.split("\n")]
    beside = _widest([messages.COLUMN_DIFFERENCES, *lines])
    beside = min(beside, int(room * _MOST_FOR_REMARKS))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.padding = (0, _BETWEEN_COLUMNS, 0, 0)
    table.add_column(messages.COLUMN_ID, width=name, no_wrap=True)
    table.add_column(messages.COLUMN_STATUS, width=status, no_wrap=True)
    table.add_column(messages.COLUMN_PAGE, width=page, no_wrap=True)
    table.add_column(messages.COLUMN_QUOTE, max_width=room - beside)
    table.add_column(messages.COLUMN_DIFFERENCES, max_width=beside)
    for row in rows:
        table.add_row(
            Text(row.name),
            Text(row.status, row.style),
            Text(row.page),
            row.quote(room - beside),
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
