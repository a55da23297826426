"""What people read says what happened and what to do; it does not scold."""

import re
from collections.abc import Mapping
from types import ModuleType

import pytest

from locator.exports.report import messages as reports
from reader.messages import quotes, rooms, window

BANNED = re.compile(r"\b(errors?|failed|invalid|oops|please)\b|!", re.IGNORECASE)


def said(value: object) -> list[str]:
    """Return all texts in a constant of a messages module."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [text for each in value.values() for text in said(each)]
    if isinstance(value, tuple):
        return [text for each in value for text in said(each)]
    return []


@pytest.mark.parametrize("module", [quotes, rooms, window, reports])
def test_no_message_has_a_banned_word(module: ModuleType) -> None:
    constants = {name: value for name, value in vars(module).items() if name.isupper()}
    found = [text for value in constants.values() for text in said(value)]

    assert found
    assert not [text for text in found if BANNED.search(text)]
