"""Sentences of an answer that carry the number of a source."""

import pytest

from locator.evidence.numbered import MarkedSentences


@pytest.mark.parametrize(
    ("text", "number", "expected", "reason"),
    [
        ("It swells [1].", "1", "It swells.", "before the full stop"),
        ("It swells. [1] It sinks.", "1", "It swells.", "behind it"),
        ("It swells [1, 3-5].", "4", "It swells.", "in a range"),
        ("It swells [^a].", "^a", "It swells.", "the name of a note"),
        ("It sinks. It swells [2].", "2", "It swells.", "its own sentence only"),
        ("It swells [1](a.pdf).", "1", "", "a link is no mark"),
        ("It swells.", "1", "", "no mark"),
    ],
)
def test_a_number_leads_to_its_sentence(
    text: str, number: str, expected: str, reason: str
) -> None:
    sentences = MarkedSentences()
    sentences.note(text)

    assert sentences.of(number) == expected, reason
    assert (number in sentences) is bool(expected)


def test_the_first_sentence_with_a_number_counts() -> None:
    sentences = MarkedSentences()
    sentences.note("It swells [1].")
    sentences.note("It sinks [1].")

    assert sentences.of("1") == "It swells."
