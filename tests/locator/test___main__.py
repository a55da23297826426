"""The program that shells start."""

import subprocess
import sys
from pathlib import Path

from tests.pdfs import page_of, write_pdf


def test_a_quote_is_found_by_the_real_program(tmp_path: Path) -> None:
    paper = write_pdf(tmp_path / "a.pdf", [page_of("The quick brown fox jumps.")])

    answer = subprocess.run(
        [sys.executable, "-m", "locator", "find", paper, "-q", "quick brown fox"],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )

    assert answer.returncode == 0
    assert "verbatim" in answer.stdout
    assert answer.stderr == ""
