"""Walks through claims and quotes as if every claim were open."""

from PySide6.QtCore import QModelIndex

from reader.quotes.claims_model import ClaimsModel


def stepped(model: ClaimsModel, index: QModelIndex, by: int) -> QModelIndex:
    """Return the row behind or before one, as if every claim were open."""
    parent = index.parent()
    if by > 0 and not parent.isValid() and model.rowCount(index):
        return model.index(0, 0, index)
    sibling = model.index(index.row() + by, 0, parent)
    if not parent.isValid():
        last = model.rowCount(sibling) - 1 if sibling.isValid() else -1
        return model.index(last, 0, sibling) if by < 0 and last >= 0 else sibling
    if sibling.isValid():
        return sibling
    return parent if by < 0 else model.index(parent.row() + 1, 0)


def is_stop(model: ClaimsModel, index: QModelIndex) -> bool:
    """Tell whether a walk stops at a row: at quotes, and at claims without one."""
    return index.parent().isValid() or model.rowCount(index) == 0
