"""Says what is going on: status bar and toasts."""

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from locator.number_runs import page_ranges
from reader import messages
from reader.messages.counting import count_of_quotes
from reader.session.document import SessionDocument
from reader.window.fact import NEXT_TO_REVIEW, Fact
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

if TYPE_CHECKING:
    from locator.evidence.record import Evidence
    from reader.window.status_bar import StatusBar

_BACK_TARGET_MS = 20_000
_FACTS_MS = 100
_READING = "reading"  # and locating: the one follows the other


class Reporting(QObject):
    """Turns news of the session into words."""

    def __init__(self, frame: Frame, tabs: Tabs, parts: Parts) -> None:
        super().__init__(frame)
        self._frame = frame
        self._tabs = tabs
        self._parts = parts
        self._since = 0.0
        self._located = (0, 0)
        self._located_before = 0
        self._not_saved = ""
        self._failure = ""
        self._back_timer = QTimer(self, singleShot=True, interval=_BACK_TARGET_MS)
        self._back_timer.timeout.connect(
            lambda: frame.toolbar_room.do(lambda bar: bar.set_back_target(""))
        )
        parts.locating.progressed.connect(self._on_progressed)
        parts.exporting.ended.connect(self._show_work)
        parts.bringing.pasted.connect(self._on_pasted)
        parts.bringing.nothing_found.connect(
            lambda: frame.toaster.show(messages.NOTHING_PASTED)
        )
        parts.bringing.paste_failed.connect(self._on_paste_failed)
        parts.bringing.evidence_read.connect(self._on_evidence)
        parts.bringing.evidence_failed.connect(self._on_evidence_failed)
        parts.desk.worker_restarted.connect(self._on_restarted)
        parts.keeping.failed.connect(self._on_not_saved)
        parts.keeping.saved.connect(self._on_saved)
        self._facts_soon = QTimer(self, singleShot=True, interval=_FACTS_MS)
        self._facts_soon.timeout.connect(self._show_facts)
        parts.claims.changed.connect(self._facts_soon.start)
        parts.claims.rearranged.connect(self._facts_soon.start)
        frame.panel_room.do(lambda panel: panel.copied.connect(frame.toaster.show))
        tabs.added.connect(self._on_tab_added)
        tabs.current_changed.connect(self._on_current_tab)
        tabs.closed.connect(lambda _document: self._name_documents())

    def _on_tab_added(self, tab: DocumentTab) -> None:
        tab.view.quote_clicked.connect(self._parts.quotes.set_current)
        tab.view.find_clicked.connect(tab.finder.set_current)
        tab.history_changed.connect(lambda: self._show_back_target(tab))
        tab.document.page_read.connect(lambda _done, _total: self._on_read(tab))
        tab.document.opened.connect(self._name_documents)
        self._name_documents()

    def _name_documents(self) -> None:
        numbers = {each.document.number: each.document.name for each in self._tabs}
        self._frame.panel_room.do(lambda panel: panel.set_document_names(numbers))

    def _on_current_tab(self) -> None:
        self._show_work()
        self._show_facts()

    def _on_read(self, tab: DocumentTab) -> None:
        if tab is self._tabs.current:
            self._on_current_tab()

    def _on_progressed(self, done: int, total: int) -> None:
        self._located = (done, total)
        if done < total and any(True for _ in self._tabs):
            if not self._since:
                self._since, self._located_before = time.monotonic(), done
            self._located_before = min(self._located_before, done)
        elif done < total:
            self._since = 0.0  # they wait for a document
        elif self._since:
            text = messages.LOCATED.format(
                quotes=count_of_quotes(max(1, total - self._located_before)),
                seconds=f"{time.monotonic() - self._since:.1f}",
            )
            self._since = 0.0
            self._frame.status_room.do(lambda bar: bar.show_result(text, _READING))
        self._show_work()

    def _show_work(self) -> None:
        self._frame.status_room.do(self._show_work_in)

    def _show_work_in(self, bar: "StatusBar") -> None:
        """Say what is going on with the document that is shown."""
        from reader.window.status_bar import Work  # noqa: PLC0415 - a file is seen sooner

        document = self._current_document()
        done, total = self._located
        if document and document.pages_read < document.page_count:
            read, pages = document.pages_read, document.page_count
            bar.set_work(_READING, Work(messages.READING, read, pages))
        elif document and done < total and self._since:
            text = messages.LOCATING.format(done=done, total=total)
            bar.set_work(_READING, Work(text, done, total, self._stop))
        else:
            bar.clear_work(_READING)

    def _stop(self) -> None:
        self._since = 0.0
        self._parts.locating.stop()
        self._show_work()

    def _on_pasted(self, ids: Sequence[int], known: int) -> None:
        words = []
        if ids:
            words.append(messages.PASTED.format(quotes=count_of_quotes(len(ids))))
        if known == 1:
            words.append(messages.ONE_KNOWN_ALREADY)
        elif known:
            words.append(messages.KNOWN_ALREADY.format(count=known))
        self._tell_added(". ".join(words), ids)
        if ids:
            self._parts.quotes.set_current(ids[0])

    def _tell_added(self, text: str, ids: Sequence[int]) -> None:
        undo = partial(self._parts.acts.take_back_adding, ids) if ids else None
        self._frame.toaster.show(text, undo)

    def _on_paste_failed(self, text: str) -> None:
        self._frame.panel_room.furnished().offer_paste(text)
        self._tell_failure(messages.PASTE_FAILED)

    def _on_restarted(self) -> None:
        toast = self._frame.toaster.toast
        if toast.isVisible() and toast.text == self._failure:
            return  # "nothing was lost" would not be true
        self._frame.toaster.show(messages.WORKER_RESTARTED)

    def _tell_failure(self, text: str) -> None:
        self._failure = text
        self._frame.toaster.show(text)

    def _on_evidence(
        self, path: Path, evidence: "Evidence", ids: Sequence[int]
    ) -> None:
        quotes = count_of_quotes(len(ids))
        text = messages.EVIDENCE_READ.format(quotes=quotes, name=path.name)
        if evidence.bad_records:
            lines = ", ".join(str(record.line) for record in evidence.bad_records[:3])
            text = f"{text} {messages.EVIDENCE_SKIPPED.format(lines=lines)}"
        self._tell_added(text, ids)
        if ids and self._parts.quotes.current is None:
            self._parts.quotes.set_current(ids[0])

    def _on_evidence_failed(self, path: Path, kind: str) -> None:
        text = messages.EVIDENCE_OBSTACLE.get(kind, messages.EVIDENCE_OBSTACLE["fault"])
        self._tell_failure(text.format(name=path.name))

    def _on_not_saved(self, problem: str) -> None:
        self._not_saved = messages.NOT_SAVED.get(problem, messages.NOT_SAVED["fault"])
        self._show_facts()

    def _on_saved(self) -> None:
        self._not_saved = ""
        self._show_facts()

    def _show_back_target(self, tab: DocumentTab) -> None:
        target = tab.history.back_target
        if tab is self._tabs.current and target:
            text = messages.BACK_TO.format(number=target.page_index + 1)
            self._frame.toolbar.set_back_target(text)
            self._back_timer.start()

    def _show_facts(self) -> None:
        self._frame.status_room.do(self._show_facts_in)

    def _show_facts_in(self, bar: "StatusBar") -> None:
        document = self._current_document()
        facts = []
        if document is None:
            bar.set_idle(messages.READY)
            facts.append(Fact(messages.OFFLINE))
        if document and document.pages_without_text and document.is_read:
            pages = page_ranges(at + 1 for at in document.pages_without_text)
            facts.append(Fact(messages.NO_TEXT_ON.format(pages=pages)))
        claims = self._parts.claims
        if total := len(claims.order):
            done = claims.reviewed
            text = messages.CLAIMS_REVIEWED.format(done=done, total=total)
            facts.append(Fact(text, messages.CLAIMS_REVIEWED_TIP, NEXT_TO_REVIEW))
        if self._not_saved:
            facts.append(Fact(self._not_saved))
        elif document:
            facts.append(Fact(messages.SAVED))
        bar.set_facts(facts)

    def _current_document(self) -> SessionDocument | None:
        tab = self._tabs.current
        return tab.document if tab else None
