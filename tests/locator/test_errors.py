"""The error crosses processes, as the documents of a measurement do."""

import pickle
from pathlib import Path

from locator.errors import FileError, Obstacle, OcrError


def test_a_file_error_survives_the_way_to_another_process() -> None:
    error = FileError(Path("a.json"), Obstacle.INVALID_JSON, line=3)

    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes

    assert (copy.path, copy.obstacle, copy.line) == (
        Path("a.json"),
        Obstacle.INVALID_JSON,
        3,
    )


def test_a_file_error_names_the_file_and_the_obstacle_in_logs() -> None:
    assert str(FileError(Path("a.pdf"), Obstacle.EMPTY)) == "a.pdf: empty"


def test_an_ocr_error_survives_the_way_to_another_process() -> None:
    error = OcrError(("eng", "deu"), Path("data"))

    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes

    assert (copy.languages, copy.folder) == (("eng", "deu"), Path("data"))
    assert str(copy) == "no data to read eng+deu"
