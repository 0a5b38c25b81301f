"""Every answer in words: its verb, its label, what it touches on the table and what comes of it.

One function for each action of `actions.py`, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathomfive.author import Action, Ask, Pass, Viewer, look
from fathomfive.games.refuge import actions as do
from fathomfive.games.refuge.describe import choices, menu
from fathomfive.games.refuge.state import RefugeState


def describe(g: RefugeState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    return _DESCRIBE[type(action)](g, ask, action)


_DESCRIBE: dict[type[Action], Callable[[RefugeState, Ask, Any], look.Described]] = {
    do.ChooseDiver: menu.choose_diver,
    do.PlaceDiver: menu.place_diver,
    do.Swim: menu.swim,
    do.PlayCard: menu.play_card,
    do.UseAbility: menu.use_ability,
    do.RecoverDiver: menu.recover_diver,
    do.RecoverAbility: menu.recover_ability,
    do.SpecialAction: menu.special_action,
    do.PassCards: menu.pass_cards,
    do.HandCargo: menu.hand_cargo,
    do.EndActions: menu.end_actions,
    do.DrawSalvage: menu.draw_salvage,
    do.Unlock: menu.unlock,
    do.StandUp: menu.stand_up,
    do.ChooseType: choices.choose_type,
    do.DiscardCard: choices.discard_card,
    do.GiveCard: choices.give_card,
    do.TakeCard: choices.take_card,
    do.UseWeapon: choices.use_weapon,
    do.Eliminate: choices.eliminate,
    do.RemoveTentacle: choices.remove_tentacle,
    do.PickTentacle: choices.pick_tentacle,
    do.MoveTentacle: choices.move_tentacle,
    do.PlaceTentacle: choices.place_tentacle,
    do.ClearColumn: choices.clear_column,
    do.PickDiver: choices.pick_diver,
    do.Shift: choices.shift,
    do.Relocate: choices.relocate,
    do.ChooseDirection: choices.choose_direction,
    do.ChooseDistance: choices.choose_distance,
    do.MoveHead: choices.move_head,
    do.PutNext: choices.put_next,
    do.PlaceCamera: choices.place_camera,
    do.TakeCamera: choices.take_camera,
    do.FlipAbility: choices.flip_ability,
    do.ChooseOne: choices.choose_one,
    Pass: choices.decline,
}
