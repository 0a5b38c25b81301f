"""The season: dawn, everybody's day, night; eight times, and then the coins are counted."""

from fathomfive.author import EVERYBODY, Ask, End, Motion, Outcome, Pass, Play, Step, seat_mask

from lobster_pots.actions import Build, Haul, Sell, Set
from lobster_pots.book import Cove
from lobster_pots.game import ACTIONS, DAYS, DIE, GLUT, LAST_PRICE, MOST_POTS, POT_COSTS, PRICES
from lobster_pots.state import ABOARD, Coast


class Dawn(Step, tag="dawn"):
    """A new day: the price recovers, the lookout reads the glass, and the day's turns are laid out."""

    def run(self, g: Coast) -> None:
        if g.day == DAYS:
            raise End(count(g))
        g.day += 1
        if g.day > 1 and g.price < PRICES[-1]:
            g.price += 1  # LOB-MARKET-1
        for seat in range(len(g.fishers)):
            lend(g, seat)
        read_glass(g)
        seats = [(g.lookout + n) % len(g.fishers) for n in range(len(g.fishers))]
        g.next(*(Turn(seat, left) for seat in seats for left in range(ACTIONS, 0, -1)), Night())


class Turn(Step, tag="turn"):
    """One action of one fisher (LOB-DAY-3)."""

    seat: int
    left: int

    def run(self, g: Coast) -> Play:
        seat = self.seat
        answer = yield from Ask("turn", seat, choices(g, seat), "LOB-DAY-3", {"left": self.left})
        match answer:
            case Set(cove=cove):
                lower(g, seat, cove)
            case Haul(cove=cove):
                haul(g, seat, cove)
            case Sell():
                sell(g, seat)
            case Build():
                build(g, seat)


class Night(Step, tag="night"):
    """The wind rises, and pots are torn away or fill (LOB-NIGHT-1)."""

    def run(self, g: Coast) -> None:
        forecast = g.glass.draw_to(g.past, EVERYBODY)
        g.wind = g.book.glasses[forecast].wind + g.dice.pick(DIE)
        g.tell("wind", "LOB-NIGHT-1", glass=forecast, wind=g.wind)
        for cove in g.book.coves.values():
            if g.wind > cove.stands:
                tear_away(g, cove)
            else:
                creep_in(g, cove)
        g.next(Dawn())


def read_glass(g: Coast) -> None:
    """LOB-DAY-2"""
    eyes = EVERYBODY if g.open_glass else seat_mask(g.lookout)
    forecast = g.glass.show(-1, eyes)
    g.tell("reads", "LOB-DAY-2", g.lookout, only=eyes, glass=forecast)
    g.tell("looks", "LOB-DAY-2", g.lookout, but=eyes)


def lend(g: Coast, seat: int) -> None:
    """Nobody is out of the game (LOB-DAY-4)."""
    fisher = g.fishers[seat]
    if not fisher.pots and fisher.coins < POT_COSTS and not g.lobsters(fisher.hold):
        fisher.build()
        g.tell("lends", "LOB-DAY-4", seat)


# --- what a fisher does -------------------------------------------------------------------------------------


def choices(g: Coast, seat: int) -> list[Set | Haul | Sell | Build | Pass]:
    fisher = g.fishers[seat]
    found: list[Set | Haul | Sell | Build | Pass] = []
    if fisher.aboard():
        found += [Set(seat, cove.id) for cove in g.book.coves.values() if g.room(cove)]
    found += [Haul(seat, cove) for cove in g.book.coves if fisher.pots_in(cove)]
    if g.lobsters(fisher.hold):
        found.append(Sell(seat))
    if fisher.coins >= POT_COSTS and len(fisher.pots) < MOST_POTS:
        found.append(Build(seat))
    return [*found, Pass(seat)]


def lower(g: Coast, seat: int, cove: str) -> None:
    """LOB-SET-1"""
    pot = g.fishers[seat].aboard()[0]
    pot.at = cove
    g.tell("sets", "LOB-SET-1", seat, Motion(f"pot-{seat}-{pot.number}", f"boat-{seat}", cove), cove=cove)


