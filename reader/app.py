"""Builds everything that lives long, connects it, and runs the window."""

import atexit
import gc
import logging
import shutil
import signal
import sys
import tempfile
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication

import resources
from locator.version import __version__
from reader import messages
from reader.arguments import Arguments
from reader.look.look import Look
from reader.session.bringing import Bringing
from reader.session.claims import Claims
from reader.session.desk import Desk
from reader.session.door import WorkerDoor
from reader.session.errands import Errands
from reader.session.evidence_files import EvidenceFiles
from reader.session.exporting import Exporting
from reader.session.keeping import Keeping
from reader.session.lighting import Lighting
from reader.session.locating import Locating
from reader.session.own_name import own_name
from reader.session.placing import Placing
from reader.session.projects import Projects
from reader.session.quotes import Quotes
from reader.session.reading import Reading
from reader.session.review import Review
from reader.session.settings import Settings
from reader.session.store import Store
from reader.session.store_error import StoreError
from reader.session.undo import Acts
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow
from reader.window.parts import Parts

_LOG = logging.getLogger(__name__)
_SAMPLE = Path(resources.__file__).parent / "demo" / "halden-2024.pdf"
_SIGNALS_MS = 200
_SWITCH_S = 0.0005  # the threads that listen to workers must not hold the window up


def run(arguments: Arguments, drawing: WorkerProcess) -> int:
    """Return the exit code when the last window was closed."""
    sys.setswitchinterval(_SWITCH_S)
    app = application()
    sys.excepthook = _last_resort
    window = build(app, drawing, data_folder(), _first_pdf(arguments))
    app.aboutToQuit.connect(window.shut)
    window.open_wishes(arguments)
    window.show()
    begin_to_collect()
    return _run_until_closed(app)


def application() -> QApplication:
    """Return Qt's application with our name and style."""
    # Not by `setStyle`: it hands out a QStyle, and to name its parts takes 5 ms.
    app = QApplication([sys.argv[0], "-style", "fusion"])
    app.setApplicationName(messages.APP)
    app.setApplicationVersion(__version__)
    return app


def data_folder() -> Path:
    """Return where the system wants quotes, tabs and settings of a person kept."""
    place = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(place)) / messages.APP.lower()


def _first_pdf(arguments: Arguments) -> Path | None:
    """Return the file that the window opens first, if it is a PDF."""
    if arguments.sample:
        return _SAMPLE
    paths = (wish.full_path for wish in arguments.wishes[:1])
    return next((path for path in paths if path.suffix.lower() == ".pdf"), None)


def build(
    app: QApplication,
    drawing: WorkerProcess,
    folder: Path,
    first: Path | None = None,
) -> MainWindow:
    """Return the main window with everything behind it.

    Args:
        app: The application.
        drawing: The worker that draws, started already.
        folder: Where quotes, tabs and settings are kept.
        first: A file that the window will open: its worker begins at once.
    """
    store, problem = _store_in(folder)
    pages = Errands(WorkerDoor("pages", drawing))
    text = Errands(WorkerDoor("text"))
    quotes = Quotes()
    claims = Claims(quotes)
    settings = Settings(store)
    desk = Desk(pages, text)
    if first:
        desk.foresee(first)
    reading = Reading(desk, text)
    acts = Acts(quotes, claims, QUndoStack(), lambda: settings.reviewer or own_name())
    desk.renewed.connect(acts.renew)
    keeping = Keeping(store, quotes, claims)
    keeping.left.connect(acts.forget)
    bringing = Bringing(acts, text)
    parts = Parts(
        look=Look(app),
        desk=desk,
        reading=reading,
        locating=Locating(desk, reading, quotes, text),
        lighting=Lighting(desk, quotes),
        bringing=bringing,
        evidence=EvidenceFiles(quotes, claims, bringing),
        exporting=Exporting(),
        placing=Placing(quotes, acts, text),
        projects=Projects(text),
        review=Review(quotes, claims, acts, settings),
        quotes=quotes,
        claims=claims,
        acts=acts,
        store=store,
        settings=settings,
        keeping=keeping,
        sample=_SAMPLE,
    )
    window = MainWindow(parts)
    if problem:
        parts.keeping.failed.emit(problem)
    if store.moved_aside:
        moved = messages.STORE_MOVED.format(path=store.moved_aside)
        window.frame_.toaster.show(moved)
    return window


def begin_to_collect() -> None:
    """Let the garbage collector work from now on, and pass by what was loaded."""
    gc.freeze()
    gc.enable()


def _store_in(folder: Path) -> tuple[Store, str]:
    """Return the store and "", or one for today only and what stands in the way."""
    try:
        return Store.open(folder), ""
    except StoreError as error:
        for_today = tempfile.mkdtemp()
        atexit.register(shutil.rmtree, for_today, ignore_errors=True)
        return Store.open(Path(for_today)), str(error.problem)


def _run_until_closed(app: QApplication) -> int:
    """Run the event loop; let Ctrl+C in the terminal end it as closing does."""
    signal.signal(signal.SIGINT, lambda *_: app.quit())
    timer = QTimer()
    timer.start(_SIGNALS_MS)  # lets Python look at signals
    timer.timeout.connect(lambda: None)
    return app.exec()


def _last_resort(
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """Log what nobody caught: the window stays, and nothing is lost."""
    _LOG.critical("unexpected fault", exc_info=(kind, error, trace))
