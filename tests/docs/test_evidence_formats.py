"""The examples of the documents about evidence files are read as they promise.

An example is a fence whose info string names a file and counts what is in it:
`example=notes.md quotes=2`, and `skipped=1` where records cannot be read.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from locator.evidence.read import read_evidence

DOCS = Path(__file__).parents[2] / "docs"
FIELD = re.compile(r"(\w+)=(\S+)")


@dataclass(frozen=True, slots=True)
class Example:
    page: str
    line: int
    file: str
    content: str
    quotes: int
    skipped: int


def examples_in(page: Path) -> list[Example]:
    tokens = MarkdownIt("commonmark").parse(page.read_text(encoding="utf-8"))
    fences = [token for token in tokens if token.type == "fence"]
    return [
        Example(
            page.name,
            token.map[0] + 1 if token.map else 1,
            fields["example"],
            token.content,
            int(fields["quotes"]),
            int(fields.get("skipped", "0")),
        )
        for token in fences
        if "example" in (fields := dict(FIELD.findall(token.info)))
    ]


EXAMPLES = [each for page in sorted(DOCS.glob("*.md")) for each in examples_in(page)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.file)
def test_an_example_is_read_as_the_page_says(example: Example, tmp_path: Path) -> None:
    path = tmp_path / example.file
    path.write_text(example.content, encoding="utf-8")

    evidence = read_evidence(path)

    where = f"{example.page}, line {example.line}"
    assert len(evidence.records) == example.quotes, where
    assert len(evidence.bad_records) == example.skipped, where


def test_every_example_has_a_name_of_its_own() -> None:
    names = [each.file for each in EXAMPLES]

    assert len(set(names)) == len(names) > 0
