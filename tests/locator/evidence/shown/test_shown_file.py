"""Evidence files as they are shown: every record once, in its place if that is sure."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from locator.evidence.read import evidence_in
from locator.evidence.record import Evidence, Record
from locator.evidence.shown.block import Face, Run, ShownBlock, ShownKind
from locator.evidence.shown.shown_file import shown_file
from locator.quote import Quote
from tests.office import docx, paragraph
from tests.spreadsheets import sheet, workbook

ROOT = Path(__file__).parents[4]

MARKDOWN = """\
---
document: halden-2024.pdf
---

# The film **holds**

Words before it. “The uptake grew in humid air” (p. 4), as *they* say.

- first point
  - deeper point

> Heating to 85 °C released the gas. (p. 7)

| quote | page |
|---|---|
| “Water sits beside the amine” | 5 |

```python
print("not evidence")
```
"""
JSON = """\
{"model": "m-1", "quotes": [
  {"quote": "the film was used as cast", "page": 2, "sure": true},
  {"quote": ""}
]}
"""
LINES = """\
{"quote": "one passage of the paper", "page": 1}
{"quote": "it ends here
{"quote": "another passage of it", "page": null}
"""
TABLE = "claim,quote,page\nIt holds,the film held for long,3\nIt breaks,,4\n"
PLAIN = "Quote: the zinc gave clear films\nPage: 6\n\nQuote: it did not move\n"
HTML = "<h1>Films</h1><p>They say</p><blockquote>the gulls nested there</blockquote>"
DOCX = docx(paragraph("They wrote “the samples were weighed twice” (p. 3)."))
XLSX = workbook({"Q": sheet(("quote", "page"), ("the fan takes energy", "7"))})
FILES = {
    "a.md": MARKDOWN.encode(),
    "a.json": JSON.encode(),
    "a.jsonl": LINES.encode(),
    "a.csv": TABLE.encode(),
    "a.txt": PLAIN.encode(),
    "a.html": HTML.encode(),
    "a.docx": DOCX,
    "a.xlsx": XLSX,
}


def read(name: str, data: bytes) -> tuple[Evidence, tuple[ShownBlock, ...]]:
    evidence = evidence_in(Path(name), data)
    return evidence, shown_file(Path(name), data, evidence)


def shown_runs(blocks: tuple[ShownBlock, ...]) -> Iterator[Run]:
    for block in blocks:
        yield from block.runs
        for row in block.rows:
            for cell in row.cells:
                yield from cell


def words(block: ShownBlock) -> str:
    return "".join(run.text for run in block.runs)


@pytest.mark.parametrize(("name", "data"), FILES.items())
def test_every_record_is_shown_once_in_every_format(name: str, data: bytes) -> None:
    evidence, blocks = read(name, data)
    shown = [at for block in blocks for at in block.records()]
    broken = [block.line for block in blocks if block.kind is ShownKind.BROKEN]

    assert evidence.records
    assert sorted(shown) == list(range(len(evidence.records)))
    assert broken == [bad.line for bad in evidence.bad_records]


@pytest.mark.parametrize(("name", "data"), FILES.items())
def test_a_quote_has_its_own_words(name: str, data: bytes) -> None:
    evidence, blocks = read(name, data)

    for run in shown_runs(blocks):
        if run.record is not None:
            assert run.text == evidence.records[run.record].quote.text


def test_markdown_is_shown_as_it_is_read() -> None:
    _evidence, blocks = read("a.md", MARKDOWN.encode())

    assert [(block.kind, block.level) for block in blocks] == [
        (ShownKind.PARAGRAPH, 0),  # what the file says about itself
        (ShownKind.HEADING, 1),
        (ShownKind.PARAGRAPH, 0),
        (ShownKind.ITEM, 0),
        (ShownKind.ITEM, 1),
        (ShownKind.PASSAGE, 1),
        (ShownKind.TABLE, 0),
        (ShownKind.LINE, 0),  # the code, which is no evidence
    ]
    assert blocks[1].runs == (Run("The film "), Run("holds", Face.BOLD))
    assert [run for run in blocks[2].runs if run.record is not None] == [
        Run("The uptake grew in humid air", record=0)
    ]
    assert Run("they", Face.ITALIC) in blocks[2].runs
    assert words(blocks[2]).startswith("Words before it. “")
    assert words(blocks[-1]) == 'print("not evidence")'


def test_a_quote_in_a_table_stands_in_its_cell() -> None:
    _evidence, blocks = read("a.csv", TABLE.encode())
    (table,) = blocks
    head, row, without = table.rows

    assert head.is_head
    assert row.cells[1] == (Run("the film held for long", record=0),)
    assert (without.line, without.cells[1]) == (3, ())


def test_json_is_a_tree_of_names_and_values() -> None:
    _evidence, blocks = read("a.json", JSON.encode())
    tree = [block for block in blocks if block.kind is ShownKind.TREE]

    assert [(block.level, words(block)) for block in tree] == [
        (0, "model  m-1"),
        (0, "quotes"),
        (1, "1"),
        (2, "quote  the film was used as cast"),
        (2, "page  2"),
        (2, "sure  true"),
        (1, "2"),
        (2, "quote"),
    ]


def test_a_line_that_is_no_json_is_shown_as_it_stands() -> None:
    _evidence, blocks = read("a.jsonl", LINES.encode())
    at = next(at for at, block in enumerate(blocks) if block.kind is ShownKind.BROKEN)

    assert words(blocks[at - 1]) == '{"quote": "it ends here'
    assert blocks[at].line == 2
    assert words(blocks[at + 1]) == "quote  another passage of it"


def test_words_that_may_be_another_place_are_listed_and_not_guessed() -> None:
    text = "# A\n\nthe film held and the film held\n\n# B\n\nwords behind it\n"
    evidence = Evidence(
        (Record(Quote("the film held"), 3),),
        detected=read("a.md", b"> x y\n")[0].detected,
    )
    blocks = shown_file(Path("a.md"), text.encode(), evidence)

    assert blocks[1].runs == (Run("the film held and the film held"),)
    assert blocks[2] == ShownBlock(
        ShownKind.PASSAGE, 3, (Run("the film held", record=0),)
    )
    assert words(blocks[3]) == "B"


def test_the_sample_has_all_its_quotes_in_their_paragraphs() -> None:
    path = ROOT / "resources/demo/halden-2024.md"
    evidence, blocks = read(path.name, path.read_bytes())
    passages = [block for block in blocks if block.kind is ShownKind.PASSAGE]

    assert [block.records() for block in passages] == [
        (at,) for at in range(len(evidence.records))
    ]
    assert words(passages[0]).endswith("in dry gas. (p. 4)")
