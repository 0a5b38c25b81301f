"""The example for learners, in short: a few hundred matches, and it plays better than chance."""

from examples.train_agent import train, trial

COMPETITIVE = {"mode": "competitive"}


def test_a_small_agent_learns_to_beat_random_play() -> None:
    agent, _ = train("refuge", 2, COMPETITIVE, matches=240, seed=0)
    share = trial(agent, "refuge", 2, COMPETITIVE, matches=160)
    assert share.low > 0.5, share
