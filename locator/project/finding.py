"""Finds the files of a project again: where they were, beside it, or by their bytes."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from locator.project.values import FileFacts

_MOST_LOOKED_AT = 2_000  # files near the project
_DEPTH = 2
_BLOCK = 1 << 20


class Whereabouts(StrEnum):
    """How a file of a project was found."""

    FOUND = "found"
    MOVED = "moved"
    CHANGED = "changed"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file of a project, and where it is now.

    Attributes:
        facts: What the project says of it.
        whereabouts: How it was found. One that has CHANGED is where it was, with other
            bytes, and nowhere else with those that it had.
        path: Where it is; None if it is missing.
    """

    facts: FileFacts
    whereabouts: Whereabouts
    path: Path | None


def found_file(facts: FileFacts, folder: Path) -> FoundFile:
    """Return where a file of a project is.

    Tried in this order: its path from the project's folder, its path on the machine
    where it was saved, its name beside the project; then every file of the same size in
    folders near the project, by digest.

    Args:
        facts: What the project says of it.
        folder: The folder of the project.
    """
    changed: Path | None = None
    for at, path in enumerate(_places(facts, folder)):
        if not path.is_file():
            continue
        if not facts.sha256 or _digest(path) == facts.sha256:
            where = Whereabouts.MOVED if at > 1 else Whereabouts.FOUND
            return FoundFile(facts, where, path)
        changed = changed or path
    moved = next(_by_bytes(facts, folder), None) if facts.sha256 else None
    if moved:
        return FoundFile(facts, Whereabouts.MOVED, moved)
    if changed:
        return FoundFile(facts, Whereabouts.CHANGED, changed)
    return FoundFile(facts, Whereabouts.MISSING, None)


def _places(facts: FileFacts, folder: Path) -> Iterator[Path]:
    if facts.relative:
        yield folder / facts.relative
    if facts.absolute:
        yield Path(facts.absolute)
    yield folder / Path(facts.name).name


def _by_bytes(facts: FileFacts, folder: Path) -> Iterator[Path]:
    """Yield files near the project that have the bytes that are looked for."""
    suffix = Path(facts.name).suffix.lower()
    for count, path in enumerate(_near(folder)):
        if count > _MOST_LOOKED_AT:
            return
        if path.suffix.lower() != suffix:
            continue
        try:
            same_size = not facts.size or path.stat().st_size == facts.size
        except OSError:
            continue
        if same_size and _digest(path) == facts.sha256:
            yield path


def _near(folder: Path, depth: int = _DEPTH) -> Iterator[Path]:
    try:
        inside = sorted(folder.iterdir())
    except OSError:
        return
    yield from (path for path in inside if path.is_file())
    if depth:
        for path in inside:
            if path.is_dir() and not path.is_symlink():
                yield from _near(path, depth - 1)


def _digest(path: Path) -> str:
    """Return the SHA-256 of a file; "" if it cannot be read."""
    digest = hashlib.sha256()
    try:
        with path.open("rb") as file:
            while block := file.read(_BLOCK):
                digest.update(block)
    except OSError:
        return ""
    return digest.hexdigest()
