"""`qlocate text`: prints the text in which offsets count."""

from pathlib import Path

import click

from locator.cli import exits, messages
from locator.cli.opened import opened
from locator.cli.options import password_from_stdin, password_option, pdf_argument
from locator.cli.output import write_text

_BETWEEN_PAGES = "\f"


@click.command(help=messages.TEXT)
@pdf_argument
@click.option("--page", "page_number", type=int, help=messages.TEXT_PAGE)
@password_option
def text(*, pdf: Path, page_number: int | None, password_stdin: bool) -> int:
    """Return the exit code after printing the text of one page or all."""
    password = password_from_stdin() if password_stdin else None
    with opened(pdf, password) as file:
        count = file.document.page_count
        if page_number is None:
            for index in range(count):
                write_text(_BETWEEN_PAGES * bool(index))
                write_text(file.pages.text(index))
        elif 1 <= page_number <= count:
            write_text(file.pages.text(page_number - 1))
        else:
            raise click.ClickException(messages.no_such_page(page_number, count))
    return exits.FAITHFUL
