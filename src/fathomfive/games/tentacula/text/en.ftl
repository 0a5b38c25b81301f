### Tentacula in English.
### Ids follow the content: <family>-<id> is the name, <family>-<id>-text what it says.


## The game

game-name = Tentacula
game-tagline = Escape the terrible tentacles
game-text = Swim three fish with fine hats around a folding reef, and do not let the octopus steal the gems you need.
game-length = 20 to 30 minutes

option-level = How hard
option-level-first_voyage = { level-first_voyage }
    .note = Two shells to begin with, every reef tile.
option-level-grand_adventure = { level-grand_adventure }
    .note = One shell, every reef tile.
option-level-big_challenge = { level-big_challenge }
    .note = One shell, one snail tile less.
option-level-pros = { level-pros }
    .note = No shell, no snail at all.
option-who_goes = Who goes next
option-who_goes-volunteer = Whoever says "me"
    .note = The first one to answer goes.
option-who_goes-open = Anybody names the next one
    .note = For one screen that goes round the table.

level-first_voyage = The First Voyage
level-grand_adventure = The Grand Adventure
level-big_challenge = The Big Challenge
level-pros = For Tentacula Pros

## Things

fish-red = Sir Barnaby
fish-green = Professor Finley
fish-yellow = Little Paloma

creature-turtle = turtle
creature-seahorse = seahorse
creature-jellyfish = jellyfish
creature-crab = crab

gem-red = ruby
    .a = a ruby
gem-blue = sapphire
    .a = a sapphire
gem-green = emerald
    .a = an emerald
gem-yellow = topaz
    .a = a topaz
gem-purple = amethyst
    .a = an amethyst
gem-white = moonstone
    .a = a moonstone

stash-tidepool_cradle = Tidepool Cradle
stash-tidepool_cradle-text = 2 rubies, 2 sapphires, 1 emerald. Only common stones.
stash-kelp_basket = Kelp Basket
stash-kelp_basket-text = 1 ruby, 2 sapphires, 1 emerald, 1 topaz. There are two topazes.
stash-sunken_bell = Sunken Bell
stash-sunken_bell-text = 2 rubies, 1 sapphire, 1 emerald, 1 amethyst. There are two amethysts.
stash-amber_amphora = Amber Amphora
stash-amber_amphora-text = 3 of the 4 rubies, 1 emerald, 1 topaz. Little to spare.
stash-lantern_jar = Lantern Jar
stash-lantern_jar-text = One of every colour but the moonstone.
stash-moonlit_hollow = Moonlit Hollow
stash-moonlit_hollow-text = 2 sapphires, 1 emerald, 1 amethyst and the only moonstone. Call the dolphin early.
rating-1 = gentle
rating-2 = fair
rating-3 = tricky
rating-4 = risky

chip-turtle = Turtle
chip-turtle-power = Picks the side of a tile
chip-turtle-text = Whenever you get a tile, you choose which side is up.
chip-seahorse = Seahorse
chip-seahorse-power = May roll again
chip-seahorse-text = When you roll for a theft, you may roll a second time.
chip-jellyfish = Jellyfish
chip-jellyfish-power = Follows any creature for a shell
chip-jellyfish-text = For a shell, your fish may swim to any creature.
chip-crab = Crab
chip-crab-power = Shells may come back
chip-crab-text = When you pay a shell, flip it: half the time you keep it.

tile-R01 = Snail Terrace
tile-R02 = Snail Parapet
tile-R03 = Broken Staghorn
tile-R04 = Fan Coral Wall
tile-R05 = Twin Sluices
tile-R06 = Lettuce Coral Step
tile-R07 = Pitted Ledge
tile-R08 = Sponge Garden
tile-R09 = Washed-Out Bank
tile-R10 = Urchin Bastion
tile-R11 = Gull-Wing Arch
tile-R12 = Brain Coral Mound
face = { $creature }, { $water }
water-none = no water
water-1 = water at the left
water-2 = water in the middle
water-3 = water at the right
water-12 = water at the left and in the middle
water-13 = water at both ends
water-23 = water in the middle and at the right
other-face = Other side: { $face }.
both-faces = One side: { $a }. Other side: { $b }.

