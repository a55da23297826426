"""Brings papers and their evidence files together: beside each other, in folders."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from locator.document_key import document_key
from locator.paired_names import (
    PDF_SUFFIX,
    evidence_beside,
    evidence_key,
    files_in,
    pdfs_in,
)
from reader import messages
from reader.arguments import Wish
from reader.session.kept_words import KeptWords
from reader.window.banner import Choice
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

if TYPE_CHECKING:
    from locator.evidence.record import Evidence

_MOST_AT_ONCE = 8  # pairs that are opened without a question
_OPEN, _FIND, _LATER = "open", "find", "later"
_FOUND = "found_papers"


class PairingUp(QObject):
    """Offers what lies beside what was opened, and asks for what does not.

    Names are compared as wholes, as `locator.pairing` does.
    """

    def __init__(
        self, frame: Frame, tabs: Tabs, opening: Opening, parts: Parts
    ) -> None:
        super().__init__(frame)
        self._frame = frame
        self._tabs = tabs
        self._opening = opening
        self._parts = parts
        self._places = KeptWords(_FOUND, parts.store, parts.keeping)
        self._offered: tuple[Path, ...] = ()
        self._missing: tuple[Path, str] | None = None
        frame.banner.chosen.connect(self._on_chosen)
        tabs.attend(self._offer_evidence)
        opening.folder_wanted.connect(self._open_folder)
        parts.bringing.evidence_read.connect(self._on_evidence)

    def _offer_evidence(self, tab: DocumentTab) -> None:
        """Offer the evidence file that lies beside a paper under the same name."""
        path = tab.document.path
        if path == self._parts.sample:
            return
        beside = [
            each for each in evidence_beside(path) if each not in self._known_evidence()
        ]
        if beside:
            tab.banner.offer_evidence(beside[0].name)
            tab.banner.chosen.connect(lambda key: self._on_offer(key, beside[0]))

    def _on_offer(self, key: str, beside: Path) -> None:
        if key == _OPEN:
            self._parts.bringing.open_evidence(beside)

    def _known_evidence(self) -> set[Path]:
        named = {Path(each.evidence) for each in self._parts.quotes.entries}
        return named | set(self._parts.evidence.paths)

    def _on_evidence(
        self, path: Path, evidence: "Evidence", _ids: Sequence[int]
    ) -> None:
        """Look for the papers of an evidence file: beside it, and where they were."""
        from locator.assigned import names_in  # noqa: PLC0415 - a file is seen sooner

        names = names_in(evidence)
        beside = {document_key(pdf.name): pdf for pdf in pdfs_in(files_in(path.parent))}
        is_open = {document_key(tab.document.path.name) for tab in self._tabs}
        is_open |= {document_key(tab.document.title) for tab in self._tabs}
        keys = [document_key(name) for name in names] or [evidence_key(path)]
        there = [
            pdf
            for name, key in zip(names or (path.name,), keys, strict=True)
            if key not in is_open
            for pdf in (beside.get(key) or self._found_before(path, name),)
            if pdf
        ]
        if there:
            self._open_or_offer(tuple(there))
            return
        lost = [
            name
            for name, key in zip(names, keys, strict=False)
            if key not in is_open and name.lower().endswith(PDF_SUFFIX)
        ]
        if not names and not is_open:
            lost = [f"{path.stem}{PDF_SUFFIX}"]
        if lost and not (len(names) == 1 and is_open):
            self._ask_for(path, lost[0])

    def _open_or_offer(self, pdfs: tuple[Path, ...]) -> None:
        """Open the papers at once where none is open; else offer them."""
        if not any(True for _ in self._tabs) and len(pdfs) <= _MOST_AT_ONCE:
            for pdf in pdfs:
                self._opening.open_path(Wish(pdf))
            return
        self._offered = pdfs
        words = (
            messages.PDF_BESIDE.format(name=pdfs[0].name)
            if len(pdfs) == 1
            else messages.PDFS_BESIDE.format(count=len(pdfs))
        )
        button = messages.OPEN_IT_TOO if len(pdfs) == 1 else messages.OPEN_THEM_TOO
        choices = (Choice(_OPEN, button), Choice(_LATER, messages.NOT_NOW))
        self._frame.banner.say(words, choices, "file")

    def _ask_for(self, path: Path, name: str) -> None:
        self._missing = path, name
        words = messages.NEEDS_PDF.format(evidence=path.name, name=name)
        self._frame.banner.say(words, (Choice(_FIND, messages.FIND_PDF),), "file")

    def _on_chosen(self, key: str) -> None:
        if key == _OPEN:
            for path in self._offered:
                self._opening.open_path(Wish(path))
        elif key == _FIND and self._missing:
            self._find(*self._missing)

    def _find(self, evidence: Path, name: str) -> None:
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 - a file is seen sooner

        chosen, _ = QFileDialog.getOpenFileName(
            self._frame,
            messages.FIND_PDF_TITLE.format(name=name),
            str(evidence.parent),
            messages.OPEN_FILTER,
        )
        if chosen:
            self.found(evidence, name, Path(chosen))

    def found(self, evidence: Path, name: str, pdf: Path) -> None:
        """Open a paper that a person has found, and remember where it was."""
        self._places.put(f"{evidence}\n{name}", str(pdf))
        self._opening.open_path(Wish(pdf))

    def _found_before(self, evidence: Path, name: str) -> Path | None:
        place = self._places.get(f"{evidence}\n{name}")
        return Path(place) if place and Path(place).is_file() else None

    def _open_folder(self, folder: Path) -> None:
        """Open the pairs of a folder, after a question if they are many."""
        pairs = [
            (pdf, beside[0])
            for pdf in pdfs_in(files_in(folder))
            if (beside := evidence_beside(pdf))
        ]
        paths = tuple(path for pair in pairs for path in pair)
        if not pairs:
            words = messages.NO_PAIRS.format(name=folder.name)
            self._frame.toaster.show(words)
        elif len(pairs) <= _MOST_AT_ONCE:
            for path in paths:
                self._opening.open_path(Wish(path))
        else:
            self._offered = paths
            words = messages.OPEN_PAIRS.format(name=folder.name, count=len(pairs))
            button = messages.OPEN_PAIRS_BUTTON.format(count=len(pairs))
            choices = (Choice(_OPEN, button), Choice(_LATER, messages.NOT_NOW))
            self._frame.banner.say(words, choices, "folder")
