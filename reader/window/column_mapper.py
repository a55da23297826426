"""Asks what the columns of a table hold; every choice holds at once."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFormLayout,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reader import messages
from reader.look.style_sheet import dress

if TYPE_CHECKING:
    from locator.evidence.tables.preview import TablePreview

_QUOTE = "quote"
_MARGIN_PX = 12


class ColumnMapper(QWidget):
    """The first rows of a table, and a choice for each thing a column may hold.

    Signals:
        chosen: What was chosen, as `quote=2,page=3`; columns are counted from 1.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._words = QLabel()
        self._words.setWordWrap(True)
        dress(self._words, "second")
        self._rows = QTableWidget()
        self._rows.setAccessibleName(messages.FIRST_ROWS)
        self._rows.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._rows.verticalHeader().hide()
        self._choosers = {role: QComboBox() for role in messages.COLUMN_ROLE}
        form = QFormLayout()
        for role, chooser in self._choosers.items():
            chooser.setAccessibleName(messages.COLUMN_ROLE[role])
            chooser.activated.connect(self._on_chosen)
            form.addRow(messages.COLUMN_ROLE[role], chooser)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, _MARGIN_PX)
        column.setSpacing(8)
        column.addWidget(self._words)
        column.addLayout(form)
        column.addWidget(self._rows, 1)
        self.setFocusProxy(self._choosers[_QUOTE])

    @property
    def choosers(self) -> Mapping[str, QComboBox]:
        """Return what the columns are chosen with, by what they hold."""
        return self._choosers

    def show_table(self, name: str, preview: "TablePreview") -> None:
        """Show the beginning of a file's table, what is likely already chosen."""
        self._words.setText(messages.WHICH_COLUMN.format(name=name))
        for role, chooser in self._choosers.items():
            chooser.clear()
            chooser.addItems((messages.NO_COLUMN, *preview.headers))
            chooser.setCurrentIndex(preview.guesses.get(role, -1) + 1)
        self._rows.setColumnCount(len(preview.headers))
        self._rows.setRowCount(len(preview.rows))
        self._rows.setHorizontalHeaderLabels(preview.headers)
        for at, row in enumerate(preview.rows):
            for column, cell in enumerate(row):
                self._rows.setItem(at, column, QTableWidgetItem(cell))

    def _on_chosen(self) -> None:
        """Tell what is chosen, as soon as it is known where the quotes are."""
        columns = {
            role: chooser.currentIndex() for role, chooser in self._choosers.items()
        }
        if columns[_QUOTE] > 0:
            pairs = (
                f"{role}={at}" if at else f"{role}=" for role, at in columns.items()
            )
            self.chosen.emit(",".join(pairs))
