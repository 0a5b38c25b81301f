"""Why something a person taps cannot be done now, and what stands faintly in a list where it is missed.

The reasons are those of the predicates that build the options, in the order in which a person would run into
them; nothing here looks at anything hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fathomfive.author import Ask, Text, look, person, say
from fathomfive.games.sleeping.actions import GoToMarket, GoToPort
from fathomfive.games.sleeping.crew import controller, health, join_cost, may_join, skill
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.game import MOST_TOKENS
from fathomfive.games.sleeping.names import card_name, crew_name, region_name
from fathomfive.games.sleeping.pictures import portrait
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.combat import may_attack
from fathomfive.games.sleeping.steps.ship import works

Reason = tuple[Text, str]
MOST_FAINT = 2


def why_not(g: SleepingState, seat: int, touched: str) -> Reason | None:
    """The reason, or None where nothing speaks against it or nobody would expect it."""
    if g.phase in ("setup", "start") or g.ended:
        return None
    if touched in g.crew:
        return _member(g, seat, touched)
    head, _, name = touched.partition("-")
    about = _ABOUT.get(head)
    reason = about(g, name) if about is not None else None
    if reason is not None and seat != g.active:
        return say("whynot-turn", who=person(g.active)), "SLG-TURN-1"
    return reason


# --- people ----------------------------------------------------------------------------------------------


def _member(g: SleepingState, seat: int, member: CrewId) -> Reason | None:
    if g.test is not None and g.test.fate is None:
        return not_in_test(g, seat, member)
    if g.combat is not None and g.combat.attack is None:
        return not_in_fight(g, seat, member)
    return None


def not_in_test(g: SleepingState, seat: int, member: CrewId) -> Reason | None:
    """SLG-CHAL-2, SLG-CHAL-3, SLG-CHAL-4, SLG-TRAV-2."""
    name = crew_name(g.book, member)
    if member in g.trial.picked or member in g.trial.committed:
        return say("whynot-in-already", name=name), "SLG-CHAL-2"
    if controller(g, member) != seat:
        return say("whynot-not-yours", name=name, who=person(controller(g, member))), "SLG-CHAL-3"
    if health(g, member) <= 0:
        return say("whynot-down", name=name), "SLG-CHAL-2"
    if not may_join(g, member):
        return say("whynot-tired", name=name), "SLG-CHAL-2"
    if g.trial.kind == "travel" and skill(g, member, "craft") < 1:
        return say("whynot-no-craft", name=name), "SLG-TRAV-2"
    if join_cost(g, member) > g.players[seat].command:
        return say("whynot-low-morale", name=name), "SLG-CHAL-4"
    return None


def not_in_fight(g: SleepingState, seat: int, member: CrewId) -> Reason | None:
    """SLG-ATK-1."""
    name = crew_name(g.book, member)
    if controller(g, member) != seat:
        return say("whynot-not-yours", name=name, who=person(controller(g, member))), "SLG-ATK-1"
    if may_attack(g, member):
        return None if g.fight.tokens[seat] else (say("whynot-no-token", name=name), "SLG-COMB-2")
    if health(g, member) <= 0:
        return say("whynot-down", name=name), "SLG-ATK-1"
    if g.crew[member].tokens >= MOST_TOKENS:
        return say("whynot-attacked", name=name, n=MOST_TOKENS), "SLG-ATK-1"
    return say("whynot-frightened", name=name), "SLG-ATK-1"


# --- places ----------------------------------------------------------------------------------------------


def _region(g: SleepingState, region: str) -> Reason | None:
    if region == g.region or region not in g.book.atlas.regions:
        return None
    name = region_name(g.book, region)
    if g.distance_left:
        return say("whynot-not-beside", region=name), "SLG-TRAV-6"
    return (say("whynot-travel-first", region=name), "SLG-TRAV-1") if g.phase == "action" else None


def _location(g: SleepingState, number: str) -> Reason | None:
    place = g.book.atlas.locations[int(number)]
    if g.phase != "action" or g.story is not None or g.distance_left:
        return None
    if place.region != g.region:
        return say("whynot-other-region", place=place.name), "SLG-EXP-1"
    return None


def _room(g: SleepingState, name: str) -> Reason | None:
    if g.phase != "ship" or name == "hull":
        return None
    room = g.book.rooms[name].name
    if name == g.room:
        return say("whynot-same-room", room=room), "SLG-SHIP-1"
    return None if works(g, name) else (say("whynot-room-broken", room=room), "SLG-SHIP-2")


# --- cards -----------------------------------------------------------------------------------------------


def _card(g: SleepingState, card: str) -> Reason | None:
    if card not in g.cards:
        return None
    name, entry = card_name(g.book, card), g.book.cards[card]
    if g.cards[card]:
        return say("whynot-card-used", card=name), "SLG-CMD-2"
    if not entry.uses:
        return None
    if g.players[g.active].command < entry.command:
        return say("whynot-command", card=name, n=entry.command), "SLG-CMD-1"
    return say("whynot-not-now", card=name), "SLG-WIN-1"


_ABOUT: dict[str, Callable[[SleepingState, str], Reason | None]] = {
    "region": _region,
    "location": _location,
    "room": _room,
    "card": _card,
}


# --- expected, but not now -------------------------------------------------------------------------------


def faint(g: SleepingState, ask: Ask, seat: int) -> Sequence[look.Option]:
    """At most two things of a list that a person would look for and not find."""
    match ask.kind:
        case "commit" | "join" | "travel-crew":
            return _absent(g, seat, not_in_test)
        case "combat":
            return _absent(g, seat, not_in_fight)
        case "action" if g.active == seat:
            return _not_here(g, ask)
    return ()


def _absent(
    g: SleepingState, seat: int, reason_of: Callable[[SleepingState, int, CrewId], Reason | None]
) -> Sequence[look.Option]:
    """Members of one's own who cannot take part."""
    found: list[look.Option] = []
    busy = (*g.test.picked, *g.test.committed) if g.test is not None else ()
    for member in CREW:
        if controller(g, member) != seat or member in busy or len(found) == MOST_FAINT:
            continue
        if (reason := reason_of(g, seat, member)) is not None:
            name = crew_name(g.book, member)
            found.append(
                look.Option(
                    id=f"faint-{member}",
                    label=name,
                    style="row",
                    touches=(member,),
                    sprite=look.Sprite(portrait(g, member), alt=name),
                    why_not=reason[0],
                    rule=reason[1],
                )
            )
    return found


def _not_here(g: SleepingState, ask: Ask) -> Sequence[look.Option]:
    """Port and market, where this region has none."""
    here = [type(option) for option in ask.options]
    missing = [
        (kind, name) for kind, name in ((GoToPort, "port"), (GoToMarket, "market")) if kind not in here
    ]
    return [
        look.Option(
            id=f"faint-{name}",
            label=say(f"verb-{name}"),
            group=say(f"verb-{name}"),
            why_not=say(f"whynot-no-{name}"),
            rule="SLG-ACT-3",
        )
        for _, name in missing
    ]
