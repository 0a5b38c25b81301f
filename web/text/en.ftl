### What only the browser says. The platform's own words are in src/fathomfive/text, each game's in its folder.

## Around the site

skip = To what you can do
site = Fathom Five
home = Start page
loading = Lowering the lamp
close = Close
retry = Retry
no-line = No line to the server, or it is busy. Check your connection.
no-line-title = No line
guest = Guest
settings-of = Settings of { $name }
my-tables = My tables
host-your-own = Host your own
games = Games
start-title = { $n ->
    [1] A game
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
   *[other] { $n } games
  } from under the sea
start-text-local = Alone, with bots or around this screen, with no server and no account. Your tables stay in this browser, and every rule explains itself.
start-text = Send a link, and your friends are at the table. No account, nothing to install, and every rule explains itself.
start-table = Start a table
code-or-link = Words or link
join = Join
house-closed = Tables are opened by others here
house-opens-key = In this house only those who have its key open tables. If somebody sent you the link to a table, open it, or paste it on the start page: you can sit down and play, or watch. Without one you can read how the games play.
house-opens-operator = In this house only its operator opens tables. If you were sent the link to a table, open it, or paste it on the start page: you can sit down and play, or watch. Without one you can read how the games play.
key-title = A key to this house
key-text = Whoever takes it may open tables here. Say what the others shall call you.
key-take = Take the key
key-taken-title = You have the key
key-taken-text = From now on you can open tables here, until the operator takes the key back.
which-game = Which game? Choose one below.
join-fault = That is not a link to a table, nor its words. Paste the whole link you were sent, or type the words you were told.
players = { $least ->
    [one] 1
   *[other] { $least }
  } to { $most }
waiting-for-you = Waiting for you
all-tables = All { $n } tables
your-turn = Your turn
news = { $n } new
table-lobby = not begun yet
table-over = over
table-won = won
table-lost = lost
finished-tables = Finished
running-tables = Under way
tables-called = Be called when it is your turn
tables-called-text = By this device, a chat or a letter
won-of = won { $won } of { $n }
again-same = Again, same people
open-tables = Open tables here
open-tables-note = Anybody on this server may sit down.
open-by = { $host }, { $ago }
table-frozen = kept as it was
table-frozen-text = This table was begun under other rules than this release plays by. It is kept as it was, and nothing of it is lost, but it cannot be played on here.
table-playing = under way
asked-you = it is your turn
waits-for = { $who } is thinking, { $ago }
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] one day
   *[other] { $n } days
  }
no-tables-title = No table yet
no-tables-text = Start one and send the link, or play alone with bots.
no-game-title = No such game here
no-game-text = This server does not have that game. Choose one on the start page.
nowhere-title = Nothing on this chart
nowhere-text = This page does not exist. Check the link, or start from the top.
gone-title = You cannot get to this table
link-gone-title = This link does nothing any more
host-text = Everything here runs on your own machine with two commands. Friends in your network open the address it prints, or point their phone at the code.
host-more = No database is needed for a living room; a larger house uses PostgreSQL and Redis.

## Set-up

