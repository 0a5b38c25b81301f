### Quello che dice solo il browser. Le parole della piattaforma stanno in src/fathomfive/text, quelle di ogni gioco nella sua cartella.

## Nel sito

skip = A quello che puoi fare
site = Fathom Five
home = Pagina iniziale
loading = Si cala la lampada
close = Chiudi
retry = Riprova
no-line = Nessuna linea con il server, o è occupato. Controlla la connessione.
no-line-title = Nessuna linea
guest = Ospite
settings-of = Impostazioni di { $name }
my-tables = I miei tavoli
host-your-own = Ospita in casa tua
games = Giochi
start-title = { $n ->
    [1] Un gioco
    [2] Due giochi
    [3] Tre giochi
    [4] Quattro giochi
    [5] Cinque giochi
   *[other] { $n } giochi
  } dal fondo del mare
start-text-local = Da soli, con i bot o intorno a questo schermo, senza server e senza account. I tuoi tavoli restano in questo browser, e ogni regola si spiega da sé.
start-text = Mandi un link, e gli amici sono al tavolo. Nessun account, nulla da installare, e ogni regola si spiega da sé.
start-table = Apri un tavolo
code-or-link = Parole o link
join = Entra
house-closed = Qui i tavoli li aprono altri
house-opens-key = In questa casa apre tavoli solo chi ne ha la chiave. Se hai ricevuto il link di un tavolo, aprilo, o incollalo nella pagina iniziale: puoi sederti e giocare, o guardare. Senza link puoi leggere come si gioca.
house-opens-operator = In questa casa apre tavoli solo chi la gestisce. Se hai ricevuto il link di un tavolo, aprilo, o incollalo nella pagina iniziale: puoi sederti e giocare, o guardare. Senza link puoi leggere come si gioca.
key-title = Una chiave di questa casa
key-text = Chi la prende può aprire tavoli qui. Di’ come ti devono chiamare gli altri.
key-take = Prendi la chiave
key-taken-title = Hai la chiave
key-taken-text = Da ora puoi aprire tavoli qui, finché chi gestisce la casa non ritira la chiave.
which-game = Quale gioco? Scegline uno qui sotto.
join-fault = Questo non è il link di un tavolo, né le sue parole. Incolla tutto il link che hai ricevuto, o scrivi le parole che ti hanno detto.
players = { $least ->
    [one] 1
   *[other] { $least }
  }-{ $most }
waiting-for-you = Aspettano te
all-tables = Tutti i { $n } tavoli
your-turn = Tocca a te
news = { $n ->
    [one] 1 novità
   *[other] { $n } novità
  }
table-lobby = non ancora iniziato
table-over = finito
table-won = vinta
table-lost = persa
finished-tables = Finite
running-tables = In corso
tables-called = Fatti chiamare quando tocca a te
tables-called-text = Da questo dispositivo, in chat o per posta
won-of = { $won } vinte su { $n }
again-same = Di nuovo, le stesse persone
open-tables = Tavoli aperti qui
open-tables-note = Chiunque su questo server può sedersi.
open-by = { $host }, { $ago }
table-frozen = conservato com'era
table-frozen-text = Questo tavolo è iniziato con regole diverse da quelle di questa versione. È conservato com'era e nulla è perduto, ma qui non si può continuare.
table-playing = in corso
asked-you = tocca a te
waits-for = { $who } sta pensando, da { $ago }
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
  }
no-tables-title = Ancora nessun tavolo
no-tables-text = Aprine uno e manda il link, o gioca in solitaria con i bot.
no-game-title = Qui quel gioco non c'è
no-game-text = Questo server non ha quel gioco. Scegline uno nella pagina iniziale.
nowhere-title = Nulla su questa carta
nowhere-text = Questa pagina non esiste. Controlla il link, o riparti dall'inizio.
gone-title = A questo tavolo non puoi arrivare
link-gone-title = Questo link non fa più nulla
host-text = Tutto questo gira sul tuo computer con due comandi. Gli amici nella tua rete aprono l'indirizzo che compare, o inquadrano il codice con il telefono.
host-more = Per un salotto non serve nessuna base di dati; una casa più grande usa PostgreSQL e Redis.

## Preparazione

