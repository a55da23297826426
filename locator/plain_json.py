"""What JSON can hold, as plain values."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = (
    str | int | float | bool | Sequence["Json"] | Mapping[str, "Json"] | None
)
