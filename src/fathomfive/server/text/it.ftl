# Quello che dice il server del tavolo. Nei messaggi i posti si contano da 0, tra le persone da 1: i client
# mettono in $who il nome di chi vi siede.

# --- che cosa viene rifiutato, e che cosa fare
refused-no-guest = Questo browser qui non è conosciuto. Apri il link con cui ti hanno invitato, o rientra per la via che hai tenuto.
refused-not-found = Qui non c'è nulla per te. Controlla il link, o chiedi un nuovo invito.
refused-host-only = Può farlo solo chi ospita questo tavolo. Chiedi a chi ospita.
refused-seated-only = Può farlo solo chi siede a questo tavolo. Prima prendi posto.
refused-watch-only = Il tuo link permette solo di guardare. Chiedi a chi ospita un link per giocare.
refused-not-your-seat = Quel posto non è tuo. Gioca il tuo, o chiedi a chi ospita.
refused-covered = Al tuo posto sta giocando un bot. Prima riprendi il posto, poi rispondi.
refused-not-covered = Nessuno copre questo posto: tocca a te giocarlo.
refused-nothing-to-cover = A questo posto non c'è nessuno da coprire.
refused-not-away = Chi siede qui non è via da abbastanza tempo. Questo tavolo aspetta { $patience } secondi.
refused-already-yours = Siedi già lì.
refused-seat-taken = Qualcuno è stato più veloce: questo posto è preso. Scegline un altro.
refused-seats-taken = Sui posti da togliere siede qualcuno. Prima chiedi loro di spostarsi.
refused-no-such-seat = A questo tavolo non c'è un posto del genere.
refused-no-such-bot = Non c'è nessun bot chiamato { $bot }. Ci sono: { $known }.
refused-seat-free = C'è ancora un posto libero. Invita qualcuno, o mettici un bot.
refused-seat-not-ready = Qualcuno non è ancora pronto. Aspetta.
refused-host-must-sit = Chi ospita deve sedere al tavolo. Scegli qualcuno che vi siede.
refused-nobody-stranded = Nessun altro possiede questo posto, quindi non c'è a chi ridarlo. Un posto libero si prende sedendosi.
refused-not-beside = Accanto a questo tavolo non c'è nessuno così senza posto. Manda un link per giocare, e ridai il posto quando la persona è entrata.
refused-one-word = Giocate l'uno contro l'altro, e la parola di una sola persona non basta per dare un posto a qualcun altro. Chi lo possiede torna con il suo link personale o con la passkey.
refused-heir-gone = Chi doveva avere questo posto se n'è andato o siede altrove. Rifiuta questa proposta e fanne un'altra quando sarà tornato.
refused-remove-in-play = Nessuno perde il posto mentre si gioca. Togli la parola, lascia giocare un bot dopo { $patience } secondi di assenza, o aspetta la fine.
refused-removed = Chi ospita ti ha fatto uscire da questo tavolo. Solo chi ospita può riammetterti: chiedi.
refused-others-play = Altri stanno giocando qui, quindi il tavolo resta. Lascialo: un bot gioca al tuo posto.
refused-two-pairs-of-eyes = Giochi già qui, e a questo tavolo nessuno vede due mani. Il posto può prenderlo qualcuno di nuovo o un bot.
refused-bot-plays = Il bot resta dove gioca finché ci sono altri al tavolo. Cambialo alla prossima partita.
refused-nobody-to-remove = Non c'è nessuno di questo tipo da togliere.
refused-stale = Qualcuno è stato più veloce: la domanda non c'è più. Guarda che cosa si chiede ora.
refused-conflict = Sono successe troppe cose insieme. Riprova.
refused-not-begun = La partita non è ancora iniziata. Aspetta che chi ospita la faccia partire.
refused-begun = La partita è iniziata: la preparazione resta com'è. Una rivincita può averne un'altra.
refused-not-over = La partita non è ancora finita: fino ad allora i segreti restano segreti.
refused-frozen = Questo tavolo è iniziato con altre regole e resta con la versione che l'ha aperto. Puoi guardare, non giocare.
refused-undo-off = A questo tavolo non si annulla. Chi ospita può proporre di cambiarlo.
refused-no-rewind = A questo tavolo non si torna indietro. Chi ospita può proporlo, e tutti votano.
refused-rewinds = Questo tavolo è tornato indietro { $most } volte, e di più non può. Si continua da qui, o da una copia.
refused-proposal-open = C'è già una proposta. Prima si vota quella.
refused-no-proposal = Quella proposta non c'è più: qualcuno ha giocato, o è già stata decisa.
refused-voted = Hai già detto di sì. Aspetta gli altri.
refused-no-such-moment = In questa partita non c'è un momento del genere.
refused-nothing-to-fork = In quel momento la partita non era iniziata, o era finita. Scegline un altro.
refused-key-used = Questo è già stato inviato con un altro significato. Ricarica la pagina e riprova.
refused-bad-key = Una chiave ha da 8 a 64 lettere, cifre, trattini o trattini bassi.
refused-stuck = Qui le regole si sono inceppate ({ $rule }), qualunque sia la risposta: non è cambiato nulla. Se tutti sono d'accordo, il tavolo torna all'ultima domanda che funzionava; per favore, segnalalo.
refused-stuck-at-once = Qui le regole si sono inceppate ({ $rule }), qualunque sia la risposta, e non c'è una domanda precedente a cui tornare. Per favore, segnalalo e comincia un'altra partita.
refused-rule-broke = Qui le regole si sono inceppate ({ $rule }): non è cambiato nulla. Scegli un'altra risposta e, per favore, segnalalo.
refused-no-hint = Per un consiglio serve una domanda rivolta al tuo posto.
refused-hint-running = L'ultimo consiglio è ancora in preparazione.
refused-thinking-yours = Hai chiesto più cose su cui si sta ancora riflettendo. Aspettane una, poi chiedi di nuovo.
refused-thinking-full = Su questo server ci sono troppe cose in attesa. Riprova tra un minuto.
refused-thinking-late = Nessuno ha avuto il tempo di pensarci entro { $seconds } secondi. Riprova quando c'è meno da fare.
refused-thinking-stopped = { $what ->
    [memory] Serviva più memoria di quella concessa a una richiesta, perciò è stata fermata. Nulla è cambiato; chiedi qualcosa di più piccolo.
   *[other] È durata più di quanto sia concesso a una richiesta, perciò è stata fermata. Nulla è cambiato; chiedi qualcosa di più piccolo.
}
refused-thinking-died = Il processo che ci pensava è finito prima di avere una risposta. Nulla è cambiato; riprova.
refused-no-such-rule = In questo gioco non c'è una regola del genere.
refused-pointing-off = A questo tavolo non si indica nulla. Chi ospita può proporre di permetterlo, nel foglio “Al tavolo”.
refused-nothing-to-back = Sulla pagina aperta non c'è questa scelta. Tocca una di quelle che offre.
refused-nothing-to-point-at = Sul tabellone davanti a te non c'è questo posto. Indica uno spazio che vedi.
refused-no-screen = Ora nessuno schermo mostra questo codice. Guarda di nuovo che cosa c’è scritto: dopo dieci minuti ce n’è un altro.
refused-many-screens = Troppi schermi aspettano un tavolo su questo server. Riprova fra qualche minuto.
refused-chat-off = Qui le chiacchiere al tavolo sono spente.
refused-watchers-chat = Chi guarda questo tavolo ha già detto { $most } cose in un minuto, e per ora basta. Leggi, e dillo tra un momento.
refused-chat-length = Scrivi da 1 a { $most } caratteri.
refused-muted = Chi ospita ti ha tolto la parola a questo tavolo. Puoi leggere, non scrivere.
refused-notes-moved = Qualcuno ha scritto sul taccuino prima di te. Guarda il suo testo, poi scrivi di nuovo.
refused-notes-length = Il taccuino contiene { $most } caratteri. Accorcia il testo.
refused-bad-journal = Questo diario non si può accettare: { $reason }.
refused-no-preset = Questa casa non ha la variante “{ $preset }” per questo gioco. Ha: { $known }.
refused-own-content = Questa partita usa contenuti che questa casa non ha. Accetta solo i contenuti stampati e le varianti di chi la gestisce: chiedi a chi la gestisce di aggiungere la tua.
refused-presets = Le varianti in { $file } non si possono usare: { $reason }. Correggi il file e riavvia.
refused-preset-changed = La variante “{ $preset }” in { $file } è stata cambiata dopo la firma di chi l'ha progettata, quindi quel che dice di sé può non essere vero. Prendi il file come è uscito dal laboratorio, o togli il suo [preset.measured]: allora è una variante tua.
refused-preset-rules = La variante “{ $preset }” in { $file } è stata misurata il { $on } con regole diverse da quelle di { $game } in questa versione. Fai rieseguire il suo piano con questa versione e offrila di nuovo, o ospita la versione con cui è stata misurata.
refused-preset-designer = La variante “{ $preset }” in { $file } non è firmata da nessuno di quelli che --designer nomina. Aggiungi la chiave di chi l'ha firmata, o togli la variante.
refused-bad-request = Non si riesce a leggere. Ricarica la pagina e riprova.
refused-bad-field = { $field } non va bene: { $reason }.
refused-too-large = È troppo grande.
refused-too-many = Troppo in una volta. Aspetta un momento e riprova.
refused-many-tables = Ospiti { $most } tavoli non ancora finiti. Prima finiscine o eliminane uno.
refused-many-matches = Ospiti { $most } partite in corso. Prima finiscine una.
refused-rate = Sono più di { $most } in { $span ->
    [second] un secondo
    [minute] un minuto
   *[hour] un'ora
}. Aspetta che passi, poi continua.
refused-not-offered = Questa casa non offre { $game }. Offre: { $known }.
refused-limit = “{ $given }” non è un limite. Scrivi NOME=NUMERO con uno di questi nomi: { $known }.
refused-operations = “{ $given }” non è una porta per salute e misure. Scrivi una porta come 8556, o INDIRIZZO:PORTA come 0.0.0.0:8556.
refused-opens-key = In questa casa apre tavoli solo chi ne ha la chiave. Chiedila a chi la gestisce; con il link di un tavolo ti siedi anche senza.
refused-opens-operator = In questa casa apre tavoli solo chi la gestisce. Con il link di un tavolo puoi sederti e giocare.
refused-no-key = Questa chiave non apre nulla: è stata ritirata, o il link non è intero. Chiedine una nuova a chi gestisce la casa.
refused-blocked = Chi ospita questo tavolo non vuole giocare con te. Apri un tavolo tuo, o chiedine un altro.
refused-banned = Chi gestisce questa casa te l’ha chiusa fino al { $until } (UTC): { $why }
refused-nobody-named = Di’ di chi si tratta: o --guest o --address, e nient’altro.
refused-no-address = “{ $address }” non è un indirizzo né una rete. Scrivi qualcosa come 192.0.2.7 o 2001:db8::/32.
refused-through-start = Il tunnel «{ $command }» non si avvia: { $reason }. Controlla il comando di --through.
refused-through-silent = Il tunnel non ha detto un indirizzo entro { $seconds } secondi. Deve stampare quello che gli amici aprono, come https://play.example.org. Ha detto: { $said }
refused-through-ended = Il tunnel è finito ({ $code }) prima di dire un indirizzo. Avvia il suo comando da solo per vedere perché. Ha detto: { $said }
refused-keep = “{ $given }” non dice quanto conservare. Scrivi NOME=GIORNI con uno di questi nomi: { $known }.
refused-no-report = Non c'è nessuna segnalazione { $report }. “fathom reports” elenca quelle che ci sono.
refused-report-running = La partita della segnalazione { $report } è ancora in corso, e il suo diario contiene ciò che gli altri non devono sapere. “fathom reports { $report }” mostra che cosa vedeva chi ha segnalato; torna per il diario a partita finita.
refused-report-release = Il tavolo della segnalazione { $report } si gioca con regole diverse da quelle installate qui. Esegui lo stesso comando con la versione { $release }.
refused-needs-server = Questo tavolo sta sul tuo dispositivo, e per questo serve un server: altri non possono venire qui. Per giocare con loro apri un tavolo in una casa.
refused-along-over = Questa partita è finita: porta con te il suo diario. Resta intero e si può guardare ovunque.
refused-archive-foreign = Questo file non contiene tavoli di un dispositivo. Scegline uno scritto da «Porta con te tutti i tavoli»; il nome finisce con .zip.
refused-archive-damaged = Questo file contiene tavoli di un dispositivo, ma l’elenco non si legge: è danneggiato. Non è stato preso niente. Usa un’altra copia.
refused-archive-format = Questo file l’ha scritto una versione più recente; questa legge il formato { $known }. Carica la versione più recente e riportalo.
refused-archive-large = Questo file supera i { $most } MB, più di quanto scriva un dispositivo. Non è stato preso niente.
refused-archive-journal = In questo file il suo diario manca o è danneggiato. Usa un’altra copia del file.
refused-archive-room = Non si è potuto conservare: questo browser non ha più spazio, o intanto il tavolo è andato avanti qui. Fai spazio e riporta il file; ciò che è già arrivato resta.
refused-origin = Questa richiesta viene da un altro sito, quindi non viene eseguita.
refused-host = Questo server non risponde a quel nome. Chi lo gestisce può permetterlo.
refused-unavailable = Il diario non è raggiungibile, quindi non è certo che questo sia salvato. Verrà inviato di nuovo.
refused-hosted = { $reason }.
refused-not-migrated = Questa base di dati non ha lo schema di questa versione. Esegui prima “fathom migrate”.
refused-no-database = La base di dati non è raggiungibile o non lascia entrare nessuno ({ $reason }). È in funzione, e sono giusti indirizzo, nome e password in FATHOM_DATABASE o --database?
refused-no-otel = OTEL_EXPORTER_OTLP_ENDPOINT dice dove mandare le tracce, ma manca ciò che le manda ({ $missing }). Installalo con: pip install 'fathom-five[otel]' — oppure togli la variabile.
refused-secret-out = Il segreto che firma i cookie è già stato tolto da questa base di dati. Usa il file in cui fu scritto.
refused-secret-file = { $file } esiste già. Indica un file nuovo: ciò che contiene non viene sovrascritto.
refused-fault = Qualcosa si è rotto dalla nostra parte. Non conta nulla; riprova.

