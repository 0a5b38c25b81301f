# What `fathom` says on the command line and in a terminal. What the kernel says lies with the kernel.

## The command line

refused-no-such-bot = There is no bot “{ $bot }”. Choose one of: { $known }.
refused-agent-file = { $file } is no trained agent: { $reason }. Write one with examples/train_baseline.py.
refused-agent-misfit = The agent in { $file } was trained on { $game } with { $seats } seats and sees or answers otherwise than this table. Choose the set-up it was trained on.
refused-file = { $file } cannot be used: { $reason }. Choose another file.
refused-option-form = “{ $given }” is no option. Write it as key=value; { $game } knows: { $known }.
refused-option-unknown = { $game } has no option “{ $option }”. It knows: { $known }.
refused-option-value = “{ $value }” is no value for the option { $option }. Allowed: { $allowed }.
refused-fit = { $reason }
refused-bots = { $bots } bots do not fit on { $seats } seats. Name fewer bots, or give more --seats.
refused-no-file = There is no file { $file }. Check the name; “fathom play GAME --file { $file }” would start one.
refused-journal = { $file } cannot be read as a match: { $reason }
refused-journal-game = { $file } holds a match of { $found }, not of { $game }. Choose another --file, or play { $found }.
refused-journal-rules = { $file } was played under other rules or other content than are installed here, so it cannot go on. Start a new match in another --file.
refused-journal-setup = { $file } holds a match with other { $what }. Leave { $what } out to go on with it, or choose another --file.
refused-journal-secret = { $file } does not hold the key of its dice, so it cannot be played again. A hosted match can be replayed once it is over.
refused-at = There is no entry { $at } in { $file }; it has { $count }. Choose a number from 0 to { $count }.
refused-no-rule = { $game } has no rule { $rule }. { $close ->
    [none] See “fathom rules { $game_id }” for all of them.
   *[other] Close to it: { $close }.
}
refused-no-pytest = Rules are proven by the tests of a checkout, and pytest is not installed here. Install what developers need: uv pip install -e ".[dev]"
refused-no-proof = Nobody has said yet which files of { $game } are its rules, so none of them can be broken on trial. Write { $file } with a line such as rules = ["steps.py"], and try again. Which rules have no test at all: fathom rules { $name } --coverage
refused-no-tests = There is no folder “tests” here to read rule marks from. Run this in a checkout of the project.
refused-write = { $file } cannot be written: { $reason }. Choose another --file.
refused-no-server = The table server is not installed here ({ $missing } is missing). Install it with: pip install 'fathom-five[server]'
refused-site-base = “{ $base }” is no folder of a web space. It begins and ends with a slash, such as /games/.
refused-site-client = The web client is not part of this installation. Install a release, or build it in a checkout: cd web && npm ci && npm run build
refused-site-folder = { $folder } has something in it already. Name a new folder: what lies there may be yours.
refused-site-interpreter = There is no interpreter in { $folder }. Fetch it with “npm install pyodide@{ $version }” and name its folder with --interpreter node_modules/pyodide.
refused-site-version = The interpreter in { $folder } is { $found }, and ours is made for { $version }. Fetch that one: npm install pyodide@{ $version }
refused-site-node = A site is compiled by Node, which is not installed here. Install Node 20 or newer (Debian: apt-get install nodejs).
refused-site-wheel = What the games need beside Python could not be fetched with pip: { $reason }. Try again where there is a package index.
refused-site-compile = The games could not be compiled for a page: { $reason }
site-written = { $folder }: { $files } files, { $size } MB, with { $games }.
site-next = Lay it on any web space at { $base }. Browsers keep tables there only by https or on localhost.
refused-language = Nobody here speaks “{ $language }”. Choose one of these languages: { $known }.

games-none = No games are installed.
games-seats = seats
games-modes = modes
games-tutorial = first time
games-options = options
games-hint = Play one with “fathom play ID”, read its rules with “fathom rules ID”.
games-mode-solo = solo
games-mode-cooperative = cooperative
games-mode-competitive = competitive

