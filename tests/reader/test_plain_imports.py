"""Qt is loaded, and `import` reads no sources behind our back."""

import subprocess
import sys

ASK = """
import builtins
from reader.plain_imports import load_qt
load_qt()
import sys
print(builtins.__import__.__name__, "PySide6.QtWidgets" in sys.modules)
from PySide6.support import feature
import reader.look.look
print("reader.look.look" in feature.pyside_feature_dict)
"""


def test_loading_qt_takes_its_hand_off_import() -> None:
    answer = subprocess.run(
        [sys.executable, "-c", ASK], check=True, capture_output=True, text=True
    )
    name, loaded, noticed = answer.stdout.split()

    assert name != "__feature_import__"
    assert [loaded, noticed] == ["True", "False"]
