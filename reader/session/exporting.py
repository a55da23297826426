"""Has files that leave made in a worker of its own: whole, or not at all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from locator.exports.files import FileBeside, Refusal, refused
from reader.protocol import BeginExport, MakeFile, Open, PrepareQuote, TakeClaims
from reader.replies import Done, Failed, Reply
from reader.session.door import WorkerDoor
from reader.session.errands import Errands
from reader.session.open_file import OpenFile
from reader.session.writing_problem import writing_problem

if TYPE_CHECKING:
    from locator.checked import Checked
    from reader.protocol import Request

_TOGETHER = 20  # claims in one request
_SILENT_S = 120.0  # to put a long report together takes its time; nothing waits for it


@dataclass(frozen=True, slots=True)
class Wanted:
    """A file that is to be made.

    Attributes:
        kind: Name of the kind of file, as in `locator.exports.kinds`.
        path: Where it is to be; what is there is replaced.
        checked: What it is about.
        documents: Number and open file of each of its sources.
        never_written: Files that it must not replace, beside its sources.
    """

    kind: str
    path: Path
    checked: "Checked"
    documents: Sequence[tuple[int, OpenFile]]
    never_written: frozenset[Path] = frozenset()


class Exporting(QObject):
    """One file at a time; the worker lives as long as it is at work.

    Args:
        silent_s: For how long a worker may say nothing before it counts as hanging.

    Signals:
        progressed: How many steps are done, and how many there are.
        written: The file (a `Path`) is there.
        failed: The file is not there, and what stood in the way: "disk_full",
            "not_writable", "is_a_source", an obstacle, or "fault".
        ended: It is not at work any more: done, failed or cancelled.
    """

    progressed = Signal(int, int)
    written = Signal(object)
    failed = Signal(object, str)
    ended = Signal()

    def __init__(self, silent_s: float = _SILENT_S) -> None:
        super().__init__()
        self._silent_s = silent_s
        self._wanted: Wanted | None = None
        self._text: Errands | None = None
        self._steps: Iterator[tuple[Request, int | None]] = iter(())
        self._done = 0
        self._total = 0
        self._begun_again = False
        self._beside: FileBeside | None = None

    @property
    def is_busy(self) -> bool:
        """Tell whether a file is being made."""
        return self._wanted is not None

    @property
    def worker_pid(self) -> int:
        """Return the number of the worker's process, 0 while there is none."""
        return self._text.door.pid if self._text else 0

    def begin(self, wanted: Wanted) -> None:
        """Begin to make a file, unless another one is being made."""
        if self._wanted:
            return
        self._wanted = wanted
        sources = [source.path for source in wanted.checked.sources]
        sources.extend(wanted.never_written)
        if wanted.checked.evidence:
            sources.append(wanted.checked.evidence)
        found = refused([wanted.path], sources, force=True)
        if found:
            is_source = found.refusal is Refusal.IS_A_SOURCE
            self._fail("is_a_source" if is_source else "not_writable")
            return
        try:
            self._beside = FileBeside(wanted.path)
        except OSError as error:
            self._fail(writing_problem(error))
            return
        self._begun_again = False
        self._text = Errands(WorkerDoor("exports", silent_s=self._silent_s))
        self._text.door.lost.connect(self._on_lost)
        self._start()

    def cancel(self) -> None:
        """Make no file: the worker is ended, nothing was written yet."""
        if self._text:
            self._end()
            self.ended.emit()

    def shut(self) -> None:
        """End the worker with the window."""
        self._end()

    def _start(self) -> None:
        self._done = 0
        if self._beside:
            self._beside.clear()
        if self._wanted:
            self._total = _count(self._wanted)
            self._steps = _steps(self._wanted)
            self._go_on()

    def _go_on(self) -> None:
        if not self._wanted or not self._text:
            return
        self.progressed.emit(self._done, self._total)
        request, descriptor = next(self._steps)
        if isinstance(request, MakeFile) and self._beside:
            descriptor = self._beside.descriptor
        self._text.run(request, self._on_reply, descriptor=descriptor)

    def _on_reply(self, reply: Reply, _payload: bytes | None) -> None:
        if isinstance(reply, Failed):
            self._fail(reply.kind)
        elif isinstance(reply, Done) and self._wanted:
            self._done += 1
            if self._done == self._total:
                self._put_in_place(self._wanted.path)
            else:
                self._go_on()

    def _put_in_place(self, path: Path) -> None:
        """Let the finished file take its name."""
        if not self._beside:
            return
        try:
            self._beside.put_in_place()
        except OSError as error:
            self._fail(writing_problem(error))
            return
        self._beside = None
        self._end()
        self.written.emit(path)
        self.ended.emit()

    def _fail(self, kind: str) -> None:
        wanted = self._wanted
        self._end()
        if wanted:
            self.failed.emit(wanted.path, kind)
            self.ended.emit()

    def _on_lost(self) -> None:
        """Begin again, once: the worker died, or was silent for too long."""
        if self._begun_again:
            self._fail("fault")
        elif self._text:
            self._begun_again = True
            self._text.door.restarted.connect(self._start)

    def _end(self) -> None:
        if self._text:
            self._text.forget(lambda _request: True)
            self._text.door.close()
            self._text = None
        if self._beside:
            self._beside.remove()
            self._beside = None
        self._wanted = None
        self._steps = iter(())


def _count(wanted: Wanted) -> int:
    claims = wanted.checked.claims
    portions = -(-len(claims) // _TOGETHER)
    quotes = sum(len(claim.quotes) for claim in claims)
    return len(wanted.documents) + 1 + portions + quotes + 1


def _steps(wanted: Wanted) -> "Iterator[tuple[Request, int | None]]":
    """Yield what is asked of the worker, one request behind another."""
    checked = wanted.checked
    for (number, file), source in zip(wanted.documents, checked.sources, strict=True):
        opening = Open(number, file.password, sha256=source.sha256)
        yield opening, file.descriptor
    head = replace(checked, claims=())
    numbers = tuple(number for number, _file in wanted.documents)
    yield BeginExport(wanted.kind, head, numbers), None
    for first in range(0, len(checked.claims), _TOGETHER):
        yield TakeClaims(first, checked.claims[first : first + _TOGETHER]), None
    for at, claim in enumerate(checked.claims):
        for number in range(len(claim.quotes)):
            yield PrepareQuote(at, number), None
    yield MakeFile(), None
