### Lurk in English. The game's own Italian is in it.ftl: both have the same messages.
### Names and texts of cards follow the content: model-<id>, card-<id>, abyss-<id>, event-<id>, token-<id>, trait-<id>.

## The game

game-name = Lurk
game-tagline = Armies on the sea floor, and something in the dark
game-text = Two to four armies fight on a sea floor of sand, rock and coral. Dice explode into more dice, and the abysses are not empty. Be the last one with models.
game-length = 45 to 60 minutes

option-lingering_tokens = Lingering tokens
    .note = Harmful tokens from after your turn stay one round longer
option-lingering_tokens-False = Off
option-lingering_tokens-True = On
option-swap_keeps_token = Swap keeps the token
    .note = A swap attack leaves its token in the Attack column
option-swap_keeps_token-False = Off
option-swap_keeps_token-True = On
option-quick_start = Quick start
    .note = Factions by chance, ready-made armies, no vote on the map
option-quick_start-False = Off
option-quick_start-True = On
option-round_limit = Last round
    .note = After it the dearest survivors win
option-round_limit-fifteen = After 15 rounds
option-round_limit-twenty = After 20 rounds
option-round_limit-none = None: to the last model

end-elimination = Only one army is left on the sea floor.
end-together = The last armies fell in the same moment.
end-rounds = The last round is over: the most valuable survivors decide.
banner-yours = The { $faction } prevail
banner-theirs = { $who } and the { $faction } prevail
banner-draw = Nobody prevails

## The map

board-label = The sea floor, a hexagon of 37 tiles with summoning tiles at its edges
space-label = Tile { $place }
tile-at = { $kind } { $place }
tile-sand = Sand
tile-rock = Rock
tile-coral = Coral
tile-coral-searched = Searched Coral
tile-abyss-hidden = Abyss
tile-abyss-guarded = Guarded Abyss
tile-abyss-lair = Lair
tile-abyss-empty = Empty Abyss
tile-summoning = Summoning tile
no-sight = blocks the line of sight
guards = guards its tile
essence-here = { $essence } Essence lies here
perched = Perched: one white die more in attack
more-tokens = more tokens
model-at = { $model } on { $place }
hearts = { $left } of { $of } hearts
which-one = which of its kind
posture-moving = moving
posture-attacking = attacking
posture-done = has acted this turn
fact-reach = { $speed ->
        [one] It moves 1 tile at a time
       *[other] It moves up to { $speed } tiles at a time
    } and strikes { $reach ->
        [1] the tiles next to it.
       *[other] up to { $reach } tiles away.
    }
fact-carries = { $cards ->
        [1] It carries { $first }.
        [2] It carries { $first } and { $second }.
        [3] It carries { $first }, { $second } and { $third }.
       *[other] It carries { $first }, { $second }, { $third } and { $fourth }.
    }
fact-may = { $moves ->
        [0] This turn it may not move any more
        [one] This turn it may still move once
       *[other] This turn it may still move twice
    }{ $acts ->
        [0] , and it has acted.
       *[other] , and it may act once.
    }
zone-reach = what it could strike from there
clear-line = clear line
cap-N = the north
cap-S = the south
cap-E = the east
cap-W = the west
cap-SE = the south-east
cap-SW = the south-west
direction-N = north
direction-NE = north-east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-NW = north-west

## Dice

dice = dice
die-white = white die
die-red = red die
die-black = black die
face-blank = blank
face-black_octopus = octopus
face-white_octopus = white octopus
face-black_shield = shield
face-white_shield = white shield
face-black_diamond = diamond
face-white_diamond = white diamond
die-of-attack = die of the attack
die-of-defence = die of the defence
hits = hits
blocks = blocks
wounds = wounds
odds-none = no wound
odds-one = one
odds-more = two or more

## Beside the map

moment-round = round { $round }
moment-factions = choosing factions
moment-armies = mustering armies
moment-map = the map
moment-caps = choosing sides
moment-deploy = deployment
panel-seats = Players
panel-order = Turn order
panel-activations = Activations of { $who }
panel-items = Item Reserve
panel-decks = Decks
panel-duel = The attack
panel-last-fight = Last fight
last-fight = { $attacker } against { $target }: { told-wounds }.
panel-sum = Hits, blocks, wounds
panel-odds = Odds
panel-army = Your army
panel-army-of = Army of { $who }
panel-points = Army points
panel-draft = Your army
panel-bought = Cards bought
column-move = Move
column-attack = Attack
column-spent = Spent
tokens-left = tokens to move and to attack
of = { $n } of { $of }
essence = Essence
deck-item = Items
deck-abyss = Abyss
deck-event = Events
seat-choosing = choosing a faction
seat-mustering = mustering
seat-out = { $faction }, eliminated
seat-reserve = { $reserve } in reserve
goal-label = How you win
goal-sentence = { $rounds ->
        [0] Be the last army.
       *[other] Be the last army, or have the dearest survivors after round { $rounds }.
    }
goal-round = Round { $round } of { $of }
goal-to_go = { $n ->
        [0] the last one
       *[other] { $n } to go
    }
goal-ends = You lose if
goal-last_model = your last model falls
goal-left = { $n } left
army-of = { $models ->
        [one] 1 model
       *[other] { $models } models
    }
note-reserve = in reserve
note-ready = ready
note-actions = { $moves ->
        [0] moved
        [one] 1 move
       *[other] { $moves } moves
    }, { $acts ->
        [0] acted
       *[other] ready
    }
points = { $points } points
points-left = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
points-spent = spent
gear = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
slot-item = Item
slot-weapon = Weapon
slot-armour = Armour
slot-ability = Ability

## Questions

ask-faction = Which faction do you wish for?
ask-faction_left = Your wish went to another. Which faction is left for you?
ask-army = Which army do you lead?
ask-build = Build your army: { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }.
ask-attach = Who carries { $card }?
ask-map = Keep this map?
ask-cap = From where do you come?
ask-deploy = Whom do you place, and where?
ask-turn = Your turn: { $moves ->
        [0] no token to move with
        [one] 1 token to move with
       *[other] { $moves } tokens to move with
    }, { $attacks ->
        [0] none to attack with yet
        [one] 1 to attack with
       *[other] { $attacks } to attack with
    }. Name a tile, or end it.
