"""One attack from its declaration to the counterattack, in the full order of SLG-ATK-9."""

from __future__ import annotations

from fathomfive.author import Ask, Beat, Flow, Pass, Play, Step
from fathomfive.games.sleeping import beats, motions, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import CardOf, ExtraDamage, Square, Target, UseSynergy
from fathomfive.games.sleeping.cards import Deed, Usable, discard_equipped, uses
from fathomfive.games.sleeping.crew import controller, traits, weapon
from fathomfive.games.sleeping.effects import AnyEffect, CrewId
from fathomfive.games.sleeping.fight import (
    accuracy,
    attack_total,
    beaten,
    defence,
    first_strike,
    free_squares,
    legal_squares,
    open_cells,
    points,
    resist,
    running,
    splash_resist,
    strength,
    tires,
)
from fathomfive.games.sleeping.game import EXTRA_DAMAGE
from fathomfive.games.sleeping.state import CREW, Attack, Blow, Combat, Fate, SleepingState
from fathomfive.games.sleeping.steps.asking import offer, pick_member
from fathomfive.games.sleeping.steps.effects import do, does, use
from fathomfive.games.sleeping.steps.harm import draw_fate, hit
from fathomfive.games.sleeping.steps.matters import blow_is_slight, others_attack


class AimAt(Step, tag="aim"):
    """(1) Weapon and target; resist and First Strike are noted as they stand now."""

    member: CrewId

    def run(self, g: SleepingState) -> Play:
        combat, seat = g.fight, controller(g, self.member)
        arms = [CardOf(seat, name) for name in ("", *g.crew[self.member].weapons)]
        arm = yield from Ask("weapon", seat, arms, "SLG-ATK-1", {"member": self.member})
        foes = [Target(seat, foe.enemy) for foe in combat.row]
        aim = yield from Ask(
            "target", seat, foes, "SLG-ATK-2", {"member": self.member, "weapon": (self.member, arm.card)}
        )
        target = combat.foe(aim.enemy)
        combat.attack = Attack(
            self.member,
            arm.card,
            aim.enemy,
            {foe.enemy: n for foe in combat.row if (n := resist(g, foe))},
            first_strike(g, target),
            bool(target.covered),
        )
        g.tell(
            "attack",
            "SLG-ATK-1",
            seat,
            sound="steel",
            beat=(beats.about, self.member, f"enemy-{aim.enemy}"),
            member=self.member,
            enemy=aim.enemy,
            weapon=(self.member, arm.card),
            n=weapon(g, self.member, arm.card).damage,
        )
        g.next(Swing())


class Swing(Step, tag="swing"):
    """(2) fate, (3) window a, (4) hit or miss is fixed."""

    def run(self, g: SleepingState) -> Play:
        _, attack = running(g)
        attack.fate = Fate(draw_fate(g))
        while used := (
            yield from offer(
                g,
                "aim",
                leader(g),
                lambda seat: aim_options(g, seat),
                "SLG-WIN-6",
                _about(g),
                slight=lambda seat: others_attack(seat, leader(g), can=bool(aim_options(g, leader(g)))),
            )
        ):
            yield from use_in_attack(g, used)
        attack.hit = attack_total(g) >= defence(g)
        verdict = "hit" if attack.hit else "miss"
        g.tell(
            verdict,
            "SLG-ATK-3",
            None,
            beat=(_swung, attack),
            member=attack.member,
            enemy=attack.target,
            fate=attack.fate.total,
            accuracy=accuracy(g),
            total=attack_total(g),
            n=defence(g),
        )
        tells.first_strike(g, attack.target, attack.hit, attack.first_strike)
        if attack.hit and not attack.first_strike:  # SLG-ATK-6
            g.next(Strike(), AfterBlow(), Counter(), EndAttack())
        else:  # the enemy answers first (SLG-ATK-7, SLG-ATK-8), after the draw in any case (SLG-RULING-12)
            g.next(Counter(), Strike(), AfterBlow(), EndAttack())


