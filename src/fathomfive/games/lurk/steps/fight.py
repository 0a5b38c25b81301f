"""One attack from A1 to A10 (LRK-ATK), and the guard attacks that movement provokes (LRK-GUARD)."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Pass
from fathomfive.games.lurk import beats
from fathomfive.games.lurk.actions import Choose, Use
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import (
    BRACED,
    CHARGING,
    CONDUIT,
    GUARDIAN,
    INKED,
    LURKERKIN,
    MARKED,
    SWARM,
    SWIMMING,
    TRAPPED,
    VENOMPROOF,
    Effect,
)
from fathomfive.games.lurk.entries import Window as WindowOf
from fathomfive.games.lurk.kit import Boost, Choice
from fathomfive.games.lurk.motions import (
    ATTACK_DICE,
    ATTACK_DICE_GO,
    DEFENCE_DICE,
    DEFENCE_DICE_GO,
    shakes,
)
from fathomfive.games.lurk.names import owner_of
from fathomfive.games.lurk.rolls import Pool, blocks_in, changed, gems_in, hits_in, roll_pool
from fathomfive.games.lurk.state import CREATURE, FALLEN, AttackKind, Fight, LurkState, Used
from fathomfive.games.lurk.steps.changes import discard, gain, hurt, hurt_creature, tile_of
from fathomfive.games.lurk.steps.effects import OF_ATTACKER, OF_DEFENDER, Facts, happens, stands
from fathomfive.games.lurk.steps.ending import check_end

NOTHING = Boost()
WINDOWS: tuple[Used, ...] = ("own", "card", "item")


def attack(g: LurkState, attacker: int, target: int, kind: AttackKind) -> Flow[None]:
    """The sequence of LRK-ATK-2 without the elimination check, which belongs to whoever attacks."""
    g.fights += 1
    fight = g.fight = Fight(attacker, target, kind, tile=tile_of(g, target))
    # A2: the attacker's window
    used = yield from window(g, attacker, "attack")
    # A3: the attack roll
    own = boost_of(g, attacker, "attack")
    pool = attack_pool(g, attacker, target, kind, used)
    fight.attack = faces = roll_pool(g, pool, own.reroll | used.reroll)
    fight.bonus = len(faces) - sum(pool)
    gems = gems_in(faces)
    converted = min(gems, own.convert + used.convert)
    fight.hits = hits = hits_in(faces) + converted + own.hits + used.hits
    g.tell(
        "attack-roll",
        "LRK-DICE-4",
        owner_of(g, attacker),
        *ATTACK_DICE[: len(faces)],
        sound="die",
        beat=(beats.dice, attacker, faces, ""),
        attacker=attacker,
        hits=hits,
        bonus=fight.bonus,
    )
    # A4: the attacker's Essence
    pay_out(g, attacker, gems - converted, conduit=True)
    # A5: the defender's window, with the attack roll in sight: LRK-RULING-20
    parry = yield from window(g, target, "defence")
    victim = target
    if parry.redirects:
        victim = yield from redirect(g, target)
        parry = NOTHING
    # A6: the defence roll
    shell = boost_of(g, victim, "defence")
    fight.defence = faces = roll_pool(g, defence_pool(g, victim, parry), shell.reroll | parry.reroll)
    pierce = 0 if shell.unpierced else own.pierce + used.pierce
    fight.blocks = blocks = max(0, blocks_in(faces) + shell.blocks + parry.blocks - pierce)
    pay_out(g, victim, gems_in(faces), conduit=False)
    # A7: the wounds
    through = max(0, hits - blocks)
    fight.wounds = wounds = max(0, through - shell.reduce - parry.reduce)
    g.tell(
        "wounds",
        "LRK-ATK-10",
        owner_of(g, attacker),
        *DEFENCE_DICE[: len(faces)],
        *(((shakes, victim),) if wounds else ()),
        sound="crack" if wounds else "die",
        beat=(beats.dice, victim, faces, "bad" if wounds else "good"),
        attacker=attacker,
        target=victim,
        hits=hits,
        blocks=blocks,
        spared=through - wounds,
        wounds=wounds,
    )
    # A8: what the attacker's cards do
    dead = (yield from wound(g, victim, wounds, attacker)) if wounds else False
    moved: list[int] = []
    facts = Facts(attacker, victim, fight.tile, hits, wounds, dead, moved)
    for effect in (*own.after, *used.after):
        if happens(effect, facts):
            yield from OF_ATTACKER[effect.op](g, effect, facts) or ()
    # A9: what the defender's choice does
    for effect in parry.after:
        if happens(effect, facts):
            yield from OF_DEFENDER[effect.op](g, effect, facts) or ()
    close(g, fight, victim)
    # A10: guards strike whoever was moved: LRK-GUARD-3
    if moved:
        yield from guard_attacks(g, victim)


def close(g: LurkState, fight: Fight, victim: int) -> None:
    """The dice are taken up, and who was attacked counts its hearts."""
    fight.open = False
    dice = (*ATTACK_DICE_GO[: len(fight.attack)], *DEFENCE_DICE_GO[: len(fight.defence)])
    if stands(g, victim):
        g.tell("still-stands", "LRK-ATK-10", None, *dice, beat=beats.QUIET, target=victim, hearts=victim)
    else:
        g.tell("fight-over", "LRK-WOUND-1", None, *dice, beat=beats.QUIET)


# --- windows -------------------------------------------------------------------------------------------


def window(g: LurkState, fighter: int, side: WindowOf) -> Flow[Boost]:
    """At most one ability or item (LRK-ATK-5, LRK-RULING-33), payable now; nobody is asked about nothing."""
    offers, fight = choices(g, fighter, side), g.fight
    if not offers:
        return NOTHING
    assert fight is not None
    owner = g.models[fighter].owner
    rule = "LRK-ATK-3" if side == "attack" else "LRK-ATK-4"
    options: list[Use | Pass] = [*(Use(owner, what) for what, _ in offers), Pass(owner)]
    about = {"model": fighter, "attacker": fight.attacker, "target": fight.target, "hits": fight.hits}
    answer = yield from Ask(f"{side}_window", owner, options, rule, about, window=True)
    if not isinstance(answer, Use):
        return NOTHING
    choice = next(choice for what, choice in offers if what == answer.what)
    pay(g, fighter, answer.what, choice)
    return choice.boost


def choices(g: LurkState, fighter: int, side: WindowOf) -> list[tuple[Used, Choice]]:
    if fighter >= CREATURE:
        return []
    model = g.models[fighter]
    if side == "defence" and model.tokens & TRAPPED:  # LRK-ATK-4
        return []
    cards, purse = g.book.choices, g.players[model.owner].essence
    found: list[tuple[Used, Choice]] = []
    own = g.kit(model).own
    card = cards[model.ability] if model.ability else None
    item = cards[model.item] if model.item else None
    for what, choice in zip(WINDOWS, (own, card, item), strict=True):
        if choice is None or choice.window != side or choice.essence > purse:
            continue
        if choice.boost.redirects and not others_on_tile(g, fighter):
            continue
        found.append((what, choice))
    return found


def pay(g: LurkState, uid: int, what: Used, choice: Choice) -> None:
    model, fight = g.models[uid], g.fight
    assert fight is not None
    g.players[model.owner].essence -= choice.essence
    used = (uid, what)
    g.tell(
        "ability",
        "LRK-ATK-5",
        model.owner,
        beat=(beats.about, uid),
        model=uid,
        ability=used,
        works=used,
        essence=choice.essence,
        spent="item" if choice.single_use else "",
    )
    if choice.window == "attack":
        fight.used = what
    else:
        fight.parried = what
    if choice.single_use:
        discard(g, model.item)
        model.item = ""


def redirect(g: LurkState, target: int) -> Flow[int]:
    """LRK-ATK-15: a friend on the same tile takes the blow."""
    owner = g.models[target].owner
    friends = [Choose(owner, uid) for uid in others_on_tile(g, target)]
    choice = yield from Ask("redirect", owner, friends, "LRK-ATK-15", {"model": target})
    assert g.fight is not None
    g.fight.target = choice.uid
    g.tell("redirected", "LRK-ATK-15", owner, model=target, other=choice.uid)
    return choice.uid


def others_on_tile(g: LurkState, uid: int) -> list[int]:
    """Friendly models, those of the same owner (LRK-TERM-5): nobody else stands on the same tile."""
    return [n for n in g.on_tile(g.models[uid].tile) if n != uid]


# --- pools ---------------------------------------------------------------------------------------------


def boost_of(g: LurkState, fighter: int, side: WindowOf) -> Boost:
    """Printed dice and gear of a model, or the dice of a creature."""
    if fighter < CREATURE:
        kit = g.kit(g.models[fighter])
        return kit.attack if side == "attack" else kit.defence
    beast = g.book.beasts[g.creature_on(fighter - CREATURE).card]
    return beast.attack if side == "attack" else beast.defence


def attack_pool(g: LurkState, attacker: int, target: int, kind: AttackKind, used: Boost = NOTHING) -> Pool:
    """LRK-ATK-6 for models, LRK-GUARD-5 for creatures; put together in the order of LRK-DICE-9."""
    own = boost_of(g, attacker, "attack")
    black, red, white = own.black + used.black, own.red + used.red, own.white + used.white
    downs = own.downs + used.downs
    if target < CREATURE and g.models[target].tokens & MARKED:
        white += 1
    if attacker >= CREATURE:
        red += g.scent + (own.guard_red if kind == "guard" else 0)
        return black, red, white
    model = g.models[attacker]
    if model.perched:  # LRK-ROCK-2, LRK-RULING-13
        white += 1
    swarms = g.kit(model).traits & SWARM
    if swarms or used.per_friend:
        friends = len(others_on_tile(g, attacker))
        white += bool(swarms and friends)
        red += min(friends, used.per_friend)
    tokens = model.tokens
    downs += bool(tokens & CHARGING) + bool(tokens & INKED)
    return changed(black, red, white, own.ups + used.ups, downs)


def defence_pool(g: LurkState, target: int, parry: Boost = NOTHING) -> Pool:
    """LRK-ATK-7; a creature has its printed dice."""
    own = boost_of(g, target, "defence")
    if target >= CREATURE:
        return own.black, own.red, own.white
    model = g.models[target]
    kit, tokens, bit = g.kit(model), model.tokens, 1 << model.tile
    black, red, white = own.black + parry.black, own.red + parry.red, own.white + parry.white
    downs = own.downs + parry.downs + bool(tokens & SWIMMING) + bool(tokens & INKED)
    for uid in others_on_tile(g, target):
        if g.kit(g.models[uid]).traits & GUARDIAN:
            white += 1
            break
    if tokens & BRACED:
        white += 1
    if g.lair & bit:  # LRK-ATK-9
        red += 1
    if g.coral & bit and not kit.traits & VENOMPROOF:  # LRK-ATK-8
        downs += 1
    return changed(black, red, white, own.ups + parry.ups, downs)


# --- wounds and Essence --------------------------------------------------------------------------------


def wound(g: LurkState, fighter: int, wounds: int, by: int) -> Flow[bool]:
    """Whether the fighter was destroyed."""
    if fighter < CREATURE:
        return hurt(g, fighter, wounds)
    return (yield from hurt_creature(g, fighter - CREATURE, wounds, by))


def pay_out(g: LurkState, fighter: int, gems: int, *, conduit: bool) -> None:
    """LRK-DICE-7, LRK-DICE-8; with Conduit one more for an attack roll that paid (LRK-ESS-4)."""
    if not gems:
        return
    if fighter >= CREATURE:
        g.creature_on(fighter - CREATURE).essence += gems
        g.tell("essence-tile", "LRK-DICE-8", creature=fighter, essence=gems)
        return
    model = g.models[fighter]
    more = conduit and bool(g.kit(model).traits & CONDUIT)
    gain(g, model.owner, gems + more, "LRK-ESS-4" if more else "LRK-DICE-7")


# --- what the defender's choice does afterwards --------------------------------------------------------


@OF_DEFENDER.does("wound_attacker")
def sting(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-13."""
    if stands(g, facts.attacker) and in_listed_range(g, effect, facts):
        uid, attacker = facts.victim, facts.attacker
        g.tell(
            "stung",
            "LRK-ATK-13",
            g.models[uid].owner,
            beat=(beats.about, attacker),
            model=uid,
            attacker=attacker,
            wounds=effect.n,
        )
        yield from wound(g, attacker, effect.n, uid)


