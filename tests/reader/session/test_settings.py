"""What a person has set."""

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from reader.look.theme import Theme
from reader.session.settings import Setting, Settings
from reader.session.store import Store
from reader.session.store_error import Problem, StoreError


class Kept:
    """Values in a dictionary, how often they were asked for, and which were written."""

    def __init__(self, **values: object) -> None:
        self.values = values
        self.asked = 0
        self.written: list[str] = []

    def value(self, name: str) -> Any:
        self.asked += 1
        return self.values.get(name)

    def set_value(self, name: str, value: object) -> None:
        self.values[name] = value
        self.written.append(name)


class Full:
    """A store that cannot be written to any more."""

    def value(self, _name: str) -> None:
        return None

    def set_value(self, name: str, _value: object) -> None:
        raise StoreError(Problem.DISK_FULL, name)


def test_everything_has_a_default() -> None:
    settings = Settings(Kept())

    assert settings.theme is Theme.SYSTEM
    assert not settings.night_page
    assert not settings.reduced_motion
    assert settings.side_bar_open
    assert settings.panel_open
    assert settings.panel_width_px == 410
    assert settings.narrow_side_width_px == 176


def test_settings_are_there_tomorrow(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        settings = Settings(store)
        settings.theme = Theme.DARK
        settings.night_page = True
        settings.panel_width_px = 500
    with closing(Store.open(tmp_path)) as store:
        settings = Settings(store)

        assert settings.theme is Theme.DARK
        assert settings.night_page
        assert settings.panel_width_px == 500


def test_a_change_is_written_once() -> None:
    values = Kept()
    settings = Settings(values)
    settings.theme = Theme.DARK
    settings.theme = Theme.DARK

    assert values.written == ["theme"]


@pytest.mark.parametrize(
    ("given", "kept"), [(319, 320), (320, 320), (641, 640), (-1, 320)]
)
def test_a_width_stays_within_its_limits(given: int, kept: int) -> None:
    values = Kept()
    settings = Settings(values)
    settings.panel_width_px = given

    assert settings.panel_width_px == values.values["panel_width_px"] == kept


@pytest.mark.parametrize(
    ("name", "stored", "value"),
    [
        ("theme", "pink", Theme.SYSTEM),
        ("theme", 3, Theme.SYSTEM),
        ("theme", "light", Theme.LIGHT),
        ("night_page", 1, False),
        ("panel_open", "no", True),
        ("panel_width_px", True, 410),
        ("panel_width_px", "500", 410),
        ("panel_width_px", 10_000, 640),
    ],
)
def test_what_is_stored_by_others_is_understood_or_passed_over(
    name: str, stored: object, value: object
) -> None:
    assert getattr(Settings(Kept(**{name: stored})), name) == value


@pytest.mark.parametrize(
    ("name", "value"), [("panel_width_px", "wide"), ("night_page", "dark")]
)
def test_nonsense_cannot_be_set(name: str, value: str) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        setattr(Settings(Kept()), name, value)


def test_a_setting_can_be_looked_at_without_a_window() -> None:
    assert isinstance(Settings.theme, Setting)


def test_the_store_is_asked_once() -> None:
    values = Kept()
    settings = Settings(values)
    first, second = settings.theme, settings.theme

    assert first is second
    assert values.asked == 1


def test_a_setting_that_cannot_be_written_holds_until_the_end() -> None:
    settings = Settings(Full())
    with pytest.raises(StoreError) as caught:
        settings.theme = Theme.DARK

    assert caught.value.problem is Problem.DISK_FULL
    assert settings.theme is Theme.DARK
