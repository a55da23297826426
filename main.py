"""Starts Quotelight: a worker first, then Qt; without a display, the command line."""

import gc
import multiprocessing
import os
import sys


def main() -> int:
    """Return the exit code of the program."""
    multiprocessing.freeze_support()
    gc.disable()  # loading makes much and drops nothing; `run` lets it begin
    if not _has_display():
        return _without_window()
    # It gets ready while Qt is being loaded: the first page comes sooner.
    from reader.session.worker_process import WorkerProcess  # noqa: PLC0415 - spawn re-imports us

    drawing = WorkerProcess("pages")
    from reader.arguments import parsed  # noqa: PLC0415 - spawn re-imports us

    arguments = parsed(sys.argv[1:])
    from reader.plain_imports import load_qt  # noqa: PLC0415 - after the worker began

    load_qt()
    from reader.app import run  # noqa: PLC0415 - after Qt

    return run(arguments, drawing)


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def _without_window() -> int:
    """Say that there is no display, and show what can be shown without one."""
    from locator.__main__ import main as locate  # noqa: PLC0415 - spawn re-imports us
    from reader.arguments import parsed  # noqa: PLC0415 - spawn re-imports us
    from reader.messages import NO_DISPLAY  # noqa: PLC0415 - spawn re-imports us

    arguments = parsed(sys.argv[1:])
    sys.stderr.write(NO_DISPLAY)
    if not arguments.sample:
        return 2
    sys.argv[1:] = ["demo"]
    return locate()


if __name__ == "__main__":
    raise SystemExit(main())
