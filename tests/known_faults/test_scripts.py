"""Known faults: scripts without spaces, from right to left, and in other widths."""

from pathlib import Path

import pytest

from locator.status import Status
from tests.bare_pdfs import shown
from tests.known_faults.cases import Bare, Case, case, check, opened
from tests.pdfs import Piece, page_of
from tests.placed import first_rect

HEBREW = "שלום עולם, זה ניסוי קטן."


@pytest.mark.parametrize(
    "wanted",
    [
        case(
            "37 right-to-left text stored in the order of reading",
            page_of(pieces=(Piece(HEBREW, 400, 100, right_to_left=True),)),
            "עולם, זה ניסוי",
            "עולם, זה ניסוי",
        ),
        case(
            "37 right-to-left text stored reversed",
            Bare(
                (shown("DCBA CBA", 72, 700),),
                {"A": "א", "B": "ב", "C": "ג", "D": "ד"},
            ),
            "אבג אבגד",
            "אבג אבגד",
        ),
        case(
            "37 Latin formula in a right-to-left line",
            page_of(
                pieces=(
                    Piece("הטיפול לא הפחית תמותה", 400, 100, right_to_left=True),
                    Piece("p = 0.05", 230, 100),
                    Piece("בקרב החולים", 222, 100, right_to_left=True),
                )
            ),
            "לא הפחית תמותה p = 0.05 בקרב החולים",
            "לא הפחית תמותה p = 0.05 בקרב החולים",
        ),
        case(
            "39 Chinese without spaces",
            page_of("我们认为第二次试验没有降低病人的死亡率", font="cjk"),
            "第二次试验没有降低",
            "第二次试验没有降低",
        ),
        case(
            "39 Japanese over two lines",
            page_of("私たちは第二の裁判", "所の判決を読みました", font="cjk"),
            "裁判所の判決",
            "裁判\n所の判決",
        ),
        case(
            "39 Korean with other spaces",
            page_of("우리는 두 번째 시험을 보았다", font="cjk"),
            "두번째 시험을",
            "두 번째 시험을",
        ),
        case(
            "40 letters in full width",
            page_of("これはＨｅｌｌｏ２０２４です", font="cjk"),
            "Hello2024",
            "Ｈｅｌｌｏ２０２４",
        ),
        case(
            "40 kana in half width",
            page_of("これはテガミガです", font="cjk"),
            "ﾃｶﾞﾐｶﾞ",
            "テガミガ",
        ),
        case(
            "40 kana with a loose sound mark",
            page_of("これはテガミガです", font="cjk"),
            "テカ\u3099ミカ\u3099です",
            "テガミガです",
        ),
    ],
)
def test_every_script_is_found(tmp_path: Path, wanted: Case) -> None:
    check(tmp_path, wanted)


@pytest.mark.parametrize("name", ["38 highlight on the wrong side of the line"])
def test_the_first_word_from_the_right_is_lit_at_the_right(
    tmp_path: Path, name: str
) -> None:
    page = page_of(pieces=(Piece(HEBREW, 400, 100, right_to_left=True),))

    found = opened(tmp_path, (page,)).locate("שלום")

    assert found.status is Status.VERBATIM, name
    assert 370 < first_rect(found)[0] < first_rect(found)[2] < 401