how-it-plays = How it plays
house-preset = Rules of this house
house-preset-note = Who runs this house offers other cards and numbers, too.
house-preset-none = As printed
house-preset-none-note = Nothing is changed.
who-plays = Who plays
who-plays-note = Choose a seat to invite a friend, add a bot or take it yourself. A bot covers whoever leaves.
the-match = The match
manners = Table manners
invite = Invite
sealed = shuffle sealed { $digest }
copy-link = Copy link
invite-title = Bring your friends to { $name }
invite-text = Whoever has the link can sit down. No account, no app.
invite-full = All chairs are taken. Whoever has the link can watch, and sit down when a chair becomes free.
invite-ask-host = Whoever hosts a table brings people to it: ask { $who }.
invite-link = The link to this table
invite-watch = A link to watch
invite-watch-note = No chair, and nobody’s hidden cards
bring-somebody = Bring somebody
share-link = Share
share-text = Come and play { $game } with me: { $name }
share-done = The link is on its way.
is-copied = Copied
copied = The link is copied.
list-table = Let others on this server find this table
list-table-note = It stands among the open tables as long as a chair is free
list-level = For whom
level-any = everybody
level-new = beginners welcome
level-seasoned = people who know the game
copied-play = The link is in your clipboard. Send it to your friends.
copied-watch = The link to watch is in your clipboard.
new-link = New link
new-link-done = The old link and the old words open nothing any more. Whoever sits here stays.
link-reach-room = This link works only in the network of this room, such as your Wi-Fi.
link-reach-machine = This link works only on this computer: others cannot reach it. Start the server so that your network can.
words-text = Point a phone at the code, or type these words on the start page.
words-fault = No table with a free chair has these words. Check them, or ask for the link.
qr-text = Point a phone at it.
free-chair = A free chair
free-chair-note = a bot sits down there if nobody comes
bot-now = Bot now
you-host = you
sat-down = sat down
begin-with-bots = { $n ->
    [one] Begin with a bot
   *[other] Begin with { $n } bots
  }
hand-over = Make { $who } the host
show-out = Show { $who } out
is-host = host
copy-by-hand = Select the link and copy it.
qr-code = QR code
begin-match = Begin
your-name = Your name
table-name = Name of the table
table-name-hint = Name the table, if you like
bot-named = Bot, { $bot }
bot-novice = novice
    .note = Thinks a little, slips now and then
bot-sailor = sailor
    .note = Thinks its whole turn through, seldom slips
bot-captain = captain
    .note = Thinks longest, the strongest
bot-greedy = greedy
    .note = Takes what looks best at once
bot-random = random
    .note = Does anything the rules allow
bot-search = search
    .note = Always thinks equally far, whatever the machine
bot-seat = Bot { $n }
you-named = { $name }, you
you = you
is-here = is here
is-ready = is ready
is-away = is away
free-seat = Friend, bot or empty
add-seat = Add a seat
who-sits-here = Who sits here
a-friend = Invite a friend
a-bot = A bot, { $bot }
me-too = I play this seat too
leave-out = Leave it out
sit-here = Sit here
stand-up = Stand up
free-this-seat = Free this seat
take-a-seat = Choose a free seat to sit down.
you-watch = Your link lets you watch.
i-am-ready = I am ready
not-ready = Not ready yet
host-begins = You are ready. The host begins the match.
watchers = { $n ->
    [one] one person watches
   *[other] { $n } people watch
  }
pace = A bot steps in after
pace-60 = one minute
pace-120 = two minutes
pace-900 = a quarter of an hour
pace-86400 = a day, turn by turn
pace-0 = never: the others decide
pace-other = another time
take-back = Take back
manners-vote = Everybody who plays has a vote on a change.
manners-host = The host can propose a change, and everybody votes.
seconds = { $n } seconds
take-back-off = Never
take-back-horizon = Until something is seen
take-back-agreement = And further, if all agree
table-talk = Table talk
end-well = { $n } of { $of } end well
less-of = Fewer: { $what }
more-of = More: { $what }
door-invites = { $who } invites you to
door-open = You are invited to
door-seats = { $n ->
    [one] one chair
   *[other] { $n } chairs
  }
door-people = { $n ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
  }
door-chair = { $n ->
    [one] One chair is free for you.
   *[other] { $n } chairs are free.
  }
door-chair-late = The match is under way. A bot keeps a chair that you can take.
door-full = All chairs are taken: you can watch, and sit down when one becomes free.
door-watch-only = This link lets you watch.
door-over = The match is over: you can look at it.
door-name = What shall the others call you?
door-sit = Sit down
door-watch = Just watch

## The table

