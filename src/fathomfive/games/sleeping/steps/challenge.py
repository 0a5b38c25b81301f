"""Challenges, in five steps: commit, join, draw fate, help, compare (rules SLG-CHAL and SLG-FAIL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from fathomfive.author import EVERYBODY, Ask, Flow, Pass, Play, Step
from fathomfive.games.sleeping import beats, motions, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Discard, Member
from fathomfive.games.sleeping.cards import Usable, uses
from fathomfive.games.sleeping.crew import (
    can_be_tired,
    controlled,
    join_cost,
    may_join,
    skill,
    traits,
)
from fathomfive.games.sleeping.effects import CrewId, Skill
from fathomfive.games.sleeping.game import GIVEN_UP, JOIN_COST, LOWEST_FATE, MADNESS
from fathomfive.games.sleeping.state import Brought, Fate, SleepingState, Trial, Tried
from fathomfive.games.sleeping.steps.asking import offer
from fathomfive.games.sleeping.steps.effects import use
from fathomfive.games.sleeping.steps.harm import draw_fate, hit, tire
from fathomfive.games.sleeping.steps.matters import Help, help_is_slight, joining_is_slight


class Challenge(Step, tag="challenge"):
    """Step 1: the active player commits. What follows reads `g.passed` and `g.participants`."""

    skill: Skill
    n: int
    kind: Literal["story", "hazard", "event"]

    def run(self, g: SleepingState) -> Play:
        g.test = Trial(self.skill, self.n, self.kind)
        g.tell("challenge", "SLG-CHAL-1", g.active, skill=self.skill, n=self.n)
        yield from choose_members(g, g.active, controlled(g, g.active))
        yield from commit(g, g.active)
        others = [seat for seat in g.around(g.active) if seat != g.active]
        g.next(*(JoinIn(seat) for seat in others), DrawForTest())


class JoinIn(Step, tag="join"):
    """Another player may help for one command in all (SLG-CHAL-3)."""

    seat: int

    def run(self, g: SleepingState) -> Play:
        mine = controlled(g, self.seat)
        if not is_safe(g) and any(adds(g, member) for member in mine):  # SLG-RULING-51
            yield from choose_members(g, self.seat, mine)
        yield from commit(g, self.seat)


def is_safe(g: SleepingState) -> bool:
    """Whether the worst fate would do."""
    return g.trial.need - strength(g) <= LOWEST_FATE


def adds(g: SleepingState, member: CrewId) -> bool:
    test = g.trial
    if not may_join(g, member):
        return False
    bonuses = (effect.n for effect in traits(g, member, fx.TestBonus) if effect.when == test.kind)
    return skill(g, member, test.skill) + sum(bonuses) > 0


def entry_fee(g: SleepingState, seat: int) -> int:
    """What joining costs this seat before its members' own costs."""
    return 0 if seat == g.active or _welcoming(g) else JOIN_COST


def _welcoming(g: SleepingState) -> str:
    """The card of somebody in the test that lets others join free, "" if there is none.

    An equipped card always does; a level card once a turn, for one challenge.
    """
    for member in g.trial.committed:
        if not traits(g, member, fx.FreeJoin):
            continue
        for card in (*g.crew[member].equipped, *g.crew[member].levels):
            if any(isinstance(effect, fx.FreeJoin) for effect in g.book.traits.get(card, ())):
                if card not in g.used or g.trial.free_join:
                    return card
    return ""


def _affordable(g: SleepingState, seat: int, member: CrewId) -> bool:
    if not may_join(g, member):
        return False
    picked = g.trial.picked
    due = sum(join_cost(g, other) for other in (*picked, member)) + entry_fee(g, seat)
    return due <= g.players[seat].command