how-it-plays = Come si gioca
house-preset = Regole della casa
house-preset-note = Chi gestisce questa casa offre anche altre carte e altri numeri.
house-preset-none = Come stampato
house-preset-none-note = Non cambia nulla.
who-plays = Chi gioca
who-plays-note = Scegli un posto per invitare un amico, mettere un bot o prenderlo tu. Un bot copre chi se ne va.
the-match = La partita
manners = Buone maniere a tavola
invite = Invita
sealed = mescolata sigillata { $digest }
copy-link = Copia il link
invite-title = Porta i tuoi amici a { $name }
invite-text = Chi ha il link può sedersi. Nessun account, nessuna app.
invite-full = Tutti i posti sono occupati. Chi ha il link può guardare, e sedersi quando se ne libera uno.
invite-ask-host = È chi ospita il tavolo a far venire altri: chiedi a { $who }.
invite-link = Il link di questo tavolo
invite-watch = Un link per guardare
invite-watch-note = Senza posto, e senza le carte nascoste di nessuno
bring-somebody = Fai venire qualcuno
share-link = Condividi
share-text = Vieni a giocare a { $game } con me: { $name }
share-done = Il link è partito.
is-copied = Copiato
copied = Il link è copiato.
list-table = Lascia che altri su questo server trovino il tavolo
list-table-note = Sta tra i tavoli aperti finché c’è un posto libero
list-level = Per chi
level-any = per tutti
level-new = anche per chi comincia
level-seasoned = per chi conosce il gioco
copied-play = Il link è negli appunti. Mandalo ai tuoi amici.
copied-watch = Il link per guardare è negli appunti.
new-link = Nuovo link
new-link-done = Il vecchio link e le vecchie parole non aprono più niente. Chi siede qui resta.
link-reach-room = Questo link funziona solo nella rete di questa stanza, per esempio il tuo Wi-Fi.
link-reach-machine = Questo link funziona solo su questo computer: gli altri non possono raggiungerlo. Avvia il server in modo che la tua rete possa farlo.
words-text = Inquadra il codice con il telefono, o scrivi queste parole nella pagina iniziale.
words-fault = Nessun tavolo con un posto libero ha queste parole. Controllale, o chiedi il link.
qr-text = Inquadralo con il telefono.
free-chair = Un posto libero
free-chair-note = ci si siede un bot se non viene nessuno
bot-now = Un bot, subito
you-host = tu
sat-down = si è seduto qui
begin-with-bots = { $n ->
    [one] Inizia con un bot
   *[other] Inizia con { $n } bot
  }
hand-over = Fai ospitare { $who }
show-out = Accompagna { $who } alla porta
is-host = ospita
copy-by-hand = Seleziona il link e copialo.
qr-code = Codice QR
begin-match = Inizia
your-name = Il tuo nome
table-name = Nome del tavolo
table-name-hint = Dai un nome al tavolo, se vuoi
bot-named = Bot { $bot }
bot-novice = alle prime armi
    .note = Pensa poco, ogni tanto sbaglia
bot-sailor = da marinaio
    .note = Pensa tutto il suo turno, sbaglia di rado
bot-captain = da capitano
    .note = Pensa più a lungo, è il più forte
bot-greedy = ingordo
    .note = Prende subito ciò che sembra meglio
bot-random = a caso
    .note = Fa qualsiasi cosa le regole permettano
bot-search = che cerca
    .note = Pensa sempre ugualmente lontano, su qualsiasi macchina
bot-seat = Bot { $n }
you-named = { $name }, tu
you = tu
is-here = è qui
is-ready = è al suo posto
is-away = è via
free-seat = Amico, bot o vuoto
add-seat = Aggiungi un posto
who-sits-here = Chi siede qui
a-friend = Invita un amico
a-bot = Un bot { $bot }
me-too = Gioco anche questo posto
leave-out = Lascialo fuori
sit-here = Siediti qui
stand-up = Alzati
free-this-seat = Libera questo posto
take-a-seat = Scegli un posto libero per sederti.
you-watch = Il tuo link permette di guardare.
i-am-ready = Ci sono
not-ready = Non ancora
host-begins = Ci sei. La partita la fa iniziare chi ospita.
watchers = { $n ->
    [one] una persona guarda
   *[other] { $n } persone guardano
  }
pace = Un bot subentra dopo
pace-60 = un minuto
pace-120 = due minuti
pace-900 = un quarto d'ora
pace-86400 = un giorno, turno per turno
pace-0 = mai: decidono gli altri
pace-other = un altro tempo
take-back = Annullare
manners-vote = Su un cambiamento votano tutti quelli che giocano.
manners-host = Chi ospita può proporre un cambiamento, e tutti votano.
seconds = { $n } secondi
take-back-off = Mai
take-back-horizon = Finché non si scopre nulla
take-back-agreement = E anche oltre, se tutti sono d'accordo
table-talk = Chiacchiere al tavolo
end-well = { $n } su { $of } finiscono bene
less-of = Di meno: { $what }
more-of = Di più: { $what }
door-invites = { $who } ti invita a
door-open = Sei invitato a
door-seats = { $n ->
    [one] un posto
   *[other] { $n } posti
  }
door-people = { $n ->
    [one] { $names } è al tavolo.
   *[other] { $names } sono al tavolo.
  }
door-chair = { $n ->
    [one] Un posto è libero per te.
   *[other] { $n } posti sono liberi.
  }
door-chair-late = La partita è in corso. Un bot tiene un posto che puoi prendere.
door-full = Tutti i posti sono occupati: puoi guardare, e sederti quando se ne libera uno.
door-watch-only = Questo link ti lascia guardare.
door-over = La partita è finita: puoi riguardarla.
door-name = Come ti devono chiamare gli altri?
door-sit = Siediti
door-watch = Guarda soltanto

## Il tavolo