ask-concede = Give up the battle?
ask-logistics = Logistics: equip, share or use items before anybody moves.
ask-mover = Who moves?
ask-declare = { $model } is about to move. How?
ask-step = { $model } has { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }. Where to?
ask-attacker = Who attacks?
ask-target = { $model } takes aim. Whom does it strike?
ask-attack_window = { $model } attacks { $target }. Use an ability?
ask-defence_window = { $hits ->
        [0] { $attacker } has no hit on { $model }: there is nothing to block. Use an ability all the same?
        [one] { $attacker } has 1 hit on { $model }. Defend with an ability?
       *[other] { $attacker } has { $hits } hits on { $model }. Defend with an ability?
    }
ask-redirect = Who takes the blow for { $model }?
ask-push = Where is { $model } pushed?
ask-pull = Where is { $model } pulled?
ask-step_aside = Where does { $model } step?
ask-splash = Who else on the tile is hit?
ask-heal = Who is healed?
ask-recoverer = Who recovers?
ask-searcher = Who searches?
ask-fight_or_flee = { $model } rises from the abyss! Fight or flee?
ask-retreat = Where does { $model } retreat?
ask-overflow = Your reserve holds five cards. Which one goes?
ask-lurker_target = Whom does { $model } attack?
ask-event_prey = { $event }: which opposing model is marked?
ask-event_heal = { $event }: which of your models is healed?
ask-event_move = { $event }: who takes a free Movement action?
ask-event_stir = { $event }: on which Abyss tile?
ask-event_regrow = { $event }: which Coral tile grows again?
ask-event_crumble = { $event }: which Rock tile crumbles?

## Answers

stack = { $first } and { $more } more
at-place = { $who }, { $place }
label-deploy = { $uid } to { $place }
label-reinforce = { $uid } to { $place }
nth = { $name } { $n }
label-equip = { $card } to { $uid }
label-share = { $card } to { $receiver }
label-add_model = { $short } · { $cost }
label-pick_card = { $card } · { $cost }
label-army = { $short }’s army
label-to_reserve = Item Reserve
label-faction = { $faction }
label-cap = { $cap }
label-attach = { $name }
label-drop = { $name }
label-use_item = { $card }
label-discard = { $card }
label-use = { $ability }
for-essence = { $essence } Essence
for-nothing = free
single-use = single use
model-state = { $left } of { $of } hearts, Speed { $speed }, Range { $range }

go-faction = Wish
go-army = Lead
go-build = Build
go-add_model = Add
go-pick_card = Add
verb-add-character = Characters
verb-add-minion = Minions
verb-attach = Hand over
verb-drop = Leave out
go-keep = Vote
go-redraw = Vote
verb-cap = Side
verb-deploy = Place
verb-move = Move
verb-attack = Attack
verb-recover = Recover
verb-search = Search
verb-swap = Attack instead of moving
verb-reinforce = Reinforce
verb-other = Or
verb-equip = Equip
verb-share = Share
verb-use_item = Use
verb-discard = Discard
verb-mover = Who moves
verb-attacker = Who attacks
verb-recoverer = Who recovers
verb-searcher = Who searches
verb-redirect = Who steps in
verb-heal = Heal
verb-event_heal = Heal
verb-event_move = Who moves
verb-declare = Way of moving
verb-step = Go to
verb-push = Push to
verb-pull = Pull to
verb-step_aside = Step to
verb-retreat = Retreat to
verb-target = Target
verb-splash = Also hit
verb-lurker_target = Prey
verb-event_prey = Mark
verb-attack_window = Ability
verb-defence_window = Ability
verb-event_stir = Abyss tile
verb-event_regrow = Coral tile
verb-event_crumble = Rock tile
go-target = Strike { $fighter }

says-faction = Wish for the { $faction }
says-army = Lead the army of { $leader }
says-build = Build your own
says-add_model = Add { $title } for { $cost } points
says-pick_card = Buy { $card } for { $cost } points
says-attach = { $card } for { $name }
says-to_reserve = { $card } into the Item Reserve
says-put_back = Not this card
says-drop = Leave out { $name }
says-muster = To battle with this army
says-keep = Keep it
says-redraw = Draw another
says-cap = Come from { $cap }
says-deploy = Place { $whole } on { $place }
says-move = { $who } on { $place }: Movement activation
says-attack = { $who } on { $place }: attack
says-recover = { $who } on { $place }: Recover
says-search = { $who } on { $place }: Search
says-swap = { $who } on { $place }: attack instead of moving
says-reinforce = { $whole } comes from the reserve to { $place }
says-waste = Waste a Movement token
says-end_turn = End turn
says-concede = Concede
says-concede_sure = Yes, I give up
says-equip = { $uid } takes { $card }
says-share = { $giver } gives { $card } to { $receiver }
says-swap_cards = { $giver } gives { $card } to { $receiver } and gets { $swapped }
says-use_item = { $uid } uses { $card }
says-discard = Discard { $card }
says-mover = { $whole } moves
says-attacker = { $whole } attacks
says-recoverer = { $whole } recovers
says-searcher = { $whole } searches
says-redirect = { $whole } takes the blow
says-heal = Heal { $whole }
says-event_heal = Heal { $whole }
says-event_move = { $whole } moves
says-declare-plain = Just move
says-declare-swim = Swim
says-declare-settle = Settle
says-declare-charge = Charge
says-declare-swim-charge = Swim and charge
says-declare-settle-charge = Settle and charge
says-step = { $model } goes to { $tile }
says-push = Push { $model } to { $tile }
says-pull = Pull { $model } to { $tile }
says-step_aside = { $model } steps to { $tile }
says-retreat = { $model } retreats to { $tile }
says-stop = Stop here
says-target = { $model } attacks { $fighter }
says-splash = { $fighter } is hit too
says-lurker_target = It attacks { $fighter }
says-event_prey = Mark { $fighter }
says-use = Use { $ability }
says-fight = Fight it
says-flee = Flee
says-event_stir = Stir { $tile }
says-event_regrow = Let { $tile } grow again
says-event_crumble = { $tile } crumbles to Sand

decline-concede = No, fight on
decline-logistics = Done
decline-mover = Nobody else moves
decline-attacker = Hold fire
decline-recoverer = Nobody else
decline-attack_window = No ability
decline-defence_window = No ability
decline-step_aside = Stay
decline-splash = Nobody else
decline-event_move = Nobody

follows-army = { $models } models, { $characters ->
        [one] 1 of them a character
       *[other] { $characters } of them characters
    }.
