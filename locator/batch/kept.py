"""Results that are kept, so that what has not changed is not checked again."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from locator.checked import Checked
from locator.exports.files import write_whole
from locator.exports.json_file import json_bytes, json_object
from locator.shares import Share, shares_of, together
from locator.status import Status

_KEY = "key"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of an evidence file, in short.

    Attributes:
        evidence: The evidence file.
        shares: How many quotes have which status, by model and run.
        faithful: Whether every quote stands there as given, and nothing was left aside.
        left_aside: A line for people for everything that was left aside.
        is_kept: Whether it was there from an earlier time.
    """

    evidence: Path
    shares: tuple[Share, ...]
    faithful: bool
    left_aside: tuple[str, ...] = ()
    is_kept: bool = False


def key_of(facts: Sequence[object]) -> str:
    """Return what stays the same as long as all that a result depends on does.

    Args:
        facts: What it depends on: hashes of files, the program's version, options.
    """
    return hashlib.sha256(json.dumps(facts, default=repr).encode()).hexdigest()


def keep(path: Path, key: str, checked: Checked, result: Result) -> None:
    """Write the result of a check to `path`: everything, as JSON.

    Raises:
        OSError: It cannot be written.
    """
    content = {
        **json_object(checked),
        _KEY: key,
        "as_given": result.faithful,
        "left_aside": list(result.left_aside),
    }
    write_whole(path, json_bytes(content))


def result_of(
    checked: Checked, evidence: Path, *, faithful: bool, left_aside: Sequence[str]
) -> Result:
    """Return what came of a check, in short."""
    return Result(evidence, shares_of(checked), faithful, tuple(left_aside))


def kept(path: Path, key: str, evidence: Path) -> Result | None:
    """Return the result that is kept at `path`; None unless nothing has changed.

    Args:
        path: Where it is kept.
        key: What it must depend on.
        evidence: The evidence file that it is about.
    """
    content = _content(path)
    if content.get(_KEY) != key:
        return None
    try:
        return Result(
            evidence,
            tuple(_share(each, evidence) for each in _list(content["summary"])),
            bool(content["as_given"]),
            tuple(map(str, _list(content["left_aside"]))),
            is_kept=True,
        )
    except (KeyError, TypeError, ValueError):
        return None


def statuses_kept(path: Path) -> Mapping[str, int]:
    """Return how many quotes of which status the result at `path` has; none without."""
    content = _content(path)
    try:
        shares = [_share(each, path) for each in _list(content["summary"])]
    except (KeyError, TypeError, ValueError):
        return {}
    return {str(status): n for status, n in together(shares).statuses.items()}


def is_ours(path: Path) -> bool:
    """Tell whether a file is a result that was kept, so that it may be replaced."""
    return isinstance(_content(path).get(_KEY), str)


def _content(path: Path) -> Mapping[str, object]:
    try:
        content = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def _share(given: object, evidence: Path) -> Share:
    if not isinstance(given, dict):
        raise TypeError(given)
    statuses = {Status(name): int(n) for name, n in dict(given["statuses"]).items()}
    return Share(
        str(evidence),
        str(given["model"]),
        str(given["run"]),
        statuses,
        int(given["not_searched"]),
    )


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value
