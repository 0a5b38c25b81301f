### The Refuge in English.
### Ids follow the content: <family>-<id> is the name, <family>-<id>-text what it says; see entries.py.
### `-competitive` replaces the text in a competitive dive.


## The game

game-name = The Refuge
game-subtitle = Terror from the Deep
game-tagline = Past the Kraken to the drowned wreck
game-text = Dive past the Kraken, complete three objectives in order, and come out before its tentacles close in.
game-length = 40 to 60 minutes

mode-coop = Cooperative dive
mode-coop-text = One team of 1 to 4 Divers against the Kraken. Complete objectives I, II and III to win together.
mode-competitive = Competitive dive
mode-competitive-text = 2 to 6 Divers race to an unlocked escape pod. The first one in wins.

difficulty-first_dive = First dive
difficulty-first_dive-text = The three blue objectives: the best way to learn the game.
difficulty-standard = Standard
difficulty-standard-text = One random objective of each level.
difficulty-abyss = Abyss
difficulty-abyss-text = Random objectives, and the head also rises and sinks.

option-mode = Which dive
option-mode-coop = { mode-coop }
    .note = { mode-coop-text }
option-mode-competitive = { mode-competitive }
    .note = { mode-competitive-text }
option-difficulty = How deep
option-difficulty-first_dive = { difficulty-first_dive }
    .note = { difficulty-first_dive-text }
option-difficulty-standard = { difficulty-standard }
    .note = { difficulty-standard-text }
option-difficulty-abyss = { difficulty-abyss }
    .note = { difficulty-abyss-text }
option-divers = Divers
option-divers-draft = Everybody chooses
option-divers-random = Dealt at random
option-first = Who begins
option-first-random = Drawn at random
option-first-seat_1 = Seat 1
option-first-seat_2 = Seat 2
option-first-seat_3 = Seat 3
option-first-seat_4 = Seat 4
option-first-seat_5 = Seat 5
option-first-seat_6 = Seat 6
option-objectives = Objectives
option-objectives-preset = As deep as the dive
option-objectives-starters = The three blue ones
option-objectives-random = One of each level at random
option-objectives-chosen = Named below, the others blue
option-objective_1 = Objective I
option-objective_1-obj1_clear_water = { objective-obj1_clear_water }
option-objective_1-obj1_soundings = { objective-obj1_soundings }
option-objective_1-obj1_hidden_cache = { objective-obj1_hidden_cache }
option-objective_2 = Objective II
option-objective_2-obj2_tag_the_beast = { objective-obj2_tag_the_beast }
option-objective_2-obj2_both_flanks = { objective-obj2_both_flanks }
option-objective_2-obj2_empty_reach = { objective-obj2_empty_reach }
option-objective_3 = Objective III
option-objective_3-obj3_board_the_wreck = { objective-obj3_board_the_wreck }
option-objective_3-obj3_raise_the_cargo = { objective-obj3_raise_the_cargo }
option-objective_3-obj3_scuttling_charges = { objective-obj3_scuttling_charges }


## Divers

diver-michael = Michael
diver-michael-role = Dive leader
diver-michael-code = Mi
diver-satoshi = Satoshi
diver-satoshi-role = Inventor
diver-satoshi-code = Sa
diver-sophie = Sophie
diver-sophie-role = Photographer
diver-sophie-code = So
diver-sophie-full = Sophie St. Laurent
diver-mags = Mags
diver-mags-role = Bruiser
diver-mags-code = Ma
diver-katerina = Katerina
diver-katerina-role = Medic and spy
diver-katerina-code = Ka
diver-vega = Vega
diver-vega-role = Sea-charmer
diver-vega-code = Ve


## Abilities

timing-action = Action
timing-free = Free
timing-reaction = Reaction

ability-michael_standing_orders = Standing Orders
ability-michael_standing_orders-text = Action: another standing Diver makes one Move right now, as if it were their own action.
    .gist = Another standing Diver makes a move now.
ability-michael_standing_orders-solo = Action: move 1 or 2 spaces. Every space you enter takes effect.
    .gist = Up to 2 spaces; each takes effect.
ability-michael_standing_orders-competitive = Action: move one other standing Diver 1 space onto an unoccupied space; it does not take effect.
    .gist = Sends another Diver 1 space on.
ability-michael_iron_collar = Iron Collar
ability-michael_iron_collar-text = When a tentacle would knock you down: stay on your feet. The tentacle goes to the supply and you draw nothing.
    .gist = Nobody goes down; the tentacle goes home.
ability-michael_quartermaster = Quartermaster
ability-michael_quartermaster-text = On your turn: you and one other Diver, at any distance, may give each other any cards.
    .gist = Shares cards with one other Diver at any distance.
ability-michael_quartermaster-solo = On your turn: draw 1 card.
    .gist = Draws a card.
ability-michael_quartermaster-competitive = On your turn: draw 2 cards.
    .gist = Draws 2 cards.

ability-satoshi_thruster_rig = Thruster Rig
ability-satoshi_thruster_rig-text = Action: move 1 to 3 spaces in a straight line. Only the last space takes effect.
    .gist = Up to 3 spaces straight on; the last takes effect.
ability-satoshi_tinker = Tinker
ability-satoshi_tinker-text = On your turn: discard 1 card from your hand, then draw 2.
    .gist = Gives up a card, then draws 2.
ability-satoshi_low_tone = Low-Tone Emitter
ability-satoshi_low_tone-text = Action: move the Kraken head 1 or 2 spaces left, or 1 or 2 spaces right.
    .gist = Moves the head 1 or 2 spaces.

ability-sophie_stakeout = Stakeout
ability-sophie_stakeout-text = Action: place 1 to 3 of your unplaced cameras, each on a different space: your own or one next to you.
    .gist = Sets up to 3 cameras here and beside.
ability-sophie_flashbulb = Flashbulb
ability-sophie_flashbulb-text = When a tentacle has just moved or spawned onto a camera's space: eliminate it and draw a Salvage card. Take that camera back.
    .gist = Eliminates the tentacle; the camera comes back.
ability-sophie_darkroom = Darkroom
ability-sophie_darkroom-text = Action: take back 1 to 3 cameras from the board and draw 1 Salvage card for each.
    .gist = Takes cameras back, with a card for each.

ability-mags_haymaker = Haymaker
ability-mags_haymaker-text = When a tentacle shares your space: eliminate it as if you had used a Weapon card.
    .gist = Eliminates the tentacle, for a card.
ability-mags_ring_of_steel = Ring of Steel
ability-mags_ring_of_steel-text = Action: eliminate up to 2 tentacles on spaces adjacent to you.
    .gist = Eliminates up to 2 adjacent tentacles.
ability-mags_bull_rush = Bull Rush
ability-mags_bull_rush-text = Action: move 1 to 3 spaces. Every tentacle whose space you enter is eliminated, and every space takes effect.
    .gist = Up to 3 spaces; tentacles in the way are eliminated.

ability-katerina_field_dressing = Field Dressing
ability-katerina_field_dressing-text = Action: stand up yourself or a Diver at most 2 spaces away. You may use this while knocked down, but then only on yourself.
    .gist = A Diver here or within 2 spaces stands up.
ability-katerina_field_dressing-competitive = Action: stand up, then take 1 more action. Only usable while knocked down.
    .gist = Stands up, then acts again.
ability-katerina_slip_the_jaws = Slip the Jaws
ability-katerina_slip_the_jaws-text = When you would be devoured: put your Diver on an unoccupied space of the devour row instead. It stays as it was, standing or down, and the space takes no effect.
    .gist = Slips to the devour row instead.
ability-katerina_slip_the_jaws-competitive = When you would be devoured: put your Diver on an unoccupied Start space instead and discard nothing. It stays as it was, standing or down.
    .gist = Slips to a Start space and loses no card.
ability-katerina_read_the_currents = Read the Currents
ability-katerina_read_the_currents-text = On your turn: look at the top 3 Kraken cards and put them back in any order.
    .gist = Shows everyone the next 3 Kraken cards and orders them.

ability-vega_riptide = Riptide
ability-vega_riptide-text = Action: go to any unoccupied Whirlpool or Cave space. It takes effect.
    .gist = Leads to any free Whirlpool or Cave.
ability-vega_charm_the_arms = Charm the Arms
ability-vega_charm_the_arms-text = Action: move up to 3 different tentacles 1 space each.
    .gist = Moves up to 3 tentacles 1 space each.
ability-vega_ink_veil = Ink Veil
ability-vega_ink_veil-text = After the top half of any Kraken card: its bottom half is skipped.
    .gist = The bottom half of the card is skipped.
ability-vega_ink_veil-competitive = When a Kraken card has just been drawn: it has no effect (its reshuffle symbol still counts).
    .gist = The card does nothing.


## Salvage cards

type-weapon = Weapon
type-weapon-symbol = harpoon
type-motion = Propulsion
type-motion-symbol = propeller
type-tool = Tool
type-tool-symbol = wrench
type-signal = Signal
type-signal-symbol = lantern
type-aid = Aid
type-aid-symbol = bottle
type-grabber = Grabber
type-grabber-symbol = claw

card-trench_knife = Trench Knife
    .short = Trench Knife
card-trench_knife-text = Weapon: eliminate the tentacle that shares your space.
card-speargun = Speargun
    .short = Speargun
