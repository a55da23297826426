"""What a fresh interpreter has loaded after importing parts of ours."""

import subprocess
import sys

import pytest

ASK = "import sys; import {module}; print(sorted(set({heavy}) & set(sys.modules)))"


@pytest.mark.parametrize(
    ("module", "heavy"),
    [
        ("main", ("pymupdf", "PySide6", "click", "rich", "rapidfuzz", "locator")),
        ("locator.__main__", ("pymupdf", "PySide6", "click", "rich", "rapidfuzz")),
        ("locator", ("pymupdf", "PySide6", "rapidfuzz")),
        ("reader", ("pymupdf", "PySide6", "rapidfuzz")),
        ("reader.app", ("pymupdf", "rapidfuzz", "locator.document")),
        ("reader.app", ("locator.located", "locator.geometry", "locator.evidence")),
        (
            "reader.app",
            (
                "reader.quotes.panel",
                "reader.window.furnishing",
                "reader.window.home",
                "reader.window.status_bar",
                "reader.window.banner",
                "reader.window.drop_frame",
                "reader.window.toolbar",
            ),
        ),
        ("reader.worker.reading_service", ("PySide6",)),
        ("reader.worker.exporting_service", ("PySide6",)),
        ("reader.worker.drawing_service", ("PySide6", "rapidfuzz", "markdown_it")),
        ("reader.session.worker_process", ("pymupdf", "rapidfuzz", "PySide6")),
    ],
)
def test_importing_loads_nothing_heavy(module: str, heavy: tuple[str, ...]) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", ASK.format(module=module, heavy=heavy)],
        check=True,
        capture_output=True,
        text=True,
    )

    assert answer.stdout.strip() == "[]"
