"""Turns what the window has into a project."""

import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from locator.project.values import FileFacts, Project, ProjectClaim, ProjectQuote
from locator.version import __version__
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.read_file import ReadFile


def project_of(
    claims: Claims,
    documents: Sequence[SessionDocument],
    files: Mapping[str, ReadFile],
    reviewer: str,
    folder: Path,
) -> Project:
    """Return all claims and quotes of the window, as they are now.

    Args:
        claims: The claims.
        documents: The open documents, in the order of their tabs.
        files: The evidence files that were read, by their paths.
        reviewer: Who saves it.
        folder: Where it is going to be: paths are told from there.
    """
    shown = [each for each in documents if each.page_count]
    entries = [claims.quotes_of(claim_id) for claim_id in claims.order]
    places = dict.fromkeys(
        entry.evidence for quotes in entries for entry in quotes if entry.evidence
    )
    numbers = {document.number: at for at, document in enumerate(shown)}
    evidence = {path: at for at, path in enumerate(places)}
    return Project(
        __version__,
        datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
        reviewer,
        tuple(_document(each, folder) for each in shown),
        tuple(_evidence(path, files.get(path), folder) for path in places),
        tuple(
            _claim(
                claims, claim_id, [_quote(each, numbers, evidence) for each in each_of]
            )
            for claim_id, each_of in zip(claims.order, entries, strict=True)
        ),
    )


def _claim(
    claims: Claims, claim_id: int, quotes: Sequence[ProjectQuote]
) -> ProjectClaim:
    entry = claims.entry(claim_id)
    if entry is None:
        raise KeyError(claim_id)
    return ProjectClaim(
        entry.claim, tuple(quotes), entry.given_under, entry.stands_alone
    )


def _quote(
    entry: QuoteEntry, numbers: Mapping[int, int], evidence: Mapping[str, int]
) -> ProjectQuote:
    document = numbers.get(entry.document)
    located = entry.located if document is not None else None
    return ProjectQuote(
        entry.quote,
        entry.record,
        evidence.get(entry.evidence),
        document if located else None,
        located,
        entry.chosen if located else 0,
        entry.placed_by if located else "",
        entry.remark if located else None,
    )


def _document(document: SessionDocument, folder: Path) -> FileFacts:
    path = document.path
    return FileFacts(
        path.name,
        _relative(path, folder),
        str(path),
        document.sha256,
        _size(path),
        document.page_count,
        document.title,
    )


def _evidence(place: str, file: ReadFile | None, folder: Path) -> FileFacts:
    path = Path(place)
    digest = file.sha256 if file else ""
    return FileFacts(path.name, _relative(path, folder), str(path), digest, _size(path))


def _relative(path: Path, folder: Path) -> str:
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # on another drive
        return ""


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