card-speargun-text = Weapon. Or as an Action: eliminate one tentacle in a straight line from you, at most 3 spaces away.
    .gist = Eliminates a tentacle in line, up to 3 spaces away.
card-boarding_axe = Boarding Axe
    .short = Boarding Axe
card-boarding_axe-text = Weapon. When you use it you may discard any other card from your hand and keep the Axe.
card-shock_prod = Shock Prod
    .short = Shock Prod
card-shock_prod-text = Weapon. Afterwards you may also return one tentacle adjacent to you to the supply (no Salvage for it).
card-signal_pistol = Signal Pistol
    .short = Signal Pistol
card-signal_pistol-text = Weapon. You may also use it for a standing Diver adjacent to you; you draw the Salvage card.

card-swim_fins = Swim Fins
    .short = Swim Fins
card-swim_fins-text = Action: move 1 or 2 spaces. Every space you enter takes effect.
    .gist = Up to 2 spaces; each takes effect.
card-air_jet = Compressed-Air Jet
    .short = Air Jet
card-air_jet-text = Action: shoot 1 to 4 spaces in a straight line. Only the last space takes effect.
    .gist = Up to 4 spaces straight on; the last takes effect.
card-tow_line = Tow Line
    .short = Tow Line
card-tow_line-text = Action: pull one other Diver or one tentacle of your row or column 1 to 3 spaces straight toward you.
    .gist = Pulls a Diver or a tentacle in line up to 3 spaces closer.
card-motor_sled = Motor Sled
    .short = Motor Sled
card-motor_sled-text = Action: move 1 to 3 spaces. Every space you enter takes effect.
    .gist = Up to 3 spaces; each takes effect.

card-pry_bar = Pry Bar
    .short = Pry Bar
card-pry_bar-text = Action: move one tentacle 1 or 2 spaces.
    .gist = Moves a tentacle 1 or 2 spaces.
card-net_launcher = Net Launcher
    .short = Net Launcher
card-net_launcher-text = Action: eliminate one tentacle in your row or column.
    .gist = Eliminates a tentacle in the same row or column.
card-depth_charge = Depth Charge
    .short = Depth Charge
card-depth_charge-text = Action: return up to 3 tentacles within 2 spaces of you to the supply (no Salvage for them).
    .gist = Sends up to 3 tentacles within 2 spaces home.
card-winch = Deck Winch
    .short = Winch
card-winch-text = Action: move the Kraken head 1 space left or right.
    .gist = Moves the head 1 space left or right.

card-hydrophone = Hydrophone
    .short = Hydrophone
card-hydrophone-text = Action: look at the top 3 Kraken cards and put them back in any order.
    .gist = Shows everyone the next 3 Kraken cards and orders them.
card-decoy_lantern = Decoy Lantern
    .short = Lantern
card-decoy_lantern-text = Action: skip the bottom half of the Kraken card drawn at the end of this turn.
    .gist = Skips the bottom half of this turn's card.
card-decoy_lantern-competitive = Action: move the Kraken head 1 or 2 spaces left, or 1 or 2 spaces right.
    .gist = Moves the head 1 or 2 spaces.
card-ships_bell = Ship's Bell
    .short = Ship's Bell
card-ships_bell-text = Action: each standing Diver, you included, may shift 1 space onto an unoccupied space. No space takes effect.
    .gist = Every standing Diver may drift 1 space.
card-ships_bell-competitive = Action: shift 1 space onto an unoccupied space without effect, then take 1 more action.
    .gist = Drifts 1 space, then acts again.

card-air_bottle = Air Bottle
    .short = Air Bottle
card-air_bottle-text = Action: take 2 more actions this turn.
    .gist = Two more actions this turn.
card-smelling_salts = Smelling Salts
    .short = Salts
card-smelling_salts-text = Action: stand up yourself or an adjacent Diver. You may play this while knocked down, but then only on yourself.
    .gist = A Diver here or next door stands up.
card-smelling_salts-competitive = Action: stand up, then take 1 more action. Only playable while knocked down.
    .gist = Stands up, then acts again.
card-ration_tin = Ration Tin
    .short = Ration Tin
card-ration_tin-text = Action: turn one of your used Ability cards face up.
    .gist = Turns a used ability face up.

card-grabber = Grabber
    .short = Grabber
card-grabber-text = Action: choose one. Take a random card from a Diver in a straight line at most 2 spaces away; or pull a Diver or tentacle of your row or column 1 or 2 spaces straight toward you.
    .gist = Takes a card, or pulls something in line closer.


## Kraken cards

kraken-k01 = Slow Coil
kraken-k02 = Cold Draught
kraken-k03 = Sudden Lunge
kraken-k04 = Dragging Arms
kraken-k05 = Watching Eye
kraken-k06 = Groping Dark
kraken-k07 = Black Surge
kraken-k08 = Sweeping Arms
kraken-k09 = Open Beak
kraken-k10 = Closing Ring

kraken-a01 = Sidelong Drift
kraken-a02 = Long Reach West
kraken-a03 = Mirror Drift
kraken-a04 = Long Reach East
kraken-a05 = Sinking Weight
kraken-a06 = Falling Shadow
kraken-a07 = Rising Back
kraken-a08 = Heaving Up
kraken-a09 = Gaping Pit
kraken-a10 = Drowned Hunger

top-move =
    { $steps ->
        [one] The head moves { $steps } space { $direction ->
            [up] up
            [down] down
            [left] left
           *[right] right
        }.
       *[other] The head moves { $steps } spaces { $direction ->
            [up] up
            [down] down
            [left] left
           *[right] right
        }.
    }
top-devour = Every Diver next to the head is devoured.
top-devour_setup = A devour symbol does nothing yet.
top-reshuffle = Afterwards the Kraken deck is reshuffled.

symbol-down = The tentacles of this column move 1 space down.
symbol-down2 = The tentacles of this column move 2 spaces down.
symbol-up = The tentacles of this column move 1 space up.
symbol-left = The tentacles of this column move 1 space left.
symbol-right = The tentacles of this column move 1 space right.
symbol-spawn = A tentacle spawns in this column.

direction-up = up
direction-down = down
direction-left = left
direction-right = right


## Objectives

objective-level = { $level ->
    [1] Objective I
    [2] Objective II
   *[3] Objective III
}
objective-blue = Blue: for a first dive

objective-obj1_clear_water = Clear Water
objective-obj1_clear_water-text = Eliminate tentacles while this card is current.
objective-obj1_clear_water-short = Eliminate tentacles: Spawn spaces, Weapons and cards all count.
objective-obj1_clear_water-wish = Clear the water
objective-obj1_clear_water-done = The water is clear. Everyone drew a card.
objective-obj1_clear_water-reward = Each Diver draws 1 Salvage card.

objective-obj1_soundings = Soundings
objective-obj1_soundings-text = When this becomes current, put the three markers on their caves. Special action Sound: standing on a marker, remove it. Remove them all.
objective-obj1_soundings-short = Stand on each of the three markers and Sound.
objective-obj1_soundings-wish = Sound the depths
objective-obj1_soundings-done = All depths are sounded. Up to two tentacles went home.
objective-obj1_soundings-reward = The active player may return up to 2 tentacles from the board to the supply (no Salvage for them).

objective-obj1_hidden_cache = Hidden Cache
objective-obj1_hidden_cache-text = Special action Stow: standing on a Cave, discard 1 Salvage card of a type not stowed yet. Stow enough different types.
objective-obj1_hidden_cache-short = On a Cave, stow a card of a type not stowed yet.
objective-obj1_hidden_cache-wish = Fill a hidden cache
objective-obj1_hidden_cache-done = The cache is full. Everyone drew or refreshed.
objective-obj1_hidden_cache-reward = Each Diver turns one used Ability face up or draws 1 Salvage card.

objective-obj2_tag_the_beast = Tag the Beast
objective-obj2_tag_the_beast-text = Special action Tag: standing next to the Kraken head, discard any 1 Salvage card and count 1 tag.
objective-obj2_tag_the_beast-short = Next to the head, give up any one card.
objective-obj2_tag_the_beast-wish = tag the beast
objective-obj2_tag_the_beast-done = The beast is tagged. The threat eased.
objective-obj2_tag_the_beast-reward = Move 1 tentacle from the Threat track to the supply. If there is none, the active player draws 2 Salvage cards.

objective-obj2_both_flanks = Both Flanks
objective-obj2_both_flanks-text = When this becomes current, put one marker at the left end and one at the right end of the Kraken row. Whenever the head stands at an end while a standing Diver is on a Kraken space, remove that end's marker. Remove both.
objective-obj2_both_flanks-short = Head at an end of its row, a Diver standing on a Kraken space: that marker goes.
objective-obj2_both_flanks-wish = take both its flanks
objective-obj2_both_flanks-done = Both flanks are taken. The head was slid aside.
objective-obj2_both_flanks-reward = The active player may slide the head up to 4 spaces in one direction (it pushes as usual).

objective-obj2_empty_reach = Empty Reach
objective-obj2_empty_reach-text = At the end of a player's actions, before the Kraken card: if no tentacle is in the three columns below the head, count 1.
objective-obj2_empty_reach-short = End your actions with no tentacle in the three columns below the head.
objective-obj2_empty_reach-wish = keep its reach empty
objective-obj2_empty_reach-done = The reach is empty. A column was cleared, everyone drew.
objective-obj2_empty_reach-reward = The active player returns every tentacle of one column to the supply (no Salvage). Then each Diver draws 1 Salvage card.

