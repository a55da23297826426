"""JSON with the lines at which its values stand."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.evidence.json_text import Flaw, InvalidJsonError, Node, Repeats, parse

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text()
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
)


def plain(node: Node) -> object:
    if isinstance(node.value, list):
        return [plain(item) for item in node.value]
    if isinstance(node.value, dict):
        return {name: plain(item) for name, item in node.value.items()}
    return node.value


@given(VALUES, st.sampled_from([None, 1]))
def test_values_are_what_the_standard_library_reads(
    value: object, indent: int | None
) -> None:
    text = json.dumps(value, indent=indent)

    assert plain(parse(text)) == json.loads(text)


def test_values_know_their_lines() -> None:
    node = parse('[\n"a",\n{"b":\n"c"}]')

    assert node == Node(
        [Node("a", 2), Node({"b": Node("c", 4)}, 3)],
        1,
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("[", 1),
        ('[\n"a"\n"b"]', 3),
        ('{\n"a" 1}', 2),
        ("{1: 2}", 1),
        ('["a"]\n[]', 2),
        ('{"a": "b', 1),
        ("1" * 5000, 1),
        ("[1,,2]", 1),
        ("[1 2]", 1),
        ("[1}", 1),
        ('{"a": 1]', 1),
        ("{[]: 1}", 1),
    ],
)
def test_broken_json_is_refused_at_its_line(text: str, line: int) -> None:
    with pytest.raises(InvalidJsonError) as caught:
        parse(text)

    assert (caught.value.line, caught.value.flaw) == (line, Flaw.NOT_JSON)


@pytest.mark.parametrize(
    ("text", "line", "flaw"),
    [
        ('["a",\n]', 2, Flaw.LAST_COMMA),
        ('{"a": 1,\n\n}', 3, Flaw.LAST_COMMA),
        ("[1, 2,]", 1, Flaw.LAST_COMMA),
        ('// a list\n["a"]', 1, Flaw.COMMENT),
        ('["a", /* the first */\n"b"]', 1, Flaw.COMMENT),
        ('["a"\n# the first\n, "b"]', 2, Flaw.COMMENT),
        ("[" * 100_000, 1, Flaw.TOO_DEEP),
        ('{"a":' * 100_000, 1, Flaw.TOO_DEEP),
        ("[" + "[]," * 200_000 + "[]]", 1, Flaw.TOO_MANY),
    ],
)
def test_what_people_do_wrong_is_called_by_its_name(
    text: str, line: int, flaw: Flaw
) -> None:
    with pytest.raises(InvalidJsonError) as caught:
        parse(text)

    assert (caught.value.line, caught.value.flaw) == (line, flaw)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_a_number_that_is_none_is_nothing(number: str) -> None:
    assert parse(f'{{"page": {number}}}').value == {"page": Node(None, 1)}


@pytest.mark.parametrize(
    ("text", "repeats", "reason"),
    [
        ('{"a": 1, "a": 2}', Repeats.HERE, "one of them is lost"),
        ('{"a": [{"b": 2}], "a": [{"b": 3}]}', Repeats.HERE, "deep inside the values"),
        ('{"a": [{"b": 2, "b": 3}]}', Repeats.INSIDE, "an object below"),
        ('[1, {"b": 2, "b": 3}]', Repeats.INSIDE, "an item"),
        ('{"a": 1, "a": 1}', Repeats.NOWHERE, "nothing is lost"),
        ('{"a": [{"b": 2}], "a": [{"b": 2}]}', Repeats.NOWHERE, "nor here"),
        ('{"a": 1, "b": 1}', Repeats.NOWHERE, "two names"),
    ],
)
def test_a_name_that_is_given_twice_is_seen(
    text: str, repeats: Repeats, reason: str
) -> None:
    assert parse(text).repeats is repeats, reason


def test_equal_numbers_of_other_kinds_stay_apart() -> None:
    assert repr(plain(parse("[1, 1.0, true, 0, false]"))) == "[1, 1.0, True, 0, False]"


def test_half_a_character_is_replaced() -> None:
    assert parse(r'"a\ud83d"').value == "a?"
