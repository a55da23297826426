"""The values of a file: the one that it is, or one a line."""

import pytest

from locator.evidence.json_fields import plain
from locator.evidence.json_text import InvalidJsonError
from locator.evidence.json_values import (
    is_by_line,
    one_value,
    values_by_line,
    values_of,
)
from locator.evidence.record import BadRecord, Fault


def test_a_broken_line_costs_only_itself() -> None:
    values = values_by_line('{"quote": "one"}\n\n{"quote": tw\n"three"\n')

    assert [node.line for node in values.nodes] == [1, 4]
    assert values.bad_records == (BadRecord(3, Fault.INVALID_JSON),)


def test_a_file_without_one_good_line_is_not_json() -> None:
    with pytest.raises(InvalidJsonError) as caught:
        values_by_line("\nwords\nmore words")

    assert caught.value.line == 2


def test_a_file_of_countless_broken_lines_is_not_json() -> None:
    with pytest.raises(InvalidJsonError) as caught:
        values_by_line('{"quote": "one"}\n' + "{\n" * 60_000)

    assert caught.value.line == 2


@pytest.mark.parametrize(
    ("text", "expected", "reason"),
    [
        ('{"a": 1}\n{"a": 2}', True, "an object a line"),
        ('\n\n{"a": 1}\n[2]', True, "after empty lines"),
        ('{"a": 1}', False, "one object is JSON"),
        ('{"a": 1}\n\n', False, "nothing comes behind it"),
        ('{\n"a": 1}', False, "an object over several lines"),
        ('["a"]\n["b"]', False, "lists may be anything"),
        ("", False, "nothing"),
    ],
)
def test_the_first_line_tells_whether_there_is_one_value_a_line(
    text: str, *, expected: bool, reason: str
) -> None:
    assert is_by_line(text) is expected, reason


@pytest.mark.parametrize(
    ("text", "count"), [('{"a": 1}\n{"a": 2}', 2), ('[\n{"a": 1},\n{"a": 2}]', 1)]
)
def test_values_are_read_as_they_are_written(text: str, count: int) -> None:
    values = values_of(text)

    assert len(values.nodes) == count
    assert values.by_line == (count > 1)


def test_one_value_is_all_of_a_text() -> None:
    assert one_value('\n["a"]').nodes[0].line == 2


@pytest.mark.parametrize(
    ("text", "kept", "lines", "reason"),
    [
        ('["a",\n{"b": 1, "b": 2},\n"c"]', ["a", "c"], [2], "the item it is"),
        ('["a",\n{"d": {"b": 1, "b": 2}},\n"c"]', ["a", "c"], [2], "that it is in"),
        ('{"l": ["a",\n{"b": 1, "b": 2}]}', {"l": ["a"]}, [2], "a list in an object"),
        ('["a", [{"b": 1, "b": 2}, 3]]', ["a", [3]], [1], "the nearest list"),
        ('["a", {"b": 1, "b": 1}]', ["a", {"b": 1}], [], "nothing is lost"),
    ],
)
def test_a_record_with_a_field_given_twice_is_taken_out(
    text: str, kept: object, lines: list[int], reason: str
) -> None:
    values = one_value(text)

    assert [plain(node) for node in values.nodes] == [kept], reason
    assert values.bad_records == tuple(
        BadRecord(line, Fault.REPEATED_FIELD) for line in lines
    )


def test_a_file_that_is_one_such_record_is_empty() -> None:
    values = one_value('{"quote": "a", "quote": "b"}')

    assert values.nodes == ()
    assert values.bad_records == (BadRecord(1, Fault.REPEATED_FIELD),)
