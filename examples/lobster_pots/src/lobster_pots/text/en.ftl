# Every word a player of Lobster Pots reads.

game-name = Lobster Pots
game-tagline = Set them where the wind will not find them
game-text = Three coves, a handful of pots and a barometer that only the lookout may read. Set your pots where lobsters are many or where the sea is calm, haul them in time, and sell before the others flood the market.
game-length = 20 minutes
stage = A coast with a harbour and three coves
moment = Day { $day } of { $days }

option-open_glass = Everybody reads the forecast

## Questions and answers

ask-turn = { $left ->
    [one] Your last action today
   *[other] { $left } actions left today
}: what do you do?
verb-set = Set a pot
label-set = { $cove }
says-set = Set a pot at { $cove }
verb-haul = Haul
label-haul = { $cove }
says-haul = Haul all your pots at { $cove }
says-sell = Sell all you have in the hold
follows-sell = The price falls by one for every three lobsters.
says-build = Build a pot for four coins
says-pass = Rest

## The coast

goal = How you win
goal-sentence = Have the most coins when the last day ends.

cove-skerry = the skerry
cove-kelp = the kelp bay
cove-inlet = the inlet
harbour = the harbour
name-skerry = Skerry
name-kelp = Kelp bay
name-inlet = Inlet
name-harbour = Harbour
cove-stands = stands wind { $n }
cove-brings = { $n ->
    [one] 1 card a pot
   *[other] { $n } cards a pot
}
boat = The boat of { $who }
pots-aboard = pots aboard
pot = A pot of { $who }
cards-inside = cards in it

coins-of = coins
fishers = Fishers
coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
in-hold = { $n ->
    [one] 1 card in the hold
   *[other] { $n } cards in the hold
}
hold = Your hold
hold-note = { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}
catch-crab = Crab
catch-small = Small lobster
catch-fine = Fine lobster
catch-giant = Giant lobster
pounds = { $n ->
    [one] 1 pound
   *[other] { $n } pounds
}
market = Market
market-note = coins a pound
glass = The glass
glass-fair = fair
glass-fresh = fresh
glass-foul = foul
glass-back = only the lookout knows
glass-tonight = Forecast for tonight
wind-last = Wind last night
risks = Torn away tonight?
risk = { $percent } %
lookout = lookout

## What happened

log-looks = { $who } has the lookout and reads the glass.
log-reads = { $who } has the lookout. The glass says { $glass }.
log-lends = The harbour lends { $who } a pot.
log-sets = { $who } sets a pot at { $cove }.
log-hauls = { $who } hauls { $pots ->
    [one] a pot
   *[other] { $pots } pots
} at { $cove } and takes { $caught ->
    [0] nothing
    [one] one card
   *[other] { $caught } cards
} aboard.
log-sells = { $who } sells { $lobsters ->
    [one] one lobster
   *[other] { $lobsters } lobsters
} of { $pounds ->
    [one] one pound
   *[other] { $pounds } pounds
} at { $price } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-builds = { $who } builds a pot for { $coins } coins.
log-wind = Night. The forecast was { $glass }, and the wind rises to { $wind }.
log-torn = The sea tears { $pots ->
    [one] a pot
   *[other] { $pots } pots
} of { $who } away at { $cove }.
log-clears = { $who } { $pounds ->
    [0] throws back what is left in the hold: nobody pays for it.
    [one] clears the last pound for a coin.
   *[other] clears the last { $pounds } pounds for a coin each.
}

end-season = The season is over; the coins are counted.

## The guided first match

tutorial-set = Lobsters creep into **pots** at night. The skerry brings the most, but stands little wind; the inlet stands any. The kelp bay lies between. **Set a pot at the kelp bay.**
    .title = The first pot
tutorial-glass = You have the lookout today: only you see the **glass**. The weather die may add up to 2 to its wind, and the table of risks counts it for you. **Set another pot** where you dare.
    .title = What the glass says
tutorial-third = A pot aboard catches nothing. **Set the last one.**
    .title = All of them
tutorial-haul = Night is over, and what the wind spared has filled. Nobody knows with what until you **haul** it, and then only you.
    .title = What is in it?
tutorial-sell = Lobsters in the hold are no coins yet. The price falls with every sale and rises by one at dawn: whoever sells first sells best. **Sell.**
    .title = To market
tutorial-torn = The **wind** was stronger than that cove stands, and its pots are gone. A new one costs four coins.
tutorial-end = That is all there is to it. Set, haul and sell for eight days, and end up richer than the others.