objective-obj3_board_the_wreck = Board the Wreck
objective-obj3_board_the_wreck-text = Have a standing Diver on a Finish space.
objective-obj3_board_the_wreck-short = One standing Diver on a Finish space.
objective-obj3_board_the_wreck-wish = board the wreck
objective-obj3_board_the_wreck-done = You are aboard.
objective-obj3_board_the_wreck-reward = The cargo is found. You win.

objective-obj3_raise_the_cargo = Raise the Cargo
objective-obj3_raise_the_cargo-text = When this becomes current, put a marker (the cargo) on the middle Finish space. Special action Lift: standing on the cargo, take it. Bring it, standing, to any Cave.
objective-obj3_raise_the_cargo-short = Lift the cargo and bring it, standing, to any Cave.
objective-obj3_raise_the_cargo-wish = raise the cargo
objective-obj3_raise_the_cargo-done = The cargo is safe.
objective-obj3_raise_the_cargo-reward = The cargo is safe. You win.

objective-obj3_scuttling_charges = Scuttling Charges
objective-obj3_scuttling_charges-text = When this becomes current, put the markers on the marked Finish spaces. Special action Arm: standing on a marker, discard any 1 Salvage card and remove it; if markers are left, the head then moves 1 space closer to you sideways. Remove them all.
objective-obj3_scuttling_charges-short = On each marker, give up any one card to arm the charge.
objective-obj3_scuttling_charges-wish = arm the scuttling charges
objective-obj3_scuttling_charges-done = The charges are armed.
objective-obj3_scuttling_charges-reward = The wreck gives up its secret. You win.

special-sound = Sound
special-sound-text = Remove the marker you stand on.
special-stow = Stow
special-stow-text = On a Cave, discard 1 card of a type not stowed yet.
special-tag = Tag
special-tag-text = Next to the head, discard any 1 card.
special-lift = Lift
special-lift-text = Take the cargo you stand on.
special-arm = Arm
special-arm-text = Discard any 1 card and remove the marker you stand on.


## Escape pods

pod-name = Pod { $number }
pod-locked = locked
pod-locked_by = locked: { $objective }
pod-open = open
pod-face_down = Pod objective, face down

pod-pod_obj_pressure_code = Pressure Code
pod-pod_obj_pressure_code-text = Unlock: discard 3 Salvage cards of one type.
pod-pod_obj_full_kit = Full Kit
pod-pod_obj_full_kit-text = Unlock: discard 4 Salvage cards of four different types.
pod-pod_obj_trophies = Three Trophies
pod-pod_obj_trophies-text = Unlock: you have eliminated at least 3 tentacles in this game.
pod-pod_obj_in_its_shadow = In Its Shadow
pod-pod_obj_in_its_shadow-text = Unlock: while standing next to the Kraken head, discard 1 Salvage card.
pod-pod_obj_nothing_left = Nothing Left
pod-pod_obj_nothing_left-text = Unlock: all three of your Ability cards are face down.
pod-pod_obj_clear_lane = Clear Lane
pod-pod_obj_clear_lane-text = Unlock: you stand in this pod's column and no tentacle is in that column.
pod-pod_obj_last_light = Last Light
pod-pod_obj_last_light-text = Unlock: while standing on a Cave or a Whirlpool in row 5 or higher, discard 2 Salvage cards.


## Spaces and pieces

space-start = Start
    .full = Start space
space-start-text = No effect. A tentacle that gets here goes to the Threat track, unless a Diver is in its way.
space-start-competitive = No effect. A tentacle that gets here returns to the supply, unless a Diver is in its way.
space-spawn = Spawn
    .full = Spawn space
space-spawn-text = Eliminate a tentacle on another space of this row or column and draw a Salvage card.
space-spawn-competitive = Put a tentacle from the supply on another unoccupied Spawn space of this row or column.
space-lair = Lair
    .full = Lair
space-lair-text = You may move one tentacle one space.
space-cave = Cave
    .full = Cave
space-cave-text = No effect. Tentacles cannot enter while a Diver is here.
space-whirlpool = Whirlpool
    .full = Whirlpool
space-whirlpool-text = You may swap places with a Diver on a Cave.
space-kraken = Kraken space
    .full = Kraken space
space-kraken-text = The head moves one space closer to you.
space-nook = Nook
    .full = nook
space-nook-text = A Kraken space the head cannot cover. It still moves one space closer to you.
space-finish = Finish
    .full = Finish space
space-finish-text = No effect. Some objectives are met here.
space-finish-competitive = An escape pod. Enter it once it is unlocked, and you win.
space-label = { $kind }, { $cell }
space-spot = the { $kind } at { $cell }

piece-tentacle = Tentacle
piece-head = Kraken head
piece-camera = Camera
piece-marker = Marker
piece-marker-sounding = Sounding marker
piece-marker-charge = Charge to arm
piece-flank = Marker at the { $way } end of the Kraken row
piece-cargo = Cargo
piece-pod = Escape pod
piece-trophy = Trophy
posture-standing = standing
posture-down = knocked down
posture-devoured = devoured
posture-carrying = carrying the cargo
posture-gripping = gripping the Diver here

place-threat = Threat track
place-supply = Tentacle supply
place-devour = Devour symbol
place-devour_row = Devour row
place-salvage_deck = Salvage deck
place-salvage_discard = Salvage discard
place-kraken_deck = Kraken deck
place-kraken_drawn = Kraken cards drawn
place-hand = Hand


## Reference cards

reference-coop = Cooperative dive
reference-coop-1 = Up to 2 actions: Move, play an Action card, use an Ability, Recover, or the objective's special action.
reference-coop-2 = On your turn, between actions, give cards to adjacent Divers free of charge.
reference-coop-3 = Then draw a Kraken card: top half (head), bottom half (tentacles).
reference-coop-4 = Recover: discard 2 cards of one type to stand up, to stand up a neighbour, or to refresh an Ability.
reference-coop-5 = Lost if: supply empty, 4 on the Threat track, a card cannot be drawn, or everyone is down.

reference-competitive = Competitive dive
reference-competitive-1 = Two actions, each of them: Move, draw a Salvage card, play a card, use an Ability, Recover, Unlock, or Stand when down.
reference-competitive-2 = Spawn: add a tentacle. Lair: move a tentacle.
reference-competitive-3 = After the last player of a round: draw a Kraken card, top half only.
reference-competitive-4 = First Diver to swim into an unlocked escape pod wins.


## The table

board-label = The trench: columns A to G between two walls of rock, from row 0 on the sand to row 11 at the submarine
reach-label = Below the head: columns { $first } to { $last }
devour_line-label = Devour line: the devoured come back above it
devour_line-competitive = Devour line: the devoured start again above it
goal-label = The objective is met here
head-posture = { $mood }, over { $place }
head-columns = columns { $first } to { $last }
head-place = columns { $first } to { $last }, rows { $low } to { $high }
head-calm = calm
head-watch = watching
head-left = looking left
head-right = looking right
head-up = looking up
head-down = looking down
head-devour = beak open
head-tags = tags
fact-arm_below = It is below the head: the next Kraken card can move it.
fact-arm_aside = It is not below the head: Kraken cards leave it where it is.
fact-arm_near = { $diver } is one space away: if it comes there, { $diver } strikes it or goes down.
fact-head_prey = { $count ->
        [0] No Diver is beside it: a bite now would find nobody.
        [one] { $diver } is beside it: a bite now would devour { $diver }.
       *[other] { $count } Divers are beside it: a bite now would devour them all.
    }
fact-head_cards = { $bites ->
        [0] None of the { $of } cards that may come next bites; they all move it.
        [one] 1 of the { $of } cards that may come next bites; the others move it.
       *[other] { $bites } of the { $of } cards that may come next bite; the others move it.
    }
fact-diver_back = Comes back at the start of the next own turn: knocked down, in the devour row.
fact-diver_back-race = Comes back at the start of the next own turn, on a Start space.
fact-diver_down = { $cost ->
        [0] Getting up takes one action and nothing else.
        [2] Getting up takes an action and two cards of one type, from this Diver or from one beside it.
       *[other] Getting up takes an action and { $cost } cards of one type, from this Diver or from one beside it.
    }
fact-diver_cave = In a Cave no tentacle can touch { $diver }.
fact-diver_touched = A tentacle that comes here is struck, or { $diver } goes down.
fact-diver_armed = { $diver } can strike a tentacle that comes here.
fact-diver_bare = { $diver } has nothing to strike with: a tentacle that comes here knocks { $diver } down.
fact-diver_beside = Beside the head: if it bites now, { $diver } is devoured.
fact-diver_ready = { $count ->
        [0] All abilities are used.
        [1] Ability left: { $first }.
        [2] Abilities left: { $first }, { $second }.
       *[other] Abilities left: { $first }, { $second }, { $third }.
    }
projection-label = Last card, column { $column }: { $what }

short-down = tentacles sink
short-down2 = tentacles sink twice
short-up = tentacles climb
short-left = tentacles drift left
short-right = tentacles drift right
short-spawn = a tentacle rises

moment-setup = setting out
moment-turn = turn { $turn }
moment-round = round { $round } of { $of }

