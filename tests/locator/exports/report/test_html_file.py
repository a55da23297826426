"""The report as one HTML file."""

import itertools
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.checked import Checked
from locator.claim import Claim, Judgement, Verdict
from locator.evidence.record import Record
from locator.exports.report.html_file import write
from locator.exports.report.signs import Inks, sign_svg
from locator.quote import Quote
from locator.status import Status
from tests.locator.exports.report import examples
from tests.locator.exports.report.html_reading import Reading, read
from tests.pdfs import page_of, write_pdf
from tests.reports import NoFile, checking, judged

LINES = (
    "The first line of the page stands above the quote.",
    "The films were dense and took up 31 mg of water,",
    "which is more than the support alone can hold.",
)
EVIL = '<script>alert("1")</script> & "quoted" \x00 \u202eevil <b>bold</b>'
RECORDS = (
    Record(Quote("The films were dense and took up 13 mg of water", claim="Dense"), 1),
    Record(Quote("more than the support alone can hold", claim="Dense"), 2, name="E7"),
    Record(Quote("Gulls nested on every pipe for years", claim=EVIL), 3, note=EVIL),
)


@pytest.fixture
def page(tmp_path: Path) -> Reading:
    return read(report(tmp_path))


def report(folder: Path) -> bytes:
    path = write_pdf(folder / "a.pdf", [page_of(*LINES)], metadata={"title": EVIL})
    with checking(path, RECORDS) as done:
        judgement = Judgement(Verdict.REFUTED, f"first\n{EVIL}", "R. Lindholm")
        return write(judged(done.checked, {1: judgement}), done.drawings)


def written(checked: Checked) -> Reading:
    return read(write(checked, NoFile()))


def test_nothing_outside_is_needed_and_no_script_is_run(tmp_path: Path) -> None:
    data = report(tmp_path)
    page = read(data)
    links = [
        value
        for element in page.elements
        for key, value in element.attributes.items()
        if key in ("href", "src", "srcset", "action", "data", "poster", "xlink:href")
    ]

    assert all(each.startswith(("#", "data:image/png;base64,")) for each in links)
    assert not page.all("script")
    assert not page.all("link")
    assert not [k for e in page.elements for k in e.attributes if k.startswith("on")]
    assert "url(" not in data.decode()
    assert "@import" not in data.decode()
    assert not re.search(r"https?:", data.decode())


def test_what_comes_from_files_stays_text(page: Reading) -> None:
    assert not page.all("script")
    assert page.all("h1")[0].text == EVIL.replace("\x00", "\ufffd").replace("  ", " ")
    assert [each.text for each in page.all("b") if "bold" in each.text] == []


def test_every_anchor_is_there_once_and_every_link_leads_somewhere(
    page: Reading,
) -> None:
    ids = [e.attributes["id"] for e in page.elements if "id" in e.attributes]
    hrefs = [e.attributes["href"] for e in page.elements if "href" in e.attributes]
    named = [
        e.attributes["aria-labelledby"]
        for e in page.elements
        if "aria-labelledby" in e.attributes
    ]

    assert len(ids) == len(set(ids))
    assert {"claim-1", "claim-2", "quote-1-1", "quote-1-2", "quote-2-1"} <= set(ids)
    assert {each.removeprefix("#") for each in hrefs} | set(named) <= set(ids)


def test_every_picture_has_its_words_and_its_size(page: Reading) -> None:
    pictures = page.all("img")

    assert len(pictures) == 2
    assert all(LINES[1] in each.attributes["alt"] for each in pictures)
    assert all(int(each.attributes["width"]) > 100 for each in pictures)


def test_headings_come_in_order_and_there_is_one_title(page: Reading) -> None:
    levels = [int(e.tag[1]) for e in page.elements if re.fullmatch("h[1-6]", e.tag)]

    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


def test_landmarks_language_and_tables_are_named(page: Reading) -> None:
    assert page.all("html")[0].attributes["lang"] == "en"
    assert [len(page.all(tag)) for tag in ("header", "main", "footer")] == [1, 1, 1]
    assert len(page.all("table")) == 2
    assert all(e.attributes["scope"] == "row" for e in page.all("th"))


def test_an_altered_quote_shows_what_differs(page: Reading) -> None:
    differing = [e.text for e in page.all("mark") if e.attributes["class"] == "differs"]

    assert differing == ["13", "31"]


def test_verdict_and_note_stand_with_their_claim(page: Reading) -> None:
    first = page.all("article")[0]

    assert first.attributes["id"] == "claim-1"
    assert "Refuted" in first.text
    assert "Reviewed by R. Lindholm" in first.text
    assert "first\n" in first.text


def test_text_of_other_directions_is_set_apart(page: Reading) -> None:
    inside = [e for e in page.elements if e.text and "\u202e" in e.text]
    deepest = [e for e in inside if e.tag in ("bdi", "dd", "p", "h1", "span")]

    assert deepest
    assert all(
        e.tag == "bdi" or "dir" in e.attributes or "bdi" in e.parents
        for e in deepest
        if e.tag in ("dd", "h1", "bdi")
    )


def test_the_same_input_makes_the_same_bytes(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    with checking(path, RECORDS) as done:
        first = write(done.checked, done.drawings)
    with checking(path, RECORDS) as done:
        again = write(done.checked, done.drawings)

    assert first == again


def test_without_claims_that_is_said() -> None:
    assert (
        "neither claims nor quotes" in written(examples.checked()).all("main")[0].text
    )


def test_a_claim_without_quotes_is_said_to_have_none() -> None:
    page = written(examples.checked(examples.claim(1, None)))

    assert "No quote was given" in page.all("article")[0].text


def test_a_page_that_cannot_be_drawn_is_not_passed_over() -> None:
    page = written(examples.one(examples.verbatim()))

    assert "could not be drawn" in page.all("article")[0].text


def test_words_left_out_are_a_box_with_a_name() -> None:
    page = written(examples.one(examples.altered()))
    (gap,) = [e for e in page.elements if e.attributes.get("class") == "gap"]

    assert gap.attributes["aria-label"] == "words left out"


def test_a_file_name_cannot_leave_the_style_sheet() -> None:
    name = Path('a"}</style><script>x</script>\\.pdf')
    source = replace(examples.SOURCE, path=name)
    page = written(examples.checked(sources=(source,)))

    assert not page.all("script")
    assert len(page.all("style")) == 1


@pytest.mark.parametrize("name", ["unclear", "none", "unsearched", "ambiguous"])
def test_every_sign_is_drawn_in_the_inks_it_gets(name: str) -> None:
    drawn = sign_svg(name, Inks("#111111", "#222222", "#333333"))

    assert re.search("#(111111|333333)", drawn)


@given(st.text(), st.text(), st.text(min_size=1), st.text())
def test_whatever_people_write_no_element_comes_of_it(
    claim: str, note: str, words: str, name: str
) -> None:
    def made(claim: str, note: str, words: str, name: str) -> Reading:
        found = examples.located(Status.NOT_FOUND, quote=Quote(words))
        quote = examples.quote(found, name=name)
        given = Claim(claim, judgement=Judgement(Verdict.REFUTED, note))
        return written(
            examples.checked(replace(examples.claim(7, None, quote), claim=given))
        )

    plain = made("claim", "note", "words", "name")
    page = made(claim.strip() and f"c{claim}", f"n{note}", words, name)
    numbers = 0 if claim.strip() else 1  # without a claim there is no number

    assert len(page.elements) == len(plain.elements) - numbers
