# Quello che `fathom` dice sulla riga di comando e in un terminale. Quello che dice il kernel sta con il kernel.

## La riga di comando

refused-no-such-bot = Non c'è nessun bot “{ $bot }”. Scegline uno tra: { $known }.
refused-agent-file = { $file } non è un agente addestrato: { $reason }. Scrivine uno con examples/train_baseline.py.
refused-agent-misfit = L'agente in { $file } è stato addestrato a { $game } con { $seats } posti e vede o risponde in modo diverso da questo tavolo. Scegli la preparazione su cui è stato addestrato.
refused-file = { $file } non si può usare: { $reason }. Scegli un altro file.
refused-option-form = “{ $given }” non è un'opzione. Scrivila come chiave=valore; { $game } conosce: { $known }.
refused-option-unknown = { $game } non ha l'opzione “{ $option }”. Conosce: { $known }.
refused-option-value = “{ $value }” non è un valore per l'opzione { $option }. Ammessi: { $allowed }.
refused-fit = { $reason }
refused-bots = { $bots } bot non stanno su { $seats } posti. Nomina meno bot, o dai più --seats.
refused-no-file = Non c'è nessun file { $file }. Controlla il nome; “fathom play GIOCO --file { $file }” ne inizierebbe uno.
refused-journal = { $file } non si può leggere come partita: { $reason }
refused-journal-game = { $file } contiene una partita di { $found }, non di { $game }. Scegli un altro --file, o gioca a { $found }.
refused-journal-rules = { $file } è stato giocato con regole o contenuti diversi da quelli installati qui, quindi non può continuare. Inizia una nuova partita in un altro --file.
refused-journal-setup = { $file } contiene una partita con { $what } diversi. Ometti { $what } per continuarla, o scegli un altro --file.
refused-journal-secret = { $file } non contiene la chiave dei suoi dadi, quindi non si può rigiocare. Una partita ospitata si può rivedere quando è finita.
refused-at = In { $file } non c'è la voce { $at }; ne ha { $count }. Scegli un numero da 0 a { $count }.
refused-no-rule = { $game } non ha la regola { $rule }. { $close ->
    [none] “fathom rules { $game_id }” le mostra tutte.
   *[other] Simili: { $close }.
}
refused-no-pytest = Le regole si provano con i test di un checkout, e qui pytest non è installato. Installa ciò che serve a chi sviluppa: uv pip install -e ".[dev]"
refused-no-proof = Nessuno ha ancora detto quali file di { $game } sono le sue regole, quindi non si può violarne nessuna per prova. Scrivi { $file } con una riga come rules = ["steps.py"] e riprova. Quali regole non hanno nessun test: fathom rules { $name } --coverage
refused-no-tests = Qui non c'è una cartella “tests” da cui leggere i segni delle regole. Eseguilo in una copia del progetto.
refused-write = { $file } non si può scrivere: { $reason }. Scegli un altro --file.
refused-no-server = Qui il server dei tavoli non è installato (manca { $missing }). Installalo con: pip install 'fathom-five[server]'
refused-site-base = «{ $base }» non è una cartella di uno spazio web. Comincia e finisce con una barra, come /games/.
refused-site-client = Il client web non fa parte di questa installazione. Installa una versione pubblicata, o costruiscilo in una copia dei sorgenti: cd web && npm ci && npm run build
refused-site-folder = In { $folder } c’è già qualcosa. Indica una cartella nuova: ciò che sta lì può essere tuo.
refused-site-interpreter = In { $folder } non c’è un interprete. Scaricalo con «npm install pyodide@{ $version }» e indica la sua cartella con --interpreter node_modules/pyodide.
refused-site-version = L’interprete in { $folder } è { $found }, e il nostro è fatto per { $version }. Scarica quello: npm install pyodide@{ $version }
refused-site-node = Un sito è compilato da Node, che qui non è installato. Installa Node 20 o più recente (Debian: apt-get install nodejs).
refused-site-wheel = Ciò che serve ai giochi oltre a Python non si è potuto scaricare con pip: { $reason }. Riprova dove c’è un indice di pacchetti.
refused-site-compile = I giochi non si sono potuti compilare per una pagina: { $reason }
site-written = { $folder }: { $files } file, { $size } MB, con { $games }.
site-next = Mettilo in uno spazio web qualsiasi, in { $base }. I browser conservano i tavoli solo in https o su localhost.
refused-language = Nessuno qui parla “{ $language }”. Scegli una di queste lingue: { $known }.

