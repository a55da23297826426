from pathlib import Path

import pytest

from locator.exports.json_file import json_bytes
from locator.exports.results import PROGRAM, is_result


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        (
            "a.json",
            json_bytes({"schema": 1, "frame": "page", "program": PROGRAM}),
            True,
        ),
        ("a.txt", json_bytes({"schema": 1, "program": PROGRAM}), False),
        ("a.json", b'[{"quote": "words"}]', False),
        ("a.json", b'{"schema": 1, "quotes": ["words"]}', False),  # of `find`
        ("a.json", b"", False),
    ],
)
def test_what_we_wrote_is_known_by_how_it_begins(
    tmp_path: Path, name: str, content: bytes, expected: bool
) -> None:
    path = tmp_path / name
    path.write_bytes(content)

    assert is_result(path) is expected


def test_what_is_not_there_is_no_result(tmp_path: Path) -> None:
    assert not is_result(tmp_path / "a.json")
