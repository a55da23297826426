"""The words of `qlocate verify`: complete, and in one line."""

from pathlib import Path

import pytest

from locator.checked import Remark
from locator.cli import verify_messages as words
from locator.corrections import Act, Correction, Misfit, Unapplied
from locator.evidence.formats import Detected, Format
from locator.exports.files import Refusal, Refused

PATH = Path("a\nb.pdf")


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_says_what_to_do(refusal: Refusal) -> None:
    message = words.not_written(Refused(PATH, refusal))

    assert message.startswith("a b.pdf: ")
    assert message.count(". ") == 1
    assert "\n" not in message


@pytest.mark.parametrize("misfit", Misfit)
def test_every_misfit_names_its_quote(misfit: Misfit) -> None:
    correction = Correction("words\x1b[2J " * 20, "", Act.REJECTED)

    message = words.unapplied(Unapplied(correction, misfit))

    assert message.startswith('Correction of "words\ufffd[2J')
    assert len(message) < 140


@pytest.mark.parametrize("remark", Remark)
def test_every_remark_has_words(remark: Remark) -> None:
    assert words.remark(remark, "", "")


def test_a_format_that_is_not_sure_is_offered_with_others() -> None:
    detected = Detected(Format.PLAIN, sure=False, others=(Format.MARKDOWN,))

    assert words.unsure_format(PATH, detected).endswith("give --format markdown.")
    assert words.unsure_format(PATH, Detected(Format.PLAIN, sure=False)).endswith(
        "which is not sure."
    )


@pytest.mark.parametrize(
    ("faithful", "quotes", "expected"),
    [
        (1, 1, "The quote stands there as given."),
        (0, 1, "The quote does not stand there as given."),
        (2, 2, "All 2 quotes stand there as given."),
        (0, 2, "0 of 2 quotes stand there as given."),
        (1, 2, "1 of 2 quotes stand there as given."),
    ],
)
def test_the_result_is_one_sentence(faithful: int, quotes: int, expected: str) -> None:
    assert words.result(faithful, quotes) == expected