follows-build = { $points } points for models and cards of your faction.
follows-add_model = { $heart } hearts, Speed { $speed }, Range { $range }, attack { $attack }, defence { $defence }. { $text }
follows-muster = { $points ->
        [0] All points are spent.
        [one] One point stays unspent and is lost.
       *[other] { $points } points stay unspent and are lost.
    }
follows-keep = The battle is fought here.
follows-redraw = If more than half wish so, a new map is drawn.
follows-move = Every model there may move; its token goes on to Attack.
both = { $first } { $second }
beast = { $hearts } hearts. { $text }
follows-fight = If it lives, it strikes back, and you retreat.
follows-concede = All your models leave the map, and you are out.
follows-no-hit = There is no hit to block.
follows-event_prey = Every attack against it adds 1 white die.
follows-blow = { $wounds ->
        [1] 1 wound
       *[other] { $wounds } wounds
    } on average against { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }, { $kill } % to destroy.
follows-parry = { $wounds ->
        [1] 1 wound
       *[other] { $wounds } wounds
    } on average against { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }, { $kill } % that it falls.
follows-attack = Every model there may attack one target, one after the other.
follows-recover = Takes off Trapped, Inked, Marked and Chilled.
follows-search-coral = An octopus on the die finds an item.
follows-search-abyss = A treasure, or a creature that you must fight or flee.
follows-swap = The token goes straight to Spent.
follows-swap-kept = The token stays in the Attack column.
follows-reinforce = It may still attack, and move once more.
follows-waste = The token goes to Attack, for a Search or a Recover.
follows-end_turn = { $tokens ->
        [0] All tokens are used.
        [one] One token stays unused.
       *[other] { $tokens } tokens stay unused.
    } An event follows.
follows-declare = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $way ->
        [plain] .
        [swim] , over Rock without a check; defends with a worse die until it settles.
        [settle] , and its defence is whole again.
        [charge] ; attacks with a worse die this round.
        [swim-charge] ; attacks and defends with a worse die.
       *[settle-charge] ; attacks with a worse die, defends well.
    }
follows-climb = A climb check: half the dice succeed, else the movement ends here.
follows-guard = { $guards ->
        [one] { $creature } strikes it there.
       *[other] { $creature } and { $guards } guards in all strike it there.
    }
follows-perched = Perched there: one white die more in attack.
follows-coral = Coral: a worse die in defence. { $left ->
        [0] No step left.
        [one] 1 step left.
       *[other] { $left } steps left.
    }
follows-step = { $left ->
        [0] No step left.
        [one] 1 step left.
       *[other] { $left } steps left.
    }
follows-flee = Everybody on the tile retreats; the creature guards it.

whynot-turn = It is the turn of { $who }.
whynot-no-move-token = No token is left in the Movement column.
whynot-no-attack-token = No token is in the Attack column yet: move first, waste a token, or attack instead of moving.
whynot-reserve = { $model } waits in reserve. Spend a Movement activation to bring it in.
whynot-not-named = { $model } does not stand on the tile that was named.
whynot-trapped = { $model } is Trapped and cannot move. Recover first.
whynot-moved = { $model } has moved twice this turn.
whynot-acted = { $model } has attacked, recovered or searched this turn.
whynot-no-target = { $model } has nobody in Range { $range } and in sight.
whynot-out-of-range = None of your models reaches { $target } from where it stands.
whynot-no-sight = Rock hides { $target } from everybody who could reach it.
whynot-all-acted = Those who could strike { $target } have acted this turn.
whynot-not-yet = { $target } can be attacked: name a tile for an attack first.
whynot-nobody-there = None of your models stands there.
whynot-creature = A creature guards that tile.
whynot-opponent = An opponent stands there.
whynot-full = There is no room to end there.
whynot-rock = Rock is climbed from the tile beside it.
whynot-too-far = That is too far or blocked: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } left.

## What happened

# Parts of several lines.
list-last = { $one } and { $rest }
list-more = { $one }, { $rest }
told-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
told-blocks = { $blocks ->
    [0] no block
    [one] 1 block
   *[other] { $blocks } blocks
}
told-wounds = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}
told-source = { $source ->
    [dice] {" "}from the dice
   *[other] {""}
}
told-spent = { $spent ->
    [item] {" "}It is used up.
   *[other] {""}
}
told-models = { $models ->
    [one] 1 model
   *[other] { $models } models
}

log-opening = { $armies ->
    [2] Two armies
    [3] Three armies
   *[other] Four armies
} meet on the sea floor. { $rounds ->
    [0] The last one with a model wins.
   *[other] The last one with a model wins; after round { $rounds } the survivors' points decide.
}
log-faction = { $who } leads the { $faction }.
log-faction-won = { $who } wins the roll for the { $faction }.
log-army = { $who } shows an army of { told-models }: { $lineup }.
log-map = The map is laid. Rock: { $rock }. Coral: { $coral }. Abyss, still hidden: { $abyss }. Everything else is Sand.
log-map-kept = The map is kept ({ $against } against it).
log-map-redrawn = A new map is drawn: { $against } wished so.
log-first = { $who } wins the roll and goes first.
log-cap = { $who } comes from { $cap }, with the summoning tiles { $places }.
log-deployed = { $who } puts { $model } on { $place }.
log-battle = The battle begins{ $reserve ->
        [0] {""}
        [one] , with 1 model in reserve
       *[other] , with { $reserve } models in reserve
    }.
log-round = { $rounds ->
        [0] Round { $round } begins.
       *[other] Round { $round } of { $rounds } begins.
    }