def _swung(g: SleepingState, attack: Attack) -> Beat:
    total, needed = attack_total(g), defence(g)
    return beats.swing(g, attack.member, attack.target, hit=attack.hit, total=total, needed=needed)


def leader(g: SleepingState) -> int:
    """Attack windows start with the attacker's controller (SLG-WIN-2)."""
    _, attack = running(g)
    return controller(g, attack.member)


def _about(g: SleepingState) -> dict[str, int]:
    return {"total": attack_total(g), "n": defence(g)}


def aim_options(g: SleepingState, seat: int) -> list[UseSynergy | Usable]:
    """Accuracy, fate, redraws and tokens for them (SLG-SYN-4) while it would miss; ignoring resist always."""
    found: list[UseSynergy | Usable] = [*uses(g, seat, "aim")]
    if attack_total(g) < defence(g):
        found += uses(g, seat, "fate")
        found += synergies(g, seat, (fx.Accuracy, fx.Redraw))
    return found


def synergies(g: SleepingState, seat: int, kinds: tuple[type[AnyEffect], ...]) -> list[UseSynergy]:
    """Foreign synergy tokens on the attacker's board (SLG-SYN-3)."""
    _, attack = running(g)
    if seat != controller(g, attack.member):
        return []
    return [
        UseSynergy(seat, owner)
        for owner in g.crew[attack.member].synergies
        if owner != attack.member and isinstance(g.book.crew[owner].synergy, kinds)
    ]


def use_in_attack(g: SleepingState, action: UseSynergy | ExtraDamage | Usable) -> Flow[None]:
    _, attack = running(g)
    match action:
        case UseSynergy(seat=seat, owner=owner):
            go_home(g, attack.member, owner)
            g.tell("synergy", "SLG-SYN-3", seat, owner=owner, member=attack.member, synergy=owner)
            yield from do(g, g.book.crew[owner].synergy, Deed(seat, attack.member))
        case ExtraDamage(seat=seat, card=card):  # SLG-ATK-5
            discard_equipped(g, attack.member, card)
            attack.extra_used = True  # once (SLG-RULING-29)
            attack.damage += EXTRA_DAMAGE
            g.tell("extra", "SLG-ATK-5", seat, card=card, member=attack.member, n=EXTRA_DAMAGE)
        case _:
            yield from use(g, action, "SLG-WIN-6")


def go_home(g: SleepingState, holder: CrewId, owner: CrewId) -> None:
    g.crew[holder].synergies.remove(owner)
    g.crew[owner].synergies.append(owner)


# --- damage to the enemy ---------------------------------------------------------------------------------


class Strike(Step, tag="strike"):
    """(6) window b, on a miss after the answer (SLG-RULING-46); then the number of points is fixed:
    bonuses, fatigue, the target's resist."""

    def run(self, g: SleepingState) -> Play:
        _, attack = running(g)
        while used := (
            yield from offer(
                g,
                "blow",
                leader(g),
                lambda seat: blow_options(g, seat),
                "SLG-WIN-6",
                {"points": points(g)},
                slight=lambda seat: others_attack(seat, leader(g), can=bool(blow_options(g, leader(g)))),
            )
        ):
            yield from use_in_attack(g, used)
        lost = 0 if "resist" in attack.ignored else attack.resist.get(attack.target, 0)
        if "resist" in attack.ignored:
            attack.resist = {}
        attack.points = attack.left = max(0, points(g) - lost)
        g.tell(
            "points",
            "SLG-ATK-4",
            None,
            member=attack.member,
            enemy=attack.target,
            n=attack.points,
            lost=lost,
            tired=int(tires(g, attack.member)),
        )
        g.next(PlacePoint())


def blow_options(g: SleepingState, seat: int) -> list[UseSynergy | ExtraDamage | Usable]:
    _, attack = running(g)
    found: list[UseSynergy | ExtraDamage | Usable] = [*uses(g, seat, "blow")]
    found += synergies(g, seat, (fx.Damage, fx.Diagonal))
    if seat == controller(g, attack.member) and not attack.extra_used:
        wanted = weapon(g, attack.member, attack.weapon).extra_skill
        found += [
            ExtraDamage(seat, card)
            for card in g.crew[attack.member].equipped
            if g.book.abilities[card].skill == wanted
        ]
    return found


