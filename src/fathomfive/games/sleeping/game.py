"""Sleeping Gods: the title page, and the rule sheet.

What is printed on ship board, boards and cards stands in `content/`; these are the numbers of the rulebook.
"""

from fathomfive.author import Game

# --- the turn
BELLS = 3  # passes through the event deck, the third bell is the finale (SLG-EVENT-6, SLG-EVENT-8)
ACTIONS_PER_TURN = 2  # SLG-ACT-1
SKIPPED_ACTION = 1  # command for an action forgone (SLG-ACT-2)

# --- market and port
MARKET_CARDS = 7  # laid out at a visit (SLG-MKT-1)
LEAST_PRICE = 1  # of a card or a recipe, whatever the discounts (SLG-RULING-49)

# --- challenges
LOWEST_FATE = 1  # of a card or a die (SLG-DICE-1)
HIGHEST_FATE = 6  # of a card or a die (SLG-DICE-1); what lies above counts as 6 for the ship (SLG-SDMG-5)
JOIN_COST = 1  # command, for whoever helps the active player (SLG-CHAL-3)
LOW_MORALE = 1  # command more for a member in low spirits (SLG-CHAL-4, SLG-STAT-6)
GIVEN_UP = 1  # what a card of the tested skill adds (SLG-CHAL-8)

# --- harm
MOST_FATIGUE = 2  # SLG-FTG-1
TIRED_BLOW = 1  # damage less of an attacker who carries so much (SLG-FTG-2, SLG-ATK-4)
VENOM = 1  # damage at the start of every turn (SLG-STAT-2)
WEAKENED = 2  # less in every skill (SLG-STAT-4)
MADNESS = 1  # damage on joining a test (SLG-STAT-5)

# --- fights
MOST_TOKENS = 2  # on one member in a round (SLG-ATK-1)
TOKEN_PRICE = 1  # command for handing a token over (SLG-COMB-7)
FLYING = 1  # defence more against what is not ranged (SLG-ATK-3)
MISS_DAMAGE = 1  # SLG-ATK-4
EXTRA_DAMAGE = 1  # for an equipped card of the weapon's skill (SLG-ATK-5)
BROUGHT_BACK = 2  # health by Gregory's token (SLG-SYN-6)

# --- defeat
EVENTS_LOST = 6  # SLG-DEF-2, SLG-DEF-3

GAME = Game.of(
    __package__,
    title="Sleeping Gods",
    seats=(1, 4),
    version=4,
    rest_of_answer=frozenset(("pay-food", "rest", "restore", "cure", "cure-status", "repair", "ready")),
)