gate-hat_bowler_first = Gate of Hats: bowler, sombrero, top hat
gate-hat_top_first = Gate of Hats: top hat, sombrero, bowler
gate-colour_green_first = Gate of Colours: green, red, yellow
gate-colour_yellow_first = Gate of Colours: yellow, red, green
gate-size_big_first = Gate of Sizes: big, medium, small
gate-size_small_first = Gate of Sizes: small, medium, big
clue-bowler = bowler
clue-sombrero = sombrero
clue-top_hat = top hat
clue-red = red
clue-green = green
clue-yellow = yellow
clue-big = big
clue-medium = medium
clue-small = small
clue-next = goes next
clue-through = is through
clue-waits = must wait

## Places

board-A = The folding reef, closed on the left
board-B = The folding reef, fully open
board-C = The folding reef, closed on the right
square-label = Square { $n }, { $creature }
square-start = Start { $n }
square-finish = Finish { $n }
reef-label = Reef square { $n }, { $side }
reef-place = Reef square
side-inside = inside
side-outside = outside
place-start = the start
place-square = square { $n }
place-finish = the finish
to-square = { $n }
to-finish = the finish
special-shell = shell
special-dolphin = dolphin
special-shark = shark
zone-exposed = Open water: here the octopus can steal
octopus-label = { $n ->
    [0] Tentacula
    [one] Tentacula with one stolen gem
   *[other] Tentacula with { $n } stolen gems
}
octopus-asleep = asleep
octopus-watching = watching
octopus-left = looks to the left
octopus-right = looks to the right
octopus-delighted = delighted
octopus-cross = cross
loot = loot
stash-label = Stash, { $n } of { $of } gems
hollow = A hollow for { $gem }
chest = Treasure chest
gems-left = gems left
die = Colour die
die-rests = not rolled
arch = Arch
gate-slot = Place { $n } of the gate
pile = Pile of reef tiles
sandbank = Sandbank
pile-top = on top: { $face }
pile-top-snail = on top: { $face }, with a snail
tiles-left = tiles left
fish-safe = safe
fish-exposed = in open water
fact-fish-home = It is home: nothing can happen to it.
fact-fish-always = This square is always safe.
fact-fish-reef = Reef on both sides keeps it safe here.
fact-fish-gap = There is reef on both sides, but with a gap right beside it.
fact-fish-inside = The reef on the inside is missing here.
fact-fish-outside = The reef on the outside is missing here.
fact-fish-bare = There is no reef here yet.
fact-fish-theft = Here it costs a gem: at the end of the turn in which it moves, and at the end of the round.
fact-octopus = { $n ->
    [0] No fish is in open water: he can steal nothing now.
    [one] One fish is in open water: at the end of the round he steals a gem for it.
   *[other] { $n } fish are in open water: at the end of the round he steals a gem for each.
}
fact-stash = { $lost ->
    [0] { $chest ->
        [0] All its gems are in.
        [one] 1 more lies in the chest and comes along when the third fish is home.
       *[other] { $chest } more lie in the chest and come along when the third fish is home.
    }
    [one] 1 gem it asks for is stolen, and only the shark can bring it back.
   *[other] { $lost } gems it asks for are stolen, and only the shark can bring them back.
}

## Beside the board

