"""`qlocate demo`, the first thing that people see."""

from pathlib import Path

from tests.locator.cli.conftest import Qlocate


def test_the_sample_paper_is_checked_and_ends_with_0(qlocate: Qlocate) -> None:
    answer = qlocate("demo")

    assert answer.code == 0
    assert answer.err == ""
    assert "altered" in answer.out
    assert answer.out.endswith('qlocate find paper.pdf -q "words of a quote"\n')


def test_quotes_are_shown_over_the_pages_if_asked_for(
    qlocate: Qlocate, tmp_path: Path
) -> None:
    to = tmp_path / "out.html"
    answer = qlocate("demo", "--overlay", to)

    assert answer.code == 0
    assert answer.err == f"Written: {to}\n"
    assert to.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_file_that_is_there_is_not_replaced(qlocate: Qlocate, tmp_path: Path) -> None:
    to = tmp_path / "out.html"
    to.write_text("mine", "utf-8")
    answer = qlocate("demo", "--overlay", to)

    assert answer.code == 2
    assert answer.err == f"{to}: is there already. Give another name.\n"
    assert to.read_text("utf-8") == "mine"


def test_a_place_where_nothing_can_be_written_is_named(
    qlocate: Qlocate, tmp_path: Path
) -> None:
    answer = qlocate("demo", "--overlay", tmp_path / "none" / "out.html")

    assert answer.code == 2
    assert answer.err.endswith("cannot be written. Choose another place.\n")
