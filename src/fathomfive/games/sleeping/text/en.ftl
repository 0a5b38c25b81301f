### Sleeping Gods in English.
### Names of people, places and cards, and all prose of the story, travel by value: nothing of it stands here.

game-name = Sleeping Gods
game-subtitle = The long way home
game-tagline = A lost steamer, an atlas and the long way home
game-text = Nine people, one steamship and a sea that five gods are dreaming. Find what they dreamt before the bell has rung three times.
game-length = a campaign of several evenings

## Set-up

option-mode = Mode
option-mode-normal = Normal
    .note = A defeat costs time, and the voyage goes on.
option-mode-brutal = Brutal
    .note = The first defeat ends the voyage.
option-dice = Fate by dice instead of cards
option-crew = Crew
option-crew-draft = Pick the crew in turn
option-crew-deal = Deal the crew at random
option-open_table = Players may come and go between turns
option-reshare = Share the crew out anew when going on

refused-save = The voyage can be put away only at the start of a turn. Finish turn { $turn } first.

## Words of the table

moment = Turn { $turn }, pass { $n } of 3
moment-story = Turn { $turn }: { $place }
moment-combat = Turn { $turn }: a fight
events-left = { $n ->
    [0] The bell is next
    [one] One event until the bell
   *[other] { $n } events until the bell
}
percent = { $n } %
percent-at-most = up to { $n } %
label-choice = { $key }: { $text }
amount = { $n } { $kind }
test = { $skill } { $n }
label-cross = { $edge } to { $map }
edge-N = North
edge-E = East
edge-S = South
edge-W = West
region-open = Open sea { $letter }
label-card = { $card }: { $what }
label-board = { $member }: { $what } for { $n } command
health-of = { $n } health
label-equip = Equip { $card } for { $n } command
says-equip = { label-equip }
card-for = { $cost }. { $text }
label-hand-over = To { $to }; { $payer } pays
printed-weapon = Own weapon
square = { $what }, { $where }
square-of = { $enemy }: { $what }, { $where }
square-at = { $row } { $column }
row-0 = top
row-1 = middle
row-2 = bottom
side-left = left
side-middle = centre
side-right = right
square-heart = { $n ->
    [one] Heart
   *[other] Heart of { $n }
}
square-damage = Damage +{ $n }
square-hourglass = Hourglass ({ $what })
square-flying = Wing
square-first-strike = First strike
square-resist = Resist { $n }
square-blank = Blank
square-covered = Covered

kind-coin = { $n ->
    [one] coin
   *[other] coins
}
kind-meat = meat
kind-vegetables = { $n ->
    [one] vegetable
   *[other] vegetables
}
kind-grain = grain
kind-materials = { $n ->
    [one] material
   *[other] materials
}
kind-artifacts = { $n ->
    [one] artifact
   *[other] artifacts
}
kind-food = food of any kind
kind-any = { $n ->
    [one] resource of any kind
   *[other] resources of any kind
}
kind-command = command
kind-damage = damage
kind-draw = Draw
kind-extra = Extra effect
kind-low_morale = low morale
kind-venom = venom
kind-madness = madness
kind-frightened = frightened
kind-weakened = weakened

status-low_morale = low morale
status-venom = venom
status-madness = madness
status-frightened = frightened
status-weakened = weakened
status-any = any status

skill-strength = Strength
skill-perception = Perception
skill-savvy = Savvy
skill-craft = Craft
skill-cunning = Cunning
skill-any = the tested skill

hourglass-venom = venom
hourglass-madness = madness
hourglass-frightened = frighten
hourglass-weakened = weaken
hourglass-low_morale = low morale
hourglass-regen1 = regenerate 1
hourglass-regen3 = regenerate 3
hourglass-adjacent_regen1 = neighbours regenerate 1
hourglass-adjacent1 = neighbours deal 1 more
hourglass-adjacent2 = neighbours deal 2 more
hourglass-discard_ability = lose an ability
hourglass-disarm = disarm
hourglass-lose_resource = lose a resource
hourglass-ship_damage = damage the ship

difficulty-very-easy = very easy
difficulty-easy = easy
difficulty-medium = medium
difficulty-dangerous = dangerous
difficulty-deadly = deadly