simulate-working = { $game }, bot { $bot }
simulate-head = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
} on { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, bot { $bot }, seed { $seed }
simulate-won = won { $wins } of { $matches }: { $rate } (95 % between { $low } and { $high })
simulate-seat = { $who } won { $wins } of { $matches }: { $rate } (95 % between { $low } and { $high })
simulate-outcome = { $count } × { $cause }
simulate-speed = { $decisions } decisions in { $seconds } s, { $speed } a second

fuzz-working = { $game }, seed { $seed }
fuzz-clean = { $game }: { $matches } matches over { $setups } set-ups, { $decisions } decisions, { $checks } spot checks: no fault found.
fuzz-fault = { $game }, match { $match } of seed { $seed } ({ $setup }): { $what }
fuzz-written = The match up to there lies in { $file }. Open it at the fault: fathom replay { $file } --at { $at }

## The lab

refused-no-lab = The lab is not installed here ({ $missing } is missing). Install it with: pip install 'fathom-five[lab]'
refused-no-plan = There is no plan or run { $file }. Check the name; docs/lab.md shows how to write a plan.
refused-plan = { $file } is no plan that can be carried out: { $reason }. docs/lab.md shows what a plan may say.
refused-plan-empty = { $file } asks for no matches. Set matches to 1 or more.
refused-plan-match = There is no match { $number } in this plan; it has { $total }. Choose a number from 1 to { $total }.
refused-plan-trial = There is no set-up { $number } in this plan; it has { $total }. Choose a number from 1 to { $total }.
refused-plan-idle = No set-up of the plan can be played with { $option } = { $value }: it does not go with its other choices. Take that value out, or add a choice that it goes with.
refused-plan-nothing-fits = No set-up of the plan fits { $game }. Check seats, options and line-ups; “fathom games” lists what it takes.
refused-plan-change = The change “{ $change }” changes nothing in { $game }. Name the file, the entry and the field as they stand in its content folder.
refused-plan-name = Two changes of the plan have the same name, or one has none. Give each a name of its own.
refused-plan-target = The target { $target } has no win that is a rate from 0 to 1 or a range of two such rates. Write win = 0.5 or win = [0.4, 0.6].
refused-plan-target-key = A target speaks of “{ $key }”, which no set-up of the plan has. It may name: { $known }.
refused-plan-meet = Bots that meet are at least two, each by its name: meet = true goes with bots = ["greedy", "random"].
refused-plan-sides = Sides by “{ $answer }” cannot be dealt out. Give one answer of the game ({ $known }) and at least { $seats } different values: sides.faction = ["one", "other"].
refused-plan-stop = A stop needs an error and a width between 0 and 1, and a look of 1 match or more.
refused-plan-sweep = The sweep “{ $sweep }” has fewer than two values. Write values = [3, 4, 5] or values = {"{"} from = 3, to = 5, step = 1 {"}"}.
refused-plan-target-bots = The plan has several line-ups, and the target { $target } does not say for which of them it is meant. Add bots = "greedy".
refused-plan-ablate = There is no “{ $each }” in the content of { $game } to be taken out. Name the file, the table and an entry, or * for every entry.
refused-no-run = { $folder } is not the folder of a run. Begin one with: fathom lab run PLAN.toml --out { $folder }
refused-run = { $folder }/run.json cannot be read: { $reason }. Begin a new run in another folder.
refused-run-format = { $folder } was written in format { $found }; this release reads { $reads }. Begin a new run in another folder.
refused-run-busy = Another run is writing to { $folder }. Wait for it, or choose another --out.
refused-run-plan = { $folder } holds rows of another plan, and two plans are never mixed. Choose another --out.
refused-run-rules = { $folder } was begun under other rules or other content, and their rows are never mixed. Choose another --out; “fathom lab report --before { $folder }” compares the two.
refused-run-empty = { $folder } holds no matches yet. Go on with: fathom lab run PLAN.toml --out { $folder }
refused-run-other-game = { $folder } is a run of another game, so there is nothing to compare. Choose a run of the same game for --before.
refused-lab-ray = Ray does not start here: { $reason } Look at the load and the free memory of the machine, or give a running cluster with --address.
refused-lab-workers = The workers that got the matches from { $first } on died { $tries } times ({ $reason }). What was finished is kept. Look for memory running out, or for a game that crashes Python.
refused-lab-task = A worker could not play: { $why }. What was finished is kept. On a cluster, check that every machine has this release and this game installed.
refused-lab-match = A rule broke in match { $number }: { $why }. What was finished is kept. “fathom lab replay PLAN.toml { $number }” leads to the fault.

new-plan-head = A plan for { $game }. It runs as it stands: fathom lab run THIS-FILE. docs/lab.md tells more.
new-plan-title = the headline of the report
new-plan-game = which game
new-plan-matches = of each set-up
new-plan-seed = the same seed gives the same matches
new-plan-seats = numbers of seats to try; it takes { $all }
new-plan-bots = any of these, search:N for N iterations; a list in the list gives each seat its own
bot-does-random = Does anything the rules allow
bot-does-greedy = Takes what looks best at once
bot-does-novice = Thinks a little, slips now and then
bot-does-search = Always thinks equally far, whatever the machine
bot-does-sailor = Thinks its whole turn through, seldom slips
bot-does-captain = Thinks longest, the strongest
new-plan-meet = true: every two of the bots play against each other, seats in turn
new-plan-sides = what else tells seats apart: an answer of the game, dealt out in turn
new-plan-first = kinds of questions that everybody answers with the first option
new-plan-events = what is told in the log and should be counted
new-plan-places = true: a heat map of the board
new-plan-options = What a table can be set up with: a value, or a list of values to try.
new-plan-sweep = one number of the content over a range
new-plan-ablate = what each entry is worth: the same dice with it and without
new-plan-change = content to try beside what is printed
new-plan-stop = play a set-up no longer than it takes to judge it
new-plan-target = what you want; name seats, options, bots or change if it is not for all
lab-new = { $file } is written. Try it: fathom lab run { $file }
refused-plan-there = { $file } is there already, and nothing of yours is written over. Choose another --out.
refused-offer-variant = The plan has no variant “{ $variant }”. It has: { $known }. What is printed needs no preset: people choose its options at the table.
refused-offer-unplayed = No match of “{ $variant }” lies in { $folder } yet, so there is nothing to say of it. Run the plan first.
refused-designer-key = { $file } holds no Ed25519 key in PEM. Name another --key, or a file that is not there yet: then a new key is made.
refused-people-file = { $file } cannot be read: { $reason }. Give what “fathom tables results GAME FILE” wrote, or a database such as sqlite:///tables.db.
refused-people-line = { $file }, line { $line }, is no match as “fathom tables results” writes it: { $reason }. Write the file anew.
lab-offered = { $file } is written and signed. Offer it with: fathom serve --presets { $file } --designer { $by }
    People choose it as “{ $preset }”; their matches come back with: fathom lab people
lab-people-taken = { $new ->
    [0] No new match of people
    [one] One new match of people
   *[other] { $new } new matches of people
}{ $known ->
    [0] {""}
   *[other] , { $known } known already
}.
lab-people-left-rules = { $count } left out: played with other rules or content than the plan has.
lab-people-left-setup = { $count } left out: played with seats or options that the plan does not try.
lab-people-left-game = { $count } left out: of another game.
lab-people-left-bots = { $count } left out: only bots played.
lab-begins = { $game }: { $total } matches over { $trials ->
    [one] one set-up
   *[other] { $trials } set-ups
}{ $done ->
    [0] .
   *[other] , { $done } of them already kept; { $missing } to go.
}
lab-done = { $count ->
    [0] Every match of the plan is already in { $folder }.
   *[other] { $count } matches in { $seconds } s, kept in { $folder }.
}
lab-stopped = Stopped with { $done } of { $total } matches kept. Go on with: fathom lab run { $plan }
lab-report = { $file } is written. Open it in a browser; it needs no network.
lab-journal = Match { $number } is in { $file }. Open it with: fathom replay { $file }
lab-match = match { $number } of { $folder }

## A new game

refused-new-name = “{ $name }” cannot be the name of a game. Take 2 to 31 small letters, digits and underscores, a letter first.
refused-game-gone = The game “{ $game }” is installed, but its files are gone. Put its folder back where it was, or uninstall it.
refused-new-taken = There is already a game “{ $name }” installed. Choose another name.
refused-new-folder = { $folder } exists. Choose another name, or another folder with --in.
new-written = { $folder } is a game of its own now: rules, words, pictures and tests.
new-next = Install it with “pip install -e '{ $folder }[dev]'”, then: fathom play { $name }

## The author's workbench

refused-no-such-place = There is no game “{ $game }” installed here, and no folder of that name with a pyproject.toml. Installed: { $known }.
refused-project = { $file } cannot be read: { $reason }
refused-project-game = { $file } announces no game, or more than one. Name one below { $section }.
refused-no-package = The package { $package }, which { $game } is announced in, cannot be found. Check the name after the = in its pyproject.toml.
dev-open = { $game } lies on the workbench. Open { $address } and save a file to see what changes. Ctrl-C ends.
dev-again = { $files }: laid anew in { $seconds } s, { $given ->
    [one] one answer
   *[other] { $given } answers
  } given.
dev-mistake = { $where ->
    [none] { $says }
   *[other] { $where }: { $says }
  }
dev-misfit = Answer { $number } no longer fits: “{ $answer }”, when asked “{ $question }”. { $why }
dev-too-late = Answer { $number } no longer fits: the match is over before it.
dev-not-asked = { $who } gave it, and is not asked there any more.
dev-not-legal = It is none of the legal answers there ({ $rule }).
dev-by-rule = { $why } ({ $rule })

## Replay

replay-verified = { $file }: all { $count } entries hold, and so do the dice and the final table.
replay-open = { $file }: all { $count } entries hold, and so do the dice. The match is not over yet.
replay-adopted = { $file }: the { $count } entries since entry { $adopted } hold. That entry put a saved match on the table: neither the promise of the dice nor this check says where it came from.
replay-false = { $file } does not hold: { $reason }
replay-where = entry { $at } of { $count }
replay-commands = n next · p back · a number: go to that entry · ? rules · q quit
replay-keys = → next · ← back · Home, End · ? rules · t table · l log · q quit
replay-answer = Answered: { $says }
replay-prompt = replay>
replay-start = The match begins.
replay-undo = { $who } takes the last answer back.
replay-rewind = The table goes back to where it was after entry { $to }.
replay-resting = { $who } passes wherever they could react, until their own turn.
replay-no-resting = { $who } wants to be asked again wherever they could react.
replay-standing = { $who } passes on every “{ $kind }” from now on.
replay-no-standing = { $who } wants to be asked about “{ $kind }” again.
replay-bot = { $who } is played by the bot { $bot }.
replay-person = { $who } is played by a person.
replay-close = The match is over.
replay-broken = Entry { $at } cannot be played: { $reason } Look at the moment before with --at { $before }.

report-test = { $file } fails with what report { $report } says. Write in “is_right” what should be so, then mend the game.
report-no-picture = No picture was kept with report { $report }. “fathom replay { $report }” opens the moment once the match is over.

rules-proven = rules proven: { $proven }/{ $all }
rules-and-examples = rules proven: { $proven }/{ $all }, examples: { $played }/{ $examples }
rules-whose = from the rulebook: { $book_proven }/{ $book }, authored by us: { $ours_proven }/{ $ours }
rules-code = code
rules-structural = no single place in the code; instead
rules-tests = tests
rules-authored = ours
rules-ruling = ruling
rules-missing = Not proven by any test:

languages-messages = messages
languages-rules = rules
languages-names = names
languages-missing = { $room }: { $what } is missing: { $more }
languages-superfluous = { $room }: { $what } is not in the English; take it out.
languages-variables = { $room }: { $what } speaks of { $more }, which the English does not give it.
languages-unreadable = { $room }: this cannot be read: { $what }
languages-whole = { $language }: nothing is missing.
languages-gaps = { $language }: { $n ->
    [one] one thing is wrong
   *[other] { $n } things are wrong
}. See “fathom languages { $language }”.
languages-written = Written to { $folder }, in the language { $language }. Install it with pip from the folder above, and the house speaks it.
refused-languages-which = Which language is to begin? Name it, for example: fathom languages de --begin DIR
refused-languages-english = English is what the others are compared with. Name another language, or none for all of them.
refused-languages-room = There is no room { $room }. Known: { $known }.

prove-working = Breaking the rules of { $game }
prove-cannot = The rules of { $game } cannot be tried: { $reason }
prove-counts = { $game }: { $share } of what is not equivalent is killed by a rule’s test (killed { $killed }, noticed by others { $noticed }, equivalent { $equivalent }, survived { $survived }, untried { $untried })
prove-gate = mutants tried: { $tried }, in changed functions: { $changed }, surviving unlisted: { $escaped }

bench-head = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, random play on one core, CPU time, best of { $windows } windows
bench-decisions = decisions a second, options listed
bench-clone = clone in the middle of a step, µs
bench-worst-clone = clone at the dearest question, µs
bench-iteration = iteration of search, µs
bench-snapshot = snapshot, encode and decode, µs
bench-bytes = snapshot, bytes
bench-memory = a match in memory, bytes
bench-move = a move with five viewers, rules and pictures, µs
bench-move-rules = rules
bench-move-asked = pictures for those who are asked
bench-move-others = pictures for the others
bench-move-sent = finding what is new and encoding it

check-passed = { $game }: all { $count } checks passed.
check-failed = { $game }: { $failed } of { $count } checks failed.
check-more = … and { $count } more.
check-perhaps-more = … The first ones only; there may be more.

## Playing in a terminal

seat-bot = { $who } (bot)
play-saved = Saved to { $file }. Go on with: fathom play { $game } --file { $file }
play-kept = { $file } holds the whole match. See it again with: fathom replay { $file }
play-resumed = Going on with { $file }, after { $count ->
    [one] one entry
   *[other] { $count } entries
}.
play-new = { $game } begins.
refused-tutorial-fixed = A guided first match is always the same. Leave --seats, --seed, --option and --bots away, or play without --tutorial.
guide-over = You know the game
play-undone = { $who } takes the last answer back.
play-bot-thinks = { $who } is thinking.
play-no-number = There is no option { $number }. Choose a number from 1 to { $count }, or ? for the rules.
play-no-command = “{ $given }” means nothing here. Type a number, or h for the commands.
play-commands = 1-{ $count } choose · ?N why option N · ? rules that matter now · i what lies on the table, i NAME what that is · l log · u undo · w let others answer first · s save · q save and quit
play-prompt = { $who }>
play-confirm = Really? { $says } Type { $number } once more to do it.
play-end-input = The input has ended.
play-wait-alone = Nobody else is asked, so there is nobody to wait for. Choose one of the options.
play-rule-unknown = { $rule } (this rulebook has no text for it)
play-rules-now = Rules that matter now
play-about = What lies on the table
play-not-there = Nothing on the table is called “{ $given }”. Type i for all that lies there.
play-log = What happened
play-log-empty = Nothing has happened yet.
curtain-title = { $who }, it is your turn
curtain-text = Everybody else looks away. { $who }: press Enter when only you can see the screen.
curtain-plain = ---- { $who }: everybody else looks away; press Enter when only you can see the screen ----
screen-more = … t shows the whole table
screen-keys = 1-9 ↑↓ Enter play · ? why · i ask · u undo · t table · l log · s save · q quit
screen-keys-over = t table · i ask · l log · ? why · s save · q quit
screen-confirm = Really? { $says } Enter does it, Esc lets go.

## fathom examples, suite, dataset, sit

refused-examples-there = { $folder } is there already. Name another folder: fathom examples FOLDER
examples-written = The examples are in { $folder }; each says in its first lines what it does and how it is run.
suite-working = Suite { $suite }, { $bot }
suite-head = Suite { $suite }: { $bot }, { $matches } matches of each task
suite-line = { $task }: won { $rate } ({ $low } to { $high }), worth { $worth } ± { $spread }, { $decisions } decisions a match
suite-short = These are not the { $full } matches of suite { $suite }: say so where you write the figures down.
refused-suite-task = There is no task “{ $task }” in suite { $suite }. There are: { $known }.
dataset-working = { $game }: matches into { $folder }
dataset-done = { $matches } journals of { $game } are in { $folder }; { $index } has a line for each. “fathom replay FILE” opens one.
refused-dataset-bots = { $bots } bots do not fit on { $seats } seats: name one for all seats, or one for each.
refused-no-sit = { $missing } is missing here, which “fathom sit” talks to a house with. Install it with: pip install 'fathom-five[server]'
refused-sit-link = “{ $link }” is no invitation to play. Give the whole link as the host copied it, like https://house.example/t/a7k2m9x4p1qz#p.TOKEN
refused-sit-house = The house does not let the program in: { $why } Ask the host for a new link.
refused-sit-full = No seat is free at this table. Ask its host to free one, or wait and try again.
refused-sit-unreachable = { $house } cannot be reached: { $why }. Is the address right, and does the house run?
sit-seated = Sitting at seat { $seat } of { $game } as { $name }; { $command } answers.
sit-waiting = The match has not begun yet; waiting for the host.
sit-over = The match is over after { $answers } answers.
sit-gone = The house has closed the connection ({ $code }) after { $answers } answers. Start the command again to go on.
refused-sit-ended = The program has ended (exit code { $code }) while it was asked. Its seat stays taken: start it again, or let a bot cover it.
refused-sit-silent = The program has said nothing for { $seconds } s. Give it more time with --patience.
refused-sit-nonsense = The program gave { $tries } answers that cannot be used; the last was “{ $line }”. See docs/envs.md for what it is asked.
refused-bot-extra = The bot “{ $bot }” cannot be loaded: { $reason }
refused-no-keepsake = A keepsake needs the built client, and { $file } is not here. In a checkout run: cd web && npm ci && npm run build
refused-keepsake-games = A keepsake tells one game: here are matches of { $one } and of { $other }. Name journals of one game, oldest first.
refused-keepsake-seat = There is no seat { $seat } in this match. Choose one from 0 to { $most }, or leave --seat away to see it as a watcher did.
refused-keepsake-open = This match is not over yet, and a keepsake tells a whole one. Play it to its end first.
tell-made = { $file } holds the match: { $size } KB, to be opened in any browser, with or without a network.
