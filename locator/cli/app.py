"""The commands of `qlocate`, and the exit code each of them ends with."""

import io
import os
import sys
import traceback
from collections.abc import Sequence

import click

from locator.cli import exits, file_messages, messages, table_messages
from locator.cli.bench import bench
from locator.cli.compare import compare
from locator.cli.demo import demo
from locator.cli.find import find
from locator.cli.manifest import manifest
from locator.cli.text import text
from locator.cli.verify import verify
from locator.errors import FileError, OcrError
from locator.evidence.tables.choice import ChoiceError
from locator.evidence.tables.unsure import UnsureColumnsError
from locator.version import __version__

_DEBUG = "--debug"


@click.group(
    help=messages.PROGRAM,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="qlocate")
@click.option(_DEBUG, is_flag=True, expose_value=False, help=messages.DEBUG)
@click.pass_context
def cli(context: click.Context) -> None:
    """Show the help if no command was typed."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for _command in (find, verify, compare, manifest, text, demo, bench):
    cli.add_command(_command)


def run(arguments: Sequence[str]) -> int:
    """Return the exit code of the command in `arguments` (without the program)."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that cannot show a character is no reason to fail.
        sys.stdout.reconfigure(errors="replace")
    try:
        code = cli.main(list(arguments), prog_name="qlocate", standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        return exits.INTERRUPTED
    except (BrokenPipeError, SystemExit):  # click and rich exit on a broken pipe
        return _nobody_reads()
    except Exception as error:  # noqa: BLE001 - the last resort: people get no traceback
        return _failed(error, debug=_DEBUG in arguments)
    return int(code or exits.FAITHFUL)


def _failed(error: Exception, *, debug: bool) -> int:
    match error:
        case UnsureColumnsError():
            offered = table_messages.columns_offered(error.mapping)
            message = f"{file_messages.file_error(error)} {offered}"
        case ChoiceError():
            message = table_messages.choice_error(error)
        case FileError():
            message = file_messages.file_error(error)
        case OcrError():
            message = messages.ocr_error(error)
        case click.UsageError():
            command = error.ctx.command_path if error.ctx else "qlocate"
            message = messages.usage_error(error.format_message(), command)
        case click.ClickException():
            message = error.format_message()
        case _:
            message = messages.internal_error(error)
            if debug:
                traceback.print_exception(error)
    click.echo(message, err=True)
    return exits.FAILED


def _nobody_reads() -> int:
    # What is still buffered would fail again when the interpreter ends.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return exits.BROKEN_PIPE
