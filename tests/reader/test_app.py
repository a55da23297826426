"""What the composition root asks of the system, and leaves behind: nothing."""

import os
import subprocess
import sys
from pathlib import Path

ASK = """
import sys
from pathlib import Path
from reader.app import _store_in
store, problem = _store_in(Path(sys.argv[1]))
store.close()
print(problem)
"""


def test_a_store_for_today_is_gone_tomorrow(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    rest = tmp_path / "rest"
    rest.mkdir()
    answer = subprocess.run(
        [sys.executable, "-c", ASK, str(tmp_path / "file" / "data")],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"TMPDIR": str(rest)},
    )

    assert answer.stdout.strip() == "unreachable"
    assert list(rest.iterdir()) == []


def test_the_window_has_the_style_that_its_sheet_is_written_for() -> None:
    ask = (
        "from reader.app import application; app = application();"
        "print(app.style().objectName())"
    )
    answer = subprocess.run(
        [sys.executable, "-c", ask], check=True, capture_output=True, text=True
    )

    assert answer.stdout.strip() == "fusion"


def test_data_are_kept_where_the_system_wants_them(tmp_path: Path) -> None:
    ask = "from reader.app import data_folder; print(data_folder())"
    answer = subprocess.run(
        [sys.executable, "-c", ask],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )

    folder = Path(answer.stdout.strip())
    assert folder.name == "quotelight"
    assert folder.is_relative_to(tmp_path)
