"""Results that are kept."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from locator.batch.kept import is_ours, keep, kept, key_of, result_of, statuses_kept
from locator.checked import Checked, CheckedClaim, CheckedQuote, Source
from locator.claim import Claim
from locator.evidence.record import Record
from locator.located import Located
from locator.quote import Quote
from locator.status import Status

EVIDENCE = Path("e.md")
KEY = key_of(["1", "ab"])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Returns where a result is kept."""
    record = Record(Quote("words"), 1, model="m", run="2")
    quote = CheckedQuote(record, "q", Located(record.quote, Status.NOT_FOUND))
    checked = Checked(
        EVIDENCE,
        (),
        (Source(Path("e.pdf"), "ab", ("1",)),),
        (CheckedClaim(1, Claim("C"), (quote,)),),
        "1",
        datetime(2026, 12, 1, tzinfo=UTC),
    )
    result = result_of(checked, EVIDENCE, faithful=False, left_aside=["A line."])
    path = tmp_path / "e.md.checked.json"
    keep(path, KEY, checked, result)
    return path


def test_a_result_is_there_again_as_long_as_nothing_changes(path: Path) -> None:
    found = kept(path, KEY, EVIDENCE)

    assert found is not None
    assert found.is_kept
    assert not found.faithful
    assert found.left_aside == ("A line.",)
    (share,) = found.shares
    assert (share.model, share.run, share.statuses) == ("m", "2", {Status.NOT_FOUND: 1})
    assert kept(path, key_of(["1", "ac"]), EVIDENCE) is None


def test_statuses_are_counted(path: Path) -> None:
    assert statuses_kept(path) == {"not_found": 1}
    assert statuses_kept(path.with_name("nowhere")) == {}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"not_found": 1', '"not_known": 1'),
        ('"statuses"', '"stated"'),
        ('"left_aside"', '"left"'),
        ('"summary": [', '"summary": 3, "other": ['),
        ("{", "["),
    ],
)
def test_a_result_that_was_tampered_with_counts_as_none(
    path: Path, old: str, new: str
) -> None:
    content = path.read_text(encoding="utf-8")
    assert old in content
    path.write_text(content.replace(old, new), encoding="utf-8")

    assert kept(path, KEY, EVIDENCE) is None


def test_only_results_are_ours_to_replace(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine.json"
    other.write_text('{"schema": 1}', encoding="utf-8")

    assert is_ours(path)
    assert not is_ours(other)
    assert not is_ours(tmp_path / "nowhere")