so-many-of = { $n } of { $of }
beside-the-board = Beside the board
your-turn-here = What you can do
tabs = Parts of the table
choose-hint = Choose on the board or below
choose-first = Choose one first
more-on-the-board = { $n } more on the board
choose-hint-keys = Point at something to see what it does. Keys 1 to 9 pick, Enter plays.
choose-hint-touch = Tap to choose, tap again to do it. Hold for why.
several-fit = Several things fit here
not-now = not now
why = Why?
why-rule = Why? Rule { $rule }
open-rule = Open rule
lens-all = What lies on the table
lens-point = Show it to everybody
lens-can = You can:
lens-last = Last:
nothing-here = Nothing can be done with this now. What can be done glows.
hand-up = Pull the hand up
hand-down = Put the hand down
log-all = show all { $n }
objective-done = done
objective-failed = failed
goal-then = **{ $counted }**, then { $later }
goal-near = close

seat-here = here
seat-away = away
seat-bot = played by a bot
seat-covered = a bot covers this seat
seat-free = free
seat-out = out of the game
seat-do-cover = Let a bot play
seat-do-bot = Seat a bot
seat-do-return = Take my seat back
seat-do-sit = Sit here
seat-do-friend = Free it for a friend
seat-do-give-back = This is { $name }: give the seat back
seat-do-helm = Make host
your-chair = Your chair
windows-go-by = Let reactions go by
windows-go-by-note = Until you have taken your next turn, you pass wherever you could react, so nobody waits for that.
step-away = Step away
step-away-note = A bot plays for you. The chair stays yours: come back whenever you like.
give-up = Give it up
give-up-sure = Give it up?
give-up-note = Your chair is somebody else’s for good. A bot plays it until somebody sits down there.
keep-it = Keep it
closing-note = Closing this page changes nothing: your chair waits for you. If you are asked while others wait, a bot steps in after the time the table has agreed on.
covered-you = A bot plays for you.

do-undo = Take back
do-rules = Rules
do-talk = Talk
do-notes = Notes of the table
do-campaign = Campaign file
do-sound = Sound
do-menu = More
do-goal = Where we stand
do-fit = Show the whole board
do-hint = Show a good move
do-log = What happened
do-people = At the table
do-replay = Look back
do-dice = The dice
do-settings = Settings
do-keys = Keys
do-ending = How it ended
do-point = Point at a place
point-how = Press a place to show it to everybody for a moment; pull from one to another for an arrow. With Alt held you can always do so.
point-nowhere = There is no space there. Press a space of the board to show it, or anything beside the board to stop.
do-board = On the table
opens-board = Opens to be read
sheet-before = The one before
sheet-after = The next one
read-aloud = Read this page aloud, or stop
turn-the-page = Turn the page
read-by = Read by
has-read = { $who } has read it
still-reads = { $who } is still reading
is-for-this = { $who } is for this
is-for = is for { $key }
back-this = Put your mark beside it: everybody sees it, the captain of the turn decides
at-the-page = Over this page
no-votes = marks bind nobody
read-it = has read the page
reads-it = still reading
bot-abstains = a bot: turns no page, suggests nothing
points-at = { $who } points at { $place }.
points-along = { $who } points from { $from } to { $place }.
do-screen = Show on a screen
screen-open = On a television or a tablet, open this address in its browser:
screen-code = The code that stands there
screen-lay = Lay it there
screen-laid = The table lies on that screen. Phones that sit here are now hands.
screen-off = Take it off all screens
screen-off-done = No screen shows this table any more.
screen-name = Screen
screen-wait = Which table shall lie here?
screen-step-1 = Open { $address } on a phone or a computer, and your table there.
screen-step-2 = In its menu choose “Show on a screen”.
screen-step-3 = Type this code.
screen-gathers = The table gathers
screen-sleeps = This browser cannot keep the screen on: switch off its sleep timer.
screen-silent = For sound, press any key.
whose-turn = { $who }’s turn
phone-is-hand = { $n ->
    [one] Your phone is your hand. One chair is free.
   *[other] Your phone is your hand. { $n } chairs are free.
}
board-on-screen = board on the screen
face-down = Face down
face-up = Turn it over
face-down-text = Your hand lies face down.
face-down-asked = Your hand lies face down. It is your turn.
hand-on = My phone is my hand
hand-off = The board on this phone, too
do-fault = Something is wrong here
do-leave = Step away

