"""`qlocate find`, as people and scripts type it."""

from pathlib import Path

import pytest

from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf

WORD = "sesame"
ODD = Path(__file__).parents[4] / "shared" / "odd"


def test_a_verbatim_quote_ends_with_0(qlocate: Qlocate, paper: Path) -> None:
    answer = qlocate("find", paper, "-q", "The films were used as cast")

    assert answer.code == 0
    assert "verbatim" in answer.out
    assert "2 (1048)" in answer.out


def test_an_altered_quote_ends_with_1_and_says_what_differs(
    qlocate: Qlocate, paper: Path
) -> None:
    answer = qlocate(
        "find", paper, "-q", "Heating to 85 degrees released the bound gas"
    )

    assert answer.code == 1
    assert "number: 85 -> 65" in answer.out


def test_one_quote_of_several_that_is_absent_ends_with_1(
    qlocate: Qlocate, paper: Path
) -> None:
    answer = qlocate(
        "find", paper, "-q", "used as cast", "-q", "Licensing fees dominate the rest"
    )

    assert answer.code == 1
    assert "2 quotes: 1 verbatim, 1 not_found" in answer.out


def test_pages_without_text_are_named(qlocate: Qlocate, paper: Path) -> None:
    answer = qlocate("find", paper, "-q", "used as cast")

    assert "No usable text on page 3" in answer.out


def test_a_quote_comes_from_standard_input(qlocate: Qlocate, paper: Path) -> None:
    answer = qlocate("find", paper, "-q", "-", stdin=b"The films were\nused as cast\n")

    assert answer.code == 0


def test_quotes_come_from_an_evidence_file(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "paper.md"
    evidence.write_text("> The films were used as cast (p. 1048)", encoding="utf-8")

    answer = qlocate("find", paper, "--evidence", evidence)

    assert answer.code == 0
    assert answer.err == ""


def test_a_record_that_was_skipped_is_named_and_ends_with_1(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "paper.json"
    evidence.write_text('["used as cast",\n7]', encoding="utf-8")

    answer = qlocate("find", paper, "--evidence", evidence)

    assert answer.code == 1
    assert f"{evidence}, line 2: skipped" in answer.err


def test_a_password_comes_from_standard_input(qlocate: Qlocate, tmp_path: Path) -> None:
    paper = write_pdf(
        tmp_path / "a.pdf", [page_of("Hidden words here.")], password=WORD
    )

    answer = qlocate(
        "find", paper, "-q", "Hidden words", "--password-stdin", stdin=b"sesame\n"
    )

    assert answer.code == 0


@pytest.mark.parametrize(
    ("options", "stdin", "words"),
    [
        ((), b"", "needs a password"),
        (("--password-stdin",), b"wrong\n", "password is wrong"),
        (("--password-stdin",), b"", "password is wrong"),
    ],
)
def test_a_locked_paper_ends_with_2_and_one_line(
    qlocate: Qlocate, tmp_path: Path, options: tuple[str, ...], stdin: bytes, words: str
) -> None:
    paper = write_pdf(tmp_path / "a.pdf", [page_of("Hidden words.")], password=WORD)

    answer = qlocate("find", paper, "-q", "Hidden words", *options, stdin=stdin)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert words in answer.err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "no such file"),
        (b"", "is empty"),
        (b"Words, not a paper.", "not a PDF file"),
        (b"%PDF-1.7\n" + bytes(99), "damaged"),
    ],
)
def test_a_paper_that_cannot_be_read_ends_with_2_and_one_line(
    qlocate: Qlocate, tmp_path: Path, content: bytes | None, words: str
) -> None:
    paper = tmp_path / "a.pdf"
    if content is not None:
        paper.write_bytes(content)

    answer = qlocate("find", paper, "-q", "words")

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert words in answer.err


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a.md", b"No quotes in it.", "no quotes found"),
        ("a.md", bytes(30), "not a text file"),
        ("a.json", b"[", "line 1: this is not valid JSON"),
        ("a.xlsx", b"words", "kind of evidence file"),
    ],
)
def test_evidence_that_cannot_be_read_ends_with_2_and_one_line(
    qlocate: Qlocate, paper: Path, tmp_path: Path, name: str, content: bytes, words: str
) -> None:
    evidence = tmp_path / name
    evidence.write_bytes(content)

    answer = qlocate("find", paper, "--evidence", evidence)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert words in answer.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ((), "No quotes given"),
        (("-q", ""), "Quote 1 is empty"),
        (("-q", "one", "-q", " \n"), "Quote 2 is empty"),
        (("-q", "one", "--json", "--jsonl"), "Choose one of"),
        (("-q", "-", "--password-stdin"), "Standard input"),
        (("-q", "-", "-q", "-"), "Standard input"),
        (("-q",), "-q"),
        (("-q", "one", "--pgae", "4"), "--pgae"),
    ],
)
def test_a_question_that_makes_no_sense_ends_with_2_and_one_line(
    qlocate: Qlocate, paper: Path, options: tuple[str, ...], words: str
) -> None:
    answer = qlocate("find", paper, *options)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert words in answer.err


def test_a_page_hint_chooses_among_several_places(
    qlocate: Qlocate, tmp_path: Path
) -> None:
    line = "The films were used as cast, without treatment."
    paper = write_pdf(tmp_path / "a.pdf", [page_of(line), page_of(line)])

    answers = [
        qlocate("find", paper, "-q", line, *hint) for hint in ((), ("--page", "2"))
    ]

    assert "2 places, on page 1, 2" in answers[0].out
    assert "1 verbatim" in answers[1].out


@pytest.mark.skipif(
    not ODD.is_dir(), reason="needs ../shared/odd beside the repository"
)
def test_no_odd_file_makes_it_stumble(qlocate: Qlocate) -> None:
    faults = []
    for path in sorted(ODD.glob("*.pdf")):
        answer = qlocate("find", path, "-q", "some words")
        lines = answer.err.count("\n")
        if answer.code not in (0, 1, 2) or lines > 1 or "internal" in answer.err:
            faults.append((path.name, answer))

    assert faults == []


@pytest.mark.parametrize(
    "hint",
    [
        ("--section", "2 Results"),
        ("--section", "Results"),
        ("--prefix", "Here too"),
        ("--suffix", "in the end"),
        ("--page", "2"),
    ],
)
def test_a_hint_tells_two_places_apart(
    qlocate: Qlocate, tmp_path: Path, hint: tuple[str, str]
) -> None:
    lines = "1 Methods", "There was some sesame at once.", "It was good."
    others = "2 Results", "Here too was some sesame in the end.", "It was good."
    paper = write_pdf(tmp_path / "two.pdf", [page_of(*lines), page_of(*others)])

    answer = qlocate("find", paper, "-q", "was some sesame", *hint, "--jsonl")

    assert answer.code == 0
    assert '"page_number": 2' in answer.out


def test_words_around_several_quotes_are_refused(qlocate: Qlocate, paper: Path) -> None:
    answer = qlocate("find", paper, "-q", "one", "-q", "two", "--prefix", "before")

    assert answer.code == 2
    assert "give -q once" in answer.err
