"""What the menu of selected quotes offers about their claims."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from locator.claim import Verdict
from reader import messages
from reader.look.one_line import one_line
from reader.quotes.menus import add
from reader.quotes.verdict_text import words_of
from reader.session.claims import Claims
from reader.session.review import Review

_MOST_CLAIMS = 20
_WORDS = 48


def add_claim_menus(
    menu: QMenu, claims: Claims, review: Review, quote_ids: Sequence[int]
) -> None:
    """Add verdicts for the claims of quotes, and the claims that they can be put under.

    Args:
        menu: Where to.
        claims: The claims of the window.
        review: What gives verdicts.
        quote_ids: The selected quotes.
    """
    of_quotes = [each for each in claims.order if _has_any(claims, each, quote_ids)]
    menu.addSeparator()
    verdicts = menu.addMenu(messages.MENU_VERDICT)
    verdicts.setEnabled(bool(of_quotes))
    for verdict in Verdict:
        decide = partial(review.decide_all, of_quotes, verdict)
        add(verdicts, messages.VERDICT[verdict], decide)
    verdicts.addSeparator()
    add(verdicts, messages.CLEAR_VERDICT, partial(review.decide_all, of_quotes, None))
    under = menu.addMenu(messages.MENU_UNDER)
    under.setEnabled(bool(quote_ids))
    for claim_id in _offered(claims):
        number = claims.number_of(claim_id)
        words = one_line(words_of(claims, claim_id), _WORDS).replace("&", "&&")
        put = partial(review.put_under, quote_ids, claim_id)
        entry = add(
            under, messages.CLAIM_IN_MENU.format(number=number, words=words), put
        )
        entry.setCheckable(True)
        entry.setChecked(claim_id in of_quotes)
    under.addSeparator()
    add(
        under, messages.NEW_CLAIM, partial(_ask, menu.parentWidget(), review, quote_ids)
    )


def _has_any(claims: Claims, claim_id: int, quote_ids: Sequence[int]) -> bool:
    return any(entry.id in quote_ids for entry in claims.quotes_of(claim_id))


def _offered(claims: Claims) -> list[int]:
    """Return claims with words, those around the current one."""
    stated = [
        each
        for each in claims.order
        if (entry := claims.entry(each)) and not entry.is_own
    ]
    at = stated.index(claims.current) if claims.current in stated else 0
    first = max(0, min(at - _MOST_CLAIMS // 2, len(stated) - _MOST_CLAIMS))
    return stated[first : first + _MOST_CLAIMS]


def _ask(parent: QWidget | None, review: Review, quote_ids: Sequence[int]) -> None:
    """Ask for the words of a new claim, and put the quotes under it."""
    words, given = QInputDialog.getText(
        parent or QWidget(), messages.NEW_CLAIM_TITLE, messages.NEW_CLAIM_LABEL
    )
    if given and words.strip():
        review.put_under_new(quote_ids, words.strip())
