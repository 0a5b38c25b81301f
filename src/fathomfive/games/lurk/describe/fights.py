"""Answers of an attack, in words: targets with their odds, abilities, fight or flee."""

from __future__ import annotations

from fathomfive.author import Ask, Text, look, say
from fathomfive.games.lurk import actions as do
from fathomfive.games.lurk import odds
from fathomfive.games.lurk.names import ability_name, ability_text, fighter_name, piece, words
from fathomfive.games.lurk.scene.panels import pools
from fathomfive.games.lurk.scene.sprites import essence, fighter_hearts, fighter_sprite, icon
from fathomfive.games.lurk.state import CREATURE, LurkState
from fathomfive.games.lurk.steps.fight import choices


def target(g: LurkState, ask: Ask, action: do.Target) -> look.Described:
    foe = action.fighter
    name = fighter_name(g, foe)
    plain = look.Described(
        label=name,
        group=words(f"verb-{ask.kind}"),
        says=say(f"do-{ask.kind}", target=name),
        touches=(piece(foe),),
        sprite=fighter_sprite(g, foe),
    )
    if ask.kind != "target":
        return plain
    uid = (ask.about or {})["model"]
    spread = odds.of_attack(g, uid, foe)
    return look.Described(
        label=name,
        group=words("verb-target"),
        says=say("do-attack-target", attacker=fighter_name(g, uid), target=name),
        follows=follows(spread, fighter_hearts(g, foe).filled),
        verb=say("verb-strike", target=name),
        touches=(piece(foe),),
        rule="LRK-ATK-1",
        sprite=fighter_sprite(g, foe),
        shows=(look.Aim(piece(uid), piece(foe), words("clear-line")), pools(g, uid, foe), bar(spread)),
    )


def percent(share: float) -> int:
    return round(100 * share)


def follows(spread: odds.Spread, heart: int) -> Text:
    kill = sum(spread[heart:])
    return say("follows-attack", wounds=round(odds.mean(spread), 1), kill=percent(kill))


def bar(spread: odds.Spread) -> look.Odds:
    """No wound, one, more."""
    none, one = spread[0], spread[1] if len(spread) > 1 else 0.0
    shares = (
        ("odds-none", none, "dim"),
        ("odds-one", one, "good"),
        ("odds-more", max(0.0, 1 - none - one), "bad"),
    )
    return look.Odds(
        label=words("panel-odds"),
        untitled=True,
        where="ahead",
        chances=tuple(look.Chance(words(name), round(share, 4), tone) for name, share, tone in shares),  # type: ignore[arg-type]
    )


def use(g: LurkState, ask: Ask, action: do.Use) -> look.Described:
    uid = (ask.about or {})["model"]
    side = "attack" if ask.kind == "attack_window" else "defence"
    choice = next(choice for what, choice in choices(g, uid, side) if what == action.what)  # type: ignore[arg-type]
    fight = g.fight
    assert fight is not None, "windows are part of an attack"
    if side == "attack":
        spread = odds.of_attack(g, uid, fight.target, fight.kind, choice.boost)
    else:
        spread = odds.of_defence(g, uid, fight.hits, odds.pierce_of_fight(g), choice.boost)
    shows = () if choice.boost.redirects else (bar(spread),)
    price = say("for-essence", essence=choice.essence) if choice.essence else words("for-nothing")
    return look.Described(
        label=ability_name(g, uid, action.what),
        group=words(f"verb-{ask.kind}"),
        says=say("do-use", ability=ability_name(g, uid, action.what)),
        follows=ability_text(g, uid, action.what),
        value=words("single-use") if choice.single_use else price,
        style="row",
        touches=(piece(uid),),
        sprite=icon("slot-item", "i") if action.what == "item" else essence(),
        rule="LRK-ATK-3" if side == "attack" else "LRK-ATK-4",
        shows=shows,
    )


def fight(g: LurkState, ask: Ask, action: do.Fight) -> look.Described:
    creature = (ask.about or {})["model"]
    searcher = next(uid for uid in g.on_tile(creature - CREATURE) if g.models[uid].acted)
    spread = odds.of_attack(g, searcher, creature, "search")
    return look.Described(
        label=words("do-fight"),
        follows=follows(spread, fighter_hearts(g, creature).filled),
        style="row",
        sprite=icon("act-fight", "f"),
        touches=(piece(creature),),
        rule="LRK-SEARCH-5",
        shows=(bar(spread),),
    )


def flee(g: LurkState, ask: Ask, action: do.Flee) -> look.Described:
    return look.Described(
        label=words("do-flee"),
        follows=words("follows-flee"),
        style="row",
        sprite=icon("act-flee", "r"),
        rule="LRK-SEARCH-6",
    )
