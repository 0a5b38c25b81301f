### Jupiter Deep in English.
### Ids follow the content: card-<id> is the name, card-<id>-text what it does from the hand, -core what it does
### as a core; module-<id> the name of a tile, kind-<id> of its number.


## The game

game-name = Jupiter Deep
game-tagline = Bring the colony home.
game-text = A colony floats in the clouds of Jupiter, and something has come up from below. One to seven robots lead its people over the bridges to a pod with seven seats, before the creeps have them.
game-length = 45 to 90 minutes

option-preset = How hard
option-preset-drill = Evacuation drill: two pods full
option-preset-cadet = Cadet shift: three pods full
option-preset-gentle = Polite colony: four pods full, polite colonists
option-preset-standard = Standard evacuation
option-preset-brittle = Brittle robots: they fall with their module
option-preset-swift = Swift horror: no warning before conversion
option-preset-nightmare = Nightmare watch: brittle and swift
option-preset-legend = Nobody left behind: save every single one
option-robots = Robots
option-robots-by_seat = By seat
    .note = The first seat has the first robot, and so on.
option-robots-chosen = Everybody chooses
    .note = Before the first turn each seat picks a robot.
option-robot_vulnerability = Robot Vulnerability
    .note = A module full of creeps and robots falls, too
option-fast_creeps = Fast Creeps
    .note = They land before those in danger are converted
option-ultimate_heroes = Ultimate Heroes
    .note = Losing a single colonist loses the game
option-polite_colonists = Polite Colonists
    .note = They let others pass: longer ways in one go
option-turn_limit = End a match that drags on (400 turns)

moment-setup = Setting out
moment-turn = Turn { $turn }
board-label = { $modules ->
    [one] The colony, one module left
   *[other] The colony, { $modules } modules
}


## Robots

robot-ball = Ball, the guide
robot-ball-text = Rounded, two feet, a ball on its antenna.
robot-fork = Fork, the rigger
robot-fork-text = Treads and hazard stripes, a forked antenna.
robot-ring = Ring, the medic
robot-ring-text = Round on a single wheel, a ring for an antenna.
robot-tee = Tee, the navigator
robot-tee-text = Tall and hovering, a T for an antenna.
robot-coil = Coil, the tinkerer
robot-coil-text = Squat with one big eye, a spring for an antenna.
robot-fin = Fin, the guard
robot-fin-text = Shoulder plates and a shield, a crest on its head.
robot-twin = Twin, the apprentice
robot-twin-text = A hexagon on four legs, with two feelers.


## Modules and places

kind-habitat = Habitat
kind-garden = Garden
kind-reactor = Reactor
kind-beacon = Beacon
kind-foundry = Foundry

module-M1A = Lamplight Row
module-M1B = Bunkwheel
module-M1C = Noodle Court
module-M1D = Quiet Quarters
module-M2A = Kelp Terrace
module-M2B = Orchard Loop
module-M2C = Twin Greenhouses
module-M2D = Moss Trident
module-M3A = Ember Ring
module-M3B = Broken Halo
module-M3C = Keel Reactor
module-M3D = Ballast Works
module-M4A = Long Ear
module-M4B = Cracked Saucer
module-M4C = Whisper Array
module-M4D = Stormwatch
module-M5A = Crossbeam Yard
module-M5B = Pump Lattice
module-M5C = Tailrace
module-M5D = Three-Arm Crane
module-label = { $module }, { $kind }, number { $number }
module-numbered = { $module } ({ $number })
module-critical = one creep before it falls
module-covered = covered by a super creep

place-e = { $module }, east dome
place-ne = { $module }, north-east dome
place-nw = { $module }, north-west dome
place-w = { $module }, west dome
place-sw = { $module }, south-west dome
place-se = { $module }, south-east dome
place-middle = { $module }, middle dome
place-pod = the pod
spot = the { $dome } of { $module }
side-e = east dome
side-ne = north-east dome
side-nw = north-west dome
side-w = west dome
side-sw = south-west dome
side-se = south-east dome
side-middle = middle dome
way-within = from the { $origin } to { $to }
way-over = from { $origin } to { $to }
way-in = from { $origin } into the pod
way-out = out of the pod to { $to }
place-cell = Open sky at { $q }, { $r }
short-e = { $module } E
short-ne = { $module } NE
short-nw = { $module } NW
short-w = { $module } W
short-sw = { $module } SW
short-se = { $module } SE
short-middle = { $module }, middle
dome-e = East dome
dome-ne = North-east dome
dome-nw = North-west dome
dome-w = West dome
dome-sw = South-west dome
dome-se = South-east dome
dome-middle = Middle dome
feature-power_plant = { $module }, power plant
feature-radar_dish = { $module }, radar dish
kind-dome = Dome
kind-feature = Power plant or radar dish
kind-seat = Seat in the pod
link-gangway = gangway to the pod

pod-label = Evacuation pod, { $n } of { $of } seats taken by colonists
pod-full = no free seat
pod-seat = Seat { $n }