moment-setup = getting ready
moment-round = round { $round }
seats = At the table
seat-choosing = chooses a chip
seat-acted = has moved this round
seat-laid = The tile is on the reef
seat-without = no tile this round
seat-waits = waits for a tile
with-stash = { $stash } stash
stash-open = which stash?
arch-1 = First gate
arch-2 = Second gate
arch-3 = Last gate
gate-order = { $first }, then { $second }, then { $third }
brief-gate = through the gate
brief-gems = gems in the stash
shells = Shells
in-chest = In the chest
goal-together = How you win together
goal-sentence = Bring all three fish home, and with them every gem of the stash.
goal-fish = Fish at the finish
goal-gems = Gems in the stash
goal-in_chest = { $n ->
    [0] none is left to come along from the chest
    [one] 1 more in the chest, which comes along at the end
   *[other] { $n } more in the chest, which come along at the end
}
goal-no_stash = which ones, the stash will say
goal-ends = What would spoil it
goal-missing = a needed gem is missing
goal-lost = { $n ->
    [0] none is
   *[other] { $n } missing
}
goal-bare = the chest is bare
goal-gems_left = { $n ->
    [one] 1 gem left
   *[other] { $n } gems left
}
goal-reef_gone = nobody gets a tile
goal-tiles_left = { $n ->
    [0] none left
    [one] 1 tile left
   *[other] { $n } tiles left
}
gem-need = { $n ->
    [one] need 1
   *[other] need { $n }
}
gem-spare = spare
gem-none = none left
box = In the box
tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
gates = { $n ->
    [one] 1 gate
   *[other] { $n } gates
}
tiles-and-gates = { $tiles }, { $gates }

## Questions

ask-stash = Which treasure do you want to bring home?
ask-chip = Which animal are you, { $who }?
ask-next-volunteer = Who swims next? Say "me" if you want to!
ask-next-open = Who swims next?
ask-place = Where does your { $creature } tile go?
ask-move = Your tile shows a { $creature }. Which fish swims to the next one?
ask-move-stuck = No fish can follow the { $creature }. Pay a shell, or stay put?
ask-dolphin = A dolphin! Shall it carry a gem to the stash for a shell?
ask-shark = A shark! Shall it fetch a gem from the cave for a shell?
ask-reroll = The die shows { $colour }. Will you roll again?
ask-steal_colour = There is no { $colour } in the chest. Which gem do you give instead?
ask-take = The pile is empty. Which tile do you take from the end of the reef?
ask-turtle_face = Which side do you want up?

## Answers

verb-stash = Stash
label-stash = { $stash }
go-stash = Take this one
verb-chip = Chip
label-chip = { $chip }
go-chip = Be the { $creature }

verb-next-volunteer = Next
label-next-volunteer = Me!
says-next-volunteer = I go next
go-next-volunteer = Me!
follows-next-volunteer = The tile shows a { $creature }: { $n ->
    [0] no fish could follow it now.
    [one] one fish could follow it.
   *[other] { $n } fish could follow it.
}
verb-next-open = Next
label-next-open = { $who }
says-next-open = { $who } goes next
go-next-open = Go
follows-next-open = { follows-next-volunteer }

verb-place = Lay
label-place = { $side ->
    [inside] Inside the path
   *[outside] Outside the path
}
says-place = Lay { $tile } { $side }, reef square { $n }
go-place = Lay it here
follows-half = Half a reef: the other side is still open.
follows-reef-0 = Both sides, but all three squares leak.
follows-reef-1 = The first square will be safe.
follows-reef-2 = The middle square will be safe.
follows-reef-3 = The first and second squares will be safe.
follows-reef-4 = The last square will be safe.
follows-reef-5 = The first and last squares will be safe.
follows-reef-6 = The second and last squares will be safe.
follows-reef-7 = All three squares will be safe.

