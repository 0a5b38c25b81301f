"""The storybook: explore a location, read, choose, and come back to the ship (rules SLG-EXP to SLG-KEY)."""

from __future__ import annotations

from fathomfive.author import Ask, Pass, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping.actions import Leave, LeaveIt, StoryChoice, TurnPage
from fathomfive.games.sleeping.book import adventure_id
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.entries import Choice, Condition, Paragraph
from fathomfive.games.sleeping.state import Hub, SleepingState, Story
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.combat import StartCombat
from fathomfive.games.sleeping.steps.effects import then
from fathomfive.games.sleeping.steps.windows import can_pay, menu, pay_cost


class Exploration(Step, tag="explore"):
    """Open the paragraph with the location's number (SLG-EXP-1)."""

    location: int

    def run(self, g: SleepingState) -> None:
        place = g.book.atlas.locations[self.location]
        if self.location not in g.visited:
            g.visited.append(self.location)
        g.story = Story(location=self.location)
        g.note("explore", str(self.location))
        g.tell(
            "explore",
            "SLG-EXP-1",
            g.active,
            sound="brush",
            beat=(beats.about, f"location-{self.location}"),
            name=place.name,
            n=self.location,
        )
        tells.on_explore(g)
        first = [step for card in g.ongoing for step in then(g.book.events[card].on_explore, Deed(g.active))]
        g.next(*first, Read(place.paragraph))


class Read(Step, tag="read"):
    """Redirects, text, effects, then choices or where it goes on (SLG-EXP-2)."""

    paragraph: str

    def run(self, g: SleepingState) -> None:
        page, story = g.book.story[self.paragraph], g.story
        assert story is not None
        # the first page of a story is news, for nobody knows which one opens ashore (SLG-EXP-6)
        if page.id not in g.read or not story.paragraph:
            g.read_out()
        for redirect in page.redirects:  # compulsory, in order (SLG-KEY-2, SLG-KEY-3)
            if holds(g, redirect.when):
                g.next(Read(redirect.go))
                return
        if not story.paragraph and story.location:
            g.entries[story.location] = page.id
        story.paragraph, story.again, story.taking = page.id, False, ""
        if page.id not in g.read:
            g.read.append(page.id)
        g.tell(
            "read",
            "SLG-EXP-2",
            g.active,
            sound="page",
            beat=(beats.page, page.id),
            paragraph=page.id,
            page=page.id,
        )
        if page.town:
            story.hubs.append(Hub(page.id))
        g.next(*then(page.effects, Deed(g.active)), *goes_on(page))


def goes_on(page: Paragraph | Choice) -> tuple[Step, ...]:
    """What a paragraph or choice leads to; an ending effect leads nowhere.

    Out of a town there is a way back only where "back to town" is printed (SLG-TOWN-3).
    """
    if isinstance(page, Paragraph) and page.choice:
        return (AtChoice(page.id),)
    pause: tuple[Step, ...] = (PageTurn(),) if isinstance(page, Paragraph) else ()
    if page.go is not None:
        return (*pause, Read(page.go))
    return (*pause, BackToTown() if page.end == "town" else BackToShip())


class PageTurn(Step, tag="page-turn"):
    """A page without choices stays open until everybody has read it, or the active player turns it."""

    def run(self, g: SleepingState) -> Play:
        readers = tuple(g.around(g.active))
        turned: list[TurnPage | Pass] = [TurnPage(g.active)]
        if len(readers) > 1:
            turned += [Pass(seat) for seat in readers]
        yield from Ask.first("read-on", readers, turned, "SLG-RULING-52", confirm=True)
        g.tell("turns-page", "SLG-RULING-52", g.active, sound="page", beat=beats.QUIET)
        goes_by(g)


def goes_by(g: SleepingState) -> None:
    """Whoever reads on has seen how the last test ended."""
    if g.story is not None:
        g.story.failure, g.story.tried = "", None


def holds(g: SleepingState, wanted: Condition) -> bool:
    """Whether a condition of the storybook is met."""
    match wanted:
        case Condition(keyword=str(keyword)):
            return g.has_keyword(keyword)
        case Condition(not_keyword=str(keyword)):
            return not g.has_keyword(keyword)
        case Condition(quest_seen=int(quest)):
            return quest in g.quests or quest in g.used_quests
        case Condition(explore=str(letter)):
            return g.story is not None and letter in g.story.tokens
        case Condition(adventure=int(number)):
            return adventure_id(number) in g.cards
        case Condition(token=str(token)):
            return token in g.tokens
        case Condition(totems_min=int(least)):  # what decides the finale (SLG-CAMP-5)
            return len(g.totems) >= least
        case Condition(pass_min=int(least)):
            return g.bells + 1 >= least
        case Condition(resource=dict(needed)):
            return all(g.resources[kind] >= n for kind, n in needed.items())
        case Condition(any_of=tuple(several)):
            return any(holds(g, one) for one in several)
        case Condition(all_of=tuple(several)):
            return all(holds(g, one) for one in several)
    raise AssertionError("an empty condition")


# --- choosing --------------------------------------------------------------------------------------------