so-many-of = { $n } su { $of }
beside-the-board = Accanto al tabellone
your-turn-here = Che cosa puoi fare
tabs = Parti del tavolo
choose-hint = Scegli sul tabellone o qui sotto
choose-first = Prima scegli
more-on-the-board = altre { $n } sul tabellone
choose-hint-keys = Punta qualcosa per vedere che cosa fa. I tasti da 1 a 9 scelgono, Invio gioca.
choose-hint-touch = Un tocco sceglie, un altro lo fa. Tieni premuto per il perché.
several-fit = Qui si possono fare più cose
not-now = non ora
why = Perché?
why-rule = Perché? Regola { $rule }
open-rule = Apri la regola
lens-all = Che cosa c'è sul tavolo
lens-point = Indicalo a tutti
lens-can = Puoi:
lens-last = Da ultimo:
nothing-here = Con questo ora non si può fare nulla. Quello che si può fare brilla.
hand-up = Alza la mano di carte
hand-down = Abbassa la mano di carte
log-all = mostra tutte e { $n }
objective-done = compiuto
objective-failed = fallito
goal-then = **{ $counted }**, poi { $later }
goal-near = vicino

seat-here = al tavolo
seat-away = via
seat-bot = giocato da un bot
seat-covered = un bot copre questo posto
seat-free = libero
seat-out = fuori dal gioco
seat-do-cover = Fai giocare un bot
seat-do-bot = Metti un bot
seat-do-return = Riprendo il mio posto
seat-do-sit = Siediti qui
seat-do-friend = Liberalo per un amico
seat-do-give-back = Questa persona è { $name }: ridai il posto
seat-do-helm = Fallo ospitare
your-chair = Il tuo posto
windows-go-by = Lascia passare le reazioni
windows-go-by-note = Fino al tuo prossimo turno passi ovunque potresti reagire: nessuno aspetta per quello.
step-away = Assentati
step-away-note = Un bot gioca per te. Il posto resta tuo: torna quando vuoi.
give-up = Rinuncia
give-up-sure = Rinunciare?
give-up-note = Il tuo posto diventa di altri per sempre. Un bot lo gioca finché qualcuno non vi si siede.
keep-it = Tienilo
closing-note = Chiudere questa pagina non cambia niente: il tuo posto ti aspetta. Se tocca a te mentre altri aspettano, un bot subentra dopo il tempo che il tavolo ha concordato.
covered-you = Un bot gioca per te.

do-undo = Annulla
do-rules = Regole
do-talk = Parla
do-notes = Taccuino del tavolo
do-campaign = File della campagna
do-sound = Suono
do-menu = Altro
do-goal = A che punto siamo
do-fit = Mostra tutto il tabellone
do-hint = Mostra una buona mossa
do-log = Che cosa è successo
do-people = Al tavolo
do-replay = Riguarda
do-dice = I dadi
do-settings = Impostazioni
do-keys = Tasti
do-ending = Com'è finita
do-point = Indica un posto
point-how = Premi su un posto per mostrarlo a tutti per un momento; trascina da uno all’altro per una freccia. Tenendo Alt puoi farlo sempre.
point-nowhere = Lì non c'è nessuno spazio. Premi uno spazio del tabellone per indicarlo, o qualcosa accanto al tabellone per smettere.
do-board = Sul tavolo
opens-board = Si apre per leggere
sheet-before = Il precedente
sheet-after = Il successivo
read-aloud = Leggi questa pagina ad alta voce, o smetti
turn-the-page = Volta pagina
read-by = Letta da
has-read = { $who } l'ha letta
still-reads = { $who } sta ancora leggendo
is-for-this = { $who } è per questa
is-for = è per { $key }
back-this = Metti qui il tuo segno: lo vedono tutti, decide chi guida il turno
at-the-page = Su questa pagina
no-votes = i segni non vincolano nessuno
read-it = ha letto la pagina
reads-it = sta ancora leggendo
bot-abstains = un bot: non volta pagina, non suggerisce nulla
points-at = { $who } indica { $place }.
points-along = { $who } indica da { $from } a { $place }.
do-screen = Mostra su uno schermo
screen-open = Su un televisore o un tablet apri nel browser questo indirizzo:
screen-code = Il codice che vi compare
screen-lay = Mettilo lì
screen-laid = Il tavolo è su quello schermo. I telefoni di chi siede qui ora sono mani.
screen-off = Toglilo da tutti gli schermi
screen-off-done = Nessuno schermo mostra più questo tavolo.
screen-name = Schermo
screen-wait = Quale tavolo va messo qui?
screen-step-1 = Apri { $address } su un telefono o un computer, e lì il tuo tavolo.
screen-step-2 = Nel suo menu scegli «Mostra su uno schermo».
screen-step-3 = Scrivi questo codice.
screen-gathers = Il tavolo si raduna
screen-sleeps = Questo browser non può tenere acceso lo schermo: disattiva lo spegnimento automatico.
screen-silent = Per i suoni premi un tasto.
whose-turn = Tocca a { $who }
phone-is-hand = { $n ->
    [one] Il telefono è la tua mano. Un posto è libero.
   *[other] Il telefono è la tua mano. { $n } posti sono liberi.
}
board-on-screen = plancia sullo schermo
face-down = Copri
face-up = Scopri
face-down-text = La tua mano è coperta.
face-down-asked = La tua mano è coperta. Tocca a te.
hand-on = Il mio telefono è la mia mano
hand-off = La plancia anche su questo telefono
do-fault = Qui qualcosa non va
do-leave = Assentati

