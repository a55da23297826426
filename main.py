"""Starts Quotelight; until there is a window it prints the sample paper's quotes."""

import sys


def main() -> int:
    """Return the exit code of the program."""
    from locator.__main__ import main as locate  # noqa: PLC0415 - see locator/__main__.py

    if len(sys.argv) == 1:
        sys.argv.append("demo")
    return locate()


if __name__ == "__main__":
    raise SystemExit(main())
