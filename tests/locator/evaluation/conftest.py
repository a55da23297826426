"""A truth folder of one document, as the scorer's files are made."""

import json
from pathlib import Path

import pytest

from tests.pdfs import page_of, write_pdf


@pytest.fixture
def truth_folder(tmp_path: Path) -> Path:
    """Returns a folder with `fox.pdf` and `fox.json`, and files that do not belong."""
    write_pdf(tmp_path / "fox.pdf", [page_of("The quick brown fox jumps 85 times.")])
    write_pdf(tmp_path / "alone.pdf", [page_of("No answers beside it.")])
    truth = {
        "quotes": [
            {
                "qid": "q001",
                "variants": {
                    "plain": "quick brown fox",
                    "markdown": "quick *brown* fox",
                },
                "altered": {
                    "text": "The quick brown fox jumps 65 times.",
                    "change": {"type": "number"},
                },
                "glyphs": [[1, "q", 90, 60, 100, 75], [1, "f", 140, 60, 150, 75]],
            }
        ],
        "absent": [
            {"aid": "a01", "text": "An entirely different sentence stands here."}
        ],
    }
    (tmp_path / "fox.json").write_text(json.dumps(truth), encoding="utf-8")
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    return tmp_path
