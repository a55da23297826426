"""Large files, portion by portion."""

import json
from pathlib import Path

import pytest

from locator.claim import Claim
from locator.evidence.portions import (
    Portion,
    ReadingStoppedError,
    in_portions,
    joined,
)
from locator.evidence.read import portions_in, read_evidence
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.exports import xlsx_file
from locator.quote import Quote
from tests.checked_evidence import NoDrawings, checked_of

COUNT = 3000
RECORDS = tuple(
    Record(Quote(f"The cost fell by {number} percent in that year."), number + 2)
    for number in range(COUNT)
)


def csv_file() -> bytes:
    return ("quote\n" + "".join(f"{each.quote.text}\n" for each in RECORDS)).encode()


def json_lines() -> bytes:
    lines = [json.dumps({"quote": each.quote.text, "x": "y" * 80}) for each in RECORDS]
    return "\n".join(["", *lines]).encode()


def markdown() -> bytes:
    parts = [
        f"## Claim {at}\n\n> {r.quote.text}\n\n" * 2 for at, r in enumerate(RECORDS)
    ]
    return "".join(parts).encode()


def spreadsheet() -> bytes:
    return xlsx_file.write(checked_of(Evidence(RECORDS)), NoDrawings())


FILES = {
    "a.csv": csv_file(),
    "a.jsonl": json_lines(),
    "a.md": markdown(),
    "a.xlsx": spreadsheet(),
}


@pytest.mark.parametrize("name", FILES)
def test_a_large_file_comes_in_portions(name: str) -> None:
    portions = list(portions_in(Path(name), FILES[name]))

    assert len(portions) > 3
    assert max(len(each.evidence.records) for each in portions) <= 1500
    assert portions[-1].line == portions[-1].lines


@pytest.mark.parametrize("name", FILES)
def test_lines_of_portions_are_those_of_the_file(name: str) -> None:
    evidence = joined(portions_in(Path(name), FILES[name]))

    lines = [each.line for each in evidence.records]
    texts = [each.quote.text for each in evidence.records]
    if name == "a.md":
        assert lines == [3 + 4 * at for at in range(2 * COUNT)]
        assert texts[::2] == [each.quote.text for each in RECORDS]
        assert evidence.records[-1].quote.claim == f"Claim {COUNT - 1}"
    else:
        assert lines == [each.line for each in RECORDS]
        assert texts == [each.quote.text for each in RECORDS]


def test_whoever_watches_is_told_how_far_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(FILES["a.csv"])
    told: list[tuple[int, int]] = []

    def watch(line: int, lines: int) -> bool:
        told.append((line, lines))
        return True

    read_evidence(path, watch=watch)

    assert told == sorted(told)
    assert told[-1] == (COUNT + 2, COUNT + 2)


def test_whoever_watches_stops_it(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(FILES["a.csv"])

    with pytest.raises(ReadingStoppedError):
        read_evidence(path, watch=lambda line, lines: line > lines)


def test_what_is_broken_in_a_portion_costs_only_itself() -> None:
    broken = FILES["a.jsonl"].replace(b'{"quote"', b'{"quote', 700)

    evidence = joined(portions_in(Path("a.jsonl"), broken))

    assert evidence.bad_records[0] == BadRecord(2, Fault.INVALID_JSON)
    assert len(evidence.bad_records) == 700
    assert len(evidence.records) == COUNT - 700


def test_a_claim_of_two_portions_is_one() -> None:
    part = Evidence(claims=(Claim("It is cheap."),), documents=("a.pdf",))

    evidence = joined([Portion(part, 1, 2), Portion(part, 2, 2)])

    assert evidence.claims == (Claim("It is cheap."),)
    assert evidence.documents == ("a.pdf",)


def test_nothing_is_one_empty_portion() -> None:
    assert list(in_portions([], 4)) == [Portion(Evidence(), 4, 4)]
