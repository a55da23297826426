"""Reads the JSON files of measurements."""

import json
from pathlib import Path
from typing import Any

from locator.errors import FileError, Obstacle


def read_json(path: Path) -> Any:
    """Return the value in a JSON file.

    Raises:
        FileError: There is no such file, or it is not JSON.
    """
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        gone = Obstacle.UNREADABLE if path.exists() else Obstacle.MISSING
        raise FileError(path, gone) from error
    except UnicodeDecodeError as error:
        raise FileError(path, Obstacle.NOT_TEXT) from error
    except json.JSONDecodeError as error:
        raise FileError(path, Obstacle.INVALID_JSON, error.lineno) from error
