"""Folding what is the same."""

from locator.marked import Mark, MarkedText
from reader.quotes.folding import folded

MANY = " ".join(f"w{number}" for number in range(57))
NOT = MarkedText("not", Mark.DIFFERS)


def texts(*pieces: MarkedText) -> list[str]:
    return [piece.text for piece in folded(pieces)]


def test_words_between_two_differences_are_folded() -> None:
    middle = texts(NOT, MarkedText(f" {MANY} "), NOT)[1]

    assert middle.startswith(" w0 w1")
    assert "… 43 words …" in middle
    assert middle.endswith("w55 w56 ")


def test_the_words_before_the_first_difference_keep_those_beside_it() -> None:
    first = texts(MarkedText(MANY), NOT)[0]

    assert first == "… 49 words … " + " ".join(MANY.split()[-8:])


def test_a_short_run_is_left_alone() -> None:
    assert texts(NOT, MarkedText(" one two "), NOT) == ["not", " one two ", "not"]


def test_a_text_without_difference_is_never_folded() -> None:
    assert texts(MarkedText(MANY)) == [MANY]