panel-seats = Who dives
panel-pods = Escape pods
panel-kraken_drawn = The last Kraken card
panel-kraken_deck = Still in the deck
panel-supply = Tentacles in supply
panel-hand = Your hand
panel-abilities = Your abilities
panel-crew = The others hold
panel-known = Cards you know of

seat-choosing = choosing a Diver
seat-note = { $diver }{ $cards ->
        [0] { $state ->
            [well] , no cards
           *[other] {""}
        }
        [one] , one card
       *[other] , { $cards } cards
    }{ $state ->
        [down] , down
        [devoured] , devoured
       *[well] {""}
    }
seat-actions = { $left } of { $of ->
        [one] one action
       *[other] { $of } actions
    } left
crew-note = { $diver }, { $ready ->
        [0] no ability ready
        [one] one ability ready
        [2] two abilities ready
       *[other] { $ready } abilities ready
    }
seat-trophies = trophies
so-many-of = { $n } of { $of }

progress-stowed = stowed
progress-cargo_lies = not lifted yet
progress-cargo = { $diver } carries it

goal-together = How you win together
goal-dive = { $first }, { $second }, { $third }.
goal-not_dealt = Complete three objectives, one after the other, before the Kraken has you all.
goal-ends = What would lose the dive
goal-left = { $n } left
goal-salvage = Salvage cards
goal-everyone_down = All Divers down
goal-stays_down = Your Diver stays down
goal-stands = it stands
goal-get_up = up again in turn { $turn }
goal-race = How you win
goal-race_sentence = Be the first to swim into an open escape pod.
goal-open_pod = Open a pod
goal-pods_open = { $open ->
        [0] Meet the condition of one below and pay its cost.
        [one] One pod is open, for everybody.
       *[other] { $open } pods are open, for everybody.
    }
goal-enter_pod = Swim into it
goal-enter_how = Standing, by an action of your own.
goal-round = Round { $round } of { $of }
goal-after_rounds = then the nearest wins

pods-face_down = { $count } face down
pods-open = Open for everybody: swim in and win.

hand-limit = keep { $limit } at most

timing-action-short = 1 action
timing-free-short = free
timing-tentacle_contact_self-short = when touched
timing-tentacle_on_camera-short = tentacle on a camera
timing-devour_self-short = when devoured
timing-before_kraken_bottom-short = after the top half
timing-kraken_card_drawn-short = card drawn
used = used
when-tentacle_contact_self = when a tentacle touches
when-tentacle_on_camera = when a tentacle comes onto a camera
when-devour_self = at the moment of being devoured
when-before_kraken_bottom = after the top half of a Kraken card
when-kraken_card_drawn = when a Kraken card is drawn

kraken_deck-note = { $devour } of { $of } devour
mini-move = { $direction ->
        [up] up
        [down] down
        [left] left
       *[right] right
    } { $steps }
mini-devour = devour
mini-place = { $place ->
        [1] comes next
        [2] comes second
       *[other] comes as number { $place }
    }
reads-kraken = { $top } Below, from the left: { $left }, { $middle }, { $right }.
last-card_now = **{ $card }** is being carried out.
last-card = **{ $card }** was the last card: { $top ->
        [devour] the head opened its beak
       *[other] { $steps ->
            [0] the head had no room to move
            [one] the head slid { $top ->
                [up] up
                [down] down
                [left] left
               *[right] right
            }
           *[other] the head slid { $steps } { $top ->
                [up] up
                [down] down
                [left] left
               *[right] right
            }
        }
    }{ $devoured ->
        [0] { $top ->
            [devour] { " " }on nobody
           *[other] {""}
        }
        [one] , one Diver was devoured
       *[other] , { $devoured } Divers were devoured
    }{ $sank ->
        [0] {""}
        [one] , one tentacle sank
        [2] , two tentacles sank
        [3] , three tentacles sank
       *[other] , { $sank } tentacles sank
    }{ $drifted ->
        [0] {""}
        [one] , one tentacle drifted
        [2] , two tentacles drifted
        [3] , three tentacles drifted
       *[other] , { $drifted } tentacles drifted
    }{ $rose ->
        [0] {""}
        [one] , one rose
        [2] , two rose
       *[other] , { $rose } rose
    }{ $threat ->
        [0] {""}
        [one] , one joined the Threat track
       *[other] , { $threat } joined the Threat track
    }.


## Prompts

ask-choose_diver = Who will you be, { $who }? Every Diver has three abilities.
ask-place_start = Where does { $diver } enter the water, { $who }?
ask-return_cell = { $diver } comes up again, knocked down. Where in the devour row?
ask-return_cell-competitive = { $diver } starts over, { $who }. On which Start space?
ask-main = { $left ->
        [0] No actions left, { $who }. Use what is free, or end your turn.
        [one] One action left, { $who }. Swim, play a card, or stop here.
        [2] Two actions, { $who }. Swim, play a card, or stop here.
       *[other] { $left } actions, { $who }. Swim, play a card, or stop here.
    }
ask-main-down = { $diver } is down, { $who }. Get up, hand over cards, or end your turn.
ask-race = { $left ->
        [0] Nothing left but what is free, { $who }. Use it, or end your turn.
        [one] One action, { $who }. Swim, draw, play a card, or unlock a pod.
       *[other] { $left } actions, { $who }. Swim, draw, play a card, or unlock a pod.
    }
ask-race-down = { $diver } is down, { $who }. Stand up first.
ask-recover_type = Recovering takes cards of one type. Which type?
ask-recover_card = Which { $type } card do you give up?
ask-pass_card = Which card does { $other } get?
ask-spawn_target = Which tentacle of this row or column do you eliminate, { $who }?
ask-tentacle_pick = Which tentacle do you move?
ask-tentacle_pick-lair = The Lair stirs, { $who }. Move one tentacle by one space?
ask-tentacle_step = Where does the tentacle go?
ask-whirlpool = The whirlpool turns, { $who }. Swap places with somebody?
ask-contact = A tentacle grips { $diver }, { $who }! Strike back, or go down?
ask-axe_cost = The Axe strikes. Give it up, or another card for it?
ask-guard = A tentacle grips { $other } beside you, { $who }. Fire the Signal Pistol?
ask-step = { $left ->
        [one] One more space, { $who }. Where to?
       *[other] Up to { $left } spaces, { $who }. Where to?
    }
ask-line_dir = Straight on, { $who }. Which way?
ask-line_dist = How far { $direction }?
ask-pull_target = What do you pull closer, { $who }?
ask-pull_dist = How many spaces closer?
ask-eliminate_target = Which tentacle do you eliminate?
ask-remove_target = Which tentacle goes back to the supply?
ask-kraken_move = Where do you drag the head?
ask-kraken_move-reward = Both flanks are yours. Slide the head, or leave it?
ask-peek_order = { $place ->
        [1] Which of these cards comes first?
       *[other] And which comes next?
    }
ask-shift = { $other } may drift one space, { $who }. Where to?
ask-stand_target = Who gets up?
ask-flip_ability = Which ability is ready again, { $who }?
ask-discard_card-tag = Which card do you give up to tag the beast?
ask-discard_card-stow = Which card do you stow? Its type must be new to the cache.
ask-discard_card-arm = Which card do you give up to arm the charge?
ask-discard_card-ability = Which card do you give up?
ask-discard_card-hand_limit = Too many cards to carry, { $who }. Which one goes?
ask-discard_card-devoured = The Kraken shakes you empty, { $who }. Which card goes?
ask-orders_diver = Who makes a move on your orders?
ask-orders_move = You have your orders, { $who }. Swim one space, or stay?
ask-exchange_with = With whom do you share cards, { $who }?
ask-exchange = Give { $other } a card, or take one.
ask-camera_place = Where do you set a camera, { $who }?
ask-camera_take = Which camera do you take back?
ask-relocate = Where does the riptide carry you, { $who }?
ask-ink_veil = { $card } reaches down, { $who }. Hide the tentacles in ink?
ask-ink_veil-competitive = { $card } is drawn, { $who }. Drown it in ink?
ask-flashbulb = A tentacle has come before a camera, { $who }. Fire the flash?
ask-slip_jaws = The jaws close on { $diver }, { $who }. Slip away?
ask-slip_cell = Where does { $diver } slip to?
ask-reward_choice = { $objective } is done, { $who }. Refresh an ability, or draw a card?
ask-clear_column = Which column do you clear of its tentacles?
ask-abyss_dir = The head comes closer, { $who }. Which way?
ask-unlock_cost = Which card pays for pod { $pod }?
ask-grabber_choice = The Grabber snaps, { $who }. Take a card, or pull something closer?
ask-steal_target = From whom do you grab a card?
ask-spawn_place = A new tentacle wants out, { $who }. Where does it rise?
ask-shift_other = Whom do you send one space on?
ask-shift_cell = Where does { $other } go?


## Options

