"""Why something a person taps cannot be done now: what, why, and the rule that says so.

Asked only about what no option touches. The reasons are those of the predicates that build the options, in
the order in which a person would run into them.
"""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import Ask, Text, look, person, say
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.cards import RULES
from fathomfive.games.jupiter.colony import POD, Space, space_named
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.names import card_name, who, words
from fathomfive.games.jupiter.scene.sprites import icon
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, OUT, JupiterState
from fathomfive.games.jupiter.steps.basics import in_range, shots

Reason = tuple[Text, str]


def why_not(g: JupiterState, seat: int, touched: str) -> Reason | None:
    """The reason, or None where nothing speaks against it or nobody would expect it."""
    reason = about(g, seat, touched)
    if reason is None:
        return None
    return not_now(g, seat) or reason


def not_now(g: JupiterState, seat: int) -> Reason | None:
    """What speaks against doing anything at this moment."""
    if g.phase == "setup":
        return words("whynot-setup"), "JUP-SETUP-11"
    if g.current != seat:
        return say("whynot-turn", who=person(g.current)), "JUP-TURN-1"
    if g.phase != "actions":
        return words("whynot-step"), "JUP-TURN-2"
    if g.picked >= 0 or g.using or g.partner >= 0:
        return words("whynot-first"), "JUP-TURN-5"
    return None


def about(g: JupiterState, seat: int, touched: str) -> Reason | None:
    kind, _, rest = touched.partition(":")
    match kind:
        case "card" | "core":
            holder, _, card = rest.partition(":")
            return about_card(g, seat, int(holder), card.partition(":")[0], is_core=kind == "core")
        case "colonist":
            space = next((s for s in range(POD) if g.occ[s] == COLONIST and g.faces[s] == int(rest)), POD)
            return about_colonist(g, seat, space)
        case "creep":
            return about_creep(g, seat, space_named(rest))
        case "super":
            return about_creep(g, seat, space_named(f"{rest}.C"))
        case "robot" | "hand":
            return about_robot(g, seat, int(rest))
        case "pod":
            return about_pod(g, seat)
        case "cell":
            return words("whynot-cell"), "JUP-POD-8"
    if "/" in touched and kind == touched and not touched.startswith("pod/"):
        return about_space(g, seat, space_named(touched.replace("/", ".")))
    return about_pod(g, seat) if touched.startswith("pod/") else None


def spent(g: JupiterState) -> Reason | None:
    return None if g.actions_left else (words("whynot-no_actions"), "JUP-TURN-5")


def about_space(g: JupiterState, seat: int, space: Space) -> Reason | None:
    here = g.robots[seat].at
    if space not in g.colony.spaces_of[space // SLOTS]:
        return words("whynot-feature"), "JUP-ACT-7"
    if space == here:
        return words("whynot-here"), "JUP-ACT-1"
    if g.occ[space] == COLONIST:
        return about_colonist(g, seat, space)
    if g.occ[space] == CREEP:
        return about_creep(g, seat, space)
    if g.occ[space] != OPEN:
        return words("whynot-occupied"), "JUP-ACT-6"
    return spent(g) or (words("whynot-no_bridge"), "JUP-ACT-1")


def about_colonist(g: JupiterState, seat: int, space: Space) -> Reason | None:
    robot = g.robots[seat]
    if space // SLOTS not in in_range(g, robot):
        return words("whynot-range"), "JUP-ACT-5"
    return spent(g) or (words("whynot-stuck"), "JUP-ACT-6")


def about_creep(g: JupiterState, seat: int, space: Space) -> Reason | None:
    if space // SLOTS != g.robots[seat].at // SLOTS:
        return words("whynot-other_module"), "JUP-ACT-8"
    return spent(g)


def about_robot(g: JupiterState, seat: int, other: int) -> Reason | None:
    if other == seat or other >= g.players:
        return None
    robot, mate = g.robots[seat], g.robots[other]
    if mate.at == OUT:
        return say("whynot-out", who=who(other)), "JUP-RV-3"
    if mate.at // SLOTS not in in_range(g, robot):
        return say("whynot-trade_range", who=who(other)), "JUP-ACT-5"
    if not robot.hand and not mate.hand:
        return say("whynot-no_cards", who=who(other)), "JUP-ACT-4"
    return spent(g)


def about_pod(g: JupiterState, seat: int) -> Reason | None:
    if not g.docked:
        return say("whynot-away", who=who(g.keeper)), "JUP-POD-7"
    if g.occ[POD] != OPEN:
        return words("whynot-full"), "JUP-POD-1"
    if POD not in g.colony.links[g.robots[seat].at]:
        return words("whynot-no_gangway"), "JUP-ACT-1"
    return spent(g)


def about_card(g: JupiterState, seat: int, holder: int, card: CardId, *, is_core: bool) -> Reason | None:
    if card not in g.book.cards:
        return None
    robot, name = g.robots[holder], card_name(card)
    if holder != seat:
        return say("whynot-not_yours", card=name, who=who(holder)), "JUP-CARD-9"
    entry = g.book.cards[card]
    if card in ("phase_shift", "suppressant"):
        return say("whynot-window", card=name), RULES[card]
    if is_core and entry.core == "every_action":
        return say("whynot-always_on", card=name), "JUP-CARD-7"
    if is_core and robot.core_used:
        return say("whynot-core_used", card=name), "JUP-CARD-7"
    if not is_core and robot.has_on(card) and entry.hand == "single_turn":
        return say("whynot-already_on", card=name), "JUP-CARD-10"
    if entry.cost > g.actions_left:
        return say("whynot-cost", card=name, cost=entry.cost, left=g.actions_left), RULES[card]
    return say("whynot-no_target", card=name), RULES[card]


def faint(g: JupiterState, ask: Ask, seat: int) -> Sequence[look.Option]:
    """What one would expect in the menu and cannot do now."""
    if ask.kind != "action" or not g.actions_left:
        return ()
    here = g.robots[seat].at
    if shots(g, seat, here):
        return ()
    shot = look.Option(
        id="faint-shoot",
        group=words("verb-you"),
        label=words("verb-shoot"),
        why_not=words("whynot-shoot_pod" if here == POD else "whynot-shoot_none"),
        rule="JUP-ACT-2",
        sprite=icon("act-shoot"),
    )
    return (shot,)