look = Look
line-lost = No line to the table. Your move is kept.
closed-4400 = This page and the server do not understand each other. Reload the page.
closed-4401 = The table does not know you. Go to the start page and come in again.
closed-4403 = You are no longer at this table.
closed-4404 = There is nothing here for you. Check the link, or ask for a new invitation.
closed-4410 = This table was deleted by its host.
closed-4426 = This page is of another release. Reload it.
point-count = { $n } to choose from
as-a-list = { $verb }: open as a list
end-of-turn = The end of your turn
go-back = Back
keep-playing = Keep playing
asked-above = The question stands above.
pointer-still = Nothing was played: the pointer has not moved since your last answer. Move it a little, then click again.
no-undo = This cannot be taken back: something new has come to light.
no-undo-agree = Something new has come to light since. The table can go back if everybody agrees: choose a line and the two arrows beside it.
proposal = { $who } asks to go back. Do you agree?
stuck = The rules stumble here, whatever is answered. The table can go back to the last question that worked, if everybody agrees.
stuck-back = Back to the last good question
pointing = Pointing at places
pointing-usual = where all play together
pointing-on = allowed
pointing-off = not at this table
give-back-proposed = { $who } proposes: { $heir }, who came as somebody new, gets the seat of { $owner } back.
give-back-yours = The others want to give your seat to { $heir }, whom they take for you.
give-back-mine = No, it is mine
do-you-agree = Do you agree?
others-decide = Waiting for the others.
proposal-waits = { $who } asks to go back. Waiting for the others.
no = No
agree = Agree
offer = { $who } is away, and at this table no bot steps in by itself.
wait = Wait
let-a-bot = Let a bot play
hint-thinking = Looking for a good move.
hint = I would do this: { $what }. { $why } { $leads }
hint-title = What a friend would do
hint-why = It { $for }.
hint-why-but = It { $for }, but it { $against }.
hint-but = It { $against }, but may still pay off later.
hint-but-best = It { $against } at first; even so it looks best.
hint-leads = What comes of it: { $follows }
hint-stands = { $how ->
    [best] looks best
    [near] nearly as good
    [behind] a little behind
   *[far] clearly behind
}
hint-close = { $which ->
    [two] The first two are nearly equal: take the one you like.
   *[all] They are nearly equal: take the one you like.
}
hint-note = From what you can know, right after each answer. No promise.
pass-until-turn = Pass until my turn
always-pass = Always pass on this
ask-me-again = Ask me again
ask-always = Always ask me here
ask-if-it-matters = Ask me only where it can matter
since = { $n ->
    [one] One thing happened while you were away.
   *[other] { $n } things happened while you were away.
  }
since-title = While you were away
recap-when = { $who } took their turns, { $ago } until now.
recap-when-nobody = It happened { $ago } until now.
recap-yours = It is your turn.
recap-facts = What has changed
recap-change = { $from } → { $to }
recap-skip = Skip
recap-play = Play them
not-now-thanks = Not now
show-me = Show me
pass-to = Pass it to { $who }
pass-note = What only they may see is behind this curtain.
i-have-it = I have it

rules-title = Rules, where you need them
rules-search = Search { $n } rules of { $game }
rules-found = { $n ->
    [one] One rule
   *[other] { $n } rules
  }
rules-now = What you can do now
rules-before = What just happened
rules-all = All rules

