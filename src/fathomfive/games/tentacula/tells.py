"""What is told of a voyage: every line of the log, with what moves, how much it matters and what it is about.

Nothing here changes the table. What takes work asks for `g.sink` first: nobody listens in a simulation.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from fathomfive.author import Beat, Motion, Shows, Text, Words, say
from fathomfive.games.tentacula.actions import Swim
from fathomfive.games.tentacula.board import COLOURS, FINISH, FISH, INSIDE, NO_TILE, OUTSIDE, PHASE_C
from fathomfive.games.tentacula.motions import (
    DIE_ROLLS,
    GATE_SHAKES,
    GATE_TURNS_UP,
    SHELL_FLIPS,
    begins,
    brought_back,
    clue_turns_up,
    is_drawn,
    lays,
    pile_goes_on,
    pile_is_laid,
    saved,
    shakes,
    stolen,
    swims,
    takes,
    washed_away,
)
from fathomfive.games.tentacula.names import (
    CHEST,
    DIE,
    GATE,
    OCTOPUS,
    PILE,
    SANDBANK,
    STASH,
    creature_name,
    face_words,
    fish_name,
    fish_piece,
    gap_at,
    gem_name,
    gem_piece,
    place_name,
    reef_id,
    seat_id,
    sprite,
    tile_name,
    tile_piece,
    words,
)
from fathomfive.games.tentacula.state import TentaculaState

Given: TypeAlias = dict[str, Any]
"""The arguments of a line."""

QUIET, GOOD = Beat("quiet"), Beat(tone="good")


def a_gem(colour: int) -> Text:
    """ "an emerald" """
    return words(f"gem-{COLOURS[colour]}.a")


# --- before the first turn ---------------------------------------------------------------------------


def sets_out(g: TentaculaState) -> None:
    if g.sink is None:
        return
    names: Given = {f"fish_{fish + 1}": fish_name(fish) for fish in range(len(FISH))}
    given: Given = {"players": g.players, "level": words(f"level-{g.level}"), "shells": g.shells}
    g.tell("sets_out", "TEN-END-1", gems=sum(g.chest), **given, **names)


def picks_stash(g: TentaculaState, seat: int, stash: str) -> None:
    g.tell("stash", "TEN-SETUP-3", seat, stash=stash, text=words(f"stash-{stash}-text"))


def picks_chip(g: TentaculaState, seat: int, chip: int) -> None:
    if g.sink is not None:
        name = creature_name(chip)
        power = words(f"{name.id.replace('creature', 'chip')}-power")
        g.tell("chip", "TEN-SETUP-5", seat, creature=chip, power=power)


def snail_out(g: TentaculaState, face: int) -> None:
    g.tell("snail_out", "TEN-SETUP-8", tile=face)


def reef_begins(g: TentaculaState) -> None:
    """The first two tiles lie there, and the rest is the pile."""
    if g.sink is None:
        return
    inside, outside = g.inside[1], g.outside[1]
    motions = begins(g, inside, INSIDE), begins(g, outside, OUTSIDE), pile_is_laid(g)
    faces = {"inner": face_words(g.book, inside), "outer": face_words(g.book, outside)}
    given: Given = {"inside": inside, "outside": outside, "left": len(g.pile), **faces}
    g.tell("reef_begins", "TEN-SETUP-10", None, *motions, **given)


def gate(g: TentaculaState) -> None:
    """A new gate, by the order in which the fish may pass."""
    if g.sink is None:
        return
    clues = [clue_turns_up(g, number) for number in range(1, len(FISH) + 1)]
    first, second, third = (fish_name(fish) for fish in g.queue)
    order = say("gate-order", first=first, second=second, third=third)
    shows = Shows(words(f"gate-{g.gate}"), sprite("gate", g.gate), order, origin=GATE)
    beat = Beat("reveal", shows=shows) if g.round else None
    g.tell("gate", "TEN-GATE-1", None, GATE_TURNS_UP, *clues, beat=beat, gate=g.gate, order=order)


# --- a turn ------------------------------------------------------------------------------------------


def turn(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        beat = Beat("turn", touches=(seat_id(seat),))
        given: Given = {"round": g.round, "turn": g.turn, "tile": g.hands[seat]}
        g.tell("turn", "TEN-ROUND-2", seat, beat=beat, creature=g.creature, **given)


def no_room(g: TentaculaState, seat: int) -> None:
    g.tell("no_room", "TEN-PLACE-6", seat, tile=g.hands[seat])


def lays_tile(g: TentaculaState, seat: int, side: int, segment: int) -> None:
    """It still lies in front of its owner."""
    face = g.hands[seat]
    g.tell("lays", "TEN-PLACE-2", seat, (lays, seat, side), tile=face, face=face, side=side, n=segment)


def fish_swims(g: TentaculaState, seat: int, answer: Swim) -> None:
    """From where it is still; for a shell it follows another creature than that of the tile."""
    if g.sink is None:
        return
    motion = swims(g, answer.fish, answer.to)
    given: Given = {"fish": answer.fish, "place": answer.to, "origin": place_name(g.fish[answer.fish])}
    home = "yes" if answer.to >= FINISH else "no"
    given |= {"creature": answer.creature, "own": creature_name(g.creature), "home": home}
    what, rule = ("swims-shell", "TEN-MOVE-8") if answer.shell else ("swims", "TEN-MOVE-2")
    g.tell(what, rule, seat, motion, sound="bubble", **given)


def stays(g: TentaculaState, seat: int) -> None:
    g.tell("stays", "TEN-MOVE-10", seat, creature=g.creature)


def pays_shell(g: TentaculaState, seat: int, rule: str) -> None:
    """It is gone already."""
    g.tell("pays", rule, seat, SHELL_FLIPS, beat=QUIET, left=g.shells)


def flips_shell(g: TentaculaState, seat: int, *, kept: bool) -> None:
    """The crab's."""
    if kept:
        g.tell("flip-kept", "TEN-POWER-3", seat, SHELL_FLIPS, beat=GOOD, left=g.shells)
    else:
        g.tell("flip-lost", "TEN-POWER-3", seat, SHELL_FLIPS, beat=QUIET)


