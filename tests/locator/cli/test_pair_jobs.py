"""What there is to be checked, and where results are kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.cli.pair_jobs import file_name


@pytest.mark.parametrize("name", ["epmc-PMC7993897", "a.b_c", "日本"])
def test_a_name_that_any_system_takes_is_kept(name: str) -> None:
    assert file_name(name) == name


@pytest.mark.parametrize("name", ["../up", "a/b", "a b", ".hidden", "n" * 5000, "a\0"])
def test_another_name_is_told_by_a_hash(name: str) -> None:
    found = file_name(name)

    assert found != name
    assert not {"/", "\0", " "} & set(found)
    assert not found.startswith(".")
    assert len(found) < 80


@given(st.text(min_size=1), st.text(min_size=1))
def test_no_two_names_share_a_file(one: str, other: str) -> None:
    assert (file_name(one) == file_name(other)) is (one == other)