@OF_DEFENDER.does("strike")
def strike(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-14: the listed dice, nothing else, against the attacker's normal defence."""
    striker, struck = facts.victim, facts.attacker
    if not stands(g, struck) or not in_listed_range(g, effect, facts):
        return
    if not g.board.views(g.rock)[answers_from(g, facts)] >> tile_of(g, struck) & 1:
        return
    dice = effect.dice
    faces = roll_pool(g, (dice.count("B"), dice.count("R"), dice.count("W")))
    pay_out(g, striker, gems_in(faces), conduit=False)
    shell = boost_of(g, struck, "defence")
    answer = roll_pool(g, defence_pool(g, struck), shell.reroll)
    pay_out(g, struck, gems_in(answer), conduit=False)
    hits, blocks = hits_in(faces), blocks_in(answer)
    wounds = max(0, hits - blocks - shell.blocks - shell.reduce)
    g.tell(
        "strike",
        "LRK-ATK-14",
        g.models[striker].owner,
        sound="die",
        beat=(beats.dice, striker, [*faces, *answer], "bad" if wounds else "good", struck),
        model=striker,
        attacker=struck,
        hits=hits,
        blocks=blocks + shell.blocks,
        wounds=wounds,
    )
    yield from wound(g, struck, wounds, striker)


def in_listed_range(g: LurkState, effect: Effect, facts: Facts) -> bool:
    """LRK-ATK-20: as listed, one at most under Blackout; searcher and creature on one tile are within it."""
    reach = min(1, effect.range) if g.blackout else effect.range
    return g.board.far[answers_from(g, facts)][tile_of(g, facts.attacker)] <= reach


def answers_from(g: LurkState, facts: Facts) -> int:
    """LRK-RULING-36: where pushes, pulls and steps have left the victim; where it fell, if it did."""
    return facts.tile if facts.dead else tile_of(g, facts.victim)


# --- guard attacks -------------------------------------------------------------------------------------


def guard_attacks(g: LurkState, uid: int, *, check: bool = False) -> Flow[None]:
    """Every creature beside the tile (LRK-GUARD-1, LRK-RANGE-3), in reading order, once for each cause.

    That is LRK-GUARD-2, LRK-GUARD-7, LRK-RULING-26. For whoever walks, steps or is moved (LRK-GUARD-3).
    """
    model = g.models[uid]
    if g.kit(model).traits & LURKERKIN:  # LRK-GUARD-4
        return
    for tile in bits(g.guarded):
        if model.tile == FALLEN:
            return
        if not g.guarded & g.board.near[model.tile] & 1 << tile or uid * 64 + tile in g.struck:
            continue
        g.struck.append(uid * 64 + tile)
        beast, place = CREATURE + tile, model.tile
        g.tell("guard", "LRK-GUARD-1", beat=(beats.about, beast, uid), creature=beast, model=uid, place=place)
        yield from attack(g, CREATURE + tile, uid, "guard")
        if check:
            check_end(g)