log-since = What happened
log-since-turn = Since your last turn
told-otherwise = Told by an earlier release, which had other words for it; the board shows where it led.
looked-answer = What was answered
told-here = What the others do
told-again = once more
told-bot = a bot
hold-show = Hold
go-on = Go on
hold-to-hurry = hold to hurry
key-name-esc = Esc
key-name-space = Space
your-turn-next = Your turn next
skip-show = Skip
play-again = Last round again
log-title = What happened
page-open = Read again: { $page }
page-fold = Back to the map
look-at-this = Look at this moment
go-back-before = Ask to go back before this
people = At the table
neighbour = About { $name }
neighbour-block = Block
neighbour-unblock = Unblock
neighbour-mute = Mute for all
neighbour-unmute = Let them talk
neighbour-report = Report
report-line = Report this line
report-why = What shall the operator of this house know? They see who reports, and the line as it stands.
reported = The operator of this house has been told. Until they look you can block whoever it is.
fault-ask = What is wrong, in one sentence?
fault-goes-along = Along with it go this moment as you see it, the game and its release. The operator of this house reads it; what the others hide goes along only once the match is over.
fault-send = Tell the operator
fault-sent = The operator of this house has been told, with this moment as you saw it. Play on.
talk-empty = Nobody has said anything yet.
say = Say
say-hint = Say something to the table
notes-how = Everybody at the table writes here. It saves by itself and goes along to the next match.
notes-read = Those who sit at the table write here; you can read along.
notes-hint = Names, debts, promises, places to come back to
notes-saving = Saving.
notes-saved = Saved.
notes-saved-by = Saved. { $name } wrote last.
notes-news = { $name } wrote on the table's notes.
notes-conflict = { $name } wrote at the same time
notes-take-both = Keep both
notes-take-theirs = Take theirs
notes-take-mine = Keep mine
keepsake = Keep this match
keepsake-making = Writing it down
keepsake-kept = Kept, in your downloads
campaign-kept = The campaign is in your downloads. Bring the file to a new table to go on from here.
campaign-go-on = Go on with a campaign file
campaign-goes-on = This table goes on with a campaign of { $n ->
    [one] one person
   *[other] { $n } people
}. Add or leave out seats as you like.
campaign-drop = Begin a new campaign instead
campaign-unreadable = This file holds no campaign of { $game }. Choose one that was put away at a table of this game.
remove = Remove

## Afterwards

again = Again
ended-won = You won
ended-won-together = Won together
ended-lost = You lost
ended-lost-together = Lost together
ended-drawn = A draw
ended-over = It is over
so-many-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
try-again = Try again from before
try-again-from = Try again from { $moment }
share = Share
shared = Copied: { $link }
last-move-again = See the last move again
again-campaign = The next campaign
watch-again = Look back
fork-here = Fork here
was-it-fair = Were the dice fair?
export = Export
replay = Looking back
moment = Moment
play = Run
pause = Halt
step-on = One step on
step-back = One step back
speed = Speed
times = { $n } ×
whose-eyes = Whose eyes
watcher = A watcher
link-to-moment = Copy a link to this moment
back-to-now = Back to now

dice-title = The dice
dice-intro = Nobody, the host included, could know or choose what the dice would bring. Here is why, step by step.
dice-promise = Promised before the first draw
dice-shares = Everybody's own share
dice-opened = Opened when it was over
dice-secret = The secret
dice-salt = and its salt
dice-check-promise = Is it the promised secret?
dice-check-promise-how = This browser hashed salt and secret and compared the result with the promise.
dice-check-key = Is everybody's share in it?
dice-check-key-how = This browser mixed the secret with all shares. The result is the key of every draw:
dice-replay = Every draw again
dice-replay-how = The server plays the whole record again and compares every draw. With the exported record you can do the same: fathom replay FILE.
dice-run = Play it all again
dice-running = Playing it all again.
dice-all-hold = All { $n } entries hold, and so do the dice.
dice-adopted = The { $n } entries since entry { $adopted } hold. That entry put a saved match on the table, and the promise of the dice does not say where it came from.
dice-unpromised = All { $n } entries hold. But nobody promised these dice before the match.
dice-not = It does not hold: { $why }
dice-holds = It holds.
dice-broken = It does not hold.
dice-later = The secret is opened when the match is over.

## Settings

