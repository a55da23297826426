"""The words for people: complete, and in one line."""

from pathlib import Path

import pytest

from locator.cli import file_messages, messages
from locator.errors import FileError, Obstacle, OcrError
from locator.evidence.record import Fault
from locator.status import Status


@pytest.mark.parametrize("obstacle", Obstacle)
def test_every_obstacle_is_told_with_what_to_do(obstacle: Obstacle) -> None:
    message = file_messages.file_error(FileError(Path("a\nb.pdf"), obstacle))

    assert message.startswith("a b.pdf: ")
    assert message.count(". ") == 1
    assert message.endswith(".")
    assert "\n" not in message


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_of_a_record_is_told_with_its_line(fault: Fault) -> None:
    message = file_messages.bad_record(Path("a.md"), 41, fault)

    assert message.startswith("a.md, line 41: skipped, ")


@pytest.mark.parametrize("status", Status)
def test_every_status_has_signs_of_one_cell(status: Status) -> None:
    assert len(messages.SIGNS[status]) == 1
    assert messages.PLAIN_SIGNS[status].isascii()


def test_no_two_statuses_share_a_sign() -> None:
    assert len(set(messages.SIGNS.values())) == len(Status)
    assert len(set(messages.PLAIN_SIGNS.values())) == len(Status)


def test_missing_language_data_is_named_with_what_to_do() -> None:
    said = messages.ocr_error(OcrError(("deu", "fra")))

    assert "deu.traineddata, fra.traineddata" in said
    assert "apt install tesseract-ocr-deu)" in said
    assert "TESSDATA_PREFIX" in said


def test_language_data_that_cannot_be_used_is_named_with_its_folder() -> None:
    said = messages.ocr_error(OcrError(("deu",), Path("data")))

    assert said == "data: deu.traineddata cannot be used. Install it again."
