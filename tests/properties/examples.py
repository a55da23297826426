"""What the property tests draw, and how often: many times in `make fuzz`."""

from hypothesis import settings
from hypothesis import strategies as st

from tests.prose import Prose, Word

CHECKED = 500
_LONGEST = 40
EXAMPLES = max(CHECKED, settings().max_examples)


def stretch(data: st.DataObject, text: Prose, least: int = 1) -> list[Word]:
    """Return neighbouring words of a text; the first and the last are no marks."""
    count = len(text.words)
    start = data.draw(st.integers(0, count - least))
    end = data.draw(st.integers(start + least, min(count, start + _LONGEST)))
    words = text.words[start:end]
    while words and words[0].is_mark:
        del words[0]
    while words and words[-1].is_mark:
        del words[-1]
    return words
