"""Where the files of a project are found again."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from locator.project.finding import Whereabouts, found_file
from locator.project.values import FileFacts

BYTES = b"%PDF-1.7 the paper"


def facts(folder: Path) -> FileFacts:
    digest = hashlib.sha256(BYTES).hexdigest()
    absolute = str(folder / "old" / "paper.pdf")
    return FileFacts("paper.pdf", "papers/paper.pdf", absolute, digest, len(BYTES))


def put(path: Path, data: bytes = BYTES) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("place", "data", "whereabouts"),
    [
        ("home/papers/paper.pdf", BYTES, Whereabouts.FOUND),
        ("old/paper.pdf", BYTES, Whereabouts.FOUND),
        ("home/paper.pdf", BYTES, Whereabouts.MOVED),
        ("home/deep/er/renamed.pdf", BYTES, Whereabouts.MOVED),
        ("home/papers/paper.pdf", b"%PDF-1.7 other one", Whereabouts.CHANGED),
    ],
)
def test_a_file_is_found_by_its_place_or_by_its_bytes(
    tmp_path: Path, place: str, data: bytes, whereabouts: Whereabouts
) -> None:
    (tmp_path / "home").mkdir()
    path = put(tmp_path / place, data)
    found = found_file(facts(tmp_path), tmp_path / "home")

    assert (found.whereabouts, found.path) == (whereabouts, path)


@pytest.mark.parametrize(
    "make",
    [
        lambda folder: folder.mkdir(),
        lambda folder: put(folder / "paper.txt"),
        lambda folder: put(folder / "a/b/c/d/paper2.pdf"),
    ],
    ids=["nothing", "another kind", "too far away"],
)
def test_a_file_that_is_not_near_is_missing(
    tmp_path: Path, make: Callable[[Path], object]
) -> None:
    make(tmp_path / "home")
    found = found_file(facts(tmp_path), tmp_path / "home")

    assert (found.whereabouts, found.path) == (Whereabouts.MISSING, None)


def test_the_right_bytes_elsewhere_go_before_the_wrong_ones_in_place(
    tmp_path: Path,
) -> None:
    put(tmp_path / "home/papers/paper.pdf", b"%PDF-1.7 other one")
    right = put(tmp_path / "home/copy of paper.pdf")
    found = found_file(facts(tmp_path), tmp_path / "home")

    assert (found.whereabouts, found.path) == (Whereabouts.MOVED, right)
