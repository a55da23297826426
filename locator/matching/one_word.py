"""Tells whether two neighbouring characters belong to one word or number."""

from locator.comparable.fold import fold
from locator.comparable.scripts import is_dense


def one_word(pair: str) -> bool:
    """Tell whether two neighbouring characters belong to the same word or number."""
    if len(pair) < len("ab") or not all(map(fold, pair)) or is_dense(max(pair)):
        return False
    return pair[0].isdigit() == pair[1].isdigit()
