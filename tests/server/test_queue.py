"""The queue: fair shares, priorities, leases, burials and limits; in memory and in Redis alike."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from redis.asyncio import Redis

from fathomfive.server.thinking.redis_queue import RedisQueue
from fathomfive.tables import queue as q
from fathomfive.tables.queue import Full, Job, Lease, MemoryQueue, Priority, Queue
from tests.server.conftest import REDIS, a_prefix
from tests.server.proxy import Proxy

PERSON, WATCHED, ELSEWHERE, REVIEW = Priority
ALL = tuple(Priority)


@pytest.fixture(params=["memory", "redis"])
async def queue(request: pytest.FixtureRequest) -> AsyncIterator[Queue]:
    if request.param == "memory":
        yield MemoryQueue()
        return
    async with Redis.from_url(REDIS) as redis:
        prefix = a_prefix()
        yield RedisQueue(redis, prefix, "1")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases and graves that a test can wait for."""
    monkeypatch.setattr(q, "LEASE", 0.2)
    monkeypatch.setattr(q, "BURIED", 0.4)


async def push(queue: Queue, *jobs: tuple[str, str, Priority]) -> None:
    for job in jobs:
        await queue.push(Job(*job))


async def take(queue: Queue, priorities: tuple[Priority, ...] = ALL, without: tuple[str, ...] = ()) -> Lease:
    lease = await queue.take(priorities, without)
    assert lease is not None
    return lease


async def taken(queue: Queue, number: int) -> list[str]:
    return [(await take(queue)).job.id for _ in range(number)]


# --- courses --------------------------------------------------------------------------------------------


async def test_how_a_bot_means_to_go_on_is_picked_up_once(queue: Queue) -> None:
    assert await queue.pick_up("t:0") == b""
    await queue.lay_down("t:0", b"then")
    await queue.lay_down("t:0", b"later")
    await queue.lay_down("t:1", b"other")
    assert [await queue.pick_up(name) for name in ("t:0", "t:0", "t:1")] == [b"later", b"", b"other"]


