"""What a table agrees on before it begins, as a form or a command line shows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, get_args

import msgspec

from fathomfive.kernel.game import Game


class OptionField(msgspec.Struct, frozen=True, omit_defaults=True):
    """One set-up option as a form or a command line shows it; texts are `option-<name>[-<value>]`."""

    name: str
    kind: Literal["choice", "toggle", "count"]
    default: Any
    choices: tuple[Any, ...] = ()


@cache
def option_fields(game: Game[Any]) -> tuple[OptionField, ...]:
    """The set-up options of a game, in the order they were written."""
    return tuple(_option_field(f) for f in msgspec.structs.fields(game.options))


def _option_field(f: msgspec.structs.FieldInfo) -> OptionField:
    kind = msgspec.inspect.type_info(f.type)
    match kind:
        case msgspec.inspect.BoolType():
            return OptionField(f.name, "toggle", f.default, (False, True))
        case msgspec.inspect.LiteralType(values=values):
            return OptionField(f.name, "choice", f.default, tuple(_as_declared(f.type, values)))
        case msgspec.inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return OptionField(f.name, "count", f.default, tuple(range(least, most + 1)))
    raise TypeError(f"option {f.name}: use bool, Literal[...] or a bounded int, not {f.type}")


def _as_declared(declared: Any, values: tuple[Any, ...]) -> Sequence[Any]:
    """msgspec sorts the values of a Literal; people want them in the order they were written."""
    return get_args(declared) or values