class PlacePoint(Step, tag="place"):
    """(7) One square at a time (SLG-DMG-1)."""

    def run(self, g: SleepingState) -> Play:
        combat, attack = running(g)
        seat = controller(g, attack.member)
        while attack.left > 0:
            own, splash = legal_squares(g)
            options: list[Square | Pass] = [Square(seat, enemy, place) for enemy, place in (*own, *splash)]
            if not options:  # the rest is lost (SLG-DMG-6)
                break
            if not own:  # from here on splash is a choice (SLG-DMG-6)
                options.append(Pass(seat))
            answer = yield from Ask("place", seat, options, "SLG-DMG-1", {"n": attack.left})
            if isinstance(answer, Pass):
                break
            cover(g, combat, attack, answer.enemy, answer.square)
        tells.points_lost(g, seat, attack.left)
        attack.left = 0


def cover(g: SleepingState, combat: Combat, attack: Attack, enemy: int, square: int) -> None:
    """Put a token on a square; everything printed there is switched off (SLG-DMG-8)."""
    cell = g.book.enemies[enemy].cells[square]
    cost = cell.points
    if enemy == attack.target:
        attack.on_target += cost
    else:
        cost += splash_resist(attack, enemy)
        attack.on_splash += cost
    attack.left -= cost
    attack.on_hearts += cell.heart
    attack.placed.append((enemy, square))
    attack.synergy = attack.synergy or cell.synergy
    combat.foe(enemy).covered.append(square)
    tells.covered(g, enemy, square, attack.target)


class AfterBlow(Step, tag="after-blow"):
    """(8) synergy placement, (9) defeated enemies leave, not before all points lie (SLG-RULING-15)."""

    def run(self, g: SleepingState) -> Play:
        combat, attack = running(g)
        if attack.synergy and attack.placed:
            yield from place_synergy(g, attack.member)
        clear_beaten(g, combat)


def place_synergy(g: SleepingState, member: CrewId) -> Flow[None]:
    """The token goes onto another board, home first if it lies elsewhere (SLG-SYN-1, SLG-SYN-2)."""
    seat = controller(g, member)
    if member not in g.crew[member].synergies:
        options: list[UseSynergy | Pass] = [UseSynergy(seat, member), Pass(seat)]
        answer = yield from Ask("synergy-home", seat, options, "SLG-SYN-2", {"member": member})
        if isinstance(answer, Pass):
            return
        for sailor in g.crew.values():
            if member in sailor.synergies:
                sailor.synergies.remove(member)
    else:
        g.crew[member].synergies.remove(member)
    others = [other for other in CREW if other != member]
    g.crew[member].synergies.append(member)  # it lies at home while the question is open
    to = yield from pick_member(seat, "place-synergy", others, "SLG-SYN-1", {"member": member})
    assert to is not None
    g.crew[member].synergies.remove(member)
    g.crew[to].synergies.append(member)
    g.tell("place-synergy", "SLG-SYN-1", seat, beat=(beats.about, to), member=member, to=to, synergy=member)


def clear_beaten(g: SleepingState, combat: Combat) -> None:
    """Whoever has no heart left goes, for good (SLG-RULING-33); the row closes up (SLG-DMG-7)."""
    for foe in list(combat.row):
        if beaten(g, foe):
            combat.row.remove(foe)
            g.tell(
                "enemy-falls",
                "SLG-DMG-7",
                None,
                (motions.enemy, foe.enemy, "fade"),
                sound="thud",
                beat=beats.GOOD,
                enemy=foe.enemy,
                n=len(combat.row),
            )


class EndAttack(Step, tag="end-attack"):
    def run(self, g: SleepingState) -> None:
        g.fight.attack = g.fight.attacker = None


