"""What may be written, and how."""

from pathlib import Path

import pytest

from locator.exports.files import Refusal, Refused, refused, write_whole


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Returns a file that was read."""
    path = tmp_path / "source.pdf"
    path.write_bytes(b"source")
    return path


def test_what_is_not_there_may_be_written(source: Path) -> None:
    assert refused([source.with_name("new")], [source], force=False) is None


def test_a_second_output_of_the_same_name_is_refused(source: Path) -> None:
    new = source.with_name("new")
    same = source.parent / "." / "new"

    assert refused([new, same], [source], force=True) == Refused(same, Refusal.TWICE)


def test_a_folder_is_no_file_to_replace(source: Path) -> None:
    assert refused([source.parent], [source], force=True) == Refused(
        source.parent, Refusal.NOT_A_FILE
    )


def test_a_link_that_leads_to_the_source_is_the_source(source: Path) -> None:
    link = source.with_name("link")
    link.symlink_to(source.name)

    assert refused([link], [source], force=True) == Refused(link, Refusal.IS_A_SOURCE)
    assert refused([source], [link], force=True) == Refused(source, Refusal.IS_A_SOURCE)


def test_a_file_is_written_whole_and_leaves_nothing_beside(source: Path) -> None:
    path = source.with_name("new")

    write_whole(path, b"first")
    write_whole(path, b"second")

    assert path.read_bytes() == b"second"
    assert {each.name for each in source.parent.iterdir()} == {"new", "source.pdf"}


def test_what_cannot_be_written_leaves_nothing(source: Path) -> None:
    folder = source.with_name("folder")
    (folder / "inside").mkdir(parents=True)

    with pytest.raises(OSError, match="folder"):
        write_whole(folder, b"data")

    assert {each.name for each in source.parent.iterdir()} == {"folder", "source.pdf"}


def test_a_long_name_can_be_written(source: Path) -> None:
    path = source.with_name("ü" * 120)

    write_whole(path, b"data")

    assert path.read_bytes() == b"data"