# --- che cosa è successo al tavolo
notice-undo = { $who } ha annullato l'ultima risposta.
notice-rewind = Il tavolo è tornato a un momento precedente.
notice-propose = { $who } propone di tornare indietro.
notice-vote = { $yes ->
    [0] { $who } preferisce di no.
   *[other] { $who } è d'accordo.
}
notice-propose-settings = { $who } propone di continuare così.{ $undo ->
    [off] {" "}Non si annulla nulla.
    [horizon] {" "}Una risposta si annulla solo finché non si scopre nulla.
    [agreement] {" "}Le risposte si annullano, e anche oltre se tutti sono d'accordo.
   *[same] {""}
}{ $pointing ->
    [on] {" "}Si possono indicare i posti.
    [off] {" "}Nessuno indica i posti.
    [usual] {" "}Si possono indicare i posti dove si gioca insieme, non gli uni contro gli altri.
   *[same] {""}
}{ $patience ->
    [-1] {""}
    [0] {" "}Nessun bot subentra da solo a chi è via.
   *[other] {" "}Un bot subentra a chi è di turno e via da { $patience } secondi.
}
notice-agreed = Tutti sono d'accordo a continuare così.{ $undo ->
    [off] {" "}Non si annulla nulla.
    [horizon] {" "}Una risposta si annulla solo finché non si scopre nulla.
    [agreement] {" "}Le risposte si annullano, e anche oltre se tutti sono d'accordo.
   *[same] {""}
}{ $pointing ->
    [on] {" "}Si possono indicare i posti.
    [off] {" "}Nessuno indica i posti.
    [usual] {" "}Si possono indicare i posti dove si gioca insieme, non gli uni contro gli altri.
   *[same] {""}
}{ $patience ->
    [-1] {""}
    [0] {" "}Nessun bot subentra da solo a chi è via.
   *[other] {" "}Un bot subentra a chi è di turno e via da { $patience } secondi.
}
notice-propose-give-back = { $who } propone di ridare un posto a chi lo possiede ed è tornato come qualcun altro.
notice-given-back = Tutti sono d'accordo: { $who } ha di nuovo il posto.
notice-took-seat = { $who } ha preso un posto a metà partita, e ora sa quello che da lì si è visto.
notice-seat = { $by ->
    [person] { $who } ha preso posto.
    [bot] Un bot ha preso posto.
    [kept] Si è liberato un posto. Un bot lo gioca finché qualcuno non vi si siede.
   *[other] Si è liberato un posto.
}
notice-cover = Un bot ({ $bot }) gioca per { $who } fino al suo ritorno.
told-ghost = Un bot l’ha fatto per te: { $what }
notice-return = { $who } è di nuovo qui.
notice-brought = La partita è cominciata altrove ed è arrivata qui come file. Continua con dadi nuovi di questa casa, e ciò che era nascosto è stato ridistribuito.
notice-adopted = Da qui la partita continua con le regole attuali.
notice-begin = La partita inizia.
notice-over = La partita è finita.

