# What the table server says. Seats are counted from 0 in messages and from 1 among people: clients give
# $who the name of the one who sits there.

# --- what is refused, and what to do about it
refused-no-guest = This browser is not known here. Open the link you were invited with, or come back the way you kept.
refused-not-found = There is nothing here for you. Check the link, or ask for a new invitation.
refused-host-only = Only the host of this table can do that. Ask them.
refused-seated-only = Only those who sit at this table can do that. Take a seat first.
refused-watch-only = Your link lets you watch. Ask the host for a link to play.
refused-not-your-seat = That seat is not yours. Play your own, or ask the host.
refused-covered = A bot is playing your seat. Take it back first, then answer.
refused-not-covered = Nobody covers this seat: it is yours to play.
refused-nothing-to-cover = There is nobody to cover on this seat.
refused-not-away = The owner of this seat is not away long enough. This table waits { $patience } seconds.
refused-already-yours = You already sit there.
refused-seat-taken = Somebody was faster: this seat is taken. Choose another.
refused-seats-taken = People sit on the seats that would go. Ask them to move first.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-bot = There is no bot called { $bot }. There are: { $known }.
refused-seat-free = A seat is still free. Invite somebody, or put a bot there.
refused-seat-not-ready = Somebody is not ready yet. Wait for them.
refused-host-must-sit = The host must sit at the table. Choose somebody who does.
refused-nobody-stranded = Nobody else owns this seat, so there is nobody to give it back to. A free seat is taken by sitting down.
refused-not-beside = They do not stand beside this table without a seat. Send them a link to play; when they have come in, give them their seat.
refused-one-word = You play against each other, and one person’s word is not enough to give a seat to somebody else. Its owner comes back by their personal link or passkey.
refused-heir-gone = Whoever was to get this seat has gone or sits elsewhere. Say no to this proposal, and make another one when they are back.
refused-remove-in-play = Nobody loses their seat while the match runs. Mute them, let a bot play once they have been away for { $patience } seconds, or wait for the end.
refused-removed = The host has shown you out of this table. Only the host can let you back in: ask them.
refused-others-play = Others are playing here, so the table stays. Leave it instead: a bot covers your seat.
refused-two-pairs-of-eyes = You play here already, and at this table nobody sees two hands. Somebody new or a bot can take this seat.
refused-bot-plays = The bot stays where it plays while others are at the table. Change it at the next match.
refused-nobody-to-remove = There is nobody of that kind to remove.
refused-stale = Somebody was faster: the question is gone. Look again at what is asked now.
refused-conflict = Too many things happened at once. Try again.
refused-not-begun = The match has not begun. Wait for the host to start it.
refused-begun = The match has begun: its set-up stays as it is. A rematch can have another.
refused-not-over = The match is not over yet: its secrets stay secret until then.
refused-frozen = This table was begun under other rules and stays with the release that started it. You can look, not play.
refused-undo-off = This table does not take back. Its host can propose to change that.
refused-no-rewind = This table does not rewind. Its host can propose it, and everybody votes.
refused-rewinds = This table has gone back { $most } times, and that is all it may. Play on from here, or fork it.
refused-proposal-open = There is a proposal already. Vote on that one first.
refused-no-proposal = That proposal is gone: somebody played on, or it was decided.
refused-voted = You have said yes already. Wait for the others.
refused-no-such-moment = There is no such moment in this match.
refused-nothing-to-fork = At that moment the match had not begun, or was over. Choose another.
refused-key-used = This was sent before as something else. Reload the page and try again.
refused-bad-key = A key has 8 to 64 letters, digits, dashes or underscores.
refused-stuck = The rules stumbled here ({ $rule }), whatever is answered: nothing was changed. If everybody agrees, the table goes back to the last question that worked; please report it.
refused-stuck-at-once = The rules stumbled here ({ $rule }), whatever is answered, and there is no earlier question to go back to. Please report it, and begin another match.
refused-rule-broke = The rules stumbled here ({ $rule }): nothing was changed. Choose another answer, and please report it.
refused-no-hint = A hint needs a question that is put to your seat.
refused-hint-running = The last hint is still being thought about.
refused-thinking-yours = You have asked for several things that are still being thought about. Wait for one of them, then ask again.
refused-thinking-full = Too much is waiting to be thought about on this server. Try again in a minute.
refused-thinking-late = Nobody had time to think about this within { $seconds } seconds. Try again when there is less going on.
refused-thinking-stopped = { $what ->
    [memory] This needed more memory than one request may have, so it was stopped. Nothing was changed; ask for something smaller.
   *[other] This took longer than one request may, so it was stopped. Nothing was changed; ask for something smaller.
}
refused-thinking-died = The process that thought about this ended before it had an answer. Nothing was changed; try again.
refused-no-such-rule = There is no such rule in this game.
refused-pointing-off = Nobody points at this table. The host can propose to switch it on, in the sheet “At the table”.
refused-nothing-to-back = There is no such choice on the page that lies open. Tap one of those it offers.
refused-nothing-to-point-at = There is no such place on the board before you. Point at a space that you see.
refused-no-screen = No screen shows this code now. Look again at what stands on it: after ten minutes there is another.
refused-many-screens = Too many screens wait for a table on this server. Try again in a few minutes.
refused-chat-off = Table talk is switched off here.
refused-watchers-chat = Those who watch this table have said { $most } things within a minute, and it takes no more. Read on, and say it in a moment.
refused-chat-length = Say something of 1 to { $most } characters.
refused-muted = The host has asked you to be quiet at this table. You can read, not write.
refused-notes-moved = Somebody wrote on the pad before you. Look at their text, then write again.
refused-notes-length = The pad holds { $most } characters. Make it shorter.
refused-bad-journal = This journal cannot be taken in: { $reason }.
refused-no-preset = This house has no preset “{ $preset }” for this game. It has: { $known }.
refused-own-content = This was played with content that this house does not have. It takes printed content and its operator's presets only: ask the operator to add yours.
refused-presets = The presets in { $file } cannot be used: { $reason }. Mend the file and start again.
refused-preset-changed = The preset “{ $preset }” in { $file } was changed after its designer signed it, so what it says of itself may not be true. Take the file as it came from the lab, or take its [preset.measured] out: then it is a preset of your own.
refused-preset-rules = The preset “{ $preset }” in { $file } was measured on { $on } with other rules than { $game } has in this release. Have its plan run with this release and offered anew, or host the release it was measured with.
refused-preset-designer = The preset “{ $preset }” in { $file } is not signed by a designer that --designer names. Add the key of whoever signed it, or take the preset out.
refused-bad-request = That cannot be read. Reload the page and try again.
refused-bad-field = { $field } does not fit: { $reason }.
refused-too-large = That is too large.
refused-too-many = Too much at once. Wait a moment and try again.
refused-many-tables = You host { $most } tables that are not over. Finish or delete one first.
refused-many-matches = You host { $most } matches that are running. Finish one first.
refused-rate = That is more than { $most } in one { $span ->
    [second] second
    [minute] minute
   *[hour] hour
}. Wait until it is over, then go on.
refused-not-offered = This house does not offer { $game }. It offers: { $known }.
refused-limit = “{ $given }” is no limit. Write NAME=NUMBER with one of these names: { $known }.
refused-operations = “{ $given }” is no port to tell health and metrics at. Write a port such as 8556, or ADDRESS:PORT such as 0.0.0.0:8556.
refused-opens-key = In this house only those who have its key open tables. Ask its operator for one; with a table's link you can sit down without.
refused-opens-operator = In this house only its operator opens tables. With a table's link you can sit down and play.
refused-no-key = This key opens nothing: it was taken back, or the link is not whole. Ask the operator for a new one.
refused-blocked = The host of this table does not want to play with you. Open a table of your own, or ask for another.
refused-banned = The operator of this house has closed it to you until { $until } (UTC): { $why }
refused-nobody-named = Say whom it is about: either --guest or --address, and no more.
refused-no-address = “{ $address }” is no address and no network. Write something like 192.0.2.7 or 2001:db8::/32.
refused-through-start = The tunnel “{ $command }” cannot be started: { $reason }. Check the command of --through.
refused-through-silent = The tunnel named no address within { $seconds } seconds. It must print the one that friends open, such as https://play.example.org. It said: { $said }
refused-through-ended = The tunnel ended ({ $code }) before it named an address. Run its command by itself to see why. It said: { $said }
refused-keep = “{ $given }” says nothing about keeping. Write NAME=DAYS with one of these names: { $known }.
refused-no-report = There is no report { $report }. “fathom reports” lists those there are.
refused-report-running = The match of report { $report } is still being played, and its journal holds what the others must not know. “fathom reports { $report }” shows what its reporter saw; come back for the journal when the match is over.
refused-report-release = The table of report { $report } is played by other rules than those installed here. Run the same command with release { $release }.
refused-needs-server = This table lies on your device, and this needs a server: others cannot come here. Open a table at a house to play with them.
refused-along-over = This match is over: take its journal along instead. It stays whole, and can be looked at anywhere.
refused-archive-foreign = This file does not hold tables of a device. Choose one that “Take all tables along” wrote; its name ends in .zip.
refused-archive-damaged = This file holds tables of a device, but its list cannot be read: it is damaged. Nothing was taken from it. Use another copy.
refused-archive-format = A newer release wrote this file; this one reads format { $known }. Load the newer release and bring it again.
refused-archive-large = This file is larger than { $most } MB, more than any device writes. Nothing was taken from it.
refused-archive-journal = Its journal is missing or damaged in this file. Use another copy of the file.
refused-archive-room = It could not be kept: this browser has no room left, or the table went on here meanwhile. Make room and bring the file again; what came before stays.
refused-origin = This request comes from another site, so it is not carried out.
refused-host = This server does not answer to that name. Its operator can allow it.
refused-unavailable = The journal cannot be reached, so this is not certain to be saved. It will be sent again.
refused-hosted = { $reason }.
refused-not-migrated = This database is not at this release's schema. Run “fathom migrate” first.
refused-no-database = The database cannot be reached or lets nobody in ({ $reason }). Is it up, and are address, name and password in FATHOM_DATABASE or --database right?
refused-no-otel = OTEL_EXPORTER_OTLP_ENDPOINT says where to send traces, but what sends them is not installed ({ $missing }). Install it with: pip install 'fathom-five[otel]' — or leave the variable out.
refused-secret-out = The secret that signs cookies was taken out of this database before. Use the file it was written to.
refused-secret-file = { $file } exists. Name a file that does not: what is in this one is not written over.
refused-fault = Something broke on our side. Nothing of it counts; try again.