verb-choose_diver = Dive as
go-choose_diver = Dive
go-place_diver = Place
verb-place_start = Enter
verb-return_cell = Come up
verb-slip_cell = Slip to
verb-swim = Swim
verb-play_card = Play
verb-use_ability = Use
go-use_ability = { verb-use_ability }
verb-recover = Recover
verb-give = Give
verb-give_card = { verb-give }
verb-choose_type = Give up
verb-discard_card = Give up
verb-take_card = Take
verb-or = Or
verb-unlock = Unlock
verb-stand_up = Stand up
verb-answer = Answer
go-use_weapon = Strike back
verb-draw_salvage = Draw
verb-eliminate = Eliminate
verb-remove_tentacle = Send home
verb-pick_tentacle = Move
verb-move_tentacle = { verb-pick_tentacle }
verb-pull_arm = Pull
verb-place_tentacle = Raise
verb-clear_column = Clear
verb-whirlpool = Swap with
verb-pull_target = Pull
verb-pull_dist = { verb-pull_target }
verb-orders_diver = Command
verb-exchange_with = Share with
verb-steal_target = Grab from
verb-shift_other = Send on
verb-shift = Drift
verb-relocate = Go
verb-choose_direction = Straight
verb-line_dist = { verb-choose_direction }
verb-move_head = Head
verb-put_next = Put first
verb-place_camera = Set
verb-camera_take = Take back
verb-flashbulb = Flash
verb-flip_ability = Refresh
verb-choose_one = Choose

label-choose_diver = { $diver }
label-use_ability = { $ability }
label-recover_diver = { $diver }
label-recover_ability = { $ability }
label-stand_up = { $diver }
label-unlock = Pod { $pod }
label-choose_type = { $type }
label-use_weapon = { $card }
label-clear_column = { column }
label-put_next = { $card }
label-flip_ability = { $ability }
label-end_actions = End turn
go-end_actions = { label-end_actions }
label-draw_salvage = A card
label-choose_draw = { label-draw_salvage }
label-pass_cards = Cards to { $to }
label-hand_cargo = Cargo to { $to }
label-move_head = { $direction } { $steps }
label-pull_dist = { $cells ->
        [one] 1 space
       *[other] { $cells } spaces
    }
label-choose_flip = Refresh an ability
label-choose_steal = Take a card
label-choose_pull = Pull closer
column = Column { $column }

pass-tentacle_pick = Leave the tentacles
pass-tentacle_step = Far enough
pass-whirlpool = Stay here
pass-contact = Go down
pass-guard = Hold fire
pass-step = Stop here
pass-eliminate_target = Enough
pass-remove_target = Enough
pass-kraken_move = Leave the head
pass-shift = Stay
pass-orders_move = Stay
pass-pass_card = Done
pass-exchange = Done
pass-camera_place = Done
pass-camera_take = Done
pass-ink_veil = Let it come
pass-flashbulb = Keep the flash
pass-slip_jaws = Be devoured

says-choose_diver = Dive as { $diver }
says-place_start = { $diver } enters at { $space }
says-return_cell = { $diver } comes up at { $space }
says-slip_cell = { $diver } slips to { $space }
says-swim = Swim { $way } to the { $kind }
says-swim_head = Swim { $way } into the head
says-play_card = Play { $card }
says-use_ability = Use { $ability }
says-recover_diver = { $diver } stands up
says-recover_ability = Turn { $ability } face up
says-pass_cards = Give cards to { $to }
says-hand_cargo = Hand the cargo to { $to }
says-end_actions = { $left ->
        [0] End your turn
        [one] End your turn with one action unused
       *[other] End your turn with { $left } actions unused
    }
says-draw_salvage = Draw a Salvage card
says-unlock = Unlock pod { $pod }
says-stand_up = { $diver } stands up
says-choose_type = Give up { $cost } cards: { $type }
says-discard_card = Give up { $card }
says-give_card = Give { $card } to { $diver }
says-take_card = Take { $card } from { $diver }
says-use_weapon = Strike back with { $card }
says-eliminate = Eliminate the tentacle on { $at }
says-remove_tentacle = Send the tentacle on { $at } back to the supply
says-pick_tentacle = Move the tentacle on { $at }
says-pull_arm = Pull the tentacle on { $at } closer
says-move_tentacle = Move the tentacle { $way } to { $to }
says-place_tentacle = Raise a tentacle on { $at }
says-clear_column = Clear column { $column }
says-whirlpool = Swap places with { $diver }
says-pull_target = Pull { $diver } closer
says-orders_diver = { $diver } makes a move now
says-exchange_with = Share cards with { $diver }
says-steal_target = Take a random card from { $diver }
says-shift_other = Send { $diver } one space on
says-shift = { $diver } drifts { $way } to { $to }
says-relocate = Go to { $to }
says-choose_direction = { $far ->
        [one] Shoot { $direction }, 1 space
       *[other] Shoot { $direction }, up to { $far } spaces
    }
says-line_dist = Stop at { $space }, { $cells ->
        [one] 1 space
       *[other] { $cells } spaces
    } on
says-pull_dist = Pull it { $cells ->
        [one] 1 space
       *[other] { $cells } spaces
    } closer, to { $space }