log-turn = { $who } has the turn: { told-models }, { $essence } Essence.
log-ends = { $unused ->
    [0] { $who } ends the turn.
    [one] { $who } ends the turn with 1 token not spent.
   *[other] { $who } ends the turn with { $unused } tokens not spent.
}
log-activate-move = { $who } names { $tile } to move: { $lineup }.
log-activate-attack = { $who } names { $tile } to attack: { $lineup }.
log-activate-recover = { $who } names { $tile } to recover: { $lineup }.
log-activate-search = { $who } names { $tile } to search: { $lineup }.
log-activate-swap = { $who } names { $tile } to attack instead of moving: { $lineup }.
log-reinforced = { $who } brings { $model } from the reserve to { $place }.
log-wasted = { $who } moves nobody: a Movement token goes to the Attack column.
log-lull = The creatures sleep through this Lurker phase.
log-poison = Poison gives { $model } on { $place } 1 wound.
log-clean-up = { $late ->
    [0] The round is over: all tokens but Swimming come off.
   *[other] The round is over: all tokens come off but Swimming and the harmful ones that came after their owner's turn.
}
log-eliminated = { $who } has no model left and is out.
log-conceded = { $who } concedes: all models of that army go.
log-step = { $model } moves from { $origin } to { $tile }.
log-step-aside = { $model } steps aside from { $origin } to { $tile }.
log-retreats = { $model } retreats from { $origin } to { $tile }.
log-drifts = { $model } drifts from { $origin } to { $tile }.
log-no-retreat = { $model } has nowhere to retreat to from { $place }.
log-shove-held = { $model } stands fast and cannot be moved.
log-shove-no-room = { $model } stays on { $tile }: no tile that way has room for it.
log-push = { $attacker } pushes { $model } from { $origin } to { $tile }.
log-pull = { $attacker } pulls { $model } from { $origin } to { $tile }.
log-went-back = { $model } has no room on { $origin } and goes back to { $tile }.
log-settled = { $model } stops swimming and settles.
log-climbed = { $model } rolls a hit, climbs the Rock at { $place } and is Perched.
log-slipped = { $model } rolls no hit, slips off the Rock at { $place } and stays on { $origin }.
log-attacks = { $attacker } on { $origin } attacks { $target } on { $place }.
log-search-fight = { $model } fights { $creature }.
log-fights-back = { $creature } fights back against { $model }.
log-ability = { $model } uses { $ability }{ $essence ->
        [0] {""}
       *[other] {" "}for { $essence } Essence
    }: “{ $works }”{ told-spent }
log-attack-roll = { $attacker } rolls { told-hits }{ $bonus ->
        [0] {""}
        [one] , with a bonus die
       *[other] , with { $bonus } bonus dice
    }.
log-wounds = { $attacker } against { $target }: { told-hits }, { told-blocks }{ $spared ->
        [0] {""}
       *[other] , { $spared } fewer by what it has
    }: **{ told-wounds }**.
log-still-stands = { $target } has { $hearts } left.
log-fight-over = The fight is over.
log-redirected = { $other } takes the blow for { $model }.
log-splash = { $attacker } hits { $model } too: { told-wounds }.
log-stung = { $model } wounds its attacker { $attacker }: { told-wounds }.
log-strike = { $model } strikes back at { $attacker }: { told-hits }, { told-blocks }: **{ told-wounds }**.
log-guard = { $creature } strikes { $model }, who comes to { $place } beside it.
log-lurker = { $creature } on { $origin } attacks { $model } on { $place }, as { $who } chose.
log-destroyed = { $model } is destroyed on { $place }.{ $survivors ->
        [0] {""}
        [one] {" "}{ $who } has one model left.
       *[other] {" "}{ $who } has { $survivors } models left.
    }
log-destroyed-reserve = { $model } is destroyed in the reserve.
log-creature-destroyed = { $model } slays { $creature }; { $place } is a lair now.
log-creature-healed = { $creature } loses { told-wounds }: { $hearts } left.
log-swims = { $model } swims from now on.
log-charges = { $model } charges.
log-token-already = { $model } is { $token } already: nothing changes.
log-token-proof = { $model } cannot become { $token }.
log-token = { $model } is { $token }: “{ $means }”
log-tokens-off = { $model } is no longer { $shed }.
log-healed = { $model } loses { told-wounds }: { $hearts } left.
log-recovered = { $model } recovers.
log-essence-gained = { $who } gains { $essence } Essence{ told-source }: { $purse } now.
log-essence-lost = { $who } loses { $essence } Essence: { $purse } now.
log-essence-tile = { $essence } Essence falls onto the tile of { $creature }.
log-item-drawn = { $who } gets { $card } into the Item Reserve: “{ $does }”
log-no-item = { $who } gets no item: deck and discards are empty.
log-item-discarded = { $who } discards { $card }.
log-item-used = { $model } uses { $card }: “{ $does }”{ told-spent }
log-equipped = { $model } takes { $card } from the Item Reserve: “{ $does }”
log-put-back = { $model } puts { $old } back into the Item Reserve.
log-shared = { $model } passes { $card } to { $other }.
log-coral-found = { $model } searches the Coral on { $place }, rolls a hit and finds something.
log-coral-nothing = { $model } searches the Coral on { $place }, rolls no hit and finds nothing.
log-abyss-nothing = { $model } looks into the Abyss on { $place }: it is empty.
log-treasure = { $model } looks into the Abyss on { $place } and finds { $treasure }.
log-creature = { $creature } rises from the Abyss on { $place }! “{ $lurks }”
log-fled = { $model } flees without a fight.
log-event = { $who } draws the event **{ $event }**: “{ $what }”
log-event-nothing = That means nobody and nothing now.
log-rockfall-hit = Falling rock hits { $model } on { $place }: { told-wounds }.
log-rockfall-missed = Falling rock misses { $model } on { $place }.
log-current = A current sets in, { $direction }: whoever swims drifts.
log-stir = { $who } chooses { $tile }: something stirs.
log-drifts-by = It is only { $treasure }, which drifts by.
log-regrow = { $who } lets { $tile } grow again: it can be searched.
log-crumble = { $who } lets { $tile } crumble to Sand.
log-worth = { $who }: survivors worth { $worth } points, { $essence } Essence.
log-end-elimination = { $who } wins: no other army has a model left. { $models ->
        [one] One model survives.
       *[other] { $models } models survive.
    }
log-end-together = The last armies fell in the same moment: a draw between them.
log-end-rounds = Round { $rounds } is over: { $who } wins by the points of the survivors, and by Essence where they are equal.
log-end-draw = Round { $rounds } is over: survivors and Essence are equal, and it is a draw.

# What comes to the centre of the table.
reveal-dice = { $model } rolls

## Factions

faction-cog = Cog
    .text = Brass automata and pressure-suited engineers: slow, hard to break, strong shields.
faction-nautilus = Nautilus
    .text = Free corsairs in fast craft: speed, reach, volleys.
faction-low_clans = Low Clans
    .text = Seabed tribes of claw and shell: cheap bodies, nets and venom.
faction-ancients = Ancients
    .text = What slept here first: few, large, and fat with Essence.

## Models

model-cog_foreman = Foreman Valve-Nine
    .short = Valve-Nine
    .ability = Close the Bulkheads
    .text = Add 1 red die in defence.
