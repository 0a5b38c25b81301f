"""Orders: jobs on their way to a worker that thinks, and what came of them, as bytes.

A job is a plain function of plain data, so it travels by its name, and what it takes and gives by its own
annotations. Nothing else is ever run: an order names a function of the files that jobs live in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import msgspec

from fathomfive.tables import jobs, judging, moments
from fathomfive.tables.ports import Died

FILES = {"jobs": jobs, "judging": judging, "moments": moments}


class Order(msgspec.Struct, array_like=True, frozen=True):
    file: str
    job: str
    args: msgspec.Raw


class Reply(msgspec.Struct, array_like=True, frozen=True):
    value: msgspec.Raw = msgspec.Raw()
    fault: str = ""
    """What kind of error ended it: never its words, which may hold somebody's cards."""


_ENCODE = msgspec.msgpack.Encoder().encode
_ORDER = msgspec.msgpack.Decoder(Order)
_REPLY = msgspec.msgpack.Decoder(Reply)


@cache
def _forms(job: Callable[..., Any]) -> tuple[Any, Any]:
    """What a job takes, as the tuple of its arguments, and what it gives."""
    hints = get_type_hints(job, include_extras=True)
    gives = hints.pop("return")
    return tuple[tuple(hints.values())], gives  # type: ignore[misc]


def write_order(job: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    file = job.__module__.rpartition(".")[2]
    assert getattr(FILES.get(file), job.__name__, None) is job, "only jobs are thought about elsewhere"
    return _ENCODE(Order(file, job.__name__, msgspec.Raw(_ENCODE(args))))


def carry_out(order: bytes) -> bytes:
    """Think. Whatever goes wrong is told, so that whoever waits does not wait for ever."""
    read = _ORDER.decode(order)
    job = getattr(FILES[read.file], read.job)
    takes, _ = _forms(job)
    try:
        value = job(*msgspec.msgpack.decode(read.args, type=takes))
        return _ENCODE(Reply(msgspec.Raw(_ENCODE(value))))
    except Exception as error:
        return _ENCODE(Reply(msgspec.Raw(_ENCODE(None)), type(error).__name__))


def read_reply(job: Callable[..., Any], reply: bytes) -> Any:
    read = _REPLY.decode(reply)
    if read.fault:
        raise Died(read.fault)
    return msgspec.msgpack.decode(read.value, type=_forms(job)[1])