piece-colonist = Colonist
piece-creep = Creep
piece-super = Super creep
piece-in_danger = in danger
piece-aboard = aboard
piece-picked = waiting for your word
fact-colonist-danger = A creep is bridged to it: at the next conversion it becomes a creep.
fact-colonist-calm = No creep is bridged to it: the next conversion leaves it alone.
fact-creep = { $n ->
    [0] No colonist is bridged to it: it converts nobody now.
    [one] At the next conversion it takes the colonist it is bridged to.
   *[other] At the next conversion it takes the { $n } colonists it is bridged to.
}
fact-module = Creeps hold { $n } of the { $of } spaces of this module; when they hold all, it falls.
fact-robot-core = Its core is { $card }.
fact-robot-near = { $n ->
    [0] No creep is on its module: nothing to shoot at from here.
    [one] 1 creep is on its module, to be shot from here.
   *[other] { $n } creeps are on its module, to be shot from here.
}

zone-affected = { $modules ->
    [one] One module is hit
   *[other] { $modules } modules are hit
}
zone-range = Your command range


## Beside the board

panel-saved = saved
panel-aboard = aboard
panel-colony = in the colony
panel-danger = in danger
panel-lost = lost
panel-tally = What became of the colonists
panel-setup = Before the first turn
panel-turn = { $who }: the turn
panel-pod = The pod
panel-crew = Crew
panel-hand = Your cards
panel-die = The die to come
pod-away = Away. { $who } docks it at the start of their next turn.
pod-adrift = Adrift with { $n } aboard. { $who } docks it at the start of their next turn.
step-actions = Actions
step-conversion = Conversion
step-invasion = Invasion
step-draw = Draw a card
note-danger = { $n } in danger
note-deck = { $n } left
note-core = core
note-used = core, used
note-active = this turn
note-limit = { $n } of { $limit } in hand, open to all
note-die = modules that get a creep
actions-left = { $n ->
    [one] one action left
   *[other] { $n } actions left
}
die-shows = on a { $n }:
goal-together = How you win together
goal-sentence = { $target ->
    [0] Save enough colonists, and end with every robot in the pod.
   *[other] Save { $target } colonists, and end with every robot in the pod.
}
goal-saved = Saved
goal-aboard = { $n ->
    [0] none aboard the pod
    [one] one aboard the pod
   *[other] { $n } aboard the pod
}
goal-robots = Robots in the pod
goal-ends = You lose if
goal-too_few = too few are alive
goal-spare = { $alive }, { $spare ->
    [0] none
   *[other] { $spare }
} to spare
goal-reactor = the last Reactor goes
goal-beacon = the last Beacon goes
goal-modules = { $n } left{ $covered ->
    [0] {""}
   *[other] , { $covered } smothered
}
goal-no_robots = every robot is lost
goal-robots_lost = { $n } of { $of }
goal-turn = Turn { $turn } of { $of }
goal-turns_left = { $n ->
    [0] the last one
   *[other] { $n } to go
}
seat-pod = in the pod
seat-out = lost, back with the pod
seat-keeper = docks the pod next


## Cards

card-boost = Boost
card-boost-text = One extra action this turn.
card-boost-core = One extra action every turn.
card-bullhorn = Bullhorn
card-bullhorn-text = This turn you command and trade across the whole colony.
card-bullhorn-core = You command and trade across the whole colony.
card-data_core = Data Core
card-data_core-text = Replace your core with another card of your hand, free.
card-data_core-core = Once: replace this core with a card of your hand, free.
card-follower = Follower
card-follower-text = This turn, after each command, a neighbour moves up into the space left, free.
card-follower-core = After each command a neighbour moves up into the space left, free.
card-grenadier = Grenadier
card-grenadier-text = This turn each creep you kill may take one bridged creep with it.
card-grenadier-core = Each creep you kill may take one bridged creep with it.
card-heat_seeker = Heat Seeker
card-heat_seeker-text = 3 actions: kill any creep or super creep, wherever it is.
card-heat_seeker-core = Once a turn, 3 actions: kill any creep or super creep, wherever it is.
card-juggernaut = Juggernaut
card-juggernaut-text = This turn you may move onto a creep; it dies.
card-juggernaut-core = You may move onto a creep; it dies.
card-module_control = Module Control
card-module_control-text = Move a rim module, with all that is on it, to another place, free.
card-module_control-core = Once a turn: move a rim module, with all that is on it, to another place, free.
card-override = Override
card-override-text = This turn your actions may move or shoot with any other robot.
card-override-core = Your actions may move or shoot with any other robot.
card-phase_shift = Phase Shift
card-phase_shift-text = After your roll: roll the die again.
card-phase_shift-core = Once a turn, after your roll: roll the die again.
card-pilot = Pilot
card-pilot-text = Launch the docked pod, or dock the absent one, free.
card-pilot-core = Once a turn: launch the docked pod, or dock the absent one, free.
card-rocket_boots = Rocket Boots
card-rocket_boots-text = 1 action: fly along a straight line of bridges, over colonists.
card-rocket_boots-core = Once a turn, 1 action: fly along a straight line of bridges, over colonists.
card-sniper = Sniper
card-sniper-text = 1 action: kill a creep or super creep on a neighbouring module.
card-sniper-core = 1 action each: kill creeps and super creeps on neighbouring modules.
card-suppressant = Suppressant
card-suppressant-text = After your roll or a setback: one module on the list gets nothing.
card-suppressant-core = Once a turn, after your roll or a setback: one module on the list gets nothing.
card-swap = Swap
card-swap-text = This turn, 1 action each: change places with a piece across a bridge.
card-swap-core = 1 action each: change places with a piece across a bridge.
card-teleport = Teleport
card-teleport-text = 3 actions: appear on any open space, or in the docked pod.
card-teleport-core = Once a turn, 3 actions: appear on any open space, or in the docked pod.
card-power_grab = Power Grab
card-power_grab-text = A super creep rises on every power plant without a robot on its module.
card-signal_to_noise = Signal to Noise
card-signal_to_noise-text = A super creep rises on every radar dish without a robot on its module.
card-surge = Surge
card-surge-text = Every module that got a creep this turn gets one more.


