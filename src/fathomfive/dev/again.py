"""Playing answers again under rules that may have changed, as far as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fathomfive.dev.start import Answer, Item, Start, Way, given_to
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.journal import Adopted, Covered, Played, StandingPass
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action
from fathomfive.kernel.text import Text, person, say
from fathomfive.scene.view import described_to, prompt_words
from fathomfive.tables.entries import Begun, TableEntry, raw

NO_KEY = "0" * 64
"""A table that begins in the middle never draws from its first dice."""


class Misfit(msgspec.Struct, frozen=True):
    """The first answer that could not be given, and why."""

    words: Text
    cause: Exception


class Reached(msgspec.Struct):
    match: Match[Any]
    entries: list[TableEntry]
    """What a table's journal says of it."""
    given: int = 0
    """Answers of people among them."""
    rest: tuple[Item, ...] = ()
    """What no longer fits, and everything after it."""
    misfit: Misfit | None = None


def play_again(game: Game[Any], way: Way) -> Reached:
    """The furthest question that a way still leads to."""
    reached = _laid_out(game, way.start)
    followed: Sequence[Action] = given_to(reached.match) if way.start.step else []
    for place, item in enumerate(way.items):
        try:
            followed = _give(reached, item, followed)
        except (Refused, RuleBroke) as cause:
            reached.rest = tuple(way.items[place:])
            assert isinstance(item, Answer | StandingPass)
            reached.misfit = Misfit(_in_words(reached, item, cause), cause)
            break
    return reached


def _laid_out(game: Game[Any], start: Start) -> Reached:
    if not start.step:
        return Reached(Match.start(game, start.setup, Dice(start.key or NO_KEY)), [Begun()])
    match = Match.resumed(game, start.setup, start.step)
    return Reached(match, [Begun(), Adopted(match.save(), game.rules_hash(match.book))])


def _give(reached: Reached, item: Item, followed: Sequence[Action]) -> Sequence[Action]:
    """Give one answer, unless it has just followed by itself. Returns what followed and is not yet named."""
    match = reached.match
    if isinstance(item, Covered):
        reached.entries.append(item)
        return followed
    if isinstance(item, StandingPass):
        auto = match.leave_standing_pass(item.seat, item.kind, stands=item.stands)
        reached.entries.append(StandingPass(item.seat, item.kind, item.stands, _raws(auto)))
        return auto
    try:
        action = match.game.read_action(item.action)
        if action in followed:
            reached.given += not item.auto
            return followed[followed.index(action) + 1 :]
        auto = match.play(action)
    except Refused:
        if item.auto:  # nobody chose it: the rules now have another way on, or none
            return followed
        raise
    reached.entries.append(Played(raw(action), _raws(auto)))
    reached.given += not item.auto
    return auto


def _raws(actions: Sequence[Action]) -> tuple[msgspec.Raw, ...]:
    return tuple(raw(action) for action in actions)


# --- why not ----------------------------------------------------------------------------------------------


def _in_words(reached: Reached, item: Answer | StandingPass, cause: Refused | RuleBroke) -> Text:
    match, number = reached.match, reached.given + 1
    ask = match.ask
    if ask is None or isinstance(item, StandingPass):
        return say("dev-too-late", number=number)
    try:
        action = match.game.read_action(item.action)
        question = prompt_words(match, ask, action.seat)
        described = described_to(match, ask, action, action.seat)
    except Exception:  # it may be about something that is no longer there
        why = cause.why if isinstance(cause, Refused) else str(cause)
        return say("dev-misfit", number=number, answer=item.action.decode(), question=ask.kind, why=why)
    answer = described.says or described.label
    why = _reason(match, action.seat, described.touches, cause)
    return say("dev-misfit", number=number, answer=answer, question=question, why=why)


def _reason(match: Match[Any], seat: int, touches: Sequence[str], cause: Refused | RuleBroke) -> Text | str:
    """The game's own words for what cannot be done, where it has some."""
    if isinstance(cause, RuleBroke):
        return str(cause)
    ask = match.ask
    if ask is None or seat not in ask.asked:
        return say("dev-not-asked", who=person(seat))
    for touched in reversed(touches):
        if (found := match.game.why_not(match.state, seat, touched)) is not None:
            return say("dev-by-rule", why=found[0], rule=found[1])
    return say("dev-not-legal", rule=ask.rule) if cause.why.id == "refused-not-legal" else cause.why
