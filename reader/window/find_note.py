"""What a search has to add: where it could not look."""

from locator.number_runs import page_ranges
from reader import messages
from reader.session.document import SessionDocument
from reader.window.finder import Finder


def find_note(finder: Finder) -> str:
    """Return why nothing was found, where pages without text may be the reason."""
    document = finder.document
    ended = bool(finder.words.text) and not finder.is_running and not finder.places
    if not ended or not document.pages_without_text:
        return ""
    searched = document.page_count - len(document.pages_without_text)
    if not searched:
        return messages.FIND_NOWHERE_AT_ALL
    nowhere = messages.FIND_NOWHERE.format(text=finder.words.text, pages=searched)
    return f"{nowhere} {pages_without_text(document)}"


def pages_without_text(document: SessionDocument) -> str:
    """Return which pages have no text layer, as a sentence; "" if all have."""
    numbers = [page_index + 1 for page_index in document.pages_without_text]
    if not numbers:
        return ""
    if len(numbers) == 1:
        return messages.NO_TEXT_ON_PAGE.format(page=numbers[0])
    return messages.NO_TEXT_ON_PAGES.format(pages=page_ranges(numbers))
