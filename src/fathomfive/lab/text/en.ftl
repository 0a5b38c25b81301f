# What a report of the lab says.

lab-facts = { $game }, { $whole ->
    [yes] { $played } matches
   *[no] { $played } of { $total } matches so far
} over { $trials ->
    [one] one set-up
   *[other] { $trials } set-ups
}. Every seat played by the bot { $bots }, seed { $seed }. A bot is not a person: read its rates as what this bot makes of the game. Intervals hold the true rate in 95 of 100 such runs.
lab-as-printed = as printed
lab-toggle = { $name }: { $on ->
    [yes] yes
   *[no] no
}
lab-seats = { $count ->
    [1] alone
   *[other] { $count } seats
}
lab-won = won
lab-lost = lost

lab-tile-won = of all matches were won
lab-tile-targets = targets are within reach of what was measured
lab-tile-matches = matches, { $seconds } seconds of thinking
lab-tile-decisions = decisions

lab-win-question = How often is it won?
lab-win-axis = share of matches won
lab-win-one = { $rate } of the matches are won ({ $interval }).
lab-win-range = From { $high } ({ $best }) down to { $low } ({ $worst }).
lab-win-targets = { $met } of { $all } targets agree with what was measured.
lab-win-note = The dot is the rate, the line its 95 % interval.
lab-win-note-target = The dot is the rate, the line its 95 % interval, the pale mark what the designer wants. A target agrees when the line reaches it.

lab-seat-question = Does it matter who begins?
lab-seat-axis = share of matches won
lab-seat-opener = begins
lab-seat-later = plays as number { $place }
lab-seat-answer = { $off ->
    [0] In none of { $all } set-ups does the one who begins win clearly more or less than a fair share.
   *[other] In { $off } of { $all } set-ups the one who begins wins clearly more or less than a fair share.
}
lab-seat-note = Whoever answers the first question begins. The pale mark is a fair share; shared victories count for each winner.

lab-end-question = How are matches lost?
lab-end-question-won = How do matches end?
lab-end-axis = share of matches
lab-end-answer = { $rate } of all defeats: “{ $cause }”
lab-end-answer-won = { $rate } of all endings: “{ $cause }”

lab-length-question = How long is a match?
lab-length-axis = decisions in a match
lab-length-answer = Half of all matches take no more than { $half } decisions; a match took { $ms } ms to play.
lab-spread-note = The mark is the middle match, the box holds the middle half, the line eight in ten.

lab-score-question = How many points are made?
lab-score-axis = points
lab-score-answer = The middle match makes { $half } points.

lab-choice-question = Which choices go with winning?
lab-choice-axis = more or fewer wins where it was chosen, in percentage points
lab-choice-answer = { $choice }: { $points } points where it was chosen, compared within the same set-up.
lab-choice-figure = { $points }, in { $share }
lab-choice-caveat = Going with is not leading to. Some choices come up only when the match already goes well, or late in a match that most do not reach; a rescue goes with losing because one needs it when losing. To learn what a card does, change it and compare two runs. Only differences that chance alone explains badly are shown, and among so many choices a few of them will still be chance.

lab-event-question = What happens in matches that are won, and in those that are lost?
lab-event-axis = times in a match
lab-event-answer = { $count ->
    [one] One kind of event, counted in every match.
   *[other] { $count } kinds of events, counted in every match.
}
lab-event-caveat = Longer matches see more of everything; this is no cause either.

lab-since-question = What has changed since the earlier run?
lab-change-question = What does the change do?
lab-compare-answer = { $was } were won before, { $now } after; in { $clear } of { $all } set-ups the difference is clear.
lab-compare-note = From the grey dot (before) to the coloured one (after); the figures are percentage points with their 95 % interval. Both were played with the same dice.

lab-matches-title = Matches worth opening
lab-matches-lead = Each opens as a replay, move by move. Click a command to copy it.
lab-setups-title = Every set-up, as a table
lab-setups-lead = Sit down at any of them, with its content and its bots.
lab-col-story = why
lab-col-setup = set-up
lab-col-bots = bots
lab-col-matches = matches
lab-col-won = won
lab-col-sit = play it
lab-col-length = decisions
lab-col-end = how it ended
lab-col-open = open it
lab-open-quick-win = The quickest victory
lab-open-long-win = The longest victory
lab-open-quick-loss = The quickest defeat
lab-open-long-loss = The longest defeat
lab-open-score = The most points
lab-repeat = The rows lie in { $folder } as Parquet. The same plan under the same rules gives the same rows on any machine.
