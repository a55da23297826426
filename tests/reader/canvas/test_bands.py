import pytest

from reader.canvas.bands import Bands


def test_what_lies_near_is_found_once_in_its_order() -> None:
    bands: Bands[str] = Bands()
    bands.add(0, 200, "tall")
    bands.add(300, 310, "far")
    bands.add(20, 30, "small")

    assert bands.near(10, 60) == ["tall", "small"]
    assert bands.near(400, 500) == []


@pytest.mark.parametrize("y0", [-1e9, -0.5, 15.5, 1e9])
def test_what_meets_is_near_wherever_it_lies(y0: float) -> None:
    bands: Bands[int] = Bands()
    bands.add(y0, y0 + 10, 7)

    assert bands.near(y0 + 9, y0 + 12) == [7]
