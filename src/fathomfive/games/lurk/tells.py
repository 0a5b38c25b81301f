"""What happened, in words and motions, for the log, the animation and the screen reader.

Every function here is silent while nobody listens, so simulations pay one call each.
"""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import Motion, Text, person
from fathomfive.games.lurk import names
from fathomfive.games.lurk.actions import Activate
from fathomfive.games.lurk.entries import AbyssCard, CapId, FactionId, TokenId
from fathomfive.games.lurk.rolls import HIT, blocks_in, hits_in
from fathomfive.games.lurk.state import CREATURE, Creature, Fight, LurkState


def _model(g: LurkState, uid: int) -> Text:
    return names.fighter_name(g, uid)


def _place(g: LurkState, tile: int) -> Text:
    return names.tile_label(g, tile)


# --- setup ---------------------------------------------------------------------------------------------


def faction_goes(g: LurkState, seat: int, faction: FactionId, *, contested: bool) -> None:
    if g.sink is not None:
        text = "faction-won" if contested else "faction"
        g.tell(text, "LRK-SETUP-1", seat, who=person(seat), faction=names.words(f"faction-{faction}"))


def army_shown(g: LurkState, seat: int) -> None:
    if g.sink is not None:
        count = sum(model.owner == seat for model in g.models)
        g.tell("army", "LRK-SETUP-4", seat, who=person(seat), models=count)


def map_voted(g: LurkState, against: int) -> None:
    if g.sink is not None:
        text = "map-redrawn" if 2 * against > g.seats else "map-kept"
        g.tell(text, "LRK-SETUP-6", None, against=against)


def goes_first(g: LurkState, seat: int) -> None:
    if g.sink is not None:
        g.tell("first", "LRK-SETUP-7", seat, who=person(seat))


def cap_taken(g: LurkState, seat: int, cap: CapId) -> None:
    if g.sink is not None:
        g.tell("cap", "LRK-SETUP-8", seat, who=person(seat), cap=names.words(f"cap-{cap}"))


def deployed(g: LurkState, uid: int) -> None:
    if g.sink is not None:
        model = g.models[uid]
        to = Motion(names.piece(uid), to=names.space(g.board, model.tile), how="fade")
        g.tell(
            "deployed",
            "LRK-SETUP-9",
            model.owner,
            to,
            model=_model(g, uid),
            tile=names.place_name(g.board, model.tile),
        )


def battle_begins(g: LurkState, in_reserve: int) -> None:
    if g.sink is not None:
        g.tell("battle", "LRK-SETUP-9", None, reserve=in_reserve)


# --- the round -----------------------------------------------------------------------------------------


def round_begins(g: LurkState) -> None:
    if g.sink is not None:
        g.tell("round", "LRK-ROUND-1", None, round=g.round)


def turn_begins(g: LurkState) -> None:
    if g.sink is not None:
        g.tell("turn", "LRK-TURN-1", g.active, who=person(g.active))


ACTIVATION_RULES = {
    "move": "LRK-ACT-4",
    "attack": "LRK-ACT-6",
    "recover": "LRK-ACT-6",
    "search": "LRK-ACT-6",
    "swap": "LRK-ACT-8",
}


def activated(g: LurkState, choice: Activate) -> None:
    if g.sink is not None:
        g.tell(
            f"activate-{choice.mode}",
            ACTIVATION_RULES[choice.mode],
            choice.seat,
            who=person(choice.seat),
            tile=_place(g, choice.tile),
        )


def reinforced(g: LurkState, uid: int) -> None:
    if g.sink is not None:
        model = g.models[uid]
        to = Motion(names.piece(uid), to=names.space(g.board, model.tile), how="fade")
        g.tell("reinforced", "LRK-REINF-1", model.owner, to, who=person(model.owner), model=_model(g, uid))


def wasted(g: LurkState) -> None:
    if g.sink is not None:
        g.tell("wasted", "LRK-ACT-9", g.active, who=person(g.active))