settings = Settings
language = Language
language-browser = As the browser
language-pseudo = Test language
theme = Light
theme-system = As the system
theme-dark = Dark
theme-light = Bright
motion = Motion
motion-system = As the system
motion-less = Less
telling-speed = Moves of others
speed-calm = calm
speed-plain = 1×
speed-double = 2×
speed-once = at once
text-size = Size of text
percent = { $n } %
sound = Sound
sound-note = Short cues, never without something to see
careful = Confirm every move
careful-note = With the mouse, too, the first click only chooses
codes = Codes on the board
codes-note = What each place is called stands on it always; otherwise where a sentence names it
notices = Tell me when it is my turn
notices-note = A notice of the browser, while this page is in the background
other-device = Go on with another device
other-device-note = Open it there within 15 minutes. It works once.
my-devices = My devices
device-this = This one
device-seen = Last here on { $day }
device-unknown = A device without a name
device-drop = Sign out
device-drop-named = Sign out { $name }
my-blocked = Blocked
my-data = Download what this house has about me
forget-me = Forget me
forget-sure = Your seats are given up, your name and what you said are erased. Go on?

keys = Keys
key-number = choose an option; again to play it
key-arrows = from one glowing target to the next
key-enter = choose, then play
key-esc = let go, close, whole board
key-tab = to the next part
key-space = while others' moves are told: on to the next; held down, four times as fast
key-hold = hold the show, or go on
key-again = play the last round again
key-codes = codes on the board: always, or where named
key-why = the rule of what is chosen
key-lens = what is this?
key-undo = take back
key-hint = show a good move
key-log = what happened

## Was it luck?

was-it-luck = Was it luck?
review-begins = Bots look at the match again. The first moments come in a few seconds.
review-growing = Looked at { $n } of { $of } moments.
review-chance = with other dice
review-fate = with these dice
review-curve = The chance to win went from { $from } % to { $to } %.
review-point = { $when }: { $chance } % with other dice, { $fate } % with these
review-course = How it went
review-as-bots = chance to win, as bots see it
review-turned = It turned here, from { $from } % to { $to } %
review-no-turn = No single moment turned it.
review-turns = Where it turned
review-up = Up by { $n }
review-down = Down by { $n }
review-from-to = from { $from } % to { $to } %
review-missed = What a bot would have done
review-instead = { $when }: { $what }. It looked { $n } points worse.
review-when = { $turn }, { $who }
review-decided = { $when }: { $what }
review-until = { $turn } to { $until }
review-first = beginning with { $who }
review-luck-good = The dice were kind
review-luck-bad = The dice were unkind
review-luck-even = Neither good luck nor bad
review-start = From the start bots come to { $other } % with other dice, to { $same } % with these; you came to { $own } %.
review-own-good = You made more of it than they do.
review-own-bad = They make more of it than you did.
review-own-even = You made of it what they do.
review-note = Hasty bots played on from every moment, a few times with other dice and with the same. Read it as a hint: so few matches leave much to chance.

# --- learn by playing
learn = Learn by playing
learn-game = Learn by playing: { $game }
learn-failed = The guided first match could not begin
guide = Guide
guide-step = Step { $n } of { $of }
guide-close = I know the game: hide the guide
guide-open = Show the guide
guide-unfold = Read all of it
guide-fold = Back to the board
guide-ended = You know the game
guide-free-play = Play on

# --- play now, and the short match
start-here = Start here
first-learn = You play, and a guide sits beside you: about { $n } minutes.
first-short = A short match of about { $n } minutes{ $seats ->
    [1] , alone
    [2] , you and a bot
   *[other] , you and bots
  }.
play-now = Play now
with-friends = With friends
around-screen = Around this screen
start-tv = Show a table on this TV
kind-together = together
kind-against = against each other
kind-either = together or as a race
to-learn = { $n } min to learn
weight-1 = gentle
weight-2 = easy
weight-3 = fair
weight-4 = sharp
weight-5 = deep
which-match = How long
short-match = A short match
whole-match = The whole game
about-minutes = about { $n } minutes
more-options = More
so-many-chairs = { $n ->
    [one] one chair
   *[other] { $n } chairs
  }
