title = Pearls
stage = A bay with a boat, a cove and a wreck
moment = { $shells ->
    [one] one shell left
   *[other] { $shells } shells left
}

# --- set-up
option-sea = The sea
option-sea-calm = Calm: few eels
option-sea-wild = Wild: more eels, more pearls
refused-wild = A wild sea is for three divers and more. Choose a calm one, or ask somebody else to join.

# --- questions
ask-reef = Where shall we dive?
ask-lamp = Do you want to take a lamp?
ask-breath = Stay for another shell, or rise?

# --- answers
verb-choose = Dive at
do-light = Take a lamp for { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}
do-pass = No lamp
do-stay = Stay
do-rise = Rise
follows-stay = As far as anybody can know, the next shell holds an eel in { $risk } of 100 cases.
follows-rise = You share { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} with whoever rises too.
why-no-pearl = A lamp costs { $pearls ->
    [one] a pearl, and you have none
   *[other] { $pearls } pearls, and you have fewer
}.

# --- places and things
space-boat = the boat
space-lamp = the lamp
space-cove = the cove
space-wreck = the wreck
shells-cove = Shells in the cove
shells-wreck = Shells in the wreck
shells-opened = Opened so far
shell-closed = a closed shell
shell-0 = an eel
shell-1 = one pearl
shell-2 = two pearls
shell-3 = three pearls
goal = How you win
goal-sentence = Have the most pearls when the bank runs dry or the last shell is open.
bank = Bank
net = Net
hoard = Hoard of { $who }

# --- what happened
log-dive = { $who } leads a dive to { $reef }.
log-0 = An eel! The net is lost, and everybody below comes up with nothing.
log-1 = The shell holds one pearl.
log-2 = The shell holds two pearls.
log-3 = The shell holds three pearls.
log-rise = { $who } rises with { $pearls ->
    [0] nothing
    [one] one pearl
   *[other] { $pearls } pearls
}.
log-look = { $who } shines a lamp on the next shell.
log-seen-0 = Your lamp shows an eel in the next shell.
log-seen-1 = Your lamp shows one pearl in the next shell.
log-seen-2 = Your lamp shows two pearls in the next shell.
log-seen-3 = Your lamp shows three pearls in the next shell.

# --- the end
end-dry = The bank holds fewer pearls than there are divers.
end-empty = The last shell is open.

# --- the guided first dive
tutorial-reef = Lead everybody to the **wreck**.
    .title = Choose a reef
tutorial-stay = Stay for another shell.
    .title = Hold your breath
tutorial-rise = Now come up with your share.
    .title = Rise
tutorial-eel = That was an eel.
tutorial-shell = That was a pearl.
tutorial-end = Dive on as you like.