def lull(g: LurkState) -> None:
    if g.sink is not None:
        g.tell("lull", "LRK-EVENT-5")


def poison_bites(g: LurkState, uid: int) -> None:
    if g.sink is not None:
        g.tell("poison", "LRK-ROUND-2", g.models[uid].owner, model=_model(g, uid))


def eliminated(g: LurkState, seat: int) -> None:
    if g.sink is not None:
        g.tell("eliminated", "LRK-END-1", seat, who=person(seat))


def conceded(g: LurkState, seat: int) -> None:
    if g.sink is not None:
        g.tell("conceded", "LRK-END-5", seat, who=person(seat))


# --- movement ------------------------------------------------------------------------------------------


def stepped(g: LurkState, uid: int, tile: int, rule: str) -> None:
    if g.sink is not None:
        model, board = g.models[uid], g.board
        path = Motion(names.piece(uid), names.space(board, model.tile), names.space(board, tile))
        g.tell("step", rule, model.owner, path, model=_model(g, uid), tile=_place(g, tile))


def walked(g: LurkState, uid: int, path: Sequence[int]) -> None:
    """A way of one or more steps, from where it began."""
    if g.sink is not None:
        start, *via, end = (names.space(g.board, tile) for tile in path)
        walk = Motion(names.piece(uid), start, end, tuple(via))
        g.tell(
            "step",
            "LRK-MOVE-1",
            g.models[uid].owner,
            walk,
            model=_model(g, uid),
            tile=_place(g, path[-1]),
        )


def shoved(g: LurkState, uid: int, tile: int, way: str) -> None:
    if g.sink is not None:
        model, board = g.models[uid], g.board
        path = Motion(names.piece(uid), names.space(board, model.tile), names.space(board, tile), how="push")
        g.tell(f"{way}", "LRK-ATK-16", None, path, model=_model(g, uid), tile=_place(g, tile))


def went_back(g: LurkState, uid: int, tile: int) -> None:
    if g.sink is not None:
        model, board = g.models[uid], g.board
        path = Motion(names.piece(uid), names.space(board, model.tile), names.space(board, tile))
        g.tell("went-back", "LRK-CAP-5", model.owner, path, model=_model(g, uid), tile=_place(g, tile))


def settled(g: LurkState, uid: int) -> None:
    if g.sink is not None:
        g.tell("settled", "LRK-MOVE-5", g.models[uid].owner, model=_model(g, uid))


def climbed(g: LurkState, uid: int, face: int) -> None:
    if g.sink is not None:
        text = "climbed" if HIT[face] else "slipped"
        g.tell(text, "LRK-ROCK-1", g.models[uid].owner, model=_model(g, uid), sound="die")


# --- fights --------------------------------------------------------------------------------------------


def attacks(g: LurkState, uid: int, target: int) -> None:
    if g.sink is not None:
        g.tell(
            "attacks",
            "LRK-ATK-1",
            g.models[uid].owner,
            attacker=_model(g, uid),
            target=names.fighter_name(g, target),
        )


def ability_used(g: LurkState, uid: int, what: str) -> None:
    if g.sink is not None:
        model = g.models[uid]
        g.tell(
            "ability",
            "LRK-ATK-5",
            model.owner,
            model=_model(g, uid),
            ability=names.ability_name(g, uid, what),
        )


def attack_rolled(g: LurkState, fight: Fight) -> None:
    if g.sink is not None:
        owner = g.models[fight.attacker].owner if fight.attacker < CREATURE else None
        g.tell(
            "attack-roll",
            "LRK-DICE-4",
            owner,
            *(Motion(names.die(g.fights, "a", n), how="roll") for n in range(len(fight.attack))),
            attacker=names.fighter_name(g, fight.attacker),
            hits=fight.hits,
            bonus=fight.bonus,
            sound="die",
        )