class AtChoice(Step, tag="at-choice"):
    """The active player chooses (SLG-EXP-10), or whoever it was left to (SLG-RULING-56); in a town each
    choice once a visit (SLG-TOWN-1)."""

    paragraph: str
    left_to: int = -1

    def run(self, g: SleepingState) -> Play:
        page = g.book.story[self.paragraph]
        chooser = self.left_to if self.left_to >= 0 else g.active
        if not legal_choices(g, page, chooser):
            g.tell("no-choice", "SLG-EXP-7", None, beat=beats.QUIET)
            g.next(BackToShip())
            return
        # the choice takes the page away, so the others say that they have read it: no bot goes on before
        readers = tuple(seat for seat in g.around(chooser) if seat != chooser)
        others: list[LeaveIt | Pass] = [LeaveIt(chooser, g.after(chooser))] if readers else []
        others += [Pass(reader) for reader in readers]
        answer = yield from menu(
            g,
            "story-choice",
            lambda: [*legal_choices(g, page, chooser), *others],
            "SLG-EXP-4",
            self,
            {"paragraph": page.id, "giver": chooser},
            confirm=True,
            chooser=chooser,
            with_us=readers,
        )
        if isinstance(answer, LeaveIt):
            g.tell("leaves-it", "SLG-RULING-56", chooser, beat=beats.QUIET, to=answer.to)
            g.next(AtChoice(page.id, answer.to))
        elif isinstance(answer, Leave):
            g.tell("leaves-town", "SLG-TOWN-2", chooser, beat=beats.QUIET, page=page.id)
            g.next(BackToShip())
        elif isinstance(answer, StoryChoice):
            goes_by(g)
            g.reading.taking = answer.key
            hub = hub_of(g, page)
            if hub is not None:
                hub.used.append(answer.key)
            g.next(TakeChoice(page.id, answer.key, chooser))


def hub_of(g: SleepingState, page: Paragraph) -> Hub | None:
    return next((hub for hub in reversed(g.reading.hubs) if hub.paragraph == page.id), None)


def legal_choices(g: SleepingState, page: Paragraph, chooser: int) -> list[StoryChoice | Leave]:
    """Requirement met, cost payable, in town not used up; leaving a town is always possible (SLG-TOWN-2)."""
    hub = hub_of(g, page) if page.town else None
    found: list[StoryChoice | Leave] = [
        StoryChoice(chooser, choice.key)
        for choice in page.choice
        if (choice.requires is None or holds(g, choice.requires))
        and can_pay(g, choice.cost, g.active)
        and (hub is None or choice.key not in hub.used)
    ]
    if page.town:
        found.append(Leave(chooser))
    return found


class TakeChoice(Step, tag="take-choice"):
    """Cost, challenge, combat, effects, turn to (SLG-EXP-5). Whoever chose, they are the active player's."""

    paragraph: str
    key: str
    chooser: int = -1

    def run(self, g: SleepingState) -> Play:
        choice = g.book.story[self.paragraph].choice_of(self.key)
        chooser = self.chooser if self.chooser >= 0 else g.active
        g.tell("choice", "SLG-EXP-5", chooser, key=self.key, what=choice.text)
        yield from pay_cost(g, choice.cost, g.active)
        if choice.challenge is None:
            _come_of(g, self.paragraph, choice)
            return
        test = choice.challenge
        g.next(Challenge(test.skill, test.n, "story"), AfterChoice(self.paragraph, self.key))


class AfterChoice(Step, tag="after-choice"):
    """Success goes on; failure takes the fail line first, and its own target if it has one (SLG-FAIL-4)."""

    paragraph: str
    key: str

    def run(self, g: SleepingState) -> None:
        choice = g.book.story[self.paragraph].choice_of(self.key)
        group, g.participants = tuple(g.participants), []
        if g.passed or choice.fail is None:
            _come_of(g, self.paragraph, choice)
            return
        g.reading.failure = f"{self.paragraph}/{self.key}"
        if choice.fail.go is not None:
            g.next(Read(choice.fail.go))
        else:  # SLG-FAIL-7
            g.next(ComeOf(self.paragraph, self.key))
        # the fail line before all of it (SLG-FAIL-1)
        g.next(*then(choice.fail.effects, Deed(g.active, None, self.paragraph, group)))


class ComeOf(Step, tag="come-of"):
    """Combat, effects and target of a choice, which nobody knows until it is taken (SLG-EXP-6)."""

    paragraph: str
    key: str

    def run(self, g: SleepingState) -> None:
        _come_of(g, self.paragraph, g.book.story[self.paragraph].choice_of(self.key))


def _come_of(g: SleepingState, paragraph: str, choice: Choice) -> None:
    name = f"{paragraph}/{choice.key}"
    if name not in g.taken:
        g.read_out()
        g.taken.append(name)
    if choice.combat:  # what one reads after a fight comes of the fight
        g.reading.tried = None
    fight: tuple[Step, ...] = (StartCombat(choice.combat),) if choice.combat else ()
    g.next(*fight, *then(choice.effects, Deed(g.active)), *goes_on(choice))


class BackToTown(Step, tag="back-to-town"):
    """Show the hub again without its redirects, text and effects (SLG-TOWN-2)."""

    def run(self, g: SleepingState) -> None:
        if not g.reading.hubs:
            g.next(BackToShip())
            return
        g.reading.paragraph, g.reading.again, g.reading.taking = g.reading.hubs[-1].paragraph, True, ""
        g.tell("back-to-town", "SLG-TOWN-2", g.active, page=g.reading.paragraph)
        g.next(AtChoice(g.reading.paragraph))


class BackToShip(Step, tag="back-to-ship"):
    """The exploration is over; explore tokens go back (SLG-EXP-8)."""

    def run(self, g: SleepingState) -> None:
        g.story = None
        g.tell(
            "back-to-ship", "SLG-EXP-8", g.active, sound="brush", beat=(beats.about, "ship"), region=g.region
        )
