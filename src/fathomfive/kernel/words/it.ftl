# Quello che dice il kernel stesso, qualunque gioco si giochi. Un gioco può ridire tutto nel suo text/it.ftl.

# Nelle regole i posti si contano da 0, tra le persone da 1.
person = { $seat ->
    [0] Posto 1
    [1] Posto 2
    [2] Posto 3
    [3] Posto 4
    [4] Posto 5
    [5] Posto 6
    [6] Posto 7
    [7] Posto 8
   *[other] Qualcuno
}

# --- la domanda sul tavolo
prompt-waiting = Si aspetta { $who }.
prompt-waiting-several = { $count ->
    [one] Manca ancora una risposta.
   *[other] Mancano ancora { $count } risposte.
}
prompt-passed = Hai passato. Si aspettano gli altri.
prompt-answered = Hai risposto. Puoi cambiare idea finché non hanno risposto tutti.
says-pass = Passo

# --- a che punto siamo: detto di una fine che può arrivare presto
goal-near = vicino

# --- com'è finita
banner-won = Hai vinto
banner-lost = Hai perso
banner-over = La partita è finita

# --- che cosa viene rifiutato, e che cosa fare
refused-over = La partita è finita: non c'è più nulla da rispondere. Iniziane una nuova, oppure riguarda questa.
refused-not-asked = Questa domanda non è rivolta a te: ora tocca a un altro posto. Se un attimo fa toccava a te, qualcuno è stato più veloce. Guarda che cosa si chiede ora e aspetta il tuo turno.
refused-passed = Su questa domanda hai già passato. Aspetta gli altri.
refused-not-legal = Questa risposta ora non è ammessa. Scegli una delle opzioni mostrate.
refused-undo = Non si può più annullare: da allora qualcuno ha scoperto qualcosa, oppure la risposta non era tua. Proponi al tavolo di tornare indietro.
refused-unreadable-answer = Questa risposta non si può leggere: { $reason }. Scegli una delle opzioni mostrate.
refused-seats = { $seats ->
    [one] Un posto non va bene
   *[other] { $seats } posti non vanno bene
}: questo gioco è per { $least }-{ $most } giocatori.
refused-unknown-option = { $game } non ha un'opzione chiamata { $option }.
refused-bad-option = Una delle opzioni non si può usare: { $reason }.
refused-no-campaign = { $game } non ha una campagna da continuare. Inizia senza documento di campagna.
refused-no-such-game = Qui non c'è nessun gioco chiamato { $game }. Installati: { $known }.
refused-no-tutorial = { $game } non ha una prima partita guidata. Prepara invece un tavolo normale.
refused-no-short = { $game } non ha una partita breve. Prepara invece un tavolo normale.

# --- una prima partita guidata
guide-free = Su questa domanda la guida non ha nulla da dire: rispondi come vuoi. Riprenderà alla prossima che conosce.
guide-astray = Hai fatto un’altra cosa, e va bene. Annullala per seguire la guida, oppure continua a giocare.
guide-own-way = Qui finisce la guida. Hai preso una strada tua, e le sue ultime parole non parlerebbero di te. Gioca come vuoi: in solitaria, con amici, o da capo con «Impara giocando», che porta a una piccola vittoria.

# Ciò che un gioco mette in fila.
in-a-row = { $first } { $second }