# --- what happened at the table
notice-undo = { $who } took the last answer back.
notice-rewind = The table went back to an earlier moment.
notice-propose = { $who } proposes to go back.
notice-vote = { $yes ->
    [0] { $who } would rather not.
   *[other] { $who } agrees.
}
notice-propose-settings = { $who } proposes to play on like this.{ $undo ->
    [off] {" "}Nothing is taken back.
    [horizon] {" "}An answer is taken back only until something is seen.
    [agreement] {" "}Answers are taken back, and further if all agree.
   *[same] {""}
}{ $pointing ->
    [on] {" "}People may point at places.
    [off] {" "}Nobody points at places.
    [usual] {" "}People may point at places where they play together, not against each other.
   *[same] {""}
}{ $patience ->
    [-1] {""}
    [0] {" "}No bot steps in by itself for whoever is away.
   *[other] {" "}A bot steps in for whoever is asked and away for { $patience } seconds.
}
notice-agreed = Everybody agreed to play on like this.{ $undo ->
    [off] {" "}Nothing is taken back.
    [horizon] {" "}An answer is taken back only until something is seen.
    [agreement] {" "}Answers are taken back, and further if all agree.
   *[same] {""}
}{ $pointing ->
    [on] {" "}People may point at places.
    [off] {" "}Nobody points at places.
    [usual] {" "}People may point at places where they play together, not against each other.
   *[same] {""}
}{ $patience ->
    [-1] {""}
    [0] {" "}No bot steps in by itself for whoever is away.
   *[other] {" "}A bot steps in for whoever is asked and away for { $patience } seconds.
}
notice-propose-give-back = { $who } proposes to give a seat back to its owner, who has come as somebody new.
notice-given-back = Everybody agreed: { $who } has the seat back.
notice-took-seat = { $who } took over a seat in the middle of the match, and now knows what it has seen.
notice-seat = { $by ->
    [person] { $who } sat down.
    [bot] A bot sat down.
    [kept] A seat became free. A bot plays it until somebody sits down there.
   *[other] A seat became free.
}
notice-cover = A bot ({ $bot }) plays for { $who } until they are back.
told-ghost = A bot did this for you: { $what }
notice-return = { $who } is back.
notice-brought = The match began elsewhere and came here as a file. It goes on with new dice of this house, and what was hidden was dealt anew.
notice-adopted = The match goes on from here under the present rules.
notice-begin = The match begins.
notice-over = The match is over.

