"""The lines of findings: "Negation not left out   Number 85, source 65"."""

from collections.abc import Sequence
from html import escape
from itertools import groupby

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from reader.look.look import Look
from reader.quotes.details_text import Finding

_BETWEEN = "&nbsp;&nbsp; "  # a line may end here


class FindingLines(QLabel):
    """Differences one after the other, other findings in lines of their own."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._findings: tuple[Finding, ...] = ()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._fill)

    def set_findings(self, findings: Sequence[Finding]) -> None:
        """Show other findings."""
        self._findings = tuple(findings)
        self._fill()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)  # Qt guesses a narrow column; heightForWidth knows

    def _fill(self) -> None:
        lines: list[str] = []
        for flowing, findings in groupby(
            self._findings, lambda each: each.is_difference
        ):
            words = [self._html(each) for each in findings]
            lines += [_BETWEEN.join(words)] if flowing else words
        self.setText(
            "".join(f'<p style="margin:0 0 2px 0">{line}</p>' for line in lines)
        )
        self.setAccessibleName("; ".join(each.text for each in self._findings))
        self.setVisible(bool(self._findings))

    def _html(self, finding: Finding) -> str:
        words = escape(finding.before)
        if finding.heavy:
            words += f'<span style="font-weight:600">{escape(finding.heavy)}</span>'
        words += escape(finding.after)
        if finding.kind:
            colour = self._look.colours.status[finding.status]
            words = (
                f'<span style="font-weight:600;color:{colour}">'
                f"{escape(finding.kind)}</span> {words}"
            )
        return words
