"""Tables over processes: the same as one after the other, and faults that reach whoever asked."""

from collections.abc import Iterator

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

from fathomfive.envs import Fleet


@pytest.fixture(scope="module")
def spread() -> Iterator[Fleet]:
    fleet = Fleet(5, processes=2, game="tentacula", seats=2, shaping=0.99)
    yield fleet
    fleet.close()


def actions_at(step: int, size: int) -> npt.NDArray[np.int64]:
    return np.arange(5) * 97 + step * 31 % size


def test_processes_change_nothing(spread: Fleet) -> None:
    here = Fleet(5, processes=1, game="tentacula", seats=2, shaping=0.99)
    size, ended = here.rules.actions.size, 0
    first, _ = spread.reset(seed=3)
    again, _ = here.reset(seed=3)
    assert (first["observation"] == again["observation"]).all()
    for step in range(200):
        far = spread.step(actions_at(step, size))
        near = here.step(actions_at(step, size))
        for name in ("observation", "action_mask"):
            assert (far[0][name] == near[0][name]).all()
        assert (far[1] == near[1]).all()
        assert (far[2] == near[2]).all()
        assert far[4].get("worth", np.zeros(1)).tolist() == near[4].get("worth", np.zeros(1)).tolist()
        assert (spread.action_masks() == far[0]["action_mask"].astype(bool)).all()
        assert far[0]["action_mask"].any(axis=1).all()  # who has ended has begun anew
        ended += int(far[2].sum())
        if far[2].any():
            place = int(np.flatnonzero(far[2])[0])
            final = far[4]["final_obs"][place]["observation"]
            assert not (final == far[0]["observation"][place]).all()
    assert ended > 3


def test_what_was_seen_is_not_written_over(spread: Fleet) -> None:
    seen, _ = spread.reset(seed=1)
    kept = seen["observation"].copy()
    spread.step(np.zeros(5, np.int64))
    assert (seen["observation"] == kept).all()


def test_gymnasium_makes_one() -> None:
    made = gymnasium.make_vec(
        "fathom/Tentacula-v0",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        processes=1,
    )
    seen, _ = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert made.action_space.contains(made.action_space.sample())
    made.close()


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_fault_is_told_wherever_it_happens(elsewhere: bool) -> None:
    fleet = Fleet(2, processes=2, game="tentacula", strict=True)
    seen, _ = fleet.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[int(elsewhere)] = fleet.rules.actions.size - 1
    with pytest.raises(RuntimeError, match="not legal now"):
        fleet.step(actions)
    assert not any(worker.is_alive() for worker in fleet._workers)


def test_a_process_that_ends_is_told() -> None:
    fleet = Fleet(2, processes=2, game="tentacula")
    fleet._workers[0].kill()
    fleet._workers[0].join()
    with pytest.raises(RuntimeError, match="its tables are lost"):
        fleet.reset(seed=1)


@pytest.mark.parametrize(("tables", "processes"), [(0, 1), (1, 0)])
def test_an_empty_fleet_is_refused(tables: int, processes: int) -> None:
    with pytest.raises(ValueError, match="at least one table"):
        Fleet(tables, processes, game="tentacula")