service-inn = Inn
service-inn-text = { $n } coins: everybody loses 2 damage and 1 fatigue.
service-shipyard = Shipyard
service-shipyard-text = One token of material or coin for each cube.
service-healer = Healer
service-healer-text = One coin for each member: all damage gone.
service-training = Training
service-training-text = Level cards for experience.

waters-hazard = { $name }: { $test }, or { $fails }
waters-port-market = Port and market
waters-port = A port
waters-market = A market

says-room = Go to the { $room }
follows-room = Gives: { $what }
follows-fatigue = { $n ->
    [one] first fatigue
   *[other] second fatigue: rests after this
}
follows-challenge = { $skill } { $n }. Should it fail: { $fails }
follows-combat = A fight of level { $level }, { $how }
follows-event = { $skill } { $n }: { $gains }. Should it fail: { $fails }
follows-event-combat = A fight of level { $level }, { $how }; then { $gains }
follows-brings = Brings { $what }
follows-travel = A test of Craft says how far the ship gets.
follows-both = { $first }. { $second }
follows-cost = Costs { $cost }
fails = Should it fail: { $what }
fail-unknown = something happens
badge-all-hands = with all your hands that are fit

## Effects

effect-and = { $first }, { $second }
effect-or = { $first }; or { $second }
effect-nothing = nothing
effect-choose = { $first }; or { $second }
effect-gain = { $n } { $kind }
effect-lose = lose { $n } { $kind }
effect-health = { $n } health lost
effect-restore = { $n ->
    [99] all health back
   *[other] { $n } health back
}
effect-fatigue = { $n } fatigue
effect-rest = { $n } fatigue gone
effect-status = { $n ->
    [one] one { $kind }
   *[other] { $n } { $kind }
}
effect-cure = { $kind } cured
effect-ship_damage = { $n } ship damage
effect-repair = repair { $n }
effect-command = { $n } command
effect-lose_command = lose { $n } command
effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
effect-discard_hand = discard { $n } from hand
effect-discard_equipped = { $n ->
    [99] all equipment lost
   *[other] lose { $n } equipped
}
effect-discard_for_rest = you may discard a card to take a fatigue away
effect-ready = { $n ->
    [99] all command comes back from used abilities
   *[other] { $n } command comes back from used abilities
}
effect-xp = { $n } XP
effect-quest = quest: { $title }
effect-complete = quest done: { $title }
effect-lose_quest = quest lost: { $title }
effect-adventure = card: { $title }
effect-lose_adventure = card lost: { $title }
effect-market_card = { $n } market card
effect-explore = explore token { $letter }
effect-token = a special token
effect-search = draw up to { $n } search tokens
effect-sail = sail { $n }
effect-move_ship = the ship is moved
effect-skip_events = { $n } event skipped
effect-new_event_deck = a new event deck
effect-peek_event = look at { $n } events
effect-peek_ability = look at { $n } ability cards
effect-serpent_hunt = the serpent hunts
effect-ending = an ending
effect-skill = +{ $n } { $skill }
effect-fate = +{ $n } fate
effect-redraw = redraw fate
effect-accuracy = +{ $n } accuracy
effect-damage = +{ $n } damage
effect-block = block { $n }
effect-strike = { $n } free damage
effect-no_counter = no counterattack
effect-diagonal = diagonal placing
effect-splash_free = free splash
effect-ignore = ignore flying and resist
effect-prevent_status = prevent a status
effect-prevent_ship_damage = prevent { $n } ship damage
effect-place_synergy = place the synergy token
effect-distance = { $n } distance
effect-distance_cap = distance at most { $n }
effect-travel_result = { $n } less in travel
effect-test_bonus = +{ $n } in tests

## Questions

