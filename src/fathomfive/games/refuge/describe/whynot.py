"""Why something a person taps cannot be done now: who, what, why, and the rule that says so.

Asked only about what no option touches. The reasons are those of the predicates that build the options, in
the order in which a person would run into them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from fathomfive.author import EVERYBODY, Ask, Text, look, person, say
from fathomfive.games.refuge import deeds, effects
from fathomfive.games.refuge.board import CELL_NAME, Cell, cell_of, distance
from fathomfive.games.refuge.entries import AbilityId, CardId, ObjectiveId, PodObjectiveId
from fathomfive.games.refuge.names import (
    ability_name,
    card_name,
    cell_name,
    diver_name,
    objective_name,
    special_name,
    words,
)
from fathomfive.games.refuge.scene.sprites import icon
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps.competitive import unlockable
from fathomfive.games.refuge.steps.recover import pairs
from fathomfive.games.refuge.steps.spaces import is_locked
from fathomfive.games.refuge.steps.special import can_pay_special, is_at_special

Reason = tuple[Text, str]

SPECIAL_RULES = {
    "sound": "REF-OBJ-9",
    "stow": "REF-OBJ-10",
    "tag": "REF-OBJ-11",
    "lift": "REF-OBJ-15",
    "arm": "REF-OBJ-16",
}


def why_not(g: RefugeState, seat: int, touched: str) -> Reason | None:
    """The reason, or None where nothing speaks against it or nobody would expect it."""
    if not g.turn:
        return _setting_out(g, touched)
    reason = _about(g, g.divers[seat], touched)
    if reason is None:
        return None
    return not_now(g, seat) or reason


def not_now(g: RefugeState, seat: int) -> Reason | None:
    """What speaks against doing anything of one's own will at this moment."""
    if g.active != seat:
        return say("whynot-turn", who=person(g.active)), "REF-TURN-3"
    if g.phase != "actions":
        return words("whynot-kraken"), "REF-TURN-8"
    if g.doing:
        return words("whynot-busy"), "REF-TURN-5"
    return None


def _setting_out(g: RefugeState, touched: str) -> Reason | None:
    if g.phase != "place" or not re.match(CELL_NAME, touched):
        return None
    cell = cell_of(touched)
    if (other := g.diver_at(cell)) is not None:
        return say("whynot-start_taken", cell=touched, other=diver_name(other.id)), "REF-SETUP-7"
    return say("whynot-start", cell=touched), "REF-SETUP-7"


def _about(g: RefugeState, diver: Diver, touched: str) -> Reason | None:
    """By what was touched."""
    if re.match(CELL_NAME, touched):
        return swim(g, diver, cell_of(touched))
    kind, _, name = touched.partition(":")
    about = _ABOUT.get(kind)
    return None if about is None else about(g, diver, name)


# --- swimming ----------------------------------------------------------------------------------------


def swim(g: RefugeState, diver: Diver, to: Cell) -> Reason | None:
    """One step to a cell without a Diver (REF-MOVE-1, REF-MOVE-3, REF-OCC-3, REF-COMP-12)."""
    who, cell = diver_name(diver.id), cell_name(to)
    if to not in g.board.space:
        return None
    if not diver.on_board:
        return say("whynot-devoured", diver=who), "REF-DEV-3"
    if to == diver.cell:
        return say("whynot-swim_here", diver=who, cell=cell), "REF-MOVE-1"
    if diver.down:
        return say("whynot-swim_down", diver=who), "REF-MOVE-3"
    if not g.actions_left:
        return say("whynot-no_actions", diver=who), _turn_rule(g)
    if (steps := distance(diver.cell, to)) > 1 or to not in g.board.neighbours[diver.cell]:
        return say("whynot-swim_far", diver=who, cell=cell, steps=steps), "REF-MOVE-1"
    if (other := g.diver_at(to)) is not None:
        return say("whynot-swim_taken", diver=who, cell=cell, other=diver_name(other.id)), "REF-OCC-3"
    if g.competitive and is_locked(g, to):
        return say("whynot-swim_locked", diver=who, pod=to % 10), "REF-COMP-12"
    return None


def _turn_rule(g: RefugeState) -> str:
    return "REF-COMP-4" if g.competitive else "REF-TURN-3"


def tentacle(g: RefugeState, diver: Diver, number: str) -> Reason | None:
    """Beside the Diver one may swim onto it; elsewhere it takes a space, a Weapon or a card."""
    cell = g.tentacles[int(number)] if number.isdigit() and int(number) < len(g.tentacles) else Cell(-1)
    if cell < 0:
        return None
    if distance(diver.cell, cell) == 1 and diver.standing:
        return swim(g, diver, cell)
    message = "whynot-arm-competitive" if g.competitive else "whynot-arm"
    return say(message, diver=diver_name(diver.id), cell=cell_name(cell)), "REF-ELIM-1"


