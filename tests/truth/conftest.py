"""Measures the whole truth once, for the tests that look at the figures."""

from dataclasses import asdict
from typing import Any

import pytest

from locator.evaluation.in_processes import each_done
from locator.evaluation.measured import measure_document
from locator.evaluation.outcome import Outcome
from locator.evaluation.summary import summaries_of
from locator.evaluation.truth import longest_first, truth_documents
from tests.bench.truths import TRUTH

_JOBS = 2
_LARGE = 40  # passages


@pytest.fixture(scope="session")
def outcomes() -> list[Outcome]:
    """Returns what became of every text."""
    documents = longest_first(truth_documents(TRUTH))
    measured = each_done(measure_document, documents, _JOBS)
    return [each for one in measured for each in one.outcomes]


@pytest.fixture(scope="session")
def figures(outcomes: list[Outcome]) -> dict[str, Any]:
    """Returns all figures by group and name, those of the weakest tags among them."""
    summaries = summaries_of(outcomes)
    figures = asdict(summaries)
    for variant, by_tag in summaries.tags.items():
        figures["tags"][variant] = {
            "weakest_large": min(
                each.exact for each in by_tag.values() if each.count >= _LARGE
            ),
            "failures_small": max(
                round((1 - each.exact) * each.count)
                for each in by_tag.values()
                if each.count < _LARGE
            ),
        }
    return figures
