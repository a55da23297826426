"""JSON files of measurements."""

from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evaluation.json_files import read_json


@pytest.mark.parametrize(
    ("content", "obstacle"),
    [
        (None, Obstacle.MISSING),
        (b"not JSON", Obstacle.INVALID_JSON),
        (b"\xff\xfe\xff", Obstacle.NOT_TEXT),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    tmp_path: Path, content: bytes | None, obstacle: Obstacle
) -> None:
    path = tmp_path / "figures"
    if content:
        path.write_bytes(content)

    with pytest.raises(FileError) as caught:
        read_json(path)

    assert caught.value.obstacle == obstacle
