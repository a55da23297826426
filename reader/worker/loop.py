"""Takes one request after the other from the pipe and sends back what came of it."""

import logging
from multiprocessing.connection import Connection

from locator.errors import FileError
from reader.envelope import Answer, Envelope
from reader.protocol import Failed
from reader.worker.service import Outcome, Service

_LOG = logging.getLogger(__name__)


def serve(connection: Connection) -> None:
    """Answer requests until the other end is closed."""
    service = Service(connection)
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


def _answered(service: Service, envelope: Envelope) -> Outcome:
    try:
        return service.answer(envelope.request)
    except FileError as error:
        return Outcome(Failed(str(error.obstacle), str(error)))
    except Exception as error:  # noqa: BLE001 - a bad page must not end the worker
        _LOG.debug("request failed", exc_info=True)
        return Outcome(Failed("fault", f"{type(error).__name__}: {error}"))
