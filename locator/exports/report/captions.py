"""What stands below a picture of a page."""

from locator.exports.drawings import Crop
from locator.exports.report import messages
from locator.exports.report.model import PageNames
from locator.exports.report.pages import page_named


def caption(document: PageNames, crop: Crop) -> str:
    """Return the file and the page that a picture shows."""
    page = page_named(crop.page_index, document.labels)
    words = messages.CAPTION.format(name=document.name, page=page)
    return messages.CONTINUES.format(caption=words) if crop.continues else words
