"""Fields of objects: by which names they go, and which were understood."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    number_in,
    one_or_more,
    plain,
    string_in,
    whole_in,
    word_in,
)
from locator.evidence.json_text import Node, parse

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(-1e9, 1e9) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=9,
)


def node_of(value: object) -> Node:
    return parse(json.dumps(value))


def fields_of(**value: object) -> Fields:
    return Fields(node_of(value))


@pytest.mark.parametrize(
    "name", ["exact_quote", "exactQuote", "Exact Quote", "EXACT-QUOTE", "exact.quote"]
)
def test_a_name_may_be_joined_in_many_ways(name: str) -> None:
    fields = Fields(node_of({name: "a"}))

    assert fields.string(["exactquote"]) == "a"
    assert fields.others() == {}


def test_of_two_names_that_are_the_same_the_second_leaves_as_it_came() -> None:
    fields = Fields(node_of({"pageNumber": 3, "page_number": 4}))

    assert fields.page(["pagenumber"]) == "3"
    assert fields.others() == {"page_number": 4}


def test_what_nobody_understood_leaves_as_it_came() -> None:
    fields = fields_of(quote="a", page=[3, 4], note="", score=0.5, tags=["x", {"y": 1}])

    found = fields.string(["quote"]), fields.page(["page"]), fields.string(["note"])

    assert found == ("a", None, "")
    assert fields.others() == {
        "page": [3, 4],
        "note": "",
        "score": 0.5,
        "tags": ["x", {"y": 1}],
    }


def test_the_first_field_with_something_in_it_counts() -> None:
    fields = fields_of(a=" ", b=7, c="x", d="y")

    assert fields.string(["a", "b", "c", "d"]) == "x"
    assert fields.word(["a", "b", "c"]) == "7"
    assert fields.first_string(["b", "a", "c"]) == "a"
    assert fields.has(["q", "a"])
    assert not fields.has(["q"])


def test_to_peek_is_not_to_take() -> None:
    fields = fields_of(a=1, b=2)

    assert fields.peek("a") == Node(1, 1)
    assert fields.take("b") == Node(2, 1)
    assert fields.take("q") is None
    assert fields.others() == {"a": 1}


@given(st.dictionaries(st.text(), VALUES))
def test_fields_that_nobody_asks_for_are_all_there(value: dict[str, object]) -> None:
    assert Fields(node_of(value)).others() == value


@given(VALUES)
def test_a_plain_value_is_what_was_written(value: object) -> None:
    assert plain(node_of(value)) == value


@pytest.mark.parametrize("text", ["NaN", "1e999", "-1e999"])
def test_a_number_that_is_none_is_nothing(text: str) -> None:
    assert plain(parse(f"[{text}]")) == [None]


@pytest.mark.parametrize(
    ("value", "number", "whole", "word"),
    [
        (3, 3.0, 3, "3"),
        (3.0, 3.0, 3, ""),
        (3.5, 3.5, None, ""),
        (10**400, None, None, str(10**400)),
        (True, None, None, ""),
        (None, None, None, ""),
        (" a ", None, None, "a"),
        ([3], None, None, ""),
    ],
)
def test_values_are_taken_for_what_they_are(
    value: object, number: float | None, whole: int | None, word: str
) -> None:
    node = node_of(value)

    assert (number_in(node), whole_in(node), word_in(node)) == (number, whole, word)


def test_what_is_not_there_is_empty() -> None:
    assert (string_in(None), word_in(None), number_in(None)) == ("", "", None)
    assert not fields_in(None)
    assert not items_in(node_of("a"))
    assert not one_or_more(node_of(None))
    assert [plain(each) for each in one_or_more(node_of("a"))] == ["a"]
    assert Fields(node_of([1])).others() == {}
