"""What is told of a voyage where it takes more than a line: which words fit, by which rule, and to whom.

Nothing here changes the table.
"""

from __future__ import annotations

from typing import Any

from fathomfive.author import seat_mask
from fathomfive.games.sleeping import beats, motions
from fathomfive.games.sleeping.actions import UseAbility
from fathomfive.games.sleeping.cards import Deed, Usable, does_something
from fathomfive.games.sleeping.effects import AnyEffect, CrewId, Effects
from fathomfive.games.sleeping.fight import strength
from fathomfive.games.sleeping.game import BELLS
from fathomfive.games.sleeping.names import event_text
from fathomfive.games.sleeping.state import CAPTAIN, CREW, SleepingState

# --- before the first turn -------------------------------------------------------------------------------


def opening(g: SleepingState, what: str, rule: str) -> None:
    """Where the voyage begins or goes on, what is in the hold, and what a defeat means."""
    name = g.book.atlas.maps[g.map].name
    g.tell(what, rule, None, region=g.region, map=name, turn=g.turn, bells=BELLS)
    held = {kind: n for kind, n in g.resources.items() if n}
    if held:
        g.tell("stores", "SLG-SETUP-3", None, beat=beats.QUIET, stores=held, cards=tuple(g.cards))
    g.tell("brutal" if g.brutal else "normal", "SLG-SETUP-13", None, beat=beats.QUIET)


def watches(g: SleepingState) -> None:
    """Who sails whom; the Captain is nobody's."""
    for seat in g.around(g.active):
        crew = [member for member in CREW if member != CAPTAIN and g.crew[member].seat == seat]
        g.tell("watch", "SLG-SETUP-4", seat, beat=beats.QUIET, crew=crew)


# --- hands and command -----------------------------------------------------------------------------------


def command(g: SleepingState, seat: int, n: int, missing: int) -> None:
    rule = "SLG-SHIP-7" if missing else "SLG-CMD-1"
    g.tell("command", rule, seat, n=n, missing=missing, total=g.players[seat].command)


def drawn(g: SleepingState, seat: int, card: str) -> None:
    mine = seat_mask(seat)
    g.tell(
        "drew-card",
        "SLG-HAND-1",
        seat,
        (motions.card, card, motions.DECK, motions.HAND),
        sound="card-draw",
        only=mine,
        card=card,
        printed=card,
        skill=g.book.abilities[card].skill,
    )
    g.tell("drew", "SLG-HAND-1", seat, sound="card-draw", but=mine, n=len(g.players[seat].hand))


def from_hand(g: SleepingState, what: str, rule: str, seat: int, card: str, to: str, **things: Any) -> None:
    """A card leaves a hand, open to all: one sees it go from one's own, the others from that seat."""
    mine = seat_mask(seat)
    g.tell(what, rule, seat, (motions.card, card, motions.HAND, to), only=mine, card=card, **things)
    away = (motions.card, card, motions.plate(seat), to)
    g.tell(what, rule, seat, away, but=mine, card=card, **things)


def discarded(g: SleepingState, rule: str, seat: int, card: str) -> None:
    from_hand(g, "discard", rule, seat, card, motions.DISCARDED, n=len(g.players[seat].hand))


def handed_on(g: SleepingState, who: int, to: int, card: str) -> None:
    """Who had it and who gets it know the card; the others see one change hands."""
    giver, taker = seat_mask(who), seat_mask(to)
    comes = (motions.card, card, motions.plate(who), motions.HAND)
    goes = (motions.card, card, motions.HAND, motions.plate(to))
    g.tell("card-handed-on", "SLG-PLAY-2", to, comes, only=taker, card=card)
    if who < g.seats:
        g.tell("card-handed-on", "SLG-PLAY-2", to, goes, only=giver, card=card)
    g.tell("handed-on", "SLG-PLAY-2", to, but=taker | giver)


def used(g: SleepingState, action: Usable, effects: Effects, deed: Deed, paid: int, rule: str) -> None:
    given_up = isinstance(action, UseAbility) and g.book.abilities[action.card].mode == "discard"
    what = "use-up" if given_up else "use"
    g.tell(what, rule, action.seat, source=deed.source, n=paid, effects=effects)


