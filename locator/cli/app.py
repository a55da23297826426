"""The commands of `qlocate`, and the exit code each of them ends with."""

from collections.abc import Sequence

import click

from locator.version import __version__


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="qlocate")
def cli() -> None:
    """Find quotations in PDF files, and say how true each one is."""


def run(arguments: Sequence[str]) -> int:
    """Return the exit code of the command in `arguments` (without the program)."""
    try:
        code = cli.main(list(arguments), prog_name="qlocate", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return 2
    except click.Abort:
        return 130
    return int(code or 0)
