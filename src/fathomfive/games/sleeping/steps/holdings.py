"""Verbs about what the party has: resources, command, hands, quests and cards."""

from __future__ import annotations

from collections.abc import Iterable

from fathomfive.author import EVERYBODY, Flow
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.book import adventure_id
from fathomfive.games.sleeping.cards import Deed, discard_equipped, ready_tokens
from fathomfive.games.sleeping.crew import tired
from fathomfive.games.sleeping.effects import FOOD, RESOURCES
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.asking import pick_card, pick_kind, pick_member
from fathomfive.games.sleeping.steps.effects import does, seats_of, trigger
from fathomfive.games.sleeping.steps.hands import discard_from_hand, draw_cards, gain_command
from fathomfive.games.sleeping.steps.mending import relax

# --- resources -------------------------------------------------------------------------------------------


def add_resource(g: SleepingState, kind: str, n: int) -> int:
    """Gains beyond the supply are lost (SLG-REW-1)."""
    most = g.book.ship.supply.resources[kind]  # type: ignore[index]
    taken = min(n, most - g.resources[kind])
    g.resources[kind] += taken
    g.tell(
        "gain",
        "SLG-REW-1",
        None,
        beat=(beats.good_for, f"store-{kind}"),
        kind=(kind, taken or g.resources[kind]),
        n=taken,
        missing=n - taken,
        total=g.resources[kind],
    )
    return taken


@does(fx.Gain)
def _gain(g: SleepingState, effect: fx.Gain, deed: Deed) -> None:
    add_resource(g, effect.kind, effect.n)


@does(fx.Lose)
def _lose(g: SleepingState, effect: fx.Lose, deed: Deed) -> Flow[None]:
    """Losses take what there is; of food or any the player picks each token."""
    if effect.kind not in ("food", "any"):
        lost = min(effect.n, g.resources[effect.kind])
        spend(g, effect.kind, lost, None, "SLG-REW-1")
        return
    yield from lose_some(g, FOOD if effect.kind == "food" else RESOURCES, effect.n, deed.seat, "SLG-REW-1")


def spend(g: SleepingState, kind: str, n: int, seat: int | None, rule: str) -> None:
    """Resources leave the store: paid by somebody, or lost."""
    g.resources[kind] -= n
    tells.spent(g, kind, n, seat, rule)


def lose_some(g: SleepingState, kinds: Iterable[str], n: int, seat: int, rule: str) -> Flow[None]:
    wanted = list(kinds)
    for left in range(n, 0, -1):
        kind = yield from pick_kind(
            seat, "lose-resource", [kind for kind in wanted if g.resources[kind]], rule, {"n": left}
        )
        if kind is None:
            g.tell("nothing-to-lose", rule, None)
            return
        spend(g, kind, 1, None, rule)


@does(fx.Xp)
def _xp(g: SleepingState, effect: fx.Xp, deed: Deed) -> None:
    g.xp += effect.n
    g.tell("xp", "SLG-XP-1", None, beat=beats.GOOD, n=effect.n, total=g.xp)


# --- command and hands -----------------------------------------------------------------------------------


@does(fx.Command)
def _command(g: SleepingState, effect: fx.Command, deed: Deed) -> None:
    for seat in seats_of(g, effect.who, deed):  # clockwise while the supply lasts (SLG-RULING-48)
        gain_command(g, seat, effect.n)


@does(fx.LoseCommand)
def _lose_command(g: SleepingState, effect: fx.LoseCommand, deed: Deed) -> None:
    for seat in seats_of(g, effect.who, deed):
        lost = min(effect.n, g.players[seat].command)
        g.players[seat].command -= lost
        g.tell("lose-command", "SLG-CMD-1", seat, beat=beats.BAD, n=lost, left=g.players[seat].command)


@does(fx.Draw)
def _draw(g: SleepingState, effect: fx.Draw, deed: Deed) -> Flow[None]:
    for seat in seats_of(g, effect.who, deed):
        yield from draw_cards(g, seat, effect.n)


