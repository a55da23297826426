from locator.geometry import Quad
from reader.canvas.lit_page import is_current, lit_page
from reader.canvas.page_frame import PageFrame
from reader.replies import PageSize
from reader.session.highlight import Highlight
from tests.reader.canvas.papers import lit, quad

FRAME = PageFrame(PageSize(600, 800), 0.0, 0.0, 2.0)


def on_paper(_quad: Quad, _status: str) -> bool:
    return False


def test_only_the_chosen_place_of_the_current_quote_is_current() -> None:
    box = quad(0, 0, 50, 10)

    assert is_current(lit(1, 0, box), 1)
    assert not is_current(lit(1, 0, box, chosen=False), 1)
    assert not is_current(lit(2, 0, box), 1)


def test_a_line_alone_lies_at_its_own_edge() -> None:
    (only,) = lit_page([lit(1, 0, quad(0, 0, 50, 10))], FRAME, 1.0, 1, on_paper)

    assert (only.drops, only.current) == ((0.0,), True)
    assert (len(only.boxes), only.words, only.gaps) == (1, (), ())


def test_the_line_of_a_second_quote_lies_3_px_below_that_of_the_first() -> None:
    # The first one has a descender, which the second one's words have not.
    first, second = lit(1, 0, quad(0, 0, 90, 12)), lit(2, 0, quad(60, 0, 150, 10))
    one, two = lit_page([first, second], FRAME, 1.0, 0, on_paper)
    lower = two.boxes[0].padded.bottom() + two.drops[0]

    assert one.drops == (0.0,)
    assert lower == one.boxes[0].padded.bottom() + 3


def test_a_third_one_lies_lower_still() -> None:
    box = quad(0, 0, 90, 12)
    lines = lit_page(
        [lit(number, 0, box) for number in (1, 2, 3)], FRAME, 1.0, 0, on_paper
    )

    assert [line.drops for line in lines] == [(0.0,), (3.0,), (6.0,)]


def test_words_that_differ_and_gaps_have_boxes_too() -> None:
    box = quad(0, 0, 90, 12)
    (only,) = lit_page(
        [Highlight(1, 0, "altered", (box,), (box,), (box, box))],
        FRAME,
        1.0,
        0,
        on_paper,
    )

    assert (len(only.words), len(only.gaps), only.status) == (1, 2, "altered")


def test_a_piece_knows_that_it_lies_over_a_picture() -> None:
    over, beside = quad(0, 0, 90, 12), quad(0, 20, 90, 32)
    (only,) = lit_page(
        [Highlight(1, 0, "altered", (over, beside), (over,), (beside,))],
        FRAME,
        1.0,
        0,
        lambda piece, status: piece == over and status == "altered",
    )

    assert [box.on_picture for box in only.boxes] == [True, False]
    assert [only.words[0].on_picture, only.gaps[0].on_picture] == [True, False]
