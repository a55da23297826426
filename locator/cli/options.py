"""Options and arguments that several commands share."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from locator.cli import messages
from locator.cli.source import Source
from locator.pdf.ocr import ocr_in

_DEFAULT_LANGUAGE = "eng"

pdf_argument = click.argument("pdf", type=click.Path(path_type=Path))
password_option = click.option(
    "--password-stdin", is_flag=True, help=messages.PASSWORD_STDIN
)
_Command = TypeVar("_Command", bound=Callable[..., int])


def ocr_options(command: _Command) -> _Command:
    """Return `command` with the options for pages that are pictures of text."""
    language = click.option("--ocr-language", metavar="CODES", help=messages.LANGUAGE)
    return click.option("--ocr", is_flag=True, help=messages.OCR)(language(command))


def source(
    pdf: Path, *, password_stdin: bool, ocr: bool, ocr_language: str | None
) -> Source:
    """Return what the options say about the file to open.

    Raises:
        OcrError: Pictures are to be read, and there is no data to read them with.
        click.UsageError: A language without pictures to read.
    """
    if ocr_language and not ocr:
        raise click.UsageError(messages.LANGUAGE_ALONE)
    password = password_from_stdin() if password_stdin else None
    if not ocr:
        return Source(pdf, password)
    return Source(pdf, password, ocr_in(ocr_language or _DEFAULT_LANGUAGE))


def password_from_stdin() -> str:
    """Return the first line of standard input."""
    return sys.stdin.readline().rstrip("\r\n")
