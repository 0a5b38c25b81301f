"""How the colony is laid out and the crew comes to it (rulebook 4.1)."""

from __future__ import annotations

from fathomfive.author import Ask, Play, Step
from fathomfive.games.jupiter.actions import ChooseFirst, ChooseRobot
from fathomfive.games.jupiter.beats import QUIET
from fathomfive.games.jupiter.colony import SPIRAL, cell_at
from fathomfive.games.jupiter.game import INTERIOR, TILES
from fathomfive.games.jupiter.midway import take_over
from fathomfive.games.jupiter.options import Options
from fathomfive.games.jupiter.state import COLONIST, ROBOTS, JupiterState
from fathomfive.games.jupiter.steps import turn
from fathomfive.games.jupiter.steps.pod import deal, dock, install_first_core


class SetUp(Step, tag="set_up"):
    """Tiles, people and cards (JUP-SETUP-5); then the crew."""

    options: Options

    def run(self, g: JupiterState) -> None:
        lay_out_tiles(g)
        settle_people(g)
        tell_of_the_colony(g)
        if g.book.midway is not None:
            take_over(g, g.book.midway)
        if self.options.robots != "chosen":
            for seat, robot in enumerate(g.robots):
                g.tell("robot", "JUP-SETUP-7", seat, beat=QUIET, robot=robot.id)
        g.deck.shuffle(g.dice)
        for seat in range(g.players):
            deal(g, seat)
        crew = (ChooseRobots(),) if self.options.robots == "chosen" else ()
        g.next(*crew, InstallCores(), Begin())


def lay_out_tiles(g: JupiterState) -> None:
    """Shuffled, and each turned by chance (JUP-SETUP-2); the last one stays in the box (JUP-SETUP-3).

    The pod is none of them (JUP-SETUP-1).
    """
    tiles = list(range(TILES))
    g.dice.shuffle(tiles)
    turned = bytearray(TILES)
    for (q, r), tile in zip(SPIRAL, tiles[:-1], strict=True):
        g.cells[tile] = cell_at(q, r)
        turned[tile] = g.dice.below(6)
    g.turned = bytes(turned)
    g.boxed = tiles[-1]
    g.mark_pod()
    g.rebuild()


def settle_people(g: JupiterState) -> None:
    """A colonist on every space of the seven modules in the middle (JUP-SETUP-4)."""
    homes = [cell_at(q, r) for q, r in SPIRAL[:INTERIOR]]
    spaces = sorted(space for cell in homes for space in g.colony.spaces_of[g.colony.tile_at[cell]])
    for number, space in enumerate(spaces):
        g.occ[space] = COLONIST
        g.faces[space] = number
    g.settlers = len(spaces)
    g.target = g.book.target or g.settlers  # JUP-END-6


def tell_of_the_colony(g: JupiterState) -> None:
    """What is at stake, and what lies where: whoever only listens must know who is beside whom."""
    middle, *others = (g.colony.tile_at[cell_at(q, r)] for q, r in SPIRAL)
    inner, (last, *rim) = others[: INTERIOR - 1], others[INTERIOR - 1 :]  # the spiral turns south of the east
    g.tell("colony", "JUP-SETUP-4", colonists=g.settlers, target=g.target, robots=g.players)
    g.tell("middle", "JUP-SETUP-2", beat=QUIET, module=middle, numbered=inner)
    g.tell("rim", "JUP-SETUP-2", beat=QUIET, numbered=[*rim, last], boxed=g.boxed)


class ChooseRobots(Step, tag="choose_robots"):
    """Where the table wants it, everybody picks a robot that is still free (JUP-SETUP-7)."""

    def run(self, g: JupiterState) -> Play:
        free = list(ROBOTS)
        for seat, robot in enumerate(g.robots):
            answer = yield from Ask(
                "robot", seat, [ChooseRobot(seat, other) for other in free], "JUP-SETUP-7"
            )
            robot.id = answer.robot
            g.tell("robot", "JUP-SETUP-7", seat, robot=robot.id)
            free.remove(answer.robot)


class InstallCores(Step, tag="install_cores"):
    """In seat order; the other card is the hand (JUP-SETUP-8)."""

    def run(self, g: JupiterState) -> Play:
        for seat in range(g.players):
            yield from install_first_core(g, seat, "JUP-SETUP-8")


class Begin(Step, tag="begin"):
    """Seat 0 says who begins (JUP-SETUP-10), and that player where the pod docks (JUP-SETUP-11).

    One voice for the crew each time (JUP-RULING-15).
    """

    def run(self, g: JupiterState) -> Play:
        choices = [ChooseFirst(0, seat) for seat in range(g.players)]
        answer = yield from Ask("first", 0, choices, "JUP-SETUP-10")
        g.current = answer.first
        g.tell("begins", "JUP-SETUP-10", g.current)
        yield from dock(g, g.current, "JUP-SETUP-11")
        g.next(turn.Turn(g.current))
