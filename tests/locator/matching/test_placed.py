"""A quote compared with glyphs that a person chose."""

from pathlib import Path

import pytest

import locator
from locator.matching.placed import placed
from locator.span import Span
from locator.status import Kind
from tests.pdfs import page_of, write_pdf

LINES = (
    "The films were used as cast, and no further",
    "treatment was given to any of them at all.",
)


@pytest.mark.parametrize(
    ("quote", "words", "differences"),
    [
        ("used as cast", ("used as cast",), []),
        ("**used** as cast", ("used as cast",), []),  # Markdown of the same words
        ("used as lent", ("used as cast",), [Kind.WORD]),
        ("The films were cast", ("The films were", "cast"), [Kind.OMISSION]),
        ("no further treatment", ("no further", "treatment"), []),  # a line end
        (
            "The films were used … treatment was given",
            ("The films were used", "treatment was given"),
            [Kind.NEGATION],  # hidden by the ellipsis
        ),
        (
            "cast, The films",
            ("cast,", "The films"),
            [Kind.OMISSION],  # the other way round
        ),
    ],
)
def test_what_differs_there_is_named(
    tmp_path: Path, quote: str, words: tuple[str, ...], differences: list[Kind]
) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    with locator.open(path) as document:
        text = document.read()
        page = document.glyphs(0).text
        runs = [Span(page.index(each), page.index(each) + len(each)) for each in words]
        found = placed(quote, runs, text)

    assert [each.kind for each in found.differences] == differences