## Questions

ask-robot = Which robot is yours?
ask-core = Which card becomes your core? The other one stays in your hand.
ask-first = Who takes the first turn?
ask-dock = Where does the pod dock?
ask-action = { $left ->
    [0] No actions left. Any free cards?
    [one] One action left. What do you do?
    [2] Two actions left. What do you do?
    [3] Three actions left. What do you do?
    [4] Four actions left. What do you do?
    [5] Five actions left. What do you do?
    [6] Six actions left. What do you do?
    [7] Seven actions left. What do you do?
   *[other] { $left } actions left. What do you do?
}
ask-send = { $left ->
    [one] One action left. Where should this colonist go?
    [2] Two actions left. Where should this colonist go?
    [3] Three actions left. Where should this colonist go?
    [4] Four actions left. Where should this colonist go?
    [5] Five actions left. Where should this colonist go?
    [6] Six actions left. Where should this colonist go?
    [7] Seven actions left. Where should this colonist go?
   *[other] { $left } actions left. Where should this colonist go?
}
ask-follow = Does somebody move up into the space left?
ask-splash = The grenade splashes. Which creep goes, too?
ask-trade_card = What changes hands with { $other }?
ask-override = What should the robot of { $other } do?
ask-snipe = Whom does the Sniper hit?
ask-heat_seek = Whom does the Heat Seeker find?
ask-fly = Where do the Rocket Boots take you?
ask-teleport = Where do you appear?
ask-new_core = Which card becomes your new core?
ask-module = Which module moves?
ask-place_module = Where does { $tile } go?
ask-reroll = The die shows { $roll }: { $modules ->
    [0] no module gets a creep
    [one] one module gets a creep
   *[other] { $modules } modules get a creep
}. Roll again?
ask-suppress = Which module does the Suppressant keep clear?
ask-suppress-setback = { $card }! Which module does the Suppressant keep clear?
ask-place_creep = A creep comes to { $tile }. Where does it land?
ask-discard = Your hand limit is { $limit }. Which card goes?

pass-follow = Nobody follows
pass-splash = No splash
pass-trade_card = Done trading
pass-reroll = Keep the roll
pass-suppress = Let it happen


## Answers

verb-robot = Robot
label-robot = { $robot }
says-robot = Take { $robot }
go-robot = Take it

verb-core = Install
label-core = { $card }
says-core = Install { $card } as your core
go-core = Install

verb-first = First
label-first = { $who }
says-first = { $who } takes the first turn
go-first = Begin

verb-dock = Dock
go-dock = Dock
beside-e = East of { $module }
beside-ne = North-east of { $module }
beside-nw = North-west of { $module }
beside-w = West of { $module }
beside-sw = South-west of { $module }
beside-se = South-east of { $module }

verb-move = Move
point-move = point at a dome
point-trample = { point-move }
says-move = Move to { $place }
go-move = Move
says-trample = Trample the creep on { $place }
go-trample = Move
label-pod = Into the pod
label-in_pod = Out of the pod

verb-shoot = Shoot
point-shoot = point at a creep
point-shoot_super = { point-shoot }
says-shoot = Shoot the creep on { $place }
label-shoot_super = The super creep
says-shoot_super = Shoot the super creep of { $module }

verb-command = Command
point-command = point at a colonist
says-command = Command the colonist on { $place }
go-command = Choose
badge-danger = in danger

verb-you = You
label-trade = Trade with { $who }
says-trade = Trade cards with { $who }
go-trade = Trade

verb-swap = Swap
point-swap = point at a piece
label-swap = { $whom }
says-swap = Change places: { $whom } on { $place }
go-swap = Swap

verb-override = Override
label-override = Order { $who }’s robot
says-override = Give orders to the robot of { $who }
go-override = Choose