def haul(g: Coast, seat: int, cove: str) -> None:
    """Only the fisher sees what is in the pots (LOB-HAUL-1)."""
    fisher = g.fishers[seat]
    pots = fisher.pots_in(cove)
    held, caught = len(fisher.hold), sum(len(pot.inside) for pot in pots)
    for pot in pots:
        pot.at = ABOARD
        pot.inside.move_all(fisher.hold, seat_mask(seat))
    aboard = [Motion(f"pot-{seat}-{pot.number}", cove, f"boat-{seat}") for pot in pots]
    stowed = [Motion(f"hold-{seat}-{slot}", cove, "hold") for slot in range(held, held + caught)]
    g.tell("hauls", "LOB-HAUL-1", seat, *aboard, *stowed, cove=cove, pots=len(pots), caught=caught)


def sell(g: Coast, seat: int) -> None:
    """Everything goes, and the price falls with what is laid on the quay (LOB-SELL-1)."""
    fisher = g.fishers[seat]
    lobsters, pounds = g.lobsters(fisher.hold), g.pounds(fisher.hold)
    fisher.coins += pounds * g.price
    g.tell(
        "sells",
        "LOB-SELL-1",
        seat,
        *leaves_the_hold(g, seat),
        lobsters=lobsters,
        pounds=pounds,
        price=g.price,
        coins=pounds * g.price,
    )
    fisher.hold.move_all(g.landed, EVERYBODY)
    g.price = max(PRICES[0], g.price - -(-lobsters // GLUT))


def leaves_the_hold(g: Coast, seat: int) -> list[Motion]:
    return [Motion(f"hold-{seat}-{slot}", "hold", how="fade") for slot in range(len(g.fishers[seat].hold))]


def build(g: Coast, seat: int) -> None:
    """LOB-BUILD-1"""
    g.fishers[seat].coins -= POT_COSTS
    g.fishers[seat].build()
    g.tell("builds", "LOB-BUILD-1", seat, coins=POT_COSTS)


# --- what the night does ------------------------------------------------------------------------------------


def tear_away(g: Coast, cove: Cove) -> None:
    """Every pot here is gone, with all that is in it (LOB-NIGHT-2)."""
    for seat, fisher in enumerate(g.fishers):
        torn = fisher.pots_in(cove.id)
        if not torn:
            continue
        for pot in torn:
            pot.inside.move_all(g.landed)
        fisher.pots = [pot for pot in fisher.pots if pot.at != cove.id]
        gone = [Motion(f"pot-{seat}-{pot.number}", cove.id, how="fade") for pot in torn]
        g.tell("torn", "LOB-NIGHT-2", seat, *gone, cove=cove.id, pots=len(torn))


def creep_in(g: Coast, cove: Cove) -> None:
    """Nobody sees what creeps into a pot (LOB-NIGHT-3)."""
    for fisher in g.fishers:
        for pot in fisher.pots_in(cove.id):
            for _ in range(cove.brings):
                if not g.sea:
                    restock(g)
                if g.sea:
                    g.sea.draw_to(pot.inside)


def restock(g: Coast) -> None:
    """What was landed is shuffled back when the sea is empty (LOB-NIGHT-3)."""
    g.landed.move_all(g.sea)
    g.sea.shuffle(g.dice)


# --- the end ------------------------------------------------------------------------------------------------


def count(g: Coast) -> Outcome:
    """What was not sold in time fetches little; then the richest fisher wins (LOB-END-1)."""
    for seat, fisher in enumerate(g.fishers):
        for pot in fisher.pots:
            pot.inside.move_all(fisher.hold, EVERYBODY)
        if fisher.hold:
            pounds = g.pounds(fisher.hold)
            fisher.coins += pounds * LAST_PRICE
            g.tell("clears", "LOB-END-1", seat, *leaves_the_hold(g, seat), pounds=pounds)
        fisher.hold.move_all(g.landed, EVERYBODY)
    coins = [fisher.coins for fisher in g.fishers]
    winners = tuple(seat for seat, own in enumerate(coins) if own == max(coins))
    values = tuple((seat in winners) / len(winners) for seat in range(len(coins)))
    return Outcome(values, winners, "season", "LOB-END-1", max(coins))
