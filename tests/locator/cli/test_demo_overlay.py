from importlib.resources import files
from pathlib import Path

from locator.cli.demo_overlay import write_overlay

DEMO = Path(str(files("resources") / "demo"))


def test_three_quotes_of_the_demo_are_shown(tmp_path: Path) -> None:
    to = tmp_path / "out.html"
    write_overlay(to, DEMO / "halden-2024.pdf", DEMO / "halden-2024.md")
    text = to.read_text("utf-8")

    assert text.count('<li id="quote-') == 3
    assert text.count("<img ") == 1


def test_spaces_in_disorder_change_nothing(tmp_path: Path) -> None:
    to = tmp_path / "out.html"
    write_overlay(to, DEMO / "halden-2024.pdf", DEMO / "halden-2024.md")
    text = to.read_text("utf-8")

    assert "The  uptake\nat\t 60 %\u00a0relative" in text
    assert '<li id="quote-0" class="verbatim">' in text