ask-first-player = Who has the captain and takes the first turn?
ask-draft = Whom do you take into your watch?
ask-legacy = Take along something you have earned?
ask-start-port = In which port does the voyage begin?
ask-free-level = Which level card is free?
ask-turn = Turn { $turn }. Begin, or put the voyage away for another day.
ask-room = Which room of the ship do you go to?
ask-room-effect = { $room }: what comes first?
ask-galley = A card from your hand for one fatigue?
ask-search = { $n ->
    [one] Draw the last search token? You keep one of them, and take the damage of all.
   *[other] Draw a search token, up to { $n }? You keep one of them, and take the damage of all.
}
ask-search-reward = Which token do you keep?
ask-search-branch = Which reward?
ask-ready = { $n ->
    [one] One command returns: from where?
   *[other] { $n } command return: from where?
}
ask-hand-limit = Too many cards. Discard { $n }.
ask-discard-hand = Discard { $n } from your hand.
ask-look = { $card } lies on the deck. Discard it?
ask-order-events = Which card goes back next? The last lies on top.
ask-event = { $card }. What do you do?
ask-branch = Which of these?
ask-lose-resource = { $n } to lose: which?
ask-lose-equipped = Which equipped card is lost?
ask-dusk = Which ongoing event comes first?
ask-dusk-test = { $card }: try to end it now?
ask-serpent = Which way does the serpent come?
ask-action = { $left ->
    [one] One action left. What do you do?
   *[other] Two actions. What do you do?
}
ask-travel-crew = Who takes the helm?
ask-sail = { $n ->
    [one] One region to sail. Where?
   *[other] { $n } regions to sail. Where first?
}
ask-enter = Where does the ship come in?
ask-story-choice = What do you do?
ask-read-on = Read on when everybody has.
ask-market = What do you buy?
ask-port = Which service?
ask-shipyard = Repair which room?
ask-repair = Repair { $n }: where?
ask-shipyard-price = Pay with what?
ask-healer = Who sees the healer?
ask-training = { $xp } XP to spend. Which level card?
ask-equip = Who learns { $card }?
ask-arm = Who takes { $card }?
ask-pay-food = { $n } food to pay: which?
ask-calm = Does anybody want to use something now?
ask-commit = { $skill } of { $n } or more: who takes part? { $total } so far.
ask-join = { $skill } of { $n } or more: do you join? { $total } so far.
ask-help = { $n ->
    [0] { $skill } { $total } so far. Can anybody add to it?
   *[other] { $skill } { $total } of { $n }: can anybody help?
}
ask-assign-damage = { $n } damage left: who takes one?
ask-take-damage = Who takes { $n } damage?
ask-overflow = { $n } damage runs over: to whom?
ask-tire = Who grows tired?
ask-afflict = Who gets { $status }?
ask-prevent-status = Prevent this status for { $member }?
ask-restore = { $n ->
    [one] One health back: who?
   *[other] { $n } health back: who?
}
ask-rest = { $n ->
    [one] One fatigue gone: whose?
   *[other] { $n } fatigue gone: whose?
}
ask-cure = Who is cured?
ask-cure-status = What is { $member } cured of?
ask-prevent-damage = The ship is about to take damage. Prevent it?
ask-ship-fate = Fate { $fate } for the damage. Change it?
ask-full-area = { $area } is full. Where does the damage go?
ask-combat = The fight: attack, help, or hold?
ask-weapon = { $member } strikes with what?
ask-target = Whom does { $member } attack?
ask-aim = { $total } against defence { $n }. Sharpen the attack?
ask-blow = { $points } damage. Add to it?
ask-place = { $n ->
    [one] One damage left: where?
   *[other] { $n } damage left: where?
}
ask-place-synergy = Who gets { $member }’s synergy token?
ask-synergy-home = Fetch { $member }’s token home to place it?
ask-block = { $n } damage is coming for { $member }. Block it?
ask-dropped = { $member } is down. Use Gregory’s token?
ask-victim = { $enemy } strikes for { $n }. Who stands in the way?
ask-regenerate = { $enemy } regenerates: which wound closes?
ask-disarm = Whose weapon is knocked away?
ask-free-strike = Where does the free strike land?
ask-pay-token = { $giver } offers you a token. Pay for it?
ask-nearest-port = Towed to which port?
ask-seats = Does anybody come or go?
ask-leaving-card = Which card do you leave behind?
ask-give-card = Who takes over a card?
ask-give-command = Who takes over the command?
ask-move-board = Which board changes hands?
ask-board-to = Who takes over { $member }?

## Declining