# --- goodbye
bye-restart = The server restarts. Your table is safe; you are connected again in a moment.
bye-slow = The connection was too slow. Connecting again.
bye-deleted = This table was deleted by its host.
bye-shown-out = You are no longer at this table.
bye-not-found = There is nothing here for you. Check the link, or ask for a new invitation.
bye-banned = The operator has closed this house to you for a while.
bye-guest = This browser is not known here. Open the link you were invited with, or come back the way you kept.
bye-origin = This connection comes from another site, so it is not accepted.
bye-protocol = This page is of another release. Reload it.
bye-hello = The connection did not introduce itself.
bye-unreadable = The connection sent something nobody can read.
bye-too-many = Too much at once. Wait a moment.
bye-too-many-sockets = You have this house open in too many windows. Close some of them.
bye-crowded = So many people watch this table that there is no room for one more. Try again later.
bye-unavailable = The journal cannot be reached. Connecting again.
bye-frozen = This table was begun under other rules and stays with the release that started it.
bye-fault = Something broke on our side. Connecting again.

# --- what a chat shows of a link
preview-house = Tabletop games from under the sea. Send a link, and your friends are at the table.
preview-game = Play { $game } with friends or bots. One link, no account, and every rule explains itself.
preview-invited = { $host } invites you to { $game }. No account, nothing to install: say your name and sit down.
preview-table = You are invited to a table of { $game }. No account, nothing to install: say your name and sit down.
preview-challenge = { $host } dares you to do better at { $game }: the same dice, the same set-up, one counted try.
preview-dive = Today's dive: { $game } with the same dice for everybody, and one counted try.