games-none = Nessun gioco è installato.
games-seats = posti
games-modes = modi
games-tutorial = prima volta
games-options = opzioni
games-hint = Giocane uno con “fathom play ID”, leggi le sue regole con “fathom rules ID”.
games-mode-solo = da soli
games-mode-cooperative = cooperativo
games-mode-competitive = competitivo

simulate-working = { $game }, bot { $bot }
simulate-head = { $game }: { $matches ->
    [one] una partita
   *[other] { $matches } partite
} con { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, bot { $bot }, seme { $seed }
simulate-won = vinte { $wins } su { $matches }: { $rate } (95 % tra { $low } e { $high })
simulate-seat = { $who } ha vinto { $wins } su { $matches }: { $rate } (95 % tra { $low } e { $high })
simulate-outcome = { $count } × { $cause }
simulate-speed = { $decisions } decisioni in { $seconds } s, { $speed } al secondo

fuzz-working = { $game }, seme { $seed }
fuzz-clean = { $game }: { $matches } partite su { $setups } preparazioni, { $decisions } decisioni, { $checks } controlli a campione: nessun difetto trovato.
fuzz-fault = { $game }, partita { $match } del seme { $seed } ({ $setup }): { $what }
fuzz-written = La partita fino a lì sta in { $file }. Aprila sul difetto: fathom replay { $file } --at { $at }

## Il laboratorio

refused-no-lab = Qui il laboratorio non è installato (manca { $missing }). Installalo con: pip install 'fathom-five[lab]'
refused-no-plan = Non c'è nessun piano né serie { $file }. Controlla il nome; docs/lab.md mostra come si scrive un piano.
refused-plan = { $file } non è un piano eseguibile: { $reason }. docs/lab.md mostra che cosa può dire un piano.
refused-plan-empty = { $file } non chiede nessuna partita. Metti matches a 1 o più.
refused-plan-match = In questo piano non c'è la partita { $number }; ne ha { $total }. Scegli un numero da 1 a { $total }.
refused-plan-trial = In questo piano non c'è la preparazione { $number }; ne ha { $total }. Scegli un numero da 1 a { $total }.
refused-plan-idle = Nessuna preparazione del piano si può giocare con { $option } = { $value }: non va d’accordo con le altre scelte. Togli quel valore, o aggiungi una scelta con cui vada d’accordo.
refused-plan-nothing-fits = Nessuna preparazione del piano va bene per { $game }. Controlla posti, opzioni e formazioni; “fathom games” elenca quello che accetta.
refused-plan-change = La modifica “{ $change }” non cambia nulla in { $game }. Nomina file, voce e campo come stanno nella sua cartella content.
refused-plan-name = Due modifiche del piano hanno lo stesso nome, o una non ne ha. Dai a ciascuna un nome suo.
refused-plan-target = L'obiettivo { $target } non ha un win che sia un tasso da 0 a 1 o un intervallo di due tassi. Scrivi win = 0.5 o win = [0.4, 0.6].
refused-plan-target-key = Un obiettivo parla di “{ $key }”, che nessuna preparazione del piano ha. Può nominare: { $known }.
refused-plan-meet = I bot che si incontrano sono almeno due, ciascuno con il suo nome: meet = true va con bots = ["greedy", "random"].
refused-plan-sides = Le parti secondo “{ $answer }” non si possono distribuire. Dai una risposta del gioco ({ $known }) e almeno { $seats } valori diversi: sides.faction = ["una", "altra"].
refused-plan-stop = Uno stop vuole un errore e un'ampiezza tra 0 e 1, e uno sguardo di almeno 1 partita.
refused-plan-sweep = La serie di valori “{ $sweep }” ne ha meno di due. Scrivi values = [3, 4, 5] o values = {"{"} from = 3, to = 5, step = 1 {"}"}.
refused-plan-target-bots = Il piano ha più formazioni, e l'obiettivo { $target } non dice per quale vale. Aggiungi bots = "greedy".
refused-plan-ablate = Nei contenuti di { $game } non c'è “{ $each }” da togliere. Nomina il file, la tabella e una voce, o * per ogni voce.
refused-no-run = { $folder } non è la cartella di una serie. Iniziane una con: fathom lab run PIANO.toml --out { $folder }
refused-run = { $folder }/run.json non si può leggere: { $reason }. Inizia una nuova serie in un'altra cartella.
refused-run-format = { $folder } è scritto nel formato { $found }; questa versione legge { $reads }. Inizia una nuova serie in un'altra cartella.
refused-run-busy = Un'altra serie sta scrivendo in { $folder }. Aspettala, o scegli un altro --out.
refused-run-plan = { $folder } contiene righe di un altro piano, e due piani non si mescolano mai. Scegli un altro --out.
refused-run-rules = { $folder } è iniziata con altre regole o altri contenuti, e le loro righe non si mescolano mai. Scegli un altro --out; “fathom lab report --before { $folder }” confronta le due.
refused-run-empty = { $folder } non contiene ancora partite. Continua con: fathom lab run PIANO.toml --out { $folder }
refused-run-other-game = { $folder } è la serie di un altro gioco, quindi non c'è nulla da confrontare. Scegli per --before una serie dello stesso gioco.
refused-lab-ray = Qui Ray non parte: { $reason } Guarda il carico e la memoria libera della macchina, o indica un cluster attivo con --address.
refused-lab-workers = I processi che avevano le partite da { $first } in poi sono morti { $tries } volte ({ $reason }). Quello che era finito è conservato. Cerca una memoria esaurita, o un gioco che fa cadere Python.
refused-lab-task = Un processo non ha potuto giocare: { $why }. Quello che era finito è conservato. In un cluster, controlla che ogni macchina abbia questa versione e questo gioco.
refused-lab-match = Nella partita { $number } si è rotta una regola: { $why }. Quello che era finito è conservato. “fathom lab replay PIANO.toml { $number }” porta al difetto.

new-plan-head = Un piano per { $game }. Funziona così com'è: fathom lab run QUESTO-FILE. docs/lab.md dice di più.
new-plan-title = il titolo del rapporto
new-plan-game = quale gioco
new-plan-matches = per ogni preparazione
new-plan-seed = lo stesso seme dà le stesse partite
new-plan-seats = numeri di posti da provare; ne accetta { $all }
new-plan-bots = uno di questi, search:N per N iterazioni; un elenco nell'elenco dà a ogni posto il suo
bot-does-random = Fa qualsiasi cosa le regole permettano
bot-does-greedy = Prende subito ciò che sembra meglio
bot-does-novice = Pensa poco, ogni tanto sbaglia
bot-does-search = Pensa sempre ugualmente lontano, su qualsiasi macchina
bot-does-sailor = Pensa tutto il suo turno, sbaglia di rado
bot-does-captain = Pensa più a lungo, è il più forte
new-plan-meet = true: ogni coppia di bot si affronta, scambiandosi i posti
new-plan-sides = che cos'altro distingue i posti: una risposta del gioco, distribuita a turno
new-plan-first = tipi di domande a cui tutti rispondono con la prima opzione
new-plan-events = che cosa del diario va contato
new-plan-places = true: una mappa di calore del tabellone
new-plan-options = Con che cosa si può preparare un tavolo: un valore, o un elenco di valori da provare.
new-plan-sweep = un numero dei contenuti lungo una serie di valori
new-plan-ablate = quanto vale ogni voce: gli stessi dadi con essa e senza
new-plan-change = contenuti da provare accanto a quelli stampati
new-plan-stop = gioca una preparazione solo finché serve a giudicarla
new-plan-target = che cosa vuoi; nomina posti, opzioni, bot o modifica se non vale per tutto
lab-new = { $file } è scritto. Provalo: fathom lab run { $file }
refused-plan-there = { $file } c'è già, e niente di tuo viene sovrascritto. Scegli un altro --out.
refused-offer-variant = Il piano non ha la variante “{ $variant }”. Ha: { $known }. Quel che è stampato non ha bisogno di varianti: le opzioni si scelgono al tavolo.
refused-offer-unplayed = In { $folder } non c'è ancora nessuna partita di “{ $variant }”, quindi non c'è nulla da dirne. Prima esegui il piano.
refused-designer-key = { $file } non contiene una chiave Ed25519 in PEM. Indica un'altra --key, o un file che non c'è ancora: allora viene creata una chiave nuova.
refused-people-file = { $file } non si può leggere: { $reason }. Indica quel che ha scritto “fathom tables results GIOCO FILE”, o una banca dati come sqlite:///tables.db.
refused-people-line = { $file }, riga { $line }, non è una partita come la scrive “fathom tables results”: { $reason }. Scrivi di nuovo il file.
lab-offered = { $file } è scritto e firmato. Offrilo con: fathom serve --presets { $file } --designer { $by }
    Si sceglie come “{ $preset }”; le partite giocate tornano con: fathom lab people
lab-people-taken = { $new ->
    [0] Nessuna nuova partita di persone
    [one] Una nuova partita di persone
   *[other] { $new } nuove partite di persone
}{ $known ->
    [0] {""}
   *[other] , { $known } già note
}.
lab-people-left-rules = { $count } tralasciate: giocate con regole o contenuti diversi da quelli del piano.
lab-people-left-setup = { $count } tralasciate: giocate con posti o opzioni che il piano non prova.
lab-people-left-game = { $count } tralasciate: di un altro gioco.
lab-people-left-bots = { $count } tralasciate: hanno giocato solo bot.
lab-begins = { $game }: { $total } partite su { $trials ->
    [one] una preparazione
   *[other] { $trials } preparazioni
}{ $done ->
    [0] .
   *[other] , { $done } già conservate; ne mancano { $missing }.
}
lab-done = { $count ->
    [0] Ogni partita del piano è già in { $folder }.
   *[other] { $count } partite in { $seconds } s, conservate in { $folder }.
}
lab-stopped = Fermato con { $done } partite conservate su { $total }. Continua con: fathom lab run { $plan }
lab-report = { $file } è scritto. Aprilo in un browser; non serve la rete.
lab-journal = La partita { $number } è in { $file }. Aprila con: fathom replay { $file }
lab-match = partita { $number } di { $folder }

## Rivedere

replay-verified = { $file }: tutte le { $count } voci reggono, e così i dadi e il tavolo finale.
replay-open = { $file }: tutte le { $count } voci reggono, e così i dadi. La partita non è ancora finita.
replay-adopted = { $file }: le { $count } voci dopo la voce { $adopted } reggono. Quella voce ha messo sul tavolo una partita salvata: né la promessa dei dadi né questo controllo dicono da dove venga.
replay-false = { $file } non regge: { $reason }
replay-where = voce { $at } di { $count }
replay-commands = n avanti · p indietro · un numero: va a quella voce · ? regole · q esci
replay-keys = → avanti · ← indietro · Home, Fine · ? regole · t tavolo · l diario · q esci
replay-answer = Risposta: { $says }
replay-prompt = rivedi>
replay-start = La partita inizia.
replay-undo = { $who } annulla l'ultima risposta.
replay-rewind = Il tavolo torna a com'era dopo la voce { $to }.
replay-resting = { $who } passa ovunque potrebbe reagire, fino al proprio turno.
replay-no-resting = { $who } vuole di nuovo essere interpellato ovunque possa reagire.
replay-standing = D'ora in poi { $who } passa su ogni “{ $kind }”.
replay-no-standing = { $who } vuole di nuovo essere interpellato su “{ $kind }”.
replay-bot = { $who } è giocato dal bot { $bot }.
replay-person = { $who } è giocato da una persona.
replay-close = La partita è finita.
replay-broken = La voce { $at } non si può giocare: { $reason } Guarda il momento prima con --at { $before }.

report-test = { $file } fallisce con ciò che dice la segnalazione { $report }. Scrivi in “is_right” come dovrebbe essere, poi correggi il gioco.
report-no-picture = Con la segnalazione { $report } non è stata conservata nessuna immagine. “fathom replay { $report }” apre il momento a partita finita.

rules-proven = regole provate: { $proven }/{ $all }
rules-and-examples = regole provate: { $proven }/{ $all }, esempi: { $played }/{ $examples }
rules-whose = dal regolamento: { $book_proven }/{ $book }, scritte da noi: { $ours_proven }/{ $ours }
rules-code = codice
rules-structural = nessun punto unico nel codice; invece
rules-tests = test
rules-authored = nostra
rules-ruling = chiarimento
rules-missing = Non provate da nessun test:

languages-messages = messaggi
languages-rules = regole
languages-names = nomi
languages-missing = { $room }: manca { $what }: { $more }
languages-superfluous = { $room }: { $what } non è nell'inglese; va tolto.
languages-variables = { $room }: { $what } parla di { $more }, che l'inglese non gli dà.
languages-unreadable = { $room }: questo non si può leggere: { $what }
languages-whole = { $language }: non manca nulla.
languages-gaps = { $language }: { $n ->
    [one] una cosa non va
   *[other] { $n } cose non vanno
}. Vedi “fathom languages { $language }”.
languages-written = Scritto in { $folder }, nella lingua { $language }. Installalo con pip dalla cartella superiore, e la casa lo parla.
refused-languages-which = Quale lingua comincia? Indicala, per esempio: fathom languages de --begin DIR
refused-languages-english = L'inglese è ciò con cui si confrontano le altre. Indica un'altra lingua, o nessuna per vederle tutte.
refused-languages-room = Non c'è nessuna stanza { $room }. Conosciute: { $known }.

prove-working = Violo le regole di { $game }
prove-cannot = Le regole di { $game } non si possono provare: { $reason }
prove-counts = { $game }: il { $share } di ciò che non è equivalente è scoperto dal test di una regola (scoperti { $killed }, notati da altri { $noticed }, equivalenti { $equivalent }, sfuggiti { $survived }, non provati { $untried })
prove-gate = mutanti provati: { $tried }, in funzioni cambiate: { $changed }, sfuggiti e non elencati: { $escaped }

bench-head = { $game }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, gioco a caso su un processore, tempo di CPU, il migliore di { $windows } intervalli
bench-decisions = decisioni al secondo, con l'elenco delle opzioni
bench-clone = copia nel mezzo di un passo, µs
bench-worst-clone = copia alla domanda più cara, µs
bench-iteration = iterazione della ricerca, µs
bench-snapshot = istantanea, scritta e riletta, µs
bench-bytes = istantanea, byte
bench-memory = una partita in memoria, byte
bench-move = una mossa con cinque spettatori, regole e immagini, µs
bench-move-rules = regole
bench-move-asked = immagini per chi deve rispondere
bench-move-others = immagini per gli altri
bench-move-sent = trovare le novità e codificarle

check-passed = { $game }: tutti i { $count } controlli sono riusciti.
check-failed = { $game }: { $failed } controlli su { $count } non sono riusciti.
check-more = … e altri { $count }.
check-perhaps-more = … Solo i primi: potrebbero essercene altri.

## Giocare in un terminale

seat-bot = { $who } (bot)
play-saved = Salvato in { $file }. Continua con: fathom play { $game } --file { $file }
play-kept = { $file } contiene tutta la partita. Rivedila con: fathom replay { $file }
play-resumed = Si continua con { $file }, dopo { $count ->
    [one] una voce
   *[other] { $count } voci
}.
play-new = { $game } inizia.
refused-tutorial-fixed = La prima partita guidata è sempre la stessa. Togli --seats, --seed, --option e --bots, oppure gioca senza --tutorial.
guide-over = Ora conosci il gioco
play-undone = { $who } annulla l'ultima risposta.
play-bot-thinks = { $who } sta pensando.
play-no-number = Non c'è l'opzione { $number }. Scegli un numero da 1 a { $count }, o ? per le regole.
play-no-command = “{ $given }” qui non significa nulla. Scrivi un numero, o h per i comandi.
play-commands = 1-{ $count } scegli · ?N perché l'opzione N · ? regole utili ora · i che cosa c'è sul tavolo, i NOME che cos'è · l diario · u annulla · w fai rispondere prima gli altri · s salva · q salva ed esci
play-prompt = { $who }>
play-confirm = Davvero? { $says } Scrivi ancora { $number } per farlo.
play-end-input = L'input è finito.
play-wait-alone = Nessun altro è interpellato, quindi non c'è nessuno da aspettare. Scegli una delle opzioni.
play-rule-unknown = { $rule } (questo regolamento non ne ha il testo)
play-rules-now = Regole utili ora
play-about = Che cosa c'è sul tavolo
play-not-there = Niente sul tavolo si chiama “{ $given }”. Scrivi i per vedere tutto quello che c'è.
play-log = Che cosa è successo
play-log-empty = Non è ancora successo nulla.
curtain-title = { $who }, tocca a te
curtain-text = Tutti gli altri si voltano. { $who }: premi Invio quando solo tu puoi vedere lo schermo.
curtain-plain = ---- { $who }: tutti gli altri si voltano; premi Invio quando solo tu puoi vedere lo schermo ----
screen-more = … t mostra tutto il tavolo
screen-keys = 1-9 ↑↓ Invio gioca · ? perché · i cosa · u annulla · t tavolo · l diario · s salva · q esci
screen-keys-over = t tavolo · i cosa · l diario · ? perché · s salva · q esci
screen-confirm = Davvero? { $says } Invio lo fa, Esc lascia.

## Un gioco nuovo

refused-new-name = «{ $name }» non può essere il nome di un gioco. Usa da 2 a 31 lettere minuscole, cifre e trattini bassi, con una lettera all’inizio.
refused-game-gone = Il gioco «{ $game }» è installato, ma i suoi file non ci sono più. Rimetti la cartella dov’era, o disinstallalo.
refused-new-taken = C’è già un gioco «{ $name }» installato. Scegli un altro nome.
refused-new-folder = { $folder } esiste già. Scegli un altro nome, o un’altra cartella con --in.
new-written = { $folder } ora è un gioco a sé: regole, parole, immagini e prove.
new-next = Installalo con «pip install -e '{ $folder }[dev]'», poi: fathom play { $name }

## Il banco di lavoro dell'autore

refused-no-such-place = Qui non è installato nessun gioco “{ $game }”, e non c'è una cartella con quel nome e un pyproject.toml. Installati: { $known }.
refused-project = { $file } non si può leggere: { $reason }
refused-project-game = { $file } non annuncia nessun gioco, o più di uno. Nominane uno sotto { $section }.
refused-no-package = Il pacchetto { $package }, in cui è annunciato { $game }, non si trova. Controlla il nome dopo il segno = nel suo pyproject.toml.
dev-open = { $game } è sul banco di lavoro. Apri { $address } e salva un file per vedere che cosa cambia. Ctrl-C termina.
dev-again = { $files }: riapparecchiato in { $seconds } s, { $given ->
    [one] una risposta data
   *[other] { $given } risposte date
  }.
dev-mistake = { $where ->
    [none] { $says }
   *[other] { $where }: { $says }
  }
dev-misfit = La risposta { $number } non va più bene: «{ $answer }», alla domanda «{ $question }». { $why }
dev-too-late = La risposta { $number } non va più bene: la partita finisce prima.
dev-not-asked = L'ha data { $who }, a cui lì non si chiede più nulla.
dev-not-legal = Lì non è tra le risposte permesse ({ $rule }).
dev-by-rule = { $why } ({ $rule })

## fathom examples, suite, dataset, sit

refused-examples-there = { $folder } c'è già. Indica un'altra cartella: fathom examples CARTELLA
examples-written = Gli esempi sono in { $folder }; ciascuno dice nelle prime righe che cosa fa e come si avvia.
suite-working = Suite { $suite }, { $bot }
suite-head = Suite { $suite }: { $bot }, { $matches } partite per ogni prova
suite-line = { $task }: vinte { $rate } (da { $low } a { $high }), valore { $worth } ± { $spread }, { $decisions } decisioni a partita
suite-short = Queste non sono le { $full } partite della suite { $suite }: dillo dove riporti le cifre.
refused-suite-task = Non c'è nessuna prova “{ $task }” nella suite { $suite }. Ci sono: { $known }.
dataset-working = { $game }: partite in { $folder }
dataset-done = { $matches } diari di { $game } sono in { $folder }; { $index } ha una riga per ciascuno. “fathom replay FILE” ne apre uno.
refused-dataset-bots = { $bots } bot non vanno bene per { $seats } posti: indicane uno per tutti i posti, o uno per ciascuno.
refused-no-sit = Qui manca { $missing }, con cui “fathom sit” parla con una casa. Installalo con: pip install 'fathom-five[server]'
refused-sit-link = “{ $link }” non è un invito a giocare. Dai il link intero come l'ha copiato chi ospita, per esempio https://house.example/t/a7k2m9x4p1qz#p.TOKEN
refused-sit-house = La casa non fa entrare il programma: { $why } Chiedi un nuovo link a chi ospita.
refused-sit-full = A questo tavolo non c'è un posto libero. Chiedi a chi ospita di liberarne uno, o riprova più tardi.
refused-sit-unreachable = { $house } non è raggiungibile: { $why }. L'indirizzo è giusto, e la casa è in funzione?
sit-seated = Seduto al posto { $seat } di { $game } come { $name }; risponde { $command }.
sit-waiting = La partita non è ancora cominciata; si aspetta chi ospita.
sit-over = La partita è finita dopo { $answers } risposte.
sit-gone = La casa ha chiuso la connessione ({ $code }) dopo { $answers } risposte. Avvia di nuovo il comando per continuare.
refused-sit-ended = Il programma è terminato (codice di uscita { $code }) mentre gli si chiedeva qualcosa. Il suo posto resta occupato: avvialo di nuovo, o lascia giocare un bot al suo posto.
refused-sit-silent = Il programma non ha detto nulla per { $seconds } s. Dagli più tempo con --patience.
refused-sit-nonsense = Il programma ha dato { $tries } risposte inutilizzabili; l'ultima era “{ $line }”. Vedi docs/envs.md per ciò che gli viene chiesto.
refused-bot-extra = Il bot “{ $bot }” non si può caricare: { $reason }
refused-no-keepsake = Un ricordo ha bisogno del client costruito, e { $file } qui non c'è. In una copia dei sorgenti esegui: cd web && npm ci && npm run build
refused-keepsake-games = Un ricordo racconta un gioco solo: qui ci sono partite di { $one } e di { $other }. Nomina diari di un solo gioco, il più vecchio per primo.
refused-keepsake-seat = In questa partita non c'è il posto { $seat }. Scegline uno da 0 a { $most }, o ometti --seat per vederla come chi guardava.
refused-keepsake-open = Questa partita non è ancora finita, e un ricordo ne racconta una intera. Prima giocala fino alla fine.
tell-made = { $file } contiene la partita: { $size } KB, da aprire in qualsiasi browser, con o senza rete.