pass-legacy = That is all
pass-galley = No, thank you
pass-search = Stop
pass-ready = Enough
pass-look = Leave it
pass-dusk-test = Not now
pass-travel-crew = Nobody
pass-sail = Stay here
pass-market = Done
pass-port = Leave
pass-shipyard = Enough
pass-repair = Enough
pass-healer = Enough
pass-training = Enough
pass-calm = Go on
pass-commit = Draw fate
pass-join = Done
pass-help = Let it stand
pass-prevent-status = Let it be
pass-restore = Enough
pass-rest = Enough
pass-cure = Enough
pass-prevent-damage = Let it come
pass-ship-fate = Let it stand
pass-combat = Hold
pass-aim = Let it stand
pass-blow = Strike
pass-place = Stop
pass-synergy-home = Leave it
pass-block = Take it
pass-dropped = Not now
pass-pay-token = Decline
pass-seats = Sail on

## Verbs and groups

says-begin = Begin the turn
says-turn-page = Read on
says-agree = Agree
go-choice = Choose
verb-travel = Travel
verb-explore = Explore
verb-market = Visit the market
says-market = { verb-market }
verb-port = Visit the port
says-port = { verb-port }
verb-try-event = Deal with
verb-skip = Skip
verb-sail = Sail
verb-cross = Leave the map
verb-leave = Leave town
says-leave = { verb-leave }
verb-buy = Buy
verb-service = Service
verb-equip = Equip
verb-unequip = Discard equipment
verb-arm = Hand a weapon on
verb-board = Crew abilities
verb-card = Cards
verb-ability = Abilities
verb-level = Levels
verb-discard = Discard for +1
verb-attack = Attack with
verb-hand-over = Hand a token over
verb-synergy = Synergy
verb-return-synergy = Send a token home
verb-extra = Extra damage
verb-target = Target
verb-sit-down = Comes aboard
verb-get-up = Goes ashore

label-travel = Travel
says-travel = { label-travel }
label-skip = Skip for 1 command
says-skip = { label-skip }
label-explore = Explore { $location }
says-explore = { label-explore }
label-try-event = Deal with { $card }
says-try-event = { label-try-event }
label-unequip = Discard { $card }
says-unequip = { label-unequip }
label-arm = Hand on { $card }
says-arm = { label-arm }
label-ability = Use { $card }
says-ability = { label-ability }
label-level = Use { $level }
says-level = { label-level }
label-discard = Give up { $card } for +1
says-discard = { label-discard }
label-synergy = Synergy of { $owner }
says-synergy = { label-synergy }
label-return-synergy = Send { $owner }’s token home
says-return-synergy = { label-return-synergy }

group-first-player = Begins
group-draft = Take along
group-legacy = Earned
group-start-port = Port
group-free-level = Level
group-room = Go there
group-room-effect = First
group-galley = Discard
group-search = Search
group-search-reward = Token
group-search-branch = Reward
group-ready = Return from
group-hand-limit = Discard
group-discard-hand = Discard
group-look = Discard
group-order-events = Next
group-event = Event
group-branch = Choose
group-lose-resource = Lose
group-lose-equipped = Lose
group-dusk = First
group-serpent = Serpent
group-travel-crew = Take the helm
group-sail = Sail
group-enter = Enter
group-story-choice = Choices
group-shipyard = Repair
group-repair = Repair
group-shipyard-price = Pay
group-healer = Heal
group-training = Learn
group-equip = Learns it
group-arm = Give to
group-pay-food = Pay
group-commit = Takes part
group-join = Takes part
group-assign-damage = Takes one
group-take-damage = Takes it
group-overflow = Takes the rest
group-tire = Tires
group-afflict = Suffers
group-restore = Restore
group-rest = Rest
group-cure = Cure
group-cure-status = Cure
group-full-area = Damage
group-weapon = Weapon
group-place = Squares
group-place-synergy = Token to
group-victim = Victim
group-regenerate = Squares
group-disarm = Weapon
group-free-strike = Squares
group-nearest-port = Port
group-leaving-card = Leave
group-give-card = To
group-give-command = To
group-move-board = Board
group-board-to = To

## The log

