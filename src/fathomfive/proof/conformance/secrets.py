"""Checks on hidden information: everything a viewer is sent is the same in every world it might be in.

The other worlds are made by `match.sample(viewer)`: whatever the viewer cannot know is dealt anew. If one
byte of what it is sent differs between two such worlds, that byte tells it something it must not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action, Pass
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.zones import Viewer, Zone
from fathomfive.proof.conformance.check import Faults, check
from fathomfive.proof.conformance.walk import Walk, give, out_of_place, wander
from fathomfive.proof.conformance.worlds import differ, knows, name_of, played, twin_at_rest, twin_in_play
from fathomfive.scene import touchables
from fathomfive.scene.observe import dense, observe
from fathomfive.scene.view import show, stage_of

MOST_TWINS = 6
"""How many other worlds an answer is tried in for each viewer."""


@check("question", thorough=True)
def zones(walk: Walk) -> Faults:
    """Every zone in the state is named by `game.zones`, so that sampling finds it."""
    named = {id(zone) for zone in walk.game.zones(walk.match.state).values()}
    for at, zone in _zones_in(walk.match.state, "state"):
        if id(zone) not in named:
            yield f"{at} is a zone that game.zones does not name: bots would see what lies in it"


def _zones_in(value: Any, at: str) -> Iterator[tuple[str, Zone]]:
    if isinstance(value, Zone):
        yield at, value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _zones_in(getattr(value, name), f"{at}.{name}")
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _zones_in(part, f"{at}.{name}")
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value):
            yield from _zones_in(part, f"{at}[{place}]")


@check("question", thorough=True)
def samples(walk: Walk) -> Faults:
    """A sampled world keeps what the viewer knows, loses nothing, and can be played on."""
    match, dice = walk.match, _dice(walk, "samples")
    if match.over:
        return
    viewer = dice.pick(match.waiting_for)  # whoever is asked thinks it over; nobody else plays on
    twin = match.sample(viewer, dice)
    if found := differ(knows(match, viewer), knows(twin, viewer)):
        yield f"the sample for {name_of(viewer)} has other cards where it knows them: {found}"
    counted, kept = walk.game.components(match.state), walk.game.components(twin.state)
    if found := differ(dict(sorted(counted.items())), dict(sorted(kept.items()))):
        yield f"the sample for {name_of(viewer)} has other components: {found}"
    from_before, private = [twin.step, *twin.state.agenda], dict(twin._private)
    answers: list[Action] = []
    try:
        wander(twin, dice, 8, answers)
    except RuleBroke as broke:
        if not any(twin.step is step for step in from_before):
            raise  # that step knows the sampled world only: the fault is its own
        real = match.clone()
        real._private = private
        give(real, answers)  # raises too if the fault has nothing to do with the sample
        yield f"a sample for {name_of(viewer)} cannot be played on: {broke}; {_carried(match)}"


def _carried(match: Match[Any]) -> str:
    """What may have come along from the world that was sampled."""
    advice = "a step may not carry anything hidden, in a local across a question or on the agenda"
    if match.ask is None or len(match.ask.asked) < 2:
        return advice
    return (
        f"if the choices of {match.ask.kind!r} show hidden cards of several seats, give them as a function, "
        f"lambda: [...], for a list still holds the hands of before; else, {advice}"
    )


@check("question", "answer", thorough=True)
def leaks(walk: Walk, action: Action | None = None) -> Faults:
    """Everything a viewer is sent is the same, byte for byte, in all worlds it might be in."""
    if not walk.pictures:
        return
    dice = _dice(walk, "leaks")
    if action is None:
        for viewer in walk.viewers:
            yield from _at_rest(walk, viewer, dice)
        return
    after = walk.match.clone()
    told = _listen(after)
    if not played(after, action) or _untold(walk.match, after):
        return
    for viewer in walk.viewers:
        yield from _in_play(walk.match, after, told, viewer, action, dice)


# --- at a question: shown, offered, refused, explained ---------------------------------------------------


def _at_rest(walk: Walk, viewer: Viewer, dice: Dice) -> Iterator[str]:
    twin = twin_at_rest(walk.match, viewer, dice)
    tried = [] if viewer is None else _out_of_place(walk, viewer)
    if found := differ(_sent(walk.match, viewer, tried), _sent(twin, viewer, tried)):
        yield f"{name_of(viewer)} can tell what is hidden from it: {found}"


def _out_of_place(walk: Walk, seat: int) -> list[Action]:
    """Answers that were legal once and are not now, to see how they are refused."""
    met = [msgspec.structs.replace(action, seat=seat) for action in walk.met.values()]
    return out_of_place([Pass(seat), *met], walk.match)


def _sent(match: Match[Any], viewer: Viewer, tried: list[Action]) -> dict[str, Any]:
    """Everything a viewer can be sent at a question."""
    scene, stage = show(match, viewer), stage_of(match)
    sent: dict[str, Any] = {"scene": scene, "stage": stage}
    if viewer is None:
        return sent
    if match.game.observe is not None:  # else it is read off the scene
        sent["observation"] = {name: dense(row) for name, row in observe(match, viewer).items()}
    sent["options"] = [action for action in match.options if action.seat == viewer]
    sent["refused"] = [_refusal(match, action) for action in tried]
    sent["why not"] = {
        touched: match.game.why_not(match.state, viewer, touched)
        for touched in sorted(touchables(stage, scene))
    }
    return sent


def _refusal(match: Match[Any], action: Action) -> Any:
    try:
        match._check(action)
    except Refused as refused:
        return [action, refused.why, refused.rule]
    return [action, "allowed"]


# --- after an answer: told, asked, shown -----------------------------------------------------------------


def _in_play(
    before: Match[Any], after: Match[Any], told: list[Tell], viewer: Viewer, action: Action, dice: Dice
) -> Iterator[str]:
    """What this viewer hears and sees of an answer that it would not in another of its worlds.

    A world where it learns something else may go on differently; all others may not.
    """
    learned = bool(_known(after, viewer) - _known(before, viewer))
    for _ in range(MOST_TWINS if learned else 1):
        twin = twin_in_play(before, viewer, action, dice)
        if twin is None:
            continue
        heard = _listen(twin)
        if not played(twin, action) or (learned and knows(twin, viewer) != knows(after, viewer)):
            continue
        ours = {"told": _heard(told, viewer), "scene": show(after, viewer)}
        theirs = {"told": _heard(heard, viewer), "scene": show(twin, viewer)}
        if found := differ(ours, theirs):
            yield (
                f"after {action} {name_of(viewer)} can tell what is hidden from it: {found}; "
                "if the rules mean to show it, use Zone.show, move or draw_to, "
                "or g.reveal() whichever way it falls"
            )
            return


def _listen(match: Match[Any]) -> list[Tell]:
    told: list[Tell] = []
    match.listen(told.append)
    return told


def _heard(told: list[Tell], viewer: Viewer) -> list[Tell]:
    return [tell for tell in told if tell.visible_to(viewer)]


def _known(match: Match[Any], viewer: Viewer) -> Counter[tuple[str, str]]:
    """The cards a viewer knows, wherever they lie, by family."""
    return Counter(
        (zone.family, card)
        for zone in match.game.zones(match.state).values()
        for card in zone.seen_by(viewer)
        if card is not None
    )


def _untold(before: Match[Any], after: Match[Any]) -> bool:
    """Whether people know more now than the zones tell: then other worlds have other stories.

    Something was read out; or cards were seen and the dice used, perhaps to shuffle them away again.
    """
    if after.state.reveals != before.state.reveals:
        return True
    rolled = after.state.dice.drawn != before.state.dice.drawn
    return rolled and _times_seen(after) != _times_seen(before)


def _times_seen(match: Match[Any]) -> int:
    return sum(zone.learned for zone in match.game.zones(match.state).values())


def _dice(walk: Walk, name: str) -> Dice:
    return Dice.seeded(f"{walk.seed}/{walk.decisions}/{name}")