says-move_head = The head moves { $direction }, { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
says-put_next = { $place ->
        [1] { $card } comes first
       *[other] { $card } comes next
    }
says-place_camera = Set a camera on { $at }
says-camera_take = Take back the camera on { $at }
says-flashbulb = Fire the flash on { $at }
says-flip_ability = Turn { $ability } face up
says-choose_flip = Turn a used ability face up
says-choose_draw = Draw a Salvage card
says-choose_steal = Take a random card from a Diver in line
says-choose_pull = Pull a Diver or a tentacle closer

and-then = { $first } { $second }
follows-choose_diver = { $role }: { $first }, { $second }, { $third }.
follows-into_head = You swim into its jaws: you are devoured.
follows-contact_armed = A tentacle waits there: strike it, or go down.
follows-contact_bare = A tentacle waits there, and you hold no Weapon: you go down.
follows-nobody_stands = You go down, and nobody is left standing: the dive is lost.
follows-runs_over = You eliminate the tentacle there and draw a card.
follows-wins = That wins the dive!
follows-escape = Into the pod: you win the race!
follows-nothing = Nothing happens there.
follows-cave = No tentacle can touch you there.
follows-lair = You may move one tentacle 1 space.
follows-spawn = { $count ->
        [one] You eliminate the tentacle at { $at } and draw a card.
       *[other] You eliminate one of { $count } tentacles in line and draw a card.
    }
follows-spawn_nothing = No tentacle in this row or column: nothing happens.
follows-spawn_adds = You raise a new tentacle in this row or column.
follows-counts = That is { $count } of { $of } for { $objective }.
follows-completes = That completes { $objective }!
follows-deck_empty = The Salvage deck is empty: drawing loses the dive!
follows-swap = { $count ->
        [one] You may swap places with { $diver }.
       *[other] You may swap places with one of { $count } Divers on Caves.
    }
follows-swap_nobody = Nobody is on a Cave: nothing happens.
follows-head_stays = The head cannot come closer.
follows-head_chooses = The head comes closer: you choose which way.
follows-head_comes = The head comes one space { $way }.
follows-head_pushes = The head comes one space { $way } and pushes you to { $spot }.
follows-head_devours = The head comes one space { $way } and devours you: there is no room to be pushed.
follows-there_sure = The next card { $fate ->
        [devoured] devours you there
       *[touched] brings a tentacle onto you there
    }.
follows-there_odds = { $devoured ->
        [0] { $touched } of { $of } cards { $touched ->
            [one] brings a tentacle onto you there
           *[other] bring a tentacle onto you there
        }
        [one] 1 of { $of } cards devours you there{ $touched ->
            [0] {""}
            [one] , 1 brings a tentacle
           *[other] , { $touched } bring a tentacle
        }
       *[other] { $devoured } of { $of } cards devour you there{ $touched ->
            [0] {""}
            [one] , 1 brings a tentacle
           *[other] , { $touched } bring a tentacle
        }
    }.
follows-here_sure = The next card { $fate ->
        [devoured] devours you here
       *[touched] brings a tentacle onto you here
    }.
follows-here_odds = { $devoured ->
        [0] { $touched } of { $of } cards { $touched ->
            [one] brings a tentacle onto you here
           *[other] bring a tentacle onto you here
        }
        [one] 1 of { $of } cards devours you here{ $touched ->
            [0] {""}
            [one] , 1 brings a tentacle
           *[other] , { $touched } bring a tentacle
        }
       *[other] { $devoured } of { $of } cards devour you here{ $touched ->
            [0] {""}
            [one] , 1 brings a tentacle
           *[other] , { $touched } bring a tentacle
        }
    }.
follows-stop_sure = The Kraken card that comes { $fate ->
        [devoured] devours you
       *[touched] brings a tentacle onto you
    }.
follows-stop_odds = A Kraken card comes: { $devoured ->
        [0] { $touched } of { $of } { $touched ->
            [one] brings a tentacle onto you
           *[other] bring a tentacle onto you
        }
        [one] 1 of { $of } devours you{ $touched ->
            [0] {""}
            [one] , 1 brings a tentacle
           *[other] , { $touched } bring a tentacle
        }
       *[other] { $devoured } of { $of } devour you{ $touched ->
            [0] {""}
            [one] , 1 brings a tentacle
           *[other] , { $touched } bring a tentacle
        }
    }.
follows-recover_diver = { $cost ->
        [2] Costs one action and two cards of one type.
       *[other] Costs one action and { $cost } cards of one type.
    }
follows-recover_ability = { follows-recover_diver }
follows-hand_cargo = Costs no action.
follows-pass_cards = Costs no action; you choose the cards next.
follows-card = A Kraken card comes; none that is left harms you.
follows-next_player = Then the next Diver acts.
follows-empty_reach = No tentacle below the head: that counts for Empty Reach.
follows-solo_lost = You are still not up: the dive is lost.
follows-sound = That takes off marker { $count } of { $of }.
follows-stow = That is type { $count } of { $of } in the cache.
follows-tag = That is tag { $count } of { $of }.
follows-lift = The cargo goes where you go, as long as you stand.
follows-arm = That arms charge { $count } of { $of }, and the head comes one space closer.
follows-draw_salvage = { $over ->
        [0] You will hold { $held } of { $limit } cards.
       *[other] You will hold { $held } cards and may keep { $limit }.
    }
follows-unlock = Then the pod is open to everybody.
follows-axe_gone = The Axe is discarded.
follows-axe_kept = You keep the Axe.
follows-use_weapon = The tentacle is eliminated and you draw a card.
follows-go_down = You go down and the tentacle sinks away. { $cost ->
        [0] Standing up will be your next action.
        [2] Getting up takes an action and two cards of one type.
       *[other] Getting up takes an action and { $cost } cards of one type.
    }
follows-go_down_guarded = You go down, unless a neighbour fires a Signal Pistol for you.
follows-eliminate = You draw a Salvage card.
follows-remove_tentacle = It goes to the supply; nobody draws a card.
follows-clear_column = { $count ->
        [one] One tentacle goes to the supply.
       *[other] { $count } tentacles go to the supply.
    }
follows-whirlpool = You come to { $there }, { $diver } to { $here }.
follows-hold_fire = { $others ->
        [yes] { $diver } goes down, unless another neighbour fires.
       *[no] { $diver } goes down.
    }
follows-be_devoured = You come back on your next turn, { $race ->
        [yes] on a Start space.
       *[no] knocked down.
    }
follows-shift = The space has no effect.
follows-slide_devours = { $count ->
        [one] It devours { $diver }!
       *[other] It devours { $count } Divers!
    }
follows-slide_pushes = { $count ->
        [one] It pushes { $diver } along.
       *[other] It pushes { $count } Divers along.
    }
follows-slide_free = No Diver is in its way.
follows-arm_touches = { $fate ->
        [down] It touches { $diver }, who is down already: it sinks away.
        [strikes] It touches { $diver }, who strikes it or goes down.
        [guarded] It touches { $diver }, who goes down unless a neighbour fires a Signal Pistol.
        [lost] It touches { $diver }, the last one standing, who has nothing to strike with: the dive is lost.
       *[falls] It touches { $diver }, who has nothing to strike with: { $diver } goes down, and it sinks away.
    }
follows-last = Your last action: then the Kraken card comes.
follows-arm_threat = It joins the Threat track: { $threat } of { $spaces }.
follows-arm_loses = It fills the Threat track: the dive is lost.
follows-arm_below = It is below the head there.
follows-arm_aside = It is not below the head there.
follows-arm_home = It leaves the board and returns to the supply.
follows-camera_take = You draw a Salvage card for it.


## Log

list-on = { $first }, { $next }
list-and = { $first } and { $next }
from-to = { $origin } to { $to }
diver-of = **{ $diver }** ({ $who })

log-opens = { $players ->
        [one] One Diver goes down
       *[other] { $players } Divers go down
    } against the Kraken: { $depth }. Three objectives in order win the dive. { $threat } tentacles on the Threat track, an empty supply, a Salvage card that cannot be drawn, or { $players ->
        [one] a Diver who does not get up in time
       *[other] nobody left standing
    } loses it.
log-opens-race = { $players } Divers race past the Kraken. Whoever first swims into an unlocked escape pod wins; after { $rounds } rounds it is whoever is nearest.
log-joins = { $who } dives as **{ $diver }**, { $role }, with { $abilities }.
log-goes_first = **{ $diver }** goes first.
log-starts = **{ $diver }** enters the water at { $cell }.
log-first_tentacles = One tentacle rises in each column: at { $places }. { $left } are left in the supply.
log-objectives = The objectives, in this order: { $objectives }.
log-turn = { $race ->
        [yes] Round { $round }, turn { $turn }
       *[no] Turn { $turn }
    }, **{ $diver }**: { $state ->
        [devoured] devoured, and comes back now.
        [down] { $race ->
            [yes] knocked down, and has to stand up first.
           *[no] knocked down, and can only get up or hand over cards.
        }
       *[well] { $actions ->
            [one] one action.
            [2] two actions.
           *[other] { $actions } actions.
        }
    }
log-stops = **{ $diver }** ends the turn with { $count ->
        [one] one action
        [2] two actions
       *[other] { $count } actions
    } unused.
log-stuck = **{ $diver }** has nothing to do that would change anything: the turn ends.
log-stuck_down = **{ $diver }** is down and has nothing to get up with: the turn passes.
log-swims = **{ $diver }** swims from { $origin } to { $space }.
log-shifts = **{ $diver }** drifts from { $origin } to { $space }, which has no effect.
log-swap = The whirlpool swaps **{ $diver }**, now at { $there }, and **{ $other }**, now at { $back }.
log-in_vain = No tentacle is in line: the Spawn space does nothing.
log-grips = A tentacle grips **{ $diver }** at { $cell }!
log-down = **{ $diver }** goes down at { $cell }, and the tentacle sinks back to the supply.{ $grace ->
        [yes] {" "}Alone, there is one turn to get up again.
       *[no] { $stand ->
            [0] {""}
            [one] {" "}Only **{ $other }** still stands.
           *[other] {" "}{ $stand } Divers still stand.
        }
    }
log-touches = A tentacle touches **{ $diver }** at { $cell }, who is down already, and sinks back to the supply.
log-lets_go = The collar holds: the tentacle lets go of **{ $diver }** at { $cell } and sinks back to the supply. Nobody draws a card.
log-stands = **{ $diver }** stands up at { $cell }.
log-devoured = **{ $diver }** is devoured at { $origin }, next to the head{ $race ->
        [yes] , and starts over on their next turn.
       *[no] , and comes back on their next turn, knocked down.
    }
log-devoured_pushed = **{ $diver }** has no room to be pushed from { $origin } and is devoured{ $race ->
        [yes] , and starts over on their next turn.
       *[no] , and comes back on their next turn, knocked down.
    }
log-devoured_swims = **{ $diver }** swims from { $origin } into the Kraken's head and is devoured{ $race ->
        [yes] , and starts over on their next turn.
       *[no] , and comes back on their next turn, knocked down.
    }
log-loses_actions = { $count ->
        [one] The action
        [2] The two actions
       *[other] The { $count } actions
    } left to **{ $diver }** { $count ->
        [one] is
       *[other] are
    } lost.
log-returns = **{ $diver }** comes back at { $space }, { $up ->
        [yes] standing.
       *[no] knocked down.
    }
log-slips = **{ $diver }** slips the jaws and comes up at { $space }.
log-tentacle_moved = **{ $diver }** moves the tentacle at { $origin } to { $space }.
log-tentacles_move = { $count ->
        [one] Column { $column }: a tentacle moves { $way }, { $steps }.
       *[other] Column { $column }: { $count } tentacles move { $way }, { $steps }.
    }
log-tentacles_stay = { $count ->
        [one] The tentacle at { $places } stays: its way { $way } is blocked.
       *[other] The tentacles at { $places } stay: their way { $way } is blocked.
    }
log-eliminates = **{ $diver }** eliminates the tentacle at { $cell }.
log-eliminates_counts = **{ $diver }** eliminates the tentacle at { $cell }: { $count } of { $of } for { $objective }.
log-eliminates_trophy = **{ $diver }** eliminates the tentacle at { $cell }, { $count ->
        [one] a first trophy.
       *[other] trophy number { $count }.
    }
log-tentacle_home = The tentacle at { $cell } goes back to the supply.
log-no_room = No Spawn space of column { $column } is free for a new tentacle.
log-threat = { $comes ->
        [supply] A tentacle from the supply goes
       *[board] A tentacle slips past the Start row
    } onto the Threat track: { $count } of { $spaces }{ $comes ->
        [supply] , and { $left } left in the supply.
       *[board] .
    }{ $last ->
        [yes] {" "}One more there loses the dive.
       *[no] {""}
    }
log-threat_eased = A tentacle leaves the Threat track for the supply: { $count ->
        [0] none is left there.
       *[other] { $count } left there.
    }
log-spawns = A tentacle rises on { $space }: { $left ->
        [0] the supply is empty.
        [one] { $race ->
            [yes] one is left in the supply.
           *[no] one is left in the supply, and when it leaves, the dive is lost.
        }
       *[other] { $left } are left in the supply.
    }
log-head_moves = The head moves { $way }, over { $place }{ $pushed ->
        [0] {""}
       *[other] , and pushes { $what }
    }.
pushed-diver = **{ $diver }** to { $to }
pushed-tentacle = the tentacle at { $at } to { $to }
pushed-off = the tentacle at { $at } off the board into the supply
pushed-threat = the tentacle at { $at } onto the Threat track, now { $count } of { $spaces }
log-head_stays = The head has no room to move { $way } and stays over { $place }.
log-head_near = The head cannot come any closer to **{ $diver }**.
log-kraken_card = { $when ->
        [setup] Before anybody is in the water, Kraken card
       *[turn] Kraken card
    } **{ $card }**. { $reads }
