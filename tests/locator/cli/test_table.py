"""The table, at the widths and on the terminals that people have."""

from pathlib import Path

import pytest

from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf

LONG = "Heating to 85 degrees released the bound gas within minutes, as we know"


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_no_line_is_wider_than_the_terminal(
    qlocate: Qlocate, paper: Path, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))

    answer = qlocate("find", paper, "-q", LONG, "-q", "used as cast")

    assert max(map(len, answer.out.splitlines())) <= width


def test_a_quote_has_the_id_that_programs_get(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "paper.json"
    evidence.write_text('["humid air", {"id": "E7", "quote": "gas"}]', encoding="utf-8")

    lines = qlocate("find", paper, "--evidence", evidence).out.splitlines()

    assert any(line.startswith("q1 ") for line in lines)
    assert any(line.startswith("E7 ") for line in lines)


def test_a_long_id_leaves_room_for_the_quote(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "paper.json"
    name = "urn:annotation:0123456789"
    evidence.write_text(f'{{"id": "{name}", "quote": "gas"}}', encoding="utf-8")

    assert "urn:annotat…" in qlocate("find", paper, "--evidence", evidence).out


def test_a_wide_terminal_shows_the_whole_quote(
    qlocate: Qlocate, paper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")

    assert LONG in qlocate("find", paper, "-q", LONG).out


def test_there_is_no_colour_where_there_is_no_terminal(
    qlocate: Qlocate, paper: Path
) -> None:
    assert "\x1b" not in qlocate("find", paper, "-q", LONG).out


def test_colour_can_be_asked_for(
    qlocate: Qlocate, paper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)

    assert "\x1b[32m" in qlocate("find", paper, "-q", "used as cast").out


def test_no_color_is_honoured(
    qlocate: Qlocate, paper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")

    assert "\x1b[32m" not in qlocate("find", paper, "-q", "used as cast").out


def test_brackets_in_a_quote_are_not_taken_for_styles(
    qlocate: Qlocate, paper: Path
) -> None:
    assert "[red]never" in qlocate("find", paper, "-q", "[red]never printed").out


def test_a_page_is_named_once_where_its_label_is_its_number(
    qlocate: Qlocate, tmp_path: Path
) -> None:
    paper = write_pdf(tmp_path / "a.pdf", [page_of("Only these words.")])

    assert "1 (1)" not in qlocate("find", paper, "-q", "Only these words").out


def test_escape_sequences_of_a_paper_do_not_reach_the_terminal(
    qlocate: Qlocate, paper: Path
) -> None:
    assert "\x1b" not in qlocate("find", paper, "-q", "used \x1b[31m as cast").out