# --- arrivederci
bye-restart = Il server si riavvia. Il tuo tavolo è al sicuro; tra un momento sarai di nuovo in linea.
bye-slow = La connessione era troppo lenta. Ci si ricollega.
bye-deleted = Questo tavolo è stato eliminato da chi lo ospitava.
bye-shown-out = Non sei più a questo tavolo.
bye-not-found = Qui non c'è nulla per te. Controlla il link, o chiedi un nuovo invito.
bye-banned = Chi gestisce questa casa te l’ha chiusa per un po’.
bye-guest = Questo browser qui non è conosciuto. Apri il link con cui ti hanno invitato, o rientra per la via che hai tenuto.
bye-origin = Questa connessione viene da un altro sito, quindi non è accettata.
bye-protocol = Questa pagina è di un'altra versione. Ricaricala.
bye-hello = La connessione non si è presentata.
bye-unreadable = La connessione ha inviato qualcosa che nessuno può leggere.
bye-too-many = Troppo in una volta. Aspetta un momento.
bye-too-many-sockets = Hai troppe finestre aperte su questa casa. Chiudine qualcuna.
bye-crowded = Questo tavolo lo guardano così in tanti che non c'è più posto. Riprova più tardi.
bye-unavailable = Il diario non è raggiungibile. Ci si ricollega.
bye-frozen = Questo tavolo è iniziato con altre regole e resta con la versione che l'ha aperto.
bye-fault = Qualcosa si è rotto dalla nostra parte. Ci si ricollega.

