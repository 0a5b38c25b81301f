"""Combat: the row of enemies, rounds of attacks, and what the survivors do at the end of each round.

One attack is written in `steps/attack.py`.
"""

from __future__ import annotations

from typing import TypeAlias

from fathomfive.author import Ask, Flow, Pass, Play, Step
from fathomfive.games.sleeping import beats, motions, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import (
    Agree,
    Declare,
    HandOver,
    ReturnSynergy,
    Square,
    Unequip,
    UseAbility,
    UseBoard,
    UseCard,
    UseLevel,
)
from fathomfive.games.sleeping.cards import Deed, Usable, uses
from fathomfive.games.sleeping.crew import controlled, controller, health, standing, traits
from fathomfive.games.sleeping.effects import RESOURCES, CrewId, Status
from fathomfive.games.sleeping.fight import beside, open_cells, round_strength
from fathomfive.games.sleeping.game import MOST_TOKENS, TOKEN_PRICE
from fathomfive.games.sleeping.state import CREW, Blow, Combat, Foe, SleepingState
from fathomfive.games.sleeping.steps.asking import offer, pick_card, pick_member
from fathomfive.games.sleeping.steps.attack import AimAt, block_window
from fathomfive.games.sleeping.steps.defeat import end_combat
from fathomfive.games.sleeping.steps.effects import do, pay_for, then
from fathomfive.games.sleeping.steps.harm import damage_ship, hit
from fathomfive.games.sleeping.steps.holdings import lose_equipped, lose_some
from fathomfive.games.sleeping.steps.windows import take_off

InBetween: TypeAlias = HandOver | ReturnSynergy | Unequip | Usable


class StartCombat(Step, tag="combat"):
    """Shuffle the enemies into a row (SLG-COMB-1), hand out the tokens."""

    enemies: tuple[int, ...]

    def run(self, g: SleepingState) -> None:
        row = list(self.enemies)
        g.dice.shuffle(row)
        g.combat = Combat([Foe(enemy) for enemy in row], share_tokens(g))
        g.read_out()  # only the level of a fight is known beforehand (SLG-EXP-6)
        for member in CREW:
            g.crew[member].synergies = [member]  # SLG-COMB-3
        level = g.book.combat_level(self.enemies)
        tells.fight(g, level)
        g.next(CombatWindow())


def share_tokens(g: SleepingState) -> list[int]:
    """SLG-COMB-2, by the number of players."""
    share = g.book.ship.combat_tokens[str(len(g.here))]
    return [
        (share.active if seat == g.active else share.other) if player.present else 0
        for seat, player in enumerate(g.players)
    ]


class CombatWindow(Step, tag="combat-window"):
    """Attack, help, hand over, or hold (SLG-COMB-11)."""

    def run(self, g: SleepingState) -> Play:
        combat = g.fight
        if not combat.row:  # at once, without an end of round (SLG-COMB-5, SLG-COMB-10)
            g.next(Victory())
            return
        answer = yield from offer(
            g, "combat", g.active, lambda seat: combat_options(g, seat), "SLG-COMB-11", standing=False
        )
        if not isinstance(answer, ReturnSynergy | HandOver):
            combat.handed, combat.returned = [], []
        match answer:
            case None:  # all hold, with tokens left or not (SLG-COMB-8)
                combat.acting = 0
                g.tell("round-ends", "SLG-COMB-8", None, n=combat.round)
                g.next(EnemyActs())
                return
            case Declare(member=member):
                combat.tokens[answer.seat] -= 1
                g.crew[member].tokens += 1
                combat.attacker = member
                g.next(AimAt(member), CombatWindow())
                return
        g.next(CombatWindow())
        yield from in_between(g, answer)


def combat_options(g: SleepingState, seat: int) -> list[Declare | InBetween]:
    """What a seat may do between two attacks (SLG-WIN-5); there is no retreat (SLG-COMB-13).

    Discarding and returning alone open no window.
    """
    combat = g.fight
    found: list[Declare | InBetween] = []
    if combat.tokens[seat]:
        found += [Declare(seat, member) for member in controlled(g, seat) if may_attack(g, member)]
        found += [
            HandOver(seat, other, payer)
            for other in g.here
            if other != seat and combat.tokens[seat] > combat.handed.count(seat)
            for payer in payers(g, seat, other)
        ]
    found += uses(g, seat, "combat")
    if found:
        found += [Unequip(seat, card) for member in controlled(g, seat) for card in g.crew[member].equipped]
        found += [
            ReturnSynergy(seat, owner)
            for holder in CREW
            for owner in g.crew[holder].synergies
            if owner != holder
            and owner not in combat.returned
            and seat in (controller(g, owner), controller(g, holder))
        ]
    return found


