"""What a person sees in a panel."""

from PySide6.QtWidgets import (
    QPushButton,
    QWidget,
)

from reader.quotes.list_view import ListView
from reader.quotes.panel import QuotesPanel


def listed(panel: QuotesPanel) -> ListView:
    return panel.findChildren(ListView)[0]


def button(panel: QuotesPanel, text: str) -> QPushButton:
    found = [each for each in panel.findChildren(QPushButton) if each.text() == text]
    return found[0]


def words(panel: QuotesPanel) -> str:
    """Return everything that can be read in the panel, except for rows."""
    texts = []
    for widget in panel.findChildren(QWidget):
        if widget.isVisible():
            said = widget.property("plainText") or widget.property("text")
            texts.append(str(said or ""))
    return "\n".join(texts)