# --- che cosa mostra una chat di un link
preview-house = Giochi da tavolo dal fondo del mare. Manda un link, e i tuoi amici sono al tavolo.
preview-game = Gioca a { $game } con amici o bot. Un link, nessun account, e ogni regola si spiega da sé.
preview-invited = { $host } ti invita a { $game }. Nessun account, niente da installare: di’ come ti chiami e siediti.
preview-table = Ti invitano a un tavolo di { $game }. Nessun account, niente da installare: di' il tuo nome e siediti.
preview-challenge = { $host } ti sfida a fare meglio a { $game }: stessi dadi, stessa preparazione, un solo tentativo che conta.
preview-dive = L'immersione di oggi: { $game } con gli stessi dadi per tutti, e un solo tentativo che conta.

## Perché un suggerimento lo dice, dove le parti della valutazione di un gioco tacciono

speaks-for-only = è tutto quello che si può fare
speaks-for-alike = non cambia nulla subito; quello che decide viene dopo
speaks-for-wins = vince la partita
speaks-for-decides = decide la partita, in un modo o nell'altro
speaks-against-loses = perde la partita

## Ritornare

refused-no-way-back = Questo link non riporta a nessuno: è stato usato o ritirato, è troppo vecchio, o non è intero. Apri il più recente, o torna con una passkey.
refused-passkey = Questa passkey qui non riporta a nessuno: è stata ritirata, o appartiene a un’altra casa. Provane un’altra, o usa il tuo link personale.
refused-passkey-late = È passato troppo tempo, o c’è già stata una risposta. Premi di nuovo il pulsante.
refused-passkey-insecure = Le passkey funzionano solo a un indirizzo con https, o su localhost. Qui usa il tuo link personale.
refused-many-passkeys = Hai { $most } passkey. Prima ritirane una.