log-turn = Turn { $n } begins for { $who }.
log-room = { $who } goes to the { $room }.
log-command = { $who } takes { $n } command.
log-lose-command = { $who } loses { $n } command.
log-drew-card = You draw { $card }.
log-drew = { $who } draws a card.
log-discard = { $who } discards { $card }.
log-discard-for = { $who } discards { $card } for one more.
log-search = { $who } turns up a search token: { $token }.
log-ready = Command returns from { $place }.
log-gain = Gained: { $n } { $kind }.
log-lose = Lost: { $n } { $kind }.
log-xp = Gained: { $n } XP.
log-wound = { $member } takes { $n } damage.
log-restore = { $member } gets { $n } health back.
log-fatigue = { $member } grows tired.
log-rest = { $member } loses { $n } fatigue.
log-afflicted = { $member }: { $status }.
log-cured = { $member } is cured of { $status }.
log-status-prevented = { $member } is spared.
log-brought-back = Gregory’s token brings { $member } back.
log-ship-damage = The ship is hit: { $area }.
log-damage-prevented = { $who } shores the ship up.
log-repair = Repaired: { $area }.
log-fate = Fate { $fate }.
log-redraw = Fate is drawn again: { $fate }.
log-commit = { $member } takes part.
log-passed = { $skill } { $total } against { $n }: it works.
log-failed = { $skill } { $total } against { $n }: it fails.
log-use = { $who } uses { $source }.
log-equip = { $member } learns { $card }.
log-unequip = { $card } is discarded.
log-arm = { $member } takes { $card }.
log-cook = { $who } cooks: { $card }.
log-event = Event: { $name }.
log-event-choice = { $who } decides for { $key }: { $what }
log-event-over = { $name } is over.
log-bell = The bell below, stroke { $bell }.
log-new-pass = Pass { $n } begins.
log-skills-lost = All that was practised is gone.
log-card-lost = { $card } is lost.
log-peek-events = { $who } looks { $n } events ahead.
log-serpent = The serpent is off { $region }.
log-distance = Craft { $total }: { $n ->
    [one] one region
   *[other] { $n } regions
} to sail.
log-ship-moves = The Manticore sails to { $region }.
log-new-map = A new page: { $map }.
log-hazard = Hazard: { $name }.
log-explore = The party goes ashore: { $place }.
log-read = Paragraph { $paragraph }.
log-choice = { $who } chooses { $key }: { $what }
log-back-to-ship = Back to the ship.
log-quest = Quest: { $title }.
log-quest-done = Quest done: { $title }.
log-quest-lost = Quest lost: { $title }.
log-card = Gained: { $name }.
log-card-gone = Gone: { $name }.
log-market = { $who } looks over the stalls.
log-buy = { $who } buys { $card } for { $n }.
log-inn = A night at the inn.
log-level = { $member } learns { $level }.
log-combat = A fight of level { $level }.
log-round = Round { $n }.
log-attack = { $member } attacks { $enemy }.
log-hit = { $total } against defence { $n }: a hit.
log-miss = { $total } against defence { $n }: a miss.
log-extra = { $card } is spent for more damage.
log-synergy = { $owner }’s token is used.
log-place-synergy = { $member } lends { $to } a token.
log-cover = { $enemy } is wounded.
log-counter = { $enemy } strikes back at { $member }: { $n } damage.
log-no-counter = There is no counterattack.
log-enemy-falls = { $enemy } falls.
log-enemy-attacks = { $enemy } strikes { $member }: { $n } damage.
log-regenerate = { $enemy } heals.
log-disarmed = { $member } loses hold of { $card }.
log-hand-over = { $who } hands { $to } a token.
log-victory = The fight is won.
log-defeat = Defeat: the party is towed to a port.
log-lost = Defeat: the voyage is over.
log-gets-up = { $who } goes ashore.
log-sits-down = { $who } comes aboard.
log-ending = The ending: { $name }.

## The end

end-lost = The party was defeated in brutal mode.
end-ending-1 = Ending 1: The Long Drift
end-ending-2 = Ending 2: One Eye Opens
end-ending-3 = Ending 3: The Door Ajar
end-ending-4 = Ending 4: Home Tide
end-ending-5 = Ending 5: The Waking
end-ending-6 = Ending 6: The Salt Vigil
end-ending-7 = Ending 7: The Line of Lamps
end-ending-8 = Ending 8: Quittance
end-ending-9 = Ending 9: The Smith’s Blow
end-ending-10 = Ending 10: The Green Crown
end-ending-11 = Ending 11: The Last Silence
end-ending-12 = Ending 12: Nine Chairs

## Panels

