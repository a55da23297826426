"""The sample paper holds what the guided tour and the journeys rely on."""

import json
import os
import subprocess
import sys
from pathlib import Path
from unicodedata import normalize

import pymupdf  # noqa: TID251 - reads the paper that was built
import pytest

from resources.demo.build import NAME, build
from resources.demo.landmarks import find_headings

FOLDER = Path(__file__).parents[2] / "resources" / "demo"
TRIPLICATE = "CO2 uptake was measured in triplicate"
BINDING = (
    "none of them needed a conditioning step (Figure 2).",
    "The uptake at 60 % relative humidity reached 2.31 mmol g−1, which is 94 % of",
    "Water does not compete for the amine sites at the loadings studied here, as",
    "it forms a second layer above them, and this layer is thin enough for CO2 to",
    "A fit with a single diffusion coefficient describes the first ten minutes to",
    "Heating to 65 °C released 98 % of the bound CO2 within 12 min, and the loss of",
    "the loss of capacity over 200 cycles was not significant (p = 0.41, Table 1).",
    "The mean loss was 0.6 % per hundred cycles, which is less than the",
    "The wash water of 200 cycles held less copper than the blank.",
)


@pytest.fixture(scope="module")
def paper() -> pymupdf.Document:
    return pymupdf.open(FOLDER / NAME)


def running_text(page: pymupdf.Page) -> str:
    text = normalize("NFKC", page.get_text()).replace("-\n", "")
    return " ".join(text.split())


def printed_label(page: pymupdf.Page) -> str:
    return str(page.get_text().split()[-1])


def test_the_paper_is_rebuilt_byte_for_byte(tmp_path: Path) -> None:
    built = build(tmp_path).read_bytes()

    assert built == (FOLDER / NAME).read_bytes()


def test_another_process_with_another_hash_seed_builds_the_same_bytes(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "resources.demo.build", str(tmp_path)]
    environment = {**os.environ, "PYTHONHASHSEED": "4242"}
    subprocess.run(command, check=True, env=environment, cwd=FOLDER.parents[1])

    assert (tmp_path / NAME).read_bytes() == (FOLDER / NAME).read_bytes()


def test_the_paper_is_small() -> None:
    assert (FOLDER / NAME).stat().st_size < 700_000


def test_the_paper_has_twelve_pages(paper: pymupdf.Document) -> None:
    assert paper.page_count == 12


def test_page_labels_run_from_1044_to_1055(paper: pymupdf.Document) -> None:
    labels = [page.get_label() for page in paper.pages()]

    assert labels == [str(number) for number in range(1044, 1056)]


def test_every_readable_page_ends_with_its_printed_number(
    paper: pymupdf.Document,
) -> None:
    printed = [printed_label(page) for page in paper.pages() if page.get_text()]

    assert printed == [str(n) for n in range(1044, 1056) if n != 1052]


def test_page_nine_is_one_picture_without_text(paper: pymupdf.Document) -> None:
    scan = paper[8]

    assert (scan.get_text(), len(scan.get_images())) == ("", 1)


@pytest.mark.parametrize("sentence", BINDING)
def test_page_four_has_the_binding_sentences(
    paper: pymupdf.Document, sentence: str
) -> None:
    assert sentence in running_text(paper[3])


def test_the_triplicate_sentence_stands_in_five_places(
    paper: pymupdf.Document,
) -> None:
    places = [
        page.number + 1
        for page in paper.pages()
        for _ in range(running_text(page).count(TRIPLICATE))
    ]

    assert places == [2, 4, 4, 4, 5]


def test_ligatures_are_glyphs_of_their_own(paper: pymupdf.Document) -> None:
    text = paper[3].get_text()

    assert "\ufb01" in text
    assert "\ufb02" in text


def test_lines_end_with_real_hyphens(paper: pymupdf.Document) -> None:
    assert "up-\ntake" in paper[3].get_text()


def test_a_sentence_runs_over_a_page_break(paper: pymupdf.Document) -> None:
    before, after = running_text(paper[5]), running_text(paper[6])

    assert before.removesuffix(" 1049").endswith("between 9 and 24 °C, and on the")
    assert "films sixth day there was a storm" in after


def test_a_footnote_stands_between_the_columns_of_a_sentence(
    paper: pymupdf.Document,
) -> None:
    text = running_text(paper[1])
    start, note = text.index("stacks of twelve"), text.index("The polymer contains")

    assert start < note < text.index("discs were measured together")


def test_superscripts_are_raised_small_glyphs(paper: pymupdf.Document) -> None:
    spans = [
        span
        for block in paper[3].get_text("dict", flags=0)["blocks"]
        for line in block["lines"]
        for span in line["spans"]
    ]
    raised = [span for span in spans if span["text"].strip() == "−1"]

    assert raised
    assert all(span["size"] < 8 for span in raised)


def test_the_outline_names_every_heading(paper: pymupdf.Document) -> None:
    titles = {title for _, title, _ in paper.get_toc()}

    assert {heading.text for heading in find_headings(paper)} <= titles


def test_links_lead_to_pages_of_the_paper(paper: pymupdf.Document) -> None:
    targets = [link["page"] for page in paper.pages() for link in page.get_links()]

    assert len(targets) > 20
    assert all(0 <= target < 12 for target in targets)


def test_each_quote_of_the_evidence_has_an_expected_status() -> None:
    lines = (FOLDER / "halden-2024.md").read_text(encoding="utf-8").splitlines()
    quotes = [line for line in lines if line.startswith("> ")]
    expected = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))

    assert [entry["quote"] for entry in expected] == list(range(len(quotes)))


def test_the_evidence_shows_every_status_twice() -> None:
    expected = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
    statuses = [entry["status"] for entry in expected]

    assert set(statuses) == {
        "verbatim",
        "altered",
        "elided",
        "partial",
        "ambiguous",
        "not_found",
        "unsearchable",
    }
    assert all(statuses.count(status) >= 2 for status in statuses)