## Why a hint says so, where the parts of a game's evaluation say nothing: "It …"

speaks-for-only = is all there is to do
speaks-for-alike = makes no difference right away; what decides comes later
speaks-for-wins = wins the match
speaks-for-decides = decides the match, one way or the other
speaks-against-loses = loses the match

## Coming back

refused-no-way-back = This link leads back to nobody: it was used or taken back, it is too old, or it is not whole. Open the newest one, or come back with a passkey.
refused-passkey = This passkey leads back to nobody here: it was taken back, or belongs to another house. Try another one, or your personal link.
refused-passkey-late = That took too long, or was answered before. Press the button once more.
refused-passkey-insecure = Passkeys work only at an address with https, or at localhost. Use your personal link here.
refused-many-passkeys = You have { $most } passkeys. Take one back first.

## Calling people

call-title = { $who }, it is your turn in { $table }
call-turn = The table waits for your answer.
call-text = { $game }: { $asked }
call-open = Open the table
call-end = End these calls
call-test-title = This is how Fathom Five calls you
call-test-text = When a table waits for you and you are not looking, this is where it says so.
call-confirm-title = Shall Fathom Five write to you here?
call-confirm-text = Somebody wants to be told at this address when it is their turn. If that is you, open this link; if it is not, do nothing, and nothing more will come.
refused-call-form = That is no address that can be called. Paste the whole address, from https:// to its end.
refused-call-unknown = Nobody knows the name in this address. Look whether it is spelled right, and try again.
refused-call-inside = This address leads into the network of the host, where guests call nobody. Use one that everybody can reach, or ask the operator to admit it.
refused-call-plain = This address is called without encryption. Use one that begins with https://.
refused-call-port = This address has an unusual port. Use one without a port, or with 443 or 8443.
refused-call-keys = The browser's subscription is not whole. Turn the notice off and on again.
refused-call-mail = That is no mail address that letters can be sent to.
refused-no-mail = This house sends no mail. Choose another way, or ask the operator to set a mail server up.
refused-call-zone = Nobody knows this time zone. Choose one such as Europe/Rome.
refused-call-failed = The other side did not take it. Look whether the address is right and still in use, then try again.
refused-many-channels = You have { $most } ways to be called. End one first.
refused-no-stop = This link ends nothing: it is not whole, or what it ended is gone already.
refused-network = “{ $given }” is no network. Write an address, or a network such as 192.168.1.0/24.

