"""What the rules speak: steps with a generator inside, questions with every legal answer, answers.

A step is data while it waits on the agenda and a generator while it runs. It says `yield from Ask(...)`
wherever the rulebook leaves something to a player, and ends by putting what comes next on the agenda.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeAlias

import msgspec

if sys.version_info >= (3, 13):  # as in a page, which so has less to fetch
    from typing import TypeVar
else:
    from typing_extensions import TypeVar

if TYPE_CHECKING:
    from fathomfive.kernel.dice import Dice

T = TypeVar("T")


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """One answer to a question: `class Swim(Action, frozen=True, tag="swim")` with what was chosen.

    `gives_up` marks an answer that ends the match for its seat: who plays at random picks it rarely.
    `leaves_it` marks one that leaves a matter to others: a bot gives it where a person plays, and only there.
    `is_for_readers`: no bot gives it before the people who are asked as well, however long they are away.
    """

    gives_up: ClassVar[bool] = False
    leaves_it: ClassVar[bool] = False
    is_for_readers: ClassVar[bool] = False

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

A = TypeVar("A", bound=Action)
Answer = TypeVar("Answer", bound=Action, default=Action, covariant=True)
"""What may come back. Whoever only looks at a question writes a bare `Ask`: any action."""


class Ask(msgspec.Struct, Generic[Answer]):
    """A question the rules put to one or more seats, with every legal answer as a finite list.

    `answer = yield from Ask(...)` puts it to one seat, and what comes back is one of its choices: their type
    is the type of the answer. Several seats are asked with `Ask.first` or `Ask.all`.

    kind     a word for this sort of question; the prompt's text is `ask-<kind>`
    seats    who is asked: a seat, or several
    choices  every legal answer, or a callable that lists them, called once and only when somebody looks
    rule     the rule that puts the question
    about    what it is about (pieces, spaces, numbers): arguments of the prompt; only the asked see it
    mode     whose answer counts where several are asked; `Ask.first` and `Ask.all` say it
    confirm  never answered by itself, even when it is the only option
    secret   being asked must not reveal a holding: never answered by itself either
    window   a reaction window: a seat may leave a standing pass for its kind, or for all until its turn
    apart    each seat answers for itself: put again after one seat's answer, it is still the same question
             to the others, who may be answering it at this very moment
    slight   of a window: whether it can hardly matter to a seat, so that people need not be called to it
    """

    kind: str
    seats: int | tuple[int, ...]
    choices: Sequence[Answer] | Callable[[], Sequence[Answer]]
    rule: str
    about: Mapping[str, Any] | None = None
    mode: Mode = "first"
    confirm: bool = False
    secret: bool = False
    window: bool = False
    apart: bool = False
    slight: Callable[[int], bool] | None = None

    def __iter__(self) -> Flow[Answer]:
        """Put the question. The kernel sends only what stands among the choices: the one place where a type
        rests on that, so that no rule has to say what it got."""
        answer: Answer = yield self
        return answer

    @staticmethod
    def first(
        kind: str,
        seats: tuple[int, ...],
        choices: Sequence[A] | Callable[[], Sequence[A]],
        rule: str,
        about: Mapping[str, Any] | None = None,
        *,
        confirm: bool = False,
        secret: bool = False,
        window: bool = False,
        apart: bool = False,
        slight: Callable[[int], bool] | None = None,
    ) -> Ask[A]:
        """Any of these seats may answer. The first answer that is not a pass counts; once all have passed,
        the rules get a Pass."""
        return Ask(kind, seats, choices, rule, about, "first", confirm, secret, window, apart, slight)

    @staticmethod
    def all(
        kind: str,
        seats: tuple[int, ...],
        choices: Sequence[A] | Callable[[], Sequence[A]],
        rule: str,
        about: Mapping[str, Any] | None = None,
        *,
        confirm: bool = False,
        secret: bool = False,
        window: bool = False,
    ) -> Flow[tuple[A, ...]]:
        """Each of these seats answers in private, and may change it until the last one has. The rules get the
        answers in the order of `seats`."""
        answers: tuple[A, ...] = yield Ask(kind, seats, choices, rule, about, "all", confirm, secret, window)
        return answers

    @property
    def options(self) -> Sequence[Answer]:
        choices = self.choices
        if callable(choices):
            choices = self.choices = choices()
        return choices

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
    """One piece of the sequence of play. `run` is written in the order of the rulebook.

    A step that asks nobody is a plain function: it does its part and returns nothing.
    """

    def run(self, g: Any) -> Play | None:
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
