"""What people are told about columns and guesses: in one line."""

from pathlib import Path

import pytest

from locator.cli import table_messages
from locator.evidence.record import Notice, NoticeKind
from locator.evidence.tables.choice import ChoiceError, ChoiceFault
from locator.evidence.tables.columns import mapping_of
from locator.evidence.tables.row import Row


@pytest.mark.parametrize("kind", NoticeKind)
def test_every_notice_names_its_subject(kind: NoticeKind) -> None:
    words = table_messages.notice(Path("a.csv"), Notice(kind, "some\nthing", "page=3"))

    assert words.startswith("a.csv: ")
    assert "some thing" in words
    assert "\n" not in words


@pytest.mark.parametrize("fault", ChoiceFault)
def test_every_fault_of_a_choice_names_the_word(fault: ChoiceFault) -> None:
    words = table_messages.choice_error(ChoiceError(fault, "some\nthing", ("A", "B")))

    assert '"some thing"' in words
    assert "\n" not in words


def test_columns_are_listed_with_what_to_type() -> None:
    rows = [("foo", "bar"), ("The cost per tonne fell by a third.", "12")]
    mapping = mapping_of([Row(at, row) for at, row in enumerate(rows, 1)])

    assert table_messages.columns_offered(mapping) == (
        "Columns: 1 foo, 2 bar. For example: --columns quote=1"
    )


def test_without_a_likely_column_a_name_is_asked_for() -> None:
    rows = [("title", "year"), ("A film", "2024")]
    mapping = mapping_of([Row(at, row) for at, row in enumerate(rows, 1)])

    assert table_messages.columns_offered(mapping).endswith("quote=NAME")