def may_attack(g: SleepingState, member: CrewId) -> bool:
    """Some health, not frightened (SLG-STAT-3), fewer than two tokens (SLG-ATK-1)."""
    sailor = g.crew[member]
    return health(g, member) > 0 and "frightened" not in sailor.statuses and sailor.tokens < MOST_TOKENS


def payers(g: SleepingState, giver: int, receiver: int) -> list[int]:
    """Who could pay for handing a token over; free with a Bosun's Whistle (SLG-COMB-7)."""
    if handing_is_free(g, giver, receiver):
        return [giver]
    return [seat for seat in (giver, receiver) if g.players[seat].command]


def handing_is_free(g: SleepingState, giver: int, receiver: int) -> bool:
    return any(
        traits(g, member, fx.FreeTokenTransfer)
        for member in CREW
        if controller(g, member) in (giver, receiver)
    )


def in_between(g: SleepingState, action: InBetween) -> Flow[None]:
    """Whatever is not an attack."""
    combat = g.fight
    match action:
        case HandOver(seat=giver, to=receiver, payer=payer):
            free = handing_is_free(g, giver, receiver)
            if payer == receiver:  # he must agree (SLG-COMB-12)
                options: list[Agree | Pass] = [Agree(receiver), Pass(receiver)]
                answer = yield from Ask("pay-token", receiver, options, "SLG-COMB-12", {"giver": giver})
                if isinstance(answer, Pass):
                    combat.handed.append(giver)
                    return
            g.players[payer].command -= 0 if free else TOKEN_PRICE
            combat.tokens[giver] -= 1
            combat.tokens[receiver] += 1
            combat.handed.append(receiver)
            g.tell("hand-over", "SLG-COMB-7", giver, to=receiver, payer=payer, n=0 if free else TOKEN_PRICE)
        case ReturnSynergy(owner=owner):
            send_home(g, owner)
            combat.returned.append(owner)
            g.tell("synergy-home", "SLG-SYN-5", action.seat, owner=owner)
        case Unequip(seat=seat, card=card):
            take_off(g, seat, card)
        case UseBoard() | UseCard() | UseAbility() | UseLevel():
            effects, deed = pay_for(g, action, "SLG-WIN-5")
            g.next(*then(effects, deed))
        case _:
            raise AssertionError(f"{action} belongs to no combat window")


def send_home(g: SleepingState, owner: CrewId) -> None:
    """A synergy token goes back to its own board (SLG-SYN-5)."""
    for sailor in g.crew.values():
        if owner in sailor.synergies:
            sailor.synergies.remove(owner)
    g.crew[owner].synergies.append(owner)


class Victory(Step, tag="victory"):
    """SLG-COMB-9: weapons that were knocked away lie loose until the next calm window (SLG-ADV-10)."""

    def run(self, g: SleepingState) -> None:
        g.tell("victory", "SLG-COMB-9", None, sound="win", beat=beats.GOOD, n=g.fight.round)
        end_combat(g)


# --- end of the round ------------------------------------------------------------------------------------


class EnemyActs(Step, tag="enemy-acts"):
    """The next enemy from the left attacks (SLG-EOR-1, SLG-EOR-2); after the last a new round begins."""

    def run(self, g: SleepingState) -> Play:
        combat = g.fight
        if combat.acting >= len(combat.row):
            g.next(NewRound())
            return
        foe = combat.row[combat.acting]
        g.next(Hourglass(0), NextEnemy())
        n = round_strength(g, combat, foe)
        if n <= 0:
            g.tell("enemy-idle", "SLG-EOR-2", None, enemy=foe.enemy)
            return
        victim = yield from pick_member(  # nobody at 0 health (SLG-RULING-16)
            g.active, "victim", standing(g), "SLG-EOR-2", {"enemy": foe.enemy, "n": n}
        )
        assert victim is not None
        combat.blow = Blow(victim, n, "end_of_round")
        combat.blow.blocked = own_block(g, victim)
        yield from block_window(g)
        rest, combat.blow = combat.blow.rest, None
        g.tell(
            "enemy-attacks",
            "SLG-EOR-2",
            None,
            (motions.enemy, foe.enemy, "shake"),
            sound="steel",
            beat=(beats.strikes, foe.enemy, victim, rest),
            enemy=foe.enemy,
            member=victim,
            n=rest,
            strength=n,
            blocked=n - rest,
        )
        yield from hit(g, victim, rest, g.active)


