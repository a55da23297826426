"""`qlocate text`: prints the text in which offsets count."""

from pathlib import Path

import click

from locator.cli import exits, messages
from locator.cli.opened import opened
from locator.cli.options import ocr_options, password_option, pdf_argument, source
from locator.cli.output import write_text

_BETWEEN_PAGES = "\f"


@click.command(help=messages.TEXT)
@pdf_argument
@click.option("--page", "page_number", type=int, help=messages.TEXT_PAGE)
@password_option
@ocr_options
def text(
    *,
    pdf: Path,
    page_number: int | None,
    password_stdin: bool,
    ocr: bool,
    ocr_language: str | None,
) -> int:
    """Return the exit code after printing the text of one page or all."""
    wanted = source(
        pdf, password_stdin=password_stdin, ocr=ocr, ocr_language=ocr_language
    )
    with opened(wanted) as file:
        count = file.document.page_count
        if page_number is None:
            for index in range(count):
                write_text(_BETWEEN_PAGES * bool(index))
                write_text(file.document.glyphs(index).text)
        elif 1 <= page_number <= count:
            write_text(file.document.glyphs(page_number - 1).text)
        else:
            raise click.ClickException(messages.no_such_page(page_number, count))
    return exits.FAITHFUL
