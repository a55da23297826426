"""JSON, and long JSON Lines a part at a time."""

import json
from pathlib import Path, PurePath

import pytest

from locator.errors import FileError, Obstacle
from locator.evidence.formats import Format
from locator.evidence.json_portions import json_portions
from locator.evidence.portions import Portion, joined
from locator.evidence.read import evidence_in

RECORD = '{"quote": "The cost fell by a third.", "page": 4}\n'


def portions_of(name: str, text: str) -> list[Portion]:
    found = json_portions(PurePath(name), text)

    assert found is not None
    return list(found)


def test_long_lines_come_in_portions_that_say_the_same() -> None:
    text = RECORD * 9000 + "no record\n" + RECORD * 9

    found = portions_of("a.jsonl", text)
    evidence = joined(found)

    assert len(found) > 1
    assert found[-1].line == found[-1].lines == 9011
    assert len(evidence.records) == 9009
    assert evidence.records[-1].line == 9010
    assert [bad.line for bad in evidence.bad_records] == [9001]
    assert evidence.detected
    assert evidence.detected.format is Format.JSON_LINES


def test_lines_that_name_one_another_are_read_together() -> None:
    claim = json.dumps({"id": "C1", "claim": "It is cheap", "supported_by": ["E1"]})
    text = RECORD * 9000 + claim + '\n{"id": "E1", "quote": "It cost less."}\n'

    assert len(portions_of("a.jsonl", text)) == 1


def test_short_lines_and_json_come_whole() -> None:
    assert len(portions_of("a.jsonl", RECORD * 9)) == 1
    assert len(portions_of("a.json", f"[{','.join([RECORD] * 9000)}]")) == 1


def test_a_text_that_is_no_json_is_left_to_others() -> None:
    assert json_portions(PurePath("a.txt"), "A line.") is None


@pytest.mark.parametrize("line", [b"no record here\n", b'{"quote": "a",}\n'])
def test_a_long_file_none_of_which_is_json_says_so(line: bytes) -> None:
    with pytest.raises(FileError) as caught:
        evidence_in(Path("a.jsonl"), line * 30_000)

    assert caught.value.obstacle in (Obstacle.INVALID_JSON, Obstacle.LAST_COMMA)
    assert caught.value.line == 1