def head(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if g.progress is not None and not g.competitive and (special := g.objective.special) is not None:
        if special.at == "adjacent_head":
            return special_action(g, diver)
    if diver.standing and g.head_place.distance[diver.cell] == 1:
        return None  # one may swim into it, after all
    return say("whynot-head", diver=diver_name(diver.id)), "REF-HEAD-1"


# --- other Divers ------------------------------------------------------------------------------------


def other_diver(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    for other in g.divers:
        if other.id == name:
            return stand(g, diver) if other is diver else give(g, diver, other)
    return None


def hand_of(g: RefugeState, diver: Diver, seat: str) -> Reason | None:
    owner, _, _ = seat.partition("/")
    if not owner.isdigit() or int(owner) >= len(g.divers) or int(owner) == diver.seat:
        return None
    return give(g, diver, g.divers[int(owner)])


def give(g: RefugeState, diver: Diver, other: Diver) -> Reason | None:
    """Cards go to neighbours only (REF-PASS-1, REF-PASS-2), and in a race to nobody (REF-COMP-14)."""
    names = {"diver": diver_name(diver.id), "other": diver_name(other.id)}
    if g.competitive:
        return say("whynot-give_race", **names), "REF-COMP-14"
    for one in (diver, other):
        if not one.on_board:
            return say("whynot-give_devoured", **names, gone=diver_name(one.id)), "REF-PASS-2"
    if (steps := distance(diver.cell, other.cell)) > 1:
        return say("whynot-give_far", **names, steps=steps), "REF-PASS-1"
    if not diver.hand:
        return say("whynot-give_nothing", **names), "REF-PASS-1"
    return None


def stand(g: RefugeState, diver: Diver) -> Reason | None:
    """Getting oneself up costs a pair of cards (REF-REC-1)."""
    if not diver.down or not diver.on_board or g.competitive:
        return None
    if not g.actions_left:
        return say("whynot-no_actions", diver=diver_name(diver.id)), "REF-TURN-3"
    return None if pairs(g, diver) else no_pair(g, diver)


def no_pair(g: RefugeState, diver: Diver) -> Reason:
    return say("whynot-no_pair", diver=diver_name(diver.id), cost=g.numbers.recover_cost), "REF-REC-1"


# --- cards and abilities -----------------------------------------------------------------------------


def card(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    card_id = CardId(name.partition(":")[0])
    if card_id not in diver.hand:
        return None
    entry = g.book.salvage[card_id]
    todo = entry.effects_in(g.mode)
    names = {"diver": diver_name(diver.id), "card": card_name(card_id)}
    if not todo:
        return say("whynot-weapon", **names), "REF-CONTACT-3"
    if diver.down and not entry.while_down:
        return say("whynot-card_down", **names), "REF-REC-3"
    if not g.actions_left:
        return say("whynot-no_actions", diver=names["diver"]), _turn_rule(g)
    return None if deeds.possible(g, diver, todo[0]) else useless(names["card"], todo[0])


def ability(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if name not in g.book.abilities_of[diver.id]:
        return None
    entry = g.book.abilities[AbilityId(name)]
    names = {"diver": diver_name(diver.id), "ability": ability_name(entry.id)}
    if entry.id in diver.used:
        return say("whynot-used", **names), "REF-ABIL-1"
    if entry.timing == "reaction":
        when = words(f"when-{entry.trigger_in(g.mode)}")
        return say("whynot-reaction", **names, when=when), "REF-ABIL-2"
    if not diver.standing and not entry.while_down:
        return say("whynot-ability_down", **names), "REF-ABIL-3"
    if entry.timing == "action" and not g.actions_left:
        return say("whynot-no_actions", diver=names["diver"]), _turn_rule(g)
    first = entry.effects_in(g.mode, g.players)[0]
    return None if deeds.possible(g, diver, first) else useless(names["ability"], first)


def useless(what: Text, op: effects.Op) -> Reason:
    """It would change nothing (REF-TURN-6)."""
    why = words(f"useless-{type(op).__struct_config__.tag}")
    return say("whynot-useless", what=what, why=why), "REF-TURN-6"


# --- objectives and pods -----------------------------------------------------------------------------


def objective(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if ObjectiveId(name) not in g.objectives:
        return None
    place = g.objectives.index(ObjectiveId(name))
    names = {"objective": objective_name(ObjectiveId(name))}
    if place < g.current or (place == g.current and g.progress is None):
        return say("whynot-done", **names), "REF-OBJ-3"
    if place > g.current:
        now = objective_name(g.objectives[g.current])
        return say("whynot-later", **names, current=now), "REF-OBJ-1"
    return special_action(g, diver) or _no_special(g, names["objective"])


def _no_special(g: RefugeState, name: Text) -> Reason | None:
    """Some objectives are met by what happens, not by an action of their own."""
    if g.objective.special is not None:
        return None
    return say("whynot-no_special", objective=name), "REF-OBJ-2"


def on_marker(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    return special_action(g, diver)


def special_action(g: RefugeState, diver: Diver) -> Reason | None:
    """The extra action of the current objective (REF-OBJ-6)."""
    if g.progress is None or (special := g.objective.special) is None:
        return None
    rule = SPECIAL_RULES[special.id]
    names = {"diver": diver_name(diver.id), "special": special_name(special.id)}
    if not diver.standing:
        return say("whynot-special_down", **names), "REF-OBJ-6"
    if not is_at_special(g, diver):
        away = g.head_place.distance[diver.cell]
        return say(f"whynot-special_{special.at}", **names, steps=away), rule
    if not can_pay_special(g, diver):
        return say(f"whynot-special_{special.card_filter}", **names), rule
    if not g.actions_left:
        return say("whynot-no_actions", diver=names["diver"]), "REF-TURN-3"
    return None


def pod(g: RefugeState, diver: Diver, number: str) -> Reason | None:
    """Unlocking needs an open objective that is met and paid (REF-COMP-11)."""
    if not number.isdigit() or not 1 <= int(number) <= len(g.pods):
        return None
    column = int(number)
    if column in g.unlocked:
        return say("whynot-pod_open", pod=column), "REF-COMP-12"
    if g.pods.known[column - 1] != EVERYBODY:
        return say("whynot-pod_hidden", pod=column), "REF-COMP-11"
    if diver.standing and g.actions_left and column in unlockable(g, diver):
        return None
    needs = words(f"pod-{PodObjectiveId(g.pods.cards[column - 1])}-text")
    return say("whynot-pod", pod=column, diver=diver_name(diver.id), needs=needs), "REF-COMP-11"


# --- the rest of the table ---------------------------------------------------------------------------


def salvage_deck(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if not g.competitive:
        return words("whynot-draw"), "REF-ELIM-1"
    if diver.down:
        return say("whynot-draw_down", diver=diver_name(diver.id)), "REF-COMP-7"
    if not g.actions_left:
        return say("whynot-no_actions", diver=diver_name(diver.id)), "REF-COMP-4"
    return None


def kraken_deck(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    return words("whynot-kraken_deck"), "REF-COMP-9" if g.competitive else "REF-TURN-8"


def camera(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    return words("whynot-camera"), "REF-OCC-2"


_ABOUT: dict[str, Callable[[RefugeState, Diver, str], Reason | None]] = {
    "tentacle": tentacle,
    "head": head,
    "diver": other_diver,
    "hand": hand_of,
    "card": card,
    "ability": ability,
    "objective": objective,
    "marker": on_marker,
    "cargo": on_marker,
    "pod": pod,
    "pod_objective": pod,
    "salvage_deck": salvage_deck,
    "kraken": kraken_deck,
    "kraken_deck": kraken_deck,
    "camera": camera,
}


# --- expected, but not now ---------------------------------------------------------------------------


def faint(g: RefugeState, ask: Ask, seat: int) -> Sequence[look.Option]:
    """At most two things of the main menu that a person would look for and not find."""
    if ask.kind != "main":
        return ()
    diver = g.divers[seat]
    found = []
    if (reason := special_action(g, diver)) is not None:
        special = g.objective.special
        assert special is not None
        found.append(
            look.Option(
                id="faint-special",
                group=words("verb-or"),
                label=special_name(special.id),
                says=words(f"special-{special.id}-text"),
                touches=(f"objective:{g.objective.id}",),
                sprite=icon(special.id, "!"),
                why_not=reason[0],
                rule=reason[1],
            )
        )
    if diver.down and g.actions_left and not pairs(g, diver):
        why, rule = no_pair(g, diver)
        found.append(
            look.Option(
                id="faint-recover",
                group=words("verb-recover"),
                label=diver_name(diver.id),
                says=say("says-recover_diver", diver=diver_name(diver.id)),
                touches=(diver.piece,),
                sprite=icon("stand", "^"),
                why_not=why,
                rule=rule,
            )
        )
    return found
