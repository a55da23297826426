"""The option that says which columns of a table hold what."""

import click

from locator.cli import table_messages
from locator.evidence.tables.choice import ChoiceError, ColumnChoice


def _parsed(
    _context: click.Context, _parameter: click.Parameter, text: str | None
) -> ColumnChoice | None:
    try:
        return ColumnChoice.parsed(text) if text else None
    except ChoiceError as error:
        raise click.UsageError(table_messages.choice_error(error)) from error


columns_option = click.option(
    "--columns", metavar="CHOICE", callback=_parsed, help=table_messages.COLUMNS
)