@does(fx.DiscardHand)
def _discard_hand(g: SleepingState, effect: fx.DiscardHand, deed: Deed) -> Flow[None]:
    for seat in seats_of(g, effect.who, deed):
        for left in range(min(effect.n, len(g.players[seat].hand)), 0, -1):
            yield from discard_from_hand(g, seat, "discard-hand", "SLG-HAND-2", left)


@does(fx.DiscardEquipped)
def _discard_equipped(g: SleepingState, effect: fx.DiscardEquipped, deed: Deed) -> Flow[None]:
    if effect.n == "all":
        g.tell(
            "skills-lost",
            "SLG-EVENT-7",
            None,
            beat=beats.BAD,
            n=sum(len(sailor.equipped) for sailor in g.crew.values()),
        )
        for member in CREW:
            for card in list(g.crew[member].equipped):
                discard_equipped(g, member, card)
        return
    yield from lose_equipped(g, effect.n, deed.seat, "SLG-ABL-8")


def lose_equipped(g: SleepingState, n: int, seat: int, rule: str) -> Flow[None]:
    for left in range(n, 0, -1):
        cards = {card: member for member in CREW for card in g.crew[member].equipped}
        card = yield from pick_card(seat, "lose-equipped", cards, rule, {"n": left})
        if card is None:
            return
        discard_equipped(g, cards[card], card)
        g.tell("card-lost", rule, seat, beat=(beats.bad_for, cards[card]), card=card, member=cards[card])


@does(fx.DiscardForRest)
def _discard_for_rest(g: SleepingState, effect: fx.DiscardForRest, deed: Deed) -> Flow[None]:
    """Galley: exactly one hand card for one fatigue (SLG-SHIP-10)."""
    hand = g.players[deed.seat].hand
    if not tired(g):
        return
    card = yield from pick_card(deed.seat, "galley", hand.cards, "SLG-SHIP-10", stop=effect.optional)
    if card is None:
        return
    hand.move(card, g.ability_discard, EVERYBODY)
    tells.discarded(g, "SLG-SHIP-10", deed.seat, card)
    member = yield from pick_member(deed.seat, "rest", tired(g), "SLG-SHIP-10", {"n": effect.n})
    assert member is not None
    relax(g, member, effect.n)


@does(fx.Ready)
def _ready(g: SleepingState, effect: fx.Ready, deed: Deed) -> Flow[None]:
    """Command from boards and cards returns to the supply (SLG-SHIP-8, SLG-SHIP-9)."""
    if effect.n == "all":
        for place, lying in ready_tokens(g).items():
            _take_token(g, place, lying, "SLG-SHIP-8")
        return
    compulsory = isinstance(effect.n, tuple)  # Quarters (SLG-RULING-47)
    n = effect.n[g.side] if isinstance(effect.n, tuple) else effect.n
    for left in range(n, 0, -1):
        chosen = yield from pick_kind(
            deed.seat,
            "ready",
            ready_tokens(g, deed.source),
            "SLG-SHIP-9",
            {"n": left},
            stop=not compulsory,
        )
        if chosen is None:
            return
        _take_token(g, chosen, 1, "SLG-SHIP-9")


def _take_token(g: SleepingState, place: str, n: int, rule: str) -> None:
    if place in g.cards:
        g.cards[place] -= n
    else:
        g.crew[place].command -= n  # type: ignore[index]  # crew and card ids never meet
    g.tell("ready", rule, None, place=place, n=n)


# --- quests and cards ------------------------------------------------------------------------------------


@does(fx.GainQuest)
def _quest(g: SleepingState, effect: fx.GainQuest, deed: Deed) -> None:
    """Owned or used before: nothing happens (SLG-QUEST-1)."""
    if effect.id not in g.quests and effect.id not in g.used_quests:
        g.quests.append(effect.id)
        g.note("quest", str(effect.id))
        g.tell(
            "quest",
            "SLG-QUEST-1",
            None,
            sound="card-flip",
            beat=(beats.quest, effect.id),
            title=g.book.quests[effect.id].title,
            printed=str(effect.id),
        )