look = Guarda
line-lost = Nessuna linea con il tavolo. La tua mossa è conservata.
closed-4400 = Questa pagina e il server non si capiscono. Ricarica la pagina.
closed-4401 = Il tavolo non ti conosce. Vai alla pagina iniziale e rientra.
closed-4403 = Non sei più a questo tavolo.
closed-4404 = Qui non c'è nulla per te. Controlla il link, o chiedi un nuovo invito.
closed-4410 = Questo tavolo è stato eliminato da chi lo ospitava.
closed-4426 = Questa pagina è di un'altra versione. Ricaricala.
point-count = { $n } tra cui scegliere
as-a-list = { $verb }: apri come elenco
end-of-turn = La fine del tuo turno
go-back = Indietro
keep-playing = Continua a giocare
asked-above = La domanda è qui sopra.
pointer-still = Non è successo niente: il puntatore non si è mosso dopo la tua ultima risposta. Spostalo un poco e fai di nuovo clic.
no-undo = Non si può più annullare: è venuto alla luce qualcosa di nuovo.
no-undo-agree = Da allora è venuto alla luce qualcosa di nuovo. Il tavolo può tornare indietro se tutti sono d'accordo: scegli una riga e le due frecce accanto.
proposal = { $who } chiede di tornare indietro. Sei d'accordo?
stuck = Qui le regole si inceppano, qualunque sia la risposta. Il tavolo può tornare all’ultima domanda che funzionava, se tutti sono d’accordo.
stuck-back = All’ultima domanda buona
pointing = Indicare i posti
pointing-usual = dove si gioca tutti insieme
pointing-on = permesso
pointing-off = non a questo tavolo
give-back-proposed = { $who } propone: { $heir }, tornato come qualcun altro, riprende il posto di { $owner }.
give-back-yours = Gli altri vogliono dare il tuo posto a { $heir }, che prendono per te.
give-back-mine = No, è il mio
do-you-agree = Sei d'accordo?
others-decide = Si aspettano gli altri.
proposal-waits = { $who } chiede di tornare indietro. Si aspettano gli altri.
no = No
agree = D'accordo
offer = { $who } è via, e a questo tavolo nessun bot subentra da solo.
wait = Aspetta
let-a-bot = Fai giocare un bot
hint-thinking = Si cerca una buona mossa.
hint = Io farei così: { $what }. { $why } { $leads }
hint-title = Che cosa farebbe un amico
hint-why = È una risposta che { $for }.
hint-why-but = È una risposta che { $for }, ma { $against }.
hint-but = È una risposta che { $against }, ma può ancora ripagare più avanti.
hint-but-best = È una risposta che sulle prime { $against }; anche così sembra la migliore.
hint-leads = Che cosa ne segue: { $follows }
hint-stands = { $how ->
    [best] sembra la migliore
    [near] quasi altrettanto buona
    [behind] un po' indietro
   *[far] chiaramente indietro
}
hint-close = { $which ->
    [two] Le prime due si equivalgono quasi: scegli quella che ti piace.
   *[all] Si equivalgono quasi: scegli quella che ti piace.
}
hint-note = Da ciò che puoi sapere, subito dopo ciascuna risposta. Nessuna promessa.
pass-until-turn = Passa fino al mio turno
always-pass = Qui passa sempre
ask-me-again = Chiedimelo di nuovo
ask-always = Qui chiedimelo sempre
ask-if-it-matters = Chiedimelo solo se può contare
since = { $n ->
    [one] È successa una cosa mentre non c'eri.
   *[other] Sono successe { $n } cose mentre non c'eri.
  }
since-title = Mentre non c'eri
recap-when = Hanno giocato: { $who }, da { $ago } a ora.
recap-when-nobody = È successo da { $ago } a ora.
recap-yours = Tocca a te.
recap-facts = Che cosa è cambiato
recap-change = { $from } → { $to }
recap-skip = Salta
recap-play = Rivedile
not-now-thanks = Non ora
show-me = Mostramele
pass-to = Passa a { $who }
pass-note = Dietro questa tenda c'è quello che solo chi gioca ora può vedere.
i-have-it = Ce l'ho

rules-title = Le regole, dove servono
rules-search = Cerca tra le { $n } regole di { $game }
rules-found = { $n ->
    [one] Una regola
   *[other] { $n } regole
  }
rules-now = Che cosa puoi fare ora
rules-before = Che cosa è appena successo
rules-all = Tutte le regole

