"""Known faults: hyphens and dashes, at the ends of lines and inside them."""

from pathlib import Path

import pytest

from locator.status import Status
from tests.known_faults.cases import Case, case, check
from tests.pdfs import page_of

LETTERS = "bcghklmpqrsvwxyzundefi"


@pytest.mark.parametrize(
    "wanted",
    [
        case(
            "05 end-of-line hyphen kept",
            page_of("We say that the cli-", "mate is changing."),
            "the climate is changing",
            "the cli-\nmate is changing",
        ),
        case(
            "05 end-of-line hyphen at the end of the quote",
            page_of("We say that the cli-", "mate is changing."),
            "that the climate",
            "that the cli-\nmate",
        ),
        case(
            "06 space left behind a removed hyphen",
            page_of("He was a liber- tarian of the town."),
            "He was a libertarian of the town",
            "He was a liber- tarian of the town",
        ),
        case(
            "06 space left where the hyphen is gone",
            page_of("He was a liber tarian of the town."),
            "He was a libertarian of the town",
            "He was a liber tarian of the town",
        ),
        case(
            "07 true hyphen at a line end, kept in the quote",
            page_of("It was a well-", "known effect."),
            "a well-known effect",
            "a well-\nknown effect",
        ),
        case(
            "07 true hyphen at a line end, lost in the quote",
            page_of("It was a well-", "known effect."),
            "a wellknown effect",
            "a well-\nknown effect",
        ),
        case(
            "07 name with a number over a line end",
            page_of("We used the ZSM-", "5 catalyst of old."),
            "the ZSM-5 catalyst",
            "the ZSM-\n5 catalyst",
        ),
        case(
            "09 shifted behind a broken line",
            page_of("We say that the cli-", "mate of a town is a thing."),
            "a town is a thing",
            "a town is a thing",
        ),
        case(
            "09 shifted behind many broken lines",
            page_of(*["the cli-", "mate and the wea-", "ther of the"] * 9, "last town"),
            "of the last town",
            "of the\nlast town",
        ),
        case(
            "17 soft hyphen inside a line",
            page_of("It was an inter\u00adnational law of all."),
            "an international law",
            "an inter\u00adnational law",
        ),
        case(
            "17 soft hyphen at a line end",
            page_of("It was an inter\u00ad", "national law of all."),
            "an international law",
            "an inter\u00ad\nnational law",
        ),
        case(
            "17 soft hyphen in the quote",
            page_of("It was an international law of all."),
            "an inter\u00adnational law",
            "an international law",
        ),
        case(
            "18 other hyphens, dashes and minus signs",
            page_of("The SHA‐1 of non‑linear x−1 was – so – it."),
            "SHA-1 of non-linear x-1 was - so - it",
            "SHA‐1 of non‑linear x−1 was – so – it",
        ),
        case(
            "18 minus sign left out",
            page_of("The mean of the group was −5 on that day."),
            "The mean of the group was 5 on that day",
            "The mean of the group was −5 on that day",
            status=Status.ALTERED,
        ),
    ],
)
def test_hyphens_do_not_matter_and_signs_do(tmp_path: Path, wanted: Case) -> None:
    check(tmp_path, wanted)


@pytest.mark.parametrize(
    "letter",
    [
        pytest.param(each, id=f"08 hyphen removed before {each} only")
        for each in LETTERS
    ],
)
def test_a_hyphen_goes_whatever_letter_follows(tmp_path: Path, letter: str) -> None:
    page = page_of("We saw an opti-", f"{letter}ized thing there.")

    check(
        tmp_path,
        Case((page,), f"an opti{letter}ized thing", f"an opti-\n{letter}ized thing"),
    )
