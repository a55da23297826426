"""What a difference is about."""

import pytest

from locator.comparable.tokens import tokens_of
from locator.matching.kinds import kind_of
from locator.status import Kind


@pytest.mark.parametrize(
    ("quote", "source", "kind", "why"),
    [
        ("", "not", Kind.NEGATION, "a negation left out"),
        ("never", "", Kind.NEGATION, "a negation added"),
        ("with", "without", Kind.NEGATION, "a word turned into its opposite"),
        ("nicht", "", Kind.NEGATION, "in German"),
        ("", "ne pas", Kind.NEGATION, "in French"),
        ("", "לא", Kind.NEGATION, "in Hebrew"),
        ("", "不", Kind.NEGATION, "in Chinese"),
        ("12", "13", Kind.NUMBER, "another number"),
        ("", "13", Kind.NUMBER, "a number left out"),
        ("CO3", "CO2", Kind.NUMBER, "an index"),
        ("not 5", "not 6", Kind.NUMBER, "the negation is on both sides"),
        ("5", "−5", Kind.SIGN, "a minus left out"),
        ("+5", "−5", Kind.SIGN, "a sign turned"),
        ("5 ±", "5 +", Kind.SIGN, "plus for plus or minus"),
        ("mg", "µg", Kind.UNIT, "another unit"),
        ("GJ", "kJ", Kind.UNIT, "another prefix"),
        ("5MJ", "5kJ", Kind.UNIT, "another prefix, the number glued on"),
        ("MΩ", "kΩ", Kind.UNIT, "another prefix of ohm"),
        ("dB", "Hz", Kind.UNIT, "decibel"),
        ("km2", "m2", Kind.UNIT, "a square kilometre"),
        ("5MJ", "6kJ", Kind.NUMBER, "another number and another unit"),
        ("12", "1.2", Kind.NUMBER, "the same digits"),
        ("12", "1 2", Kind.NUMBER, "two numbers"),
        ("B12", "D12", Kind.NAME, "another letter before a number"),
        ("PDF", "FK5", Kind.NAME, "a name with a number in it"),
        ("P53", "P63", Kind.NUMBER, "the same letters"),
        ("CFE", "CO2", Kind.NAME, "a formula"),
        ("12", "CO2", Kind.NUMBER, "a number on one side"),
        ("", "as in CO2 and so on", Kind.OMISSION, "many words with a name"),
        ("八", "二", Kind.NUMBER, "in Chinese"),
        ("八", "水", Kind.WORD, "a numeral on one side is part of a word"),
        ("1", "β1", Kind.NUMBER, "a letter before a number"),
        ("mg", "", Kind.ADDITION, "a unit on one side only"),
        ("days", "weeks", Kind.UNIT, "another unit of time"),
        ("%", "‰", Kind.UNIT, "per mille for percent"),
        ("<", ">", Kind.COMPARATOR, "a comparator turned"),
        ("less", "more", Kind.COMPARATOR, "in words"),
        ("increased", "decreased", Kind.COMPARATOR, "a direction"),
        ("will", "may", Kind.MODAL, "a modal verb"),
        ("all", "most", Kind.MODAL, "a quantifier"),
        ("", "quickly", Kind.OMISSION, "a word left out"),
        ("quickly", "", Kind.ADDITION, "a word added"),
        ("", "which may be so", Kind.OMISSION, "many words are about more than one"),
        ("which may be so", "", Kind.ADDITION, "many words are about more than one"),
        ("Smyth", "Smith", Kind.NAME, "a name"),
        ("dog", "cat", Kind.WORD, "a word"),
    ],
)
def test_a_difference_is_about(quote: str, source: str, kind: Kind, why: str) -> None:
    ours = [token.text for token in tokens_of(quote)]
    theirs = [token.text for token in tokens_of(source)]

    assert kind_of(ours, theirs, f"{quote} {source}") == kind, why


@pytest.mark.parametrize(
    ("quote", "source"),
    [("was", "wasn’t"), ("is", "isn't"), ("", "könnte")],
)
def test_contractions_and_umlauts_are_known(quote: str, source: str) -> None:
    ours = [token.text for token in tokens_of(quote)]
    theirs = [token.text for token in tokens_of(source)]

    assert kind_of(ours, theirs, "") in {Kind.NEGATION, Kind.MODAL}


def test_a_month_is_no_modal_verb() -> None:
    assert kind_of(["june"], ["may"], "June May") is Kind.NAME
