import pytest

from locator.contrast import contrast
from reader.canvas.page_colours import DAY, NIGHT, PageColours

STATUSES = ("verbatim", "elided", "altered", "partial", "ambiguous")


# The floors are those of ux.md, section 3, before they were rounded.
@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize(
    ("colours", "other", "current", "word"),
    [(DAY, 13.7, 11.8, 10.1), (NIGHT, 6.8, 5.7, 5.2)],
)
def test_page_text_can_be_read_on_every_fill(
    status: str, colours: PageColours, other: float, current: float, word: float
) -> None:
    measured = [
        contrast(colours.theme.ink, colours.fill(status, share).name())
        for share in (colours.other, colours.current, colours.word)
    ]

    assert measured[0] >= other
    assert measured[1] >= current
    if status == "altered":  # only there words differ
        assert measured[2] >= word


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("colours", [DAY, NIGHT])
def test_lines_are_seen_on_their_fill_and_on_paper(
    status: str, colours: PageColours
) -> None:
    line = colours.line(status).name()
    grounds = [colours.paper, colours.fill(status, colours.current)]

    assert min(contrast(line, ground.name()) for ground in grounds) >= 3.2