odds-in-ten = { $n ->
    [0] Bots hardly ever win
    [10] Bots nearly always win
   *[other] Bots win { $n } in 10
  }
odds-measured = Measured: bots of the kind “{ $bot }” won { $won } of { $matches } such matches with { $seats ->
    [one] one chair
   *[other] { $seats } chairs
  }. With 95 % certainty that is { $low } to { $high } in a hundred. People may do better or worse.
odds-unmeasured = With { $n ->
    [one] one chair
   *[other] { $n } chairs
  } and these options not measured yet
short-failed = The short match could not begin
and-now = And now?
door-friends = With friends
door-friends-note = One link, and they sit at your table
door-short = A short match
door-short-note = A quarter of an hour, on your own
door-whole = The whole game
door-whole-note = With everything that belongs to it

## You, and the way back

me-you = You
me-more = Devices, the way back, my data
me-nobody-title = You are nobody here yet
me-nobody-text = Sit down at a table, or say what the others shall call you, and this page is yours.
way-back = Your way back
way-back-text = This link is you. Keep it where you keep keys: if the browser forgets you, it brings back your name, your seats and your campaigns, on any device.
way-back-make = Make my link
way-back-anew = Make a new one
way-back-since = You have one since { $day }. The house keeps only its mark, so nobody can show it again. A new one ends it.
way-back-drop = Take it back
way-back-covered = Covered
way-back-cover = Cover
way-back-show = Show
way-back-send = Send to myself
way-back-copied = Your link is in the clipboard. Put it where you keep keys.
way-back-once = Keep it now: it is not shown again. Whoever has it is you.
copied-short = Copied
no-password = No password, ever
passkey = Passkey
passkey-text = Finger, face or PIN of this device.
passkey-add = Add this device
passkey-added = The passkey is kept by this device.
passkey-used = Last used on { $day }
passkey-drop = Take back
passkey-drop-named = Take the passkey of { $name } back
passkey-none-here = Passkeys need https, or the machine of the host itself. Your link does the same here.
return-before = I was here before
return-title = Come back
return-text = Open the link you kept, or paste it here. If this device has your passkey, that is enough.
return-passkey = With a passkey
return-link = Your link
return-go = Come back
forget-not = No, stay

## Being called

me-called = Being called
called-device = This device
called-device-text = A notice of the browser, also when the page is closed.
called-device-none = Notices need https and a browser that shows them. A chat or a mailbox does the same here.
called-device-home-screen = An iPhone or iPad shows notices of apps only: in Safari press Share, then Add to Home Screen, open Fathom Five from there and turn them on here.
called-no-permission = The browser may not show notices of this page. Allow it in the browser's settings for this page, and turn it on again.
called-chat = Chat
called-chat-text = Discord, Slack, ntfy or any address that takes a message.
called-chat-address = https://…
called-mail = E-mail
called-mail-text = A letter when a table waits for you. Nothing else is ever sent.
called-mail-address = Your mail address
called-mail-sent = A letter is on its way to you. Open the link in it, and it is on.
called-form = Which kind of address
called-add = Add
called-added = It is on.
called-turn-on = Turn on
called-unconfirmed = Waits for you to open the link in the letter
called-try = Try it
called-tried = Sent. It should be there by now.
called-end = End
called-end-named = End the calls to { $address }
form-push = A notice of another browser of yours
form-mail = E-mail
form-discord = Discord
form-slack = Slack
form-ntfy = ntfy
form-json = Plain JSON
called-quiet = Quiet hours
called-quiet-text = { $from } to { $to }. What comes then waits until they are over.
called-quiet-never = None: you are called at any hour.
called-quiet-from = Quiet from
called-quiet-to = Quiet until
called-away = Away until
called-away-text = Nobody calls you before this day. Your tables know nothing of it.
stopped-title = No more calls
stopped-text = Nothing more is sent this way. You can turn it on again whenever you like.
confirmed-title = It is on
confirmed-text = From now on a letter comes here when a table waits for you and you are not looking. Each one has a link that ends it.

