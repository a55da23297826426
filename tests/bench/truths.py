"""The documents whose quotes are known, and what is looked for in them."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRUTH = Path(os.environ.get("TRUTH", ROOT / "../shared/truth")).resolve()

needs_truth = pytest.mark.skipif(
    not TRUTH.is_dir(), reason=f"the documents to measure with are not at {TRUTH}"
)


def texts_of(truth: Path) -> list[str]:
    """Return every text that is located in one document of the truth."""
    known = json.loads(truth.read_text(encoding="utf-8"))
    quotes = known["quotes"]
    return [
        *(text for quote in quotes for text in quote["variants"].values()),
        *(quote["altered"]["text"] for quote in quotes if "altered" in quote),
        *(absent["text"] for absent in known["absent"]),
    ]


def documents() -> Iterator[tuple[Path, list[str]]]:
    """Yield every document of the truth with the texts to look for."""
    for truth in sorted(TRUTH.glob("*.json")):
        yield truth.with_suffix(".pdf"), texts_of(truth)


def distinct_texts(name: str, count: int) -> list[str]:
    """Return all texts of one document, filled up with texts of the others.

    Texts that differ in white space only are one quote in the window's list.
    """
    own = texts_of(TRUTH / f"{name}.json")
    others = (text for path, each in documents() if path.stem != name for text in each)
    distinct = {" ".join(text.split()): text for text in reversed(own)}
    texts = list(reversed(distinct.values()))
    for text in others:
        if len(texts) >= count:
            break
        if distinct.setdefault(" ".join(text.split()), text) is text:
            texts.append(text)
    return texts
