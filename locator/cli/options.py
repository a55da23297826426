"""Options and arguments that several commands share."""

import sys
from pathlib import Path

import click

from locator.cli import messages

pdf_argument = click.argument("pdf", type=click.Path(path_type=Path))
password_option = click.option(
    "--password-stdin", is_flag=True, help=messages.PASSWORD_STDIN
)


def password_from_stdin() -> str:
    """Return the first line of standard input."""
    return sys.stdin.readline().rstrip("\r\n")
