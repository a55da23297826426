"""A room of the window whose widget is made when it is needed first."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from reader.look.style_sheet import dress

WidgetT = TypeVar("WidgetT", bound=QWidget)


class Room(Generic[WidgetT]):
    """Keeps a place in the window, so that nothing moves when the widget comes.

    What the first page can do without is not made, and its code not loaded, before
    that page is seen.

    Attributes:
        place: What stands in the layout from the beginning.
    """

    def __init__(self, make: Callable[[], WidgetT], look: str) -> None:
        self.place = QFrame()
        dress(self.place, look)
        self._column = QVBoxLayout(self.place)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._make = make
        self._widget: WidgetT | None = None
        self._waiting: list[Callable[[WidgetT], object]] = []

    @property
    def is_furnished(self) -> bool:
        """Tell whether the widget was made."""
        return self._widget is not None

    def furnished(self) -> WidgetT:
        """Return the widget of the room; it is made now if it was not."""
        if self._widget is None:
            self._widget = self._make()
            self._column.addWidget(self._widget)
            self._widget.show()  # at once: what is done next may give it the keyboard
            self.place.setFocusProxy(self._widget)
            waiting, self._waiting = self._waiting, []
            for act in waiting:
                act(self._widget)
        return self._widget

    def do(self, act: Callable[[WidgetT], object]) -> None:
        """Do something with the widget: now if it is there, else when it comes."""
        if self._widget is None:
            self._waiting.append(act)
        else:
            act(self._widget)
