"""Every class of fault that users of such programs report has its test, by number."""

import re
from pathlib import Path

CLASSES = 53
_NUMBER = re.compile(r'"(\d\d) [a-zA-Z]')
_HERE = Path(__file__).parent


def test_every_class_of_fault_has_a_test_of_its_name() -> None:
    tested = {
        int(number)
        for path in _HERE.glob("test_*.py")
        for number in _NUMBER.findall(path.read_text("utf-8"))
    }

    assert tested == set(range(1, CLASSES + 1))
