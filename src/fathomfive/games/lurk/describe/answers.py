"""Every answer in words: its verb, its label, what it touches on the table and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathomfive.author import Action, Ask, Pass, Viewer, look
from fathomfive.games.lurk import actions as do
from fathomfive.games.lurk.describe import fights, setup, turn
from fathomfive.games.lurk.state import LurkState


def describe(g: LurkState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    return _DESCRIBE[type(action)](g, ask, action)


_DESCRIBE: dict[type[Action], Callable[[LurkState, Ask, Any], look.Described]] = {
    do.NameFaction: setup.name_faction,
    do.TakeArmy: setup.take_army,
    do.BuildArmy: setup.build_army,
    do.AddModel: setup.add_model,
    do.PickCard: setup.pick_card,
    do.AttachCard: setup.attach_card,
    do.PutBack: setup.put_back,
    do.DropUnit: setup.drop_unit,
    do.DropCard: setup.drop_card,
    do.Muster: setup.muster,
    do.VoteMap: setup.vote_map,
    do.TakeCap: setup.take_cap,
    do.Deploy: setup.deploy,
    do.Activate: turn.activate,
    do.Reinforce: turn.reinforce,
    do.Waste: turn.waste,
    do.EndTurn: turn.end_turn,
    do.Concede: turn.concede,
    do.Equip: turn.equip,
    do.Share: turn.share,
    do.UseItem: turn.use_item,
    do.Choose: turn.choose,
    do.Declare: turn.declare,
    do.StepTo: turn.step_to,
    do.Stop: turn.stop,
    do.Target: fights.target,
    do.Use: fights.use,
    do.Fight: fights.fight,
    do.Flee: fights.flee,
    do.Discard: turn.discard,
    do.ChooseTile: turn.choose_tile,
    Pass: turn.decline,
}
