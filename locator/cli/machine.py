"""The answers as programs get them; schema 1, numbers in points, frame `page`."""

from collections.abc import Iterator, Mapping

from locator.cli.answering import Answers
from locator.cli.output import write_json
from locator.exports.json_parts import (
    FRAME,
    SCHEMA,
    answer_part,
    document_part,
    question_part,
    skipped_part,
)

Json = Mapping[str, object]


def print_json(answers: Answers) -> None:
    """Print one object with everything."""
    write_json({**_heading(answers), "quotes": list(_quotes(answers))})


def print_json_lines(answers: Answers) -> None:
    """Print a line for the document, then one for every quote."""
    write_json(_heading(answers))
    for quote in _quotes(answers):
        write_json(quote)


def _quotes(answers: Answers) -> Iterator[Json]:
    for quote in answers.quotes:
        yield {**question_part(quote), **answer_part(quote, answers.source)}


def _heading(answers: Answers) -> dict[str, object]:
    heading: dict[str, object] = {
        "schema": SCHEMA,
        "frame": str(FRAME),
        "document": document_part(answers.source),
    }
    if answers.asked.path:
        heading["evidence"] = {
            "file": str(answers.asked.path),
            "skipped": skipped_part(answers.asked.evidence.bad_records),
        }
    return heading