verb-swim = Swim
verb-shell = For a shell
label-swim = { $fish } to { $to }
says-swim = { $fish } swims to { $to }
go-swim = Swim to { $to }
follows-swim = { $cost }{ $what }{ $reef }
cost-none = {""}
cost-shell = For { $n ->
    [one] the last shell
   *[other] one of { $n } shells
} it follows the { $creature }.{" "}
reach-none = {""}
reach-gate = It passes the gate.{" "}
reach-finish = It is home!{" "}
reach-shell = It finds a shell.{" "}
reach-dolphin = It meets a dolphin.{" "}
reach-shark = It meets a shark.{" "}
shelter-always = Nothing is stolen there.
shelter-both = Reef on both sides: it is safe.
shelter-none = No reef is there yet: Tentacula steals a gem.
shelter-inside = The inner reef is missing: Tentacula steals a gem.
shelter-outside = The outer reef is missing: Tentacula steals a gem.
shelter-leak = Water leaks in: Tentacula steals a gem.
badge-safe = safe
badge-theft = theft
label-stay = Stay put
says-stay = No fish moves
follows-stay = No special square, and nothing is stolen in this turn.

verb-dolphin = Save
label-dolphin = { $colour }
says-dolphin = Carry the { $colour } to the stash
go-dolphin = Call the dolphin
follows-dolphin = Nobody steals it there. { $n ->
    [0] It is the last one in the chest.
    [one] One more stays in the chest.
   *[other] { $n } more stay in the chest.
}
verb-shark = Fetch
label-shark = { $colour }
says-shark = Fetch the { $colour } from the cave
go-shark = Call the shark
label-decline = No, thank you
says-decline = Keep the shell
follows-decline = Nothing happens.
use-need = { $n ->
    [one] The stash needs one, { $have } in the chest.
   *[other] The stash needs { $n }, { $have } in the chest.
}
use-spare = The stash does not need it.
loss-need = { $left ->
    [0] None is left in the chest then
    [one] One is left in the chest then
   *[other] { $left } are left in the chest then
}, and the stash needs { $n ->
    [one] one
   *[other] { $n }
}{ $short ->
    [yes] : too few!
   *[no] .
}
loss-none = There is none in the chest: you give another gem.
badge-missing = missing
badge-last = none to spare

label-reroll = Roll again
says-reroll = Roll the die once more
follows-reroll = The second colour counts.
label-keep = Leave it
says-keep = The { $colour } is stolen
verb-give = Give
label-give = { $colour }
says-give = Give the { $colour }
go-give = Give it

verb-take = Take
label-take = { $tile }, { $side }
go-take = Take it
follows-take = Turned over: { $face }.{ told-bared }
follows-turtle = You choose the side.{ told-bared }
told-bared = { $n ->
    [0] {""}
    [one] {" "}{ $fish } loses its reef: Tentacula steals when the round ends.
   *[other] {" "}{ $n } fish lose their reef: Tentacula steals for each when the round ends.
}
verb-face = Show
label-face = { $face }
go-face = This side up
follows-face = { $n ->
    [0] No fish can follow it now.
    [one] One fish could follow it.
   *[other] { $n } fish could follow it.
}

must-wait = { $fish } must wait
waits-for = { $first } goes through the gate first

## Why not

whynot-octopus = Tentacula does as he pleases. He steals when a fish is in open water.
whynot-chest = Only a dolphin carries gems from the chest to the stash.
whynot-stash = Only a dolphin brings gems here, or the third fish that comes home.
whynot-pile = New tiles come at the end of the round.
whynot-gate = The gate shows in which order the fish may pass. It stands there until all are through.
whynot-turn = It is not your turn right now.
whynot-acted = You have had your turn in this round.
whynot-home = { $fish } is home and swims no more.
whynot-waits = { $fish } must wait: { $first } goes through the gate first.
whynot-nowhere = { $fish } sees no free { $creature } ahead.
whynot-later = { $fish } can move when it is time to swim.
whynot-taken = { $fish } is there already; only one fish fits on a square.
whynot-square = Fish swim to the next free { $creature }, not further and not less far.
whynot-reef_full = { $tile } lies there.
whynot-laid = Your tile is laid for this turn.
whynot-reef = A tile goes on the next free reef square of its side, without gaps.
whynot-not_yours = That is the tile of { $who }.
whynot-placed = Your tile lies on the reef first; then a fish swims.
whynot-boxed = That tile is out of the game.
whynot-old_gate = That gate is out of the game.
whynot-on_reef = Tiles stay on the reef until somebody takes them from its end.