## A page that does not come, and a new release

missing-title = This page did not come
missing-text = There is no line to the server, or it has a newer release. Nothing is lost. It is tried again by itself.
house-none = There is no house in this browser to ask: it could not be started. Load this page again.
house-elsewhere-title = Your tables are open in another tab
house-elsewhere-text = They lie in this browser, and one tab at a time can play them. Go on there, or close it: this one then goes on by itself.
house-insecure-title = Tables on this device need https or localhost
house-insecure-text = This page came by plain http, where browsers keep nothing safely. Open it by https, or on the machine itself as localhost.
house-failed-title = The tables of this device could not be opened
house-failed-text = The interpreter that plays them did not start in this browser: it is too old, its disk is full, or a part did not come. Nothing that was kept is lost.
fresh-text = A new release of Fathom Five lies ready.
fresh-load = Load it
fresh-later = Later
fresh-stops = A new release of Fathom Five lies ready. It plays { $games } by other rules, so { $count ->
    [one] a running table of yours
   *[other] { $count } running tables of yours
} would stand still: kept as they are, but not played on. As long as you wait, everything goes on as it is.
fresh-first = Play on first
fresh-anyway = Load it all the same

## Challenges

beat-this = Beat this
challenge-see = See how everybody did
challenge-title = Beat { $name }
challenge-about = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }. The same dice and set-up for everybody.
challenge-short = the short match
challenge-lost = There is no such challenge
challenge-nowhere = This link leads to no challenge: it is not whole, it is a day that is still to come, or nobody has tried it for a year.
challenge-nobody = Nobody has a result yet. Yours would be the first.
challenge-results = Results
challenge-all = All { $n } results, { $won } of them won
challenge-place = Place { $place } of { $n }, { $won } of them won.
challenge-bots-think = Bots are still at it.
challenge-copied = It is in your clipboard.
challenge-picture-saved = The picture is in your downloads.
challenge-handed-in = Your match was played again and stands on the list.
challenge-honest = Before it stands here, every result is played again from its journal: the same dice, the same set-up, only legal answers.
challenge-honest-here = What you play here stays on this device. Save the journal of your try and hand it in at a house, if you want to stand on a list.
challenge-cheats = Nobody can see who was told by somebody that tried, lets a bot think along, or tries again under another name. Dice { $digest }.
challenge-cheats-dive = Its dice follow from the date, so that they are the same everywhere: nobody can see who works them out beforehand, lets a bot think along, or tries again under another name. Dice { $digest }.
dive-today = Today’s dive
dive-done = Today’s dive is done
dive-of = The dive of { $day }
dive-about = { $game }. One dive a day, with the same dice for everybody.
dive-line = the same dice for everybody, one try counts
dives-of-today = Today’s dives
dive-tomorrow = Tomorrow: { $game }
try-counted = Try it
try-free = Again, for fun
try-group = With friends
try-go-on = Go on with your try
try-once = One try counts: no hints, no going back. After it you may try as often as you like, for fun.
try-gone = You gave your counted try up, so there is no result of yours.
result-won = won
result-lost = lost
result-maker = played it first
result-group = together
result-elsewhere = from elsewhere
name-and-you = { $name }, you
so-many-points = { $n ->
    [one] one point
   *[other] { $n } points
  }
share-as-picture = Share picture
share-as-text = Copy as text
share-as-link = Copy link
card-dive = Fathom Five, dive of { $day }
card-challenge = Fathom Five, beat this
card-head = { $name }: { $told }
card-place = { $game }, place { $place } of { $n }
card-marks = Ahead of { $n } of { $of } bots.
card-no-spoilers = No spoilers: nothing here tells what was drawn.
watch = Watch
watch-best = The best match
watch-best-note = To step through, now that you have tried
hand-in = Played it elsewhere?
hand-in-note = The journal of your match, as it was saved
hand-in-file = Hand in