def choose_members(g: SleepingState, seat: int, mine: list[CrewId]) -> Flow[None]:
    """Picked one by one; nothing is paid until the choice is final (SLG-CHAL-12).

    Nobody at all is a choice too (SLG-RULING-7), and so is somebody without the skill (SLG-RULING-8).
    """
    test = g.trial
    while True:
        options: list[Member | Pass] = [
            Member(seat, member)
            for member in mine
            if member not in test.picked and _affordable(g, seat, member)
        ]
        if not options:  # nobody who could, or could pay (SLG-CHAL-11)
            return
        kind = "commit" if seat == g.active else "join"
        answer = yield from Ask(
            kind,
            seat,
            [*options, Pass(seat)],
            "SLG-CHAL-2" if seat == g.active else "SLG-CHAL-3",
            {"skill": test.skill, "n": test.need, "total": strength(g)},
            window=kind == "join",
            slight=lambda seat: _joining_is_slight(g, seat, mine),
        )
        if isinstance(answer, Pass):
            return
        test.picked.append(answer.member)


def _joining_is_slight(g: SleepingState, seat: int, mine: list[CrewId]) -> bool:
    """Only before somebody is picked: who has begun to choose is not cut off."""
    test = g.trial
    if test.picked:
        return False
    brings = sum(skill(g, member, test.skill) for member in mine if _affordable(g, seat, member))
    return joining_is_slight(g, seat, test.need - strength(g), brings)


def commit(g: SleepingState, seat: int) -> Flow[None]:
    """Command, then fatigue, then the damage of the mad (SLG-CHAL-12)."""
    test = g.trial
    picked, test.picked = test.picked, []
    if not picked:
        tells.nobody_commits(g, seat)
        return
    fee = entry_fee(g, seat)
    if (card := _welcoming(g)) in g.book.levels and not test.free_join:
        test.free_join = True
        g.used.append(card)
    fee += sum(join_cost(g, member) for member in picked)
    g.players[seat].command -= fee
    tells.pays_to_join(g, seat, fee)
    for member in picked:
        test.committed.append(member)
        tells.commits(g, seat, member)
        spare_fatigue = test.kind == "travel" and any(traits(g, member, fx.NoFatigue))
        if not can_be_tired(g, member):
            g.used.append(f"tireless-{member}")
        if not spare_fatigue:  # and it stays, whatever comes of it (SLG-CHAL-10)
            tire(g, member)
    for member in picked:
        if "madness" in g.crew[member].statuses:  # SLG-STAT-5; counts at 0 (SLG-CHAL-5, SLG-RULING-10)
            g.tell("madness", "SLG-STAT-5", None, beat=beats.QUIET, member=member)
            yield from hit(g, member, MADNESS, g.active)


# --- fate, help and the result ---------------------------------------------------------------------------


def strength(g: SleepingState) -> int:
    """Skill of everybody in the test, with constant bonuses; without fate."""
    test = g.trial
    members = (*test.committed, *test.picked)
    return sum(skill(g, member, test.skill) for member in members) + test.extra + bonus(g, members)


def bonus(g: SleepingState, members: tuple[CrewId, ...]) -> int:
    """Constant bonuses: cards of the party always, a member's own if he takes part."""
    kind = g.trial.kind
    total = sum(
        effect.n
        for card, lines in g.book.passive(fx.TestBonus).items()
        if card in g.cards
        for effect in lines
        if effect.when == kind
    )
    return total + sum(
        effect.n for member in members for effect in traits(g, member, fx.TestBonus) if effect.when == kind
    )


def total(g: SleepingState) -> int:
    """Committed skill and fate (SLG-CHAL-7)."""
    assert g.trial.fate is not None
    return strength(g) + g.trial.fate.total


class DrawForTest(Step, tag="draw-for-test"):
    """Steps 2 to 4: fate, the window, the comparison."""

    def run(self, g: SleepingState) -> Play:
        test = g.trial
        test.fate = Fate(draw_fate(g))
        yield from help_test(g, lambda: test.need - total(g))
        g.passed = total(g) >= test.need
        g.participants = list(test.committed)
        g.tell(
            "passed" if g.passed else "failed",
            "SLG-CHAL-9",
            None,
            beat=(beats.verdict, test.skill, total(g), test.need),
            strength=strength(g),
            fate=test.fate.total,
            total=total(g),
            n=test.need,
            skill=test.skill,
        )
        if g.story is not None:
            g.story.tried = decided(g)
        g.test = None


