"""What may be made of a zip file."""

from collections.abc import Callable

import pytest

from locator.evidence.allowance import Allowance, TooMuchError

MB = 1_000_000


@pytest.mark.parametrize(
    ("spend", "least"),
    [
        (Allowance.unpack, 16 * 2**20),
        (Allowance.read, 300_000),
        (Allowance.keep, 8 * 2**20),
    ],
)
def test_a_small_file_has_what_hurts_nobody(
    spend: Callable[[Allowance, int], None], least: int
) -> None:
    allowance = Allowance(1000)
    spend(allowance, least - 1)
    spend(allowance, 1)

    with pytest.raises(TooMuchError):
        spend(allowance, 1)


@pytest.mark.parametrize(
    ("spend", "most"),
    [(Allowance.unpack, 100), (Allowance.read, 3), (Allowance.keep, 8)],
)
def test_a_large_file_has_more(
    spend: Callable[[Allowance, int], None], most: int
) -> None:
    allowance = Allowance(2 * MB)
    spend(allowance, most * 2 * MB)

    with pytest.raises(TooMuchError):
        spend(allowance, 1)


def test_no_file_is_so_large_that_it_may_unpack_without_end() -> None:
    with pytest.raises(TooMuchError):
        Allowance(999 * MB).unpack(257 * 2**20)
