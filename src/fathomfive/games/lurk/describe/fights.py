"""What an attack may come to, before anybody commits: average, odds, pools and the line of sight."""

from __future__ import annotations

from typing import Any

from fathomfive.author import Text, look, say
from fathomfive.games.lurk import odds
from fathomfive.games.lurk.names import ability_text, piece, words
from fathomfive.games.lurk.scene.panels import pools
from fathomfive.games.lurk.scene.sprites import essence, fighter_hearts, icon
from fathomfive.games.lurk.state import CREATURE, LurkState, Used
from fathomfive.games.lurk.steps.fight import choices


def blow(g: LurkState, uid: int, foe: int) -> dict[str, Any]:
    """A model against whom it aims at."""
    spread = odds.of_attack(g, uid, foe)
    line = look.Aim(piece(uid), piece(foe), words("clear-line"))
    return {"follows": follows(g, spread, foe), "shows": (line, pools(g, uid, foe), bar(spread))}


def against_creature(g: LurkState, creature: int) -> dict[str, Any]:
    """Whoever woke it, against it."""
    searcher = next(uid for uid in g.on_tile(creature - CREATURE) if g.models[uid].acted)
    spread = odds.of_attack(g, searcher, creature, "search")
    return {
        "follows": follows(g, spread, creature),
        "touches": (piece(creature),),
        "shows": (bar(spread),),
    }


def use(g: LurkState, uid: int, window: str, what: Used) -> dict[str, Any]:
    """An ability or item in a window: its price, and the odds with it."""
    fight = g.fight
    assert fight is not None, "windows are part of an attack"
    choice = dict(choices(g, uid, "attack" if window == "attack_window" else "defence"))[what]
    if choice.window == "attack":
        spread = odds.of_attack(g, uid, fight.target, fight.kind, choice.boost)
    else:
        spread = odds.of_defence(g, uid, fight.hits, odds.pierce_of_fight(g), choice.boost)
    price = say("for-essence", essence=choice.essence) if choice.essence else words("for-nothing")
    return {
        "follows": ability_text(g, uid, what),
        "value": words("single-use") if choice.single_use else price,
        "sprite": icon("slot-item", "i") if what == "item" else essence(),
        "shows": () if choice.boost.redirects else (bar(spread),),
    }


def follows(g: LurkState, spread: odds.Spread, foe: int) -> Text:
    kill = sum(spread[fighter_hearts(g, foe).filled :])
    return say("follows-blow", wounds=round(odds.mean(spread), 1), kill=round(100 * kill))


def bar(spread: odds.Spread) -> look.Odds:
    """No wound, one, more."""
    none, one = spread[0], spread[1] if len(spread) > 1 else 0.0
    shares: tuple[tuple[str, float, look.Tone], ...] = (
        ("odds-none", none, "dim"),
        ("odds-one", one, "good"),
        ("odds-more", max(0.0, 1 - none - one), "bad"),
    )
    return look.Odds(
        label=words("panel-odds"),
        untitled=True,
        where="ahead",
        chances=tuple(look.Chance(words(name), round(share, 4), tone) for name, share, tone in shares),
    )
