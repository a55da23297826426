"""Saves reports, copies and data: asks where, tells how far it is, and the outcome."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from locator.exports.kinds import kinds
from reader import messages
from reader.quotes.offer import Offer
from reader.session.checking import about_one, checked_of, documents_in
from reader.session.exporting import Wanted
from reader.session.never_written import never_written
from reader.window.actions import Actions
from reader.window.banner import Choice
from reader.window.file_asking import FileAsking
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.showing import open_file, show_in_folder
from reader.window.status_bar import Work
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

HTML = "report-html"
ACTION_KINDS = {
    "report": HTML,
    "report_pdf": "report-pdf",
    "annotated": "annotated",
    **{f"data_{kind}": kind for kind in messages.ACT_DATA},
}
_EXPORT = "export"
_ANYWAY = "annotate-anyway"
_WITH_WAY_ROUND = ("encrypted", "signed", "repaired")


class ExportActions(QObject):
    """What the report button, its menu and Ctrl+E do."""

    def __init__(
        self, actions: Actions, frame: Frame, tabs: Tabs, parts: Parts
    ) -> None:
        super().__init__(frame)
        self._actions = actions
        self._frame = frame
        self._tabs = tabs
        self._parts = parts
        self._kind = HTML
        self._waits = False
        self._tips = {name: actions[name].toolTip() for name in ACTION_KINDS}
        parts.locating.progressed.connect(self._on_located)
        self.asking = FileAsking(frame)
        for name, kind in ACTION_KINDS.items():
            actions[name].triggered.connect(partial(self._ask, kind))
        actions["open_after_saving"].setChecked(parts.settings.open_after_saving)
        actions["open_after_saving"].toggled.connect(self._set_open_after)
        exporting = parts.exporting
        exporting.progressed.connect(self._on_progress)
        exporting.written.connect(self._on_written)
        exporting.failed.connect(self._on_failed)
        exporting.ended.connect(self._on_ended)
        parts.claims.rearranged.connect(self._refresh)
        tabs.current_changed.connect(self._refresh)
        tabs.attend(self._on_tab)
        self._refresh()

    def _on_tab(self, tab: DocumentTab) -> None:
        tab.document.opened.connect(self._refresh)
        tab.banner.chosen.connect(self._on_choice)

    def _refresh(self) -> None:
        possible = bool(self._parts.claims.order) and self._document() is not None
        for name in ACTION_KINDS:
            action = self._actions[name]
            action.setEnabled(possible)
            tip = self._tips[name] if possible else messages.EXPORT_NOTHING
            action.setToolTip(tip)

    def _document(self) -> DocumentTab | None:
        tab = self._tabs.current
        return tab if tab and tab.document.page_count else None

    def _ask(self, kind: str, _on: bool = False) -> None:  # noqa: FBT002 - as Qt says it
        """Ask where a file is to be, unless quotes are located still."""
        waiting = sum(each.is_awaited for each in self._parts.quotes.entries)
        tab = self._document()
        if tab is None:
            return
        if self._parts.exporting.is_busy:
            self._frame.toaster.show(messages.EXPORT_BUSY)
            return
        self._kind = kind
        if waiting:
            self._say_unfinished(tab, waiting)
        else:
            self._ask_where(kind)

    def _say_unfinished(self, tab: DocumentTab, count: int) -> None:
        words = messages.EXPORT_UNFINISHED.format(count=count)
        tab.banner.say(
            messages.EXPORT_ONE_UNFINISHED if count == 1 else words,
            (
                Choice("wait", messages.EXPORT_WAIT),
                Choice("report_now", messages.EXPORT_NOW),
            ),
        )

    def _ask_where(self, kind: str) -> None:
        tab = self._document()
        if tab is None:
            return
        path = tab.document.path
        name = messages.EXPORT_NAME[kind].format(stem=path.stem)
        title = messages.EXPORT_TITLE.format(what=_what(kind))
        patterns = " ".join(f"*{suffix}" for suffix in kinds()[kind].suffixes)
        proposed = path.with_name(name)
        save = partial(self._save, kind)
        self.asking.where(title, proposed, f"{title} ({patterns})", save)

    def _save(self, kind: str, path: Path) -> None:
        parts, tab = self._parts, self._document()
        if tab is None:
            return
        documents = parts.desk.documents
        checked = checked_of(
            parts.claims, documents, parts.bringing.files, parts.acts.reviewer
        )
        if kinds()[kind].one_document:
            digests = [source.sha256 for source in checked.sources]
            if tab.document.sha256 not in digests:
                self._frame.toaster.show(messages.EXPORT_NOTHING)
                return
            checked = about_one(checked, digests.index(tab.document.sha256))
        files = [
            (document.number, file)
            for document in documents_in(checked, documents)
            if (file := parts.desk.file_of(document))
        ]
        self._kind = kind
        kept = never_written(documents, parts.claims)
        parts.exporting.begin(Wanted(kind, path, checked, files, kept))

    def _on_choice(self, key: str) -> None:
        if key in ("report_now", "elsewhere"):
            self._ask_where(self._kind)
        elif key == "anyway":
            self._ask_where(_ANYWAY)
        self._waits = key == "wait"

    def _on_located(self, done: int, total: int) -> None:
        """Offer what waited for the search; no dialog comes unasked."""
        if self._waits and done >= total:
            self._waits = False
            word = messages.SAVE_NOW.format(what=_what(self._kind))
            offer = Offer(word, partial(self._ask_where, self._kind))
            self._frame.toaster.show(messages.EXPORT_READY, offers=(offer,))

    def _on_progress(self, done: int, total: int) -> None:
        what = _what(self._kind)
        text = messages.EXPORT_RUNNING.format(what=what, done=done, total=total)
        work = Work(text, done, total, self._stop, rank=2)
        self._frame.status_room.do(lambda bar: bar.set_work(_EXPORT, work))

    def _stop(self) -> None:
        self._parts.exporting.cancel()
        self._frame.toaster.show(messages.EXPORT_CANCELLED)

    def _on_ended(self) -> None:
        self._frame.status_room.do(lambda bar: bar.clear_work(_EXPORT))

    def _on_written(self, path: Path) -> None:
        text = messages.EXPORT_DONE.format(name=path.name)
        self._frame.status_room.do(lambda bar: bar.show_result(text, _EXPORT))
        offers = (
            Offer(messages.OPEN_SAVED, partial(open_file, path)),
            Offer(messages.SHOW_IN_FOLDER, partial(show_in_folder, path)),
        )
        self._frame.toaster.show(text, offers=offers)
        if self._parts.settings.open_after_saving:
            open_file(path)

    def _on_failed(self, path: Path, kind: str) -> None:
        """Say what stood in the way, and offer a way round it."""
        words = messages.EXPORT_PROBLEM.get(kind, messages.EXPORT_PROBLEM["fault"])
        text = words.format(what=_what(self._kind), name=path.name)
        choices = [Choice("elsewhere", messages.SAVE_ELSEWHERE)]
        if kind in _WITH_WAY_ROUND:
            choices = [Choice("anyway", messages.ANNOTATE_ANYWAY)]
        if tab := self._tabs.current:
            tab.banner.say(text, choices, "warning")
        else:
            self._frame.toaster.show(text)

    def _set_open_after(self, on: bool) -> None:
        self._parts.keeping.attempt(
            lambda: setattr(self._parts.settings, "open_after_saving", on)
        )


def _what(kind: str) -> str:
    """Return what a kind of file is called in a sentence."""
    return messages.EXPORT_WHAT.get(kind, messages.EXPORT_DATA)