log-devour_symbol = { $count ->
        [0] The beak snaps shut: nobody is next to the head.
       *[other] The beak opens next to { $names }!
    }
log-bottom_skipped = The bottom half of the card is skipped: no tentacle moves or rises.
log-kraken_reshuffle = All { $count } Kraken cards are shuffled into a new deck.
log-peeks = **{ $diver }** shows everyone the next { $count ->
        [one] Kraken card:
       *[other] { $count } Kraken cards:
    } { $cards }.
log-puts_back = **{ $diver }** puts them back in this order: { $cards }.
log-draws = **{ $diver }** draws { $card } ({ $type }){ $clock ->
        [yes] { $left ->
            [0] . That was the last Salvage card: the next draw loses the dive.
           *[other] ; the Salvage deck has { $left } left.
        }
       *[no] .
    }
log-draws_unseen = **{ $diver }** draws a card.
log-salvage_reshuffle = The discarded Salvage cards make a new deck of { $count }.
log-no_card_left = There is no Salvage card left for **{ $diver }** to draw.
log-discards = **{ $diver }** { $why ->
        [hand_limit] holds too many cards and gives up { $card }.
        [devoured] loses { $card } to the Kraken.
        [recover] gives up { $card } to recover.
        [pod] gives up { $card } to unlock the pod.
       *[other] gives up { $card }.
    }
log-plays = **{ $diver }** plays { $card }. { $gist }
log-weapon = **{ $diver }** strikes back with { $card }, which is discarded.
log-weapon_kept = **{ $diver }** strikes back with { $card } and gives up { $paid } to keep it.
log-discards_seen = { log-discards }
log-plays_seen = { log-plays }
log-weapon_seen = { log-weapon }
log-weapon_kept_seen = { log-weapon_kept }
log-gives = **{ $diver }** gives { $card } to **{ $other }**.
log-steals = **{ $diver }** grabs { $card } from **{ $other }**.
log-steals_unseen = **{ $diver }** grabs a card from **{ $other }**.
steal-hidden = A card, unseen
log-ability = **{ $diver }** uses { $ability }. { $gist }
log-ability_back = **{ $diver }** has { $ability } ready again.
log-gains_actions = **{ $diver }** gains { $count ->
        [one] an action
        [2] two actions
       *[other] { $count } actions
    } and has { $left } left.
log-camera_placed = **{ $diver }** sets a camera on { $space }.
log-camera_taken = **{ $diver }** takes back the camera at { $cell }.
log-current = { $level } is now **{ $objective }**. { $text }{ $of ->
        [one] {""}
       *[other] {" "}It takes { $of }.
    }{ $markers ->
        [0] {""}
        [one] {" "}It lies at { $places }.
       *[other] {" "}The markers lie at { $places }.
    }
log-completes = **{ $objective }** is done! { $text }
log-counts = No tentacle is below the head: { $count } of { $of } for { $objective }.
log-flank = The head is at the { $way } end while a Diver stands on a Kraken space: its marker goes, { $count } of { $of }.
log-special-sound = **{ $diver }** sounds the depth at { $cell }: { $count } of { $of } markers are off.
log-special-stow = **{ $diver }** stows the card in the cache at { $cell }: { $count } of { $of } types.
log-special-tag = **{ $diver }** tags the beast from { $cell }: { $count } of { $of } tags.
log-special-lift = **{ $diver }** lifts the cargo at { $cell }. Any Cave will do to bring it to.
log-special-arm = **{ $diver }** arms the charge at { $cell }: { $count } of { $of }.
log-cargo_dropped = **{ $diver }** loses the cargo; it lies on { $space }.
log-cargo_handed = **{ $diver }** hands the cargo to **{ $other }**.
log-pod_up = Pod { $pod } shows its objective, { $pod_objective }. { $text }
log-unlocks = **{ $diver }** unlocks pod { $pod }: it is open to everybody.
log-end-objectives = All three objectives are done on turn { $turn }: the dive is won!
log-end-supply = The last tentacle has left the supply: the dive is lost on turn { $turn }.
log-end-threat = { $threat } tentacles are on the Threat track: the dive is lost on turn { $turn }.
log-end-deck = A Salvage card had to be drawn, and the deck was empty: the dive is lost on turn { $turn }.
log-end-all_down = Every Diver is down or devoured: the dive is lost on turn { $turn }.
log-end-solo_down = **{ $last }** did not get up in time: the dive is lost on turn { $turn }.
log-end-pod = { $winners } swims into the open pod at { $pod } and wins the race.
log-end-rounds = { $round } rounds are over. { $count ->
        [one] { $winners } is nearest to the pods, with trophies and cards to break a tie, and wins.
       *[other] { $winners } are equally near to the pods, with as many trophies and cards, and share the win.
    }


## Refusals

refused-first = Seat { $seat } cannot begin: there are only { $seats } seats (REF-RULING-21). Choose one of them, or let it be drawn.
refused-idle-competitive = “{ $option }: { $choice }” would change nothing: a { mode-competitive } always has the normal Kraken cards, and escape pods instead of objectives (REF-COMP-1). Leave it at “{ $usual }”, or play the { mode-coop }.
refused-idle-coop = “{ $option }: { $choice }” would not be used: a named objective counts only where “{ option-objectives }” is set to “{ option-objectives-chosen }” (REF-SETUP-11). Set it so, or leave “{ $option }” at “{ $usual }”.
refused-players = The { $mode } is for { $least } to { $most } Divers (REF-SETUP-15). Choose so many seats.

whynot-turn = It is the turn of { $who }: only the active player acts.
whynot-kraken = The Kraken is moving: wait until its card is carried out.
whynot-busy = Finish what you have begun first: nothing else can be done inside an action.
whynot-start = There is no Start space at { $cell }: Divers enter the water on the sand.
whynot-start_taken = The space at { $cell } is taken: { $other } enters there.
whynot-devoured = { $diver } is devoured and comes back at the start of your next turn.
whynot-no_actions = { $diver } has no actions left this turn.
whynot-swim_here = { $diver } is already at { $cell }.
whynot-swim_down = { $diver } is down and cannot swim: recover first.
whynot-swim_far = { $diver } cannot swim to { $cell }: it is { $steps } steps away, and one action is one step up, down, left or right.
whynot-swim_taken = { $diver } cannot swim to { $cell }: { $other } is there.
whynot-swim_locked = { $diver } cannot enter pod { $pod }: it is locked.
whynot-arm = { $diver } cannot reach the tentacle at { $cell }: land on a Spawn space in its row or column, or use a card or an ability.
whynot-arm-competitive = { $diver } cannot reach the tentacle at { $cell }: only Weapons, cards and abilities eliminate tentacles.
whynot-head = { $diver } cannot move the head: it follows Kraken cards, and whoever lands on a Kraken space.
whynot-give_race = { $diver } cannot give cards to { $other }: in a race nobody does.
whynot-give_devoured = { $diver } cannot give cards to { $other }: { $gone } is devoured.
whynot-give_far = { $diver } cannot give cards to { $other }: { $steps } steps lie between them, and only neighbours can.
whynot-give_nothing = { $diver } has no cards to give to { $other }.
whynot-no_pair = { $diver } cannot recover: that takes { $cost } cards of one type.
whynot-weapon = { $card } is no action: { $diver } can strike with it when a tentacle touches.
whynot-card_down = { $diver } is down and cannot play { $card }.
whynot-used = { $diver } has used { $ability }: recover it, or eat a Ration Tin.
whynot-reaction = { $ability } is no action: { $diver } may use it { $when }.
whynot-ability_down = { $diver } is not standing and cannot use { $ability }.
whynot-useless = { $what } would change nothing now: { $why }.
whynot-done = { $objective } is done.
whynot-later = { $objective } comes later: first { $current }.
whynot-no_special = { $objective } has no action of its own: what happens on the board counts.
whynot-special_down = { $diver } is not standing, and { $special } needs a standing Diver.
whynot-special_marker = { $diver } is not on a marker: { $special } works only there.
whynot-special_cave = { $diver } is not on a Cave: { $special } works only there.
whynot-special_adjacent_head = { $diver } is { $steps } steps away from the head: { $special } works only next to it.
whynot-special_any = { $diver } has no card to give up for { $special }.
whynot-special_new_type = { $diver } has no card of a new type for { $special }.
whynot-pod_open = Pod { $pod } is open already: swim into it and win.
whynot-pod_hidden = Pod { $pod } cannot be unlocked yet: its objective lies face down.
whynot-pod = { $diver } cannot unlock pod { $pod } now. { $needs }
whynot-draw = Nobody draws just so: a card comes for every tentacle eliminated.
whynot-draw_down = { $diver } is down: stand up before you draw.
whynot-kraken_deck = The Kraken's cards come by themselves, when the actions are over.
whynot-camera = Cameras stay where they are until Sophie takes them back with Darkroom or Flashbulb.

