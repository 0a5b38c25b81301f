# What a report of the lab says.

lab-facts = { $game }, { $whole ->
    [yes] { $played } matches
   *[no] { $played } of { $total } matches so far
} over { $trials ->
    [one] one set-up
   *[other] { $trials } set-ups
}. { $meet ->
    [yes] Every two of the bots { $bots } meet
   *[no] Every seat played by the bot { $bots }
}, seed { $seed }. A bot is not a person: read its rates as what this bot makes of the game. { $stop ->
    [yes] {""}
   *[no] Intervals hold the true rate in 95 of 100 such runs.
}
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

lab-going-on = This run goes on, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} more at most. The page loads itself again every { $seconds } seconds.

lab-tile-won = { $setups ->
    [one] of the matches were won ({ $most })
   *[other] of the matches were won, from the hardest set-up ({ $least }) to the easiest ({ $most })
}
lab-tile-targets = targets are within reach of what was measured
lab-tile-matches = matches, { $decisions } decisions in all

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
lab-end-answer = The most common defeat in { $setups } of { $all } set-ups: “{ $cause }”
lab-end-answer-won = The most common end in { $setups } of { $all } set-ups: “{ $cause }”

lab-length-question = How long is a match?
lab-length-axis = decisions in a match
lab-length-answer = { $setups ->
    [one] The middle match takes { $least } decisions
   *[other] The middle match takes from { $least } to { $most } decisions, by set-up
}; a match took { $ms } ms to play.
lab-spread-note = The mark is the middle match, the box holds the middle half, the line eight in ten.

lab-score-question = How many points are made?
lab-score-axis = points
lab-score-answer = { $setups ->
    [one] The middle match makes { $least } points.
   *[other] The middle match makes from { $least } to { $most } points, by set-up.
}

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
lab-compare-answer = Most in this set-up ({ $setup }): { $was } were won before, { $now } after. In { $clear } of { $all } set-ups the difference is clear.
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

# Who beats whom
lab-bot-question = Which bot wins?
lab-bot-answer = { $best } has the largest share: { $rate } ({ $setting }). { $clear } of { $all } shares are clearly off a fair one.
lab-side-question = Which side wins?
lab-side-answer = { $best } has the largest share: { $rate } ({ $setting }). { $clear } of { $all } shares are clearly off a fair one.
lab-rival-axis = share of the victories
lab-rival-note = The pale mark is a fair share, the line a 95 % interval. A shared victory counts for each winner in part. Bots and sides sat in every seat equally often where the plan lets them meet or take sides in turn.
lab-bot-matrix-question = Which bot beats which?
lab-side-matrix-question = Which side beats which?
lab-matrix-answer = The largest share has { $one } against { $other }: { $rate }.
lab-matrix-axis = … against …
lab-matrix-note = Of the victories that fell to either of the two, the share of the one on the left. Below it its 95 % interval.
lab-rating-question = How strong does that make them?
lab-rating-answer = { $best } leads with { $rating }.
lab-rating-axis = rating
lab-rating-note = Ratings after Plackett and Luce; everybody begins with 25. The line is two standard deviations on either side. They rate bots against each other in this game and setting, and mean nothing elsewhere.
lab-crossed-question = Which side suits which bot?
lab-crossed-answer = Each bot on each side, against all others in turn.
lab-crossed-axis = side

# Sweeps and stops
lab-sweep-question = What does “{ $sweep }” do?
lab-sweep-answer = From { $was } at { $first } to { $now } at { $last }.
lab-sweep-target = { $count ->
    [0] No value that was tried agrees with the target.
   *[other] The target is within reach at: { $values }.
}
lab-sweep-printed = The large dot is what is printed: { $value }.
lab-sweep-note = The line at each dot is a 95 % interval. All values were played with the same dice.
lab-stop-note = Each set-up was played until it could be judged: by its target, or known to { $within } points on either side. The lines may be looked at again and again; the chance that even one of them leaves the truth out is at most { $error }. { $open ->
    [0] {""}
    [one] One set-up is not judged yet.
   *[other] { $open } set-ups are not judged yet.
} { $whole ->
    [yes] { $saved } of { $total } matches were not needed.
   *[no] The run goes on.
}
lab-verdict-open = not yet judged
lab-verdict-known = known well enough
lab-verdict-met = target met
lab-verdict-missed = target missed

# What single things are worth
lab-ablate-question = What is each of them worth?
lab-ablate-axis = more or fewer wins with it than without, in percentage points
lab-ablate-answer = { $entry }: { $points } points with it. { $clear } of { $all } make a clear difference.
lab-ablate-nothing = None of { $all } makes a difference that chance could not make.
lab-ablate-note = The same dice with each of them and without. The lines hold for all { $all } together: the chance that even one of them leaves the truth out is 5 %. { $hidden ->
    [0] {""}
   *[other] { $hidden } more are not shown: nothing can be said about them yet.
}

lab-heat-question = Where does it happen?
lab-heat-answer = Most at { $place }: { $times } times in a match ({ $setup }).
lab-heat-note = How often something moved to a space, was laid there or appeared there: the brighter, the more often. Point at a space for its figure. A board that is put together anew in every match is drawn as in the first.

# Matches of people
lab-people-question = What did people make of it?
lab-people-axis = share won
lab-people-answer = { $count ->
    [one] One match of people has come back.
   *[other] { $count } matches of people have come back.
} { $early ->
    [yes] That is early: mind how long the lines are.
   *[no] {""}
}
lab-people-people = people ({ $count })
lab-people-mixed = people with bots ({ $count })
lab-people-people-apart = people ({ $count }), who begins
lab-people-mixed-apart = people against bots ({ $count })
lab-people-bots = bots: { $bots }
lab-people-bots-apart = bots: { $bots }, { $whose }
lab-people-note = People and bots stand apart and are never added up; so do tables with people only and tables with bots among them. The line is a 95 % interval. People choose what they play and with whom, so they are no sample of anything but themselves. Nobody is named here or in the rows.
lab-people-length-question = How long do people play?
lab-people-length-answer = Answers in a match that stood in the end, by people and by bots.

# Who won, at a glance
lab-glance = Who won: { $setting }, { $count } matches
lab-glance-bots = by bot
lab-glance-sides = by side
lab-glance-seats = by seat
lab-glance-fair = Shares of the victories with their 95 % intervals; { $share } is a fair share. Coloured is what is clearly more or less.
