import pytest

from locator.checked import CheckedQuote
from locator.evidence.record import Record
from locator.exports.identity import Identities
from locator.located import Located
from locator.quote import Quote
from locator.status import Status


def quote(name: str = "E1", text: str = "words") -> CheckedQuote:
    asked = Quote(text)
    return CheckedQuote(Record(asked, 1), name, Located(asked, Status.NOT_FOUND))


def test_a_name_is_the_same_every_time() -> None:
    assert Identities("ab").of(quote(), 0, 3) == Identities("ab").of(quote(), 0, 3)


@pytest.mark.parametrize(
    ("sha256", "other", "where"),
    [
        ("cd", quote(), (0, 3)),  # another document
        ("ab", quote(name="E2"), (0, 3)),
        ("ab", quote(text="other words"), (0, 3)),
        ("ab", quote(), (1, 3)),  # another place
        ("ab", quote(), (0, 4)),  # another page
        ("ab", quote(), ()),
    ],
)
def test_what_is_another_thing_has_another_name(
    sha256: str, other: CheckedQuote, where: tuple[int, ...]
) -> None:
    assert Identities("ab").of(quote(), 0, 3) != Identities(sha256).of(other, *where)


def test_the_same_quote_twice_has_two_names() -> None:
    names = Identities("ab")

    assert names.of(quote()) != names.of(quote())


def test_half_of_a_surrogate_pair_has_a_name() -> None:
    assert Identities("ab").of(quote(text="\ud83d")).version == 5