model-cog_torpedier = Ulm Torpedier
    .short = Ulm
    .ability = Bracketing Shot
    .text = Add 1 red die in attack.
model-cog_boilerwright = Brassa Quill, Boilerwright
    .short = Brassa
    .ability = Weld and Strike
    .text = Afterwards, remove 1 wound from a friendly model on this tile.
model-cog_governor = The Grand Governor
    .short = Governor
    .ability = Flywheel Blow
    .text = If it inflicts at least one wound, up to 2 other enemy models on the target's tile suffer 1 wound.
model-cog_drone = Rivet Drone
    .short = Rivet Drone
    .ability = Overwind
    .text = Add 1 white die in attack.
model-cog_bulwark = Bulwark Diver
    .short = Bulwark Diver
    .ability = Lock Plates
    .text = Add 2 white dice in defence.
model-cog_lamp = Lamp Gunner
    .short = Lamp Gunner
    .ability = Searchlight
    .text = If it scores at least one hit, the target becomes Marked.
model-cog_hulk = Piston Hulk
    .short = Piston Hulk
    .ability = Ram Stroke
    .text = If it inflicts at least one wound, push the target 1 tile away.
model-nautilus_captain = Captain Isaura Vane
    .short = Vane
    .ability = Fire on My Mark
    .text = Upgrade your worst attack die, 2 times.
model-nautilus_longline = Dask Longline
    .short = Dask
    .ability = Reel In
    .text = If it scores at least one hit, pull the target 1 tile closer.
model-nautilus_pilot = Oriel, Pilot of Currents
    .short = Oriel
    .ability = Slipstream
    .text = Add 1 block. If this model survives, it may step 1 tile.
model-nautilus_ray = The Iron Ray
    .short = Iron Ray
    .ability = Twin Torpedoes
    .text = Add 1 black die in attack.
model-nautilus_deckhand = Deckhand
    .short = Deckhand
    .ability = Boarding Rush
    .text = Add 1 white die in attack.
model-nautilus_harpooner = Harpooner
    .short = Harpooner
    .ability = Barbed Head
    .text = Ignore up to 1 block.
model-nautilus_runner = Reef Runner
    .short = Reef Runner
    .ability = Dart Away
    .text = Add 1 block.
model-nautilus_sled = Depth Sled
    .short = Depth Sled
    .ability = Depth Charge
    .text = If it inflicts at least one wound, up to 1 other enemy model on the target's tile suffers 1 wound.
model-low_matriarch = Matriarch Skarn
    .short = Skarn
    .ability = Blood Tide
    .text = Add 1 red die in attack for each other friendly model on this tile (at most 2).
model-low_netmaster = Goll Netmaster
    .short = Goll
    .ability = Cast Net
    .text = If it scores at least one hit, the target becomes Trapped.
model-low_venomtongue = Ysh Venomtongue
    .short = Ysh
    .ability = Black Spit
    .text = If it inflicts at least one wound, the target becomes Poisoned.
model-low_barnacle = Old Barnacle
    .short = Barnacle
    .ability = Clamp Shut
    .text = Add 1 block. If this model survives, it becomes Braced.
model-low_clawkin = Clawkin
    .short = Clawkin
    .ability = Snap
    .text = Ignore up to 1 block.
model-low_netter = Netter
    .short = Netter
    .ability = Weighted Net
    .text = If it inflicts at least one wound, the target becomes Trapped.
model-low_spiner = Spinecaller
    .short = Spinecaller
    .ability = Urchin Spines
    .text = If it inflicts at least one wound, the target becomes Poisoned.
model-low_ogre = Hermit Ogre
    .short = Hermit Ogre
    .ability = Withdraw
    .text = Add 1 red die in defence.
model-ancients_oracle = The Drowned Oracle
    .short = Oracle
    .ability = Foretold Wound
    .text = Up to 2 of your Diamonds count as hits instead.
model-ancients_vessel = Vessel of Nine Eyes
    .short = Vessel
    .ability = Ninth Eye Opens
    .text = If it scores at least one hit, the target becomes Inked.
model-ancients_cantor = Pale Cantor
    .short = Cantor
    .ability = Hymn of Hunger
    .text = If it inflicts at least one wound, take up to 2 Essence from the target's owner.
model-ancients_sleeper = Tide-Sleeper
    .short = Tide-Sleeper
    .ability = Turn in Its Sleep
    .text = Add 2 white dice in defence.
model-ancients_thrall = Polyp Thrall
    .short = Polyp Thrall
    .ability = Offer Flesh
    .text = Add 1 white die in defence. If this model is destroyed, gain 2 Essence.
model-ancients_medusa = Mist Medusa
    .short = Mist Medusa
    .ability = Numbing Veil
    .text = If it scores at least one hit, the target becomes Chilled.
model-ancients_idol = Gaze Idol
    .short = Gaze Idol
    .ability = Unblinking
    .text = Re-roll once each starting attack die showing blank or Shield.
model-ancients_scion = Deep Scion
    .short = Deep Scion
    .ability = Crushing Coil
    .text = If it inflicts at least one wound, the target becomes Trapped.

## Starting cards

card-cog_i1 = Repair Kit
    .text = Remove 2 wounds from the bearer.
card-cog_i2 = Pressure Flask
    .text = Gain 2 Essence.
card-cog_i3 = Spring Anchor
    .text = Gain Steadfast.
card-cog_i4 = Magnesium Flare
    .text = Add 1 red die in attack. If it scores at least one hit, the target becomes Marked.
card-cog_g1 = Rivet Hammer
    .text = Add 1 white die in attack.
card-cog_g2 = Steam Lance
    .text = Range becomes 2 if lower.
card-cog_g3 = Brass Carapace
    .text = Add 1 red die in defence. -1 Speed.
card-cog_g4 = Valve Mantle
    .text = Upgrade your worst defence die, once.
card-cog_a1 = Overpressure
    .text = Add 1 red die in attack.
card-cog_a2 = Grinding Gears
    .text = Ignore up to 2 blocks.
card-cog_a3 = Chain Reaction
    .text = Upgrade your worst attack die, 4 times.
card-cog_a4 = Concussion Plate
    .text = Add 1 white die in attack. If it inflicts at least one wound, push the target 1 tile away.
card-cog_a5 = Sealed Hatch
    .text = Add 1 red die in defence.
card-cog_a6 = Vent Steam
    .text = Add 1 block. If this model survives, the attacker becomes Chilled.
