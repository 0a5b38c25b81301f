"""Carrying out a plan: batches go out to hands, rows are written as they come back.

What a lost worker was playing is played again by another: a match counts when its row is written, and only
then. Who plays (`hands`) makes no difference to the rows.
"""

from __future__ import annotations

import math
import time
from collections import deque

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.batches import Batch, Played
from fathomfive.lab.hands import Hands, Here, Pool, WorkerLost, cores
from fathomfive.lab.playing import MatchFailed, Rows
from fathomfive.lab.stopping import watched
from fathomfive.lab.store import Store
from fathomfive.lab.waves import Waves

LEAST_SECONDS = 0.05
"""No task gets less than this to do, as far as the matches so far can tell."""
MOST_IN_A_TASK = 1000
WRITE_EVERY = 5.0
"""Seconds between two parts: what a killed driver has to play again at most."""
MOST_TRIES = 5
"""A batch whose workers die this often is not unlucky."""
FEW = 400
"""Matches that are not worth the half minute that Ray takes to start."""
AT_ONCE_SECONDS = 2.0
"""How long this process plays alone before it starts others, which takes them a second or two."""


class Watcher:
    """Whoever wants to know how a run goes on; this one does not care."""

    def came(self, count: int) -> None:
        """So many more matches came in."""

    def kept(self) -> None:
        """What came in so far lies on disk."""


class Driver:
    """One run of a plan: what is still to play, what is being played, what waits to be written."""

    def __init__(self, store: Store, hands: Hands, watcher: Watcher | None = None) -> None:
        self.store = store
        self.plan = store.plan
        self.hands = hands
        self.watcher = watcher or Watcher()
        self.waves = Waves(self.plan, figures_of(store))
        self.todo = deque(self.waves.next())
        self.lost: list[Batch] = []
        self.out = 0
        self.rows = Rows()
        self.written_at = time.monotonic()
        self.played = 0
        self.seconds = 0.0

    def run(self, for_seconds: float = math.inf) -> bool:
        """Play everything that is missing, or as much as fits the time: whether nothing is left.

        Whatever stops it, what came in so far is written.
        """
        began = time.monotonic()
        try:
            while self.todo or self.lost or self.out:
                if time.monotonic() - began > for_seconds and not self.out:
                    return False
                while (
                    (self.todo or self.lost)
                    and self.out < 2 * self.hands.at_once
                    and time.monotonic() - began <= for_seconds
                ):
                    self.hands.give(self.next_batch())
                    self.out += 1
                self._collect()
                if not (self.todo or self.lost or self.out):
                    self.todo.extend(self.waves.next())
            return True
        except MatchFailed as failed:
            raise Refused(say("refused-lab-match", number=failed.number, why=failed.why)) from failed
        finally:
            self.write()

    def next_batch(self) -> Batch:
        """The next matches to give out: fewer towards the end, so that all workers finish together."""
        if self.lost:
            return self.lost.pop()
        worth_sending = math.ceil(LEAST_SECONDS * self.played / self.seconds) if self.seconds else 1
        size = min(MOST_IN_A_TASK, max(worth_sending, len(self.todo) // (2 * self.hands.at_once)))
        return Batch([self.todo.popleft() for _ in range(min(size, len(self.todo)))])

    def _collect(self) -> None:
        for batch, brought in self.hands.collect():
            self.out -= 1
            if isinstance(brought, WorkerLost):
                self.give_up_on_worker(batch, brought)
            else:
                self.take(brought)
        if self.rows.matches and time.monotonic() - self.written_at > WRITE_EVERY:
            self.write()

    def take(self, played: Played) -> None:
        self.rows.add(played.rows)
        for row in played.rows.matches:
            self.waves.saw(row.match, watched(self.plan, row.match, row.winners, row.opener))
        self.todo.extendleft(reversed(played.left))
        self.played += len(played.rows.matches)
        self.seconds += sum(row.seconds for row in played.rows.matches)
        self.watcher.came(len(played.rows.matches))

    def give_up_on_worker(self, batch: Batch, why: WorkerLost) -> None:
        """Somebody else plays the batch."""
        batch.lost += 1
        if batch.lost >= MOST_TRIES:
            raise Refused(
                say("refused-lab-workers", first=batch.numbers[0], tries=batch.lost, reason=str(why))
            )
        self.lost.append(batch)

    def write(self) -> None:
        if self.rows.matches:
            self.store.write(self.rows)
            self.rows = Rows()
            self.watcher.kept()
        self.written_at = time.monotonic()


def figures_of(store: Store) -> dict[int, float]:
    """The matches that are kept, and by what each counts."""
    rows = store.table("matches").select("match", "winners", "opener").iter_rows()
    return {number: watched(store.plan, number, winners, opener) for number, winners, opener in rows}


def run_here(store: Store, cpus: int | None = None, watcher: Watcher | None = None) -> None:
    """The whole plan on this machine without Ray: at once in this process, what is long in a pool."""
    wanted = cpus or cores()
    alone = Driver(store, Here(store.plan), watcher)
    if alone.run(math.inf if wanted == 1 else AT_ONCE_SECONDS):
        return
    with Pool(store.plan, wanted) as pool:
        Driver(store, pool, watcher).run()