def wounds_dealt(g: LurkState, fight: Fight) -> None:
    if g.sink is not None:
        owner = g.models[fight.attacker].owner if fight.attacker < CREATURE else None
        dice = [Motion(names.die(g.fights, "d", n), how="roll") for n in range(len(fight.defence))]
        shake = [Motion(names.piece(fight.target), how="shake")] if fight.wounds else []
        g.tell(
            "wounds",
            "LRK-ATK-10",
            owner,
            *dice,
            *shake,
            attacker=names.fighter_name(g, fight.attacker),
            target=names.fighter_name(g, fight.target),
            hits=fight.hits,
            blocks=fight.blocks,
            wounds=fight.wounds,
            sound="crack" if fight.wounds else "die",
        )


def redirected(g: LurkState, uid: int, other: int) -> None:
    if g.sink is not None:
        g.tell(
            "redirected",
            "LRK-ATK-15",
            g.models[uid].owner,
            model=_model(g, uid),
            other=_model(g, other),
        )


def splashed(g: LurkState, uid: int, wounds: int) -> None:
    if g.sink is not None:
        shake = Motion(names.piece(uid), how="shake")
        g.tell("splash", "LRK-ATK-18", None, shake, model=_model(g, uid), wounds=wounds)


def stung(g: LurkState, uid: int, attacker: int, wounds: int) -> None:
    if g.sink is not None:
        g.tell(
            "stung",
            "LRK-ATK-13",
            g.models[uid].owner,
            model=_model(g, uid),
            attacker=names.fighter_name(g, attacker),
            wounds=wounds,
        )


def struck_back(
    g: LurkState, uid: int, attacker: int, faces: Sequence[int], answer: Sequence[int], wounds: int
) -> None:
    if g.sink is not None:
        g.tell(
            "strike",
            "LRK-ATK-14",
            g.models[uid].owner,
            model=_model(g, uid),
            attacker=names.fighter_name(g, attacker),
            hits=hits_in(faces),
            blocks=blocks_in(answer),
            wounds=wounds,
            sound="die",
        )


def guard_strikes(g: LurkState, tile: int, uid: int) -> None:
    if g.sink is not None:
        creature = names.fighter_name(g, CREATURE + tile)
        g.tell("guard", "LRK-GUARD-1", None, creature=creature, model=_model(g, uid))


def lurker_attacks(g: LurkState, tile: int, uid: int, chooser: int) -> None:
    if g.sink is not None:
        g.tell(
            "lurker",
            "LRK-LURK-1",
            chooser,
            creature=names.fighter_name(g, CREATURE + tile),
            model=_model(g, uid),
            who=person(chooser),
        )


def destroyed(g: LurkState, uid: int) -> None:
    if g.sink is not None:
        fade = Motion(names.piece(uid), how="fade")
        g.tell("destroyed", "LRK-WOUND-1", g.models[uid].owner, fade, model=_model(g, uid), sound="crack")


def creature_destroyed(g: LurkState, creature: Creature, slayer: int) -> None:
    if g.sink is not None:
        fade = Motion(names.piece(CREATURE + creature.tile), how="fade")
        g.tell(
            "creature-destroyed",
            "LRK-SEARCH-8",
            g.models[slayer].owner,
            fade,
            creature=names.creature_name(creature.card),
            model=_model(g, slayer),
        )


# --- tokens, wounds, Essence, cards --------------------------------------------------------------------


def token_given(g: LurkState, uid: int, token: TokenId) -> None:
    if g.sink is not None:
        rules = {"swimming": "LRK-MOVE-3", "charging": "LRK-MOVE-6"}
        g.tell(
            "token",
            rules.get(token, "LRK-TOKEN-3"),
            g.models[uid].owner,
            model=_model(g, uid),
            token=names.words(f"token-{token}"),
        )


def healed(g: LurkState, uid: int, n: int) -> None:
    if g.sink is not None:
        g.tell("healed", "LRK-WOUND-2", g.models[uid].owner, model=_model(g, uid), wounds=n)


def recovered(g: LurkState, uid: int) -> None:
    if g.sink is not None:
        g.tell("recovered", "LRK-RECOV-1", g.models[uid].owner, model=_model(g, uid))


