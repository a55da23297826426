"""Sentences and the numbers that they carry."""

import pytest

from locator.evidence.cited_sentences import cited_sentences


@pytest.mark.parametrize(
    ("text", "expected", "reason"),
    [
        ("It is dry [1].", [("It is dry.", (1,))], "before the full stop"),
        ("It is dry. [1]", [("It is dry.", (1,))], "behind it"),
        ("It is dry.[1] It is thin.", [("It is dry.", (1,))], "right behind it"),
        ("It is dry [1]", [("It is dry", (1,))], "no full stop at all"),
        (
            "It is dry [1]. It is thin [2].",
            [("It is dry.", (1,)), ("It is thin.", (2,))],
            "two sentences",
        ),
        (
            "It is dry. [1] It is thin. [2]",
            [("It is dry.", (1,)), ("It is thin.", (2,))],
            "two, with the marks behind",
        ),
        ("It is dry [1][3].", [("It is dry.", (1, 3))], "two marks"),
        ("It is dry [1, 3].", [("It is dry.", (1, 3))], "two numbers in one"),
        ("It is dry [1-3].", [("It is dry.", (1, 2, 3))], "a range"),
        ("It is dry [1][1].", [("It is dry.", (1,))], "the same twice"),
        ("It is dry 【2】.", [("It is dry.", (2,))], "other brackets"),
        ("It is dry. It is thin [1].", [("It is thin.", (1,))], "only the second"),
        ("See Fig. 3 for it [1].", [("See Fig. 3 for it.", (1,))], "a short word"),
        ("So say Lee et al. [1] too.", [("So say Lee et al. too.", (1,))], "names"),
        ("It is 3.5 mm [1].", [("It is 3.5 mm.", (1,))], "a decimal point"),
        ("它很干[1]。它很薄[2]。", [("它很干。", (1,)), ("它很薄。", (2,))], "Chinese"),
        ("它很干。[1]它很薄。", [("它很干。", (1,))], "Chinese, behind"),
        ("- Dry [1]\n- Thin [2]", [("Dry", (1,)), ("Thin", (2,))], "a list"),
        ("A heading\n\nIt is dry [1].", [("It is dry.", (1,))], "a paragraph"),
        ("It is\ndry [1].", [("It is dry.", (1,))], "a line end inside"),
        ("It is dry [a].", [], "a letter"),
        ("It is dry [1234].", [], "a year and more"),
        ("It is dry.", [], "no mark"),
        ("", [], "nothing"),
    ],
)
def test_a_sentence_carries_its_numbers(
    text: str, expected: list[tuple[str, tuple[int, ...]]], reason: str
) -> None:
    found = [(each.text, each.numbers) for each in cited_sentences(text)]

    assert found == expected, reason


@pytest.mark.parametrize("text", ["." * 100_000 + "a", " " * 100_000 + "[1]", "[" * 9])
def test_signs_without_end_are_no_trouble(text: str) -> None:
    assert len(list(cited_sentences(text))) <= 1