panel-crew = Crew
panel-hand = Your hand
mark-hand = { $n ->
    [one] card
   *[other] cards
}
panel-hand-note = { $n } command
panel-seats = At the table
panel-resources = Stores
panel-xp = XP
panel-bells = Bells
panel-events = Events
panel-ship = Manticore
room-damage = { $n ->
    [0] { $name }
   *[other] { $name }: { $n } damage
}
panel-ship-note = { $n } of 11 damage
panel-cards = Cards of the party
panel-quests = Quests
panel-ongoing = Ongoing events
panel-event = Event
panel-test = Test
panel-odds = Chance
panel-attack = Attack
panel-round = End of the round
panel-market = Market
panel-levels = Level cards
panel-log = Journey log
panel-decks = Decks
panel-sheet = Achievements
panel-sheet-note = { $totems } totems, { $endings } endings
tab-map = Map
tab-story = Story
tab-crew = Crew
tab-cards = Cards

deck-ability = Ability cards
deck-discard = Discarded
deck-event = Events
deck-market = Market
deck-search = Search tokens

page-place = { $map }, location { $n }
page-number = Paragraph { $n }
page-failed = { $text }
tier-mild = A mild event
tier-perilous = A perilous event
tier-deadly = A deadly event
page-bell = The Wandering Sea
page-back = You are back in { $town }.
choice-leave = Leave { $town }.

stage-map = { $map }, pages { $west } and { $east }
stage-combat = A cloth with { $n ->
    [one] one enemy card
   *[other] { $n } enemy cards
}
space-region = { $name }, region { $where }
coast-wall = Cliffs
coast-closed = A coast of cliffs
space-port = port
space-market = market
exit-to = { $edge } to { $map }, page { $page }
piece-ship = The Manticore
piece-serpent = The hunting serpent
piece-figure = The ship figure
piece-location = { $name }, location { $n }
enemy-level = level { $n }
enemy-note = Defence { $defence }, strikes for { $n }
mark-defence = defence
mark-attack = damage
mark-health = health
mark-fatigue = fatigue
mark-skills = skills
mark-command = command on the board
mark-captain = captain
mark-attacking = attacking
mark-used = used
mark-synergy = { $n } synergy tokens
mark-tokens = { $n } combat tokens
mark-location = location
odds-headline = { $n } %
odds-text = { $skill } { $total } is in. A fate of { $needed } or more does it.
odds-sure = { $skill } { $total } is in. It cannot fail.
term-fate = fate
term-skill = skill
term-bonus = help
term-total = total
term-need = needed
term-accuracy = accuracy
term-defence = defence
verdict-passed = enough
verdict-failed = not yet
verdict-hit = hit
verdict-miss = miss
owner-seat = { $who }
quest-active = active
card-cost = Costs { $n } command. { $text }
card-command = { $n } command
state-visited = explored
voyage-explore = Turn { $turn }: { $name }
voyage-quest = Turn { $turn }: quest { $name }
voyage-quest-done = Turn { $turn }: done, { $name }
voyage-totem = Turn { $turn }: totem { $name }
voyage-card = Turn { $turn }: { $name }
voyage-level = Turn { $turn }: { $name }
voyage-defeat = Turn { $turn }: defeat
voyage-ending = Turn { $turn }: { $name }
deck-count = { $n } left
banner-ending = The voyage is over
banner-lost-voyage = The sea has kept you
banner-score = { $points } points
panel-chart = The known sea
panel-chart-note = { $n } of { $of } places seen
chart-map = { $map }: { $n } of { $of } places seen
whynot-turn = It is { $who }'s turn: { $who } decides where the ship goes and what is done.
whynot-in-already = { $name } takes part already.
whynot-not-yours = { $name } is in { $who }'s watch: only { $who } can send { $name }.
whynot-down = { $name } has no health left. Restore some first.
whynot-tired = { $name } carries two fatigue and must rest first.
whynot-no-craft = { $name } has no craft and cannot steer.
whynot-low-morale = { $name } is low in spirits: it takes one command more than you have.
whynot-no-token = You have no combat token left this round.
whynot-attacked = { $name } has attacked { $n } times this round.
whynot-frightened = { $name } is frightened and does not attack.
whynot-not-beside = { $region } does not touch the ship's region. Sail there step by step.
whynot-travel-first = Take the travel action to sail to { $region }.
whynot-other-region = { $place } lies in another region. Sail there first.
whynot-same-room = The figure stands in the { $room } already and must move on.
whynot-room-broken = The { $room } is full of damage and gives nothing. Repair it first.
whynot-card-used = Command lies on { $card }. It comes back when it is made ready.
whynot-command = { $card } costs { $n } command.
whynot-not-now = { $card } does nothing at this moment.
whynot-no-port = There is no port in this region.
whynot-no-market = There is no market in this region.