refused-challenge-unreadable = This file is no journal: { $reason }. Save the journal of the match again, and hand that in.
refused-challenge-setup = This match was set up otherwise than the challenge: other seats, options or content. Begin from the challenge's own page.
refused-challenge-rules = This match was played by other rules than the challenge: another release has them. Try it here, from the challenge's own page.
refused-challenge-dice = This match was played with other dice than the challenge. Only a match that begins from the challenge's own page has the same.
refused-challenge-back = At this match people went back, or began in the middle, and dice were rolled anew. Only one that was played forwards from its beginning counts.
refused-challenge-seats = In this match a bot answered for somebody, or a seat changed hands. Only one that its people played to the end themselves counts.
refused-challenge-long = This journal has more than { $most } entries, and none so long is played again here.
refused-challenge-unfinished = The match in this journal is not over. Play it to the end, save its journal, and hand that in.
refused-challenge-forged = This journal does not hold: { $reason }. Every answer was played again, and there it parts from the rules. Hand in the file as it was saved.
refused-challenge-known = These very answers stand on the list already: it is somebody's own journal. Hand in a match that you played.
refused-challenge-again = A counted try is one per person, and this was used by: { $names }. Try again as often as you like: it is fun, and does not count.
refused-challenge-alone = This challenge is tried alone: its match has a single seat, or people would play against each other.
refused-challenge-against = In this match people played against each other, so there is no result they share. A match with bots, or one that people win together, can be a challenge.
refused-challenge-guided = A guided first match cannot be a challenge: its dice are the same for everybody anyway. Play a match of your own.
refused-challenge-large = This match goes on from a campaign that is too large for a link. A match from its beginning can be a challenge.
refused-challenge-old = This challenge belongs to other rules than this release plays by, so nobody can try it here any more. Its results stand; make a new one.
refused-challenge-fixed = Everybody tries a challenge with the same set-up, and nobody goes back. Open a table of your own to play otherwise.
refused-challenge-hint = In a counted try nobody gives hints. They are there again in the free ones after it.
refused-challenge-watch = You have not finished your own counted try, and the best match would show you its dice. Try it first, then watch.
refused-challenge-no-match = There is nothing to watch: nobody has a result yet, or the best match was deleted.

# --- this device (a house in a browser) ---

tables-here = These tables lie on this device
tables-here-text = Take a copy, bring them back, and keep games for a journey without a network.
device-tables = All tables as one file
device-tables-text = Running and finished tables, campaigns and notes. Bring the file back on another device, or here after the browser was cleared. It also holds what is still hidden at running tables: look into it only if you want to know.
device-take = Take all tables along
device-bring = Bring tables back
device-busy = Every journal is played again to see that it holds. This may take a moment…
device-taken = { $tables ->
    [one] One table is in the file.
   *[other] { $tables } tables are in the file.
} { $left ->
    [0] Keep it somewhere else than on this device.
    [one] One that has not begun is not.
   *[other] { $left } that have not begun are not.
}
device-nothing = No table has begun on this device yet, so there is nothing to take along.
device-unread = This file cannot be read. Choose it again, or another copy.
device-open = Open
device-came-new = Came here from the file.
device-came-on = { $n ->
    [one] Was here, and went on in the file: one entry was added.
   *[other] Was here, and went on in the file: { $n } entries were added.
}
device-came-same = Was here already, the same: it stays.
device-came-ahead = { $n ->
    [one] Is one entry further here than in the file: it stays.
   *[other] Is { $n } entries further here than in the file: it stays.
}
device-came-apart = Went another way here than in the file: yours stays, and the one of the file is a table beside it.
device-storage = How safely they lie here
device-safe = This browser promises to keep your tables until you clear its data yourself.
device-unsafe = This browser may clear your tables when its space runs out: take a copy now and then.
device-unsaid = This browser does not say whether it keeps your tables: take a copy now and then.
device-room = { $used } used, { $free } free for this site.
device-ask = Ask it to promise
device-ask-refused = It did not promise. Browsers promise it to sites that are installed or often opened: install this page as an app, or take copies.
device-games = Without a network
device-games-text = A game that is kept here opens with no network at all. With each comes what all of them need: the page, the interpreter and the house ({ $size } of it lie here).
device-no-worker = This browser keeps no games, so they open only with a network: it has no service worker for this page.
device-keep = Keep on this device
device-let-go = Let go
device-game-kept = Kept whole: it opens without a network. { $size } of its own.
device-game-not = Not kept, or not whole: it needs a network to open.
device-game-coming = { $n } of { $of } files, { $size }…
device-game-missed = Not all of it came: the network or the space ended. What came stays; press again to go on.
do-along = Take along and go on elsewhere
along-kept = The match is in the file. Bring it under “My tables” of another house or device: there it goes on from the start of this step, with new dice.
bring-match = Bring a match
bring-match-text = A .fathom file from another house or device. A finished match comes to be looked at; a running one goes on here with new dice.