verb-cards = Cards
label-use = { $card }
says-use = Use { $card }
go-use = Use
label-pair = { $card } twice
says-pair = Use both { $card } for one cheap shot at it
go-pair = Use
label-launch = { $card }
says-launch = Use { $card }
go-launch = Launch
label-activate = { $card }
says-activate = Play { $card } for this turn
go-activate = Play
cost-free = free
cost-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}

verb-end_actions = End actions
label-end_actions = End actions
says-end_actions = { $left ->
        [0] End your actions
        [one] End your actions with one unused
       *[other] End your actions with { $left } unused
    }
go-end_actions = End actions

says-send = Send the colonist to { $place }
says-send_pod = Send the colonist into the pod
go-send = Send

verb-follow = Follow
label-follow = { $place }
says-follow = The colonist on { $place } moves up
go-follow = Follow

verb-splash = Splash
label-splash = { $place }
says-splash = The creep on { $place } goes, too
go-splash = Splash

verb-give = Give
label-give = { $card }
says-give = Give { $card } to { $other }
go-give = Give
verb-take = Take it
label-take = { $card }
says-take = Take { $card } from { $other }
go-take = Take it

verb-fly = Fly
verb-trample = Trample
label-fly_land = { $place }
says-fly_land = Land on { $place }
label-fly_trample = { $place }
says-fly_trample = Land on the creep on { $place }
label-fly_swap = { $place }
says-fly_swap = Change places on { $place }
label-fly_swap_with = Change with { $who }
says-fly_swap_with = Change places with { $who } on { $place }

verb-module = Module
label-module = { $tile }
says-module = Move { $tile }
go-module = Choose
verb-place_module = Place
label-place_module = { $where }
says-place_module = Place { $tile }: { $where }
go-place_module = Place

label-reroll = Roll again
says-reroll = Roll the die again
verb-suppress = Suppress
label-suppress = { $tile }
says-suppress = Nothing comes to { $tile }
go-suppress = Suppress
verb-place_creep = Place
says-place_creep = The creep lands on { $place }
go-place_creep = Place
verb-discard = Discard
label-discard = { $card }
says-discard = Discard { $card }
go-discard = Discard

follows-first = Core: { $card }
follows-dock = { $modules ->
    [one] Linked to one module
   *[other] Linked to { $modules } modules
}, { $people ->
    [0] nobody lives there.
    [one] one colonist lives there.
   *[other] { $people } colonists live there.
}
follows-in_danger = A creep is across a bridge there: converted at the end of your actions.
follows-safe = No creep is across a bridge there.
follows-seventh = The seventh aboard: the pod launches. { $saved } of { $target } saved.
follows-last_launch = Nobody is left on the modules: the pod launches. { $saved } of { $target } saved.
follows-aboard_blocked = { $aboard ->
    [one] One aboard after this.
   *[other] { $aboard } aboard after this.
} { $robots ->
    [one] A robot holds a seat: it cannot fill to seven.
   *[other] { $robots } robots hold seats: it cannot fill to seven.
}
follows-aboard = { $aboard ->
    [one] One aboard after this, { $more } to go.
   *[other] { $aboard } aboard after this, { $more } to go.
}
follows-boards = You hold one of the seven seats.
follows-boards_won = Enough are saved: with every robot aboard you have won.
follows-guards = You guard this module: no super creep can cover it.
follows-creeps_here = { $creeps ->
    [one] One creep there to shoot.
   *[other] { $creeps } creeps there to shoot.
}
follows-quiet = No creep on that module.
follows-trample = The creep there dies.
follows-kills_super = Its plant or dish works again.
follows-frees = { $colonists ->
    [one] A colonist is out of danger.
   *[other] { $colonists } colonists are out of danger.
}
follows-left = { $creeps ->
    [0] The module is clear then.
    [one] One creep is left on the module.
   *[other] { $creeps } creeps are left on the module.
}
follows-takes = The colonist there is lost.
follows-bursts = The module is full of creeps then and falls.
follows-beside = { $colonists ->
    [one] One colonist is across a bridge, to be led away or lost when the next actions end.
   *[other] { $colonists } colonists are across a bridge, to be led away or lost when the next actions end.
}
follows-beside_nobody = No colonist is across a bridge.
follows-hit = { $n ->
    [0] No creep lands.
    [one] { $kind ->
        [super] A super creep rises on { $tiles }.
       *[creep] A creep comes to { $tiles }.
    }
   *[other] { $kind ->
        [super] Super creeps rise on { $tiles }.
       *[creep] Creeps come to { $tiles }.
    }
}
follows-end_actions = { $colonists ->
    [0] Nobody is in danger now.
    [one] The colonist on { $spots } becomes a creep.
   *[other] { $colonists } colonists become creeps: on { $spots }.
} Then the invasion die is rolled, and you draw a card.
follows-command = Then say where.
follows-command_danger = A creep is across a bridge: where it stands, it becomes a creep at the end of your actions.
follows-reroll = The new roll counts, whatever it shows.
follows-trade = Any number of cards, either way, for one action.
follows-swap = You trade places.
follows-override = A plain Move or Shoot, without help from any card.
follows-launch = Whoever is aboard is saved: { $saved } of { $target } in all. The pod is away until your next turn.
follows-fly_trample = The creep dies under you.
follows-fly_swap = The piece there goes to the space you leave.
follows-on_it = { $people ->
    [0] Nobody on it
    [one] One colonist on it
   *[other] { $people } colonists on it
}, { $creeps ->
    [0] no creeps.
    [one] one creep.
   *[other] { $creeps } creeps.
}


