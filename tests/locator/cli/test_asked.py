"""The quotes that a command is asked to find."""

from pathlib import Path

from locator.cli.asked import asked
from locator.quote import Quote


def test_typed_quotes_come_before_those_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('[{"quote": "two", "page": 3}]', encoding="utf-8")

    assert asked(["one"], path, None).quotes == (Quote("one"), Quote("two", "3"))


def test_a_page_on_the_command_line_is_for_quotes_without_one(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('[{"quote": "two", "page": 3}]', encoding="utf-8")

    hints = [quote.page_hint for quote in asked(["one"], path, "7").quotes]

    assert hints == ["7", "3"]