log-since = Che cosa è successo
log-since-turn = Dal tuo ultimo turno
told-otherwise = Raccontato da una versione precedente con altre parole; il tabellone mostra come è finita.
looked-answer = Che cosa è stato risposto
told-here = Che cosa fanno gli altri
told-again = di nuovo
told-bot = un bot
hold-show = Ferma
go-on = Riprendi
hold-to-hurry = tieni premuto per andare più veloce
key-name-esc = Esc
key-name-space = Spazio
your-turn-next = Poi tocca a te
skip-show = Salta
play-again = Rivedi l'ultimo giro
log-title = Che cosa è successo
page-open = Rileggi: { $page }
page-fold = Torna alla mappa
look-at-this = Guarda questo momento
go-back-before = Chiedi di tornare a prima di questo
people = Al tavolo
neighbour = Su { $name }
neighbour-block = Blocca
neighbour-unblock = Sblocca
neighbour-mute = Zittisci per tutti
neighbour-unmute = Lascia parlare
neighbour-report = Segnala
report-line = Segnala questa riga
report-why = Che cosa deve sapere chi gestisce la casa? Vede chi segnala, e la riga così com’è.
reported = Chi gestisce la casa è stato avvisato. Intanto puoi bloccare quella persona.
fault-ask = Che cosa non va, in una frase?
fault-goes-along = Con la frase partono questo momento come lo vedi tu, il gioco e la sua versione. La legge chi gestisce la casa; ciò che gli altri tengono nascosto arriva solo a partita finita.
fault-send = Avvisa chi gestisce la casa
fault-sent = Chi gestisce la casa è stato avvisato, con questo momento come l’hai visto. Continua pure.
talk-empty = Nessuno ha ancora detto nulla.
say = Di'
say-hint = Di' qualcosa al tavolo
notes-how = Qui scrivono tutti quelli che siedono al tavolo. Si salva da solo e passa alla partita successiva.
notes-read = Qui scrive chi siede al tavolo; tu puoi leggere.
notes-hint = Nomi, debiti, promesse, luoghi in cui tornare
notes-saving = Salvataggio.
notes-saved = Salvato.
notes-saved-by = Salvato. L'ultima persona a scrivere: { $name }.
notes-news = { $name } ha scritto sul taccuino del tavolo.
notes-conflict = { $name } ha scritto nello stesso momento
notes-take-both = Tieni entrambi
notes-take-theirs = Prendi il suo
notes-take-mine = Tieni il mio
keepsake = Conserva la partita
keepsake-making = Scriviamo tutto
keepsake-kept = Conservata, tra i tuoi download
campaign-kept = La campagna è tra i tuoi download. Porta il file a un nuovo tavolo per continuare da qui.
campaign-go-on = Continua da un file di campagna
campaign-goes-on = Questo tavolo continua una campagna di { $n ->
    [one] una persona
   *[other] { $n } persone
}. Aggiungi o togli posti come vuoi.
campaign-drop = Inizia invece una nuova campagna
campaign-unreadable = Questo file non contiene una campagna di { $game }. Scegline uno salvato a un tavolo di questo gioco.
remove = Togli

## Dopo

again = Ancora
ended-won = Hai vinto
ended-won-together = Vinta insieme
ended-lost = Hai perso
ended-lost-together = Persa insieme
ended-drawn = Patta
ended-over = È finita
so-many-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
  }
try-again = Riprova da prima
try-again-from = Riprova da: { $moment }
share = Condividi
shared = Copiato: { $link }
last-move-again = Rivedi l'ultima mossa
again-campaign = La prossima campagna
watch-again = Rivedi la partita
fork-here = Dirama qui
was-it-fair = I dadi erano onesti?
export = Esporta
replay = Uno sguardo indietro
moment = Momento
play = Avvia
pause = Ferma
step-on = Un passo avanti
step-back = Un passo indietro
speed = Velocità
times = { $n } ×
whose-eyes = Con gli occhi di
watcher = Chi guarda
link-to-moment = Copia un link a questo momento
back-to-now = Torna ad adesso

dice-title = I dadi
dice-intro = Nessuno, nemmeno chi ospita, poteva sapere o scegliere che cosa avrebbero portato i dadi. Ecco perché, passo per passo.
dice-promise = Promesso prima della prima estrazione
dice-shares = La parte di ciascuno
dice-opened = Aperto a partita finita
dice-secret = Il segreto
dice-salt = e il suo sale
dice-check-promise = È il segreto promesso?
dice-check-promise-how = Questo browser ha calcolato l'impronta di sale e segreto e l'ha confrontata con la promessa.
dice-check-key = C'è dentro la parte di ciascuno?
dice-check-key-how = Questo browser ha mescolato il segreto con tutte le parti. Il risultato è la chiave di ogni estrazione:
dice-replay = Di nuovo ogni estrazione
dice-replay-how = Il server rigioca tutta la partita e confronta ogni estrazione. Con il diario esportato puoi farlo anche tu: fathom replay FILE.
dice-run = Rigioca tutto
dice-running = Si rigioca tutto.
dice-all-hold = Tutte le { $n } voci reggono, e così i dadi.
dice-adopted = Le { $n } voci dopo la voce { $adopted } reggono. Quella voce ha messo sul tavolo una partita salvata, e la promessa dei dadi non dice da dove venga.
dice-unpromised = Tutte le { $n } voci reggono. Ma nessuno ha promesso questi dadi prima della partita.
dice-not = Non regge: { $why }
dice-holds = Regge.
dice-broken = Non regge.
dice-later = Il segreto si apre quando la partita è finita.

## Impostazioni

