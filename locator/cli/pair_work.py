"""Checks one pair of many, in a process of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from locator.batch.kept import Result, is_ours, keep, kept, key_of, result_of
from locator.batch.workers import Beat
from locator.cli import file_messages, messages
from locator.cli import folder_messages as words
from locator.cli.checking import Manner, Task, Watch, check, task
from locator.cli.one_pair import complaints, is_faithful, notes
from locator.errors import FileError
from locator.pairing import Pair
from locator.pdf.open import sha256_of
from locator.version import __version__


@dataclass(frozen=True, slots=True)
class PairJob:
    """A pair to be checked.

    Attributes:
        pair: The pair.
        kept_at: Where its result is kept.
        manner: How it is to be checked.
        digests: The SHA-256 that documents must have, where a manifest says so.
        force: Whether a file that is no result may be replaced.
    """

    pair: Pair
    kept_at: Path
    manner: Manner
    digests: Mapping[Path, str] = field(default_factory=dict)
    force: bool = False


@dataclass(frozen=True, slots=True)
class Unchecked:
    """A pair that could not be checked, and a line for people that says why."""

    evidence: Path
    why: str


def work(job: PairJob, beat: Beat) -> Result | Unchecked:
    """Return what came of a pair; an earlier result if nothing has changed since.

    Args:
        job: The pair.
        beat: Is called for every page and every quote.
    """
    evidence = job.pair.evidence
    watch = Watch(lambda _done, _all: beat(), lambda _done, _all: beat())
    try:
        return _result(job, watch) or Unchecked(
            evidence, messages.no_evidence(evidence)
        )
    except FileError as error:
        return Unchecked(evidence, file_messages.file_error(error))
    except _UnfitError as error:
        return Unchecked(evidence, error.why)


class _UnfitError(Exception):
    """A file is not what it must be."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def _result(job: PairJob, watch: Watch) -> Result | None:
    wanted = task(job.pair.evidence, job.pair.pdfs, job.manner)
    key = _key(job, wanted)
    if found := kept(job.kept_at, key, wanted.path):
        return found
    if job.kept_at.exists() and not (job.force or is_ours(job.kept_at)):
        raise _UnfitError(words.in_the_way(job.kept_at))
    if not wanted.evidence.records:
        return None
    checked = check(wanted, job.manner, watch)
    result = result_of(
        checked,
        wanted.path,
        faithful=is_faithful(checked),
        left_aside=(*notes(wanted, job.manner), *complaints(checked)),
    )
    try:
        keep(job.kept_at, key, checked, result)
    except OSError as error:
        raise _UnfitError(messages.cannot_write(job.kept_at)) from error
    return result


def _key(job: PairJob, wanted: Task) -> str:
    """Return what the result depends on; corrections about other documents do not."""
    digests = [_digest(pdf) for pdf in wanted.pdfs]
    for pdf, digest in zip(wanted.pdfs, digests, strict=True):
        named = job.digests.get(pdf, "").lower()
        if named and digest and named != digest:
            raise _UnfitError(words.other_bytes(pdf))
    manner = job.manner
    return key_of(
        [
            __version__,
            wanted.path.name,
            wanted.evidence_sha256,
            [pdf.name for pdf in wanted.pdfs],
            digests,
            manner.format,
            manner.columns,
            manner.recogniser,
            manner.reviewer,
            manner.any_document,
            [each for each in manner.corrections if each.sha256 in digests],
        ]
    )


def _digest(pdf: Path) -> str:
    """Return the SHA-256 of a file; nothing if it cannot be read (said later)."""
    try:
        return sha256_of(pdf)
    except OSError:
        return ""
