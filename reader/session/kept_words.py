"""Words that are kept under words: where a paper was found, what columns hold."""

from reader.session.keeping import Keeping
from reader.session.store import Store


class KeptWords:
    """One small dictionary of the store.

    Args:
        name: The name of its setting.
        store: Where it is.
        keeping: Tells if it cannot be written.
    """

    def __init__(self, name: str, store: Store, keeping: Keeping) -> None:
        self._name = name
        self._store = store
        self._keeping = keeping

    def get(self, key: str) -> str:
        """Return what is kept under some words; "" for nothing."""
        return self._all().get(key, "")

    def put(self, key: str, words: str) -> None:
        """Keep something under some words."""
        kept = {**self._all(), key: words}
        self._keeping.attempt(lambda: self._store.set_value(self._name, kept))

    def _all(self) -> dict[str, str]:
        kept = self._store.value(self._name)
        if not isinstance(kept, dict):
            return {}
        return {str(key): str(words) for key, words in kept.items()}