settings = Impostazioni
language = Lingua
language-browser = Come il browser
language-pseudo = Lingua di prova
theme = Luce
theme-system = Come il sistema
theme-dark = Scura
theme-light = Chiara
motion = Movimento
motion-system = Come il sistema
motion-less = Di meno
telling-speed = Mosse degli altri
speed-calm = calma
speed-plain = 1×
speed-double = 2×
speed-once = subito
text-size = Grandezza del testo
percent = { $n } %
sound = Suono
sound-note = Brevi segnali, mai senza qualcosa da vedere
careful = Conferma ogni mossa
careful-note = Anche con il mouse il primo clic sceglie soltanto
codes = Codici sul tabellone
codes-note = Ogni luogo mostra sempre il suo codice; altrimenti solo quando una frase lo nomina
notices = Avvisami quando tocca a me
notices-note = Un avviso del browser, mentre questa pagina è sullo sfondo
other-device = Continua su un altro dispositivo
other-device-note = Aprilo lì entro 15 minuti. Funziona una volta.
my-devices = I miei dispositivi
device-this = Questo
device-seen = Visto l’ultima volta il { $day }
device-unknown = Un dispositivo senza nome
device-drop = Disconnetti
device-drop-named = Disconnetti { $name }
my-blocked = Persone bloccate
my-data = Scarica ciò che questa casa sa di me
forget-me = Dimenticami
forget-sure = I tuoi posti vengono lasciati, il tuo nome e quello che hai detto cancellati. Continuo?

keys = Tasti
key-number = sceglie un'opzione; di nuovo per giocarla
key-arrows = da un bersaglio luminoso al prossimo
key-enter = sceglie, poi gioca
key-esc = lascia, chiude, tutto il tabellone
key-tab = alla parte seguente
key-space = mentre si raccontano le mosse altrui: avanti; tenuto premuto, quattro volte più veloce
key-hold = ferma il racconto, o riprendilo
key-again = rivedi l'ultimo giro
key-codes = codici sul tabellone: sempre, o dove nominati
key-why = la regola di quello che è scelto
key-lens = che cos'è?
key-undo = annulla
key-hint = mostra una buona mossa
key-log = che cosa è successo

## È stata fortuna?

was-it-luck = È stata fortuna?
review-begins = I bot riguardano la partita. I primi momenti arrivano tra pochi secondi.
review-growing = Guardati { $n } momenti su { $of }.
review-chance = con altri dadi
review-fate = con questi dadi
review-curve = La probabilità di vincere è passata dal { $from } % al { $to } %.
review-point = { $when }: { $chance } % con altri dadi, { $fate } % con questi
review-course = Come è andata
review-as-bots = probabilità di vittoria secondo i bot
review-turned = La svolta è qui, dal { $from } % al { $to } %
review-no-turn = Nessun momento da solo ha deciso la partita.
review-turns = Dove è cambiata
review-up = Su di { $n }
review-down = Giù di { $n }
review-from-to = dal { $from } % al { $to } %
review-missed = Che cosa avrebbe fatto un bot
review-when = { $turn }, { $who }
review-decided = { $when }: { $what }
review-until = { $turn } – { $until }
review-first = a cominciare da { $who }
review-instead = { $when }: { $what }. Sembrava peggiore di { $n } punti.
review-luck-good = I dadi sono stati gentili
review-luck-bad = I dadi sono stati scortesi
review-luck-even = Né fortuna né sfortuna
review-start = Dall’inizio i bot arrivano al { $other } % con altri dadi, al { $same } % con questi; voi siete arrivati al { $own } %.
review-own-good = Ne avete cavato più di loro.
review-own-bad = Loro ne cavano più di voi.
review-own-even = Ne avete cavato quanto loro.
review-note = Bot frettolosi hanno continuato da ogni momento, alcune volte con altri dadi e con gli stessi. È un indizio: così poche partite lasciano molto al caso.

# --- imparare giocando
learn = Impara giocando
learn-game = Impara giocando: { $game }
learn-failed = La prima partita guidata non può cominciare
guide = Guida
guide-step = Passo { $n } di { $of }
guide-close = Conosco il gioco: nascondi la guida
guide-open = Mostra la guida
guide-unfold = Leggi tutto
guide-fold = Torna al tabellone
guide-ended = Ora conosci il gioco
guide-free-play = Continua a giocare

# --- gioca subito, e la partita breve
start-here = Comincia da qui
first-learn = Giochi tu, e una guida ti siede accanto: circa { $n } minuti.
first-short = Una partita breve di circa { $n } minuti{ $seats ->
    [1] , in solitario
    [2] , tu e un bot
   *[other] , tu e alcuni bot
  }.
play-now = Gioca subito
with-friends = Con gli amici
around-screen = Attorno a questo schermo
start-tv = Mostra un tavolo su questa TV
kind-together = insieme
kind-against = uno contro l’altro
kind-either = insieme o in gara
to-learn = { $n } min per impararlo
weight-1 = leggero
weight-2 = facile
weight-3 = medio
weight-4 = impegnativo
weight-5 = profondo
which-match = Quanto dura
short-match = Una partita breve
whole-match = Il gioco intero
about-minutes = circa { $n } minuti
more-options = Altro
so-many-chairs = { $n ->
    [one] un posto
   *[other] { $n } posti
  }
