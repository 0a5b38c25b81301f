# Che cosa dice un rapporto del laboratorio.

lab-facts = { $game }, { $whole ->
    [yes] { $played } partite
   *[no] finora { $played } partite su { $total }
} con { $trials ->
    [one] una preparazione
   *[other] { $trials } preparazioni
}. { $meet ->
    [yes] I bot { $bots } si incontrano a due a due
   *[no] Ogni posto è giocato dal bot { $bots }
}, seme { $seed }. Un bot non è una persona: le sue percentuali dicono che cosa ricava dal gioco questo bot. { $stop ->
    [yes] {""}
   *[no] Gli intervalli contengono il valore vero in 95 prove su 100.
}
lab-as-printed = come stampato
lab-toggle = { $name }: { $on ->
    [yes] sì
   *[no] no
}
lab-seats = { $count ->
    [1] in solitario
   *[other] { $count } posti
}
lab-won = vinte
lab-lost = perse

lab-going-on = Questa serie continua, al massimo { $minutes ->
    [one] un minuto ancora
   *[other] altri { $minutes } minuti
}. La pagina si ricarica da sola ogni { $seconds } secondi.

lab-tile-won = { $setups ->
    [one] delle partite è stato vinto ({ $most })
   *[other] delle partite è stato vinto, dalla preparazione più difficile ({ $least }) alla più facile ({ $most })
}
lab-tile-targets = obiettivi compatibili con ciò che è stato misurato
lab-tile-matches = partite, { $decisions } decisioni in tutto

lab-win-question = Quanto spesso si vince?
lab-win-axis = quota di partite vinte
lab-win-one = Si vince il { $rate } delle partite ({ $interval }).
lab-win-range = Da { $high } ({ $best }) fino a { $low } ({ $worst }).
lab-win-targets = { $met } obiettivi su { $all } concordano con ciò che è stato misurato.
lab-win-note = Il punto è la quota, la linea il suo intervallo al 95 %.
lab-win-note-target = Il punto è la quota, la linea il suo intervallo al 95 %, il segno chiaro ciò che vuole l'autore. Un obiettivo concorda quando la linea lo raggiunge.

lab-seat-question = Conta chi comincia?
lab-seat-axis = quota di partite vinte
lab-seat-opener = comincia
lab-seat-later = gioca come numero { $place }
lab-seat-answer = { $off ->
    [0] In nessuna delle { $all } preparazioni chi comincia vince nettamente più o meno della giusta parte.
   *[other] In { $off } preparazioni su { $all } chi comincia vince nettamente più o meno della giusta parte.
}
lab-seat-note = Comincia chi risponde alla prima domanda. Il segno chiaro è la giusta parte; una vittoria condivisa conta per ogni vincitore.

lab-end-question = Come si perde una partita?
lab-end-question-won = Come finisce una partita?
lab-end-axis = quota di partite
lab-end-answer = La sconfitta più comune in { $setups } preparazioni su { $all }: «{ $cause }»
lab-end-answer-won = Il finale più comune in { $setups } preparazioni su { $all }: «{ $cause }»

lab-length-question = Quanto dura una partita?
lab-length-axis = decisioni in una partita
lab-length-answer = { $setups ->
    [one] La partita mediana richiede { $least } decisioni
   *[other] La partita mediana richiede da { $least } a { $most } decisioni, secondo la preparazione
}; giocarne una ha preso { $ms } ms.
lab-spread-note = Il segno è la partita mediana, il riquadro contiene la metà centrale, la linea otto partite su dieci.

lab-score-question = Quanti punti si fanno?
lab-score-axis = punti
lab-score-answer = { $setups ->
    [one] La partita mediana fa { $least } punti.
   *[other] La partita mediana fa da { $least } a { $most } punti, secondo la preparazione.
}

