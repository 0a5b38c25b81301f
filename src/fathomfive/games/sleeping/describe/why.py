"""Which rule answers "why?" to an option, where that of the question would say too little."""

from __future__ import annotations

from fathomfive.author import Action, Ask
from fathomfive.games.sleeping import actions as do
from fathomfive.games.sleeping.entries import Choice, EventOption

BY_VERB = {
    "travel": "SLG-TRAV-1",
    "explore": "SLG-EXP-1",
    "market": "SLG-MKT-1",
    "port": "SLG-PORT-1",
    "skip": "SLG-ACT-2",
    "leave-it": "SLG-RULING-56",
    "buy": "SLG-MKT-2",
    "equip": "SLG-ABL-1",
    "unequip": "SLG-ABL-3",
    "arm": "SLG-ADV-6",
    "board": "SLG-CREW-1",
    "card": "SLG-ADV-2",
    "ability": "SLG-ABL-7",
    "discard": "SLG-CHAL-8",
    "synergy": "SLG-SYN-3",
    "return-synergy": "SLG-SYN-5",
}
ROOMS = {
    "bridge": "SLG-SHIP-8",
    "quarters": "SLG-SHIP-9",
    "galley": "SLG-SHIP-10",
    "deck": "SLG-SHIP-11",
    "sickbay": "SLG-SHIP-14",
}
SERVICES = {
    "inn": "SLG-PORT-2",
    "shipyard": "SLG-PORT-3",
    "healer": "SLG-PORT-4",
    "training": "SLG-PORT-5",
}


def rule_of(ask: Ask, action: Action) -> str:
    match action:
        case do.Area(area=room) if ask.kind == "room":
            return ROOMS.get(room, "")
        case do.Service(service=service):
            return SERVICES[service]
        case _:
            return BY_VERB.get(str(type(action).__struct_config__.tag), "")


def rule_of_choice(choice: Choice | EventOption) -> str:
    if choice.challenge is not None:
        return "SLG-CHAL-1"
    return "SLG-COMB-1" if choice.combat else ""
