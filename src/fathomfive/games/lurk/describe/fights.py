"""What an attack may come to, before anybody commits: average, odds, pools and the line of sight."""

from __future__ import annotations

from typing import Any

from fathomfive.author import Text, look, say
from fathomfive.games.lurk import odds
from fathomfive.games.lurk.kit import Boost
from fathomfive.games.lurk.names import ability_text, piece, words
from fathomfive.games.lurk.scene.panels import pools
from fathomfive.games.lurk.scene.sprites import essence, fighter_hearts, icon
from fathomfive.games.lurk.state import CREATURE, LurkState, Used
from fathomfive.games.lurk.steps.fight import NOTHING, boost_of, choices


def blow(g: LurkState, uid: int, foe: int) -> dict[str, Any]:
    """A model against whom it aims at."""
    spread = odds.of_attack(g, uid, foe)
    line = look.Aim(piece(uid), piece(foe), words("clear-line"))
    return {"follows": follows(g, spread, foe), "shows": (line, pools(g, uid, foe), bar(spread))}


def bite(g: LurkState, beast: int, uid: int) -> dict[str, Any]:
    """A creature in the Lurker phase, against whom its chooser gives it."""
    spread = odds.of_attack(g, beast, uid, "lurker")
    return {"follows": follows(g, spread, uid), "shows": (pools(g, beast, uid), bar(spread))}


def against_creature(g: LurkState, creature: int) -> dict[str, Any]:
    """Whoever woke it, against it."""
    searcher = next(uid for uid in g.on_tile(creature - CREATURE) if g.models[uid].acted)
    spread = odds.of_attack(g, searcher, creature, "search")
    return {
        "follows": say("both", first=follows(g, spread, creature), second=words("follows-fight")),
        "touches": (piece(creature),),
        "shows": (bar(spread),),
    }


def use(g: LurkState, uid: int, window: str, what: Used) -> dict[str, Any]:
    """An ability or item in a window: its price, and the odds with it."""
    fight = g.fight
    assert fight is not None, "windows are part of an attack"
    choice = dict(choices(g, uid, "attack" if window == "attack_window" else "defence"))[what]
    spread = in_window(g, uid, window, choice.boost)
    price = say("for-essence", essence=choice.essence) if choice.essence else words("for-nothing")
    return {
        "follows": outcome(g, uid, window, choice.boost, ability_text(g, uid, what)),
        "value": words("single-use") if choice.single_use else price,
        "sprite": icon("slot-item", "i") if what == "item" else essence(),
        "shows": () if choice.boost.redirects else (bar(spread),),
    }


def in_window(g: LurkState, uid: int, window: str, boost: Boost = NOTHING) -> odds.Spread:
    """The wounds of the fight that is going on, with what is used now."""
    fight = g.fight
    assert fight is not None, "windows are part of an attack"
    if window == "attack_window":
        return odds.of_attack(g, uid, fight.target, fight.kind, boost)
    return odds.of_defence(g, uid, fight.hits, odds.pierce_of_fight(g), boost)


def outcome(
    g: LurkState, uid: int, window: str, boost: Boost = NOTHING, text: Text | None = None
) -> Text | str:
    """What an ability does and what the blow comes to with it; the odds only where they are exact."""
    fight = g.fight
    assert fight is not None, "windows are part of an attack"
    comes: Text | None = None
    if window == "defence_window" and not fight.hits:
        comes = words("follows-no-hit")
    elif not (boost.redirects or boost.reroll or boost.convert or rerolls(g, uid, window)):
        spread = in_window(g, uid, window, boost)
        attacks = window == "attack_window"
        comes = follows(g, spread, fight.target) if attacks else follows(g, spread, uid, "follows-parry")
    if text is None:
        return comes or ""
    return say("both", first=text, second=comes) if comes else text


def rerolls(g: LurkState, uid: int, window: str) -> bool:
    """Whether gear lets somebody roll again, which the odds leave out."""
    fight = g.fight
    assert fight is not None, "windows are part of an attack"
    if window == "defence_window":
        return bool(boost_of(g, uid, "defence").reroll)
    own = boost_of(g, uid, "attack")
    return bool(own.reroll or own.convert or boost_of(g, fight.target, "defence").reroll)


def follows(g: LurkState, spread: odds.Spread, foe: int, message: str = "follows-blow") -> Text:
    hearts = fighter_hearts(g, foe).filled
    wounds, kill = round(odds.mean(spread), 1), round(100 * sum(spread[hearts:]))
    return say(message, wounds=wounds, hearts=hearts, kill=kill)


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
