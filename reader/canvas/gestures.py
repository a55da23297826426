"""Reads zooming out of wheel, pinch and touchpad events."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import (
    QGestureEvent,
    QPinchGesture,
    QScroller,
    QScrollerProperties,
    QWidget,
)

from reader.canvas.page_frame import Point

_DOUBLED_BY = 480.0  # eighths of a degree: four notches of a wheel


@dataclass(frozen=True, slots=True)
class ZoomStep:
    """One step of a zoom gesture.

    Attributes:
        factor: How much larger than before.
        at: Point of the view that stays where it is.
    """

    factor: float
    at: Point


def listen(viewport: QWidget) -> None:
    """Have a viewport hear pinches, and scroll on by itself when flicked."""
    viewport.grabGesture(Qt.GestureType.PinchGesture)
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(viewport)
    metric = QScrollerProperties.ScrollMetric.VerticalOvershootPolicy
    off = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    properties = scroller.scrollerProperties()
    properties.setScrollMetric(metric, off)
    scroller.setScrollerProperties(properties)


def zoom_step(event: QEvent, viewport: QWidget) -> ZoomStep | None:
    """Return the zoom step that an event asks for, if it does."""
    if isinstance(event, QWheelEvent):
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            factor = 2 ** (event.angleDelta().y() / _DOUBLED_BY)
            return _step(factor, event.position())
    elif isinstance(event, QNativeGestureEvent):
        if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            return _step(1 + event.value(), event.position())
    elif isinstance(event, QGestureEvent):
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if isinstance(pinch, QPinchGesture):
            at = viewport.mapFromGlobal(pinch.centerPoint())
            return _step(pinch.scaleFactor(), at)
    return None


def _step(factor: float, at: QPointF) -> ZoomStep:
    return ZoomStep(factor, Point(at.x(), at.y()))