## Chiamare le persone

call-title = { $who }, tocca a te in { $table }
call-turn = Il tavolo aspetta la tua risposta.
call-text = { $game }: { $asked }
call-open = Apri il tavolo
call-end = Basta con queste chiamate
call-test-title = Così ti chiama Fathom Five
call-test-text = Quando un tavolo ti aspetta e non stai guardando, lo dice qui.
call-confirm-title = Fathom Five può scriverti qui?
call-confirm-text = Qualcuno vuole sapere a questo indirizzo quando è il suo turno. Se sei tu, apri questo link; se no, non fare nulla, e non arriverà altro.
refused-call-form = Questo non è un indirizzo che si possa chiamare. Incolla l’indirizzo intero, da https:// fino alla fine.
refused-call-unknown = Nessuno conosce il nome in questo indirizzo. Controlla com’è scritto e riprova.
refused-call-inside = Questo indirizzo porta nella rete di chi ospita, dove gli ospiti non chiamano nessuno. Usane uno che tutti possono raggiungere, o chiedi a chi gestisce la casa di ammetterlo.
refused-call-plain = Questo indirizzo si chiama senza cifratura. Usane uno che comincia con https://.
refused-call-port = Questo indirizzo ha una porta insolita. Usane uno senza porta, o con 443 o 8443.
refused-call-keys = L’iscrizione del browser non è intera. Spegni e riaccendi l’avviso.
refused-call-mail = Questo non è un indirizzo a cui si possano mandare lettere.
refused-no-mail = Questa casa non manda posta. Scegli un’altra via, o chiedi a chi la gestisce di configurare un server di posta.
refused-call-zone = Nessuno conosce questo fuso orario. Scegline uno come Europe/Rome.
refused-call-failed = L’altra parte non l’ha accettato. Controlla che l’indirizzo sia giusto e ancora in uso, poi riprova.
refused-many-channels = Hai { $most } modi per essere chiamato. Prima chiudine uno.
refused-no-stop = Questo link non chiude nulla: non è intero, o ciò che chiudeva non c’è già più.
refused-network = “{ $given }” non è una rete. Scrivi un indirizzo, o una rete come 192.168.1.0/24.

