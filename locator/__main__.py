"""Runs the command line: `qlocate`, the same as `python -m locator`."""

import sys


def main() -> int:
    """Return the exit code of the command that was typed."""
    from locator.cli.app import run  # noqa: PLC0415 - stdlib only at the top: spawn re-imports this module

    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
