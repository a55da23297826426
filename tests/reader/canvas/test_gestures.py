import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget
from pytestqt.qtbot import QtBot

from reader.canvas.gestures import ZoomStep, listen, zoom_step
from reader.canvas.page_frame import Point

AT = QPointF(30, 40)


@pytest.fixture
def viewport(qtbot: QtBot) -> QWidget:
    viewport = QWidget()
    qtbot.addWidget(viewport)
    listen(viewport)
    return viewport


def wheel(angle: int, modifier: Qt.KeyboardModifier) -> QWheelEvent:
    return QWheelEvent(
        AT,
        AT,
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


@pytest.mark.parametrize(("angle", "factor"), [(480, 2.0), (-480, 0.5), (0, 1.0)])
def test_the_wheel_zooms_with_control(
    viewport: QWidget, angle: int, factor: float
) -> None:
    step = zoom_step(wheel(angle, Qt.KeyboardModifier.ControlModifier), viewport)

    assert step == ZoomStep(factor, Point(30, 40))


def test_the_wheel_alone_does_not_zoom(viewport: QWidget) -> None:
    event = wheel(480, Qt.KeyboardModifier.NoModifier)

    assert zoom_step(event, viewport) is None


@pytest.mark.parametrize(
    ("kind", "step"),
    [
        (Qt.NativeGestureType.ZoomNativeGesture, ZoomStep(1.25, Point(30, 40))),
        (Qt.NativeGestureType.RotateNativeGesture, None),
    ],
)
def test_a_touchpad_zooms(
    viewport: QWidget, kind: Qt.NativeGestureType, step: ZoomStep | None
) -> None:
    device = QPointingDevice.primaryPointingDevice()
    event = QNativeGestureEvent(kind, device, 2, AT, AT, AT, 0.25, QPointF())

    assert zoom_step(event, viewport) == step


def test_a_pinch_zooms(viewport: QWidget) -> None:
    pinch = QPinchGesture()
    pinch.setScaleFactor(1.5)
    pinch.setCenterPoint(viewport.mapToGlobal(AT))
    event = QGestureEvent([pinch])

    assert zoom_step(event, viewport) == ZoomStep(1.5, Point(30, 40))


def test_other_events_do_not_zoom(viewport: QWidget) -> None:
    assert zoom_step(QEvent(QEvent.Type.Enter), viewport) is None
