"""Opens files: by argument, dialog, drop, and evidence beside a paper."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtWidgets import QWidget

from locator.paired_names import is_evidence_name
from locator.quote import Quote
from reader import messages
from reader.arguments import Arguments, Wish
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

_PROJECT = ".quotelight"


class Opening(QObject):
    """Everything that leads to an open document or to quotes from a file.

    Signals:
        sample_opened: The sample paper was opened with its evidence.
        folder_wanted: A folder (its `Path`) is to be opened.
    """

    sample_opened = Signal()
    folder_wanted = Signal(object)

    def __init__(self, window: QWidget, tabs: Tabs, parts: Parts) -> None:
        super().__init__()
        self._window = window
        self._tabs = tabs
        self._parts = parts

    def open_arguments(self, arguments: Arguments) -> None:
        """Open what was asked for on the command line."""
        if arguments.sample:
            self.open_sample()
        for wish in arguments.wishes:
            self.open_path(wish)
        for evidence in arguments.evidence:
            self._parts.bringing.open_evidence(evidence)
        if arguments.quotes:
            self._add_when_open([Quote(text) for text in arguments.quotes])

    def _add_when_open(self, quotes: list[Quote]) -> None:
        """Add quotes behind those that the current document had at the last time.

        Which of them are there already is not known before.
        """
        tab = self._tabs.current
        if tab is None or tab.document.page_count or tab.document.obstacle:
            self._parts.acts.add(quotes)
            return
        once = Qt.ConnectionType.SingleShotConnection
        for news in (tab.document.opened, tab.document.obstructed):
            news.connect(lambda: self._parts.acts.add(quotes), once)

    def open_sample(self) -> None:
        """Open the sample paper with its evidence."""
        sample = self._parts.sample
        self.open_path(Wish(sample))
        self._parts.bringing.open_evidence(sample.with_suffix(".md"))
        self.sample_opened.emit()

    def open_path(self, wish: Wish) -> DocumentTab | None:
        """Open a PDF in a tab, which is returned, evidence, or a folder's pairs."""
        path = wish.full_path
        if path.suffix.lower() == _PROJECT:
            self._parts.projects.open(path)
            return None
        if path.is_dir():
            self.folder_wanted.emit(path)
            return None
        if is_evidence_name(path):
            self._parts.bringing.open_evidence(path)
            return None
        for tab in self._tabs:
            if _is_same(tab.document.path, path):
                self._tabs.show(tab)
                break
        else:
            tab = self._tabs.add(self._parts.desk.open(path))
            self._connect(tab)
        if wish.page:
            tab.wish(wish.page)
        return tab

    def open_urls(self, urls: Iterable[QUrl]) -> None:
        """Open files that were dropped on the window."""
        for url in urls:
            if url.isLocalFile():
                self.open_path(Wish(Path(url.toLocalFile()), _page_in(url)))

    def choose_pdfs(self) -> None:
        """Let the person choose PDF files and open them."""
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 - a file is seen sooner

        names, _ = QFileDialog.getOpenFileNames(
            self._window, messages.OPEN_TITLE, "", messages.OPEN_FILTER
        )
        for name in names:
            self.open_path(Wish(Path(name)))

    def choose_evidence(self) -> None:
        """Let the person choose an evidence file and open it."""
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 - a file is seen sooner

        name, _ = QFileDialog.getOpenFileName(
            self._window, messages.OPEN_EVIDENCE_TITLE, "", messages.EVIDENCE_FILTER
        )
        if name:
            self._parts.bringing.open_evidence(Path(name))

    def _connect(self, tab: DocumentTab) -> None:
        desk = self._parts.desk
        document = tab.document
        tab.password_given.connect(lambda password: desk.reopen(document, password))
        tab.try_again_wanted.connect(lambda: desk.reopen(document))
        tab.evidence_wanted.connect(
            lambda: self._parts.bringing.open_evidence(document.path, by_content=True)
        )


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one == other or one.samefile(other)
    except OSError:
        return False


def _page_in(url: QUrl) -> str:
    fragment = url.fragment()
    return fragment.removeprefix("page=") if fragment.startswith("page=") else ""