## Why not

whynot-setup = The colony is still being set up. Answer the question first.
whynot-turn = It is the turn of { $who }. Wait until it is yours.
whynot-step = Your actions are over for this turn. Answer the question first.
whynot-first = Finish what you began, or take it back.
whynot-cell = The pod docks only when its keeper's turn begins, or by a Pilot.
whynot-no_actions = You have no action left. Play a free card or end your actions.
whynot-feature = Nobody enters a power plant or radar dish.
whynot-here = Your robot stands here already.
whynot-occupied = Somebody is there, and a space holds one piece.
whynot-no_bridge = There is no bridge from your robot to this dome. Move along the bridges, one for each action.
whynot-range = This colonist is out of your command range: only your module and its neighbours hear you. Move closer.
whynot-stuck = This colonist has nowhere to go: every space across a bridge is taken.
whynot-other_module = Your shot reaches only the module your robot stands on. Move there, or use a Sniper.
whynot-out = The robot of { $who } is lost until the pod docks.
whynot-trade_range = { $who } is out of your range: trade with robots on your module or beside it.
whynot-no_cards = Neither you nor { $who } has a card to trade.
whynot-away = The pod is away until { $who } docks it.
whynot-full = All seven seats are taken.
whynot-no_gangway = Your robot is not beside a gangway of the pod. Move to a dome at its edge.
whynot-not_yours = { $card } belongs to { $who }: only the cards of the one whose turn it is work. Trade for it.
whynot-window = { $card } has its moment after your roll of the die.
whynot-always_on = { $card } works all the time in your turn; there is nothing to press.
whynot-core_used = { $card } was used this turn. It is ready again in your next one.
whynot-already_on = { $card } is working already this turn.
whynot-cost = { $card } takes { $cost } actions, and you have { $left }.
whynot-no_target = There is nothing { $card } could be used on now.
whynot-shoot_pod = From the pod there is nothing to shoot at. Step out onto a module.
whynot-shoot_none = There is no creep on your module. Move to one that has some.


## What happened

some-colonist = a colonist
some-creep = a creep
some-robot = the robot of { $who }
list-none = nothing
list-last = { $one } and { $rest }
list-more = { $one }, { $rest }

# Where a card that is used comes from, what a use costs, and what a long way costs.
told-source = { $source ->
    [core] the core { $card }
    [pair] both { $card } at once
   *[hand] { $card } from the hand
}
told-cost = { $cost ->
    [0] , free
    [one] {" "}for one action
   *[other] {" "}for { $cost } actions
}
told-long_way = { $cost ->
    [0] {""}
    [one] {""}
   *[other] , past others, for { $cost } actions
}
told-actions = { $actions ->
    [one] one action
   *[other] { $actions } actions
}
told-riders = { $robots ->
    [0] {""}
    [one] {" "}One robot rides along.
   *[other] {" "}{ $robots } robots ride along.
}
told-spare = { $spare ->
    [-1] ; that leaves too few.
    [0] ; nobody more may be.
    [one] ; one more may be.
   *[other] ; { $spare } more may be.
}
told-works_again = { $number ->
    [3] The power plant works again: the hand limit is { $limit }.
   *[other] The radar dish works again.
}

