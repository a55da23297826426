"""The way of the keyboard through the quotes of an evidence file."""

from pathlib import Path

import pytest

from locator.evidence.shown.block import Run, ShownBlock, ShownKind
from locator.quote import Quote
from reader.quotes.evidence_walk import quote_beside
from reader.session.evidence_files import EvidenceFile
from reader.session.quotes import Quotes


def block(*records: int) -> ShownBlock:
    runs = tuple(Run("words", record=record) for record in records)
    return ShownBlock(ShownKind.PARAGRAPH, 1, runs)


@pytest.mark.parametrize(
    ("current", "step", "reached", "reason"),
    [
        (0, 1, 3, "the first of the file, which is the last of the list"),
        (0, -1, 1, "the last of the file"),
        (3, 1, 2, "the next one in the same paragraph"),
        (1, 1, 1, "there is none behind"),
        (3, -1, 3, "there is none before"),
        (4, 1, 3, "the current one is not in the file"),
    ],
)
def test_the_order_is_that_of_the_file(
    quotes: Quotes, current: int, step: int, reached: int, reason: str
) -> None:
    ids = quotes.add(Quote(f"quote number {at}") for at in range(4))
    file = EvidenceFile(Path("a.md"), (block(2, 1), block(0, 1)), ids[:3])
    quotes.set_current(current)

    assert quote_beside(file, quotes, step) == reached, reason


def test_a_file_without_quotes_leads_nowhere(quotes: Quotes) -> None:
    assert quote_beside(EvidenceFile(Path("a.md"), (block(0),), (7,)), quotes, 1) == 0
