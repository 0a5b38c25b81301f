"""Lobster Pots: two to four fishers, three coves, and a wind that nobody can be sure of.

The title page opens with the rule sheet: every number of the game that is not on a card, with its rule.
"""

from fathomfive.author import Game

SEATS = (2, 4)  # LOB-SETUP-1
POTS = 3  # each fisher begins with, LOB-SETUP-2
DAYS = 8  # in a season, LOB-DAY-1
ACTIONS = 3  # a day and fisher, LOB-DAY-3
DIE = (0, 0, 0, 1, 1, 2)  # what the weather die adds to the wind, LOB-NIGHT-1
ELBOW_ROOM = 1  # pots more than fishers fit into a cove with little room, LOB-SET-1
MOST_POTS = 5  # LOB-BUILD-1
POT_COSTS = 4  # coins, LOB-BUILD-1
PRICES = range(1, 7)  # coins for a pound, LOB-MARKET-1
FIRST_PRICE = 4  # LOB-SETUP-2
GLUT = 3  # lobsters sold for each step the price falls, LOB-SELL-1
LAST_PRICE = 1  # coins for a pound that was not sold in time, LOB-END-1

GAME = Game.of(__package__, title="Lobster Pots", seats=SEATS)