## What a hint speaks of: the parts of the evaluation

part-score = the score
part-condition = the state of crew and ship
part-time = time
part-voyage = the course
part-story = the story
part-test = the challenge
part-fight = the fight

# --- the guided first turn: content/tutorial.toml says when
tutorial-begin = Your steamship, the Manticore, has strayed into a sea that no map knows. Five gods are asleep somewhere in it; find what they dreamt, and the way home. A voyage is a long story, told in turns, and you may put it away before any of them. **Begin.**
    .title = A strange sea
tutorial-room = Every turn starts on the ship: you go to **another room** than last time, and it gives you something. The **Bridge** brings a card and a **command** token. Command is what the crew learns and acts with.
    .title = Choose a room
tutorial-equip = Your cards are talents. For its price in command somebody of the crew learns one for good. Equip **Heavy Swing**, and somebody will hit harder.
    .title = Learn a talent
tutorial-pupil = Give it to somebody strong: **Rafael**. You command all nine of them; each has skills and a weapon of their own.
    .title = Who learns it?
tutorial-event = Then something happens: an **event**, in every turn. Each answer says what it asks for and what it brings. Sit in on the game: that is a **challenge**, Cunning of 5 or more. With everybody fit you would surely win, but few will do.
    .title = An event
tutorial-audrie = Choose who takes part: their skill counts, and each grows tired by it. **Audrie** has Cunning. Somebody tired twice needs rest, so do not send everybody.
    .title = Who takes part?
tutorial-gregory = That is 1. Fate will add 1 to 6, so one more makes it a fair chance. Send **Gregory**, too.
    .title = A little help
tutorial-fate = Two, and fate decides the rest. **Draw fate**: the number on the top card is added.
    .title = Draw fate
tutorial-explore = Now come your **two actions**: travel, explore, or trade and mend where there is a market or a port. Go ashore at **Ember Light**.
    .title = Go ashore
tutorial-choice = Places have stories, and what you choose is remembered. Some answers are challenges, some are just words. **Ask her** where you are.
    .title = Listen and choose
tutorial-page = Read what she says. You gained two **quests**: they lie with your cards, and other places will ask for them. Then read on; it brings you back to the ship.
    .title = Your first quests
tutorial-travel = One action is left. The atlas shows the regions around you. **Travel**: how far the ship gets is a test of Craft.
    .title = Set sail
tutorial-helm = One of the crew may take the helm. **Kasumi** is the best at Craft.
    .title = Who takes the helm?
tutorial-stand = Cards of the tested skill can be given up for one more each. A 4 already takes you two regions far, and one more would not change that: **let it stand**.
    .title = Good enough
tutorial-sail = Two regions, one step after the other. Some have hazards, and the atlas tells you before you enter. **Wickhaven** has a port and a market: sail there.
    .title = Sail
tutorial-anchor = You need not use all of the distance. **Stay here**: in a port the crew can rest and the ship can be mended.
    .title = Drop anchor
tutorial-worked = It worked: skill and fate together reached the number, and the answer brings what it promised.
tutorial-hand = You can hold three cards. Give up the one you will miss least; a card is also a number of fate and one more in a challenge of its skill.
tutorial-failed = The challenge failed, and what it threatened came true. More people or a card given up would have helped; but everything that costs strength now is missing later.
tutorial-wound = Somebody was hurt. Health comes back in the Sick Bay, in ports and with some food; at no health left they are out of action.
tutorial-hazard = A hazard: a challenge that comes with the place. Choose who takes part as always.
tutorial-combat = A **fight**. Your people attack one after the other: fate and accuracy decide whether they hit, and where the damage lands is yours to choose. What still stands hits back.
tutorial-bell = The bell has rung: the event deck is through once. When it has rung three times, the voyage ends, and the story is told as far as you came.
tutorial-end = You know the course of a turn now: room, event, two actions. In Wickhaven you may use the port or the market, or sail wherever the quests draw you. The atlas is large and nobody has to hurry; ask for a hint whenever you are in doubt.
