"""An open paper, as the commands see it."""

from pathlib import Path

from locator.cli.opened import opened
from locator.cli.source import Source


def test_reading_reports_every_page_once(paper: Path) -> None:
    reported: list[tuple[int, int]] = []

    with opened(
        Source(paper), on_page=lambda done, total: reported.append((done, total))
    ) as file:
        file.document.read()
        file.document.locate("used as cast")

    assert reported == [(1, 3), (2, 3), (3, 3)]
