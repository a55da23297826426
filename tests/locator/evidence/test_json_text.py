"""JSON with the lines at which its values stand."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.evidence.json_text import InvalidJsonError, Node, parse

SCALARS = st.none() | st.booleans() | st.integers() | st.text()
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
        ("[" * 100_000, 1),
    ],
)
def test_broken_json_is_refused_at_its_line(text: str, line: int) -> None:
    with pytest.raises(InvalidJsonError) as caught:
        parse(text)

    assert caught.value.line == line


def test_half_a_character_is_replaced() -> None:
    assert parse(r'"a\ud83d"').value == "a?"
