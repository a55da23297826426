"""`qlocate find`: finds quotes in a PDF file."""

from collections.abc import Sequence
from pathlib import Path

import click

from locator.cli import messages
from locator.cli.answering import Printer, answer
from locator.cli.asked import STDIN, GivenHints, asked
from locator.cli.columns_option import columns_option
from locator.cli.machine import print_json, print_json_lines
from locator.cli.options import ocr_options, password_option, pdf_argument, source
from locator.cli.table import print_answers
from locator.evidence.tables.choice import ColumnChoice


@click.command(help=messages.FIND)
@pdf_argument
@click.option("-q", "--quote", "texts", multiple=True, help=messages.QUOTE)
@click.option("--evidence", type=click.Path(path_type=Path), help=messages.EVIDENCE)
@click.option("--page", "page_hint", help=messages.PAGE_HINT)
@click.option("--section", default="", help=messages.SECTION)
@click.option("--prefix", default="", help=messages.PREFIX)
@click.option("--suffix", default="", help=messages.SUFFIX)
@columns_option
@password_option
@ocr_options
@click.option("--json", "as_json", is_flag=True, help=messages.AS_JSON)
@click.option("--jsonl", "as_json_lines", is_flag=True, help=messages.AS_JSON_LINES)
def find(  # noqa: PLR0913 - one parameter for every option
    *,
    pdf: Path,
    texts: Sequence[str],
    evidence: Path | None,
    page_hint: str | None,
    section: str,
    prefix: str,
    suffix: str,
    columns: ColumnChoice | None,
    password_stdin: bool,
    ocr: bool,
    ocr_language: str | None,
    as_json: bool,
    as_json_lines: bool,
) -> int:
    """Return the exit code after printing where every quote stands."""
    if as_json and as_json_lines:
        raise click.UsageError(messages.TWO_FORMATS)
    if texts.count(STDIN) + password_stdin > 1:
        raise click.UsageError(messages.STDIN_TWICE)
    if (prefix or suffix) and len(texts) != 1:
        raise click.UsageError(messages.CONTEXT_OF_SEVERAL)
    hints = GivenHints(page_hint, section, prefix, suffix)
    wanted = asked(texts, evidence, hints, columns)
    file = source(
        pdf, password_stdin=password_stdin, ocr=ocr, ocr_language=ocr_language
    )
    return answer(file, wanted, _printer(as_json, as_json_lines))


def _printer(as_json: bool, as_json_lines: bool) -> Printer:
    if as_json:
        return print_json
    return print_json_lines if as_json_lines else print_answers
