"""Quotes and answers as JSON, and back."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given

from locator.kept.from_json import SerialError, located_from_json, quote_from_json
from locator.kept.to_json import located_to_json, quote_to_json
from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from tests.reader.session.values import LOCATED, QUOTES

QUOTE = Quote("the film", "4")
LOCATED_QUOTE = Located(QUOTE, Status.NOT_FOUND)


@given(QUOTES)
def test_a_quote_comes_back_as_it_was(quote: Quote) -> None:
    assert quote_from_json(quote_to_json(quote)) == quote


@given(LOCATED)
def test_an_answer_comes_back_as_it_was(located: Located) -> None:
    assert located_from_json(located_to_json(located)) == located


@given(LOCATED)
def test_the_text_can_be_written_anywhere(located: Located) -> None:
    assert located_to_json(located).isascii()


def test_version_one_can_be_read_for_ever() -> None:
    text = (
        '{"version":1,"quote":{"text":"a","page_hint":"4","prefix":"","suffix":"",'
        '"claim":"c"},"status":"altered","placements":[[0.5,"b",[[3,[[1,2]],'
        '[[1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0]]]]]],"differences":[["word","a","b"]],'
        '"comparison":{"quote":[["a","word"]],"source":[["b",null]],"differing":[],'
        '"left_out":[]},"confidence":null}'
    )

    assert json.loads(located_to_json(located_from_json(text))) == json.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        "[]",
        "null",
        "{}",
        '{"version":1}',
        '{"version":2,"text":"a","page_hint":null,"prefix":"","suffix":"","claim":""}',
        located_to_json(LOCATED_QUOTE).replace("not_found", "perhaps"),
        located_to_json(LOCATED_QUOTE).replace('"placements":[]', '"placements":[[]]'),
        located_to_json(LOCATED_QUOTE).replace('"placements":[]', '"placements":1'),
    ],
)
@pytest.mark.parametrize("read", [quote_from_json, located_from_json])
def test_another_text_is_refused(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(SerialError):
        read(text)
