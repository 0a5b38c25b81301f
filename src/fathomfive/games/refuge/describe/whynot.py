"""Why something a person taps cannot be done now: who, what, why, and the rule that says so.

Asked only about what no option touches. The reasons are those of the predicates that build the options, in
the order in which a person would run into them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from fathomfive.author import EVERYBODY, Ask, Text, Verbs, look, person, say
from fathomfive.games.refuge import deeds, effects
from fathomfive.games.refuge.board import CELL_NAME, Cell, cell_of, distance
from fathomfive.games.refuge.entries import AbilityId, CardId, ObjectiveId, PodObjectiveId
from fathomfive.games.refuge.names import (
    ability_name,
    card_name,
    diver_name,
    name_of,
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
ABOUT: Verbs[Callable[[RefugeState, Diver, str], Reason | None]] = Verbs()
"""By what is touched: the word before the colon of its id."""

SPECIAL_RULES = {
    "sound": "REF-OBJ-9",
    "stow": "REF-OBJ-10",
    "tag": "REF-OBJ-11",
    "lift": "REF-OBJ-15",
    "arm": "REF-OBJ-16",
}


def no(g: RefugeState, diver: Diver, why: str, rule: str, /, **things: Any) -> Reason:
    """A reason for this Diver, with what it speaks of as people call it."""
    named = {kind: name_of(g, kind, thing) for kind, thing in {"diver": diver.id, **things}.items()}
    return Text(f"whynot-{why}", named), rule


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
    about = ABOUT.get(kind)
    return None if about is None else about(g, diver, name)


# --- swimming ----------------------------------------------------------------------------------------


def swim(g: RefugeState, diver: Diver, to: Cell) -> Reason | None:
    """One step to a cell without a Diver (REF-MOVE-1, REF-MOVE-3, REF-OCC-3, REF-COMP-12)."""
    if to not in g.board.space:
        return None
    if not diver.on_board:
        return no(g, diver, "devoured", "REF-DEV-3")
    if to == diver.cell:
        return no(g, diver, "swim_here", "REF-MOVE-1", cell=to)
    if diver.down:
        return no(g, diver, "swim_down", "REF-MOVE-3")
    if (spent := no_actions(g, diver)) is not None:
        return spent
    if (steps := distance(diver.cell, to)) > 1 or to not in g.board.neighbours[diver.cell]:
        return no(g, diver, "swim_far", "REF-MOVE-1", cell=to, steps=steps)
    if (other := g.diver_at(to)) is not None:
        return no(g, diver, "swim_taken", "REF-OCC-3", cell=to, other=other.id)
    if g.competitive and is_locked(g, to):
        return no(g, diver, "swim_locked", "REF-COMP-12", pod=to % 10)
    return None


def no_actions(g: RefugeState, diver: Diver) -> Reason | None:
    if g.actions_left:
        return None
    return no(g, diver, "no_actions", "REF-COMP-4" if g.competitive else "REF-TURN-3")


@ABOUT.does("tentacle")
def tentacle(g: RefugeState, diver: Diver, number: str) -> Reason | None:
    """Beside the Diver one may swim onto it; elsewhere it takes a space, a Weapon or a card."""
    cell = g.tentacles[int(number)] if number.isdigit() and int(number) < len(g.tentacles) else Cell(-1)
    if cell < 0:
        return None
    if distance(diver.cell, cell) == 1 and diver.standing:
        return swim(g, diver, cell)
    message = "arm-competitive" if g.competitive else "arm"
    return no(g, diver, message, "REF-ELIM-1", cell=cell)


@ABOUT.does("head")
def head(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if g.progress is not None and not g.competitive and (special := g.objective.special) is not None:
        if special.at == "adjacent_head":
            return special_action(g, diver)
    if diver.standing and g.head_place.distance[diver.cell] == 1:
        return None  # one may swim into it, after all
    return no(g, diver, "head", "REF-HEAD-1")


# --- other Divers ------------------------------------------------------------------------------------


@ABOUT.does("diver")
def other_diver(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    for other in g.divers:
        if other.id == name:
            return stand(g, diver) if other is diver else give(g, diver, other)
    return None


@ABOUT.does("hand")
def hand_of(g: RefugeState, diver: Diver, seat: str) -> Reason | None:
    owner, _, _ = seat.partition("/")
    if not owner.isdigit() or int(owner) >= len(g.divers) or int(owner) == diver.seat:
        return None
    return give(g, diver, g.divers[int(owner)])


def give(g: RefugeState, diver: Diver, other: Diver) -> Reason | None:
    """Cards go to neighbours only (REF-PASS-1, REF-PASS-2), and in a race to nobody (REF-COMP-14)."""
    if g.competitive:
        return no(g, diver, "give_race", "REF-COMP-14", other=other.id)
    for one in (diver, other):
        if not one.on_board:
            return no(g, diver, "give_devoured", "REF-PASS-2", other=other.id, gone=one.id)
    if (steps := distance(diver.cell, other.cell)) > 1:
        return no(g, diver, "give_far", "REF-PASS-1", other=other.id, steps=steps)
    if not diver.hand:
        return no(g, diver, "give_nothing", "REF-PASS-1", other=other.id)
    return None


def stand(g: RefugeState, diver: Diver) -> Reason | None:
    """Getting oneself up costs a pair of cards (REF-REC-1)."""
    if not diver.down or not diver.on_board or g.competitive:
        return None
    return no_actions(g, diver) or (None if pairs(g, diver) else no_pair(g, diver))


def no_pair(g: RefugeState, diver: Diver) -> Reason:
    return no(g, diver, "no_pair", "REF-REC-1", cost=g.numbers.recover_cost)


# --- cards and abilities -----------------------------------------------------------------------------


@ABOUT.does("card")
def card(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    card_id = CardId(name.partition(":")[0])
    if card_id not in diver.hand:
        return None
    entry = g.book.salvage[card_id]
    todo = entry.effects_in(g.mode)
    if not todo:
        return no(g, diver, "weapon", "REF-CONTACT-3", card=card_id)
    if diver.down and not entry.while_down:
        return no(g, diver, "card_down", "REF-REC-3", card=card_id)
    return no_actions(g, diver) or useless(g, diver, card_name(card_id), todo[0])


@ABOUT.does("ability")
def ability(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if name not in g.book.abilities_of[diver.id]:
        return None
    entry = g.book.abilities[AbilityId(name)]
    if entry.id in diver.used:
        return no(g, diver, "used", "REF-ABIL-1", ability=entry.id)
    if entry.timing == "reaction":
        when = words(f"when-{entry.trigger_in(g.mode)}")
        return no(g, diver, "reaction", "REF-ABIL-2", ability=entry.id, when=when)
    if not diver.standing and not entry.while_down:
        return no(g, diver, "ability_down", "REF-ABIL-3", ability=entry.id)
    if entry.timing == "action" and (spent := no_actions(g, diver)) is not None:
        return spent
    return useless(g, diver, ability_name(entry.id), entry.effects_in(g.mode, g.players)[0])


def useless(g: RefugeState, diver: Diver, what: Text, op: effects.Op) -> Reason | None:
    """It would change nothing (REF-TURN-6)."""
    if deeds.possible(g, diver, op):
        return None
    why = words(f"useless-{type(op).__struct_config__.tag}")
    return no(g, diver, "useless", "REF-TURN-6", what=what, why=why)


# --- objectives and pods -----------------------------------------------------------------------------


@ABOUT.does("objective")
def objective(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if ObjectiveId(name) not in g.objectives:
        return None
    place = g.objectives.index(ObjectiveId(name))
    if place < g.current or (place == g.current and g.progress is None):
        return no(g, diver, "done", "REF-OBJ-3", objective=name)
    if place > g.current:
        return no(g, diver, "later", "REF-OBJ-1", objective=name, current=objective_name(g.objective.id))
    if g.objective.special is None:  # it is met by what happens, not by an action of its own
        return no(g, diver, "no_special", "REF-OBJ-2", objective=name)
    return special_action(g, diver)


@ABOUT.does("marker", "cargo")
def on_marker(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    return special_action(g, diver)


def special_action(g: RefugeState, diver: Diver) -> Reason | None:
    """The extra action of the current objective (REF-OBJ-6)."""
    if g.progress is None or (special := g.objective.special) is None:
        return None
    rule = SPECIAL_RULES[special.id]
    if not diver.standing:
        return no(g, diver, "special_down", "REF-OBJ-6", special=special.id)
    if not is_at_special(g, diver):
        away = g.head_place.distance[diver.cell]
        return no(g, diver, f"special_{special.at}", rule, special=special.id, steps=away)
    if not can_pay_special(g, diver):
        return no(g, diver, f"special_{special.card_filter}", rule, special=special.id)
    return no_actions(g, diver)


@ABOUT.does("pod", "pod_objective")
def pod(g: RefugeState, diver: Diver, number: str) -> Reason | None:
    """Unlocking needs an open objective that is met and paid (REF-COMP-11)."""
    if not number.isdigit() or not 1 <= int(number) <= len(g.pods):
        return None
    column = int(number)
    if column in g.unlocked:
        return no(g, diver, "pod_open", "REF-COMP-12", pod=column)
    if g.pods.known[column - 1] != EVERYBODY:
        return no(g, diver, "pod_hidden", "REF-COMP-11", pod=column)
    if diver.standing and g.actions_left and column in unlockable(g, diver):
        return None
    needs = words(f"pod-{PodObjectiveId(g.pods.cards[column - 1])}-text")
    return no(g, diver, "pod", "REF-COMP-11", pod=column, needs=needs)


# --- the rest of the table ---------------------------------------------------------------------------


@ABOUT.does("salvage_deck")
def salvage_deck(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    if not g.competitive:
        return words("whynot-draw"), "REF-ELIM-1"
    if diver.down:
        return no(g, diver, "draw_down", "REF-COMP-7")
    return no_actions(g, diver)


@ABOUT.does("kraken", "kraken_deck")
def kraken_deck(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    return words("whynot-kraken_deck"), "REF-COMP-9" if g.competitive else "REF-TURN-8"


@ABOUT.does("camera")
def camera(g: RefugeState, diver: Diver, name: str) -> Reason | None:
    return words("whynot-camera"), "REF-OCC-2"


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
