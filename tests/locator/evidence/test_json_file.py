"""JSON files."""

from locator.evidence.json_file import read
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote


def test_quotes_and_bad_records_come_with_their_lines() -> None:
    assert read('[\n"one",\n7,\n{"quote": "two"}\n]') == Evidence(
        (Record(Quote("one"), 2), Record(Quote("two"), 4)),
        (BadRecord(3, Fault.NOT_A_RECORD),),
    )
