"""How the table is laid out and who dives (rulebook 4.1). Chance speaks in the order of REF-SETUP-14."""

from __future__ import annotations

from fathomfive.author import Ask, Play, Step, Zone
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.actions import ChooseDiver, PlaceDiver
from fathomfive.games.refuge.entries import HeadMove, ObjectiveId
from fathomfive.games.refuge.options import Options
from fathomfive.games.refuge.state import SUPPLY, Diver, RefugeState
from fathomfive.games.refuge.steps import competitive, head, objectives, tentacles, turn


class SetUp(Step, tag="set_up"):
    """Decks and head; then who dives, and what lies on the board."""

    options: Options

    def run(self, g: RefugeState) -> None:
        tells.opens(g, self.options.difficulty)
        g.salvage_deck.shuffle(g.dice)  # REF-SETUP-2
        g.kraken_deck.shuffle(g.dice)
        wander(g)
        g.next(ChooseDivers(self.options), EnterWater(self.options), LayOut(self.options))


def wander(g: RefugeState) -> None:
    """Two Kraken cards move the head from its home; nothing else of them counts (REF-SETUP-4)."""
    for _ in range(g.numbers.setup_kraken_draws):
        card = turn.draw_kraken_card(g, "REF-SETUP-4")
        if isinstance(card.top, HeadMove):  # a devour symbol does nothing yet: REF-RULING-31
            for _ in range(card.top.steps):
                step = g.head_place.steps.get(card.top.direction)
                if step is None:
                    tells.head_stays(g, card.top.direction)
                else:
                    head.glide(g, card.top.direction, step.to, [], "REF-SETUP-4")
    turn.reshuffle_kraken(g, "REF-SETUP-4")
    g.last_card = None


class ChooseDivers(Step, tag="choose_divers"):
    """One after the other in the order of the seats, or dealt at random (REF-SETUP-5)."""

    options: Options

    def run(self, g: RefugeState) -> Play:
        left = list(g.book.divers)
        if self.options.divers == "random":
            g.dice.shuffle(left)
        for seat in range(g.players):
            chosen = left[0]
            if self.options.divers == "draft":
                choices = [ChooseDiver(seat, diver) for diver in left]
                answer = yield from Ask("choose_diver", seat, choices, "REF-SETUP-5")
                chosen = answer.diver
            left.remove(chosen)
            g.divers.append(Diver(chosen, seat, Zone("salvage")))  # with an empty hand: REF-SETUP-13
            tells.joins(g, seat, chosen)


class EnterWater(Step, tag="enter_water"):
    """Who begins is drawn or was picked; in order of play all go to free Start spaces (REF-SETUP-6,
    REF-SETUP-7)."""

    options: Options

    def run(self, g: RefugeState) -> Play:
        g.phase = "place"
        picked = self.options.first_seat
        g.first = g.dice.below(g.players) if picked is None else picked  # REF-RULING-21
        tells.goes_first(g, g.divers[g.first])
        for diver in g.divers_from(g.first):
            taken = [other.cell for other in g.divers]
            free = [cell for cell in g.board.of_kind["start"] if cell not in taken]
            places = [PlaceDiver(diver.seat, cell) for cell in free]
            answer = yield from Ask("place_start", diver.seat, places, "REF-SETUP-7")
            diver.cell = answer.cell
            tells.starts(g, diver)


class LayOut(Step, tag="lay_out"):
    """Tentacles, Threat track and objectives, or what a race needs instead; then the first turn."""

    options: Options

    def run(self, g: RefugeState) -> None:
        place_tentacles(g)
        if g.competitive:
            competitive.deal(g)
            g.next(competitive.RaceTurn(g.first))
            return
        raise_threat(g)
        g.objectives = pick_objectives(g, self.options)
        tells.objectives(g)
        objectives.become_current(g)  # REF-SETUP-12
        g.next(turn.Turn(g.first))


def place_tentacles(g: RefugeState) -> None:
    """One in each column, on the Spawn space nearest to the Kraken row (REF-SETUP-8, REF-ABYSS-7)."""
    risen = []
    for column in g.board.spawns.values():
        risen.append(tentacles.rise(g, next(cell for cell in column if not g.is_head(cell))))
    tells.first_tentacles(g, risen)


def raise_threat(g: RefugeState) -> None:
    """With three or four Divers the Threat track is not empty (REF-SETUP-9); alone it is (REF-SOLO-1)."""
    for _ in range(g.book.coop.threat_start[g.players - 1]):
        tentacles.slip_past(g, g.tentacles.index(SUPPLY), "REF-SETUP-9")


def pick_objectives(g: RefugeState, options: Options) -> list[ObjectiveId]:
    """One of each level: the blue ones, those that were chosen, or drawn (REF-SETUP-11)."""
    levels = g.book.objectives_of_level.values()
    blue = [card for level in levels for card in level if g.book.objectives[card].blue]
    if options.objectives == "chosen":
        return [ObjectiveId(name) for name in (options.objective_1, options.objective_2, options.objective_3)]
    preset = "starters" if g.book.difficulties[options.difficulty].objectives == "blue" else "random"
    if (preset if options.objectives == "preset" else options.objectives) == "starters":
        return blue
    return [g.dice.pick(level) for level in levels]
