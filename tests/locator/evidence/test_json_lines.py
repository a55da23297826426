"""JSON Lines."""

import pytest

from locator.evidence.json_lines import read
from locator.evidence.json_text import InvalidJsonError
from locator.evidence.record import BadRecord, Fault


def test_a_broken_line_costs_only_itself() -> None:
    evidence = read('{"quote": "one"}\n\n{"quote": tw\n"three"\n')

    assert [(each.quote.text, each.line) for each in evidence.records] == [
        ("one", 1),
        ("three", 4),
    ]
    assert evidence.bad_records == (BadRecord(3, Fault.INVALID_JSON),)


def test_a_file_without_one_good_line_is_not_json() -> None:
    with pytest.raises(InvalidJsonError) as caught:
        read("\nwords\nmore words")

    assert caught.value.line == 2