def passes_gate(g: TentaculaState, fish: int) -> None:
    """It has left the queue already."""
    if g.sink is None:
        return
    if g.queue:
        g.tell("passes", "TEN-GATE-3", None, GATE_SHAKES, fish=fish, following=fish_name(g.queue[0]))
    elif g.phase == PHASE_C:  # the last gate: nothing folds after it (TEN-FOLD-5)
        g.tell("passes-home", "TEN-GATE-3", None, GATE_SHAKES, fish=fish)
    else:
        g.tell("passes-last", "TEN-GATE-3", None, GATE_SHAKES, fish=fish)


def finds_shell(g: TentaculaState, seat: int) -> None:
    """It is the team's already."""
    g.tell("shell", "TEN-SPEC-2", seat, beat=GOOD, fish=g.moved, count=g.shells)


def shells_are_full(g: TentaculaState, seat: int) -> None:
    g.tell("shell-full", "TEN-SPEC-2", seat, fish=g.moved, count=g.shells)


def dolphin(g: TentaculaState, seat: int, colour: int) -> None:
    """The gem still lies in the chest."""
    if g.sink is not None:
        given: Given = {"gem": a_gem(colour), "count": sum(g.stash) + 1, "of": sum(g.need)}
        beat = Beat(touches=(STASH,), tone="good")
        g.tell("dolphin", "TEN-SPEC-3", seat, saved(g, colour), sound="bubbles", beat=beat, **given)


def shark(g: TentaculaState, seat: int, colour: int) -> None:
    """The gem is still in the cave."""
    if g.sink is not None:
        given: Given = {"gem": a_gem(colour), "count": g.chest[colour] + 1}
        beat = Beat(touches=(CHEST,), tone="good")
        g.tell("shark", "TEN-SPEC-4", seat, brought_back(g, colour), sound="bubbles", beat=beat, **given)


def boxed(g: TentaculaState, seat: int) -> None:
    g.tell("boxed", "TEN-ROUND-4", seat, tile=g.hands[seat])


# --- a theft -----------------------------------------------------------------------------------------


def nothing_to_steal(g: TentaculaState, fish: int) -> None:
    g.tell("nothing", "TEN-STEAL-5", fish=fish, place=g.fish[fish])


def exposed(g: TentaculaState, fish: int, rule: str) -> None:
    if g.sink is not None:
        when = "round" if rule == "TEN-REND-1" else "turn"
        beat = Beat(touches=(fish_piece(fish), OCTOPUS), tone="bad")
        given: Given = {"fish": fish, "place": g.fish[fish], "when": when, "gap": gap_at(g, g.fish[fish])}
        g.tell("exposed", rule, None, shakes(g, fish), beat=beat, **given)