## The log

list-on = { $first }, { $next }
log-sets_out = { $players } friends lead { $fish_1 }, { $fish_2 } and { $fish_3 } past Tentacula: { $level }. All three fish at the finish and the stash full from a chest of { $gems } gems wins; a bare chest or a reef without tiles loses. Shells to pay with: { $shells }.
log-stash = { $who } picks the stash { $stash }: { $text }
log-chip = { $who } is the { $creature }. { $power }.
log-snail_out = { $tile }, which never leaks, stays in the box.
log-reef_begins = The reef begins with { $inside } inside ({ $inner }) and { $outside } outside ({ $outer }). { $left } tiles are in the pile.
log-gate = { $gate }. The order is { $order }.
log-turn = Round { $round }, turn { $turn }: { $who } goes next, with { $tile } and its { $creature }.
log-lays = { $who } lays { $tile } { $side } on reef square { $n }: { $face }.
log-no_room = No reef square is free for { $tile }.
log-swims = { $who } moves { $fish } from { $origin } to { $place }, { $home ->
        [yes] home!
       *[no] the next free { $creature }.
    }
log-swims-shell = { $who } pays a shell to follow the { $creature } instead of the { $own }, and moves { $fish } from { $origin } to { $place }{ $home ->
        [yes] : home!
       *[no] .
    }
log-stays = { $who } moves no fish: none can follow the { $creature }.
log-pays = The shell is paid: { $left ->
        [0] the team has none left.
       *[other] the team has { $left } left.
    }
log-passes = { $fish } is through the gate. { $following } is next.
log-passes-last = { $fish } is through the gate, the last of the three: the board folds when the round ends.
log-passes-home = { $fish } is through the last gate, the last of the three.
log-flip-kept = { $who } flips the shell: shell side up, it stays! The team has { $left }.
log-flip-lost = { $who } flips the shell: water side up, it is gone.
log-shell = { $fish } finds a shell: the team has { $count }.
log-shell-full = { $fish } finds a shell, but the team has all { $count } of them.
log-dolphin = { $who } calls the dolphin, which carries { $gem } from the chest to the stash: { $count } of { $of }.
log-shark = { $who } calls the shark, which brings { $gem } back from the cave to the chest, { $count ->
        [one] the only one there.
       *[other] now one of { $count }.
    }
log-boxed = { $tile } found no room and goes to the box.
log-exposed = { $fish } is in open water at { $place }{ $when ->
        [round] {" "}as the round ends
       *[turn] {""}
    }, { $gap ->
        [none] where no reef is yet
        [inside] where the inner reef is missing
        [outside] where the outer reef is missing
       *[leak] where water leaks in
    }: Tentacula reaches for the chest!
log-nothing = { $fish } is in open water at { $place }, but there is nothing left to steal.
log-rolls = { $who } rolls the die: { $colour }.
log-rolls-again = { $who }, the seahorse, rolls again: { $colour }.
log-keeps = { $who }, the seahorse, keeps the { $colour }.
log-instead = There is no { $colour } in the chest: { $who } gives { $gem } instead.
log-steals = Splash! Tentacula steals { $gem } from the chest: { $left ->
        [0] none is left there
        [one] one is left there
       *[other] { $left } are left there
    }{ $short ->
        [yes] , too few for the stash!
       *[no] .
    }
log-draws = { $who } takes { $tile } from the pile and turns it over: { $face }. { $left ->
        [0] The pile is empty now.
        [one] One tile is left in the pile.
       *[other] { $left } tiles are left in the pile.
    }
log-takes = { $who } takes { $tile } from the end of the reef, { $side } on square { $n }, and turns it over: { $face }.
log-without = There is no tile for { $who }: pile and reef are used up.
log-holds = { $who }, the turtle, keeps { $tile } with this side up: { $face }.
log-opens = All fish are through, and the left side of the board opens. { $lost ->
        [0] No tile is lost.
        [one] One tile of the pile is lost.
       *[other] { $lost } tiles of the pile are lost.
    }
