### Quello che dice solo il browser. Le parole della piattaforma stanno in src/fathomfive/text, quelle di ogni gioco nella sua cartella.

## Nel sito

skip = A quello che puoi fare
site = Fathom Five
home = Pagina iniziale
loading = Si cala la lampada
close = Chiudi
retry = Riprova
no-line = Non c'è linea con il server. Controlla la connessione; nulla va perso.
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
start-text = Mandi un link, e gli amici sono al tavolo. Nessun account, nulla da installare, e ogni regola si spiega da sé.
start-table = Apri un tavolo
code-or-link = Codice o link
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
join-fault = Questo non è il link di un tavolo. Incolla tutto il link che hai ricevuto.
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
table-frozen = conservato com'era
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
copied = Il link è copiato.
copy-by-hand = Seleziona il link e copialo.
qr-code = Codice QR
begin-match = Inizia
open-table = Apri il tavolo
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
bot-greedy = frettoloso
    .note = Prende subito ciò che sembra meglio
bot-random = sbadato
    .note = Fa qualsiasi cosa le regole permettano
bot-search = riflessivo
    .note = Pensa sempre ugualmente lontano
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
invited-title = Hai un invito
invited-text = Di' come vuoi farti chiamare. Nessun account, nessuna password.
come-in = Entra

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
points-at = { $who } indica { $place }.
points-along = { $who } indica da { $from } a { $place }.
do-fault = Qui qualcosa non va
do-leave = Lascia il tavolo

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
do-you-agree = Sei d'accordo?
others-decide = Si aspettano gli altri.
proposal-waits = { $who } chiede di tornare indietro. Si aspettano gli altri.
no = No
agree = D'accordo
offer = { $who } è via da un po'.
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
always-pass = Qui passa sempre
ask-me-again = Chiedimelo di nuovo
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
guide-ended = Ora conosci il gioco
guide-free-play = Continua a giocare
