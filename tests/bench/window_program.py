"""Starts the window as `main.py` does, and says how far it is.

It says `first` when the first page of the file is complete, with the size of the
view; `read` when its text was read; `other` when another file's first page is
complete, with the seconds that took.
"""

import gc
import sys


def main() -> int:
    """Return the exit code of the program."""
    gc.disable()
    from reader.session.worker_process import WorkerProcess  # noqa: PLC0415 - spawn re-imports us

    drawing = WorkerProcess("pages")
    from reader.plain_imports import load_qt  # noqa: PLC0415 - after the worker began

    load_qt()
    from tests.bench.window_course import run  # noqa: PLC0415 - after Qt

    return run(sys.argv[1:], drawing)


if __name__ == "__main__":
    raise SystemExit(main())