log-closes = All fish are through, and the right side of the board closes. { $lost ->
        [0] No tile is lost.
        [one] { $names } is lost.
       *[other] These { $lost } tiles are lost: { $names }.
    }
log-fills = All fish are home. { $count ->
        [0] The chest has nothing to add to the stash.
        [one] One gem goes from the chest to the stash.
       *[other] { $count } gems go from the chest to the stash.
    }
log-end-made_it = All three fish are home and all { $needed } gems of the stash are saved, on turn { $turns }: the team wins!
log-end-so_close = All three fish are home, but only { $gems } of { $needed } gems of the stash are saved: the team loses on turn { $turns }.
log-end-reef_gone = Nobody has a tile left, with { $home } of { $of } fish home and the stash not full: the team loses on turn { $turns }.
log-end-chest_bare = The chest is bare, with { $home } of { $of } fish home: the team loses on turn { $turns }.
log-end-fish_food = The stash is full, but nobody has a tile left, with { $home } of { $of } fish home: the team loses on turn { $turns }.

## The end

banner-made_it = You made it!
banner-so_close = So close!
banner-reef_gone = The reef is gone
banner-chest_bare = The chest is bare
banner-fish_food = Fish food
end-made_it = All fish are home, and so is the treasure.
end-so_close = All fish are home, but a gem of the stash is missing.
end-reef_gone = There are no reef tiles left, and the fish are still out there.
end-chest_bare = Tentacula has taken everything.
end-fish_food = The stash is full, but there are no reef tiles left for the fish.
end-record = { $cause } Fish at the finish: { $fish } of { $of }. Needed gems: { $gems } of { $needed }. Turns: { $turns }. Thefts: { $thefts }. Shells left: { $shells }.

## Why a hint says so: "It …", more (yes: the most) than other answers, by part of the evaluation

speaks-for-gems = { $most ->
    [yes] keeps the gems safest
   *[no] keeps the gems safer
}
speaks-against-gems = { $most ->
    [yes] puts the gems most at risk
   *[no] puts the gems more at risk
}
speaks-for-theft = { $most ->
    [yes] loses the least to the theft
   *[no] loses less to the theft
}
speaks-against-theft = { $most ->
    [yes] loses the most to the theft
   *[no] loses more to the theft
}
speaks-for-fish = { $most ->
    [yes] gets the fish farther than anything else
   *[no] gets the fish farther
}
speaks-against-fish = { $most ->
    [yes] gets the fish the least far
   *[no] gets the fish less far
}

# --- the guided first voyage: content/tutorial.toml says when
tutorial-stash = Three fish swim round the reef, and Tentacula, the octopus, is after their gems. You all win when they are home and the **five gems of your stash** are saved. The Tidepool Cradle asks for common stones. **Take it.**
    .title = Pick your treasure
tutorial-chip = Two friends play with you, and each animal has a power. **Hold** one, or press i, to ask what it is. For a shell, the jellyfish follows any creature. **Be the jellyfish.**
    .title = Pick your animal
tutorial-me = The team agrees who goes next, each once a round. Go early, and friends can build on what you lay. **Say "Me!"**
    .title = Who goes next?
tutorial-lay = First lay your reef tile beside the path. Squares with reef on **both** sides are safe. Elsewhere, and beside a tile's water, is **open water**, where Tentacula steals. Outside, yours leaks only at the turtle. **Lay it outside.**
    .title = Build the reef
tutorial-swim = Your tile shows a **crab**: a fish swims to the next free crab, where a shell lies. A slip? The bent arrow, or u, **takes back** until something new is seen. **Send Professor Finley to 4.**
    .title = Move a fish
tutorial-again = A friend took Professor Finley through the **gate**. Fish pass only in the order it shows: Little Paloma is next. **Go first.**
    .title = A magical gate
