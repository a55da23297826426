"""Takes one request after the other from the pipe and sends back what came of it."""

import logging
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from locator.errors import FileError
from reader.envelope import READY, Answer, Envelope
from reader.replies import Done, Failed
from reader.worker.service import Outcome, Service

_LOG = logging.getLogger(__name__)


def serve(connection: Connection, service: Service[Any]) -> None:
    """Say that the worker is ready, and answer requests until the pipe is closed."""
    with suppress(OSError):
        connection.send(Answer(READY, Done()))
    while True:
        try:
            envelope = connection.recv()
        except (EOFError, OSError):
            return
        outcome = _answered(service, envelope)
        payload = outcome.payload
        try:
            connection.send(Answer(envelope.ticket, outcome.reply, payload is not None))
            if payload is not None:
                connection.send_bytes(payload)
        except OSError:
            return
        if not connection.poll():
            _rest(service)


def _rest(service: Service[Any]) -> None:
    try:
        service.rest()
    except Exception:  # noqa: BLE001 - a bad page must not end the worker
        _LOG.debug("nothing was made ready", exc_info=True)


def _answered(service: Service[Any], envelope: Envelope) -> Outcome:
    try:
        return service.answer(envelope.request)
    except FileError as error:
        return Outcome(Failed(str(error.obstacle), str(error)))
    except Exception as error:  # noqa: BLE001 - a bad page must not end the worker
        _LOG.debug("request failed", exc_info=True)
        return Outcome(Failed("fault", f"{type(error).__name__}: {error}"))
