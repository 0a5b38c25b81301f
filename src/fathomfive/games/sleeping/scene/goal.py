"""Where the voyage stands: totems, tasks, the bells that are left, how near a defeat is. All is open."""

from __future__ import annotations

from fathomfive.author import Text, look, say
from fathomfive.games.sleeping.crew import standing
from fathomfive.games.sleeping.game import BELLS
from fathomfive.games.sleeping.state import CREW, SleepingState

TASKS = 2  # the newest ones; all of them lie among the quests
WEAK_CREW = 3  # so few who can still stand
WEAK_HULL = 3  # so many more hits

SOUGHT = "BELL"  # the quest that everybody sets out with: it is the goal itself


@look.part
def goal(g: SleepingState) -> look.Goal:
    return look.Goal(
        label=say("goal-together"),
        sentence=say("goal-sentence"),
        steps=(totems(g), *tasks(g)),
        clock=bells(g),
        ends=(crew(g), ship(g)),
        ends_label=say("goal-ends-brutal" if g.brutal else "goal-ends"),
    )


def totems(g: SleepingState) -> look.Objective:
    """In the finale their number decides (SLG-CAMP-5); how many are enough, the storybook keeps to itself."""
    return look.Objective(
        label=say("goal-totems"),
        text=say("goal-gathered", n=len(g.totems)),
        state="now",
        sprite=look.Sprite("sleeping-type-totem", letter="t"),
        id="totem",
    )


def tasks(g: SleepingState) -> list[look.Objective]:
    """What the newest quest cards ask for, the newest first; the others merely hold a keyword."""
    owned = [g.book.quests[quest] for quest in reversed(g.quests)]
    active = [quest for quest in owned if quest.active and quest.keyword != SOUGHT]
    return [
        look.Objective(
            label=quest.title, text=quest.text, sprite=look.Sprite("sleeping-quest-active", letter="q")
        )
        for quest in active[:TASKS]
    ]


def bells(g: SleepingState) -> look.Clock:
    """The third bell begins the finale (SLG-EVENT-8)."""
    now = min(g.bells + 1, BELLS)
    label = say("goal-finale") if g.bells >= BELLS else say("goal-bell", n=now, of=BELLS)
    return look.Clock(n=now, of=BELLS, label=label, note=until_bell(g))


def until_bell(g: SleepingState) -> Text | str:
    if g.phase == "setup" or g.bells >= BELLS:
        return ""
    return say("events-left", n=g.events_left)


def crew(g: SleepingState) -> look.End:
    """Everybody without health at the same time (SLG-DEF-1)."""
    up = len(standing(g))
    return look.End(
        label=say("goal-crew"),
        value=say("goal-standing", n=up, of=len(CREW)),
        sprite=look.Sprite("sleeping-health", letter="h"),
        n=up,
        near=up <= WEAK_CREW,
        rule="SLG-DEF-1",
    )


def ship(g: SleepingState) -> look.End:
    most = g.book.ship.supply.ship_damage
    return look.End(
        label=say("goal-ship"),
        value=say("goal-damage", n=g.ship_damage, of=most),
        sprite=look.Sprite("sleeping-ship-damage", letter="d"),
        n=g.ship_damage,
        of=most,
        near=g.ship_damage >= most - WEAK_HULL,
        rule="SLG-SDMG-3",
    )