tutorial-shield = Three squares up the right side have reef outside only, and your tile shows no water. On a screen, pinch, or Ctrl and wheel, bring the board closer. **Lay it inside.**
    .title = Close the wall
tutorial-gate = Sir Barnaby waits until Little Paloma is through, and a shell lies on her way. **Send her to 4.**
    .title = The next in order
tutorial-third = Well swum! **Go first.**
    .title = A larger sea
tutorial-reef = Water leaks in at jellyfish and crab; with reef outside, the seahorse between is safe. **Lay it outside.**
    .title = Between two leaks
tutorial-shell = Professor Finley is last, and your turtle leads him to a leak. Pay a **shell** to follow the seahorse, and find one at 15. **Send him there.**
    .title = Pay with a shell
tutorial-fourth = This gate wants Sir Barnaby first, and he is last. **Go first.**
    .title = The second gate
tutorial-ahead = Build ahead, so friends land safely. Outside, your tile leaks twice, but not at the seahorse before the gate. **Lay it outside.**
    .title = Think ahead
tutorial-catch-up = Taken squares are skipped, so your seahorse leads far. **Send Sir Barnaby to 19.**
    .title = A long way
tutorial-take = You turn over the tile you take. The inner one becomes a turtle, and Professor Finley's next turtle has a **dolphin**. **Take the inner one.**
    .title = A tile from behind
tutorial-fifth = On a screen, the three dots (**More**) lead to rules, log and settings. **Go first.**
    .title = Your new tile
tutorial-bridge = Farther on there is no reef. Begin, and a friend can close the other side. **Lay it inside.**
    .title = Build together
tutorial-dolphin-ahead = Either way your turtle leads into open water: Tentacula steals a gem. But at 18 a dolphin comes first. **Send Professor Finley to 18.**
    .title = A risk worth taking
tutorial-dolphin = For a shell the dolphin carries a gem from the chest to your stash, out of Tentacula's reach. You need two rubies. **Save a ruby.**
    .title = Save a gem
tutorial-sixth = Three sapphires are left, and you need two. **Go first.**
    .title = A theft survived
tutorial-shelter = Professor Finley is first at this gate. Reef lies opposite, and your tile shows no water: no theft there. **Lay it outside.**
    .title = Prevent a theft
tutorial-shark-ahead = At 30 waits a **shark**. With Little Paloma there, a friend's jellyfish skips it and leads Professor Finley home. **Send her to 30.**
    .title = Two for one
tutorial-shark = For one of your three shells, the shark fetches a gem from Tentacula's cave. **Fetch the sapphire.**
    .title = Get it back
tutorial-seventh = Professor Finley is **home**! Sir Barnaby is next. **Go first.**
    .title = The first one home
tutorial-second-home = No jellyfish is left before him: yours leads to the finish. **Send Sir Barnaby home.**
    .title = The second one
tutorial-either = Only a turtle lies between Little Paloma and the finish, and neither tile becomes one. **Take either**, say the inner one.
    .title = As you like
tutorial-eighth = Only Little Paloma is out there. **Your turn.**
    .title = The last fish
tutorial-home = With the third fish, the chest fills the stash. **Send Little Paloma home.**
    .title = Home
tutorial-stolen = Each fish in **open water** costs a gem after its move, and again when the round ends.
tutorial-opens = All three are through: the board **unfolds**, and a new gate shows another order.
tutorial-rear = No pile is left: tiles come from the **end of the reef**. Stragglers lose shelter.
tutorial-closes = The board folds. There is the **finish**: past the last square of its kind, any creature leads home.
tutorial-no-room = No place for a tile is left: yours leads a fish, then leaves the game.
tutorial-end = Three fish home, five gems saved: **so a voyage is won**. Sail with **friends**, invited by a link. For a **short match**, sail The First Voyage again; the **whole game** goes on with The Grand Adventure, one shell less.
