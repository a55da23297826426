"""Sums with colours: how well two of them can be told apart, and how they mix."""

_CHANNELS = (0.2126, 0.7152, 0.0722)
_LINEAR_BELOW = 0.04045


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours (#RRGGBB), 1 to 21 (WCAG 2.2)."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def mixed(colour: str, ground: str, share: float) -> str:
    """Return `colour` laid over `ground` with an opacity of `share`."""
    pairs = zip(_channels(colour), _channels(ground), strict=True)
    return "#" + "".join(
        f"{round(255 * (share * above + (1 - share) * below)):02X}"
        for above, below in pairs
    )


def _channels(colour: str) -> tuple[float, ...]:
    return tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))


def _luminance(colour: str) -> float:
    linear = (
        each / 12.92 if each <= _LINEAR_BELOW else ((each + 0.055) / 1.055) ** 2.4
        for each in _channels(colour)
    )
    return sum(share * each for share, each in zip(_CHANNELS, linear, strict=True))