card-cog_a7 = Failsafe
    .text = Suffer 2 fewer wounds.
card-cog_a8 = Recoil Arm
    .text = If this model survives, strike back with 2 red if the attacker is within Range 1.
card-nautilus_i1 = Spare Lung
    .text = +1 Speed.
card-nautilus_i2 = Powder Charge
    .text = Add 1 black die in attack.
card-nautilus_i3 = Salvage Hook
    .text = Gain Scavenger.
card-nautilus_i4 = Grog Ration
    .text = Remove 1 wound from the bearer. Gain 1 Essence.
card-nautilus_g1 = Coil Harpoon
    .text = +1 Range.
card-nautilus_g2 = Boarding Cutlass
    .text = Add 1 red die in attack.
card-nautilus_g3 = Whaleskin Coat
    .text = Add 1 white die in defence.
card-nautilus_g4 = Ballast Plate
    .text = Add 1 red die in defence. Gain Steadfast. -1 Speed.
card-nautilus_a1 = Rolling Volley
    .text = Re-roll once each starting attack die showing blank or Shield.
card-nautilus_a2 = Barbed Line
    .text = If it scores at least one hit, pull the target 1 tile closer. If it scores at least one hit, the target becomes Marked.
card-nautilus_a3 = Full Broadside
    .text = Add 1 red die in attack. If it inflicts at least one wound, up to 2 other enemy models on the target's tile suffer 1 wound.
card-nautilus_a4 = Called Shot
    .text = Add 1 hit.
card-nautilus_a5 = Ride the Current
    .text = Add 1 block. If this model survives, it may step 1 tile.
card-nautilus_a6 = Silt Screen
    .text = Add 1 white die in defence. If this model survives, it becomes Cloaked.
card-nautilus_a7 = Snap Shot
    .text = If this model survives, strike back with 1 white + 1 red if the attacker is within Range 3.
card-nautilus_a8 = Sailor's Luck
    .text = Re-roll once each starting defence die showing blank or Octopus.
card-low_i1 = Throwing Net
    .text = If it scores at least one hit, the target becomes Trapped.
card-low_i2 = Antidote Moss
    .text = Remove every harmful token, Poisoned included, from the bearer. Remove 1 wound from the bearer.
card-low_i3 = Bait Sack
    .text = Gain Lurkerkin.
card-low_i4 = War Conch
    .text = Add 3 white dice in attack.
card-low_g1 = Urchin Mace
    .text = If it inflicts at least one wound, the target becomes Poisoned.
card-low_g2 = Eel Whip
    .text = Range becomes 2 if lower.
card-low_g3 = Shell Plate
    .text = Add 1 red die in defence.
card-low_g4 = Slime Hide
    .text = Add 1 white die in defence. Gain Venomproof.
card-low_a1 = Pack Frenzy
    .text = Add 1 red die in attack for each other friendly model on this tile (at most 2).
card-low_a2 = Hooked Mesh
    .text = If it scores at least one hit, the target becomes Trapped. Add 1 white die in attack.
card-low_a3 = Venom Gland
    .text = If it inflicts at least one wound, the target becomes Poisoned. Add 1 white die in attack.
card-low_a4 = Gnash
    .text = Add 1 red die in attack. Ignore up to 2 blocks.
card-low_a5 = Scatter
    .text = Add 1 block. If this model survives, it may step 1 tile.
card-low_a6 = Living Shield
    .text = Another friendly model on this tile becomes the target.
card-low_a7 = Thorn Skin
    .text = Afterwards, an adjacent attacker suffers 1 wound.
card-low_a8 = Burrow
    .text = Add 1 red die in defence.
card-ancients_i1 = Pearl of Whispers
    .text = Gain 3 Essence.
card-ancients_i2 = Salt Idol
    .text = Gain Conduit.
card-ancients_i3 = Drowned Mirror
    .text = Suffer 2 fewer wounds.
card-ancients_i4 = Tear of the Deep
    .text = Remove 2 wounds from the bearer.
card-ancients_g1 = Tentacle Rod
    .text = +1 Range.
card-ancients_g2 = Obsidian Hook
    .text = Upgrade your worst attack die, once.
card-ancients_g3 = Veil of Ooze
    .text = Add 1 white die in defence.
card-ancients_g4 = Chitin of the First
    .text = Upgrade your worst defence die, 2 times.
card-ancients_a1 = Mind Lash
    .text = If it scores at least one hit, the target becomes Inked. Ignore up to 1 block.
card-ancients_a2 = Essence Drain
    .text = If it inflicts at least one wound, take up to 2 Essence from the target's owner. Add 1 white die in attack.
card-ancients_a3 = Crushing Deep
    .text = Add 1 black die in attack. Add 1 white die in attack.
card-ancients_a4 = Whisper of Doom
    .text = Up to 2 of your Diamonds count as hits instead.
card-ancients_a5 = Half-Elsewhere
    .text = Suffer 2 fewer wounds.
card-ancients_a6 = Dread Gaze
    .text = Add 1 block. Afterwards, the attacker becomes Inked.
card-ancients_a7 = Feed on Pain
    .text = If this model is wounded and survives, gain 2 Essence.
card-ancients_a8 = Echo of the Blow
    .text = If this model survives, strike back with 1 white + 1 black if the attacker is within Range 2.

## The item deck

card-it_trident = Rusted Trident
    .text = Add 1 white die in attack.
card-it_speargun = Spring Speargun
    .text = Range becomes 2 if lower.
card-it_cleaver = Abyssal Cleaver
    .text = Add 1 red die in attack.
card-it_dagger = Coral Dagger
    .text = If it inflicts at least one wound, the target becomes Poisoned.
card-it_carbine = Needle Carbine
    .text = Range becomes 3 if lower. Degrade your worst attack die, once.
card-it_gaff = Bone Gaff
    .text = Ignore up to 1 block.
card-it_shockrod = Shock Rod
    .text = If it scores at least one hit, the target becomes Chilled. Add 1 white die in attack.
card-it_maul = Whale-Jaw Maul
    .text = Upgrade your worst attack die, 2 times. -1 Speed.
card-it_suit = Patched Suit
    .text = Add 1 white die in defence.
card-it_turtle = Turtle Shell
    .text = Add 1 red die in defence.
card-it_helm = Iron Helm
    .text = Upgrade your worst defence die, once.
card-it_eelskin = Eelskin
    .text = +1 Speed.
card-it_reefmail = Reef Mail
    .text = Add 1 white die in defence. Gain Venomproof.