refused-challenge-unreadable = Questo file non è un diario: { $reason }. Salva di nuovo il diario della partita e consegna quello.
refused-challenge-setup = Questa partita è preparata in modo diverso dalla sfida: altri posti, opzioni o contenuti. Comincia dalla pagina della sfida.
refused-challenge-rules = Questa partita segue regole diverse dalla sfida: sono di un'altra versione. Provala qui, dalla pagina della sfida.
refused-challenge-dice = Questa partita ha dadi diversi dalla sfida. Solo una partita cominciata dalla pagina della sfida ha gli stessi.
refused-challenge-back = In questa partita si è tornati indietro, o si è cominciato a metà, e i dadi sono stati tirati di nuovo. Conta solo una partita giocata in avanti dall'inizio.
refused-challenge-seats = In questa partita un bot ha risposto per qualcuno, o un posto ha cambiato mano. Conta solo una partita che le persone finiscono da sé.
refused-challenge-long = Questo diario ha più di { $most } voci, e qui non se ne rigiocano di così lunghi.
refused-challenge-unfinished = La partita in questo diario non è finita. Giocala fino in fondo, salva il diario e consegnalo.
refused-challenge-forged = Questo diario non regge: { $reason }. Ogni risposta è stata rigiocata, e lì si stacca dalle regole. Consegna il file così come è stato salvato.
refused-challenge-known = Proprio queste risposte sono già in elenco: è il diario di qualcun altro. Consegna una partita giocata da te.
refused-challenge-again = Il tentativo che conta è uno a testa, e l'ha già usato: { $names }. Riprova quanto vuoi: è divertente, e non conta.
refused-challenge-alone = Questa sfida si prova da soli: la partita ha un solo posto, oppure le persone giocherebbero l'una contro l'altra.
refused-challenge-against = In questa partita le persone giocavano l'una contro l'altra, quindi non c'è un risultato comune. Può diventare una sfida una partita con i bot, o una che si vince insieme.
refused-challenge-guided = Una prima partita guidata non può diventare una sfida: i suoi dadi sono comunque gli stessi per tutti. Gioca una partita tua.
refused-challenge-large = Questa partita continua una campagna troppo grande per un link. Può diventare una sfida una partita dall'inizio.
refused-challenge-old = Questa sfida segue regole diverse da quelle di questa versione, e qui nessuno può più provarla. I risultati restano; fanne una nuova.
refused-challenge-fixed = Tutti provano una sfida con la stessa preparazione, e nessuno torna indietro. Apri un tavolo tuo per giocare in altro modo.
refused-challenge-hint = In un tentativo che conta nessuno dà consigli. Tornano nei tentativi liberi, dopo.
refused-challenge-watch = Non hai ancora finito il tuo tentativo che conta, e la partita migliore ti mostrerebbe i dadi. Prima prova, poi guarda.
refused-challenge-no-match = Non c'è nulla da guardare: nessuno ha ancora un risultato, o la partita migliore è stata eliminata.