odds-in-ten = { $n ->
    [0] I bot non vincono quasi mai
    [10] I bot vincono quasi sempre
   *[other] I bot vincono { $n } volte su 10
  }
odds-measured = Misurato: i bot del tipo «{ $bot }» hanno vinto { $won } di { $matches } partite così con { $seats ->
    [one] un posto
   *[other] { $seats } posti
  }. Con il 95 % di certezza sono da { $low } a { $high } su cento. Le persone possono far meglio o peggio.
odds-unmeasured = Con { $n ->
    [one] un posto
   *[other] { $n } posti
  } e queste opzioni non è ancora misurato
short-failed = La partita breve non può cominciare
and-now = E adesso?
door-friends = Con gli amici
door-friends-note = Un solo link, e siedono al tuo tavolo
door-short = Una partita breve
door-short-note = Un quarto d’ora, per conto tuo
door-whole = Il gioco intero
door-whole-note = Con tutto ciò che gli appartiene

## Tu, e la via del ritorno

me-you = Tu
me-more = Dispositivi, la via del ritorno, i miei dati
me-nobody-title = Qui non sei ancora nessuno
me-nobody-text = Siediti a un tavolo, o di’ come devono chiamarti gli altri, e questa pagina è tua.
way-back = La tua via del ritorno
way-back-text = Questo link sei tu. Tienilo dove tieni le chiavi: se il browser ti dimentica, riporta il tuo nome, i tuoi posti e le tue campagne, su qualunque dispositivo.
way-back-make = Crea il mio link
way-back-anew = Creane uno nuovo
way-back-since = Ne hai uno dal { $day }. La casa ne tiene solo l’impronta, quindi nessuno può mostrarlo di nuovo. Uno nuovo lo fa finire.
way-back-drop = Ritiralo
way-back-covered = Coperto
way-back-cover = Copri
way-back-show = Mostra
way-back-send = Mandalo a me
way-back-copied = Il tuo link è negli appunti. Mettilo dove tieni le chiavi.
way-back-once = Conservalo adesso: non viene mostrato di nuovo. Chi ce l’ha sei tu.
copied-short = Copiato
no-password = Mai una password
passkey = Passkey
passkey-text = Dito, volto o PIN di questo dispositivo.
passkey-add = Aggiungi questo dispositivo
passkey-added = La passkey è conservata da questo dispositivo.
passkey-used = Usata l’ultima volta il { $day }
passkey-drop = Ritira
passkey-drop-named = Ritira la passkey di { $name }
passkey-none-here = Le passkey vogliono https, o la macchina di chi ospita. Qui il tuo link fa lo stesso.
return-before = Sono già stato qui
return-title = Ritorna
return-text = Apri il link che hai conservato, o incollalo qui. Se questo dispositivo ha la tua passkey, basta quella.
return-passkey = Con una passkey
return-link = Il tuo link
return-go = Ritorna
forget-not = No, resto

## Essere chiamati

me-called = Essere chiamati
called-device = Questo dispositivo
called-device-text = Un avviso del browser, anche a pagina chiusa.
called-device-none = Gli avvisi vogliono https e un browser che li mostri. Qui una chat o una casella di posta fa lo stesso.
called-device-home-screen = iPhone e iPad mostrano solo gli avvisi delle app: in Safari premi Condividi, poi Aggiungi alla schermata Home, apri Fathom Five da lì e attivali qui.
called-no-permission = Il browser non può mostrare avvisi di questa pagina. Permettilo nelle sue impostazioni per questa pagina, e riaccendi.
called-chat = Chat
called-chat-text = Discord, Slack, ntfy o qualunque indirizzo che accetti un messaggio.
called-chat-address = https://…
called-mail = Posta elettronica
called-mail-text = Una lettera quando un tavolo ti aspetta. Non arriva mai altro.
called-mail-address = Il tuo indirizzo di posta
called-mail-sent = Una lettera è in viaggio verso di te. Apri il link che contiene, ed è acceso.
called-form = Che tipo di indirizzo
called-add = Aggiungi
called-added = È acceso.
called-turn-on = Accendi
called-unconfirmed = Aspetta che tu apra il link nella lettera
called-try = Prova
called-tried = Inviato. Dovrebbe essere già arrivato.
called-end = Basta
called-end-named = Basta chiamate a { $address }
form-push = Un avviso di un altro tuo browser
form-mail = Posta elettronica
form-discord = Discord
form-slack = Slack
form-ntfy = ntfy
form-json = JSON semplice
called-quiet = Ore di silenzio
called-quiet-text = Dalle { $from } alle { $to }. Ciò che arriva allora aspetta che finiscano.
called-quiet-never = Nessuna: ti si chiama a ogni ora.
called-quiet-from = Silenzio dalle
called-quiet-to = Silenzio fino alle
called-away = Via fino al
called-away-text = Nessuno ti chiama prima di questo giorno. I tuoi tavoli non ne sanno nulla.
stopped-title = Basta chiamate
stopped-text = Per questa via non arriva più nulla. Puoi riaccenderla quando vuoi.
confirmed-title = È acceso
confirmed-text = Da ora arriva qui una lettera quando un tavolo ti aspetta e non stai guardando. Ognuna ha un link che la fa finire.

