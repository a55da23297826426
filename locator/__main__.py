"""Runs the command line: `qlocate`, the same as `python -m locator`."""

import sys

_INTERRUPTED = 130


def main() -> int:
    """Return the exit code of the command that was typed."""
    try:
        from locator.cli.app import run  # noqa: PLC0415 - spawn re-imports us

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # while the modules were being loaded
        return _INTERRUPTED


if __name__ == "__main__":
    raise SystemExit(main())