def decided(g: SleepingState) -> Tried:
    """The sum with its parts, before anything that comes of it changes a skill."""
    test, skills = g.trial, strength(g)
    assert test.fate is not None
    brought = [Brought(member, skill(g, member, test.skill)) for member in test.committed]
    more = skills - sum(one.n for one in brought)
    return Tried(test.skill, test.need, test.fate.total, brought, more)


def help_test(g: SleepingState, missing: Callable[[], int]) -> Flow[None]:
    """The challenge window (SLG-WIN-4): open as long as help can still change the result (SLG-RULING-51)."""
    while (short := missing()) > 0:
        used = yield from _ask_for_help(g, short)
        if used is None:
            return
        yield from help_with(g, used)


def _ask_for_help(g: SleepingState, short: int) -> Flow[Discard | Usable | None]:
    return (
        yield from offer(
            g,
            "help",
            g.active,
            lambda seat: test_options(g, seat) if could_save(g, seat, short) else [],
            "SLG-WIN-4",
            _about(g),
            hidden=lambda seat: could_save(g, seat, short),
            slight=lambda seat: _help_is_slight(g, seat, short),
        )
    )


def _help_is_slight(g: SleepingState, seat: int, short: int) -> bool:
    cards = {one: len(discards(g, one)) for one in g.around(g.active)}
    boards = [one for one in cards if open_help(g, one)]
    there = Help(sum(cards.values()), bool(boards), cards[g.active], g.active in boards)
    return help_is_slight(g, seat, short, there)


def could_save(g: SleepingState, seat: int, short: int) -> bool:
    """Whether a seat could make up for so much, as far as the table sees: by a board or a card, or by its own
    hand, a point for each card; for the active player, whose test it is, with the hands of all."""
    if open_help(g, seat):
        return True
    hands = g.around(g.active) if seat == g.active else (seat,)
    cards = sum(len(g.players[one].hand) for one in hands)
    return bool(g.players[seat].hand.cards) and GIVEN_UP * cards >= short


def _about(g: SleepingState) -> dict[str, int | str]:
    return {"skill": g.trial.skill, "n": g.trial.need, "total": total(g)}


def test_options(g: SleepingState, seat: int) -> list[Discard | Usable]:
    """Only what changes this test (SLG-WIN-3); cards of any hand, joined or not (SLG-RULING-27)."""
    return [*discards(g, seat), *open_help(g, seat)]


def discards(g: SleepingState, seat: int) -> list[Discard]:
    """Cards of the tested skill in a hand (SLG-CHAL-8)."""
    return [
        Discard(seat, card)
        for card in g.players[seat].hand.cards
        if g.book.abilities[card].skill == g.trial.skill
    ]


def open_help(g: SleepingState, seat: int) -> list[Usable]:
    """What boards and cards could do for this test."""
    found = [*uses(g, seat, "skill"), *uses(g, seat, "fate")]
    return [*found, *uses(g, seat, "distance")] if g.trial.kind == "travel" else found


def help_with(g: SleepingState, action: Discard | Usable) -> Flow[None]:
    if isinstance(action, Discard):  # SLG-CHAL-8
        g.players[action.seat].hand.move(action.card, g.ability_discard, EVERYBODY)
        g.trial.extra += GIVEN_UP
        tells.from_hand(
            g,
            "discard-for",
            "SLG-CHAL-8",
            action.seat,
            action.card,
            motions.DISCARDED,
            skill=g.trial.skill,
            total=total(g),
        )
        return
    yield from use(g, action, "SLG-WIN-4")
