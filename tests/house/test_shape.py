"""The house rules that a linter cannot see."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("locator", "reader", "resources", "tests", "packaging")
SOURCE = [
    ROOT / "main.py",
    *sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")),
]
NETWORK = re.compile(
    r"^\s*(?:import|from)\s+(socket|ssl|http|urllib\.request|ftplib|smtplib|telnetlib|"
    r"asyncio|requests|httpx|aiohttp|webbrowser|PySide6\.QtNetwork)\b",
    re.MULTILINE,
)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", SOURCE, ids=name_of)
def test_a_file_holds_one_idea_in_at_most_300_lines(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert len(lines) <= 300


@pytest.mark.parametrize("path", SOURCE, ids=name_of)
def test_a_file_of_ours_has_no_way_to_the_network(path: Path) -> None:
    assert not NETWORK.search(path.read_text(encoding="utf-8"))


def test_tests_mirror_the_source() -> None:
    sources = {
        path.relative_to(ROOT).as_posix()
        for folder in ("locator", "reader")
        for path in (ROOT / folder).rglob("*.py")
    }
    strays = [
        name_of(test)
        for folder in ("locator", "reader")
        for test in (ROOT / "tests" / folder).rglob("test_*.py")
        if test.relative_to(ROOT / "tests").as_posix().replace("/test_", "/")
        not in sources
    ]

    assert strays == []
