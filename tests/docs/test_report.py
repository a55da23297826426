"""The examples of docs/report.md, made again from the sample paper."""

import re
from functools import cache
from pathlib import Path

from locator.cli.opened import opened
from locator.cli.source import Source
from locator.evidence.read import read_evidence
from locator.exports.report.model import Report
from locator.exports.report.stated import report_of
from locator.verify import verify
from tests.reports import OCCASION

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "resources" / "demo"


@cache
def report() -> Report:
    evidence = DEMO / "halden-2024.md"
    with opened(Source(DEMO / "halden-2024.pdf")) as file:
        return report_of(
            verify(evidence, read_evidence(evidence), file.paper, OCCASION)
        )


def examples() -> list[list[str]]:
    text = (ROOT / "docs" / "report.md").read_text("utf-8")
    blocks = re.findall(r"```\n(.*?)\n```", text, re.DOTALL)
    return [block.splitlines() for block in blocks]


def test_the_head_says_what_the_documentation_says() -> None:
    _commands, head, _quotes = examples()
    result = report().result

    assert head == [report().title, report().authors, result.strong, result.rest]


def test_quotes_are_told_of_as_in_the_documentation() -> None:
    _commands, _head, quotes = examples()
    said = [
        f"{quote.word}: {' · '.join(quote.about)}"
        for claim in report().claims
        for quote in claim.quotes
    ]

    assert quotes
    assert set(quotes) <= set(said)
