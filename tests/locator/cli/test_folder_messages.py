"""The words about folders and manifests: complete, and in one line."""

from pathlib import Path

import pytest

from locator.batch.workers import End
from locator.cli import folder_messages as words
from locator.pairing import EvidenceFile, Unpaired, Why

PATH = Path("a\nb.pdf")


@pytest.mark.parametrize("why", Why)
def test_evidence_without_a_document_says_why(why: Why) -> None:
    message = words.unpaired(Unpaired(EvidenceFile(PATH), why))

    assert message.startswith("a b.pdf: not checked, ")


def test_many_names_are_cut_short() -> None:
    names = [f"{number}.pdf" for number in range(25)]

    assert words.unmatched_pdfs(names).endswith("19.pdf and 5 more.")


@pytest.mark.parametrize("end", End)
def test_a_pair_that_was_lost_says_how(end: End) -> None:
    message = words.lost(PATH, end, "KeyError: {3}")

    assert message.startswith("a b.pdf: not checked, ")
    assert message.endswith(". Run it again.")
