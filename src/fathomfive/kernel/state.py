"""What lies on the table: the base of every game's state.

A state is plain data in a tree: no sets, no aliases, no callables; pieces are named by id. Book, agenda
and sink hang on it while it is in play, but are no part of it and are never encoded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.play import Step, Unread
from fathomfive.kernel.tells import Beat, Motion, Tell
from fathomfive.kernel.text import person
from fathomfive.kernel.zones import EVERYBODY, NOBODY

Sink: TypeAlias = Callable[[Tell], None]
UNHEARD = type.__prepare__  # takes whatever it is given and looks at none of it, faster than any `def`


class State(msgspec.Struct, dict=True, kw_only=True):
    """Subclass this with the components of your game."""

    dice: Dice
    reveals: int = 0

    if TYPE_CHECKING:  # attached by `attach`; declared as properties so that msgspec sees no fields

        @property
        def agenda(self) -> list[Step]: ...

        @property
        def sink(self) -> Sink | None: ...

        @property
        def game(self) -> Any: ...

    def attach(self, book: Any, agenda: list[Step], sink: Sink | None) -> None:
        vars(self).update(book=book, agenda=agenda, sink=sink, tell=UNHEARD)
        if sink is not None:
            del vars(self)["tell"]

    def next(self, *steps: Step) -> None:
        """Put steps on the agenda; they are carried out in reading order, before what already waits."""
        self.agenda.extend(reversed(steps))

    def reveal(self) -> None:
        """Something hidden has come to light, such as a card: nobody can take back what came before.

        Bots may think past it: in a sample the hidden cards are dealt anew, as they might lie.
        """
        self.reveals += 1

    def read_out(self) -> None:
        """What no shuffle can imagine is laid open, a page of a story: bots think up to here and no further.

        Call it before anything of it happens. It reveals, too.
        """
        self.reveal()
        if "loose" in vars(self):
            raise Unread

    def tell(
        self,
        what: str,
        rule: str,
        seat: int | None = None,
        /,
        *motions: Motion | tuple[Any, ...],
        sound: str = "",
        only: int = EVERYBODY,
        but: int = NOBODY,
        beat: Beat | tuple[Any, ...] | None = None,
        **things: Any,
    ) -> None:
        """Say what just happened: the message is `log-<what>`.

        `things` are named as people call them (`name_of` in the game's names.py), and `who` is whose doing it
        was. A motion or the beat may be a function and what it is given after the state, `(swims, fish, to)`:
        while nobody listens, in a simulation, nothing of all this is worked out.

        A secret is told twice: to `only` the seats of a mask, and its public twin to everybody `but` them.
        """
        if self.sink is None or but == EVERYBODY:
            return
        name_of = self.game.name_of
        said = {kind: name_of(self, kind, thing) for kind, thing in things.items()}
        if seat is not None:
            said.setdefault("who", person(seat))
        moves = [motion if isinstance(motion, Motion) else motion[0](self, *motion[1:]) for motion in motions]
        how: Beat | None = beat[0](self, *beat[1:]) if isinstance(beat, tuple) else beat
        self.sink(Tell(f"log-{what}", rule, seat, said, tuple(moves), sound, only, but, how))
