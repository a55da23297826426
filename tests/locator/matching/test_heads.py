"""Heads that run in at the beginning of a paragraph, and what only looks like one."""

import pytest

from locator.matching.heads import heads_in
from locator.span import Span
from locator.status import Status
from tests.sheets import Line, document, joined_text, sheet

ABOVE = "It was seen in all of them."
APART = 90  # below the line at the top


def heads(*lines: str | Line) -> list[str]:
    source = joined_text(sheet(ABOVE, *lines))
    return [source.text(head) for head in heads_in(source, Span(0, len(source)))]


@pytest.mark.parametrize(
    ("line", "head"),
    [
        pytest.param("Results: The film grew.", "Results: ", id="a label"),
        pytest.param("RESULTS: The film grew.", "RESULTS: ", id="in capitals"),
        pytest.param("Results. The film grew.", "Results. ", id="with a stop"),
        pytest.param("Results—The film grew.", "Results—", id="with a dash"),
        pytest.param(
            "Materials and Methods: We saw.",
            "Materials and Methods: ",
            id="three words",
        ),
        pytest.param("It grew. Conclusion: We saw.", "Conclusion: ", id="in a line"),
        pytest.param("Methods: 12 films grew.", "Methods: ", id="before a number"),
    ],
)
def test_a_label_of_a_structured_abstract_is_a_head(line: str, head: str) -> None:
    assert heads(line) == [head]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("results: The film grew.", id="a small letter"),
        pytest.param("Results of the film grew.", id="a sentence"),
        pytest.param("We saw Results: The film.", id="inside a sentence"),
        pytest.param("Results: the film grew.", id="a sentence goes on"),
        pytest.param("No results: The film grew.", id="other words before"),
        pytest.param("Failure: The film grew.", id="another word"),
        pytest.param("4.8 V was seen in it. The film", id="a quantity"),
        pytest.param("2.4. Growth of films. The film", id="in running lines"),
    ],
)
def test_other_words_are_no_head(line: str) -> None:
    assert heads(line) == []


def test_a_numbered_title_is_a_head_where_a_paragraph_begins() -> None:
    found = heads(Line("2.4. Growth of Films. The film grew.", y_pt=APART))

    assert found == ["2.4. Growth of Films. "]


def test_an_item_of_a_list_is_no_head() -> None:
    assert heads(Line("2. Do not heat it. The film grew.", y_pt=APART)) == []


TEXT = (
    "All of the films were seen to grow within two days.",
    Line("Results: The thickness of each film was then measured.", y_pt=APART),
)


@pytest.mark.parametrize(
    ("between", "status"),
    [
        pytest.param("\n\n", Status.VERBATIM, id="left out"),
        pytest.param(" Results: ", Status.VERBATIM, id="there"),
        pytest.param(" Conclusions: ", Status.ALTERED, id="another one"),
        pytest.param(" No results: ", Status.ALTERED, id="denied"),
    ],
)
def test_a_quote_may_do_without_a_head(between: str, status: Status) -> None:
    quote = (
        "All of the films were seen to grow within two days."
        f"{between}The thickness of each film was then measured."
    )

    assert document(sheet(*TEXT)).locate(quote).status is status


def test_a_head_that_is_left_out_is_not_lit() -> None:
    found = document(sheet(*TEXT)).locate(
        "were seen to grow within two days.\n\nThe thickness of each film was then"
    )

    (page,) = found.placements[0].pages
    lit = "".join(span.of(sheet(*TEXT).text) for span in page.spans)

    assert "Results" not in lit
    assert lit.startswith("were seen")
