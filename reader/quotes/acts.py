"""What can be done with selected quotes: go, copy, locate again, delete."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from reader import messages
from reader.quotes.copying import quote_text, quotes_text, source_text, text_with_page
from reader.quotes.menus import add
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes


class Acts(QObject):
    """Acts on the quotes that are selected in the list.

    Signals:
        copied: What was copied, as a toast says it.
        delete_wanted: Ids of the quotes to take out of the list.
        locate_wanted: Ids of the quotes to locate again.
        edit_wanted: The current quote is to be edited in the list.
    """

    copied = Signal(str)
    delete_wanted = Signal(list)
    locate_wanted = Signal(list)
    edit_wanted = Signal()

    def __init__(
        self,
        quotes: Quotes,
        around: Surroundings,
        selected: Callable[[], list[int]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._quotes = quotes
        self._around = around
        self._selected = selected

    def copy_quotes(self) -> None:
        """Copy the selected quotes."""
        entries = self._entries()
        if len(entries) == 1:
            self._copy(quote_text(entries[0]), messages.COPIED_QUOTE)
        elif entries:
            count = len(entries)
            self._copy(quotes_text(entries), messages.COPIED_QUOTES.format(count=count))

    def copy_source(self) -> None:
        """Copy the source's own words; the quote's where there are none."""
        current = self._quotes.current
        text = source_text(current) if current else ""
        if text:
            self._copy(text, messages.COPIED_SOURCE)
        else:
            self.copy_quotes()

    def copy_with_page(self) -> None:
        """Copy the source's own words with document and page."""
        current = self._quotes.current
        if current and source_text(current):
            text = text_with_page(current, self._around)
            self._copy(text, messages.COPIED_WITH_PAGE)

    def change_place(self, quote_id: int, step: int) -> None:
        """Make the next or previous one of several places the current one."""
        entry = self._quotes.entry(quote_id)
        if entry and entry.located and len(entry.located.placements) > 1:
            self._quotes.choose_place(quote_id, entry.chosen + step)

    def delete(self) -> None:
        """Ask for the selected quotes to be taken out of the list."""
        ids = [entry.id for entry in self._entries()]
        if ids:
            self.delete_wanted.emit(ids)

    def locate_again(self) -> None:
        """Ask for the selected quotes to be located again."""
        ids = [entry.id for entry in self._entries()]
        if ids:
            self.locate_wanted.emit(ids)

    def menu(self, parent: QWidget) -> QMenu:
        """Return the menu of the selected quotes."""
        menu = QMenu(parent)
        current = self._quotes.current
        placed = bool(current and source_text(current))
        several = bool(current and current.status == "ambiguous")
        entries = bool(self._entries())
        add(menu, messages.GO_TO, self._go, "Return", on=placed)
        add(menu, messages.NEXT_PLACE, self._next_place, "O", on=several)
        add(menu, messages.EDIT_QUOTE, self.edit_wanted.emit, "F2", on=bool(current))
        add(menu, messages.LOCATE_AGAIN, self.locate_again, on=entries)
        menu.addSeparator()
        add(menu, messages.COPY_QUOTE, self.copy_quotes, "Ctrl+C", on=entries)
        add(menu, messages.COPY_SOURCE, self.copy_source, on=placed)
        add(menu, messages.COPY_WITH_PAGE, self.copy_with_page, on=placed)
        menu.addSeparator()
        add(menu, messages.DELETE, self.delete, "Del", on=entries)
        return menu

    def _entries(self) -> Sequence[QuoteEntry]:
        ids = self._selected()
        current = self._quotes.current
        if not ids and current:
            return [current]
        return [entry for entry in map(self._quotes.entry, ids) if entry]

    def _go(self) -> None:
        if self._quotes.current:
            self._quotes.jump_to(self._quotes.current.id)

    def _next_place(self) -> None:
        if self._quotes.current:
            self.change_place(self._quotes.current.id, 1)

    def _copy(self, text: str, said: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.copied.emit(said)