card-it_boots = Anchor Boots
    .text = Add 1 white die in defence. Gain Steadfast.
card-it_mirror = Mirror Scale
    .text = Re-roll once each starting defence die showing blank.
card-it_phial = Essence Phial
    .text = Gain 2 Essence.
card-it_bandage = Kelp Bandage
    .text = Remove 2 wounds from the bearer.
card-it_antidote = Clean Draught
    .text = Remove every harmful token, Poisoned included, from the bearer. Remove 1 wound from the bearer.
card-it_bladder = Air Bladder
    .text = +1 Speed.
card-it_pearl = Explosive Pearl
    .text = Add 1 black die in attack.
card-it_smoke = Smoke Urchin
    .text = Add 2 blocks.
card-it_charm = Charm of the Lurk
    .text = Gain Lurkerkin.
card-it_spyglass = Spyglass
    .text = +1 Range.

## The abyss deck

abyss-ab_eel = Glasstooth Eel
    .text = No special ability.
abyss-ab_weeper = Weeping Jelly
    .text = If it inflicts at least one wound, the target becomes Poisoned.
abyss-ab_kelp = Strangler Kelp
    .text = If it scores at least one hit, the target becomes Trapped.
abyss-ab_siphon = Siphon Swarm
    .text = If it inflicts at least one wound, the target's owner loses 1 Essence.
abyss-ab_lantern = Lantern Hag
    .text = Its guard attacks add 1 red die.
abyss-ab_crusher = Shellback Crusher
    .text = Its blocks cannot be ignored.
abyss-ab_widow = Ink Widow
    .text = If it scores at least one hit, the target becomes Inked.
abyss-ab_choir = Hollow Choir
    .text = If it scores at least one hit, the target's owner loses 1 Essence.
abyss-ab_golem = Coral Golem
    .text = No special ability.
abyss-ab_mantis = Razorback Mantis
    .text = Ignore up to 1 block.
abyss-ab_calf = Blind Leviathan Calf
    .text = No special ability.
abyss-ab_hunger = The Old Hunger
    .text = If it destroys the target, remove 1 wound from itself.
abyss-ab_strongbox = Sunken Strongbox
    .text = No special ability.
abyss-ab_vein = Essence Vein
    .text = No special ability.
abyss-ab_armoury = Wrecked Armoury
    .text = No special ability.
abyss-ab_cache = Pilgrim's Cache
    .text = Remove 2 wounds from the bearer.
abyss-ab_pearls = Black Pearl Nest
    .text = No special ability.
abyss-ab_bones = Picked Bones
    .text = No special ability.

## Events

event-ev_upwelling = Upwelling
    .text = Each player gains 1 Essence.
event-ev_dead_water = Dead Water
    .text = Each player loses 1 Essence, if able.
event-ev_mercy = Mercy of the Deep
    .text = The player with the fewest surviving models gains 2 Essence (every tied player).
event-ev_riptide = Riptide
    .text = Draw a random direction: each Swimming model drifts one tile that way if it legally can.
event-ev_cold_current = Cold Current
    .text = Each Swimming model becomes Chilled.
event-ev_still_water = Still Water
    .text = Remove every Swimming token.
event-ev_spores = Spore Bloom
    .text = Each model on Coral becomes Poisoned.
event-ev_rockfall = Rockfall
    .text = Roll one red die for each model on Rock: on an Octopus it suffers 1 wound.
event-ev_feeding = Feeding Time
    .text = Every Lurker creature attacks now, as in the Lurker phase.
event-ev_lull = Lull
    .text = Skip the next Lurker phase.
event-ev_blood_scent = Scent of Blood
    .text = Until the end of the round, creatures add 1 red die to their attacks.
event-ev_stirs = Something Stirs
    .text = Choose a hidden Abyss tile with no model on it and reveal its card: a creature guards the tile; for a treasure, discard it, gain 1 Essence and the tile stays hidden.
event-ev_blackout = Blackout
    .text = Until the end of the next player turn, models cannot attack beyond an adjacent tile.
event-ev_clear_water = Clear Water
    .text = Until the end of the next player turn, models with Range 2 or more have +1 Range.
event-ev_regrowth = Reef Regrowth
    .text = Choose a searched Coral tile: it can be searched again.
event-ev_salvage = Drifting Salvage
    .text = Draw 1 card from the item deck.
event-ev_prey = Marked Prey
    .text = Choose an opposing model: it becomes Marked.
event-ev_breath = Second Breath
    .text = Choose one of your models: remove 1 wound from it.
event-ev_surge = Surge
    .text = You may take one free Movement action with one of your models.
event-ev_crumble = Crumbling Stone
    .text = Choose a Rock tile with no model on it: it becomes Sand for the rest of the game.
event-ev_leak = Essence Leak
    .text = Put 1 Essence on every tile guarded by a creature.
event-ev_ink = Ink Cloud
    .text = Each model adjacent to a creature becomes Inked.

## Tokens

token-swimming = Swimming
    .text = +1 tile on each Movement action; may enter Rock without a climb check; worst defence die degraded once.
token-charging = Charging
    .text = Worst attack die degraded once; cannot Charge again.
token-trapped = Trapped
    .text = Cannot move, step, be pushed or pulled; cannot use defence abilities or defence items.
token-poisoned = Poisoned
    .text = Cannot Recover; suffers 1 wound in clean-up, then the token is removed.
token-inked = Inked
    .text = Worst attack die and worst defence die degraded once each.
token-marked = Marked
    .text = Every attack against it adds 1 white die.
token-chilled = Chilled
    .text = Speed -1 (minimum 1); cannot declare Swim or Charge.
token-braced = Braced
    .text = Adds 1 white die to its defence.
token-cloaked = Cloaked
    .text = Can be targeted only from an adjacent tile, except by Keen-eyed models.

## Traits

trait-climber = Climber
    .text = Enters Rock without a climb check, as if the check had succeeded.
trait-drifter = Drifter
    .text = May enter Rock without a climb check and without Swimming; does not become Perched.
trait-steadfast = Steadfast
    .text = Cannot be pushed, pulled or Trapped.
trait-scavenger = Scavenger
    .text = Searches Coral with a red die instead of a white one.
trait-venomproof = Venomproof
    .text = Cannot be Poisoned; ignores the Coral defence penalty and the Coral ban on Recover.
trait-swarm = Swarm
    .text = Adds 1 white attack die while another friendly model shares its tile.
