"""`qlocate demo`, the first thing that people see."""

from tests.locator.cli.conftest import Qlocate


def test_the_sample_paper_is_checked_and_ends_with_0(qlocate: Qlocate) -> None:
    answer = qlocate("demo")

    assert answer.code == 0
    assert answer.err == ""
    assert "altered" in answer.out
    assert answer.out.endswith('qlocate find paper.pdf -q "words of a quote"\n')
