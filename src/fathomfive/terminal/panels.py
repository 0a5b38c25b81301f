"""Panels in words: each one a heading and a few lines that say what the picture would show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, assert_never

from rich.text import Text as Rich

from fathomfive.kernel.text import Texts, Words, person, say
from fathomfive.scene import (
    Answer,
    Caption,
    Card,
    Chance,
    Counter,
    Deck,
    Decks,
    End,
    Entry,
    Equation,
    Fact,
    Goal,
    Hand,
    Histogram,
    Log,
    Mat,
    Meter,
    Notice,
    Objective,
    Objectives,
    Odds,
    Panel,
    Phase,
    Phases,
    Piece,
    Portraits,
    Rival,
    Row,
    Scene,
    Seat,
    Seats,
    Sheet,
    Side,
    Story,
    Table,
    Track,
    Versus,
)
from fathomfive.terminal.ink import LAMP, QUIET, TONES, ink, plain, tint
from fathomfive.terminal.marks import EMPTY, FULL, alt, dots, drawn, spoken

STATES = {"done": "✓", "failed": "!", "now": ">", "later": " "}


class PanelText:
    """Turns the panels of one scene into lines; `numbers` are those of the options.

    `thorough` gives every card its words, where a row otherwise only names them.
    """

    def __init__(
        self, scene: Scene, texts: Texts, numbers: Mapping[str, int], *, thorough: bool = False
    ) -> None:
        self.scene = scene
        self.texts = texts
        self.thorough = thorough
        self.tags: dict[str, list[int]] = {}
        for option in scene.options:
            for touched in option.touches if option.id in numbers else ():
                self.tags.setdefault(touched, []).append(numbers[option.id])

    def lines(self, panel: Panel) -> list[Rich]:
        """The whole panel. Where it says only a little, heading and content share a line."""
        heading, body = self._heading(panel), list(self._body(panel))
        if not heading.plain:
            return body
        if len(body) == 1 and heading.cell_len + body[0].cell_len <= 60 and not isinstance(panel, Story):
            return [Rich.assemble(heading, "  ", body[0])]
        return [heading, *(Rich.assemble("  ", line) for line in body)]

    def _heading(self, panel: Panel) -> Rich:
        note = f"  {plain(panel.note, self.texts)}" if panel.note else ""
        return Rich.assemble((plain(panel.label, self.texts), "bold"), (note, QUIET))

    def _body(self, panel: Any) -> Iterator[Rich]:  # one branch for each panel of the vocabulary
        match panel:
            case Hand(cards=cards):
                yield from (self._card(card) for card in cards)
            case Row():
                yield from self._row(panel)
            case Decks(decks=decks):
                yield self._join(self._deck(deck) for deck in decks)
            case Caption():
                yield from self._caption(panel)
            case Seats(seats=seats):
                yield from (self._seat(seat) for seat in seats)
            case Portraits():
                yield from self._portraits(panel)
            case Track():
                yield self._track(panel)
            case Counter():
                yield Rich(plain(panel.value, self.texts), TONES[panel.tone])
            case Meter():
                yield self._meter(panel)
            case Objectives(objectives=objectives):
                yield from (self._step(each, each.text) for each in objectives)
            case Goal():
                yield from self._goal(panel)
            case Phases(phases=phases):
                yield from (self._step(each, each.note) for each in phases)
            case Table():
                yield from self._table(panel)
            case Odds(chances=chances):
                yield self._join(self._chance(each) for each in chances)
            case Histogram():
                yield from self._histogram(panel)
            case Equation():
                yield self._equation(panel)
            case Versus():
                yield from (self._side(panel.left), self._side(panel.right))
            case Mat():
                yield from self._mat(panel)
            case Story():
                yield from self._story(panel)
            case Log():
                yield from self._log(panel)
            case Sheet():
                yield from self._sheet(panel)
            case Notice():
                yield self._join(self._button(answer) for answer in panel.answers)
            case _:
                assert_never(panel)

    # --- cards and people ----------------------------------------------------------------------------

    def _tag(self, *ids: str) -> Rich:
        numbers = sorted({n for touched in ids for n in self.tags.get(touched, [])})
        return Rich(f" ({','.join(str(n) for n in numbers)})" if numbers else "", LAMP)

    def _card(self, card: Card) -> Rich:
        style = QUIET if card.state in ("used", "spent") else ""
        out = Rich.assemble((plain(card.label, self.texts), style or "bold"), self._tag(card.id))
        for words in (plain(card.note, self.texts), plain(card.text, self.texts)):
            if words:
                out.append(f"  {words}", QUIET if words != plain(card.text, self.texts) else style)
        for mark in card.marks:
            out.append("  ").append_text(Rich(spoken(mark, self.texts)))
        return out

    def _row(self, row: Row) -> Iterator[Rich]:
        """A line for each card that has something to say, else all of them side by side."""
        if row.look == "cards" or (self.thorough and any(card.text for card in row.cards)):
            yield from (self._card(card) for card in row.cards)
            return
        cards = [
            Rich.assemble(
                (plain(card.label, self.texts), QUIET if card.state in ("used", "spent") else ""),
                (f" ({plain(card.note, self.texts)})" if card.note else "", QUIET),
                self._tag(card.id),
            )
            for card in row.cards
        ]
        empty = [Rich("-", QUIET)] * (row.places - len(cards))
        yield self._join([*cards, *empty])

    def _deck(self, deck: Deck) -> Rich:
        return Rich(f"{plain(deck.label, self.texts)} {deck.count}")

    def _chance(self, chance: Chance) -> Rich:
        return Rich(f"{plain(chance.label, self.texts)} {chance.share:.0%}", TONES[chance.tone])

    def _button(self, answer: Answer) -> Rich:
        return Rich(f"[{plain(answer.label, self.texts)}]")

    def _caption(self, caption: Caption) -> Iterator[Rich]:
        if caption.card is not None:
            yield self._card(caption.card)
        if caption.text:
            yield ink(caption.text, self.texts)

    def _seat(self, seat: Seat) -> Rich:
        lead = ">" if seat.turn else "?" if seat.asked else " "
        name = Rich.assemble(
            (lead, LAMP), " ", (plain(seat.label, self.texts), "bold" if seat.status == "here" else "")
        )
        for mark in seat.marks:
            name.append(" ").append_text(drawn(mark, self.texts))
        if seat.note:
            name.append(f"  {plain(seat.note, self.texts)}", QUIET)
        for card in seat.holds:
            name.append(f"  [{plain(card.label, self.texts)}]", "" if card.state != "special" else "bold")
        if seat.held:
            name.append(f"  {plain(seat.held, self.texts)}", QUIET)
        return Rich.assemble(name, self._tag(seat.id) if seat.id else "")

    def _portraits(self, strip: Portraits) -> Iterator[Rich]:
        longest = max((len(plain(each.label, self.texts)) for each in strip.portraits), default=0)
        for each in strip.portraits:
            name = plain(each.label, self.texts)
            lead = {"active": ">", "mine": "*"}.get(each.state, " ")
            line = Rich.assemble(f"{lead} ", (f"{name:<{longest}}", "bold" if each.state else ""))
            for mark in each.marks:
                line.append("  ").append_text(drawn(mark, self.texts))
            if each.note:
                line.append(f"  {plain(each.note, self.texts)}", QUIET)
            yield Rich.assemble(line, self._tag(each.id))
        if strip.more:
            yield ink(strip.more, self.texts, QUIET)

    def _side(self, side: Side) -> Rich:
        out = Rich.assemble(
            (plain(side.label, self.texts), "bold"), (f"  {plain(side.note, self.texts)}", QUIET)
        )
        for mark in side.marks:
            out.append("  ").append_text(drawn(mark, self.texts))
        return out

    def _sheet(self, sheet: Sheet) -> Iterator[Rich]:
        if sheet.text:
            yield ink(sheet.text, self.texts, QUIET)
        for section in sheet.chapters:
            note = f"  {plain(section.note, self.texts)}" if section.note else ""
            yield Rich.assemble((plain(section.label, self.texts), "bold"), (note, QUIET))
            if not section.entries and section.none:
                yield Rich.assemble("  ", ink(section.none, self.texts, QUIET))
            for entry in section.entries:
                yield Rich.assemble("  ", self._entry(entry))

    def _entry(self, entry: Entry) -> Rich:
        out = Rich(plain(entry.label, self.texts), QUIET if entry.state in ("off", "done") else "")
        if entry.value:
            out.append(f" {plain(entry.value, self.texts)}", "bold")
        for words in (entry.parts, entry.note, entry.text):
            if words:
                out.append(f"  {plain(words, self.texts)}", QUIET)
        for mark in entry.marks:
            out.append("  ").append_text(drawn(mark, self.texts))
        return out

    # --- tracks and numbers --------------------------------------------------------------------------

    def _track(self, track: Track) -> Rich:
        def place(n: int) -> Rich:
            here = track.places[n]
            held = " ".join(sprite.letter or alt(sprite, self.texts)[:2] or "o" for sprite in here.sprites)
            ground = here.ground.letter if here.ground and here.ground.letter else "_"
            text = Rich(f"[{held or ground}]", {"now": "bold", "last": TONES["bad"]}.get(here.state, ""))
            label = plain(here.label, self.texts)
            return Rich.assemble(f"{label} " if label else "", text, self._tag(here.id) if here.id else "")

        return self._join((place(n) for n in range(len(track.places))), " " if not track.titled else "   ")

    def _meter(self, meter: Meter) -> Rich:
        units = [
            Rich(
                (EMPTY if part.tone == "dim" else FULL) * part.n,
                tint(part.tint, self.scene) or TONES[part.tone],
            )
            for part in meter.segments
        ]
        left = max(0, meter.total - sum(part.n for part in meter.segments))
        words = (
            [f"{part.n} {plain(part.label, self.texts)}" for part in meter.segments] if len(units) > 1 else []
        )
        goal = f" /{meter.goal}" if meter.goal else ""
        tail = "  ".join(filter(None, [", ".join(words), plain(meter.text, self.texts)]))
        return Rich.assemble(*units, EMPTY * left, goal, (f"  {tail}" if tail else "", QUIET))

    def _step(self, step: Objective | Phase, words: Words) -> Rich:
        style = {"now": "bold", "done": QUIET, "failed": TONES["bad"]}.get(step.state, "")
        line = Rich.assemble(STATES[step.state], " ", (plain(step.label, self.texts), style))
        if isinstance(step, Objective) and step.of:
            line.append(f" {step.n}/{step.of}", style)
        if isinstance(step, Objective) and step.id:
            line.append_text(self._tag(step.id))
        for mark in step.marks:
            line.append(" ").append_text(drawn(mark, self.texts)).append(
                f" {spoken(mark, self.texts)}", QUIET
            )
        return line.append(f"  {plain(words, self.texts)}" if words else "", QUIET)

    def _goal(self, goal: Goal) -> Iterator[Rich]:
        yield ink(goal.sentence, self.texts)
        yield from (self._step(step, step.text) for step in goal.steps)
        if goal.rivals:
            yield self._join((self._rival(rival) for rival in goal.rivals), "   ")
        if goal.clock is not None:
            note = f"  {plain(goal.clock.note, self.texts)}" if goal.clock.note else ""
            yield Rich.assemble(plain(goal.clock.label, self.texts), (note, QUIET))
        if goal.ends and goal.ends_label:
            yield Rich(plain(goal.ends_label, self.texts), QUIET)
        yield from (self._end(end) for end in goal.ends)

    def _rival(self, rival: Rival) -> Rich:
        tints = {owner.seat: owner.tint for owner in self.scene.owners}
        style = tint(tints.get(rival.seat, ""), self.scene)
        text = f" ({plain(rival.text, self.texts)})" if rival.text else ""
        return Rich.assemble(
            (plain(person(rival.seat), self.texts), style), (f" {rival.value}", "bold"), (text, QUIET)
        )

    def _end(self, end: End) -> Rich:
        """A near one has a sign and a word, for those who see no colours."""
        lead = STATES["failed"] if end.near else " "
        line = Rich.assemble(lead, " ", plain(end.label, self.texts), self._tag(end.id) if end.id else "")
        if end.of:
            line.append(" ").append_text(dots(end.n, end.of))
        if end.value:
            line.append(f"  {plain(end.value, self.texts)}", "bold")
        if end.near:
            line.append(f"  {plain(say('goal-near'), self.texts)}")
        line.stylize(TONES["bad"] if end.near else "")
        return line

    def _table(self, table: Table) -> Iterator[Rich]:
        facts = [self._fact(fact) for fact in table.facts]
        if table.across:
            yield self._join(facts, "   ")
        else:
            yield from facts
        if table.rule:
            yield Rich(table.rule, QUIET)

    def _fact(self, fact: Fact) -> Rich:
        name = (
            ink(fact.label, self.texts)
            if fact.label
            else Rich(alt(fact.sprite, self.texts) if fact.sprite else "")
        )
        if fact.value:
            name.append(" ").append(plain(fact.value, self.texts), "bold " + TONES[fact.tone])
        return name.append(f" {plain(fact.note, self.texts)}" if fact.note else "", QUIET)

    def _histogram(self, chart: Histogram) -> Iterator[Rich]:
        if chart.headline or chart.text:
            yield Rich.assemble(
                (plain(chart.headline, self.texts), "bold"), "  ", ink(chart.text, self.texts)
            )
        most = max((bar.n for bar in chart.bars), default=1) or 1
        yield self._join(
            Rich(f"{plain(bar.label, self.texts)} {'█' * max(1, round(4 * bar.n / most))}", TONES[bar.tone])
            for bar in chart.bars
        )

    def _equation(self, sum: Equation) -> Rich:
        out = Rich()
        for term in sum.terms:
            sign = plain(term.sign, self.texts)
            value = plain(term.value, self.texts)
            out.append(f" {sign} " if sign else "").append(f"[{value}]" if term.card else value, "bold")
            out.append(f" {plain(term.label, self.texts)}" if term.label else "", QUIET)
        return out.append(
            f"  {plain(sum.verdict, self.texts)}" if sum.verdict else "", "bold " + TONES[sum.tone]
        )

    # --- mats, story, log ----------------------------------------------------------------------------

    def _mat(self, mat: Mat) -> Iterator[Rich]:
        """What lies on it, and what of it can be chosen; the rest is only named."""
        pieces = [node for node in self.scene.nodes.values() if isinstance(node, Piece)]
        idle = []
        for space in mat.spaces:
            standing = [plain(piece.label, self.texts) for piece in pieces if piece.at == space.id]
            name = plain(space.label, self.texts)
            if standing or space.id in self.tags:
                yield Rich.assemble(
                    name, (f": {', '.join(standing)}" if standing else "", "bold"), self._tag(space.id)
                )
            elif "/" not in space.id:
                idle.append(name)
        if idle:
            yield Rich(", ".join(idle), QUIET)

    def _story(self, story: Story) -> Iterator[Rich]:
        if story.place:
            yield Rich.assemble(
                plain(story.place, self.texts), (f"  {plain(story.place_note, self.texts)}", QUIET)
            )
        if story.result is not None:
            yield self._equation(story.result)
        for paragraph in story.paragraphs:
            yield Rich("")
            yield ink(paragraph, self.texts)
        yield Rich("")
        for choice in story.choices:
            lead = {"taken": ">", "locked": "x"}.get(choice.state, " ")
            line = Rich.assemble(
                (f"{lead} {plain(choice.key, self.texts)} ", "bold"),
                (plain(choice.text, self.texts), QUIET if choice.state == "locked" else ""),
            )
            if choice.value:
                skill = alt(choice.sprite, self.texts) if choice.sprite else ""
                line.append(f"  {skill} {plain(choice.value, self.texts)}", "bold")
            yield Rich.assemble(line, self._tag(choice.id))
            if choice.fails:
                yield Rich(f"    {plain(choice.fails, self.texts)}", QUIET + " italic")

    def _log(self, log: Log) -> Iterator[Rich]:
        owners = {owner.seat: owner for owner in self.scene.owners}
        for line in log.lines:
            owner = owners.get(line.owner) if line.owner is not None else None
            dot = Rich(
                "● " if not owner else f"{owner.mark.letter or '●'} ",
                tint(owner.tint if owner else line.tint, self.scene),
            )
            text = ink(line.text, self.texts, QUIET if line.old else "")
            yield Rich.assemble(dot, text, (f"  {line.rule}" if line.rule else "", QUIET))

    @staticmethod
    def _join(parts: Iterable[Rich], gap: str = "  ") -> Rich:
        return Rich(gap).join(list(parts))


def brief(panel: Panel, texts: Texts) -> Rich | None:
    """The panel in its shortest form, if it has one."""
    if isinstance(panel, Counter):
        return Rich.assemble((f"{plain(panel.label, texts)} ", QUIET), (plain(panel.value, texts), "bold"))
    if isinstance(panel, Goal):
        return _standing(panel, texts)
    if panel.brief is None:
        return None
    label = panel.brief.label or panel.label
    return Rich.assemble((f"{plain(label, texts)} ", QUIET), (plain(panel.brief.value, texts), "bold"))


def _standing(goal: Goal, texts: Texts) -> Rich:
    """A goal in one line: the step that is due, then what would end it, in numbers."""
    due = [step for step in goal.steps if step.state == "now"]
    counted = [(each.label, f"{each.n}/{each.of}" if each.of else "") for each in due[:1]]
    counted += [(each.label, f"{each.n}/{each.of}" if each.of else f"{each.n}") for each in goal.ends]
    lead = [] if due else [Rich(plain(goal.sentence, texts))]
    numbers = [
        Rich.assemble((f"{plain(label, texts)} ", QUIET), (number, "bold")) for label, number in counted
    ]
    return Rich("   ").join([*lead, *numbers])