trait-guardian = Guardian
    .text = Other friendly models on its tile add 1 white defence die (at most +1 per tile).
trait-keen_eyed = Keen-eyed
    .text = Ignores Cloaked.
trait-lurkerkin = Lurkerkin
    .text = Creatures make no guard attacks against it.
trait-conduit = Conduit
    .text = When its own attack roll pays at least one Essence, its owner gains 1 more.

## Why a hint says so: "It …", more (yes: the most) than other answers, by part of the evaluation

speaks-for-army = { $most ->
    [yes] does most for your army and what it threatens
   *[no] does more for your army and what it threatens
}
speaks-against-army = { $most ->
    [yes] does the least for your army and what it threatens
   *[no] does less for your army and what it threatens
}
speaks-for-enemy = { $most ->
    [yes] hurts the strongest enemy most
   *[no] hurts the strongest enemy
}
speaks-against-enemy = { $most ->
    [yes] helps the strongest enemy most
   *[no] leaves the strongest enemy better off
}

# --- the guided first turn: content/tutorial.toml says when
tutorial-cap = Welcome to the sea floor. You lead the **Cog**, brass automata and their engineers, against the **Nautilus**. The last army with a model left wins. **Come from the north.**
    .title = Choose your side
tutorial-foreman = An army is bought for 120 points: few strong models, or many small ones. This one is ready-made; later you may build your own. Valve-Nine cost 22, your toughest. **Place it in the middle, on E1.**
    .title = Place the toughest
tutorial-ulm = **Ulm** shoots three tiles far, so he need not be near. **Place him on F1.**
    .title = Place the gunner
tutorial-hulk = A tile holds three small models or one large. **The Piston Hulk fills D1.**
    .title = Large and small
tutorial-ask = What can they do? **Hold** one, or press i, to ask what it is. **Bulwark Diver 1 goes to E1.**
    .title = Ask the table
tutorial-take-back = A slip? The bent arrow, or u, **takes back** an answer until something new is seen. **Rivet Drone 1 goes to E1.**
    .title = Take something back
tutorial-diver = Whoever shares a tile acts together. **Bulwark Diver 2 joins Ulm on F1.**
    .title = Stand together
tutorial-lamp = The **Lamp Gunner** shoots as far as Ulm: **F1, too.** One drone finds no room and waits in reserve.
    .title = The last place
tutorial-activate = You have **three tokens** a turn, each for one move and then one attack. You name a tile, and all of yours there may act. **Move those on E1.**
    .title = Name a tile
tutorial-who = They go one by one. **Valve-Nine first.**
    .title = Who moves?
tutorial-how = Swimming or charging takes you a tile further, but weakens defence or attack. Two tiles will do: **just move.**
    .title = How to move
tutorial-abyss = Dark tiles are **abysses**: treasure, or something with teeth. On a screen, pinch, or turn the wheel with Ctrl, to look closer. **Go to E3.**
    .title = To the abyss
tutorial-stay = One is enough to look. **Nobody else moves.**
    .title = Let the others wait
tutorial-search = Your token has gone on to Attack. It can still attack, recover or search, and what lies down here may help you. **Search E3.**
    .title = Search the abyss
tutorial-fight = A **Coral Golem**! Flee, and it keeps its prize. Each octopus you roll is a hit, each shield it rolls blocks one, and a **white symbol brings another die**. **Fight.**
    .title = Something lives here
tutorial-parry = Three wounds! But it lives, and strikes back: **one hit**. Hearts are hard to win back, Essence is not. **Close the Bulkheads**, for one more die.
    .title = Parry the blow
tutorial-retreat = Not a scratch! But nobody shares a tile with a creature, and whoever steps beside it later is struck. **Fall back to E2.**
    .title = Fall back
tutorial-swap = It has two hearts left, and strikes only those beside it. Ulm sees it from F1: **attack instead of moving**. That takes a whole token.
    .title = Shoot from where you stand
tutorial-gunner = All on F1 with a target may attack, one by one. **Ulm** rolls the most dice.
    .title = Who attacks?
tutorial-aim = **Bracketing Shot** costs one Essence and adds a red die. The prize is worth more: **use it.**
    .title = Make it count
tutorial-reinforce = Slain! The last blow takes the prize: six Essence and an **Explosive Pearl**. E1 has room, and only those on the map can fight. **Bring in Rivet Drone 2.**
    .title = Call up the reserve
tutorial-finish = One token could still attack, but nobody is in reach. **End your turn.** Then the Nautilus moves.
    .title = End your turn
tutorial-again = The **Depth Sled** rushed ahead alone, fired and missed. It swims, and stands on Coral: both weaken its defence. Arm yourself: gear is handed out before a move. **Move those on F1.**
    .title = Your chance
tutorial-equip = The Pearl gives a black die, the best there is, once. **To Ulm**, your best shot.
    .title = Take up the prize
tutorial-packed = On a screen, the three dots (**More**) lead to rules, log and settings. Here you are **done.**
    .title = Ready
tutorial-enough = Both gunners are in range as they stand. **Nobody else moves.**
    .title = Stay in range
tutorial-strike = Two shots beat one, and one token serves the whole tile. **Attack with F1.**
    .title = Now attack
tutorial-light = Begin with whoever helps the others: the **Lamp Gunner**.
    .title = Who first?
tutorial-mark = **Searchlight** marks whoever is hit, and every attack after it rolls a die more. **Use it.**
    .title = Light it up
tutorial-last = Two wounds, and it is Marked. Now **Ulm**.
    .title = And the second
tutorial-pearl = Three hearts left. This is the moment for the **Explosive Pearl**.
    .title = Fire!
tutorial-event = Each turn ends with an **event**, for both armies. The log tells what it did.
tutorial-target = Choose **whom to attack**, within range and in sight. The odds are shown before you decide.
tutorial-roll = Hits minus blocks make the wounds.
tutorial-essence = A **diamond** on your dice brings an Essence, which pays for abilities.
tutorial-lurker = At the end of a round the creatures of the abyss strike whoever stands beside them. Keep away, or hunt them for their prize.
tutorial-end = **The Depth Sled is gone for good**, and you have not lost a heart. So battles are won: find a prize, wait for a mistake, strike together. After 15 rounds the dearer survivors win. **Play on**: two tokens are left. Or begin anew: with a **friend**, in a **shorter match** with Quick start, or in the **whole game**, with 120 points to spend yourself.