log-colony = { $colonists } colonists live on the seven modules in the middle of the colony. To win, save { $target } of them and have { $robots ->
    [one] your robot
    [2] both robots
   *[other] all { $robots } robots
} in the pod. The last reactor (3) and the last beacon (4) must not fall.
log-middle = In the middle lies { $module }. Around it, from the east against the clock: { $numbered }.
log-rim = On the rim, from the east against the clock: { $numbered }. { $boxed } stays in the box.
log-under_way = The rescue is under way: { $saved } saved, { $aboard } aboard the pod, { $creeps ->
    [0] no creep
    [one] one creep
   *[other] { $creeps } creeps
} on the modules.
log-robot = { $who } plays { $robot }, and starts in the pod.
log-dealt = { $who } is dealt { $cards }.
log-dealt_nothing = No card is left to be dealt to { $who }.
log-installs = { $who } installs { $card } as core: “{ $does_as_core }”
log-replaces = { $who } discards the core { $old } and installs { $card }: “{ $does_as_core }”
log-begins = { $who } takes the first turn.
log-turn = Turn { $turn }: { $who }. Saved so far: { $saved }, needed: { $target }.
log-sits_out = The robot of { $who } is lost until the pod docks: no actions and no card this turn.
log-jammed = A super creep covers a radar dish: { $who } starts with { told-actions }.
log-boosts = { $card }, the core of { $who }, gives an extra action: { told-actions } now.
log-dish_freed = No radar dish is covered any more: { $who } has an action back, { told-actions } now.
log-stops = { $who } leaves { told-actions } unused.
log-discards = { $who } discards { $card }: the hand limit is { $limit }.
log-expires = { $who } discards { $cards }, which worked for this turn.
log-draws = { $who } draws { $card }: “{ $does }”
log-draws_nothing = { $who } draws no card: deck and discards are empty.
log-reshuffles = { $discards ->
    [one] The only discard becomes the new deck.
   *[other] The { $discards } discards are shuffled into a new deck.
}
log-moves = { $who } moves { $way }{ told-long_way }.
log-orders_move = { $who } overrides the robot of { $other }: it moves { $way }{ told-long_way }.
log-tramples = { $who } moves { $way }{ told-long_way } and tramples the creep there.
log-shoots = { $who } shoots the creep on { $spot }.
log-shoots_super = { $who } shoots the super creep of { $module }. { told-works_again }
log-kills = { $who } kills the creep on { $spot }.
log-kills_super = { $who } kills the super creep of { $module }. { told-works_again }
log-splashes = The grenade of { $who } also kills the creep on { $spot }.
log-orders_shot = { $who } overrides the robot of { $other }: it shoots the creep on { $spot }.
log-orders_shot_super = { $who } overrides the robot of { $other }: it shoots the super creep of { $module }. { told-works_again }
log-swaps = { $who } changes places with { $swapped } and goes { $way }.
log-lands = { $who } goes { $way } by { $card }.
log-lands_on = { $who } goes { $way } by { $card } and tramples the creep there.
log-robot_lost = The robot of { $who } falls with its module. Its core and all its cards are discarded.
log-robot_returns = The robot of { $who } is back, in the pod.
log-commands = { $who } sends a colonist { $way }{ told-long_way }.
log-commands_aboard = { $who } sends a colonist { $way }{ told-long_way }: { $n ->
    [one] one is aboard.
   *[other] { $n } are aboard.
}
log-follows = A colonist follows { $way }.
log-follows_aboard = A colonist follows { $way }: { $n ->
    [one] one is aboard.
   *[other] { $n } are aboard.
}
log-converts = { $colonists ->
    [one] A creep is across a bridge from the colonist on { $spots }: it becomes a creep, too.
   *[other] { $colonists } colonists have a creep across a bridge and become creeps, too: on { $spots }.
} { $lost ->
    [one] One colonist is lost so far
   *[other] { $lost } colonists are lost so far
}{ told-spare }
log-trades = { $who } trades with { $other } for one action.
log-gives = { $who } gives { $card } to { $other }.
log-takes = { $who } takes { $card } from { $other }.
log-plays = { $who } plays { $card } for this turn: “{ $does }”
log-uses = { $who } uses { told-source }{ told-cost }: “{ $does }”
log-rerolls = { $who } uses { told-source } and rolls again.
log-suppresses = { $who } uses { told-source }: nothing comes to { $module }.
log-module_moves = { $who } moves { $module }, with all that is on it, from beside { $was_beside } to beside { $beside }.
log-docks = { $who } docks the pod. Its gangways lead to { $spots }.
log-launches = { $why ->
    [full] Seven colonists are aboard, and the pod launches:
    [last] Nobody is left on the modules, and the pod launches:
   *[pilot] The pod launches:
} { $colonists ->
    [0] nobody was aboard.
    [one] one colonist is saved, { $saved } so far; { $target } are needed.
   *[other] { $colonists } colonists are saved, { $saved } so far; { $target } are needed.
}{ told-riders } { $who } docks it at the start of their next turn.
log-drifts = No module holds the pod any more. It drifts away{ $colonists ->
    [0] {" "}with no colonist aboard.
    [one] {" "}with one colonist aboard, who is not saved.
   *[other] {" "}with { $colonists } colonists aboard, who are not saved.
}{ told-riders } { $who } docks it at the start of their next turn.
log-rolls = { $who } rolls a { $roll }.
log-hit = { $n ->
    [one] A { $roll }: the only rim module with this number gets a creep, { $tiles }.
    [2] A { $roll }: both rim modules with this number get a creep each: { $tiles }.
   *[other] A { $roll }: the { $n } rim modules with this number get a creep each: { $tiles }.
}
log-hit_nothing = A { $roll }: no rim module has this number, and no creep lands.
log-six = { $n ->
    [one] A six: the only module with creeps gets another, { $tiles }.
    [2] A six: both modules with creeps get another: { $tiles }.
   *[other] A six: all { $n } modules with creeps get another: { $tiles }.
}
log-six_nothing = A six: every module with creeps gets another, but there is none.
log-creep_lands = A creep lands on { $spot }: creeps hold { $creeps } of its { $domes } domes.{ $room ->
    [one] {" "}One more, and the module falls.
   *[other] {""}
}{ $across ->
    [0] {""}
    [one] {" "}One colonist is across a bridge and in danger.
   *[other] {" "}{ $across } colonists are across a bridge and in danger.
}
log-creep_takes = A creep takes the colonist on { $spot }: no dome of that module was free. { $lost ->
    [one] One colonist is lost so far
   *[other] { $lost } colonists are lost so far
}{ told-spare }
log-no_room = { $module } has no room for another creep.
log-cracks = { $robots ->
    [0] Creeps hold every dome of { $module }
   *[other] Creeps and robots hold every dome of { $module }
}: its clamps give way.
log-self_destructs = { $module } falls into the clouds with all its creeps. { $number ->
    [3] { $left ->
        [0] It was the last reactor.
        [one] One reactor is left.
       *[other] { $left } reactors are left.
    }
    [4] { $left ->
        [0] It was the last beacon.
        [one] One beacon is left.
       *[other] { $left } beacons are left.
    }
   *[other] Its neighbours lie on the rim now.
}
log-power_grab = { $who } draws **{ $card }**: “{ $does }” That is { $tiles }.
log-power_grab_fails = { $who } draws **{ $card }**, and nothing happens: every power plant left is covered already or has a robot on its module.
log-signal_to_noise = { $who } draws **{ $card }**: “{ $does }” That is { $tiles }.
log-signal_to_noise_fails = { $who } draws **{ $card }**, and nothing happens: every radar dish left is covered already or has a robot on its module.
log-surge = { $who } draws **{ $card }**: “{ $does }” That is { $tiles }.
log-surge_fails = { $who } draws **{ $card }**, and nothing happens: no module got a creep this turn.
log-covers_plant = A super creep covers the power plant of { $module }: the hand limit is { $limit }.
log-covers_dish = A super creep covers the radar dish of { $module }: every turn starts with one action less while a dish is covered.