def essence(g: LurkState, seat: int, n: int, rule: str) -> None:
    if g.sink is not None:
        text = "essence-gained" if n > 0 else "essence-lost"
        g.tell(text, rule, seat, who=person(seat), essence=abs(n))


def essence_on_tile(g: LurkState, tile: int, n: int) -> None:
    if g.sink is not None:
        creature = names.fighter_name(g, CREATURE + tile)
        g.tell("essence-tile", "LRK-DICE-8", None, creature=creature, essence=n)


def item_drawn(g: LurkState, seat: int, card: str) -> None:
    if g.sink is not None:
        g.tell("item-drawn", "LRK-SEARCH-2", seat, who=person(seat), card=names.card_name(card))


def item_discarded(g: LurkState, seat: int, card: str) -> None:
    if g.sink is not None:
        g.tell("item-discarded", "LRK-EQUIP-6", seat, who=person(seat), card=names.card_name(card))


def item_used(g: LurkState, uid: int, card: str) -> None:
    if g.sink is not None:
        g.tell(
            "item-used",
            "LRK-EQUIP-5",
            g.models[uid].owner,
            model=_model(g, uid),
            card=names.card_name(card),
        )


def equipped(g: LurkState, uid: int, card: str) -> None:
    if g.sink is not None:
        g.tell(
            "equipped",
            "LRK-EQUIP-2",
            g.models[uid].owner,
            model=_model(g, uid),
            card=names.card_name(card),
        )


def shared(g: LurkState, giver: int, receiver: int, card: str) -> None:
    if g.sink is not None:
        g.tell(
            "shared",
            "LRK-EQUIP-3",
            g.models[giver].owner,
            model=_model(g, giver),
            other=_model(g, receiver),
            card=names.card_name(card),
        )


# --- searching and events ------------------------------------------------------------------------------


def coral_searched(g: LurkState, uid: int, face: int) -> None:
    if g.sink is not None:
        text = "coral-found" if HIT[face] else "coral-nothing"
        g.tell(text, "LRK-SEARCH-2", g.models[uid].owner, model=_model(g, uid), sound="die")


def treasure_found(g: LurkState, uid: int, card: AbyssCard) -> None:
    if g.sink is not None:
        g.tell(
            "treasure",
            "LRK-SEARCH-4",
            g.models[uid].owner,
            model=_model(g, uid),
            treasure=names.creature_name(card.id),
        )


def creature_rises(g: LurkState, tile: int, card: AbyssCard, seat: int) -> None:
    if g.sink is not None:
        rise = Motion(names.piece(CREATURE + tile), to=names.space(g.board, tile), how="fade")
        g.tell(
            "creature",
            "LRK-SEARCH-4",
            seat,
            rise,
            creature=names.creature_name(card.id),
            tile=names.place_name(g.board, tile),
        )


def fled(g: LurkState, uid: int) -> None:
    if g.sink is not None:
        g.tell("fled", "LRK-SEARCH-6", g.models[uid].owner, model=_model(g, uid))


def event_drawn(g: LurkState, seat: int, card: str) -> None:
    if g.sink is not None:
        g.tell(
            "event",
            "LRK-EVENT-1",
            seat,
            event=names.words(f"event-{card}"),
            what=names.words(f"event-{card}.text"),
            sound="card",
        )


def rockfall(g: LurkState, uid: int, face: int) -> None:
    if g.sink is not None:
        text = "rockfall-hit" if HIT[face] else "rockfall-missed"
        g.tell(text, "LRK-EVENT-9", g.models[uid].owner, model=_model(g, uid), sound="die")


def current(g: LurkState, direction: str) -> None:
    if g.sink is not None:
        g.tell("current", "LRK-EVENT-4", None, direction=names.words(f"direction-{direction}"))


def tile_chosen(g: LurkState, seat: int, tile: int, what: str) -> None:
    if g.sink is not None:
        rule = "LRK-EVENT-6" if what == "stir" else "LRK-EVENT-11"
        g.tell(f"{what}", rule, seat, who=person(seat), tile=_place(g, tile))
