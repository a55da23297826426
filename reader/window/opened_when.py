"""A moment as people name it: "today, 14:10", "yesterday", "Monday", "12 Nov"."""

from datetime import datetime

from reader import messages

_WEEK = 7


def opened_when(at: datetime, now: datetime) -> str:
    """Return how `at` is called at the moment `now`; both in local time."""
    days = (now.date() - at.date()).days
    if days == 0:
        return messages.TODAY_AT.format(time=f"{at:%H:%M}")
    if days == 1:
        return messages.YESTERDAY
    if 1 < days < _WEEK:
        return messages.WEEKDAYS[at.weekday()]
    month = messages.MONTHS[at.month - 1]
    if at.year == now.year:
        return messages.DAY_AND_MONTH.format(day=at.day, month=month)
    return messages.DAY_MONTH_YEAR.format(day=at.day, month=month, year=at.year)