# --- counterattack ---------------------------------------------------------------------------------------


class Counter(Step, tag="counter"):
    """The target answers once, if it is still there (SLG-CTR-1), with damage alone (SLG-CTR-5)."""

    def run(self, g: SleepingState) -> Play:
        combat, attack = running(g)
        if all(foe.enemy != attack.target for foe in combat.row):
            return
        n = strength(g, combat.foe(attack.target))
        held = weapon(g, attack.member, attack.weapon)
        combat.blow = Blow(attack.member, n, "counterattack")
        combat.blow.blocked = held.block + counter_block(g, attack.member)
        yield from block_window(g)
        rest, combat.blow = combat.blow.rest, None
        if attack.no_counter:
            g.tell("no-counter", "SLG-WIN-6", None, beat=beats.GOOD, enemy=attack.target)
            return
        g.tell(
            "counter",
            "SLG-CTR-2",
            None,
            (motions.enemy, attack.target, "shake"),
            sound="steel",
            beat=(beats.strikes, attack.target, attack.member, rest),
            enemy=attack.target,
            member=attack.member,
            n=rest,
            strength=n,
            blocked=n - rest,
        )
        # SLG-CTR-4; if nobody is left standing, no blow follows (SLG-RULING-45)
        yield from hit(g, attack.member, rest, controller(g, attack.member))


def counter_block(g: SleepingState, member: CrewId) -> int:
    """Constant block of the member's cards (SLG-CTR-3)."""
    return sum(effect.n for effect in traits(g, member, fx.Block))


def block_window(g: SleepingState) -> Flow[None]:
    """Window c: block, and at a counterattack whatever makes it go away (SLG-WIN-6)."""
    combat, blow = g.fight, g.fight.coming
    while blow.rest > 0 and not (combat.attack is not None and combat.attack.no_counter):
        used = yield from offer(
            g,
            "block",
            controller(g, blow.victim),
            lambda seat: block_options(g, seat),
            "SLG-WIN-6",
            {"n": blow.rest, "member": blow.victim},
            slight=lambda seat: blow_is_slight(g, seat),
        )
        if used is None:
            return
        if isinstance(used, UseSynergy):
            go_home(g, blow.victim, used.owner)
            token = g.book.crew[used.owner].synergy
            assert isinstance(token, fx.Block)
            blow.blocked += token.n
            g.tell(
                "synergy",
                "SLG-SYN-7",
                used.seat,
                owner=used.owner,
                member=blow.victim,
                synergy=used.owner,
            )
            continue
        yield from use(g, used, "SLG-WIN-6")


def block_options(g: SleepingState, seat: int) -> list[UseSynergy | Usable]:
    blow = g.fight.coming
    found: list[UseSynergy | Usable] = [*uses(g, seat, "block")]
    if blow.source == "counterattack":
        found += uses(g, seat, "counter")
    if seat == controller(g, blow.victim):
        found += [
            UseSynergy(seat, owner)
            for owner in g.crew[blow.victim].synergies
            if owner != blow.victim and isinstance(g.book.crew[owner].synergy, fx.Block)
        ]
    return found


# --- free strikes ----------------------------------------------------------------------------------------


@does(fx.Strike)
def free_strike(g: SleepingState, effect: fx.Strike, deed: Deed) -> Flow[None]:
    """One point anywhere: no fate, no token, no answer (SLG-RULING-38, SLG-SYN-9)."""
    squares = [Square(deed.seat, enemy, place) for enemy, place in free_squares(g)]
    answer = yield from Ask("free-strike", deed.seat, squares, "SLG-RULING-38")
    foe = g.fight.foe(answer.enemy)
    cell = dict(open_cells(g, foe))[answer.square]
    foe.covered.append(answer.square)
    tells.free_strike(g, answer.enemy, answer.square)
    if cell.synergy and deed.bearer is not None:  # SLG-SYN-8
        yield from place_synergy(g, deed.bearer)
    clear_beaten(g, g.fight)
