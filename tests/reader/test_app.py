"""What the composition root leaves behind: nothing."""

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
