# What the kernel itself says, whatever game is played. A game may reword any of it in its own text/en.ftl.

# Seats are counted from 0 in the rules and from 1 among people.
person = { $seat ->
    [0] Seat 1
    [1] Seat 2
    [2] Seat 3
    [3] Seat 4
    [4] Seat 5
    [5] Seat 6
    [6] Seat 7
    [7] Seat 8
   *[other] Somebody
}

# --- the question on the table
prompt-waiting = Waiting for { $who }.
prompt-waiting-several = { $count ->
    [one] Waiting for one answer.
   *[other] Waiting for { $count } answers.
}
prompt-passed = You have passed. Waiting for the others.
prompt-answered = You have answered. You may change it until everybody has.
says-pass = Pass

# --- where we stand: said of an end that may come soon
goal-near = close

# --- how it ended
banner-won = You won
banner-lost = You lost
banner-over = The match is over

# --- what is refused, and what to do about it
refused-over = The match is over: nobody is asked any more. Start a new one, or look back through this one.
refused-not-asked = This is not put to you: another seat is asked now. If you were asked a moment ago, somebody else was faster. Look at what is asked now, and wait for your turn.
refused-passed = You have already passed on this question. Wait for the others.
refused-not-legal = That is not one of the answers you may give now. Choose one of the options shown.
refused-undo = This cannot be taken back: somebody has learned something since, or it was not your answer. Ask the table to rewind instead.
refused-unreadable-answer = This answer cannot be read: { $reason }. Choose one of the options shown.
refused-seats = { $seats ->
    [one] One seat does
   *[other] { $seats } seats do
} not fit: this game is for { $least } to { $most }.
refused-unknown-option = { $game } has no option called { $option }.
refused-bad-option = One of the options cannot be used: { $reason }.
refused-no-campaign = { $game } has no campaign to go on with. Start without a campaign document.
refused-no-such-game = There is no game called { $game } here. Installed: { $known }.
refused-no-tutorial = { $game } has no guided first match. Set up an ordinary table instead.
refused-no-short = { $game } has no short match. Set up an ordinary table instead.

# --- a guided first match
guide-free = The guide has nothing to say about this question: answer as you like. It goes on at the next one it knows.
guide-astray = You did something else, and that is fine. Take it back to follow the guide, or simply play on.
guide-own-way = Here the guide ends. You went a way of your own, so its last words are not about you. Play as you like: alone, with friends, or from the beginning with “Learn by playing”, which leads to a small victory.

# What a game strings together.
in-a-row = { $first } { $second }
