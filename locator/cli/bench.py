"""`qlocate bench`: measures the locator on documents whose answers are known."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Protocol, TypeVar

import click

from locator.cli import bench_messages as words
from locator.cli import exits, messages
from locator.cli.confidence_tables import print_fitted
from locator.cli.corpus_table import print_corpus
from locator.cli.measured_tables import print_measured
from locator.cli.output import write_json
from locator.cli.progress import Bar
from locator.evaluation.corpus import (
    Found,
    corpus_summary,
    locate_in_paper,
    papers_in,
)
from locator.evaluation.in_processes import each_done
from locator.evaluation.measured import Measured, measure_document
from locator.evaluation.outcome import Outcome
from locator.evaluation.summary import summaries_of
from locator.evaluation.truth import (
    Predictions,
    TruthDocument,
    longest_first,
    predict,
    truth_documents,
)

_HALVES = 2

folder_argument = click.argument("folder", type=click.Path(path_type=Path))
out_option = click.option(
    "--out", type=click.Path(path_type=Path), help=words.BENCH_OUT
)
jobs_option = click.option("--jobs", type=click.IntRange(min=1), help=words.BENCH_JOBS)


class _Answered(Protocol):
    """The answers about one document, whatever else is known about it."""

    @property
    def name(self) -> str: ...

    @property
    def answers(self) -> Predictions: ...


_Each = TypeVar("_Each", bound=_Answered)


@click.group(help=words.BENCH)
def bench() -> None:
    """Hold the measurements together."""


@bench.command(help=words.BENCH_TRUTH)
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


@bench.command(help=words.BENCH_MEASURE)
@folder_argument
@out_option
@click.option("--figures", type=click.Path(path_type=Path), help=words.BENCH_FIGURES)
@jobs_option
def measure(
    *, folder: Path, out: Path | None, figures: Path | None, jobs: int | None
) -> int:
    """Return the exit code after printing how every text was answered."""
    documents = _documents(folder)
    _check_writable(out)
    _check_writable(figures)
    measured = _measured(documents, jobs)
    summaries = summaries_of(_outcomes(measured))
    print_measured(summaries)
    if out:
        _write_predictions(out, measured)
    if figures:
        content = json.dumps(asdict(summaries), ensure_ascii=False, indent=1)
        figures.write_text(content, encoding="utf-8")
    return exits.FAITHFUL


@bench.command(help=words.BENCH_FIT)
@folder_argument
@jobs_option
def fit(*, folder: Path, jobs: int | None) -> int:
    """Return the exit code after printing the weights of the confidence."""
    documents = _documents(folder)
    if len(documents) < _HALVES:
        raise click.ClickException(words.too_few(folder))
    print_fitted(_outcomes(_measured(documents, jobs)))
    return exits.FAITHFUL


@bench.command(help=words.BENCH_CORPUS)
@folder_argument
@jobs_option
def corpus(*, folder: Path, jobs: int | None) -> int:
    """Return the exit code after printing which real quotes went wrong."""
    papers = papers_in(folder)
    if not papers:
        raise click.ClickException(words.no_corpus(folder))
    found: list[Found] = []
    with Bar() as bar:
        work = each_done(locate_in_paper, papers, jobs or os.cpu_count() or 1)
        for done, each in enumerate(work, 1):
            found += each
            bar.show(messages.LOCATING, done, len(papers))
    print_corpus(corpus_summary(sorted(found, key=lambda each: each.quote.name)))
    return exits.FAITHFUL


def _measured(documents: Sequence[TruthDocument], jobs: int | None) -> list[Measured]:
    work = each_done(
        measure_document, longest_first(documents), jobs or os.cpu_count() or 1
    )
    return _watched(work, documents)


def _outcomes(measured: Sequence[Measured]) -> list[Outcome]:
    return [each for one in measured for each in one.outcomes]


def _documents(folder: Path) -> list[TruthDocument]:
    documents = truth_documents(folder)
    if not documents:
        raise click.ClickException(words.no_truth(folder))
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
    click.echo(words.bench_done(texts, len(documents), took_s), err=True)
    return sorted(done, key=lambda each: each.name)


def _ordered(answered: Sequence[_Answered]) -> dict[str, Predictions]:
    return {each.name: each.answers for each in answered}


def _write_predictions(out: Path, answered: Sequence[_Answered]) -> None:
    content = json.dumps(_ordered(answered), ensure_ascii=False)
    out.write_text(content, encoding="utf-8")


def _check_writable(path: Path | None) -> None:
    if path is None:
        return
    try:
        path.touch()
    except OSError as error:
        raise click.ClickException(messages.cannot_write(path)) from error
