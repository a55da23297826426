"""Tells which document every quote of an evidence file is about, by what it names.

Names are compared as wholes: file names with or without `.pdf`, and titles; upper and
lower case, and ways to encode the same letters, make no difference. Nothing is guessed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

from locator.checked import Remark
from locator.document_key import document_key, folded_name
from locator.evidence.record import Evidence, Record


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


@dataclass(frozen=True)
class Documents:
    """The documents that quotes may be about; what they are called is worked out once.

    Attributes:
        paths: Their files.
        title: What a file (by its place in `paths`) says its title is; asked only if a
            name is looked for that no file has.
    """

    paths: Sequence[Path]
    title: Callable[[int], str] = lambda _index: ""

    def named(self, name: str) -> tuple[int, ...]:
        """Return the documents that `name` names: by the file's name, else by title."""
        return self.files_named(name) or self._by_title.get(folded_name(name), ())

    def files_named(self, name: str) -> tuple[int, ...]:
        """Return the documents whose file has this name, with or without `.pdf`."""
        return self._by_file.get(document_key(name), ())

    @cached_property
    def _by_file(self) -> Mapping[str, tuple[int, ...]]:
        return _places(document_key(path.name) for path in self.paths)

    @cached_property
    def _by_title(self) -> Mapping[str, tuple[int, ...]]:
        return _places(folded_name(self.title(at)) for at in range(len(self.paths)))


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


def _places(names: Iterable[str]) -> Mapping[str, tuple[int, ...]]:
    """Return at which places each name stands; an empty one names nothing."""
    places: dict[str, tuple[int, ...]] = {}
    for at, name in enumerate(names):
        if name:
            places[name] = (*places.get(name, ()), at)
    return places


def _only(found: Iterable[int]) -> Assigned:
    match sorted(found):
        case []:
            return Assigned(None, Remark.NO_DOCUMENT)
        case [one]:
            return Assigned(one)
        case _:
            return Assigned(None, Remark.SEVERAL_DOCUMENTS)