def own_block(g: SleepingState, victim: CrewId) -> int:
    """Constant block that also works at the end of a round (SLG-EOR-3)."""
    return sum(effect.n for effect in traits(g, victim, fx.Block) if effect.end_of_round)


class Hourglass(Step, tag="hourglass"):
    """The acting enemy's uncovered hourglasses in reading order, from square `at` on.

    Looked at anew after each, so that an uncovered square works again (SLG-EOR-8).
    """

    at: int

    def run(self, g: SleepingState) -> Play:
        combat = g.fight
        foe = combat.row[combat.acting]
        for place, cell in open_cells(g, foe):
            if place >= self.at and cell.hourglass:
                g.next(Hourglass(place + 1))
                g.tell(
                    "hourglass",
                    "SLG-EOR-1",
                    None,
                    beat=(beats.at_square, foe.enemy, place),
                    enemy=foe.enemy,
                    hourglass=cell.hourglass,
                )
                yield from sands(g, combat, foe, cell.hourglass)
                return


def sands(g: SleepingState, combat: Combat, foe: Foe, ability: str) -> Flow[None]:
    """One hourglass ability; each is ignored where it cannot work."""
    seat = g.active
    match ability:
        case "venom" | "madness" | "frightened" | "weakened" | "low_morale":
            kind: Status = ability
            yield from do(g, fx.Afflict(kind, 1), Deed(seat))  # on anybody (SLG-EOR-4, SLG-EOR-5)
        case "regen1" | "regen3":
            yield from regenerate(g, foe, int(ability[-1]))
        case "adjacent_regen1":
            for other in beside(combat, foe):
                yield from regenerate(g, other, 1)
        case "discard_ability":
            yield from lose_equipped(g, 1, seat, "SLG-EOR-6")
        case "disarm":
            yield from disarm(g, combat)
        case "lose_resource":
            yield from lose_some(g, RESOURCES, 1, seat, "SLG-EOR-6")  # coins too (SLG-RULING-37)
        case "ship_damage":
            yield from damage_ship(g, 1)
        case "adjacent1" | "adjacent2":
            pass  # counted in the neighbours' attacks


def regenerate(g: SleepingState, foe: Foe, n: int) -> Flow[None]:
    """The active player chooses which tokens leave (SLG-EOR-7)."""
    for _ in range(n):
        if not foe.covered:
            return
        options = [Square(g.active, foe.enemy, place) for place in foe.covered]
        answer = yield from Ask("regenerate", g.active, options, "SLG-EOR-7", {"enemy": foe.enemy})
        foe.covered.remove(answer.square)
        g.tell(
            "regenerate",
            "SLG-EOR-7",
            None,
            beat=(beats.at_square, foe.enemy, answer.square),
            enemy=foe.enemy,
            spot=(foe.enemy, answer.square),
        )


def disarm(g: SleepingState, combat: Combat) -> Flow[None]:
    """A weapon card is out until the fight ends (SLG-EOR-6)."""
    held = {
        card: member
        for member in CREW
        if all("disarm" not in effect.kinds for effect in traits(g, member, fx.Immune))
        for card in g.crew[member].weapons
    }
    card = yield from pick_card(g.active, "disarm", held, "SLG-EOR-6")
    if card is not None:
        g.crew[held[card]].weapons.remove(card)
        combat.disarmed.append(card)
        g.tell(
            "disarmed",
            "SLG-EOR-6",
            None,
            sound="steel",
            beat=(beats.bad_for, held[card]),
            card=card,
            member=held[card],
        )


class NextEnemy(Step, tag="next-enemy"):
    def run(self, g: SleepingState) -> None:
        g.fight.acting += 1
        g.next(EnemyActs())


class NewRound(Step, tag="new-round"):
    """Tokens are reclaimed exactly as at the start (SLG-COMB-6)."""

    def run(self, g: SleepingState) -> None:
        combat = g.fight
        combat.round += 1
        combat.tokens = share_tokens(g)
        for sailor in g.crew.values():
            sailor.tokens = 0
        tells.new_round(g)
        g.next(CombatWindow())
