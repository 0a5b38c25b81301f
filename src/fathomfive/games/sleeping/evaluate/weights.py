"""Every weight of the evaluation, in points of the final score. Found by watching bots sail."""

from __future__ import annotations

EVENTS_A_PASS = 18
TURN = 1.2
"""A turn that is still to come: what a defeat takes away."""
ACTION = 0.5
"""An action left of a turn that has begun: else skipping one before going ashore looks as good as going."""

# --- what was found
TOTEM = 4.0
PAGE_READ = 0.3

# --- the party
HEALTH = 0.2
DOWN = 1.0
THIN_CREW, THIN = 38, 0.25
"""Below so much health in all, each point counts this much more."""
READY_CREW, READY_HANDS, READY_HULL = 34, 5, 5
"""Health in all, people who can still take a test, cubes on the ship: a party that is fit to go ashore."""
LEAST_READY = 0.4
UNSOUND = 0.15
"""Each cube above that makes the party so much less fit to go anywhere but into a port."""
FATIGUE, EXHAUSTED = 0.4, 0.6
STATUS = {"venom": 1.6, "frightened": 0.5, "weakened": 0.8, "madness": 0.9, "low_morale": 0.5}
SHIP_DAMAGE, NEAR_WRECK = 0.3, 0.02
"""n cubes cost n times the first and n to the third times the second: the last ones are the dear ones."""
COMMAND, ENOUGH_COMMAND, SPARE_COMMAND = 0.3, 4, 0.08
LOCKED, FEW_LEFT, SHORT = 0.15, 7, 0.2
"""A token that lies on a board or card; and each that the supply has less than so many."""
HAND = 0.35
EQUIPPED, SPECIALIST = 0.7, 0.2
"""A card under a board, and more for each point of its skill that is printed there."""
WEAPON = 0.5
LEVEL = 2.5
XP = 0.7
RESOURCE, ENOUGH = 0.25, 4
FOOD = 0.1
COIN, ENOUGH_COINS = 0.3, 8
SCORE_OF_COIN = 0.5

# --- ongoing events: what each does in one turn, times the turns it is expected to stay
ONGOING_TURNS = 5
BATTERED = 4
"""The damage a ship is taken to have while an event goes on: what it does now must not change its price."""
SLOW_SHIP, SHORT_OF_COMMAND, DANGEROUS_SHORE = 0.9, 0.5, 0.5
HUNTED = 0.8
"""How often a serpent that hunts the ship bites."""

EVENT_AHEAD = {"mild": 0.2, "perilous": 1.4, "deadly": 2.6}
"""What the next event card costs on the average, as long as it is not drawn."""

UNDECIDED = 0.4
"""An open card is priced by its best option; deciding is better than waiting."""

# --- the sea
PLACE = 8.0
"""A place nobody has explored, in the easiest waters."""
HARSH_WATERS = 0.6
"""Less for each point by which a map's challenges are harder than in the easiest waters."""
ERRAND = 6.0
"""A place an active quest sends the party to, as long as it was not explored since."""
AGAIN = 0.35
"""What a choice left untaken is worth as a reason to come back, by its promise, after each visit."""
FAILED = 0.3
"""The same where a test stands before it that was failed once."""
DONE = 0.1
"""The same at a place that has given its totem: its story is told."""
STEP = 0.87
"""A goal one step farther is worth this much of itself."""
HAZARD_STEPS = 1.5
"""Steps by which a hazard makes a way longer."""
ABROAD, ASHORE = 0.8, 0.9
"""What could be done in a port or market counts less before one is there, and less than having done it."""
MARKET_CARD, CARD_PRICE, CARDS_A_VISIT = 1.0, 4, 2
"""A card of the market besides its score, what one costs, and how many are worth a visit."""

# --- stories
PLAIN = 2.2
"""What a choice without test, fight, price or condition leads to, on the average."""
TESTED, TESTED_MORE = 6.0, 0.5
"""A test of 6, and each point above."""
FOUGHT, FOUGHT_MORE = 7.0, 0.4
"""A fight of level 4, and each level above."""
EARNED = 7.0
"""Behind a condition or a price."""
GOES_ON = 0.75
"""How often a story goes on as if nothing had happened after a failed test."""

# --- fights
LOST_FIGHT = 20.0
EVEN_FIGHT, HOPELESS_FIGHT = 0.45, 1.1
"""The share of the crew's health a fight may cost before it can be lost, and at which it is lost."""
HIT_POINT = 0.45
"""A point of damage on an enemy."""
HOURGLASS = 0.3
SYNERGY = 0.25
"""A synergy token on somebody else's board."""
ATTACKS_A_ROUND, USUAL_ACCURACY, USUAL_DAMAGE = 4.0, 1, 2.3
EXPECTED_HARM = ((2, 2.0), (4, 6.0), (6, 11.0), (8, 17.0), (10, 26.0), (12, 38.0), (15, 58.0), (18, 78.0))
"""Health a fight of this level costs the starting crew."""
STARTING_MIGHT = 3.5
"""Accuracy and damage of the starting crew's four best weapons, on the average."""
