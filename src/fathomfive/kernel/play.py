"""What the rules speak: steps with a generator inside, questions with every legal answer, answers.

A step is data while it waits on the agenda and a generator while it runs. It yields an `Ask` wherever the
rulebook leaves something to a player, and ends by putting what comes next on the agenda.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    from fathomfive.kernel.dice import Dice

T = TypeVar("T")


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """One answer to a question: `class Swim(Action, frozen=True, tag="swim")` with what was chosen.

    `gives_up` marks an answer that ends the match for its seat: who plays at random picks it rarely.
    """

    gives_up: ClassVar[bool] = False

    seat: int


class Pass(Action, frozen=True, tag="pass"):
    """The general "no, thank you", in every game's vocabulary."""


Options: TypeAlias = Sequence[Action]


def any_answer(options: Options, dice: Dice) -> Action:
    """One of them by chance. Giving up is picked only when chance says so twice: else random play, whose
    use is to meet every rule, would be over before it has begun."""
    action = options[dice.below(len(options))]
    return options[dice.below(len(options))] if action.gives_up else action


Mode: TypeAlias = Literal["first", "all"]


class Ask(msgspec.Struct):
    """A question the rules put to one or more seats, with every legal answer as a finite list.

    kind     a word for this sort of question; the prompt's text is `ask-<kind>`
    seats    who is asked: a seat, or several
    choices  every legal answer, or a callable that lists them, called once and only when somebody looks
    rule     the rule that puts the question
    about    what it is about (pieces, spaces, numbers): arguments of the prompt; only the asked see it
    mode     `first`: the first answer that is not a pass counts; once all have passed, the rules get a Pass.
             `all`: everybody answers in private, replaceable until the last one has; the rules get a tuple
             in the order of `seats`
    confirm  never answered by itself, even when it is the only option
    secret   being asked must not reveal a holding: never answered by itself either
    window   a reaction window: a seat may leave a standing pass for its kind
    apart    each seat answers for itself: put again after one seat's answer, it is still the same question
             to the others, who may be answering it at this very moment
    """

    kind: str
    seats: int | tuple[int, ...]
    choices: Options | Callable[[], Options]
    rule: str
    about: Mapping[str, Any] | None = None
    mode: Mode = "first"
    confirm: bool = False
    secret: bool = False
    window: bool = False
    apart: bool = False

    @property
    def options(self) -> Options:
        if callable(self.choices):
            self.choices = self.choices()
        return self.choices

    @property
    def asked(self) -> tuple[int, ...]:
        return (self.seats,) if isinstance(self.seats, int) else self.seats

    def options_of(self, seat: int) -> list[Action]:
        return [action for action in self.options if action.seat == seat]


Play: TypeAlias = Generator[Ask, Any, None]
"""What `Step.run` returns."""

Flow: TypeAlias = Generator[Ask, Any, T]
"""A small sub-flow, used as `value = yield from flow(...)`."""


class Step(msgspec.Struct, tag_field="step"):
    """One piece of the sequence of play. `run` is written in the order of the rulebook."""

    def run(self, g: Any) -> Play:
        raise NotImplementedError


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended.

    values   what the end is worth to each seat, 0 to 1; at a cooperative table the same for all
    winners  the seats that won; empty when everybody lost
    cause    a word for how it ended; its text is `end-<cause>`
    rule     the rule that ended it
    score    points, where the game counts them
    """

    values: tuple[float, ...]
    winners: tuple[int, ...]
    cause: str
    rule: str
    score: float | None = None


class End(Exception):
    """Raised by the rules: the match is over."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.cause)
        self.outcome = outcome


class Unread(Exception):
    """Raised in a sample where the rules would read out what nobody has read yet: thinking ends there."""


class Abandon(Exception):
    """Raised by the rules: drop everything above the nearest waiting step of a kind, go on with `then`."""

    def __init__(self, down_to: type[Step], *then: Step) -> None:
        super().__init__(down_to.__name__)
        self.down_to = down_to
        self.then = then
