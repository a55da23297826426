"""Work in processes that may die."""

import os
import signal

import pytest

from locator.batch.workers import Done, Lost, each_surely

DEADLY, WRONG = 3, 4


def doubled(number: int) -> int:
    """Return twice the number; one kills the process, one raises."""
    if number == DEADLY:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == WRONG:
        raise ValueError(number)
    return 2 * number


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_process_that_is_killed_loses_its_item_and_no_other(jobs: int) -> None:
    found = sorted(
        each_surely(doubled, [1, 2, DEADLY, WRONG, 5, 6], jobs),
        key=lambda each: each.item,
    )

    assert found == [
        Done(1, 2),
        Done(2, 4),
        Lost(DEADLY),
        Lost(WRONG, "ValueError: 4"),
        Done(5, 10),
        Done(6, 12),
    ]


def test_no_items_need_no_process() -> None:
    assert list(each_surely(doubled, [], 2)) == []


def process_id(_number: int) -> int:
    return os.getpid()


def test_processes_end_when_nobody_wants_more() -> None:
    work = each_surely(process_id, [1, 2, 3], 1)
    first = next(work)
    assert isinstance(first, Done)
    work.close()

    with pytest.raises(ProcessLookupError):
        os.kill(first.result, 0)
