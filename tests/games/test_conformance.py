"""Every installed game passes the conformance suite, in its short form; `fathom check` is the long one."""

from pathlib import Path
from typing import Any

from fathomfive.kernel.game import Game, installed_games
from fathomfive.proof.conformance import Render, conformance
from fathomfive.scene import Scene, Stage
from fathomfive.terminal import sheets
from fathomfive.terminal.words import texts_of

SHORT = {"setups": 5, "every": 30}
"""Every seat count and option is used in the long form; here the gate must stay quick."""


def in_the_terminal(game: Game[Any]) -> Render:
    texts = texts_of(game)

    def draw(stage: Stage, scene: Scene) -> object:
        return sheets.table(stage, scene, texts, 78)

    return draw


for game_id, game in installed_games().items():
    recorded = Path(__file__).parent / game_id / "recorded"
    kept = {"recorded": recorded} if recorded.is_dir() else {}
    globals()[f"test_{game_id}"] = conformance(game, render=in_the_terminal(game), **SHORT, **kept)