log-end_won = The colony is saved: { $saved } colonists are safe, { $target } were needed, and every robot is in the pod. Everybody wins.
log-end_colonists = The colony is lost: { $saved } colonists are saved and { $alive } still alive, too few for { $target }. Everybody loses.
log-end_power = The colony is lost: the last reactor is gone, and with it the light. { $saved } were saved, { $target } were needed. Everybody loses.
log-end_radar = The colony is lost: the last beacon is gone, and nobody will find it. { $saved } were saved, { $target } were needed. Everybody loses.
log-end_no_robots = The colony is lost: no robot is left to launch the pod. { $saved } were saved, { $target } were needed. Everybody loses.
log-end_stalled = The colony is lost: the limit of turns is reached. { $saved } were saved, { $target } were needed. Everybody loses.

# What comes to the centre of the table.
reveal-die = A { $n }
reveal-wave = { $n ->
    [one] A creep lands
   *[other] { $n } creeps land
}
reveal-conversion = { $n ->
    [one] A colonist is converted
   *[other] { $n } colonists are converted
}
reveal-launch = The pod launches
reveal-adrift = The pod drifts away


## The end

banner-saved = The colony is home
banner-fallen = The colony has fallen
end-won = Enough colonists are saved, and every robot is aboard.
end-colonists = Too few colonists are left to be saved.
end-power = The last reactor is gone, and with it the light.
end-radar = The last beacon is gone: nobody will find the colony.
end-no_robots = No robot is left to launch the pod.
end-stalled = The limit of turns is reached, and nothing was decided.
ending-line = { $cause } Saved: { $saved } of { $target }, turn { $turn }.

## Why a hint says so: "It …", more (yes: the most) than other answers, by part of the evaluation

speaks-for-people = { $most ->
    [yes] does most to bring people home
   *[no] does more to bring people home
}
speaks-against-people = { $most ->
    [yes] does the least to bring people home
   *[no] does less to bring people home
}
speaks-for-ways = { $most ->
    [yes] makes the ways to the pod shortest
   *[no] shortens the ways to the pod
}
speaks-against-ways = { $most ->
    [yes] leaves the longest ways to the pod
   *[no] leaves longer ways to the pod
}
speaks-for-creeps = { $most ->
    [yes] keeps creeps farthest from people
   *[no] keeps creeps away from people
}
speaks-against-creeps = { $most ->
    [yes] leaves the most creeps next to people
   *[no] leaves more creeps next to people
}
speaks-for-modules = { $most ->
    [yes] keeps Reactors and Beacons safest
   *[no] keeps Reactors and Beacons safer
}
speaks-against-modules = { $most ->
    [yes] puts Reactors and Beacons in the most danger
   *[no] puts Reactors and Beacons in more danger
}
speaks-for-robots = { $most ->
    [yes] puts the robots where they help most
   *[no] puts the robots in better places
}
speaks-against-robots = { $most ->
    [yes] leaves the robots in the worst places
   *[no] leaves the robots in worse places
}
speaks-for-cards = { $most ->
    [yes] leaves the best cards, plants and dishes
   *[no] leaves better cards, plants and dishes
}
speaks-against-cards = { $most ->
    [yes] costs the most in cards, plants or dishes
   *[no] costs more in cards, plants or dishes
}

