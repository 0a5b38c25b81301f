"""One way to carry out effects: a doer for every verb, written beside the rule it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from fathomfive.kernel.book import ContentError

D = TypeVar("D", bound=Callable[..., Any])
F = TypeVar("F", bound=Callable[..., Any])


class Verbs(dict[Any, D]):
    """What each verb does. A verb is the type of an effect, or the word that names it in the content.

    `DO: Verbs[Doer] = Verbs()` stands once; `@DO.does(Gain)` above each function that does something;
    `yield from DO[type(effect)](g, effect)` where it is done.
    """

    def does(self, *verbs: Any) -> Callable[[F], F]:
        """Writes down what these verbs do; those who call the function by its name find it as it was."""

        def write(doer: F) -> F:
            for verb in verbs:
                if verb in self:
                    raise TypeError(f"{_called(verb)} is done by {self[verb].__qualname__} already")
                self[verb] = cast(D, doer)
            return doer

        return write

    def __missing__(self, verb: Any) -> D:
        raise ContentError(
            f"nothing does {_called(verb)} yet: write a function with @does({_called(verb)}) above it"
        )


def _called(verb: Any) -> str:
    return verb.__name__ if isinstance(verb, type) else repr(verb)