def works(g: SleepingState, effect: AnyEffect, deed: Deed, source: str, rule: str) -> None:
    """A card that waited for this moment, if it changes anything."""
    if g.sink is not None and does_something(g, effect, deed):
        g.tell("works", rule, None, beat=beats.QUIET, source=source)


# --- what the party has ----------------------------------------------------------------------------------


def spent(g: SleepingState, kind: str, n: int, seat: int | None, rule: str) -> None:
    """Paid by somebody, or lost."""
    what = "lose" if seat is None else "pays"
    about = (beats.bad_for, f"store-{kind}")
    g.tell(what, rule, seat, beat=about, kind=(kind, n), n=n, left=g.resources[kind])


def card_gained(g: SleepingState, card: str) -> None:
    what, rule = ("totem", "SLG-CAMP-4") if g.book.cards[card].totem else ("card", "SLG-ADV-1")
    n = len(g.totems)
    g.tell(what, rule, None, sound="card-flip", beat=(beats.gained, card), card=card, printed=card, n=n)


def level(g: SleepingState, name: str, rule: str) -> None:
    """Paid for in a port, or free."""
    entry = g.book.levels[name]
    g.tell(
        "level",
        rule,
        None,
        sound="card-flip",
        beat=(beats.good_for, entry.crew),
        level=name,
        member=entry.crew,
        printed=name,
        n=entry.xp if rule == "SLG-PORT-5" else 0,
        left=g.xp,
    )


def repaired(g: SleepingState, area: str, seat: int, rule: str) -> None:
    about = (beats.good_for, f"room-{area}")
    g.tell("repair", rule, seat, beat=about, area=area, n=g.hull[area], total=g.ship_damage)


def armed(g: SleepingState, rule: str, seat: int, card: str, member: CrewId, before: CrewId | None) -> None:
    about = (beats.about, member)
    if before is None:
        g.tell("arm", rule, seat, sound="steel", beat=about, card=card, member=member, printed=card)
    else:
        g.tell("rearm", rule, seat, sound="steel", beat=about, card=card, member=member, owner=before)


# --- the ship and the sea --------------------------------------------------------------------------------


def room(g: SleepingState, came_from: str, gives: bool) -> None:
    goes = (motions.goes_to_room, came_from, g.room)
    what = "room" if came_from else "first-room"
    g.tell(what, "SLG-SHIP-1", g.active, goes, sound="knock", area=came_from or g.room, room=g.room)
    if not gives:
        g.tell("room-broken", "SLG-SHIP-2", None, beat=beats.BAD, room=g.room)


def port(g: SleepingState) -> None:
    """Once, not again after each service."""
    if g.phase != "port":
        g.tell("port", "SLG-PORT-1", g.active, sound="canvas", region=g.region, n=g.resources["coin"])


def distance(g: SleepingState, skill: int, fate: int, far: int) -> None:
    """How far the ship may sail; cards and events may have changed what the table says."""
    plain = g.book.distance(skill + fate)
    g.tell(
        "distance",
        "SLG-TRAV-5",
        g.active,
        strength=skill,
        fate=fate,
        total=skill + fate,
        n=far,
        plain=plain,
        changed=far - plain,
    )


def serpent(g: SleepingState, was: str) -> None:
    """It comes up, goes down, follows onto another map or swims nearer."""
    moves = (motions.serpent, was, g.serpent)
    if not was:
        about = (beats.bad_for, "ship")
        g.tell("serpent-comes", "SLG-EVENT-10", None, moves, sound="rumble", beat=about, region=g.serpent)
    elif not g.serpent:
        g.tell("serpent-goes", "SLG-EVENT-5", None, moves, beat=beats.GOOD, region=was)
    elif g.book.atlas.map_of[was] != g.book.atlas.map_of[g.serpent]:
        g.tell("serpent-follows", "SLG-EVENT-11", None, moves, beat=beats.BAD, region=g.serpent)
    else:
        g.tell("serpent", "SLG-EVENT-10", None, moves, beat=beats.BAD, origin=was, region=g.serpent)


# --- events and pages ------------------------------------------------------------------------------------


