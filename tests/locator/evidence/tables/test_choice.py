"""What a person types about columns."""

import pickle

import pytest

from locator.evidence.tables.choice import (
    ChoiceError,
    ChoiceFault,
    Chosen,
    ColumnChoice,
    column_named,
)
from locator.evidence.tables.roles import Role


@pytest.mark.parametrize(
    ("text", "chosen", "reason"),
    [
        ("quote=Text", (Chosen(Role.QUOTE, "Text"),), "a name"),
        (
            "quote=3, page=Seite",
            (Chosen(Role.QUOTE, "3"), Chosen(Role.PAGE, "Seite")),
            "a number, and spaces",
        ),
        ("Quote = A = B", (Chosen(Role.QUOTE, "A = B"),), "a sign in a name"),
        ('"quote=Text, short"', (Chosen(Role.QUOTE, "Text, short"),), "a comma in it"),
        ("page=", (Chosen(Role.PAGE, ""),), "no column has pages"),
        ("", (), "nothing"),
    ],
)
def test_a_choice_is_read(text: str, chosen: tuple[Chosen, ...], reason: str) -> None:
    assert ColumnChoice.parsed(text).chosen == chosen, reason


@pytest.mark.parametrize(
    ("text", "fault"),
    [("Text", ChoiceFault.NOT_A_PAIR), ("words=Text", ChoiceFault.NO_SUCH_ROLE)],
)
def test_what_is_no_choice_is_told(text: str, fault: ChoiceFault) -> None:
    with pytest.raises(ChoiceError) as caught:
        ColumnChoice.parsed(text)

    assert caught.value.fault == fault


@pytest.mark.parametrize(
    ("name", "column", "reason"),
    [
        ("b", 1, "small letters"),
        ("2", 2, "a name comes before a number"),
        ("4", 3, "a number, from 1"),
    ],
)
def test_a_column_is_named_or_numbered(name: str, column: int, reason: str) -> None:
    assert column_named(name, ("A", "B", "2", "D")) == column, reason


@pytest.mark.parametrize("name", ["0", "5", "-1", "E"])
def test_a_column_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(ChoiceError) as caught:
        column_named(name, ("A", "B", "C", "D"))

    assert caught.value.columns == ("A", "B", "C", "D")


def test_an_error_travels() -> None:
    error = ChoiceError(ChoiceFault.NO_SUCH_COLUMN, "E", ("A", "B"))

    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes

    assert (copy.fault, copy.word, copy.columns) == (error.fault, "E", ("A", "B"))
