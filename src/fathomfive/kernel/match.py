"""`Match`: one play of a game in memory, and everything one can do with it.

The trick of the house lives here. A running step is a generator, which cannot be copied; so a tracked
match keeps the encoded snapshot of every step's start (a checkpoint) and the answers given since. Save,
clone, undo and recovery from a broken rule are all the same: decode a checkpoint, give the answers again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused, Setup, Snapshot
from fathomfive.kernel.play import Abandon, Action, Ask, End, Options, Outcome, Pass, Play, Step, Unread
from fathomfive.kernel.state import Sink, State
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text
from fathomfive.kernel.zones import NOBODY, Viewer, may_know, permute

S = TypeVar("S", bound=State)

ALWAYS = "always:"  # before a kind of window, among what a seat has left word about: call me to each
MOST_CHECKPOINTS = 64
"""How many step starts a match remembers at most for taking back."""
EVERY_WINDOW = "*"
"""In place of a kind of window: a standing pass for all, until its seat has answered something else."""


class Given(msgspec.Struct, frozen=True, array_like=True):
    """An answer that was given; `auto` when it was the only one and the kernel gave it."""

    action: Any
    auto: bool = False


class Checkpoint(NamedTuple):
    """The start of a step: the snapshot, and how many answers had been given by then."""

    at: int
    snapshot: bytes


class Save(msgspec.Struct, frozen=True):
    """A match as bytes: where its trail begins, and the answers since."""

    setup: Setup
    snapshot: bytes
    given: list[Any]
    horizon: int
    standing: dict[int, list[str]]


class RuleBroke(RuntimeError):
    """A rule raised an error: a fault of the game, not of the player. The match stands as before."""

    def __init__(self, game: str, step: str, rule: str, answer: Any, cause: BaseException) -> None:
        super().__init__(f"{game}: step {step} broke at rule {rule} after {answer!r}: {cause!r}")
        self.step, self.rule, self.answer = step, rule, answer

    def __reduce__(self) -> Any:
        """Rules break in worker processes, too, and the news must reach whoever asked."""
        return _broke, (str(self), self.step, self.rule, self.answer)


def _broke(words: str, step: str, rule: str, answer: Any) -> RuleBroke:
    fault = RuleBroke.__new__(RuleBroke, words)
    fault.step, fault.rule, fault.answer = step, rule, answer
    return fault


class Match(Generic[S]):
    """A state and the step that is running.

    `tracked` matches can be saved, cloned and undone; untracked ones only play on, and are faster.
    """

    game: Game[S]
    setup: Setup
    state: S
    ask: Ask | None
    outcome: Outcome | None

    def __init__(
        self, game: Game[S], setup: Setup, snapshot: Snapshot[S], book: Any, *, tracked: bool
    ) -> None:
        self.game = game
        self.setup = setup
        self.book = book
        self.tracked = tracked
        self.loose = False  # a sample: it plays on, but its checkpoints belong to another world
        self.standing: dict[int, set[str]] = {}
        self._sink: Sink | None = None
        self._trail: list[Checkpoint] = []
        self._given: list[Given] = []
        self._horizon = 0
        self._place(snapshot)

    # --- beginning -----------------------------------------------------------------------------------

    @classmethod
    def start(
        cls, game: Game[S], setup: Setup, dice: Dice, *, tracked: bool = True, sink: Sink | None = None
    ) -> Match[S]:
        """Lay out the table and run the rules to the first question. `sink` hears all that happens."""
        start = game.prepare(setup, dice)
        state, first_steps = game.begin(start)
        snapshot = Snapshot(game.schema, state, list(reversed(first_steps)))
        match = cls(game, setup, snapshot, start.book, tracked=tracked)
        match.listen(sink)
        match._run_to_question(None)
        match._answer_the_obvious()
        match._horizon = len(match._given)
        return match

    def _place(self, snapshot: Snapshot[S]) -> None:
        """Put a snapshot on the table; no step is running yet."""
        self.state = snapshot.state
        self.outcome = snapshot.outcome
        self.ask = None
        self._agenda: list[Step] = snapshot.agenda
        self._step: Step | None = None
        self._play: Play | None = None
        self._answer: Any = None  # what the rules were last given, for a fault to name
        self._private: dict[int, Action] = {}
        vars(self.state)["game"] = self.game
        self.state.attach(self.book, self._agenda, self._sink)

    # --- asking and answering ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def value(self, seat: int) -> float:
        """How good it looks for a seat, 0 to 1; once the match is over, how good it was."""
        return self.outcome.values[seat] if self.outcome else self.game.evaluate(self.state, seat)

    @property
    def options(self) -> Options:
        """Every legal answer to the open question; none once the match is over."""
        ask = self.ask
        if ask is None:
            return ()
        try:
            return ask.options
        except Exception as cause:
            raise self._broke(cause, self._answer) from cause

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that still owe an answer."""
        if self.ask is None:
            return ()
        asked = self.ask.asked
        return tuple([seat for seat in asked if seat not in self._private]) if self._private else asked

    def play(self, action: Action) -> list[Action]:
        """Give one answer. Returns the answers that followed by themselves."""
        self._check(action)
        return self._play_on(action, action.seat)

    def play_unchecked(self, action: Action) -> None:
        """Give an answer taken from `options` just now: what simulations do, thousands of times a second."""
        if self.tracked:
            self._play_on(action, action.seat)
            return
        answer: Action | None = action
        while answer is not None:
            self._give(answer, auto=False)
            answer = self._obvious()

    def repeat(self, action: Action, auto: Iterable[Action]) -> None:
        """Give a recorded answer and those that followed it, without listing options: replay."""
        news, shared = self._news(), self._shared()
        self._end_of_rest(action.seat)
        self._give(action, auto=False)
        for obvious in auto:
            self._give(obvious, auto=True)
        self._move_horizon(news, action.seat, shared)

    def leave_standing_pass(self, seat: int, kind: str, *, stands: bool = True) -> list[Action]:
        """From now on this seat declines every window of a kind by itself, until it says otherwise; or every
        window there is (`EVERY_WINDOW`), until it has answered a question that is none."""
        if not 0 <= seat < self.setup.seats:
            raise Refused(Text("refused-not-asked", {"seat": seat}))
        before = set(self.standing.get(seat, ()))
        self.standing[seat] = before | {kind} if stands else before - {kind}
        try:
            return self._play_on(None, seat)
        except RuleBroke:
            self.standing[seat] = before
            raise

    def _end_of_rest(self, seat: int) -> None:
        """This seat answers: if that is no window, it is there, and later windows are put to it again."""
        if self.standing and self.ask is not None and not self.ask.window:
            self.standing.get(seat, set()).discard(EVERY_WINDOW)

    @property
    def idle(self) -> int | None:
        """A seat that can only pass in a secret window, or to which a window can hardly matter. That is never
        done by itself, for it would betray a hand: whether it may (`pass_over`) is for those to say who sit
        there. A seat that has left word with `ALWAYS` and the kind is called to whatever may matter."""
        ask = self.ask
        if ask is None or not ask.window:
            return None
        for seat in self.waiting_for:
            if ask.secret and ask.options_of(seat) == [Pass(seat)]:
                return seat
            if ask.slight is not None and ALWAYS + ask.kind not in self.standing.get(seat, ()):
                if ask.slight(seat):
                    return seat
        return None

    def pass_over(self, seat: int) -> list[Action]:
        """Pass for the seat that is idle. Returns that, and what followed by itself."""
        if seat != self.idle:
            raise Refused(Text("refused-not-asked", {"seat": seat}))
        return [Pass(seat), *self._play_on(Pass(seat), seat, auto=True)]

    def _check(self, action: Action) -> None:
        ask = self.ask
        if ask is None:
            raise Refused(Text("refused-over"))
        if action.seat not in ask.asked:
            raise Refused(Text("refused-not-asked", {"seat": action.seat}), ask.rule)
        if ask.mode == "first" and action.seat in self._private:
            raise Refused(Text("refused-passed"), ask.rule)
        if action not in ask.options:
            raise Refused(Text("refused-not-legal", {"kind": ask.kind}), ask.rule)

    def _play_on(self, action: Action | None, seat: int, *, auto: bool = False) -> list[Action]:
        """Give an answer (or none: a standing pass was left) and whatever follows by itself, or nothing."""
        news, shared, before = self._news(), self._shared(), len(self._given)
        listening, standing = self._sink, {each: set(kinds) for each, kinds in self.standing.items()}
        told: list[Tell] = []
        if listening is not None:  # nobody hears of what did not happen
            self.listen(told.append)
        try:
            if action is not None:
                self._end_of_rest(seat)
                self._give(action, auto=auto)
            obvious = self._answer_the_obvious()
        except RuleBroke:
            self.standing = standing
            if self.tracked:
                self._go_back_to(before)
            raise
        finally:
            if listening is not None:
                self.listen(listening)
        if listening is not None:
            for tell in told:
                listening(tell)
        if action is not None or obvious:
            self._move_horizon(news, seat, shared)
        return obvious

    def _answer_the_obvious(self) -> list[Action]:
        """Answer for people whatever leaves no choice, until there is one."""
        obvious: list[Action] = []
        while (action := self._obvious()) is not None:
            self._give(action, auto=True)
            obvious.append(action)
        return obvious

    def _obvious(self) -> Action | None:
        ask = self.ask
        if ask is None:
            return None
        options = self.options if callable(ask.choices) else ask.choices
        if len(options) > 1 and ask.mode == "first" and not self.standing:
            return None  # nearly always: a choice, and nobody has left word about it
        if not options:
            raise self._broke(ValueError(f"question {ask.kind} has no legal answer"), self._answer)
        if ask.window and self.standing:
            for seat in self.waiting_for:
                if self.standing.get(seat, set()) & {ask.kind, EVERY_WINDOW} and Pass(seat) in options:
                    return Pass(seat)
        if ask.confirm or ask.secret:
            return None
        if isinstance(ask.seats, int) or ask.mode == "first":
            return options[0] if len(options) == 1 else None
        for seat in self.waiting_for:
            own = ask.options_of(seat)
            if len(own) == 1:
                return own[0]
        return None

    def _give(self, action: Action, *, auto: bool) -> None:
        """Note an answer and hand it to the rules once the question is settled."""
        ask = self.ask
        if ask is None:
            raise Refused(Text("refused-over"))
        if self.tracked:  # noted first: a step that starts now has this answer behind it
            self._given.append(Given(action, auto))
        if isinstance(ask.seats, int):
            self._run_to_question(action)
            return
        if ask.mode == "first" and not isinstance(action, Pass):
            self._private = {}
            self._run_to_question(action)
            return
        self._private[action.seat] = action
        if len(self._private) == len(ask.seats):
            answers = tuple(self._private[seat] for seat in ask.seats)
            self._private = {}
            self._run_to_question(answers if ask.mode == "all" else action)

    def _run_to_question(self, answer: Any) -> None:
        """Run the rules until they ask something or the match ends."""
        play, self._answer = self._play, answer
        ask: Ask | None = None
        try:
            while ask is None:
                try:
                    if play is not None:
                        ask = play.send(answer)
                    elif (begun := self._begin_next_step()) is not None:
                        ask, self._play = next(begun, None), begun  # None: it asked nobody
                except StopIteration:
                    play = None
                except Abandon as abandon:
                    self._drop(abandon)
                    play = None
            self.ask = ask
        except End as end:
            self.outcome = end.outcome
            self.ask = None
            self._play = None
            self._agenda.clear()
        except Unread:  # the agenda stays: what was still to come is part of what `evaluate` prices
            self.ask = None
            self._play = None
        except Exception as cause:
            raise self._broke(cause, self._answer) from cause

    def _begin_next_step(self) -> Play | None:
        agenda = self._agenda
        if not agenda:
            raise IndexError("the agenda is empty, but the match is not over")
        if self.tracked:
            self._trail.append(Checkpoint(len(self._given), self.snapshot()))
        step = self._step = agenda.pop()
        try:
            return step.run(self.state)
        except StopIteration as cause:  # else it would pass for the end of the step
            raise RuntimeError("the step ran out of something to take") from cause

    def _drop(self, abandon: Abandon) -> None:
        while self._agenda and not isinstance(self._agenda[-1], abandon.down_to):
            self._agenda.pop()
        self.state.next(*abandon.then)

    def _broke(self, cause: BaseException, answer: Any) -> RuleBroke:
        rule = self.ask.rule if self.ask is not None else "set-up"
        return RuleBroke(self.game.id, type(self._step).__name__, rule, answer, cause)

    # --- listening -----------------------------------------------------------------------------------

    def listen(self, sink: Sink | None) -> None:
        """Send every tell from now on to `sink`; None stops listening."""
        self._sink = sink
        self.state.attach(self.book, self._agenda, sink)

    # --- checkpoints: clone, sample, save -------------------------------------------------------------

    def clone(self, *, tracked: bool = False) -> Match[S]:
        """The same match again, at the same question; the two never touch each other."""
        self._must_be_tracked()
        point = self._trail[-1]
        twin = Match(self.game, self.setup, self.game.decode(point.snapshot), self.book, tracked=tracked)
        if self.standing:
            twin.standing = {seat: set(kinds) for seat, kinds in self.standing.items()}
        twin._resume(self._given[point.at :])
        if tracked:
            twin._horizon = max(0, self._horizon - point.at)
        return twin

    def sample(self, viewer: Viewer, dice: Dice) -> Match[S]:
        """A world that looks the same to the viewer: what it cannot know is dealt anew, and so is chance.

        The copy is loose: play on and evaluate only. Bots think on samples alone, so they cannot cheat. Where
        the rules would read out what nobody has read, it stops without an outcome: that has only its `value`.
        """
        twin = self.clone()
        zones = self.game.zones(twin.state).values()
        permute(zones, lambda mask: not may_know(mask, viewer), dice)
        self.game.redeal(twin.state, dice)
        self.game.resample(twin.state, viewer, dice)
        twin.state.dice = dice.split("sample")
        if twin.ask is not None and twin.ask.mode == "all":
            twin._private = {
                seat: action if seat == viewer else dice.pick(twin.ask.options_of(seat))
                for seat, action in twin._private.items()
            }
        twin.loose = True
        vars(twin.state)["loose"] = True
        return twin

    def save(self) -> bytes:
        """The match as bytes, with what may still be taken back."""
        self._must_be_tracked()
        standing = {seat: sorted(kinds) for seat, kinds in self.standing.items() if kinds}
        first = self._trail[0]
        return msgspec.msgpack.encode(
            Save(self.setup, first.snapshot, list(self._given), self._horizon, standing)
        )

    @classmethod
    def load(cls, game: Game[S], raw: bytes) -> Match[S]:
        save = msgspec.msgpack.decode(raw, type=Save)
        book = game.book_for(game.read_options(save.setup.options), save.setup.overrides)
        match = cls(game, save.setup, game.decode(save.snapshot), book, tracked=True)
        match.standing = {seat: set(kinds) for seat, kinds in save.standing.items()}
        given = msgspec.convert(save.given, list[tuple[game.action_type, bool]])  # type: ignore[name-defined]
        match._resume([Given(action, auto) for action, auto in given])
        match._horizon = save.horizon
        return match

    def snapshot(self) -> bytes:
        """The table as it lies: what a verifier compares at the end."""
        return self.game.encode(Snapshot(self.game.schema, self.state, self._agenda, self.outcome))

    @property
    def answers_in_step(self) -> int:
        """How many answers the running step has had: what a clone has to give again."""
        self._must_be_tracked()
        return len(self._given) - self._trail[-1].at

    @property
    def step(self) -> Step | None:
        """The step that is running."""
        return self._step

    @property
    def step_start(self) -> bytes:
        """The snapshot from which the running step began: where an agreed rewind leads."""
        self._must_be_tracked()
        return self._trail[-1].snapshot

    def rewound(self, step_start: bytes, key: str) -> Match[S]:
        """This table again from the start of an earlier step, by agreement.

        Chance is new, and what nobody knew at that moment is dealt anew: nobody profits from having seen
        the future. Hands stay as they were.
        """
        snapshot = self._dealt_anew(step_start, lambda mask: mask == NOBODY, key)
        return self._again(snapshot, Dice(key).split("rewind"))

    def forked(self, step_start: bytes, viewer: Viewer, key: str, dice: Dice | None = None) -> Match[S]:
        """A match of its own from the start of a step, as one viewer could believe it to be.

        What that viewer cannot know is dealt anew, so that forking a running match tells nothing. `dice`
        go on from there in place of new ones: two worlds that differ in nothing but what is hidden.
        """
        snapshot = self._dealt_anew(step_start, lambda mask: not may_know(mask, viewer), key)
        self.game.resample(snapshot.state, viewer, Dice(key).split("resample"))
        return self._again(snapshot, dice or Dice(key).split("fork"))

    def _dealt_anew(self, step_start: bytes, hidden: Callable[[int], bool], key: str) -> Snapshot[S]:
        snapshot = self.game.decode(step_start)
        permute(self.game.zones(snapshot.state).values(), hidden, Dice(key))
        snapshot.state.attach(self.book, snapshot.agenda, None)
        self.game.redeal(snapshot.state, Dice(key).split("redeal"))
        return snapshot

    @classmethod
    def resumed(cls, game: Game[S], setup: Setup, step_start: bytes) -> Match[S]:
        """A match from the start of a step, exactly as the table lay: how newer rules take a match over."""
        book = game.book_for(game.read_options(setup.options), setup.overrides)
        match = cls(game, setup, game.decode(step_start), book, tracked=True)
        match._run_to_question(None)
        match._answer_the_obvious()
        match._horizon = len(match._given)
        return match

    def _again(self, snapshot: Snapshot[S], dice: Dice) -> Match[S]:
        """This match from a snapshot, with other dice."""
        snapshot.state.dice = dice
        again = Match(self.game, self.setup, snapshot, self.book, tracked=True)
        again.listen(self._sink)
        again.standing = {seat: set(kinds) for seat, kinds in self.standing.items()}
        again._run_to_question(None)
        again._answer_the_obvious()
        again._horizon = len(again._given)
        return again

    # --- taking back ---------------------------------------------------------------------------------

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may undo the last answer: it gave it (or the table plays together), and nothing
        new was learned since."""
        last = self._last_own_answer()
        if last is None or self.over:
            return False
        return self.cooperative or self._given[last].action.seat == seat

    def take_back(self, seat: int) -> Action:
        """Undo the last answer, up to the information horizon."""
        if not self.can_take_back(seat):
            raise Refused(Text("refused-undo"))
        last = self._last_own_answer()
        assert last is not None
        action: Action = self._given[last].action
        self._go_back_to(last)
        return action

    @property
    def cooperative(self) -> bool:
        return self.game.cooperative(self.game.read_options(self.setup.options))

    def _last_own_answer(self) -> int | None:
        """Where the last answer stands that a person gave, if it lies on this side of the horizon."""
        for place in range(len(self._given) - 1, self._horizon - 1, -1):
            if not self._given[place].auto:
                return place
        return None

    def _news(self) -> int:
        """Grows whenever somebody may have learned something: chance, a card seen, a text read."""
        if not self.tracked:
            return 0
        learned = sum(zone.learned for zone in self.game.zones(self.state).values())
        return self.state.dice.drawn + self.state.reveals + learned

    def _shared(self) -> bool:
        """Whether the open question is answered by several in private: settling it shows their answers."""
        return self.ask is not None and self.ask.mode == "all" and len(self.ask.asked) > 1

    def _move_horizon(self, news: int, seat: int, shared: bool) -> None:
        if not self.tracked:
            return
        asked_others = self.ask is not None and any(other != seat for other in self.ask.asked)
        if shared or asked_others or self._news() != news:
            self._horizon = len(self._given)
        if len(self._trail) > MOST_CHECKPOINTS:
            self._horizon = max(self._horizon, self._trail[-MOST_CHECKPOINTS].at)
        self._forget_before_horizon()

    def _forget_before_horizon(self) -> None:
        keep = max(place for place, point in enumerate(self._trail) if point.at <= self._horizon)
        base = self._trail[keep].at
        if keep == 0 and base == 0:
            return
        self._trail = [Checkpoint(point.at - base, point.snapshot) for point in self._trail[keep:]]
        del self._given[:base]
        self._horizon -= base

    # --- going back to a checkpoint ------------------------------------------------------------------

    def _go_back_to(self, place: int) -> None:
        """Stand where the first `place` answers of the trail had been given."""
        while self._trail[-1].at > place:
            self._trail.pop()
        point = self._trail.pop()
        again = self._given[point.at : place]
        del self._given[point.at :]
        self._place(self.game.decode(point.snapshot))
        self._resume(again)

    def _resume(self, given: Iterable[Given]) -> None:
        """Start the step on top of the agenda and give its answers again, silently and unchecked."""
        listening, self._sink = self._sink, None
        vars(self.state)["sink"] = None
        self._run_to_question(None)
        for answer in given:
            self._give(answer.action, auto=answer.auto)
        self._sink = listening
        vars(self.state)["sink"] = listening

    def _must_be_tracked(self) -> None:
        if not self.tracked or self.loose:
            raise TypeError("only a tracked match that is no sample can be saved or cloned")
