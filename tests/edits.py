"""Changes what a quote says: one small edit of the kinds that matter."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from hypothesis import strategies as st

Edit: TypeAlias = Callable[[st.DrawFn, list[str]], list[str]]

_NAMES = {"Müller": "Möller", "Darwin": "Dalton", "Paris": "Parma"}
_OTHERS = {
    **_NAMES,
    "may": "must", "must": "may", "all": "some", "some": "all",
    "increased": "decreased", "fewer": "more", "before": "after", "after": "before",
    "unlikely": "likely", "not": "now", "never": "ever", "without": "with",
    "p<0.05": "p>0.05", "n≥30": "n≤30", "< 9": "≤ 9", "p = 0.2": "p < 0.2",
    "−7": "7", "−0.3": "0.3", "12": "−12", "x=8": "x≠8", "8": "9",
    "5 mg": "5 g", "20 km": "20 m", "3 weeks": "3 months", "60%": "60‰",
    "35": "53", "4.5": "45", "1,200": "1,300", "2/3": "3/2", "CO2": "CO",
}  # fmt: skip # a table
_CHANGED: Mapping[str, str] = MappingProxyType(_OTHERS)
_ADDED = ("not", "never", "hardly", "only", "house", "Berlin", "nobody", "17")


def _changed(draw: st.DrawFn, words: list[str]) -> list[str]:
    places = [at for at, word in enumerate(words) if word in _CHANGED]
    if not places:
        return words
    at = draw(st.sampled_from(places))
    return [*words[:at], _CHANGED[words[at]], *words[at + 1 :]]


def _other(draw: st.DrawFn, words: list[str]) -> list[str]:
    at = draw(st.integers(0, len(words) - 1))
    return [*words[:at], draw(st.sampled_from(_ADDED)), *words[at + 1 :]]


def _added(draw: st.DrawFn, words: list[str]) -> list[str]:
    at = draw(st.integers(0, len(words)))
    return [*words[:at], draw(st.sampled_from(_ADDED)), *words[at:]]


def _left_out(draw: st.DrawFn, words: list[str]) -> list[str]:
    at = draw(st.integers(1, len(words) - 2))
    return [*words[:at], *words[at + 1 :]]


def _exchanged(draw: st.DrawFn, words: list[str]) -> list[str]:
    here, there = draw(st.tuples(*[st.integers(0, len(words) - 1)] * 2))
    words[here], words[there] = words[there], words[here]
    return words


_EDITS: Sequence[Edit] = (_changed, _changed, _other, _added, _left_out, _exchanged)


@st.composite
def edited(draw: st.DrawFn, words: Sequence[str]) -> list[str]:
    """Draw `words`, three or more, with one edit that changes what they say."""
    return draw(st.sampled_from(_EDITS))(draw, list(words))
