"""What the names of files say about which of them go together; no file is opened."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from locator.document_key import document_key

PDF_SUFFIX = ".pdf"
EVIDENCE_SUFFIXES = (
    ".md", ".markdown", ".mdown", ".txt", ".text", ".json", ".jsonl", ".ndjson",
    ".csv", ".tsv", ".xlsx", ".docx", ".html", ".htm",
)  # fmt: skip # one line per kind would say no more
RESULT_SUFFIX = ".checked.json"
"""What results that are kept beside the evidence end with; they are no evidence."""

_MARKS = (".evidence", ".quotes")


def is_evidence_name(path: Path) -> bool:
    """Tell whether a file may be evidence, by its name."""
    name = path.name.lower()
    return name.endswith(EVIDENCE_SUFFIXES) and not name.endswith(RESULT_SUFFIX)


def evidence_key(path: Path) -> str:
    """Return what the name of an evidence file has in common with that of its PDF.

    `paper.md`, `paper.quotes.jsonl`, `paper.evidence.csv`, `paper.pdf.json`.
    """
    name = path.name
    name = name[: len(name) - len(path.suffix)]
    for mark in _MARKS:
        if name.lower().endswith(mark):
            name = name[: -len(mark)]
    return document_key(name)


def evidence_beside(pdf: Path) -> Sequence[Path]:
    """Return the evidence files in the folder of a PDF that have its name, in order.

    None if the folder cannot be read.
    """
    key = document_key(pdf.name)
    beside = [
        path
        for path in files_in(pdf.parent)
        if is_evidence_name(path) and evidence_key(path) == key
    ]
    return sorted(beside, key=lambda path: EVIDENCE_SUFFIXES.index(path.suffix.lower()))


def pdfs_in(paths: Iterable[Path]) -> list[Path]:
    """Return those files that are PDFs by their names."""
    return [path for path in paths if path.suffix.lower() == PDF_SUFFIX]


def files_in(folder: Path) -> Sequence[Path]:
    """Return the files of a folder by name; those that are hidden are left out.

    None if the folder cannot be read.
    """
    try:
        return sorted(
            path
            for path in folder.iterdir()
            if not path.name.startswith(".") and path.is_file()
        )
    except OSError:
        return ()
