"""The examples in the document about exports are what is written.

An example is a fence whose info string names the kind: `export=chain`.
"""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from locator.checked import Checked
from locator.evidence.record import Record
from locator.exports import chain, unit_boxes, w3c, zotero
from locator.exports.highlights import highlights_in
from locator.exports.kinds import Exporter, kinds
from locator.quote import Quote
from tests.checked import OneFile, check

PAGE = Path(__file__).parents[2] / "docs" / "exports.md"
PAPER = Path(str(files("resources") / "demo" / "halden-2024.pdf"))
QUOTE = Quote("The films were used as cast", "2", claim="The films were not treated")
EXAMPLES = {
    kind[1]: token.content
    for token in MarkdownIt("commonmark").parse(PAGE.read_text("utf-8"))
    if (kind := re.search(r"export=(\S+)", token.info))
}


@pytest.fixture(scope="module")
def checked() -> Checked:
    """Returns the quote of the examples, checked."""
    return check(PAPER, Record(QUOTE, 1, name="E7"))


@pytest.mark.parametrize(
    ("name", "write"),
    [
        ("chain", chain.write),
        ("unit", unit_boxes.write),
        ("w3c", w3c.write),
        ("zotero", zotero.write),
    ],
)
def test_the_example_is_what_is_written(
    checked: Checked, name: str, write: Exporter
) -> None:
    assert json.loads(EXAMPLES[name]) == json.loads(write(checked, OneFile(PAPER)))


def test_the_example_is_what_a_highlight_says(checked: Checked) -> None:
    (highlight,) = highlights_in(checked, 0)

    assert EXAMPLES["annotated"].strip() == highlight.contents


def test_every_option_that_is_named_is_there() -> None:
    table = set(
        re.findall(r"^\| `--([\w-]+) FILE`", PAGE.read_text("utf-8"), re.MULTILINE)
    )

    assert table
    assert table <= {kind.asked_by for kind in kinds().values()}
