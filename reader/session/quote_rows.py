"""Quotes as the columns of the store hold them."""

import logging
from typing import TYPE_CHECKING

from locator.kept.to_json import located_to_json
from reader.session.stored import More, StoredQuote

if TYPE_CHECKING:
    from locator.located import Located

_LOG = logging.getLogger(__name__)


def answer_columns(located: "Located | None") -> tuple[str | None, str | None]:
    """Return an answer as the columns `located` and `status` hold it."""
    if located is None:
        return None, None
    return located_to_json(located), str(located.status)


def more_column(more: More) -> str | None:
    """Return what there is beside a quote as the column `more` holds it."""
    if more == More():
        return None
    from reader.session.more_json import more_to_json  # noqa: PLC0415 - most do without

    return more_to_json(more)


def stored_quote(
    key: int,
    quote: str,
    located: str | None,
    chosen: int,
    claim: int | None,
    more: str | None,
) -> StoredQuote | None:
    """Return a quote as it was stored; one whose answer is unreadable has none."""
    from locator.kept.from_json import (  # noqa: PLC0415 - a file is seen sooner
        SerialError,
        located_from_json,
        quote_from_json,
    )
    from reader.session.more_json import more_from_json  # noqa: PLC0415 - a file is seen sooner

    try:
        text = quote_from_json(quote)
    except SerialError:
        _LOG.exception("quote %d cannot be read", key)
        return None
    try:
        return StoredQuote(
            text,
            located_from_json(located) if located else None,
            chosen,
            key,
            claim or 0,
            more_from_json(more) if more else More(),
        )
    except SerialError:
        _LOG.warning("the answer about quote %d cannot be read", key)
        return StoredQuote(text, key=key, claim=claim or 0)
