"""Writes files that leave, whole or not at all, and never over what they came from."""

import os
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Refusal(StrEnum):
    """Why a file is not written."""

    IS_A_SOURCE = "is_a_source"
    TWICE = "twice"
    EXISTS = "exists"
    NOT_A_FILE = "not_a_file"
    NO_FOLDER = "no_folder"


@dataclass(frozen=True, slots=True)
class Refused:
    """A file that cannot be written, and why."""

    path: Path
    refusal: Refusal


def refused(
    outputs: Sequence[Path], sources: Iterable[Path], *, force: bool
) -> Refused | None:
    """Return the first of `outputs` that must not be written; None if all may be.

    A source is known by what it is on the disk: another spelling of its name, a
    symbolic or a hard link to it is the same file.

    Args:
        outputs: The files to be.
        sources: What must never be written.
        force: Whether files that are there may be replaced.
    """
    taken: list[Path] = []
    read = list(sources)
    for path in outputs:
        refusal = _refusal(path, read, taken, force=force)
        if refusal:
            return Refused(path, refusal)
        taken.append(path)
    return None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, so that it is never half there.

    Raises:
        OSError: It cannot be written; then nothing is there that was not before.
    """
    beside = path.with_name(f".{path.name[:60]}.{secrets.token_hex(4)}.part")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _refusal(
    path: Path, sources: Iterable[Path], taken: Iterable[Path], *, force: bool
) -> Refusal | None:
    if any(_same(path, source) for source in sources):
        return Refusal.IS_A_SOURCE
    if any(_same(path, other) for other in taken):
        return Refusal.TWICE
    if path.exists():
        return _in_the_way(path, force=force)
    return None if path.parent.is_dir() else Refusal.NO_FOLDER


def _in_the_way(path: Path, *, force: bool) -> Refusal | None:
    if not path.is_file():
        return Refusal.NOT_A_FILE
    return None if force else Refusal.EXISTS


def _same(path: Path, other: Path) -> bool:
    if os.path.realpath(path) == os.path.realpath(other):
        return True
    try:
        return path.samefile(other)
    except OSError:  # one of them is not there
        return False