lab-choice-question = Quali scelte si accompagnano alla vittoria?
lab-choice-axis = vittorie in più o in meno dove la scelta è stata fatta, in punti percentuali
lab-choice-answer = { $choice }: { $points } punti dove è stata fatta, a parità di preparazione.
lab-choice-figure = { $points }, nel { $share }
lab-choice-caveat = Accompagnarsi non è causare. Certe scelte si presentano solo quando la partita va già bene, o tardi in partite a cui poche arrivano; un salvataggio si accompagna alla sconfitta perché serve quando si perde. Per sapere che cosa fa una carta, cambiala e confronta due prove. Si mostrano solo differenze che il caso da solo spiega male, e tra tante scelte alcune saranno comunque un caso.

lab-event-question = Che cosa succede nelle partite vinte, e che cosa in quelle perse?
lab-event-axis = volte in una partita
lab-event-answer = { $count ->
    [one] Un tipo di evento, contato in ogni partita.
   *[other] { $count } tipi di eventi, contati in ogni partita.
}
lab-event-caveat = Le partite più lunghe vedono di più di ogni cosa; nemmeno questa è una causa.

lab-since-question = Che cosa è cambiato dalla prova precedente?
lab-change-question = Che effetto ha la modifica?
lab-compare-answer = Più che altrove in questa preparazione ({ $setup }): prima si vinceva il { $was }, dopo il { $now }. In { $clear } preparazioni su { $all } la differenza è netta.
lab-compare-note = Dal punto grigio (prima) a quello colorato (dopo); le cifre sono punti percentuali con il loro intervallo al 95 %. Entrambe sono state giocate con gli stessi dadi.

lab-matches-title = Partite che vale la pena aprire
lab-matches-lead = Ognuna si apre come replica, mossa per mossa. Fai clic su un comando per copiarlo.
lab-setups-title = Tutte le preparazioni, in tabella
lab-setups-lead = Siediti a una qualsiasi, con il suo contenuto e i suoi bot.
lab-col-story = perché
lab-col-setup = preparazione
lab-col-bots = bot
lab-col-matches = partite
lab-col-won = vinte
lab-col-sit = giocala
lab-col-length = decisioni
lab-col-end = com'è finita
lab-col-open = aprila
lab-open-quick-win = La vittoria più rapida
lab-open-long-win = La vittoria più lunga
lab-open-quick-loss = La sconfitta più rapida
lab-open-long-loss = La sconfitta più lunga
lab-open-score = Il punteggio più alto
lab-repeat = Le righe sono in { $folder } come Parquet. Lo stesso piano con le stesse regole dà le stesse righe su qualsiasi macchina.

# Chi batte chi
lab-bot-question = Quale bot vince?
lab-bot-answer = { $best } ha la quota più alta: { $rate } ({ $setting }). { $clear } quote su { $all } si scostano nettamente dalla giusta parte.
lab-side-question = Quale parte vince?
lab-side-answer = { $best } ha la quota più alta: { $rate } ({ $setting }). { $clear } quote su { $all } si scostano nettamente dalla giusta parte.
lab-rival-axis = quota delle vittorie
lab-rival-note = Il segno chiaro è la giusta parte, la linea un intervallo al 95 %. Una vittoria condivisa conta in parte per ogni vincitore. Bot e parti hanno occupato ogni posto lo stesso numero di volte, dove il piano li fa incontrare o alternare.
lab-bot-matrix-question = Quale bot batte quale?
lab-side-matrix-question = Quale parte batte quale?
lab-matrix-answer = La quota più alta è di { $one } contro { $other }: { $rate }.
lab-matrix-axis = … contro …
lab-matrix-note = Delle vittorie toccate a uno dei due, la quota di chi sta a sinistra. Sotto, il suo intervallo al 95 %.
lab-rating-question = Quanto li rende forti?
lab-rating-answer = In testa c'è { $best } con { $rating }.
lab-rating-axis = punteggio di forza
lab-rating-note = Forze secondo Plackett e Luce; tutti cominciano da 25. La linea è di due deviazioni standard per parte. Confrontano i bot tra loro in questo gioco e con questa preparazione, e altrove non dicono nulla.
lab-crossed-question = Quale parte si addice a quale bot?
lab-crossed-answer = Ogni bot con ogni parte, contro tutti gli altri a turno.
lab-crossed-axis = parte

