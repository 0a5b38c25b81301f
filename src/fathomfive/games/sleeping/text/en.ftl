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
    [one] First fatigue.
   *[other] Second fatigue: rests after this.
}
follows-odds = { $total } of { $n } before fate: { $percent } % to pass
follows-short = { $n } short: it fails, unless somebody else adds to it.
follows-enough = It is enough.
follows-wounded = { $n ->
    [0] Goes down.
   *[other] { $n } of { $most } health left then.
}
follows-draft = { $role }: { $skills }. For command: { $can }.
follows-armed = { $weapon }: { $n } damage on a hit, accuracy { $accuracy }. To hit: { $odds }
odds-to-hit = { $enemy } { $n } %
follows-aimed = Accuracy { $accuracy }, { $needed ->
    [sure] hits whatever is drawn
    [no] no fate hits by itself
   *[fate] hits on fate { $fate } or more: { $percent } %
}. A hit does { $hit }, a miss { $miss }. { $back ->
    [0] What it strikes back with is blocked
   *[other] It strikes { $first ->
        [yes] first
       *[no] back
    } for { $back }
}
badge-to-hit = to hit
odds-distance = { $n ->
    [one] 1 region
   *[other] { $n } regions
} { $percent } %
follows-distance = { $n ->
    [one] One region
   *[other] { $n } regions
} as it stands{ $more ->
    [0] .
   *[other] {""}; { $more } more is a region further.
}
follows-heart = { $n ->
    [0] Its last heart: it is beaten.
    [one] One heart point is left then.
   *[other] { $n } heart points are left then.
}
follows-weaker = Its attack falls to { $n }.
follows-restored = { $n } of { $most } health then.
follows-target = Defence { $n }, attack { $attack }{ $resist ->
    [0] .
   *[other] , takes { $resist } less of each blow.
}
follows-aim = { $total } against { $n }: { $hits ->
    [yes] it hits.
   *[no] it misses.
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
effect-distance_less = { $n } distance less
effect-room_command = { $n } command less from rooms
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
ask-story-choice = What does the party do? { $giver } chooses.
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
ask-move-board = Somebody has come or gone, so the boards are shared out evenly. Which one changes hands?
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
pass-story-choice = I have read it
pass-read-on = I have read it
pass-synergy-home = Leave it
pass-block = Take it
pass-dropped = Not now
pass-pay-token = Decline
pass-seats = Sail on

## Verbs and groups

says-begin = Begin the turn
says-leave-it = Leave it to { $to }
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
# on the button that does it, where the group is no deed
go-board = Use the ability
go-card = Use the card
go-ability = Use the ability
go-level = Use the level
go-choice = Decide
go-service = Ask for it
go-buy = Buy it
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
follows-explore = It takes one of your two actions, and what is read there cannot be taken back.
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

log-sets-out = The steamship Manticore sets out from { $region } on the map { $map }. It is lost in a strange sea; the party looks for what the sleeping gods dreamt, and for a way home. When the bell below has rung { $bells } times, the voyage ends.
log-goes-on = The voyage goes on after turn { $turn }: the Manticore lies at { $region } on the map { $map }. When the bell below has rung { $bells } times, it ends.
log-normal = A defeat will cost time, and the voyage goes on.
log-brutal = Brutal mode: the first defeat ends the voyage.
log-stores = In the hold: { $stores }. Cards: { $cards }.
log-first-player = { $who } takes the captain token and the first turn.
log-drafts = { $who } takes { $member } into the watch.
log-watch = { $who } sails with { $crew }.
log-legacy = { $who } takes along what was earned: { $card }. { $printed }
log-event-deck = { $n } event cards lie ready.
log-turn = Turn { $n }: { $who } is captain. The Manticore lies at { $region }.
log-skips = { $who } forgoes an action for a command.
log-room = { $who } sends the ship figure from the { $area } to the { $room }.
log-first-room = { $who } sends the ship figure to the { $room }.
log-room-broken = The { $room } is full of damage and gives nothing.
log-command = { $n ->
    [0] { $who } should take command, but the supply is empty.
   *[other] { $missing ->
        [0] { $who } takes { $n } command and has { $total }.
       *[other] { $who } takes { $n } command and has { $total }. The supply is empty: { $missing } fewer than due.
    }
}
log-lose-command = { $n ->
    [0] { $who } has no command to lose.
   *[other] { $who } loses { $n } command and has { $left } left.
}
log-pays-command = { $who } pays { $n } command and has { $left } left.
log-drew-card = You draw { $card } ({ $skill }): { $printed }
log-drew = { $who } draws a card and holds { $n }.
log-discard = { $who } discards { $card } from the hand and holds { $n ->
    [0] none
   *[other] { $n }
}.
log-discard-top = { $who } discards { $card } from the top of the deck.
log-looks = { $who } looks at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the ability deck.
log-discard-for = { $who } discards { $card } for 1 { $skill } more: { $total } now.
log-search = { $who } turns up a search token: { $token }.
log-search-stops = { $n ->
    [0] { $who } does not search.
    [one] { $who } stops searching after one token.
   *[other] { $who } stops searching after { $n } tokens.
}
log-search-again = All search tokens were drawn: { $n } discarded ones are shuffled into a new stack.
log-keeps = { $who } takes the reward of one search token: { $reward }.
log-ready = { $n } command returns from { $place } to the supply.
log-gain = { $n ->
    [0] The party gains nothing: the store is full with { $total } { $kind }.
   *[other] { $missing ->
        [0] The party gains { $n } { $kind } and has { $total }.
       *[other] The party gains { $n } { $kind } and has { $total }, no more than the store holds.
    }
}
log-lose = { $n ->
    [0] The party should lose { $kind }, but has none.
   *[other] The party loses { $n } { $kind } and has { $left } left.
}
log-nothing-to-lose = The party should lose something, but has nothing of the kind.
log-pays = { $who } pays { $n } { $kind }; the party has { $left } left.
log-xp = The party gains { $n } XP and has { $total }.
log-wound = { $health ->
    [0] { $member } takes { $n } damage and is down: no health left of { $most }.
   *[other] { $member } takes { $n } damage: { $health } of { $most } health left.
}
log-overflow = { $n } damage is left over and goes on to { $member }.
log-venom = The venom works in { $member }.
log-madness = { $member } takes part in madness, and that hurts.
log-nobody-restore = Nobody whom that could heal is hurt.
log-nobody-rest = Nobody whom that could refresh is tired.
log-nobody-tire = Nobody can grow more tired.
log-nobody-cure = Nobody has anything that this could cure.
log-nothing-to-repair = The ship has no damage to repair.
log-restore = { $member } gets { $n } health back: { $health } of { $most }.
log-fatigue = { $n ->
    [one] { $member } grows tired: 1 of 2 fatigue.
   *[other] { $member } is exhausted: { $n } of 2 fatigue. No more challenges before a rest.
}
log-rest = { $left ->
    [0] { $member } loses { $n } fatigue and is fresh.
   *[other] { $member } loses { $n } fatigue: { $left } left.
}
log-afflicted = { $member } { $falls }: { $does }.
log-cured = { $who } cures { $member } of { $ill }.
log-status-prevented = { $member } is spared { $ill }.
log-brought-back = Gregory’s synergy token brings { $member } back to { $health } health and goes home to Gregory.
log-ship-in-danger = The ship takes a damage; fate says where.
log-area-full = No room for more damage at the { $area }: { $who } chooses another place.
log-ship-damage = The ship is hit at the { $area }: { $n } of { $spaces } spaces there. { $total } of { $limit } damage in all.
log-damage-prevented = { $who } prevents { $n } damage to the ship; { $left ->
    [0] none is left
   *[other] { $left } still comes
}.
log-repair = { $who } repairs the { $area }: { $n ->
    [0] no damage
   *[other] { $n } damage
} left there, { $total } on the ship.
log-fate = { $card } is turned up: fate { $fate }.
log-fate-die = The die of fate shows { $fate }.
log-fate-raised = Fate rises by { $n } to { $fate }.
log-redraw = Fate was { $before }, the new draw is { $drawn }: it counts as { $fate } with all bonuses.
log-restock = The ability deck is empty: the { $n } discarded cards are shuffled into a new one.
log-challenge = A challenge: { $skill } { $n } or more. { $who } says who takes part.
log-nobody-commits = { $who } sends nobody.
log-pays-to-join = { $who } pays { $n } command for taking part and has { $left } left.
log-commit = { $member } takes part with { $skill } { $strength }.
log-test-raised = { $n } { $skill } more: { $total } now.
log-passed = { $skill } { $strength } and fate { $fate } make { $total } against { $n }: the challenge is passed.
log-failed = { $skill } { $strength } and fate { $fate } make { $total } against { $n }: the challenge fails.
log-use-up = { $n ->
    [0] { $who } gives up { $source }: { $effects }.
   *[other] { $who } gives up { $source } and { $n } command: { $effects }.
}
log-use = { $n ->
    [0] { $who } uses { $source }: { $effects }.
   *[other] { $who } uses { $source } for { $n } command: { $effects }.
}
log-works = { $source } has its effect.
log-equip = { $who } pays { $n } command, and { $member } learns { $card } ({ $skill }): { $printed }
log-unequip = { $who } discards { $card }, which { $member } had learned.
log-arm = { $who } gives { $card } to { $member }. { $printed }
log-rearm = { $who } takes { $card } from { $owner } and gives it to { $member }.
log-cook = { $who } cooks { $card } for { $n } command and the food: { $effects }.
log-event = { $who } turns up an event: { $name }. { $text } { events-left }.
log-ongoing = { $who } turns up an event that stays: { $name }. { $text } { events-left }.
log-constant = While { $name } lies here: { $effects }.
log-event-choice = { $who } decides for { $key }: { $what }
log-event-over = The event { $name } is over and leaves the table.
log-dusk = At the end of the turn: { $name }.
log-tries = { $who } tries to end { $name }.
log-bell = The event cards are all gone: the bell below rings, stroke { $bell } of 3.
log-new-pass = Pass { $n } of 3 begins, with { $left } new event cards.
log-skills-lost = { $n ->
    [0] All that was learned would be lost, but nobody carries an ability card.
    [one] All that was learned is lost: one ability card is discarded.
   *[other] All that was learned is lost: { $n } ability cards are discarded.
}
log-card-lost = { $member } loses { $card }; { $who } chose it.
log-peek-events = { $who } shows everybody the next { $n ->
    [one] event card
   *[other] { $n } event cards
}: { $cards }.
log-puts-back = { $card } will be the next event.
log-events-skipped = { $n ->
    [0] No event card is left to be lost.
    [one] One event card leaves the deck unread; { $left } left.
   *[other] { $n } event cards leave the deck unread; { $left } left.
}
log-branch = { $who } takes: { $effects }.
log-serpent-comes = A serpent comes up at { $region }, where the ship is, and will hunt it.
log-serpent-goes = The serpent goes down at { $region } and hunts no more.
log-serpent-follows = The serpent follows the ship to { $region }.
log-serpent = The serpent swims from { $origin } to { $region }, nearer to the ship.
log-serpent-bites = The serpent has reached the ship and bites: { $n } damage to the ship.
log-travel = { $who } sets sail from { $region }. A test of Craft says how far.
log-nobody-steers = Nobody takes the helm.
log-distance = Craft { $strength } and fate { $fate } make { $total }: the ship may sail { $n ->
    [one] one region
   *[other] { $n } regions
}{ $changed ->
    [0] {""}
   *[other] {""}, by cards and events instead of { $plain }
}.
log-ship-sails = { $who } sails the Manticore from { $origin } to { $region }.
log-leaves-map = { $who } leaves the map { $map } to the { $edge }.
log-ship-crosses = The Manticore goes from { $origin } to { $region }.
log-ship-towed = The Manticore is towed from { $origin } to the port of { $region }.
log-ship-carried = The story takes the Manticore from { $origin } to { $region }.
log-ship-starts = The voyage begins at { $region } instead of { $origin }.
log-anchors = { $who } drops anchor at { $region }; { $n ->
    [one] one region was
   *[other] { $n } regions were
} left to sail.
log-new-map = A new map: { $map }.
log-hazard = A hazard at { $region }: { $name }. { $skill } { $n }, or { $effects }.
log-explore = { $who } goes ashore with the party: { $name }, location { $n }.
log-read = The storybook is open at { $page }, paragraph { $paragraph }.
log-leaves-it = { $who } leaves the choice to { $to }.
log-turns-page = { $who } turns the page.
log-choice = { $who } chooses { $key }: { $what }
log-no-choice = Nothing of this can be chosen.
log-leaves-town = { $who } leaves { $page }.
log-back-to-town = The party is back in { $page }.
log-back-to-ship = The party is back on the ship at { $region }.
log-explore-token = Explore token { $letter } lies with the story until the party is back on the ship.
log-token = The party now has { $token_id }.
log-token-gone = The party no longer has { $token_id }.
log-quest = A new quest: { $title }. { $printed }
log-quest-done = The quest { $title } is done.
log-quest-lost = The quest { $title } is lost.
log-card = The party gains the card { $card }: { $printed }
log-totem = The party finds a totem, { $card }: { $printed } Totems now: { $n }.
log-card-owned = The party owns { $card } already and gains nothing.
log-card-gone = The party loses the card { $card }.
log-market = { $who } visits the market with { $n ->
    [one] one coin
   *[other] { $n } coins
}. On the stalls: { $cards }.
log-market-left = { $who } leaves the market; { $n ->
    [0] nothing is left there
    [one] one card goes back under the deck
   *[other] { $n } cards go back under the deck
}.
log-buy = { $who } buys { $card } for { $n ->
    [one] one coin
   *[other] { $n } coins
}; { $left } left.
log-port = { $who } calls at the port of { $region } with { $n ->
    [one] one coin
   *[other] { $n } coins
}.
log-port-left = { $who } leaves the port.
log-inn = { $who } pays { $n ->
    [one] one coin
   *[other] { $n } coins
} for a night at the inn; { $left } left.
log-level = { $n ->
    [0] { $member } gets the level card { $level } free: { $printed }
   *[other] { $member } gets the level card { $level } for { $n } XP, { $left } left: { $printed }
}
log-combat = A fight of level { $level }! From the left: { $enemies }.
log-tokens = { $who } has { $n ->
    [0] no combat token
    [one] one combat token
   *[other] { $n } combat tokens
}.
log-round = Round { $n } of the fight begins. From the left: { $enemies }.
log-round-ends = No more attacks: round { $n } ends, and the enemies act.
log-foe = { $enemy }: defence { $n }, attack { $attack }, { $hearts ->
    [one] one heart point
   *[other] { $hearts } heart points
}.
log-attack = { $who } lets { $member } attack { $enemy } with { $weapon }, { $n } damage on a hit.
log-hit = Fate { $fate } and accuracy { $accuracy } make { $total } against defence { $n }: { $member } hits { $enemy }.
log-miss = Fate { $fate } and accuracy { $accuracy } make { $total } against defence { $n }: { $member } misses { $enemy }.
log-first-strike = First Strike: the answer of { $enemy } comes before the blow.
log-points = { $lost ->
    [0] { $tired ->
        [0] { $member } deals { $enemy } { $n } damage.
       *[other] { $member } is exhausted and deals { $enemy } one less, { $n } damage.
    }
   *[other] { $tired ->
        [0] { $member } deals { $enemy } { $n } damage; resist took { $lost }.
       *[other] { $member } is exhausted and deals { $enemy } one less, { $n } damage; resist took { $lost }.
    }
}
log-points-lost = { $n } damage finds no square and is lost.
log-extra = { $member } gives up { $card } for { $n } damage more.
log-synergy = { $member } uses { $owner }’s synergy token, which goes home: { $synergy }
log-synergy-home = { $who } sends { $owner }’s synergy token home.
log-place-synergy = { $member }’s synergy token goes to { $to }: { $synergy }
log-cover = Damage on { $enemy } at { $spot }; { $hearts ->
    [0] no heart is left
    [one] one heart point is left
   *[other] { $hearts } heart points are left
}.
log-splash = The blow splashes over to { $enemy }, at { $spot }; { $hearts ->
    [0] no heart is left
    [one] one heart point is left
   *[other] { $hearts } heart points are left
}.
log-blocks = { $n } damage to { $member } is blocked; { $left ->
    [0] none is left
   *[other] { $left } still comes
}.
log-counter = { $blocked ->
    [0] Counterattack by { $enemy } on { $member }: { $n } damage.
   *[other] Counterattack by { $enemy } on { $member } for { $strength }; { $blocked } blocked, { $n } damage comes through.
}
log-no-counter = No counterattack by { $enemy }.
log-enemy-falls = Defeated: { $enemy }; { $n ->
    [0] no enemy is left
    [one] one enemy is left
   *[other] { $n } enemies are left
}.
log-enemy-attacks = { $blocked ->
    [0] Attack by { $enemy } on { $member }: { $n } damage.
   *[other] Attack by { $enemy } on { $member } for { $strength }; { $blocked } blocked, { $n } damage comes through.
}
log-enemy-idle = No attack by { $enemy }.
log-hourglass = The hourglass of { $enemy } runs out: { $hourglass }.
log-regenerate = A wound of { $enemy } closes at { $spot }.
log-disarmed = { $member } loses hold of { $card } until the fight ends.
log-hand-over = { $n ->
    [0] { $who } hands { $to } a combat token.
   *[other] { $who } hands { $to } a combat token; { $payer } pays { $n } command.
}
log-victory = The fight is won after { $n ->
    [one] one round
   *[other] { $n } rounds
}.
log-defeat = Defeat, number { $n } of this voyage: { $cause }. The ship is towed to the nearest port.
log-recovers-crew = All damage and fatigue of the crew is gone.
log-recovers-ship = All damage of the ship is mended.
log-lost = Defeat in turn { $turn }: { $cause }. In brutal mode this ends the voyage, with { $final } points and no ending.
log-gets-up = { $n ->
    [0] { $who } leaves the table.
   *[other] { $who } leaves the table; { $n } command goes back to the supply.
}
log-left-behind = { $card } is left behind and discarded.
log-inherits = { $who } takes over { $n } command and has { $total }.
log-card-handed-on = { $who } takes over { $card }.
log-handed-on = { $who } takes over a card.
log-sits-down = { $who } comes aboard.
log-board-moves = { $member } now sails with { $who }.
log-ending = The voyage ends in turn { $turn } with an ending of the story: { $name }. It is worth { $final } points.

falls-venom = has venom in the blood
falls-madness = goes mad
falls-frightened = is frightened
falls-weakened = is weakened
falls-low_morale = is in low spirits
ill-venom = venom
ill-madness = madness
ill-frightened = fright
ill-weakened = weakness
ill-low_morale = low morale
does-venom = 1 damage at the start of every turn
does-madness = 1 damage on joining a challenge or a travel
does-frightened = no attacks in fights
does-weakened = 2 less in every skill
does-low_morale = 1 command more for joining a challenge or a travel
cause-crew = nobody of the crew has health left
cause-ship = the ship carries all the damage it can
token_id-dinosaur_egg = the dinosaur egg
token_id-diving_suit = the diving suit
token_id-pollen_potion = the pollen potion
region-at = { $name } ({ $where })
square-coded = { $where } ({ $what })
nobody = nobody
open-sea = the open sea
card-plain = no ability of its own.

reveal-fate = Fate { $n }
reveal-die = The die shows { $n }
reveal-failed = it fails
reveal-sum = { $skill }: { $total } against { $n }
reveal-health = { $n ->
    [0] Down
   *[other] { $n } health left
}
reveal-bell = The bell below, stroke { $n }
reveal-token = Search token
reveal-fight = A fight
reveal-blow = { $n } damage to { $member }
reveal-defeat = Defeat
reveal-defeat-costs = It comes to this: { $cause }. It costs { $points } points and the next { $events } events. { $gains }
reveal-hit = { $member } hits
reveal-miss = { $member } misses
reveal-attack-sum = { $total } against defence { $n } of { $enemy }

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
goal-together = What you seek together
goal-sentence = Explore islands for totems before the third bell: in the finale they decide how the voyage ends.
goal-totems = Totems
goal-gathered = { $n ->
    [0] none gathered yet
   *[other] { $n } gathered
}
goal-bell = Until bell { $n } of { $of }
goal-finale = The finale
goal-ends = What would be a defeat
goal-ends-brutal = What would end the voyage
goal-crew = nobody of the crew stands
goal-standing = { $n } of { $of } stand
goal-ship = the ship is wrecked
goal-damage = { $n } of { $of } damage
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
page-prologue = Before the first turn
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
piece-hazard = Hazard: { $name }
fact-hazard = Whoever sails in here is tested at once: { $test }. If that fails: { $fails }.
piece-location = { $name }, location { $n }
enemy-level = level { $n }
health-left = { $n }/{ $of }
enemy-note = Defence { $defence }, strikes for { $n }
mark-totem = Totem
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
odds-aim = Against defence { $n } of { $enemy }. A hit does { $hit }, a miss { $miss }.
odds-sure = { $skill } { $total } is in. It cannot fail.
term-fate = fate
term-skill = skill
term-bonus = help
term-total = total
term-need = needed
term-against = against { $n }
result-test = { $skill } { $n }
result-passed = passed
result-failed = failed
result-spare = { $n ->
    [0] exactly
   *[other] { $n } to spare
}
result-short = { $n } short
term-accuracy = accuracy
term-defence = defence
verdict-passed = enough
verdict-failed = not yet
verdict-distance = { $n ->
    [one] one region
   *[other] { $n } regions
}
panel-travel = How far
travel-up-to = up to { $n }
travel-from = { $n } and more
travel-regions = { $n ->
    [one] one region
   *[other] { $n } regions
}
travel-now = now
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

## Why a hint says so: "It …", more (yes: the most) than other answers, by part of the evaluation

speaks-for-score = { $most ->
    [yes] brings the most points
   *[no] brings more points
}
speaks-against-score = { $most ->
    [yes] brings the fewest points
   *[no] brings fewer points
}
speaks-for-condition = { $most ->
    [yes] keeps crew and ship in the best shape
   *[no] keeps crew and ship in better shape
}
speaks-against-condition = { $most ->
    [yes] is hardest on crew and ship
   *[no] is harder on crew and ship
}
speaks-for-time = { $most ->
    [yes] leaves the most time
   *[no] leaves more time
}
speaks-against-time = { $most ->
    [yes] takes the most time
   *[no] takes more time
}
speaks-for-voyage = { $most ->
    [yes] takes you closest to what is worth the trip
   *[no] takes you closer to what is worth the trip
}
speaks-against-voyage = { $most ->
    [yes] leads farthest from what is worth the trip
   *[no] leads away from what is worth the trip
}
speaks-for-story = { $most ->
    [yes] takes the story farthest
   *[no] takes the story further
}
speaks-against-story = { $most ->
    [yes] does the least for the story
   *[no] does less for the story
}
speaks-for-test = { $most ->
    [yes] gives you the best hand in the challenge
   *[no] gives you a better hand in the challenge
}
speaks-against-test = { $most ->
    [yes] gives you the worst hand in the challenge
   *[no] gives you a worse hand in the challenge
}
speaks-for-fight = { $most ->
    [yes] does most in the fight
   *[no] does more in the fight
}
speaks-against-fight = { $most ->
    [yes] does the least in the fight
   *[no] does less in the fight
}

# --- the guided first turn: content/tutorial.toml says when
tutorial-prologue = A voyage begins with a few pages. When you have read this one, **read on.**
    .title = How it began
tutorial-gift = Most pages end in a **choice**, with its price or its test beside it. Take the **timber**: it will pay for something yet.
    .title = The first choice
tutorial-begin = The Manticore has strayed into a sea where five gods sleep. Find what they dreamt, and the way home. **Begin.**
    .title = A strange sea
tutorial-room = A turn starts in a **room** of the ship. The **Bridge** brings a card and a **command**, with which your crew learns and acts. **Go there.**
    .title = Choose a room
tutorial-equip = Cards are talents, and you have the command for one. Tonight somebody should hit hard: **equip Heavy Swing.**
    .title = Learn a talent
tutorial-pupil = Nobody swings an axe like **Rafael**: give it to him.
    .title = Who learns it?
tutorial-event = Then comes an **event**, every turn. Sitting in on the game is a **challenge**: Cunning 5 or more. **Sit in.**
    .title = An event
tutorial-audrie = Whoever takes part adds their skill and grows tired. **Audrie** has Cunning.
    .title = Who takes part?
tutorial-gregory = That is 1, and fate adds 1 to 6. One more makes it likely: **Gregory.**
    .title = A little help
tutorial-fate = More people would only be more tired. **Draw fate.**
    .title = Draw fate
tutorial-explore = Six against five: **passed**, and two cards for it! Now you have **two actions**. First, **explore Ember Light.**
    .title = Go ashore
tutorial-ask-her = Places have stories, and what you choose is remembered. **Ask her** where you are.
    .title = Listen and choose
tutorial-page = Two **quests**: other places will ask for them. Press a rule below, or ?, to read **why**; lines of the log know theirs, too. Then **read on.**
    .title = Your first quests
tutorial-travel = One action is left. **Travel**: a test of Craft says how far.
    .title = Set sail
tutorial-helm = One of the crew may take the helm. **Kasumi** is best at Craft.
    .title = Who takes the helm?
tutorial-stand = That makes 4, two regions. A card given up would add 1 and change nothing: **let it stand.**
    .title = Good enough
tutorial-sail = On a screen, pinch, or turn the wheel with Ctrl, to look closer. **Wickhaven**, to the east, has a port: **sail there.**
    .title = Sail
tutorial-anchor = Far enough: **stay here.** A slip? The bent arrow, or u, **takes back** an answer until something new is seen.
    .title = Drop anchor
tutorial-second-turn = So goes a turn: room, event, two actions. Between turns you may put a voyage away. **Begin the second.**
    .title = The second turn
tutorial-deck = It must be another room now. From the **Deck** you fish for food and more: **go there.**
    .title = Another room
tutorial-search = Each token brings something, and some bite. **Draw** one.
    .title = Search the sea
tutorial-enough = Two grain, unharmed. You would keep only one token anyway: **stop.**
    .title = Enough
tutorial-go-on = Unsure later on? On a screen, the lamp or h, **Show a good move**, says what a friend would do. Nothing to learn now: **go on.**
    .title = Keep your command
tutorial-canoe = Here the timber pays, for two coins: **sell them rope.**
    .title = Another event
tutorial-port = Five coins! A night ashore costs four, and three of you are tired. **Go to the port.**
    .title = Into port
tutorial-inn = Fatigue adds up: after two nobody can help. The **Inn** rests and heals everybody. **Choose it.**
    .title = A night ashore
tutorial-rested = All fresh! On a screen, the three dots (**More**) lead to rules, log and settings. **Leave** the port.
    .title = Rested
tutorial-town = One action left, for the town: **explore Wickhaven.**
    .title = Into town
tutorial-cooper = A town has many doors. At one somebody needs you: **D, step in.**
    .title = Trouble on the quay
tutorial-harbour = You could talk, or look away. But you have Rafael, and a fight is easy: **A, knock them into the harbour.**
    .title = Stand up to them
tutorial-attack = Four tokens, so four attacks. **Rafael** first.
    .title = Who attacks?
tutorial-rats = The **Wharf Rats** are easier to hit. **Aim at them.**
    .title = Choose a target
tutorial-swing = Fate 6: a hit, for three damage. Now give up **Heavy Swing**: two more!
    .title = The learned blow
tutorial-heart = Five damage, square by square, each beside the last. Without hearts an enemy falls: **the heart at the top left.**
    .title = Strike the heart
tutorial-teeth = Below it is **Damage +1**, on the way to the second heart. **Cover it.**
    .title = On the way
tutorial-second-heart = **The heart to the right.**
    .title = The second heart
tutorial-splash = They are done for, and two damage are left. It **splashes over**: to the **Gannet Deckhand’s heart.**
    .title = Splash!
tutorial-last-heart = And **the last heart, above it.**
    .title = One blow, two enemies
tutorial-friend = You covered a **synergy point**, so Rafael’s token goes to a friend and will shield him: **Mac.**
    .title = A hand for a friend
tutorial-hand = You can hold three cards. Give up the one you will miss least; a card is also a number of fate and one more in a challenge of its skill.
tutorial-failed = The challenge failed, and what it threatened came true. More people or a card given up would have helped; but everything that costs strength now is missing later.
tutorial-wound = Somebody was hurt. Health comes back in the Sick Bay, in ports and with some food; at no health left they are out of action.
tutorial-hazard = A hazard: a challenge that comes with the place. Choose who takes part as always.
tutorial-combat = A **fight**. Fate and accuracy must reach an enemy’s defence; what still stands strikes back, and again when the round ends.
tutorial-bell = The bell has rung: the event deck is through once. When it has rung three times, the voyage ends, and the story is told as far as you came.
tutorial-end = **The quay is yours**: the cooper is free, nobody has a scratch, and you have three coins and some experience. Learn, rest, then dare: so voyages are won. **Play on**: there are more doors in Wickhaven, and quests are waiting. Or begin anew: **with friends**, who share the crew; as a **short evening** of a few turns, put away and taken up again; or for the **whole voyage**, until the bell has rung three times.

# --- what lies there to be read
sheet-crew = Crew boards
sheet-atlas = The atlas
sheet-quests = Quests and events
sheet-discards = Discard piles
sheet-role = { $role }, { $origin }
sheet-captain = sails with whoever's turn it is
sheet-sails-with = sails with { $who }
sheet-condition = How they are
sheet-of = { $n } of { $of }
sheet-skills = Skills
sheet-skills-note = what they add to a test now
part-printed = { $n } printed
part-of = { $n } { $what }
part-less = { $n } less: { $what }
part-none = none
sheet-weapons = Weapons
weapon-numbers = +{ $accuracy } accuracy, { $damage } damage, { $block } block
weapon-extra = Discard an equipped { $skill } card: 1 more damage.
weapon-ranged = ranged
weapon-near = at close quarters
sheet-ability = Own ability
sheet-ready = ready
sheet-spent = spent: { $n } command lies on the board
sheet-command = { $n } command
sheet-equipped = Equipped
sheet-nothing-equipped = Nothing yet: an ability card from a hand may lie under this board.
sheet-card-note = fate { $fate }, { $skill }
sheet-levels = Level cards
sheet-levels-note = { $n } of { $of }, the party has { $xp } experience
sheet-level-text = { $text } Adds { $gives }.
sheet-owned = learned
sheet-xp = { $short ->
    [0] { $n } experience, within reach in a port
   *[other] { $n } experience, { $short } short
  }
sheet-synergy = Synergy token
sheet-synergy-of = Of { $name }
sheet-synergy-home = at home
sheet-synergy-with = with { $name }
sheet-quests-note = { $n ->
    [one] one task is open
   *[other] { $n } tasks are open
  }
sheet-tasks = Open tasks
pin-fact = Task { $n }, { $title }: { $text }
pin-place = on a page not sailed yet
pin-and = { $first }; { $second }
pin-where = { $n } { $name }: { $far ->
    [0] here
    [one] { $far } region away
   *[other] { $far } regions away
}
piece-pin = Task { $title }, beyond the edge: { $edge }
sheet-no-tasks = None: places you have not seen may have one.
sheet-ongoing-note = they stay until you remove them
sheet-no-events = Nothing lasts: the sea is as it should be.
sheet-known = Also known of you
sheet-known-note = they open or close choices
sheet-none-known = Nothing yet.
sheet-done = Done
sheet-none-done = Nothing yet.
sheet-lasting = As long as it lasts: { $what }
sheet-out-evening = goes away by { $test }, at the end of a turn
sheet-out-action = goes away by { $test }, as an action
sheet-discards-note = { $n ->
    [one] one ability card
   *[other] { $n } ability cards
  }
sheet-newest-first = the newest first
sheet-none-discarded = Nothing lies there.
sheet-here = you are here
sheet-pages = pages { $first } and { $last }
sheet-places = Places
sheet-range = tests of { $range }
sheet-not-seen = not seen yet
sheet-edges = Beyond the edges
sheet-whole = The whole sea
sheet-sailed = { $n } of { $of } spreads sailed
sheet-spreads = Spreads
sheet-not-sailed = Not yet sailed
sheet-places-seen = { $n } of { $of } places seen

# --- the ship's log and the story so far
sheet-log = The ship's log
sheet-so-far = The story so far
log-turns = explored in turn { $turns }
log-took = You took { $key }
so-far-note = turn { $turn }, { $map }
so-far-happened = What happened
so-far-nothing = The voyage has only begun.
so-far-crew = Ship and crew
so-far-tired = { $n } fatigue
so-far-hurt = { $n } of { $of } health
so-far-well = Everybody is well, and the ship is sound.

# --- what it came to
score-in-all = { $points } points in all
score-sheet = Score sheet
score-count = { $n } counted
score-rate = { $n } at { $each }
score-cards = Adventure cards
score-totems = Totems among them
score-quests = Quest cards
score-levels = Level cards
score-coins = Coins
score-artifacts = Artifacts
score-ending = An ending reached
score-brutal = Sailed in brutal mode
score-defeats = Defeats
score-legacy = Cards of earlier campaigns
score-total = In all
score-totems-found = Totems of this voyage
score-ever = { $n } of { $of } ever found
score-no-totem = None this time.
score-endings = Endings of this group
score-no-ending = None yet.
score-became = What became of them
score-next = What the next campaign brings
score-missing = { $n ->
    [one] one more totem or ending opens the next
   *[other] { $n } more totems or endings open the next
  }
score-all-open = all of it is open
score-nothing-new = Nothing new this time: { $n } totems and endings so far.
