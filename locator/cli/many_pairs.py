"""Checks many pairs in several processes, and says what came of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import click
from rich.console import Console

from locator.batch.kept import Result
from locator.batch.workers import Done, Lost, each_surely
from locator.cli import exits, messages
from locator.cli import folder_messages as folder_words
from locator.cli import verify_messages as words
from locator.cli.checked_table import print_shares
from locator.cli.one_pair import Wishes
from locator.cli.output import write_bytes
from locator.cli.outputs import STDOUT, Output, check_files
from locator.cli.pair_jobs import Jobs
from locator.cli.pair_work import PairJob, Unchecked, work
from locator.cli.progress import Bar
from locator.exports.files import write_whole
from locator.exports.json_file import json_bytes, summary_part
from locator.exports.json_parts import SCHEMA, Object
from locator.exports.results import PROGRAM
from locator.shares import Share, together


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What came of a pair."""

    job: PairJob
    result: Result | Unchecked


def check_pairs(jobs: Jobs, processes: int, wishes: Wishes) -> int:
    """Return the exit code after checking all pairs and printing what came of them.

    Args:
        jobs: The pairs.
        processes: How many are checked at the same time.
        wishes: What is wanted of the answers: of files, only JSON.

    Raises:
        click.ClickException: There is no pair, or a file cannot be written.
    """
    _check_wishes(jobs.jobs, wishes)
    for line in jobs.lines:
        click.echo(line, err=True)
    if not jobs.jobs:
        raise click.ClickException(folder_words.NO_PAIRS)
    outcomes = _outcomes(jobs.jobs, processes)
    for outcome in outcomes:
        for line in _left_aside(outcome.result):
            click.echo(line, err=True)
    results = [each.result for each in outcomes if isinstance(each.result, Result)]
    if not wishes.fills_stdout:
        _print(results, len(outcomes), by_run=wishes.summary)
    for output in wishes.outputs:
        _write(output, outcomes, jobs.lines)
    if not results:
        return exits.FAILED
    whole = jobs.is_complete and len(results) == len(outcomes)
    faithful = whole and all(result.faithful for result in results)
    return exits.FAITHFUL if faithful else exits.NOT_FAITHFUL


def _check_wishes(jobs: Iterable[PairJob], wishes: Wishes) -> None:
    if any(output.kind.name != "json" for output in wishes.outputs):
        raise click.UsageError(folder_words.NOT_FOR_FOLDER)
    sources = [path for job in jobs for path in (*job.pair.pdfs, job.pair.evidence)]
    check_files(wishes.outputs, (*sources, *wishes.read), force=wishes.force)


def _outcomes(jobs: Sequence[PairJob], processes: int) -> list[_Outcome]:
    """Return what came of all pairs, in their order."""
    found: list[_Outcome] = []
    with Bar() as bar:
        for each in each_surely(work, jobs, processes):
            bar.show(folder_words.CHECKING, len(found) + 1, len(jobs))
            found.append(_Outcome(each.item, _result(each)))
    places = {job.pair.evidence: at for at, job in enumerate(jobs)}
    return sorted(found, key=lambda each: places[each.job.pair.evidence])


def _result(
    each: Done[PairJob, Result | Unchecked] | Lost[PairJob],
) -> Result | Unchecked:
    if isinstance(each, Done):
        return each.result
    evidence = each.item.pair.evidence
    return Unchecked(evidence, folder_words.lost(evidence, each.end, each.error))


def _left_aside(result: Result | Unchecked) -> Sequence[str]:
    return result.left_aside if isinstance(result, Result) else (result.why,)


def _print(results: Sequence[Result], pairs: int, *, by_run: bool) -> None:
    shares = [share for result in results for share in _shares(result, by_run=by_run)]
    if shares:
        print_shares(shares)
    kept = sum(result.is_kept for result in results)
    sentence = folder_words.pairs_checked(
        len(results) - kept, kept, pairs - len(results)
    )
    Console(highlight=False).print(sentence)


def _shares(result: Result, *, by_run: bool) -> Sequence[Share]:
    if by_run:
        return result.shares
    whole = together(result.shares)
    return [Share(str(result.evidence), "", "", whole.statuses, whole.not_searched)]


def _write(output: Output, outcomes: Sequence[_Outcome], lines: Sequence[str]) -> None:
    data = json_bytes(_json(outcomes, lines))
    if output.path == STDOUT:
        write_bytes(data)
        return
    try:
        write_whole(output.path, data)
    except OSError as error:
        raise click.ClickException(messages.cannot_write(output.path)) from error
    click.echo(words.written(output.path), err=True)


def _json(outcomes: Sequence[_Outcome], lines: Sequence[str]) -> Object:
    shares = [
        share
        for each in outcomes
        if isinstance(each.result, Result)
        for share in each.result.shares
    ]
    return {
        "schema": SCHEMA,
        "program": PROGRAM,
        "pairs": [_pair(each) for each in outcomes],
        "left_aside": list(lines),
        "summary": summary_part(shares),
    }


def _pair(outcome: _Outcome) -> Object:
    job, result = outcome.job, outcome.result
    checked = isinstance(result, Result)
    return {
        "evidence": str(job.pair.evidence),
        "documents": [str(pdf) for pdf in job.pair.pdfs],
        "result": str(job.kept_at) if checked else None,
        "as_given": result.faithful if isinstance(result, Result) else None,
        "left_aside": list(_left_aside(result)),
    }
