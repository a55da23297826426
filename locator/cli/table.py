"""The answers as people get them: a table as wide as the terminal."""

from collections import Counter
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from locator.cli import messages
from locator.cli.answering import Answers
from locator.cli.excerpt import excerpt
from locator.cli.page_ranges import page_ranges
from locator.cli.printable import printable
from locator.document import Document, Located
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
_FIXED = 34  # status, page, and the gaps between columns
_QUOTE_LINES = 2
_SHOWN_DIFFERENCES = 4


def print_answers(answers: Answers) -> None:
    """Print a table of the answers, their counts, and the pages without text."""
    console = Console(soft_wrap=False, highlight=False)
    located, file = answers.located, answers.file
    console.print(_table(located, file.document, console))
    console.print(messages.counts(Counter(found.status for found in located)))
    damaged = file.damaged_pages()
    empty = [page for page in file.pages_without_text() if page not in damaged]
    if empty:
        console.print(messages.pages_without_text(page_ranges(empty), len(empty)))
    if damaged:
        console.print(messages.damaged_pages(page_ranges(damaged), len(damaged)))


def _table(answers: Sequence[Located], document: Document, console: Console) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, expand=False)
    table.add_column(messages.COLUMN_STATUS, no_wrap=True)
    table.add_column(messages.COLUMN_PAGE, no_wrap=True)
    table.add_column(messages.COLUMN_QUOTE, ratio=3)
    table.add_column(messages.COLUMN_DIFFERENCES, ratio=2)
    room = max(_NARROWEST, console.width) - _FIXED
    for answer in answers:
        style = _STYLES[answer.status]
        table.add_row(
            Text(f"{_sign(answer.status, console)} {answer.status}", style),
            Text(_page(answer, document)),
            _quote(answer, room * 3 // 5 * _QUOTE_LINES, style),
            Text("\n".join(_remarks(answer, document))),
        )
    return table


def _sign(status: Status, console: Console) -> str:
    sign = messages.SIGNS[status]
    try:
        sign.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return messages.PLAIN_SIGNS[status]
    return sign


def _page(answer: Located, document: Document) -> str:
    if not answer.placements:
        return ""
    index = answer.placements[0].pages[0].page_index
    return messages.page(index + 1, printable(document.page_labels[index]))


def _quote(answer: Located, length: int, style: str) -> Text:
    words = next((each.quote for each in answer.differences if each.quote), "")
    text = Text(excerpt(answer.quote.text, words, length))
    if words:
        text.highlight_words([printable(words)], style)
    return text


def _remarks(answer: Located, document: Document) -> list[str]:
    if answer.status == Status.AMBIGUOUS:
        return [messages.several_places(_pages(answer, document))]
    remarks = [
        printable(messages.difference(each))
        for each in answer.differences[:_SHOWN_DIFFERENCES]
    ]
    if len(answer.differences) > _SHOWN_DIFFERENCES:
        remarks.append(messages.more(len(answer.differences) - _SHOWN_DIFFERENCES))
    if answer.status == Status.PARTIAL:
        remarks.insert(0, messages.share_found(answer.placements[0].score))
    return remarks


def _pages(answer: Located, document: Document) -> list[str]:
    return [
        messages.page(
            placement.pages[0].page_index + 1,
            printable(document.page_labels[placement.pages[0].page_index]),
        )
        for placement in answer.placements
    ]
