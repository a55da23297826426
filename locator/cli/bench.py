"""`qlocate bench`: measures the locator on documents whose answers are known."""

import json
import os
import time
from pathlib import Path

import click

from locator.cli import exits, messages
from locator.cli.altered_table import print_altered
from locator.cli.output import write_json
from locator.cli.progress import Bar
from locator.evaluation.altered import evaluate, read_predictions
from locator.evaluation.truth import predict, truth_documents

folder_argument = click.argument("folder", type=click.Path(path_type=Path))


@click.group(help=messages.BENCH)
def bench() -> None:
    """Hold the measurements together."""


@bench.command(help=messages.BENCH_TRUTH)
@folder_argument
@click.option("--out", type=click.Path(path_type=Path), help=messages.BENCH_OUT)
@click.option("--jobs", type=click.IntRange(min=1), help=messages.BENCH_JOBS)
def truth(*, folder: Path, out: Path | None, jobs: int | None) -> int:
    """Return the exit code after writing where every text of the truth was found."""
    documents = truth_documents(folder)
    if not documents:
        raise click.ClickException(messages.no_truth(folder))
    if out:
        _check_writable(out)  # before the work, not after it
    begun_s = time.monotonic()
    predictions = {}
    with Bar() as bar:
        for prediction in predict(documents, jobs or os.cpu_count() or 1):
            predictions[prediction.name] = prediction.answers
            bar.show(messages.LOCATING, len(predictions), len(documents))
    ordered = dict(sorted(predictions.items()))
    if out:
        out.write_text(json.dumps(ordered, ensure_ascii=False), encoding="utf-8")
    else:
        write_json(ordered)
    texts = sum(len(by) for answers in ordered.values() for by in answers.values())
    took_s = time.monotonic() - begun_s
    click.echo(messages.bench_done(texts, len(documents), took_s), err=True)
    return exits.FAITHFUL


def _check_writable(path: Path) -> None:
    try:
        path.touch()
    except OSError as error:
        raise click.ClickException(messages.cannot_write(path)) from error


@bench.command(help=messages.BENCH_ALTERED)
@folder_argument
@click.argument("predictions", type=click.Path(path_type=Path))
def altered(*, folder: Path, predictions: Path) -> int:
    """Return the exit code after printing how altered quotes were answered."""
    documents = truth_documents(folder)
    if not documents:
        raise click.ClickException(messages.no_truth(folder))
    print_altered(evaluate(documents, read_predictions(predictions)))
    return exits.FAITHFUL
