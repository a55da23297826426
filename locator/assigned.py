"""Tells which document every quote of an evidence file is about, by what it names.

Names are compared as wholes: file names with or without `.pdf`, and titles; upper and
lower case, and ways to encode the same letters, make no difference. Nothing is guessed.
"""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from locator.checked import Remark
from locator.evidence.record import Evidence, Record

_PDF = ".pdf"


@dataclass(frozen=True, slots=True)
class Assigned:
    """Where a quote is to be searched.

    Attributes:
        document: Which of the documents it is about; None if that is not known.
        remark: Then, why.
    """

    document: int | None
    remark: Remark | None = None


Assign: TypeAlias = Callable[[Record], Assigned]


@dataclass(frozen=True, slots=True)
class Documents:
    """The documents that quotes may be about.

    Attributes:
        paths: Their files.
        title: What a file (by its place in `paths`) says its title is; asked only for
            names that no file has.
    """

    paths: Sequence[Path]
    title: Callable[[int], str] = lambda _index: ""

    def named(self, name: str) -> tuple[int, ...]:
        """Return the documents that `name` names: by the file's name, else by title."""
        wanted = document_key(name)
        by_file = [
            at
            for at, path in enumerate(self.paths)
            if document_key(path.name) == wanted
        ]
        if by_file:
            return tuple(by_file)
        whole = _folded(name)
        return tuple(
            at for at in range(len(self.paths)) if _folded(self.title(at)) == whole
        )


def document_key(name: str) -> str:
    """Return what two names of the same file have in common.

    A folder in front and `.pdf` behind do not count, nor do upper and lower case or
    the way in which letters are encoded.
    """
    last = name.replace("\\", "/").rstrip("/").rpartition("/")[2]
    return _folded(last).removesuffix(_PDF).rstrip()


def names_in(evidence: Evidence) -> tuple[str, ...]:
    """Return the documents that an evidence file names, each once, in its order."""
    given = (*evidence.documents, *(record.document for record in evidence.records))
    named = {document_key(name): name for name in reversed(given) if name.strip()}
    return tuple(reversed(named.values()))


def everything_in_the_first(_record: Record) -> Assigned:
    """Return the first document, whatever a record names."""
    return Assigned(0)


def assigned(evidence: Evidence, documents: Documents) -> Assign:
    """Return what tells in which document a record of `evidence` is to be searched.

    A record's own word comes first, then that of the file as a whole. Where nothing is
    named, there must be only one document. A single document that was given for
    evidence that names no two holds, whatever it is called: people rename files.
    """
    names = names_in(evidence)
    if len(documents.paths) == 1 and len(names) <= 1:
        return everything_in_the_first
    found = {name: documents.named(name) for name in names}
    keys = {document_key(name): found[name] for name in names}
    as_a_whole = {
        at for name in evidence.documents for at in keys.get(document_key(name), ())
    }

    def assign(record: Record) -> Assigned:
        if record.document.strip():
            return _only(keys.get(document_key(record.document), ()))
        if evidence.documents:
            return _only(as_a_whole)
        return _only(range(len(documents.paths)))

    return assign


def _only(found: Iterable[int]) -> Assigned:
    match sorted(found):
        case []:
            return Assigned(None, Remark.NO_DOCUMENT)
        case [one]:
            return Assigned(one)
        case _:
            return Assigned(None, Remark.SEVERAL_DOCUMENTS)


def _folded(text: str) -> str:
    same = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(unicodedata.normalize("NFKC", same).split())