useless-move_self = every space beside you holds a Diver
useless-move_line = there is no free space in a straight line
useless-relocate_self = no Whirlpool and no Cave is free
useless-shift_divers = nobody has a free space to go to
useless-pull = nothing in your row or column can come closer
useless-grant_move = nobody else who stands can move
useless-move_tentacle = no tentacle has a step to go
useless-eliminate = no tentacle is in reach
useless-remove_tentacles = no tentacle is in reach
useless-cancel_bottom = the bottom half of this turn's card is skipped already
useless-stand = nobody in reach is down
useless-flip_ability = all your abilities are ready
useless-draw = there is no card left to draw
useless-discard = you have no card to give up
useless-exchange_cards = there are no cards to share
useless-place_cameras = all cameras are on the board
useless-collect_cameras = no camera is on the board
useless-choose_one = nobody and nothing is in reach


## Results

end-objectives = All three objectives are done. The Refuge is yours.
end-supply = The last tentacle is out of the supply: the Kraken is everywhere.
end-threat = Four tentacles on the Threat track: the way back is cut off.
end-deck = A card had to be drawn, and the Salvage deck was empty.
end-all_down = Nobody is left standing.
end-solo_down = You did not get up in time.
end-pod = Into an open pod, and away.
end-rounds = Sixty rounds are over: whoever was nearest to the pods wins.

banner-dive_won = The wreck gives up its secret
banner-dive_lost = The deep keeps you
banner-race_won = You got away
banner-race_lost = { $winner } got away
banner-race_shared = { $winners } Divers got away

## Why a hint says so: "It …", more (yes: the most) than other answers, by part of the evaluation

speaks-for-objective = { $most ->
    [yes] brings the objective closer than anything else here
   *[no] brings the objective closer
}
speaks-against-objective = { $most ->
    [yes] does the least for the objective
   *[no] does little for the objective
}
speaks-for-time = { $most ->
    [yes] leaves the most actions until the next Kraken card
   *[no] leaves more actions until the next Kraken card
}
speaks-against-time = { $most ->
    [yes] leaves the fewest actions until the next Kraken card
   *[no] leaves fewer actions until the next Kraken card
}
speaks-for-threat = { $most ->
    [yes] keeps the Threat track lowest
   *[no] keeps the Threat track lower
}
speaks-against-threat = { $most ->
    [yes] lets the Threat track climb highest
   *[no] lets the Threat track climb
}
speaks-for-supply = { $most ->
    [yes] keeps the most arms in the supply
   *[no] keeps more arms in the supply
}
speaks-against-supply = { $most ->
    [yes] leaves the fewest arms in the supply
   *[no] leaves fewer arms in the supply
}
speaks-for-deck = { $most ->
    [yes] spares the Salvage deck most
   *[no] spares the Salvage deck
}
speaks-against-deck = { $most ->
    [yes] takes the most from the Salvage deck
   *[no] takes more from the Salvage deck
}
speaks-for-tentacles = { $most ->
    [yes] holds the arms back best of all
   *[no] holds the arms back
}
speaks-against-tentacles = { $most ->
    [yes] leaves the most arms, or the lowest, on the board
   *[no] leaves more arms, or lower ones, on the board
}
speaks-for-hands = { $most ->
    [yes] leaves the Divers the best cards
   *[no] leaves the Divers better cards
}
speaks-against-hands = { $most ->
    [yes] costs the Divers the most in cards
   *[no] costs the Divers cards they could use
}
speaks-for-divers = { $most ->
    [yes] keeps the Divers safest
   *[no] keeps the Divers safer
}
speaks-against-divers = { $most ->
    [yes] is the most dangerous for the Divers
   *[no] is more dangerous for the Divers
}
speaks-for-trophies = { $most ->
    [yes] gets you the most trophies
   *[no] gets you more trophies
}
speaks-against-trophies = { $most ->
    [yes] gets you the fewest trophies
   *[no] gets you fewer trophies
}
speaks-for-way = { $most ->
    [yes] brings you closest to a pod
   *[no] brings you closer to a pod
}
speaks-against-way = { $most ->
    [yes] leaves you farthest from a pod
   *[no] leaves you farther from a pod
}
speaks-for-key = { $most ->
    [yes] brings you closest to opening a pod
   *[no] brings you closer to opening a pod
}
speaks-against-key = { $most ->
    [yes] leaves you farthest from opening a pod
   *[no] leaves you farther from opening a pod
}
speaks-for-rivals = { $most ->
    [yes] holds your rivals back most
   *[no] holds your rivals back
}
speaks-against-rivals = { $most ->
    [yes] helps your rivals most
   *[no] helps your rivals
}

# --- the guided first dive: content/tutorial.toml says when
tutorial-diver = Welcome aboard. A sunken submarine lies behind a Kraken, and three objectives lead there; ours are shortened. Choose **Katerina**: she can slip out of its jaws.
    .title = Choose your Diver
tutorial-enter = You enter at the bottom. The head lurks in the broad rows above, and the submarine lies beyond. **Start at C0.**
    .title = Into the water
tutorial-swim = Your turn has **two actions**, and swimming one space is one. Most spaces do something when you land on them; a Whirlpool only swaps Divers, and you are alone. **Up to C1.**
    .title = Swim
tutorial-spawn = A **Spawn space** strikes: it eliminates a tentacle in its row or column. One is at C6, in yours. **Up to C2.**
    .title = Strike
tutorial-currents = One of three! You also drew a Salvage card. After your actions comes a Kraken card; Katerina looks ahead for free. **Read the Currents.**
    .title = Look ahead
tutorial-first-card = None of the three bites. The gentlest comes first: **Slow Coil.**
    .title = What comes first?
tutorial-second-card = **Black Surge** drags the head to the right, away from you. A slip? The bent arrow, or u, **takes back** an answer until something new is seen.
    .title = And then?
tutorial-why = The head went left, arms sank, and one rose. Press a rule below, or ?, to read **why**; lines of the log know theirs, too. **Right, to D2.**
    .title = The Kraken’s answer
tutorial-strike = D3 is a Spawn space, and a tentacle at D6 is in its column. **Up to D3.**
    .title = Strike again
tutorial-cave = Two of three. You are going into a **Cave**, where no tentacle can touch you. **Up to D4.**
    .title = A safe place
tutorial-clear = One is missing, and C6 has one. The Spawn space at C4 is below it: **left.**
    .title = Finish the objective
tutorial-next = **Clear Water is done**, and earned you a card. Next you tag the head, so you must get beside it. **Up to the Cave at C5.**
    .title = The next objective
tutorial-line = The Spawn space at D5 has three in line. On a screen, pinch, or turn the wheel with Ctrl, to look closer. **Right, to D5.**
    .title = Look closer
tutorial-choose = One of the three is yours to choose: **E5**, right beside you.
    .title = Which one?
tutorial-contact = A tentacle bars the way at D6. To swim into it is **contact**: without a Weapon you would go down. You hold two. **Go in!**
    .title = Straight through
tutorial-weapon = It grips you! A **Weapon** answers, on the Kraken’s turn as well. The **Shock Prod** drives off a second one, too: **use it.**
    .title = Strike back
tutorial-supply = Send the one at **C6** home. All come from one supply, and you lose if that runs empty.
    .title = And one more
tutorial-below = Unsure later on? On a screen, the lamp or h, **Show a good move**, says what a friend would do. Now **up to D7**, which takes the arm at F7.
    .title = Below the head
tutorial-beside = The head is over E to G. Each **Kraken space** you enter draws it a step nearer: it pushes you, but does not bite. **Up to D8.**
    .title = Beside the head
tutorial-tag = Pushed to C8, and right beside it. **Tag it!**
    .title = Tag the beast
tutorial-pay = That costs any one card. Give up the **Hydrophone**: you know enough.
    .title = The price
tutorial-jaws = Tagged! But now the beak opens, and whoever is beside the head is devoured. Not Katerina: **Slip the Jaws!**
    .title = The jaws
tutorial-slip = You come up in row 4. Choose a column where the head is not: **B4.**
    .title = Out again
tutorial-again = Phew. Now only the submarine is left: stand on it, and you have won. A tentacle is ahead at B6, and B5 strikes. **Up to B5.**
    .title = Up once more
tutorial-wait = Look, a **Compressed-Air Jet**: four spaces at once. Not yet, or your turn would end beside the head. **Wait at B6.**
    .title = Wait for your moment
tutorial-leave = A **Lair** moves a tentacle, if you like. None is in your way: **leave them.** On a screen, the three dots (**More**) lead to rules, log and settings.
    .title = Leave them
tutorial-jet = It bit into empty water, and your column is free. Now: **play the Compressed-Air Jet.**
    .title = Now!
tutorial-up = Past the head, **up!**
    .title = Which way?
tutorial-far = Only the last space takes effect, so the head comes just one step nearer. **All four.**
    .title = How far?
tutorial-wreck = One stroke, and one action left. **Up to B11!**
    .title = Aboard
tutorial-down = You were knocked down. Now you can only get up again: Recover, for two cards of one type, or a card or ability that says so. Alone you have until the end of your next turn.
tutorial-devoured = The Kraken swallowed you: that happens to whoever is beside its head when it bites, or swims into it. You come back at the start of your next turn, knocked down, in row 4.
tutorial-threat = A tentacle found no room and slipped onto the **Threat track**. Four of them there, and the dive is lost.
tutorial-end = Tagged, slipped away, aboard: **the dive is won!** Clear your way, mind where your turn ends, dash when the head is far. Next time six tentacles and three tags wait for you: in a **short match**, the First dive; **with friends**, who help each other up; or in the **whole game**, the Standard dive with objectives nobody knows beforehand.
