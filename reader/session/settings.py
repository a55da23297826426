"""What a person has set: theme, night page, rooms, widths; typed, within limits."""

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, overload

from reader.look.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable

ValueT = TypeVar("ValueT")
ChoiceT = TypeVar("ChoiceT", bound=StrEnum)
_LONGEST_NAME = 200


class Values(Protocol):
    """Where settings are kept: the store, or nowhere."""

    def value(self, name: str) -> Any:
        """Return a setting; None if it was never set."""

    def set_value(self, name: str, value: Any) -> None:
        """Write down a setting."""


class Setting(Generic[ValueT]):
    """One setting, as an attribute of `Settings`.

    Args:
        default: What holds until it is set, or if what is stored is none of ours.
        understood: Gives the value for what is stored or set, None for nonsense.
    """

    def __init__(
        self, default: ValueT, understood: "Callable[[object], ValueT | None]"
    ) -> None:
        self._default = default
        self._understood = understood
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[ValueT]": ...

    @overload
    def __get__(self, settings: "Settings", owner: type) -> ValueT: ...

    def __get__(
        self, settings: "Settings | None", owner: type
    ) -> "Setting[ValueT] | ValueT":
        if settings is None:
            return self
        value = self._understood(settings.stored(self._name))
        return self._default if value is None else value

    def __set__(self, settings: "Settings", value: ValueT) -> None:
        known = self._understood(value)
        if known is None:
            raise ValueError(f"{self._name} cannot be {value!r}")
        if known != self.__get__(settings, type(settings)):
            settings.keep(self._name, known)


def _choice(default: ChoiceT) -> Setting[ChoiceT]:
    choices = {str(each): each for each in type(default)}
    return Setting(default, lambda value: choices.get(str(value)))


def _switch(*, default: bool) -> Setting[bool]:
    return Setting(default, lambda value: value if isinstance(value, bool) else None)


def _width(default: int, least: int, most: int) -> Setting[int]:
    def understood(value: object) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int):
            return None
        return max(least, min(most, value))

    return Setting(default, understood)


def _name(default: str) -> Setting[str]:
    def understood(value: object) -> str | None:
        return (
            " ".join(value.split())[:_LONGEST_NAME] if isinstance(value, str) else None
        )

    return Setting(default, understood)


class Settings:
    """The settings of the window; a change is written at once.

    Setting one raises `StoreError` if it could not be written; it holds all the same,
    until the window is closed.
    """

    theme = _choice(Theme.SYSTEM)
    night_page = _switch(default=False)
    reduced_motion = _switch(default=False)
    side_bar_open = _switch(default=True)
    panel_open = _switch(default=True)
    walk_hint_closed = _switch(default=False)
    reviewer = _name("")
    advance_after_verdict = _switch(default=True)
    open_after_saving = _switch(default=True)
    keep_claims_open = _switch(default=False)
    panel_width_px = _width(410, 320, 640)
    narrow_side_width_px = _width(176, 140, 320)  # thumbnails, outline
    wide_side_width_px = _width(360, 280, 560)  # evidence

    def __init__(self, values: Values) -> None:
        self._values = values
        self._known: dict[str, object] = {}

    def stored(self, name: str) -> object:
        """Return what is kept under a name; asked of the store only once."""
        if name not in self._known:
            self._known[name] = self._values.value(name)
        return self._known[name]

    def keep(self, name: str, value: object) -> None:
        """Take over another value, and write it down."""
        self._known[name] = value
        self._values.set_value(name, value)