# Serie di valori e arresti
lab-sweep-question = Che effetto ha “{ $sweep }”?
lab-sweep-answer = Da { $was } con { $first } a { $now } con { $last }.
lab-sweep-target = { $count ->
    [0] Nessun valore provato concorda con l'obiettivo.
   *[other] L'obiettivo è raggiungibile con: { $values }.
}
lab-sweep-printed = Il punto grande è ciò che è stampato: { $value }.
lab-sweep-note = La linea di ogni punto è un intervallo al 95 %. Tutti i valori sono stati giocati con gli stessi dadi.
lab-stop-note = Ogni preparazione è stata giocata finché non si è potuto giudicarla: in base al suo obiettivo, o nota entro { $within } punti per parte. Le linee si possono guardare quante volte si vuole; la probabilità che anche una sola escluda il vero è al massimo { $error }. { $open ->
    [0] {""}
    [one] Una preparazione non è ancora giudicata.
   *[other] { $open } preparazioni non sono ancora giudicate.
} { $whole ->
    [yes] { $saved } partite su { $total } non sono servite.
   *[no] La prova continua.
}
lab-verdict-open = non ancora giudicata
lab-verdict-known = nota quanto basta
lab-verdict-met = obiettivo raggiunto
lab-verdict-missed = obiettivo mancato

# Quanto valgono le singole cose
lab-ablate-question = Quanto vale ciascuna?
lab-ablate-axis = vittorie in più o in meno con essa che senza, in punti percentuali
lab-ablate-answer = { $entry }: { $points } punti con essa. { $clear } su { $all } fanno una differenza netta.
lab-ablate-nothing = Nessuna delle { $all } fa una differenza che il caso non possa fare.
lab-ablate-note = Gli stessi dadi con ciascuna e senza. Le linee valgono per tutte le { $all } insieme: la probabilità che anche una sola escluda il vero è del 5 %. { $hidden ->
    [0] {""}
   *[other] Altre { $hidden } non sono mostrate: di loro non si può ancora dire nulla.
}

lab-heat-question = Dove succede?
lab-heat-answer = Soprattutto qui, { $place }: { $times } volte a partita ({ $setup }).
lab-heat-note = Quante volte qualcosa si è mosso in uno spazio, vi è stato posto o vi è comparso: più è chiaro, più spesso. Indica uno spazio per la sua cifra. Un tabellone composto di nuovo a ogni partita è disegnato come nella prima.

# Matches of people
lab-people-question = Che cosa ne hanno fatto le persone?
lab-people-axis = quota vinta
lab-people-answer = { $count ->
    [one] È tornata una partita di persone.
   *[other] Sono tornate { $count } partite di persone.
} { $early ->
    [yes] È presto: guarda quanto sono lunghe le linee.
   *[no] {""}
}
lab-people-people = persone ({ $count })
lab-people-mixed = persone con bot ({ $count })
lab-people-people-apart = persone ({ $count }), chi inizia
lab-people-mixed-apart = persone contro bot ({ $count })
lab-people-bots = bot: { $bots }
lab-people-bots-apart = bot: { $bots }, { $whose }
lab-people-note = Persone e bot stanno separati e non si sommano mai; e così i tavoli di sole persone e quelli con bot tra loro. La linea è un intervallo al 95 %. Le persone scelgono che cosa giocare e con chi, quindi non sono un campione che di sé stesse. Qui e nelle righe non c'è il nome di nessuno.
lab-people-length-question = Quanto giocano le persone?
lab-people-length-answer = Risposte di una partita rimaste alla fine, di persone e di bot.

# Who won, at a glance
lab-glance = Chi ha vinto: { $setting }, { $count } partite
lab-glance-bots = per bot
lab-glance-sides = per parte
lab-glance-seats = per posto
lab-glance-fair = Quote delle vittorie con i loro intervalli al 95 %; la quota giusta è { $share }. È colorato quel che è chiaramente di più o di meno.
