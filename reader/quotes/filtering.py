"""Keeps chips, the named filter and the list of quotes in step."""

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint

from reader import messages
from reader.look.popping import pop_up
from reader.quotes.chips import Chips
from reader.quotes.filter_bar import FilterBar
from reader.quotes.filter_model import Filter, FilterModel, counted
from reader.quotes.filter_words import filter_in_words, nothing_passes
from reader.quotes.menus import filter_menu
from reader.quotes.watch import Watch
from reader.session.quotes import Quotes


class Filtering(QObject):
    """Between the widgets that filter and the model that is filtered."""

    def __init__(
        self,
        quotes: Quotes,
        model: FilterModel,
        chips: Chips,
        bar: FilterBar,
        watch: Watch,
    ) -> None:
        super().__init__(watch)
        self._quotes = quotes
        self._model = model
        self._chips = chips
        self._bar = bar
        self._watch = watch
        chips.statuses_chosen.connect(self._on_statuses_chosen)
        chips.menu_wanted.connect(self.show_menu)
        bar.text_changed.connect(self._on_text_changed)
        bar.clear_wanted.connect(lambda: model.set_filter(Filter()))
        model.filter_changed.connect(self.show_counts)

    def show_counts(self) -> None:
        """Say anew how many quotes there are, and what is filtered."""
        wanted = self._model.filter
        self._chips.set_counts(counted(self._quotes))
        self._chips.set_chosen(wanted.statuses)
        words = filter_in_words(wanted, self._watch.around)
        if words:
            words = messages.SHOWN_OF.format(
                shown=self._model.rowCount(),
                count=len(self._quotes.entries),
                filter=words,
            )
        self._bar.show_filter(words, wanted.text)

    def nothing(self) -> str:
        """Return the sentence that says that no quote passes."""
        return nothing_passes(self._model.filter, self._watch.around)

    def show_menu(self, at: QPoint) -> None:
        """Show the menu behind the funnel."""
        menu = filter_menu(
            self._chips,
            self._model,
            self._watch.around,
            self._quotes.current,
            self._bar.open_field,
        )
        pop_up(menu, at)

    def _on_statuses_chosen(self, statuses: frozenset[str]) -> None:
        self._model.set_filter(replace(self._model.filter, statuses=statuses))

    def _on_text_changed(self, text: str) -> None:
        self._model.set_filter(replace(self._model.filter, text=text))