# --- questo dispositivo (una casa in un browser) ---

tables-here = Questi tavoli stanno su questo dispositivo
tables-here-text = Fanne una copia, riportali, e conserva i giochi per un viaggio senza rete.
device-tables = Tutti i tavoli in un file
device-tables-text = Tavoli in corso e finiti, campagne e appunti. Riporta il file su un altro dispositivo, o qui dopo che il browser è stato svuotato. Contiene anche ciò che ai tavoli in corso è ancora nascosto: guardaci dentro solo se vuoi saperlo.
device-take = Porta con te tutti i tavoli
device-bring = Riporta i tavoli
device-busy = Ogni diario viene rigiocato per vedere se regge. Può volerci un momento…
device-taken = { $tables ->
    [one] Nel file c’è un tavolo.
   *[other] Nel file ci sono { $tables } tavoli.
} { $left ->
    [0] Tienilo altrove, non su questo dispositivo.
    [one] Uno che non è ancora cominciato non c’è.
   *[other] { $left } non ancora cominciati non ci sono.
}
device-nothing = Su questo dispositivo non è ancora cominciato nessun tavolo: non c’è niente da portare con te.
device-unread = Questo file non si può leggere. Sceglilo di nuovo, o un’altra copia.
device-open = Apri
device-came-new = È arrivato qui dal file.
device-came-on = { $n ->
    [one] Era qui, e nel file è andato avanti: aggiunta una voce.
   *[other] Era qui, e nel file è andato avanti: aggiunte { $n } voci.
}
device-came-same = Era già qui, uguale: resta.
device-came-ahead = { $n ->
    [one] Qui è più avanti di una voce che nel file: resta.
   *[other] Qui è più avanti di { $n } voci che nel file: resta.
}
device-came-apart = Qui ha preso un’altra strada che nel file: il tuo resta, e quello del file è un tavolo accanto.
device-storage = Quanto sono al sicuro qui
device-safe = Questo browser promette di conservare i tuoi tavoli finché non ne cancelli tu i dati.
device-unsafe = Questo browser può cancellare i tuoi tavoli quando lo spazio finisce: fai una copia ogni tanto.
device-unsaid = Questo browser non dice se conserva i tuoi tavoli: fai una copia ogni tanto.
device-room = { $used } in uso, { $free } liberi per questo sito.
device-ask = Chiedigli di prometterlo
device-ask-refused = Non l’ha promesso. I browser lo promettono ai siti installati o aperti spesso: installa questa pagina come app, o fai delle copie.
device-games = Senza rete
device-games-text = Un gioco conservato qui si apre del tutto senza rete. Con ognuno viene ciò che serve a tutti: la pagina, l’interprete e la casa (ne sono qui { $size }).
device-no-worker = Questo browser non conserva giochi, quindi si aprono solo con la rete: non ha un service worker per questa pagina.
device-keep = Conserva su questo dispositivo
device-let-go = Lascia andare
device-game-kept = Conservato per intero: si apre senza rete. Di suo { $size }.
device-game-not = Non conservato, o non per intero: per aprirsi ha bisogno della rete.
device-game-coming = { $n } di { $of } file, { $size }…
device-game-missed = Non è arrivato tutto: è finita la rete o lo spazio. Ciò che è arrivato resta; premi di nuovo per continuare.
do-along = Porta con te e continua altrove
along-kept = La partita è nel file. Portala in «I miei tavoli» di un’altra casa o dispositivo: lì continua dall’inizio di questo passo, con dadi nuovi.
bring-match = Porta una partita
bring-match-text = Un file .fathom da un’altra casa o dispositivo. Una partita finita arriva per essere guardata; una in corso continua qui con dadi nuovi.