def event(g: SleepingState, card: str) -> None:
    entry = g.book.events[card]
    what, rule = ("ongoing", "SLG-EVENT-3") if entry.ongoing else ("event", "SLG-EVENT-1")
    g.tell(
        what,
        rule,
        g.active,
        sound="card-flip",
        beat=(beats.event, card),
        name=entry.name,
        text=event_text(entry),
        n=g.events_left,
    )
    if entry.constant:
        g.tell("constant", "SLG-EVENT-4", None, beat=beats.BAD, name=entry.name, effects=entry.constant)


def on_explore(g: SleepingState) -> None:
    """Events that strike whoever goes ashore."""
    for card in g.ongoing:
        if g.book.events[card].on_explore:
            g.tell("works", "SLG-EVENT-4", None, beat=beats.QUIET, source=card)


# --- challenges and fate ---------------------------------------------------------------------------------


def nobody_commits(g: SleepingState, seat: int) -> None:
    """Others need not say that they stay away."""
    if seat == g.active:
        g.tell("nobody-commits", "SLG-RULING-7", seat, beat=beats.QUIET)


def pays_to_join(g: SleepingState, seat: int, fee: int) -> None:
    if fee:
        rule = "SLG-CHAL-4" if seat == g.active else "SLG-CHAL-3"
        g.tell("pays-to-join", rule, seat, beat=beats.QUIET, n=fee, left=g.players[seat].command)


def commits(g: SleepingState, seat: int, member: CrewId) -> None:
    rule = "SLG-CHAL-2" if seat == g.active else "SLG-CHAL-3"
    about, skill = (beats.quietly_about, member), g.trial.skill
    g.tell("commit", rule, seat, beat=about, member=member, skill=skill, strength=(member, skill))


def redrawn(g: SleepingState, before: int, new: int, counts: int, keep: str | None) -> None:
    rule = "SLG-ADV-7" if keep == "best" else "SLG-FATE-3"
    g.tell("redraw", rule, None, before=before, drawn=new, fate=counts)


# --- fights ----------------------------------------------------------------------------------------------


def fight(g: SleepingState, level: int) -> None:
    """The row with what can be read on each card, and who may attack how often."""
    row = [foe.enemy for foe in g.fight.row]
    appear = ((motions.enemy, enemy, "fade") for enemy in row)
    g.tell(
        "combat", "SLG-COMB-1", None, *appear, sound="rumble", beat=(beats.fight,), level=level, enemies=row
    )
    for foe in g.fight.row:
        g.tell(
            "foe",
            "SLG-COMB-1",
            None,
            beat=beats.QUIET,
            enemy=foe.enemy,
            n=g.book.enemies[foe.enemy].defence,
            attack=strength(g, foe),
            hearts=foe.enemy,
        )
    _tokens(g)


def new_round(g: SleepingState) -> None:
    row = [foe.enemy for foe in g.fight.row]
    g.tell("round", "SLG-COMB-6", None, n=g.fight.round, enemies=row)
    _tokens(g)


def _tokens(g: SleepingState) -> None:
    for seat in g.around(g.active):
        g.tell("tokens", "SLG-COMB-2", seat, beat=beats.QUIET, n=g.fight.tokens[seat])


def first_strike(g: SleepingState, enemy: int, hit: bool, first: bool) -> None:
    """After a miss the enemy answers first anyway."""
    if hit and first:
        g.tell("first-strike", "SLG-ATK-8", None, beat=beats.QUIET, enemy=enemy)


def points_lost(g: SleepingState, seat: int, n: int) -> None:
    if n > 0:
        g.tell("points-lost", "SLG-DMG-6", seat, beat=beats.QUIET, n=n)


def covered(g: SleepingState, enemy: int, square: int, target: int) -> None:
    """A square is covered, on the target or beside it, and what was printed in it is off."""
    what, rule = ("cover", "SLG-DMG-1") if enemy == target else ("splash", "SLG-DMG-5")
    _covered(g, what, rule, enemy, square)


def free_strike(g: SleepingState, enemy: int, square: int) -> None:
    _covered(g, "cover", "SLG-RULING-38", enemy, square)


def _covered(g: SleepingState, what: str, rule: str, enemy: int, square: int) -> None:
    about = (beats.at_square, enemy, square)
    shakes = (motions.enemy, enemy, "shake")
    g.tell(what, rule, None, shakes, beat=about, enemy=enemy, spot=(enemy, square), hearts=enemy)