## Una pagina che non arriva, e una nuova versione

missing-title = Questa pagina non è arrivata
missing-text = Non c’è linea con il server, o il server ha una versione più nuova. Nulla è perduto. Si riprova da soli.
house-none = In questo browser non c’è una casa a cui chiedere: non è partita. Ricarica questa pagina.
house-elsewhere-title = I tuoi tavoli sono aperti in un’altra scheda
house-elsewhere-text = Stanno in questo browser, e una scheda alla volta può giocarli. Continua di là, oppure chiudila: questa poi prosegue da sola.
house-insecure-title = I tavoli su questo dispositivo vogliono https o localhost
house-insecure-text = Questa pagina è arrivata in http semplice, dove i browser non conservano nulla al sicuro. Aprila in https, o sulla macchina stessa come localhost.
house-failed-title = Non è stato possibile aprire i tavoli di questo dispositivo
house-failed-text = L’interprete che li gioca non è partito in questo browser: è troppo vecchio, il disco è pieno, o una parte non è arrivata. Nulla di ciò che era conservato è perduto.
fresh-text = Una nuova versione di Fathom Five è pronta.
fresh-load = Caricala
fresh-later = Più tardi
fresh-stops = Una nuova versione di Fathom Five è pronta. Gioca a { $games } con altre regole, perciò { $count ->
    [one] un tuo tavolo in corso si potrebbe
   *[other] { $count } tuoi tavoli in corso si potrebbero
} soltanto conservare, non continuare. Finché aspetti, tutto va avanti com'è.
fresh-first = Prima gioca
fresh-anyway = Caricala lo stesso

## Sfide

beat-this = Fai di meglio
challenge-see = Guarda com’è andata agli altri
challenge-title = Batti { $name }
challenge-about = { $game }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
  }. Stessi dadi e stessa preparazione per tutti.
challenge-short = la partita breve
challenge-lost = Questa sfida non c’è
challenge-nowhere = Questo link non porta a nessuna sfida: non è intero, è un giorno che deve ancora venire, o nessuno la prova da un anno.
challenge-nobody = Nessuno ha ancora un risultato. Il tuo sarebbe il primo.
challenge-results = Risultati
challenge-all = Tutti i { $n } risultati, { $won } dei quali vinti
challenge-place = Posto { $place } di { $n }, { $won } dei quali vinti.
challenge-bots-think = I bot ci stanno ancora provando.
challenge-copied = È negli appunti.
challenge-picture-saved = L’immagine è tra i file scaricati.
challenge-handed-in = La tua partita è stata rigiocata ed è in elenco.
challenge-honest = Prima di stare qui, ogni risultato viene rigiocato dal suo diario: stessi dadi, stessa preparazione, solo risposte legali.
challenge-honest-here = Ciò che giochi qui resta su questo dispositivo. Salva il diario del tuo tentativo e consegnalo a una casa, se vuoi stare in un elenco.
challenge-cheats = Nessuno può vedere chi se l’è fatto raccontare, chi lascia pensare un bot, o chi riprova con un altro nome. Dadi { $digest }.
challenge-cheats-dive = I dadi seguono dalla data, così sono gli stessi ovunque: nessuno può vedere chi li calcola prima, chi lascia pensare un bot, o chi riprova con un altro nome. Dadi { $digest }.
dive-today = L’immersione di oggi
dive-done = L’immersione di oggi è fatta
dive-of = L’immersione del { $day }
dive-about = { $game }. Un’immersione al giorno, con gli stessi dadi per tutti.
dive-line = gli stessi dadi per tutti, conta un solo tentativo
dives-of-today = Le immersioni di oggi
dive-tomorrow = Domani: { $game }
try-counted = Prova
try-free = Ancora, per gioco
try-group = Con gli amici
try-go-on = Continua il tuo tentativo
try-once = Conta un solo tentativo: niente consigli, non si torna indietro. Dopo puoi riprovare quanto vuoi, per gioco.
try-gone = Hai lasciato il tentativo che conta, quindi non c’è un tuo risultato.
result-won = vinta
result-lost = persa
result-maker = l’ha giocata per prima
result-group = insieme
result-elsewhere = da altrove
name-and-you = { $name }, tu
so-many-points = { $n ->
    [one] un punto
   *[other] { $n } punti
  }
share-as-picture = Condividi l’immagine
share-as-text = Copia come testo
share-as-link = Copia il link
card-dive = Fathom Five, immersione del { $day }
card-challenge = Fathom Five, fai di meglio
card-head = { $name }: { $told }
card-place = { $game }, posto { $place } di { $n }
card-marks = Davanti a { $n } bot su { $of }.
card-no-spoilers = Senza anticipazioni: qui nulla dice che cosa è uscito.
watch = Guarda
watch-best = La partita migliore
watch-best-note = Da ripercorrere, ora che hai provato
hand-in = L’hai giocata altrove?
hand-in-note = Il diario della tua partita, così come è stato salvato
hand-in-file = Consegna
