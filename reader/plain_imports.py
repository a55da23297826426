"""Loads Qt, and lets what is imported after it load as quickly as before."""

import builtins
import importlib


def load_qt() -> None:
    """Load Qt's widgets, and take its hand off `import` again.

    PySide6 reads the source of every module that is imported after it, to see whether
    it wants the snake-case names of `__feature__`. None of ours does, and reading 200
    files takes 25 ms, a tenth of the way to the first page.
    """
    importlib.import_module("PySide6.QtWidgets")
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
