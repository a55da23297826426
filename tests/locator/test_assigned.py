"""Which document a quote is about, by what it names."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from locator.assigned import Assigned, Documents, assigned, names_in
from locator.checked import Remark
from locator.document_key import document_key
from locator.evidence.record import Evidence, Record
from locator.quote import Quote

NOWHERE = Assigned(None, Remark.NO_DOCUMENT)
UNCLEAR = Assigned(None, Remark.SEVERAL_DOCUMENTS)


def record(document: str) -> Record:
    return Record(Quote("words"), 1, document=document)


def titles(*given: str) -> Callable[[int], str]:
    return lambda index: given[index]


def answer(
    document: str,
    paths: Sequence[str],
    *,
    whole: tuple[str, ...] = (),
    beside: tuple[str, ...] = (),
    given: tuple[str, ...] = ("", "", ""),
) -> Assigned:
    """Return where a record that names `document` is searched, others beside it."""
    evidence = Evidence((record(document), *map(record, beside)), documents=whole)
    documents = Documents([Path(path) for path in paths], titles(*given))
    return assigned(evidence, documents)(evidence.records[0])


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("paper.pdf", "paper", True),  # people leave `.pdf` away
        ("PAPER.PDF", "paper.pdf", True),
        ("folder/paper.pdf", "paper.pdf", True),
        ("C:\\papers\\paper.pdf", "paper.pdf", True),
        ("Mu\u0308ller.pdf", "M\u00fcller", True),  # as macOS writes names
        ("\uff50aper", "paper", True),  # full width
        ("Straße", "STRASSE", True),
        ("paper.v2.pdf", "paper.v2", True),
        ("paper.v2", "paper", False),
        ("paper-2", "paper", False),  # alike is not the same
        ("Films and/or sheets", "or sheets.pdf", False),  # the slash of a title
        ("3M_2018_10K", "3m_2018_10k.pdf", True),
    ],
)
def test_names_of_the_same_file_have_the_same_key(
    one: str, other: str, same: bool
) -> None:
    assert (document_key(one) == document_key(other)) is same


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ("a.pdf", Assigned(0)),
        ("B", Assigned(1)),
        ("c.pdf", NOWHERE),
        ("", UNCLEAR),  # one of two is not to be guessed
        (" ", UNCLEAR),
        ("A film for humid air", Assigned(1)),
        ("a FILM for  humid air", Assigned(1)),
        ("A film for humid", NOWHERE),  # never by likeness
    ],
)
def test_of_two_documents_the_one_that_is_named_is_searched(
    document: str, expected: Assigned
) -> None:
    found = answer(
        document, ["a.pdf", "b.pdf"], given=("Nothing", "A film for humid air")
    )

    assert found == expected


def test_the_evidence_as_a_whole_speaks_for_records_that_name_nothing() -> None:
    assert answer("", ["a.pdf", "b.pdf"], whole=("b.pdf",)) == Assigned(1)
    assert answer("a", ["a.pdf", "b.pdf"], whole=("b.pdf",)) == Assigned(0)
    assert answer("", ["a.pdf", "b.pdf"], whole=("c.pdf",)) == NOWHERE
    assert answer("", ["a.pdf", "b.pdf"], whole=("a", "b")) == UNCLEAR


def test_files_of_the_same_name_are_not_told_apart() -> None:
    assert answer("a.pdf", ["x/a.pdf", "y/A.pdf"]) == UNCLEAR


def test_a_single_document_holds_for_evidence_that_names_no_two() -> None:
    assert answer("Halden 2024", ["a.pdf"]) == Assigned(0)
    assert answer("Halden 2024", ["a.pdf"], beside=("Halden 2024", "")) == Assigned(0)


def test_a_single_document_does_not_hold_for_evidence_about_several() -> None:
    assert answer("b.pdf", ["a.pdf"], beside=("a.pdf",)) == NOWHERE
    assert answer("a.pdf", ["a.pdf"], beside=("b.pdf",)) == Assigned(0)


def test_a_title_is_asked_only_for_names_that_no_file_has() -> None:
    asked = []

    def title(index: int) -> str:
        asked.append(index)
        return ""

    documents = Documents([Path("a.pdf")], title)

    assert documents.named("a") == (0,)
    assert asked == []


def test_names_are_listed_once_in_their_order() -> None:
    evidence = Evidence(
        (record("b.pdf"), record(""), record("B")), documents=("a.pdf",)
    )

    assert names_in(evidence) == ("a.pdf", "b.pdf")