# --- the guided first turns: content/tutorial.toml says when
tutorial-core = Jupiter’s colony is falling apart, and you are its rescue robot. Seven colonists have flown out; you win with fourteen. One of your two cards becomes your **core** and works all game long. One more action in every turn always helps: **install Boost.**
    .title = Choose your core
tutorial-dock = Four colonists sit in the **pod**, the only way out. Three more wait on **Tailrace**, and every bridge costs an action. So dock right there: **west of Tailrace.**
    .title = Dock the pod
tutorial-move = Two creeps are on **Whisper Array**, and you can only shoot what is on your own module. Besides, you take one of the pod’s seven seats. One action, one bridge: **out to Whisper Array.**
    .title = Out of the pod
tutorial-shoot = When your turn ends, every colonist **one bridge from a creep** becomes a creep. The one on the south-east dome threatens somebody on Tailrace, just across. **Shoot that creep.**
    .title = Shoot first
tutorial-command = People do not walk by themselves: you **command** them, on your module and on those beside it. Begin right at the pod: **the colonist on Tailrace’s west dome.**
    .title = Call a colonist
tutorial-aboard = Creeps never enter the pod: in there people are safe. **Into the pod.**
    .title = Into the pod
tutorial-next = Five aboard; with seven the pod launches. What is that on the board? **Hold** it, or press i, to ask. Then choose **the colonist on Tailrace’s north-west dome.**
    .title = The one you protected
tutorial-nearer = A dome holds one piece, and the west dome is free now: **send them there.** A slip? The bent arrow, or u, **takes back** an answer until something new is seen.
    .title = One dome, one piece
tutorial-again = One bridge to go: **the same colonist again.**
    .title = Keep them going
tutorial-sixth = Number six: **into the pod.**
    .title = Into the pod
tutorial-last = One action is left. Let the seventh come nearer: **the colonist in the middle of Tailrace.**
    .title = The last action
tutorial-on-the-way = Not all domes are linked. On a screen, pinch, or turn the wheel with Ctrl, to look closer: one bridge leads towards the pod. **Send them south-west.**
    .title = Mind the bridges
tutorial-stop = Your actions are spent. Look at **Lamplight Row**, beside Tailrace: six domes have creeps, on the seventh stands its last colonist, one bridge from them and out of your reach. **End your actions**, and you will see why modules are lost.
    .title = End your turn
tutorial-creep = Now a die: every module on the rim with its number gets a creep. It is **Whisper Array**, and you choose the dome. Your **Grenadier** can kill two creeps side by side, so put it beside the other: **north-west.**
    .title = The creeps arrive
tutorial-card = Each turn ends with a new card. **Grenadier** costs no action and works for one turn: a creep you kill takes a neighbour along. **Play it now**, while two sit side by side.
    .title = Play a card
tutorial-blast = Where creeps are, more may come: on a six, every module that has one gets another. **Shoot the creep on the north-west dome.**
    .title = Two at once
tutorial-splash = And now its neighbour, for nothing: **north-east.**
    .title = Two at once
tutorial-seventh = No creep is left, so nobody is in danger. **Call the colonist on Tailrace’s south-west dome.**
    .title = The seventh
tutorial-gangway = On a screen, the three dots (**More**) lead to rules, log and settings. **Send them to the west dome**, beside the pod.
    .title = To the gangway
tutorial-one-more = Two bridges were needed, one is left. **The same colonist again.**
    .title = The seventh
tutorial-launch = The seventh colonist aboard launches the pod, and all seven are saved. **Into the pod!**
    .title = Launch!
tutorial-wait = **Fourteen are saved**, as many as you need. But you win only aboard the pod, and it is away. No creep is left to shoot: **end your actions.**
    .title = Fourteen saved
tutorial-fetch = The die showed a six, but no creep was left to bring another: that is what the shooting was for. Dock **west of Tailrace** again: there the pod touches your dome.
    .title = The pod comes back
tutorial-home = One bridge to victory: **into the pod!**
    .title = Go aboard
tutorial-fallen = A module with a creep on every dome **falls**; one robot or colonist would have held it. Lose the last Reactor or the last Beacon, and you lose.
tutorial-launched = The pod is off, and all colonists in it are **saved**. When your next turn starts, it comes back to a dock of your choice.
tutorial-six = A six: every module that already has a creep gets another one. Clear modules are left alone.
tutorial-taken = No dome was free, so the creep took a colonist. Keep some domes free on the rim.
tutorial-hazard = Not every card helps: this one was a **setback**, which happens at once and is gone. If it left a super creep, shoot that like any other creep.
tutorial-end = Fourteen saved and your robot aboard: **that is a victory.** Shoot creeps before they spread, lead people bridge by bridge, fill the pod. Now save a colony from its first minute: in a **short match**, the Evacuation drill, with fourteen to save; **with friends**, whose robots share the work and trade cards; or in the **whole game**, with twenty-eight.
