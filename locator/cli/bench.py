"""`qlocate bench`: measures the locator on documents whose answers are known."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Protocol, TypeVar

import click

from locator.cli import exits, messages
from locator.cli.measured_tables import print_measured
from locator.cli.output import write_json
from locator.cli.progress import Bar
from locator.evaluation.in_processes import each_done
from locator.evaluation.measured import measure_document
from locator.evaluation.summary import summaries_of
from locator.evaluation.truth import (
    Predictions,
    TruthDocument,
    longest_first,
    predict,
    truth_documents,
)

folder_argument = click.argument("folder", type=click.Path(path_type=Path))
out_option = click.option(
    "--out", type=click.Path(path_type=Path), help=messages.BENCH_OUT
)
jobs_option = click.option(
    "--jobs", type=click.IntRange(min=1), help=messages.BENCH_JOBS
)


class _Answered(Protocol):
    """The answers about one document, whatever else is known about it."""

    @property
    def name(self) -> str: ...

    @property
    def answers(self) -> Predictions: ...


_Each = TypeVar("_Each", bound=_Answered)


@click.group(help=messages.BENCH)
def bench() -> None:
    """Hold the measurements together."""


@bench.command(help=messages.BENCH_TRUTH)
@folder_argument
@out_option
@jobs_option
def truth(*, folder: Path, out: Path | None, jobs: int | None) -> int:
    """Return the exit code after writing where every text of the truth was found."""
    documents = _documents(folder)
    _check_writable(out)  # before the work, not after it
    predicted = _watched(predict(documents, jobs or os.cpu_count() or 1), documents)
    if out:
        _write_predictions(out, predicted)
    else:
        write_json(_ordered(predicted))
    return exits.FAITHFUL


@bench.command(help=messages.BENCH_MEASURE)
@folder_argument
@out_option
@click.option("--figures", type=click.Path(path_type=Path), help=messages.BENCH_FIGURES)
@jobs_option
def measure(
    *, folder: Path, out: Path | None, figures: Path | None, jobs: int | None
) -> int:
    """Return the exit code after printing how every text was answered."""
    documents = _documents(folder)
    _check_writable(out)
    _check_writable(figures)
    work = each_done(
        measure_document, longest_first(documents), jobs or os.cpu_count() or 1
    )
    measured = _watched(work, documents)
    summaries = summaries_of(each for one in measured for each in one.outcomes)
    print_measured(summaries)
    if out:
        _write_predictions(out, measured)
    if figures:
        content = json.dumps(asdict(summaries), ensure_ascii=False, indent=1)
        figures.write_text(content, encoding="utf-8")
    return exits.FAITHFUL


def _documents(folder: Path) -> list[TruthDocument]:
    documents = truth_documents(folder)
    if not documents:
        raise click.ClickException(messages.no_truth(folder))
    return documents


def _watched(work: Iterator[_Each], documents: Sequence[TruthDocument]) -> list[_Each]:
    """Return what the work gives, by name; say how it goes, and how long it took."""
    begun_s = time.monotonic()
    done: list[_Each] = []
    with Bar() as bar:
        for each in work:
            done.append(each)
            bar.show(messages.LOCATING, len(done), len(documents))
    texts = sum(len(by) for each in done for by in each.answers.values())
    took_s = time.monotonic() - begun_s
    click.echo(messages.bench_done(texts, len(documents), took_s), err=True)
    return sorted(done, key=lambda each: each.name)


def _ordered(answered: Sequence[_Answered]) -> dict[str, Predictions]:
    return {each.name: each.answers for each in answered}


def _write_predictions(out: Path, answered: Sequence[_Answered]) -> None:
    content = json.dumps(_ordered(answered), ensure_ascii=False)
    out.write_text(content, encoding="utf-8")


def _check_writable(path: Path | None) -> None:
    try:
        if path:
            path.touch()
    except OSError as error:
        raise click.ClickException(messages.cannot_write(path or Path())) from error
