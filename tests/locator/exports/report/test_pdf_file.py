"""The report as a PDF file."""

from dataclasses import replace
from pathlib import Path

from locator.claim import Claim, Judgement, Verdict
from locator.evidence.record import Record
from locator.exports.report.pdf_file import write
from locator.quote import Quote
from tests.locator.exports.report import examples
from tests.pdfs import ReadPdf, page_of, read_pdf, write_pdf
from tests.reports import NoFile, checking, judged

LINES = (
    "The first line of the page stands above the quote.",
    "The films were dense and took up 31 mg of water,",
    "which is more than the support alone can hold.",
)
RECORDS = (
    Record(Quote("The films were dense and took up 13 mg of water", claim="Dense"), 1),
    Record(Quote("more than the support alone can hold", claim="Dense"), 2, name="E7"),
    Record(Quote("Gulls nested on every pipe &", claim="漢字 claim"), 3),
)
NOTE = Judgement(Verdict.REFUTED, "first line\nsecond <i>line</i>", "R. Lindholm")


def report(folder: Path) -> ReadPdf:
    path = write_pdf(folder / "a.pdf", [page_of(*LINES)], metadata={"title": "Films"})
    with checking(path, RECORDS) as done:
        return read_pdf(write(judged(done.checked, {1: NOTE}), done.drawings))


def test_claims_quotes_verdicts_and_notes_are_in_it(tmp_path: Path) -> None:
    found = report(tmp_path)
    words = " ".join(found.pages)

    for said in (
        "Films",
        "a.pdf, 1 page, SHA-256",
        "Dense",
        "Refuted",
        "took up 13 mg",
        "took up 31 mg",
        "number · page 1 · quote 1.1",
        "quote E7",
        "Not found searched page 1",
        "Gulls nested on every pipe &",
        "漢字 claim",
        "Note",
        "first line second <i>line</i>",
        "Reviewed by R. Lindholm",
        "How each status is made",
        "Every record of the evidence could be read.",
    ):
        assert said in words


def test_every_page_has_its_foot(tmp_path: Path) -> None:
    pages = report(tmp_path).pages

    assert len(pages) == 2
    for number, page in enumerate(pages, 1):
        assert page.endswith(
            "a · verification report The source files were not changed. "
            f"{number} / {len(pages)}"
        )


def test_claims_are_bookmarks(tmp_path: Path) -> None:
    assert [title for title, _page in report(tmp_path).outline] == [
        "1 Dense",
        "2 漢字 claim",
        "How each status is made",
    ]


def test_pictures_are_in_it_and_stay_with_their_claims(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    records = [
        Record(Quote("more than the support alone can hold", claim=f"Claim {at}"), at)
        for at in range(1, 9)
    ]
    with checking(path, records) as done:
        found = read_pdf(write(done.checked, done.drawings))
    claims = [
        sum(page == number for title, page in found.outline if title[0].isdigit())
        for number in range(1, len(found.pages) + 1)
    ]

    assert sum(claims) == 8
    assert list(found.pictures) == claims


def test_an_empty_report_is_a_report() -> None:
    found = read_pdf(write(examples.checked(), NoFile()))

    assert "neither claims nor quotes" in found.pages[0]
    assert "There are no quotes to check." in found.pages[0]


def test_long_words_and_long_claims_are_not_cut_off() -> None:
    word = "".join(f"{number:04}" for number in range(600))
    claim = replace(examples.claim(1, None, examples.verbatim()), claim=Claim(word))
    found = read_pdf(write(examples.checked(claim), NoFile()))

    shown = "".join(page.partition(" halden-2024 ·")[0] for page in found.pages[1:])
    letters = "".join(each for each in shown if each.isdigit())

    assert word in letters
    assert max(len(title) for title, _page in found.outline) <= 120


def test_a_claim_longer_than_a_page_is_shown_whole() -> None:
    words = " ".join(f"word{at}" for at in range(3000))
    claim = replace(examples.claim(1, None, examples.verbatim()), claim=Claim(words))
    found = read_pdf(write(examples.checked(claim), NoFile()))
    shown = [
        each
        for each in " ".join(found.pages).split()
        if each.startswith("word") and each[4:].isdigit()
    ]

    assert shown == words.split()


def test_the_same_input_makes_the_same_bytes(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    with checking(path, RECORDS) as done:
        first = write(done.checked, done.drawings)
    with checking(path, RECORDS) as done:
        again = write(done.checked, done.drawings)

    assert first == again


def test_names_and_claims_that_no_file_can_hold_are_shown_as_unknown() -> None:
    source = replace(examples.SOURCE, path=Path("n\udcffme.pdf"), title="")
    claim = replace(examples.claim(1, None), claim=Claim("a\x00b \ud800"))
    found = read_pdf(write(examples.checked(claim, sources=(source,)), NoFile()))

    assert "n\ufffdme" in found.pages[0]
    assert found.outline[0][0] == "1 a\ufffdb \ufffd"
