"""Work in processes that may die, or hang."""

import os
import threading
import time
from multiprocessing import active_children

import pytest

from locator.batch.workers import Beat, Done, End, Lost, each_surely

DEADLY, WRONG, ENDLESS, LONG = 3, 4, 7, 8


def doubled(number: int, beat: Beat) -> int:
    """Return twice the number; one ends the process, one raises, two take long."""
    if number == DEADLY:
        os._exit(1)
    if number == WRONG:
        raise ValueError(number)
    if number == ENDLESS:
        threading.Event().wait()
    end_s = time.monotonic() + 5 * (number == LONG)
    while time.monotonic() < end_s:
        beat()
    return 2 * number


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_process_that_ends_loses_its_item_and_no_other(jobs: int) -> None:
    found = sorted(
        each_surely(doubled, [1, 2, DEADLY, WRONG, 5, 6], jobs),
        key=lambda each: each.item,
    )

    assert found == [
        Done(1, 2),
        Done(2, 4),
        Lost(DEADLY, End.DIED),
        Lost(WRONG, End.RAISED, "ValueError: 4"),
        Done(5, 10),
        Done(6, 12),
    ]


def test_a_process_that_is_silent_for_long_is_replaced_and_a_busy_one_is_not() -> None:
    found = list(each_surely(doubled, [ENDLESS, LONG, 5], 1, patience_s=4))

    assert found == [Lost(ENDLESS, End.SILENT), Done(LONG, 16), Done(5, 10)]


def test_no_items_need_no_process() -> None:
    assert list(each_surely(doubled, [], 2)) == []


def process_id(_number: int, _beat: Beat) -> int:
    return os.getpid()


def test_processes_end_when_nobody_wants_more() -> None:
    work = each_surely(process_id, [1, 2, 3], 1)
    first = next(work)
    assert isinstance(first, Done)
    assert first.result in [each.pid for each in active_children()]

    work.close()

    assert first.result not in [each.pid for each in active_children()]