async def test_a_course_is_kept_for_a_while_only(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(q, "LAID_DOWN", 0.05)
    await queue.lay_down("t:0", b"then")
    await asyncio.sleep(0.1)
    assert await queue.pick_up("t:0") == b""


async def test_courses_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(q, "MOST_IN_ALL", 3)
    queue = MemoryQueue()
    for number in range(5):
        await queue.lay_down(f"t:{number}", b"then")
    assert [await queue.pick_up(f"t:{number}") for number in range(5)] == [b"", b"", *[b"then"] * 3]


# --- who comes next -------------------------------------------------------------------------------------


async def test_guests_take_turns_however_much_one_of_them_asks_for(queue: Queue) -> None:
    await push(queue, *((f"a{n}", "ann", WATCHED) for n in range(20)))
    await push(queue, ("b0", "ben", WATCHED), ("b1", "ben", WATCHED), ("c0", "cat", WATCHED))
    assert await taken(queue, 6) == ["a0", "b0", "c0", "a1", "b1", "a2"]


async def test_a_person_comes_before_bots_and_bots_before_reviews(queue: Queue) -> None:
    await push(
        queue, ("r", "ann", REVIEW), ("e", "ann", ELSEWHERE), ("w", "ann", WATCHED), ("p", "ann", PERSON)
    )
    assert await taken(queue, 3) == ["p", "w", "e"]


async def test_each_fourth_is_the_oldest_so_that_nothing_starves(queue: Queue) -> None:
    await push(queue, ("r", "ann", REVIEW))
    await asyncio.sleep(0.005)
    await push(queue, *((f"p{n}", f"guest{n}", PERSON) for n in range(8)))
    assert await taken(queue, 5) == ["p0", "p1", "p2", "r", "p3"]


async def test_only_what_is_wanted_is_taken(queue: Queue) -> None:
    await push(queue, ("w", "ann", WATCHED), ("p", "ben", PERSON))
    assert (await take(queue, (WATCHED,))).job.id == "w"
    assert await queue.take((WATCHED, REVIEW), ()) is None


async def test_guests_who_have_enough_are_passed_over_and_keep_their_place(queue: Queue) -> None:
    await push(
        queue, ("a0", "ann", WATCHED), ("b0", "ben", WATCHED), ("b1", "ben", WATCHED), ("a1", "ann", WATCHED)
    )
    assert (await take(queue, without=("ann",))).job.id == "b0"
    assert await queue.take(ALL, ("ann", "ben")) is None
    assert await taken(queue, 3) == ["a0", "b1", "a1"]


async def test_what_is_asked_twice_waits_once_and_at_the_better_place(queue: Queue) -> None:
    await push(queue, ("t:1", "ann", ELSEWHERE), ("u:1", "ben", WATCHED), ("t:1", "ann", WATCHED))
    await push(queue, ("t:1", "ann", REVIEW))
    assert [await queue.take(ALL, ()) is not None for _ in range(3)] == [True, True, False]
    assert (await queue.depth()).leased == 2


@given(st.lists(st.tuples(st.sampled_from("abcde"), st.integers(1, 30)), min_size=2, max_size=8))
@settings(max_examples=100, deadline=None)
def test_shares_are_fair(asked: list[tuple[str, int]]) -> None:
    """While two guests both wait, neither is ever more than one job ahead of the other."""

    async def run() -> None:
        queue, waiting, served = MemoryQueue(), Counter[str](), Counter[str]()
        for turn, (guest, number) in enumerate(asked):
            for n in range(number):
                if waiting[guest] < q.MOST_OF_A_GUEST[WATCHED]:
                    await queue.push(Job(f"{guest}{turn}.{n}", guest, WATCHED))
                    waiting[guest] += 1
        while (lease := await queue.take(ALL, ())) is not None:
            guest = lease.job.guest
            waiting[guest] -= 1
            served[guest] += 1
            behind = [served[other] for other, left in waiting.items() if left]
            assert all(served[guest] - other <= 1 for other in behind)
        assert not +waiting

    asyncio.run(run())


# --- leases ---------------------------------------------------------------------------------------------


async def test_a_job_whose_taker_died_goes_to_somebody_else(queue: Queue, short: None) -> None:
    await push(queue, ("t:1", "ann", WATCHED))
    dead = await take(queue)
    assert await queue.take(ALL, ()) is None
    await asyncio.sleep(0.25)
    other = await take(queue)
    assert (other.job, other.tries) == (dead.job, 2)
    assert not await queue.keep(dead)
    await queue.finish(dead)
    assert (await queue.depth()).leased == 1, "who is late ends nothing"
    await queue.finish(other)
    assert not (await queue.depth()).busy


async def test_a_job_that_is_still_thought_about_stays_its_takers(queue: Queue, short: None) -> None:
    await push(queue, ("t:1", "ann", WATCHED))
    lease = await take(queue)
    for _ in range(4):
        await asyncio.sleep(0.1)
        assert await queue.keep(lease)
    assert await queue.take(ALL, ()) is None


async def test_what_nobody_brings_to_an_end_is_buried_for_a_while(queue: Queue, short: None) -> None:
    await push(queue, ("t:1", "ann", WATCHED))
    for tries in range(1, q.MOST_TRIES + 1):
        lease = await take(queue)
        assert lease.tries == tries
        await queue.fail(lease)
    assert await queue.take(ALL, ()) is None
    depth = await queue.depth()
    assert (depth.busy, depth.buried) == (False, 1)
    await push(queue, ("t:1", "ann", WATCHED))
    assert await queue.take(ALL, ()) is None, "it is not taken in again at once"
    await asyncio.sleep(0.5)
    await push(queue, ("t:1", "ann", WATCHED))
    await queue.bury(await take(queue))
    assert (await queue.depth()).buried == 2, "what cannot succeed is not tried again"


async def test_what_is_given_back_comes_first_and_is_not_blamed(queue: Queue) -> None:
    await push(queue, ("t:1", "ann", WATCHED), ("t:2", "ann", WATCHED))
    for _ in range(2 * q.MOST_TRIES):
        lease = await take(queue)
        assert (lease.job.id, lease.tries) == ("t:1", 1)
        await queue.give_back(lease)


# --- limits ---------------------------------------------------------------------------------------------


async def test_a_guest_has_so_many_jobs_and_no_more(queue: Queue) -> None:
    most = q.MOST_OF_A_GUEST[PERSON]
    await push(queue, *((f"a{n}", "ann", PERSON) for n in range(most)))
    with pytest.raises(Full) as full:
        await push(queue, ("more", "ann", PERSON))
    assert full.value.guest
    await push(queue, ("b", "ben", PERSON), ("w", "ann", WATCHED))
    lease = await take(queue)
    with pytest.raises(Full):
        await push(queue, ("more", "ann", PERSON))
    await queue.finish(lease)
    await push(queue, ("more", "ann", PERSON))


async def test_the_house_has_so_many_jobs_and_no_more(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(q, "MOST_IN_ALL", 5)
    await push(queue, *((f"{n}", f"guest{n}", Priority(n % 4)) for n in range(5)))
    await take(queue)
    with pytest.raises(Full) as full:
        await push(queue, ("more", "ann", PERSON))
    assert not full.value.guest


async def test_depth_says_how_much_waits_and_how_long(queue: Queue) -> None:
    await push(queue, ("w", "ann", WATCHED), ("r", "ann", REVIEW), ("r2", "ben", REVIEW))
    await asyncio.sleep(0.1)
    depth = await queue.depth()
    assert depth.waiting == {PERSON: 0, WATCHED: 1, ELSEWHERE: 0, REVIEW: 2}
    assert 0.09 < depth.oldest < 10
    await taken(queue, 3)
    assert (await queue.depth()).oldest == 0


async def test_what_nobody_waits_for_any_more_is_dropped(queue: Queue) -> None:
    await queue.push(Job("a", "ann", PERSON, here=True))
    await queue.push(Job("b", "ann", PERSON, here=True))
    lease = await take(queue)
    await queue.drop("a")
    await queue.drop("b")
    await queue.finish(lease)
    assert not (await queue.depth()).busy


# --- both alike, and without Redis ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
async def test_memory_and_redis_are_one_queue(seed: int) -> None:
    """The same things done to both, in any order: both say the same."""
    chance, prefix = random.Random(seed), a_prefix()
    async with Redis.from_url(REDIS) as redis:
        both: list[Queue] = [MemoryQueue(), RedisQueue(redis, prefix, "1")]
        held: list[list[Lease]] = []
        for _ in range(150):
            said: list[object] = ["", ""]
            deed = chance.choice(
                ["push", "push", "push", "take", "take", "finish", "fail", "give_back", "bury"]
            )
            if deed == "push":
                job = Job(f"{chance.randrange(40)}", chance.choice("abc"), Priority(chance.randrange(4)))
                said = [await _full(queue.push(job)) for queue in both]
                await asyncio.sleep(0.002)  # Redis counts milliseconds
            elif deed == "take":
                wanted = chance.sample(ALL, 3)
                without = chance.sample("abc", chance.randrange(2))
                leases = [await queue.take(wanted, without) for queue in both]
                said = [None if lease is None else (lease.job, lease.tries) for lease in leases]
                held += [[lease for lease in leases if lease is not None]] if all(leases) else []
            elif held:
                pair = held.pop(chance.randrange(len(held)))
                ending: list[Callable[[Lease], object]] = [getattr(queue, deed) for queue in both]
                said = [await end(lease) for end, lease in zip(ending, pair, strict=True)]  # type: ignore[misc]
            assert said[0] == said[1]
            depths = [await queue.depth() for queue in both]
            assert depths[0].waiting == depths[1].waiting
            assert (depths[0].leased, depths[0].buried) == (depths[1].leased, depths[1].buried)


async def _full(pushing: object) -> str:
    try:
        await pushing  # type: ignore[misc]
    except Full as full:
        return str(full)
    return ""


async def test_nothing_is_left_in_redis_when_all_is_done() -> None:
    prefix = a_prefix()
    async with Redis.from_url(REDIS) as redis:
        queue = RedisQueue(redis, prefix, "1")
        await push(queue, *((f"{n}", "abc"[n % 3], Priority(n % 4)) for n in range(24)))
        while (lease := await queue.take(ALL, ())) is not None:
            await queue.finish(lease)
        left = {key.decode().rpartition(":")[2] async for key in redis.scan_iter(f"{prefix}:*")}
        assert left == {"takes"}


async def test_without_redis_a_node_thinks_for_itself_and_nobody_waits_twice() -> None:
    async with Proxy(REDIS) as proxy, Redis.from_url(f"redis://127.0.0.1:{proxy.port}") as redis:
        queue = RedisQueue(redis, a_prefix(), "1")
        lost = []
        queue.lost = lambda: lost.append(True)
        await queue.open()
        await push(queue, ("t:1", "ann", WATCHED))
        await queue.finish(await take(queue))
        proxy.holds = True
        loop = asyncio.get_running_loop()
        start = loop.time()
        await push(queue, ("t:2", "ann", WATCHED))
        assert loop.time() - start < 1.5
        assert lost == [True]
        start = loop.time()
        await push(queue, *((f"u:{n}", "ben", WATCHED) for n in range(20)))
        assert (await take(queue)).job.id == "t:2"
        assert loop.time() - start < 0.2
        proxy.holds = False
        async with asyncio.timeout(10):
            while not queue.shared:
                await asyncio.sleep(0.05)
        await push(queue, ("v:1", "cat", PERSON))
        found = {
            lease.job.id for lease in [await queue.take(ALL, ()) for _ in range(24)] if lease is not None
        }
        assert found >= {"v:1", "u:19"}, "what waited here is taken, and what waits there"
        await queue.close()


async def test_what_came_while_redis_was_gone_goes_to_those_who_think() -> None:
    """A node with --no-bots would keep it for good, and count how long the oldest bot has waited."""
    prefix = a_prefix()
    async with (
        Proxy(REDIS) as proxy,
        Redis.from_url(f"redis://127.0.0.1:{proxy.port}") as cut_off,
        Redis.from_url(REDIS) as redis,
    ):
        node, bots = RedisQueue(cut_off, prefix, "1"), RedisQueue(redis, prefix, "1")
        await node.open()
        proxy.holds = True
        await push(node, ("t:1", "ann", WATCHED))
        await node.push(Job("hint", "ann", PERSON, here=True))
        assert await bots.take(ALL, ()) is None
        proxy.holds = False
        async with asyncio.timeout(10):
            while (found := await bots.take(ALL, ())) is None:
                await asyncio.sleep(0.05)
        assert found.job.id == "t:1"
        await bots.finish(found)
        told = await node.depth()
        assert (told.waiting[WATCHED], told.oldest_bot) == (0, 0.0)
        assert (await take(node)).job.id == "hint", "what only this process can do stays"
        await node.close()
