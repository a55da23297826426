"""Names that stay the same as long as document, quote and place do."""

import hashlib
import uuid
from dataclasses import dataclass, field

from locator.checked import CheckedQuote

_SPACE = uuid.UUID("5e0a4d2b-3f9a-5b1c-9f42-6f1d0c8b7a35")  # ours, drawn once


@dataclass(slots=True)
class Identities:
    """Gives out names; the same one never twice.

    Attributes:
        sha256: Of the document's bytes.
    """

    sha256: str
    _given: dict[str, int] = field(default_factory=dict)

    def of(self, quote: CheckedQuote, *where: int) -> uuid.UUID:
        """Return the name of a quote at a place, which `where` tells from others.

        Quotes with the same name and the same words are told apart by their order.
        """
        key = "\0".join(
            (self.sha256, quote.name, quote.record.quote.text, *map(str, where))
        )
        digest = hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
        count = self._given[digest] = self._given.get(digest, 0) + 1
        return uuid.uuid5(_SPACE, f"{digest} {count}")
