"""Which files of a folder go together: the table of docs/pairing.md, and a folder."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evidence.record import Evidence, Record
from locator.exports.json_file import json_bytes
from locator.exports.results import PROGRAM
from locator.pairing import EvidenceFile, Pairing, paired, pairs_in
from locator.quote import Quote

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "pairing.md"
_ROW = re.compile(r"^\| (`.*?) \| ?(.*?) ?\| ?(.*?) ?\|$", re.MULTILINE)
_ITEM = re.compile(r"`([^`]*)`|\"([^\"]*)\"|(→)")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table: what is in a folder, and what is to come of it."""

    files: str
    pairs: str
    told: str


def rows() -> list[Row]:
    return [Row(*found) for found in _ROW.findall(DOCUMENTATION.read_text("utf-8"))]


def folder_of(row: Row) -> tuple[list[Path], list[EvidenceFile], dict[str, str]]:
    pdfs: list[Path] = []
    evidence: list[EvidenceFile] = []
    titles: dict[str, str] = {}
    names = False
    for name, title, arrow in _ITEM.findall(row.files):
        if arrow:
            names = True
        elif title:
            titles[pdfs[-1].name] = title
        elif names:
            last = evidence.pop()
            evidence.append(EvidenceFile(last.path, (*last.names, name), 1))
        elif name.lower().endswith(".pdf"):
            pdfs.append(Path(name))
        else:
            evidence.append(EvidenceFile(Path(name), quotes=1))
    return pdfs, evidence, titles


def told(pairing: Pairing) -> str:
    """Return what is missing, double or unmatched, as the table has it."""

    def words() -> Iterator[str]:
        for missing in pairing.missing:
            yield f"missing {_quoted(missing.names)}"
        for double in pairing.doubles:
            yield f"double {_quoted([double.pdf.name])}"
        for each in pairing.unpaired:
            yield f"{each.why} {_quoted([each.file.path.name])}"
        if pairing.unmatched_pdfs:
            yield f"unmatched {_quoted(pdf.name for pdf in pairing.unmatched_pdfs)}"

    return " ".join(words())


def _quoted(names: Iterable[object]) -> str:
    return " ".join(f"`{name}`" for name in names)


def test_the_table_is_there() -> None:
    assert len(rows()) >= 15


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.files)
def test_files_are_paired_as_the_documentation_says(row: Row) -> None:
    pdfs, evidence, titles = folder_of(row)

    found = paired(pdfs, evidence, lambda index: titles.get(pdfs[index].name, ""))
    pairs = "; ".join(
        f"`{pair.evidence}`: {_quoted(pair.pdfs)}" for pair in found.pairs
    )

    assert (pairs, told(found)) == (row.pairs, row.told)


def test_a_folder_is_read_without_results_manifests_and_what_is_hidden(
    tmp_path: Path,
) -> None:
    for name in ("a.pdf", "a.md", "a.md.checked.json", ".a.json", "b.json", "c.png"):
        (tmp_path / name).write_text("[]", encoding="utf-8")
    (tmp_path / "m.jsonl").write_text('{"id": "a", "pdf": "a.pdf"}', encoding="utf-8")
    (tmp_path / "out.json").write_bytes(json_bytes({"schema": 1, "program": PROGRAM}))
    (tmp_path / "inside.md").mkdir()

    def read(path: Path) -> Evidence:
        if path.name == "b.json":
            raise FileError(path, Obstacle.INVALID_JSON, 1)
        return Evidence((Record(Quote("words"), 1),))

    found = pairs_in(tmp_path, read, lambda _path: "")

    assert [(pair.evidence.name, len(pair.pdfs)) for pair in found.pairs] == [
        ("a.md", 1)
    ]
    assert told(found) == "unreadable `b.json`"
    assert [path.name for path in found.manifests] == ["m.jsonl"]