def rolls(g: TentaculaState, roller: int, *, again: bool) -> None:
    """Everybody looks at the die; what comes of it is the theft."""
    if g.sink is None:
        return
    gem = sprite("gem", COLOURS[g.die])
    die = sprite("die", COLOURS[g.die])
    shows = Shows(gem_name(g.die), die, spots=(gem,), look="dice", origin=DIE)
    what, rule = ("rolls-again", "TEN-POWER-2") if again else ("rolls", "TEN-STEAL-2")
    beat = Beat("reveal", touches=(OCTOPUS,), shows=shows, tone="bad")
    g.tell(what, rule, roller, DIE_ROLLS, sound="die", beat=beat, colour=g.die)


def keeps_roll(g: TentaculaState, roller: int) -> None:
    g.tell("keeps", "TEN-POWER-2", roller, beat=QUIET, colour=g.die)


def gives_instead(g: TentaculaState, roller: int, colour: int) -> None:
    """The colour that was rolled is not in the chest."""
    if g.sink is not None:
        g.tell("instead", "TEN-STEAL-3", roller, beat=QUIET, colour=g.die, gem=a_gem(colour))


def steals(g: TentaculaState, roller: int, colour: int) -> None:
    """The gem still lies in the chest."""
    if g.sink is None:
        return
    left = g.chest[colour] - 1
    short = "yes" if left < g.need[colour] - g.stash[colour] else "no"
    given: Given = {"gem": a_gem(colour), "colour": colour, "left": left, "short": short}
    beat = Beat(touches=(OCTOPUS, CHEST), spot=1, tone="bad")
    g.tell("steals", "TEN-STEAL-2", roller, stolen(g, colour), sound="bubbles", beat=beat, **given)


# --- the end of a round ------------------------------------------------------------------------------


def draws(g: TentaculaState, seat: int, face: int) -> None:
    """It has left the pile, and is turned over."""
    if g.sink is not None:
        motions = is_drawn(g, seat, face), pile_goes_on(g)
        given: Given = {"tile": face, "face": face ^ 1, "left": len(g.pile)}
        g.tell("draws", "TEN-DRAW-2", seat, *motions, **given)


def takes_tile(g: TentaculaState, seat: int, face: int, segment: int, side: int) -> None:
    """It still lies on the reef."""
    motion = (takes, seat, face, segment, side)
    g.tell("takes", "TEN-DRAW-3", seat, motion, tile=face, face=face ^ 1, side=side, n=segment)


def without_tile(g: TentaculaState, seat: int) -> None:
    g.tell("without", "TEN-DRAW-4", seat)


def holds(g: TentaculaState, seat: int, face: int) -> None:
    g.tell("holds", "TEN-POWER-5", seat, tile=face, face=face)


def board_opens(g: TentaculaState) -> None:
    """The pile is still there."""
    if g.sink is not None:
        pile = [washed_away(PILE, SANDBANK)] if g.pile.cards else []
        g.tell("opens", "TEN-FOLD-1", None, *pile, sound="canvas", lost=len(g.pile))


def board_closes(g: TentaculaState, first: int, beyond: int) -> None:
    """The tiles of these segments are still there."""
    if g.sink is None:
        return
    motions: list[Motion] = []
    names: Words = ""
    for segment in range(first, beyond):
        for side, track in enumerate((g.inside, g.outside)):
            if track[segment] != NO_TILE:
                motions.append(washed_away(tile_piece(g.book, track[segment]), reef_id(segment, side)))
                name = tile_name(g.book, track[segment])
                names = say("list-on", first=names, next=name) if names else name
    g.tell("closes", "TEN-FOLD-2", None, *motions, sound="canvas", lost=len(motions), names=names)


# --- the end -----------------------------------------------------------------------------------------


def chest_fills_stash(g: TentaculaState) -> None:
    """All fish are home. The gems still lie in the chest."""
    if g.sink is None:
        return
    motions = [
        Motion(gem_piece(colour, g.stash[colour] + number), CHEST, STASH, how="splash")
        for colour, lacks in enumerate(g.lacking)
        for number in range(min(lacks, g.chest[colour]))
    ]
    g.tell("fills", "TEN-END-1", None, *motions, sound="bubbles", count=len(motions))


def ends(g: TentaculaState, cause: str, rule: str) -> None:
    if g.sink is not None:
        given: Given = {"home": g.home, "of": len(FISH), "gems": g.secured, "needed": sum(g.need)}
        g.tell(f"end-{cause}", rule, beat=Beat("end"), **given, turns=g.turn)
