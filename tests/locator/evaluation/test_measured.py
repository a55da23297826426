"""A document, measured with all that is made of it."""

import json
from pathlib import Path

import pytest

import locator
from locator.errors import FileError, Obstacle
from locator.evaluation.measured import measure_document
from locator.evaluation.outcome import Outcome, right_kinds
from locator.evaluation.summary import summaries_of
from locator.evaluation.truth import predict_document, truth_documents
from locator.status import Kind
from tests.pdfs import page_of, write_pdf

FILM = "Heating the film to 65 degrees released the bound gas within some minutes."
OTHER = "Every sample was weighed before its transfer into the glove box."


@pytest.fixture
def film_folder(tmp_path: Path) -> Path:
    """Returns a folder with a paper of two pages, whose first line is the passage."""
    pdf = write_pdf(tmp_path / "film.pdf", [page_of(FILM), page_of(OTHER)])
    with locator.open(pdf) as document:
        glyphs = document.glyphs(0)
        drawn = [
            [1, each, *(glyphs.quad(at)[number] for number in (0, 1, 6, 7))]
            for at, each in enumerate(glyphs.text)
            if not each.isspace()
        ]
    quote = {
        "qid": "q001",
        "variants": {"plain": FILM, "llm": FILM[:-1]},
        "llm_changes": ["trailing-dot"],
        "tags": ["body"],
        "altered": {
            "text": FILM.replace("65", "56"),
            "change": {"type": "number", "from": "65", "to": "56"},
        },
        "glyphs": drawn,
    }
    absent = {"aid": "a01", "text": "A wholly foreign claim about rivers and lakes."}
    content = json.dumps({"quotes": [quote], "absent": [absent]})
    (tmp_path / "film.json").write_text(content, encoding="utf-8")
    return tmp_path


@pytest.fixture
def outcomes(film_folder: Path) -> dict[str, Outcome]:
    (document,) = truth_documents(film_folder)
    return {each.variant: each for each in measure_document(document).outcomes}


@pytest.mark.parametrize(
    "variant",
    [
        "plain", "llm", "altered", "absent", "elided", "partial", "ambiguous",
        "unsearchable", "gone",
    ],
)  # fmt: skip # a list of words
def test_a_clean_paper_is_answered_right(
    outcomes: dict[str, Outcome], variant: str
) -> None:
    outcome = outcomes[variant]

    assert (outcome.status_right, outcome.exact) == (True, True)


def test_the_kind_of_the_change_is_looked_for(outcomes: dict[str, Outcome]) -> None:
    assert outcomes["altered"].kind_right
    assert outcomes["altered"].change == "number"


def test_the_predictions_are_those_of_the_scorer(film_folder: Path) -> None:
    (document,) = truth_documents(film_folder)

    measured = measure_document(document)

    assert measured.answers == predict_document(document).answers


def test_every_run_measures_the_same(film_folder: Path) -> None:
    (document,) = truth_documents(film_folder)

    assert measure_document(document) == measure_document(document)


def test_groups_are_summed_up(outcomes: dict[str, Outcome]) -> None:
    summaries = summaries_of(list(outcomes.values()))

    assert summaries.variants.keys() == outcomes.keys()
    assert summaries.variants["altered"].as_altered == 1
    assert summaries.variants["gone"].lit == 0
    assert summaries.changes["number"].kind_right == 1
    assert summaries.tags["plain"]["body"].exact == 1


@pytest.mark.parametrize("content", ["[]", "{}", '{"quotes": [{}]}', "7"])
def test_a_file_that_is_no_truth_is_refused(film_folder: Path, content: str) -> None:
    (document,) = truth_documents(film_folder)
    document.json.write_text(content, encoding="utf-8")

    with pytest.raises(FileError) as caught:
        measure_document(document)

    assert caught.value.obstacle == Obstacle.NOT_TRUTH


@pytest.mark.parametrize(
    ("change", "kinds"),
    [
        ({"type": "entity"}, {Kind.NAME}),
        ({"type": "negation-removed"}, {Kind.NEGATION}),
        ({"type": "direction", "from": "lower"}, {Kind.WORD, Kind.COMPARATOR}),
        (
            {"type": "direction", "from": "with"},
            {Kind.WORD, Kind.COMPARATOR, Kind.NEGATION},
        ),
        ({}, set()),
    ],
)
def test_a_change_of_the_truth_has_a_kind_of_ours(
    change: dict[str, str], kinds: set[Kind]
) -> None:
    assert right_kinds(change) == kinds