@does(fx.Complete, fx.LoseQuest)
def _quest_done(g: SleepingState, effect: fx.Complete | fx.LoseQuest, deed: Deed) -> Flow[None]:
    """To the used box for good, never to be gained again (SLG-QUEST-2, SLG-RULING-32)."""
    if effect.id not in g.quests:
        return
    g.quests.remove(effect.id)
    g.used_quests.append(effect.id)
    title = g.book.quests[effect.id].title
    if isinstance(effect, fx.LoseQuest):
        g.tell("quest-lost", "SLG-QUEST-2", None, beat=beats.BAD, title=title)
        return
    g.note("quest-done", str(effect.id))
    g.tell("quest-done", "SLG-QUEST-2", None, beat=beats.GOOD, title=title)
    yield from trigger(g, "quest_completed")


@does(fx.GainAdventure)
def _adventure(g: SleepingState, effect: fx.GainAdventure, deed: Deed) -> Flow[None]:
    yield from gain_card(g, adventure_id(effect.id))


def gain_card(g: SleepingState, card: str) -> Flow[None]:
    """A card owned already gives nothing (SLG-ADV-9). A totem is ticked at once (SLG-CAMP-4).

    A weapon lies loose until somebody takes it in a calm window (SLG-ADV-10).
    """
    if card in g.cards:
        g.tell("card-owned", "SLG-ADV-9", None, card=card)
        return
    entry = g.book.cards[card]
    if entry.totem:
        yield from trigger(g, "totem")
        number = int(card[1:])
        if number not in g.totems_ever:
            g.totems_ever.append(number)
        g.note("totem", card)
    else:
        g.note("card", card)
    g.cards[card] = 0
    tells.card_gained(g, card)


@does(fx.LoseAdventure)
def _lose_adventure(g: SleepingState, effect: fx.LoseAdventure, deed: Deed) -> None:
    """Back to its deck, its command to the supply, a weapon off its bearer (SLG-ADV-9)."""
    card = adventure_id(effect.id)
    if g.cards.pop(card, None) is not None:
        for sailor in g.crew.values():
            if card in sailor.weapons:
                sailor.weapons.remove(card)
        g.tell("card-gone", "SLG-ADV-9", None, beat=beats.BAD, card=card)


@does(fx.MarketCard)
def _market_card(g: SleepingState, effect: fx.MarketCard, deed: Deed) -> Flow[None]:
    """The top market card, or the topmost of a kind, free."""
    for _ in range(effect.n):
        heap = reversed(g.market_deck.cards)
        card = next((name for name in heap if effect.type in (None, g.book.cards[name].type)), None)
        if card is None:
            return
        g.market_deck.take(card)
        yield from gain_card(g, card)


@does(fx.Explore)
def _explore_token(g: SleepingState, effect: fx.Explore, deed: Deed) -> None:
    """It lies with the story and goes back with it (SLG-TOKEN-1)."""
    if g.story is not None and effect.letter not in g.story.tokens:
        g.story.tokens.append(effect.letter)
        g.tell("explore-token", "SLG-TOKEN-1", None, beat=beats.QUIET, letter=effect.letter)


@does(fx.Token)
def _token(g: SleepingState, effect: fx.Token, deed: Deed) -> None:
    if effect.id == "sea_serpent":
        was, g.serpent = g.serpent, g.region if effect.place == "ship_region" else ""
        tells.serpent(g, was)
    elif effect.place == "supply":
        if effect.id in g.tokens:
            g.tokens = [token for token in g.tokens if token != effect.id]
            g.tell("token-gone", "SLG-EXP-3", None, beat=beats.QUIET, token_id=effect.id)
    elif effect.id not in g.tokens:
        g.tokens.append(effect.id)
        g.tell("token", "SLG-EXP-3", None, beat=beats.QUIET, token_id=effect.id)
