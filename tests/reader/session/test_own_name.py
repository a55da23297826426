"""What the system knows of the person."""

import getpass

import pytest

from reader.session.own_name import own_name


def test_somebody_at_a_machine_has_a_name() -> None:
    try:
        getpass.getuser()
    except (OSError, KeyError):
        assert own_name() == ""
    else:
        assert own_name()


def test_an_account_that_the_system_does_not_know_is_a_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LOGNAME", "nobody-of-that-name")

    assert own_name() == "nobody-of-that-name"
