"""The Textual screen one looks back through: the arrows walk along the journal."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text as Rich
from textual.binding import Binding, BindingType

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.scene import Scene
from fathomfive.terminal import sheets
from fathomfive.terminal.picture import Picture
from fathomfive.terminal.replay import Replay, rules_of
from fathomfive.terminal.words import refusal


class ReplayApp(Picture):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space,enter,down", "go(1)", "next"),
        Binding("left,p,up", "go(-1)", "back"),
        Binding("home", "go_to_start", "start"),
        Binding("end", "go_to_end", "end"),
        Binding("question_mark", "why", "why"),
        Binding("t", "table", "table"),
        Binding("l", "log", "log"),
        Binding("q,escape", "quit", "quit"),
        Binding("ctrl+c,ctrl+q", "quit", "quit", priority=True),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay.texts, replay.game.rulebook_in(replay.texts.language))
        self.replay = replay

    def on_mount(self) -> None:
        self.choices.can_focus = False  # nothing to choose here: all keys walk
        self.draw()

    def draw(self) -> None:
        replay, scene = self.replay, self.replay.scene
        where = say("replay-where", at=replay.at, count=replay.count)
        self.draw_question(self._prompt(scene), scene.options)
        self.draw_table(replay.stage, scene, where)
        answer = replay.answer(scene)
        if answer is not None:
            self.point_at(answer)
            self.note(say("replay-answer", says=sheets.sentence(answer, self.texts)))
        else:
            self.choices.highlighted = None
            self.note(replay.deed)
        self.draw_log(replay.log)
        self.draw_keys(say("replay-keys"))

    def _prompt(self, scene: Scene) -> Rich:
        return sheets.ending(scene, self.texts) if scene.outcome else sheets.prompt(scene, self.texts)

    def _go_to(self, at: int) -> None:
        try:
            self.replay.go(max(0, min(at, self.replay.count)))
        except Refused as refused:
            self.note(refusal(self.texts, refused))
            return
        self.draw()

    def action_go(self, by: int) -> None:
        self._go_to(self.replay.at + by)

    def action_go_to_start(self) -> None:
        self._go_to(0)

    def action_go_to_end(self) -> None:
        self._go_to(self.replay.count)

    def action_why(self) -> None:
        self.read_rules(say("play-rules-now"), rules_of(self.replay))

    def action_table(self) -> None:
        self.read_table(self.replay.stage, self.replay.scene)

    def action_log(self) -> None:
        self.read_log(self.replay.log)
