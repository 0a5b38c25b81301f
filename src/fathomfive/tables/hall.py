"""`Hall`: a house with all that belongs to it, put together: rooms, bots, desk, talk, pad, and its guests."""

from __future__ import annotations

from fathomfive.tables.backing import Backing
from fathomfive.tables.board import Board
from fathomfive.tables.bus import Bus
from fathomfive.tables.challenges import Challenges
from fathomfive.tables.clock import now
from fathomfive.tables.desk import Desk
from fathomfive.tables.house import House
from fathomfive.tables.invitations import Invitations
from fathomfive.tables.pace import Pace
from fathomfive.tables.pad import Pad
from fathomfive.tables.paper_board import PaperBoard
from fathomfive.tables.past import Past
from fathomfive.tables.pointing import Pointing
from fathomfive.tables.ports import Allowance, Generous, Measures, Stores, Workers
from fathomfive.tables.queue import Queue
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.stepping_in import SteppingIn
from fathomfive.tables.talk import Talk
from fathomfive.tables.thinkers import Thinkers
from fathomfive.tables.thinking import Thinking


class Hall:
    def __init__(
        self,
        stores: Stores,
        settings: HouseSettings,
        measures: Measures,
        bus: Bus,
        workers: Workers,
        queue: Queue,
        board: Board | None = None,
    ) -> None:
        self.allowance: Allowance = Generous()
        self.house = House(stores, settings, measures, bus)
        self.rooms = Rooms(self.house)
        self.thinkers = Thinkers(workers, queue, settings.workers)
        self.pace = Pace(self.rooms)
        self.thinking = Thinking(self.house, self.rooms, self.pace, self.thinkers)
        self.past = Past(self.house, self.thinkers)
        self.desk = Desk(self.house, self.rooms, self.past, self.thinkers)
        self.challenges = Challenges(self.house, self.desk, self.past, self.thinkers, board or PaperBoard())
        self.invitations = Invitations(self.house, self.desk)
        self.talk = Talk(self.house, self.rooms)
        self.pad = Pad(self.house, self.rooms)
        self.pointing = Pointing(self.house, self.rooms)
        self.backing = Backing(self.house, self.rooms)
        self.stepping_in = SteppingIn(self.house, self.rooms)

    async def open_doors(self, *, bots: bool) -> None:
        """Begin to host tables; `bots`: and to think for bots."""
        await self.house.open()
        await self.house.bus.open()
        self.rooms.open()
        await self.thinking.open(bots=bots)
        self.stepping_in.open(everywhere=bots)

    async def send_home(self) -> None:
        """Nobody thinks or looks on any more."""
        await self.challenges.close()
        await self.stepping_in.close()
        await self.thinking.close()
        await self.rooms.close()

    async def lock_up(self) -> None:
        """Write what was decided, and go."""
        await self.house.close()
        await self.house.bus.close()

    # --- guests ----------------------------------------------------------------------------------------

    async def make_guest(self, name: str) -> str:
        stores = self.house.stores
        guest = stores.new_guest()
        await stores.of_guest(guest).make_guest(guest, name, now())
        self.house.names[guest] = name
        return guest

    async def rename(self, guest: str, name: str) -> None:
        stores = self.house.stores
        await stores.of_guest(guest).name_guest(guest, name)
        self.house.names[guest] = name
        for table_id in [mine.row.id for mine in await stores.mine(guest)]:
            table = self.house.cached(table_id)
            if table is not None:
                self.rooms.refresh(table)
            self.house.bus.tell(table_id, "people")

    async def forget(self, guest: str) -> None:
        """Give up every seat, erase name and chat."""
        stores = self.house.stores
        for mine in await stores.mine(guest, most=10_000):
            if mine.row.phase in ("lobby", "playing"):
                await self.desk.give_up(mine.row.id, guest)
        await stores.forget_guest(guest)
        self.house.names.pop(guest, None)
