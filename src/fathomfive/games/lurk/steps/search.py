"""Searching: Coral for items, Abyss for whatever is there; fight, flee, retreat (LRK-SEARCH)."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Flow, Play, Step
from fathomfive.games.lurk import beats
from fathomfive.games.lurk.actions import Fight, Flee, StepTo
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import SCAVENGER, AbyssCard
from fathomfive.games.lurk.motions import arrives, goes
from fathomfive.games.lurk.rolls import GEM, HIT, RED, WHITE, check_die
from fathomfive.games.lurk.state import CREATURE, Creature, LurkState
from fathomfive.games.lurk.steps.changes import OF_BEARER, destroy, draw, draw_item, gain
from fathomfive.games.lurk.steps.ending import check_end
from fathomfive.games.lurk.steps.fight import attack


class SearchTile(Step, tag="search"):
    """LRK-SEARCH-1, LRK-RULING-24: the tile the searcher stands on."""

    uid: int

    def run(self, g: LurkState) -> Play:
        g.struck = []
        if g.fresh >> g.models[self.uid].tile & 1:
            yield from search_coral(g, self.uid)
        else:
            yield from search_abyss(g, self.uid)
        check_end(g)


def search_coral(g: LurkState, uid: int) -> Flow[None]:
    """LRK-SEARCH-2."""
    model = g.models[uid]
    face = check_die(g, RED if g.kit(model).traits & SCAVENGER else WHITE)
    what = "coral-found" if HIT[face] else "coral-nothing"
    beat = (beats.dice, uid, [face], "good" if HIT[face] else "")
    g.tell(what, "LRK-SEARCH-2", model.owner, sound="die", beat=beat, model=uid, place=model.tile)
    if GEM[face]:
        gain(g, model.owner, 1, "LRK-DICE-3")
    if HIT[face]:  # searched after a find alone (LRK-RULING-34), and then for good (LRK-SEARCH-3)
        g.fresh &= ~(1 << model.tile)
        yield from draw_item(g, model.owner, "LRK-SEARCH-2")


def search_abyss(g: LurkState, uid: int) -> Flow[None]:
    """LRK-SEARCH-4, LRK-SEARCH-10."""
    model = g.models[uid]
    seat, tile = model.owner, model.tile
    drawn = draw(g, g.abyss_deck, g.abyss_out)
    g.hidden &= ~(1 << tile)
    if drawn is None:
        g.tell("abyss-nothing", "LRK-SEARCH-10", seat, model=uid, place=tile)
        return
    card = g.book.abyss[drawn]
    if card.kind == "treasure":  # the tile is empty now, and no lair: LRK-RULING-31
        beat = (beats.treasure, drawn, uid)
        g.tell("treasure", "LRK-SEARCH-4", seat, beat=beat, model=uid, treasure=drawn, place=tile)
        g.abyss_out.put(drawn, EVERYBODY)
        yield from take_treasure(g, uid, card)
        return
    set_guard(g, drawn, tile, seat, "LRK-SEARCH-4")
    options: list[Fight | Flee] = [Fight(seat), Flee(seat)]
    answer = yield from Ask("fight_or_flee", seat, options, "LRK-SEARCH-4", {"model": CREATURE + tile})
    if isinstance(answer, Fight):
        yield from search_fight(g, uid, tile)
    else:
        g.tell("fled", "LRK-SEARCH-6", seat, model=uid)  # no blows
    if g.guarded >> tile & 1:
        yield from retreat(g, tile)


def take_treasure(g: LurkState, uid: int, card: AbyssCard) -> Flow[None]:
    seat = g.models[uid].owner
    gain(g, seat, card.reward_essence, "LRK-SEARCH-4")
    for effect in card.effects:
        OF_BEARER[effect.op](g, uid, effect)
    for _ in range(card.reward_items):
        yield from draw_item(g, seat, "LRK-SEARCH-4")


def set_guard(g: LurkState, card: str, tile: int, seat: int, rule: str) -> None:
    """A creature on its tile, woken by a player; they are kept in reading order."""
    g.hidden &= ~(1 << tile)
    g.guarded |= 1 << tile
    g.creatures.append(Creature(card, tile))
    g.creatures.sort(key=lambda creature: creature.tile)
    beast = CREATURE + tile
    g.tell(
        "creature",
        rule,
        seat,
        (arrives, beast, tile),
        sound="rumble",
        beat=(beats.creature, card, tile),
        creature=beast,
        place=tile,
        lurks=card,
    )


def search_fight(g: LurkState, uid: int, tile: int) -> Flow[None]:
    """LRK-SEARCH-5: the searcher attacks; if the creature lives, it attacks back."""
    beast = CREATURE + tile
    beat = (beats.about, uid, beast)
    g.tell("search-fight", "LRK-SEARCH-5", g.models[uid].owner, beat=beat, model=uid, creature=beast)
    yield from attack(g, uid, beast, "search")
    if g.guarded >> tile & 1:
        g.struck.append(uid * 64 + tile)  # LRK-GUARD-7
        g.tell("fights-back", "LRK-SEARCH-5", beat=beat, model=uid, creature=beast)
        yield from attack(g, CREATURE + tile, uid, "search")


def retreat(g: LurkState, tile: int) -> Flow[None]:
    """LRK-SEARCH-7, LRK-RULING-25: one tile away, in uid order; who has nowhere to go is destroyed."""
    for uid in g.on_tile(tile):
        model = g.models[uid]
        ways = [StepTo(model.owner, to) for to in bits(g.board.near[tile] & g.room(uid))]
        if not ways:
            g.tell("no-retreat", "LRK-SEARCH-7", model.owner, model=uid, place=tile)
            destroy(g, uid, "LRK-SEARCH-7")
            continue
        choice = yield from Ask("retreat", model.owner, ways, "LRK-SEARCH-7", {"model": uid})
        to = choice.tile
        g.tell("retreats", "LRK-SEARCH-7", model.owner, (goes, uid, to), model=uid, origin=tile, tile=to)
        model.tile = to  # never Perched, since nobody was on Abyss
