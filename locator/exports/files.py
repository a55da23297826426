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


class FileBeside:
    """A new file beside the place of another, which it takes when it is whole.

    Args:
        path: The place.

    Attributes:
        descriptor: Open for writing until it is put in place or removed.

    Raises:
        OSError: It cannot be made.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = path.with_name(f".{path.name[:60]}.{secrets.token_hex(4)}.part")
        flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
        self.descriptor = os.open(self._beside, flags, 0o666)

    def clear(self) -> None:
        """Begin anew: what was written is gone."""
        os.lseek(self.descriptor, 0, os.SEEK_SET)
        os.ftruncate(self.descriptor, 0)

    def write(self, data: bytes) -> None:
        """Write the whole of it, down to the disk."""
        with os.fdopen(self.descriptor, "wb", closefd=False) as file:
            file.write(data)
            file.flush()
            os.fsync(self.descriptor)

    def put_in_place(self) -> None:
        """Let it take the place; what was there before is gone."""
        self._close()
        self._beside.replace(self._path)

    def remove(self) -> None:
        """Remove it; nothing is there that was not before."""
        self._close()
        self._beside.unlink(missing_ok=True)

    def _close(self) -> None:
        descriptor, self.descriptor = self.descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, so that it is never half there.

    Raises:
        OSError: It cannot be written; then nothing is there that was not before.
    """
    beside = FileBeside(path)
    try:
        beside.write(data)
        beside.put_in_place()
    except BaseException:
        beside.remove()
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
