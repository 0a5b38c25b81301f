### Lurk in italiano. L'inglese è in en.ftl: i due file hanno gli stessi messaggi.
### Nomi e testi delle carte seguono i contenuti: model-<id>, card-<id>, abyss-<id>, event-<id>, token-<id>, trait-<id>.

## Il gioco

game-name = Lurk
game-tagline = Armate sul fondale, e qualcosa nel buio
game-text = Da due a quattro armate si affrontano su un fondale di sabbia, roccia e corallo. I dadi esplodono in altri dadi, e gli abissi non sono vuoti. Vince l'ultimo che ha ancora modelli.
game-length = da 45 a 60 minuti

option-lingering_tokens = Segnalini persistenti
    .note = I segnalini dannosi ricevuti dopo il tuo turno restano un round in più
option-lingering_tokens-False = No
option-lingering_tokens-True = Sì
option-swap_keeps_token = Lo scambio conserva il segnalino
    .note = L'attacco al posto del movimento lascia il segnalino nella colonna Attacco
option-swap_keeps_token-False = No
option-swap_keeps_token-True = Sì
option-quick_start = Partenza rapida
    .note = Fazioni a caso, armate già pronte, nessun voto sulla mappa
option-quick_start-False = No
option-quick_start-True = Sì
option-round_limit = Ultimo round
    .note = Poi vincono i superstiti di maggior valore
option-round_limit-fifteen = Dopo 15 round
option-round_limit-twenty = Dopo 20 round
option-round_limit-none = Nessuno: fino all'ultimo modello

end-elimination = Sul fondale resta una sola armata.
end-together = Le ultime armate sono cadute nello stesso istante.
end-rounds = L'ultimo round è finito: decidono i superstiti di maggior valore.
banner-yours = Vincono { $faction }: la vittoria è tua
banner-theirs = Vince { $who } con { $faction }
banner-draw = Nessuno prevale

## La mappa

board-label = Il fondale, un esagono di 37 tessere con le tessere Evocazione ai bordi
space-label = Tessera { $place }
tile-at = { $kind } { $place }
tile-sand = Sabbia
tile-rock = Roccia
tile-coral = Corallo
tile-coral-searched = Corallo capovolto
tile-abyss-hidden = Abisso
tile-abyss-guarded = Abisso presidiato
tile-abyss-lair = Tana
tile-abyss-empty = Abisso svuotato
tile-summoning = Tessera Evocazione
no-sight = blocca la linea di vista
guards = presidia la sua tessera
essence-here = qui giace Essenza: { $essence }
perched = In vetta: un dado bianco in più in attacco
more-tokens = altri segnalini
model-at = { $model } in { $place }
    .gender = { $model-gender }
hearts = { $left } cuori su { $of }
which-one = quale tra i suoi simili
posture-moving = in movimento
posture-attacking = all'attacco
posture-done = ha già agito in questo turno
fact-reach = { $speed ->
        [one] Si muove di 1 tessera alla volta
       *[other] Si muove fino a { $speed } tessere alla volta
    } e colpisce { $reach ->
        [1] le tessere accanto.
       *[other] fino a { $reach } tessere di distanza.
    }
fact-carries = { $cards ->
        [1] Porta { $first }.
        [2] Porta { $first } e { $second }.
        [3] Porta { $first }, { $second } e { $third }.
       *[other] Porta { $first }, { $second }, { $third } e { $fourth }.
    }
fact-may = { $moves ->
        [0] In questo turno non può più muoversi
        [one] In questo turno può ancora muoversi una volta
       *[other] In questo turno può ancora muoversi due volte
    }{ $acts ->
        [0] , e ha già agito.
       *[other] , e può agire una volta.
    }
zone-reach = ciò che da lì potrebbe colpire
clear-line = linea libera
cap-N = nord
cap-S = sud
cap-E = est
cap-W = ovest
cap-SE = sud-est
cap-SW = sud-ovest
direction-N = nord
direction-NE = nord-est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ovest
direction-NW = nord-ovest

## Dadi

dice = dadi
die-white = dado bianco
die-red = dado rosso
die-black = dado nero
face-blank = vuoto
face-black_octopus = Polpo
face-white_octopus = Polpo bianco
face-black_shield = Scudo
face-white_shield = Scudo bianco
face-black_diamond = Diamante
face-white_diamond = Diamante bianco
die-of-attack = dado dell'attacco
die-of-defence = dado della difesa
hits = colpi
blocks = blocchi
wounds = ferite
odds-none = nessuna ferita
odds-one = una
odds-more = due o più

## Accanto alla mappa

moment-round = round { $round }
moment-factions = scelta delle fazioni
moment-armies = schieramento delle armate
moment-map = la mappa
moment-caps = scelta del lato
moment-deploy = schieramento
panel-seats = Giocatori
panel-order = Ordine di turno
panel-activations = Attivazioni di { $who }
panel-items = Riserva Oggetti
panel-decks = Mazzi
panel-duel = L'attacco
panel-last-fight = Ultimo scontro
last-fight = { $attacker } contro { $target }: { told-wounds }.
panel-sum = Colpi, blocchi, ferite
panel-odds = Probabilità
panel-army = La tua armata
panel-army-of = Armata di { $who }
panel-points = Punti armata
panel-draft = La tua armata
panel-bought = Carte prese
column-move = Movimento
column-attack = Attacco
column-spent = Fine
tokens-left = segnalini per muovere e per attaccare
of = { $n } di { $of }
essence = Essenza
deck-item = Oggetti
deck-abyss = Abissi
deck-event = Eventi
seat-choosing = sceglie la fazione
seat-mustering = prepara l'armata
seat-out = { $faction }, fuori dalla battaglia
seat-reserve = { $reserve } in riserva
goal-label = Come si vince
goal-sentence = { $rounds ->
        [0] Resta l'ultima armata.
       *[other] Resta l'ultima armata, o abbi i superstiti di maggior valore dopo il round { $rounds }.
    }
goal-round = Round { $round } di { $of }
goal-to_go = { $n ->
        [0] l'ultimo
        [one] ne resta 1
       *[other] ne restano { $n }
    }
goal-ends = Perdi se
goal-last_model = cade il tuo ultimo modello
goal-left = { $n ->
        [one] ne resta 1
       *[other] ne restano { $n }
    }
army-of = { $models ->
        [one] 1 modello
       *[other] { $models } modelli
    }
note-reserve = in riserva
note-ready = può agire
note-actions = { $moves ->
        [0] nessun movimento
        [one] 1 movimento
       *[other] { $moves } movimenti
    }, { $acts ->
        [0] ha agito
       *[other] può agire
    }
points = { $points } punti
points-left = { $points ->
        [one] 1 punto rimasto
       *[other] { $points } punti rimasti
    }
points-spent = spesi
gear = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
slot-item = Oggetto
slot-weapon = Arma
slot-armour = Armatura
slot-ability = Abilità

## Domande

ask-faction = Quale fazione desideri?
ask-faction_left = La tua scelta è andata a un altro. Quale fazione prendi tra quelle rimaste?
ask-army = Quale armata guidi?
ask-build = Componi la tua armata: { $points ->
        [one] 1 punto rimasto
       *[other] { $points } punti rimasti
    }.
ask-attach = Chi porta { $card }?
ask-map = Teniamo questa mappa?
ask-cap = Da dove arrivi?
ask-deploy = Chi schieri, e dove?
ask-turn = Tocca a te: { $moves ->
        [0] nessun segnalino per muovere
        [one] 1 segnalino per muovere
       *[other] { $moves } segnalini per muovere
    }, { $attacks ->
        [0] ancora nessuno per attaccare
        [one] 1 per attaccare
       *[other] { $attacks } per attaccare
    }. Nomina una tessera, oppure chiudi il turno.
ask-concede = Abbandoni la battaglia?
ask-logistics = Logistica: equipaggia, condividi o usa oggetti prima che qualcuno muova.
ask-mover = Chi muove?
ask-declare = { $model } sta per muovere. Come?
ask-step = { $model } ha { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }. Dove va?
ask-attacker = Chi attacca?
ask-target = { $model } prende la mira. Chi colpisce?
ask-attack_window = { $model } attacca { $target }. Usi un'abilità?
ask-defence_window = { $hits ->
        [0] { $attacker } non mette a segno nessun colpo su { $model }: non c'è nulla da bloccare. Usi lo stesso un'abilità?
        [one] { $attacker } mette a segno 1 colpo su { $model }. Ti difendi con un'abilità?
       *[other] { $attacker } mette a segno { $hits } colpi su { $model }. Ti difendi con un'abilità?
    }
ask-redirect = Chi prende il colpo al posto di { $model }?
ask-push = Dove spingi { $model }?
ask-pull = Dove trascini { $model }?
ask-step_aside = Dove si sposta { $model }?
ask-splash = Chi altro colpisci sulla tessera?
ask-heal = Chi curi?
ask-recoverer = Chi si riprende?
ask-searcher = Chi cerca?
ask-fight_or_flee = { $model } sale dall'abisso! Affrontare o fuggire?
ask-retreat = Dove si ritira { $model }?
ask-overflow = La riserva tiene cinque carte. Quale scarti?
ask-lurker_target = { $model } attacca: chi è il bersaglio?
ask-event_prey = { $event }: quale modello avversario riceve Segnato?
ask-event_heal = { $event }: quale tuo modello curi?
ask-event_move = { $event }: chi esegue un'azione di Movimento gratuita?
ask-event_stir = { $event }: su quale tessera Abisso?
ask-event_regrow = { $event }: quale tessera Corallo ricresce?
ask-event_crumble = { $event }: quale tessera Roccia si sgretola?

## Risposte

stack = { $more ->
        [one] { $first } e un altro modello
       *[other] { $first } e altri { $more } modelli
    }
    .gender = { $first-gender }
at-place = { $who }, { $place }
label-deploy = { $uid } in { $place }
label-reinforce = { $uid } in { $place }
nth = { $name } { $n }
    .gender = { $name-gender }
label-equip = { $card } a { $uid }
label-share = { $card } a { $receiver }
label-add_model = { $short } · { $cost }
label-pick_card = { $card } · { $cost }
label-army = L'armata di { $short }
label-to_reserve = Riserva Oggetti
label-faction = { $faction }
label-cap = { $cap }
label-attach = { $name }
label-drop = { $name }
label-use_item = { $card }
label-discard = { $card }
label-use = { $ability }
for-essence = { $essence } Essenza
for-nothing = gratis
single-use = uso singolo
model-state = { $left } cuori su { $of }, Speed { $speed }, Gittata { $range }

go-faction = Scegli
go-army = Guida
go-build = Componi
go-add_model = Aggiungi
go-pick_card = Aggiungi
verb-add-character = Personaggi
verb-add-minion = Minion
verb-attach = Consegna
verb-drop = Togli
go-keep = Vota
go-redraw = Vota
verb-cap = Lato
verb-deploy = Schiera
verb-move = Muovi
verb-attack = Attacca
verb-recover = Recupero
verb-search = Ricerca
verb-swap = Attacca al posto di muovere
verb-reinforce = Rinforzi
verb-other = Oppure
verb-equip = Equipaggia
verb-share = Condividi
verb-use_item = Usa
verb-discard = Scarta
verb-mover = Chi muove
verb-attacker = Chi attacca
verb-recoverer = Chi si riprende
verb-searcher = Chi cerca
verb-redirect = Chi si interpone
verb-heal = Cura
verb-event_heal = Cura
verb-event_move = Chi muove
verb-declare = Come muovere
verb-step = Vai a
verb-push = Spingi a
verb-pull = Trascina a
verb-step_aside = Spostati a
verb-retreat = Ritirati a
verb-target = Bersaglio
verb-splash = Colpisci anche
verb-lurker_target = Preda
verb-event_prey = Segna
verb-attack_window = Abilità
verb-defence_window = Abilità
verb-event_stir = Tessera Abisso
verb-event_regrow = Tessera Corallo
verb-event_crumble = Tessera Roccia
go-target = Colpisci { $fighter }

says-faction = Scegli { $faction }
says-army = Guida l'armata di { $leader }
says-build = Componi la tua
says-add_model = Aggiungi { $title } per { $cost } punti
says-pick_card = Prendi { $card } per { $cost } punti
says-attach = { $card } per { $name }
says-to_reserve = { $card } nella Riserva Oggetti
says-put_back = Non questa carta
says-drop = Togli { $name }
says-muster = In battaglia con questa armata
says-keep = Teniamola
says-redraw = Un'altra mappa
says-cap = Arriva da { $cap }
says-deploy = Schiera { $whole } in { $place }
says-move = { $who } in { $place }: attivazione di Movimento
says-attack = { $who } in { $place }: attacco
says-recover = { $who } in { $place }: Recupero
says-search = { $who } in { $place }: Ricerca
says-swap = { $who } in { $place }: attacco al posto del movimento
says-reinforce = { $whole } arriva dalla riserva in { $place }
says-waste = Spreca un segnalino Movimento
says-end_turn = Fine turno
says-concede = Abbandona
says-concede_sure = Sì, mi arrendo
says-equip = { $uid } prende { $card }
says-share = { $giver } dà { $card } a { $receiver }
says-swap_cards = { $giver } dà { $card } a { $receiver } e riceve { $swapped }
says-use_item = { $uid } usa { $card }
says-discard = Scarta { $card }
says-mover = { $whole } muove
says-attacker = { $whole } attacca
says-recoverer = { $whole } si riprende
says-searcher = { $whole } cerca
says-redirect = { $whole } prende il colpo
says-heal = Cura { $whole }
says-event_heal = Cura { $whole }
says-event_move = { $whole } muove
says-declare-plain = Muovi e basta
says-declare-swim = Nuotare
says-declare-settle = Posarsi
says-declare-charge = Caricare
says-declare-swim-charge = Nuotare e caricare
says-declare-settle-charge = Posarsi e caricare
says-step = { $model } va in { $tile }
says-push = Spingi { $model } in { $tile }
says-pull = Trascina { $model } in { $tile }
says-step_aside = { $model } si sposta in { $tile }
says-retreat = { $model } si ritira in { $tile }
says-stop = Fermati qui
says-target = { $model } attacca { $fighter }
says-splash = Colpisci anche { $fighter }
says-lurker_target = Attacca { $fighter }
says-event_prey = Segna { $fighter }
says-use = Usa { $ability }
says-fight = Affrontare
says-flee = Fuggire
says-event_stir = Smuovi { $tile }
says-event_regrow = { $tile } ricresce
says-event_crumble = { $tile } diventa Sabbia

decline-concede = No, si combatte ancora
decline-logistics = Fatto
decline-mover = Nessun altro muove
decline-attacker = Trattieni il fuoco
decline-recoverer = Nessun altro
decline-attack_window = Nessuna abilità
decline-defence_window = Nessuna abilità
decline-step_aside = Resta
decline-splash = Nessun altro
decline-event_move = Nessuno

follows-army = { $models } modelli, { $characters ->
        [one] di cui 1 personaggio
       *[other] di cui { $characters } personaggi
    }.
follows-build = { $points } punti per modelli e carte della tua fazione.
follows-add_model = { $heart } cuori, Speed { $speed }, Gittata { $range }, attacco { $attack }, difesa { $defence }. { $text }
follows-muster = { $points ->
        [0] Tutti i punti sono spesi.
        [one] Un punto resta e va perso.
       *[other] { $points } punti restano e vanno persi.
    }
follows-keep = Si combatte qui.
follows-redraw = Se lo vuole più della metà, si genera una nuova mappa.
follows-move = Ogni modello lì può muovere; il segnalino passa ad Attacco.
both = { $first } { $second }
beast = { $hearts } cuori. { $text }
follows-fight = Se sopravvive, colpisce a sua volta e tu ti ritiri.
follows-concede = Tutti i tuoi modelli lasciano la mappa e tu sei fuori.
follows-no-hit = Non c'è nessun colpo da bloccare.
follows-event_prey = Ogni attacco contro questo modello aggiunge 1 dado bianco.
follows-blow = { $wounds ->
        [1] 1 ferita
       *[other] { $wounds } ferite
    } in media contro { $hearts ->
        [one] 1 cuore
       *[other] { $hearts } cuori
    }, { $kill } % di distruggere il bersaglio.
follows-parry = { $wounds ->
        [1] 1 ferita
       *[other] { $wounds } ferite
    } in media contro { $hearts ->
        [one] 1 cuore
       *[other] { $hearts } cuori
    }, { $kill } % che cada.
follows-attack = Ogni modello lì può attaccare un bersaglio, uno dopo l'altro.
follows-recover = Toglie Intrappolato, Inchiostrato, Segnato e Infreddolito.
follows-search-coral = Con un Polpo si trova un oggetto.
follows-search-abyss = Un tesoro, o una creatura da affrontare o da cui fuggire.
follows-swap = Il segnalino va direttamente a Fine.
follows-swap-kept = Il segnalino resta nella colonna Attacco.
follows-reinforce = Può ancora attaccare, e muovere un'altra volta.
follows-waste = Il segnalino passa ad Attacco, per una Ricerca o un Recupero.
follows-end_turn = { $tokens ->
        [0] Tutti i segnalini sono usati.
        [one] Un segnalino resta inutilizzato.
       *[other] { $tokens } segnalini restano inutilizzati.
    } Segue un evento.
follows-declare = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }{ $way ->
        [plain] .
        [swim] , su Roccia senza tiro; difende con un dado peggiore finché non si posa.
        [settle] , e la difesa torna intera.
        [charge] ; in questo round attacca con un dado peggiore.
        [swim-charge] ; attacca e difende con un dado peggiore.
       *[settle-charge] ; attacca con un dado peggiore, difende bene.
    }
follows-climb = Tiro per salire: riesce con metà delle facce, altrimenti il movimento finisce qui.
follows-guard = { $guards ->
        [one] Lì attacca { $creature }.
       *[other] Lì attaccano { $guards } guardie, tra cui { $creature }.
    }
follows-perched = Lì è In vetta: un dado bianco in più in attacco.
follows-coral = Corallo: un dado peggiore in difesa. { $left ->
        [0] Nessun passo rimasto.
        [one] 1 passo rimasto.
       *[other] { $left } passi rimasti.
    }
follows-step = { $left ->
        [0] Nessun passo rimasto.
        [one] 1 passo rimasto.
       *[other] { $left } passi rimasti.
    }
follows-flee = Tutti sulla tessera si ritirano; la creatura la presidia.

whynot-turn = È il turno di { $who }.
whynot-no-move-token = Nella colonna Movimento non ci sono più segnalini.
whynot-no-attack-token = Nella colonna Attacco non c'è ancora un segnalino: prima muovi, sprecane uno, o attacca al posto di muovere.
whynot-reserve = { $model } è in riserva. Spendi un'attivazione di Movimento per { $model-gender ->
        [f] farla
       *[m] farlo
    } entrare.
whynot-not-named = { $model } non è sulla tessera nominata.
whynot-trapped = { $model } è { $model-gender ->
        [f] Intrappolata
       *[m] Intrappolato
    } e non può muovere. Prima serve un Recupero.
whynot-moved = { $model } ha già mosso due volte in questo turno.
whynot-acted = { $model } ha già attaccato, recuperato o cercato in questo turno.
whynot-no-target = { $model } non ha nessuno entro Gittata { $range } e in vista.
whynot-out-of-range = Nessun tuo modello raggiunge { $target } da dove si trova.
whynot-no-sight = La Roccia nasconde { $target } a chi potrebbe { $target-gender ->
        [f] raggiungerla
       *[m] raggiungerlo
    }.
whynot-all-acted = Chi potrebbe colpire { $target } ha già agito in questo turno.
whynot-not-yet = { $target } si può attaccare: prima nomina una tessera per l'attacco.
whynot-nobody-there = Lì non c'è nessun tuo modello.
whynot-creature = Una creatura presidia quella tessera.
whynot-opponent = Lì c'è un avversario.
whynot-full = Lì non c'è posto per fermarsi.
whynot-rock = Sulla Roccia si sale dalla tessera accanto.
whynot-too-far = È troppo lontano o bloccato: { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }.

## Che cosa è successo

# Parti di più righe.
list-last = { $one } e { $rest }
list-more = { $one }, { $rest }
told-hits = { $hits ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
}
told-blocks = { $blocks ->
    [0] nessun blocco
    [one] 1 blocco
   *[other] { $blocks } blocchi
}
told-wounds = { $wounds ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $wounds } ferite
}
told-source = { $source ->
    [dice] {" "}dai dadi
   *[other] {""}
}
told-spent = { $spent ->
    [item] {" "}Poi va scartato.
   *[other] {""}
}
told-models = { $models ->
    [one] 1 modello
   *[other] { $models } modelli
}

log-opening = { $armies ->
    [2] Due armate
    [3] Tre armate
   *[other] Quattro armate
} si incontrano sul fondo del mare. { $rounds ->
    [0] Vince l'ultima che ha un modello.
   *[other] Vince l'ultima che ha un modello; dopo il round { $rounds } decidono i punti dei superstiti.
}
log-faction = { $who } guida { $faction }.
log-faction-won = { $who } vince il tiro per { $faction }.
log-army = { $who } mostra un'armata di { told-models }: { $lineup }.
log-map = La mappa è pronta. Roccia: { $rock }. Corallo: { $coral }. Abisso, ancora nascosto: { $abyss }. Tutto il resto è Sabbia.
log-map-kept = La mappa resta ({ $against } contrari).
log-map-redrawn = Si genera una nuova mappa: { $against } la volevano.
log-first = { $who } vince il tiro e comincia.
log-cap = { $who } arriva da { $cap }, con le tessere Evocazione { $places }.
log-deployed = { $who } mette { $model } in { $place }.
log-battle = La battaglia comincia{ $reserve ->
        [0] {""}
        [one] , con 1 modello in riserva
       *[other] , con { $reserve } modelli in riserva
    }.
log-round = { $rounds ->
        [0] Comincia il round { $round }.
       *[other] Comincia il round { $round } di { $rounds }.
    }
log-turn = Tocca a { $who }: { told-models }, { $essence } Essenza.
log-ends = { $unused ->
    [0] { $who } termina il turno.
    [one] { $who } termina il turno con 1 segnalino non speso.
   *[other] { $who } termina il turno con { $unused } segnalini non spesi.
}
log-activate-move = { $who } nomina { $tile } per muovere: { $lineup }.
log-activate-attack = { $who } nomina { $tile } per attaccare: { $lineup }.
log-activate-recover = { $who } nomina { $tile } per il Recupero: { $lineup }.
log-activate-search = { $who } nomina { $tile } per la Ricerca: { $lineup }.
log-activate-swap = { $who } nomina { $tile } per attaccare al posto di muovere: { $lineup }.
log-reinforced = { $who } fa entrare { $model } dalla riserva in { $place }.
log-wasted = { $who } non muove nessuno: un segnalino Movimento passa nella colonna Attacco.
log-lull = Le creature dormono in questa fase.
log-poison = Il veleno infligge 1 ferita a { $model } in { $place }.
log-clean-up = { $late ->
    [0] Il round è finito: si tolgono tutti i segnalini tranne quello del nuoto.
   *[other] Il round è finito: si tolgono i segnalini tranne quello del nuoto e quelli dannosi arrivati dopo il turno di chi li ha.
}
log-eliminated = { $who } non ha più modelli ed esce dalla battaglia.
log-conceded = { $who } abbandona: tutti i modelli di quell'armata se ne vanno.
log-step = { $model } va da { $origin } a { $tile }.
log-step-aside = { $model } si scansa da { $origin } a { $tile }.
log-retreats = { $model } si ritira da { $origin } a { $tile }.
log-drifts = La corrente porta { $model } da { $origin } a { $tile }.
log-no-retreat = { $model } non ha dove ritirarsi da { $place }.
log-shove-held = { $model } resta ben { $model-gender ->
        [f] salda
       *[m] saldo
    } e non si può spostare.
log-shove-no-room = { $model } resta su { $tile }: in quella direzione non c'è posto.
log-push = { $attacker } spinge { $model } da { $origin } a { $tile }.
log-pull = { $attacker } trascina { $model } da { $origin } a { $tile }.
log-went-back = { $model } non ha posto in { $origin } e torna a { $tile }.
log-settled = { $model } smette di nuotare e si posa.
log-climbed = { $model } tira un colpo, sale sulla Roccia in { $place } ed è In vetta.
log-slipped = { $model } non tira colpi, scivola dalla Roccia in { $place } e resta in { $origin }.
log-attacks = { $attacker } da { $origin } attacca { $target } in { $place }.
log-search-fight = { $model } affronta { $creature }.
log-fights-back = { $creature } risponde a { $model }.
log-ability = { $model } usa { $ability }{ $essence ->
        [0] {""}
       *[other] {" "}per { $essence } Essenza
    }: «{ $works }»{ told-spent }
log-attack-roll = { $attacker } tira: { told-hits }{ $bonus ->
        [0] {""}
        [one] , con un dado bonus
       *[other] , con { $bonus } dadi bonus
    }.
log-wounds = { $attacker } contro { $target }: { told-hits }, { told-blocks }{ $spared ->
        [0] {""}
       *[other] , { $spared } in meno per ciò che ha
    }: **{ told-wounds }**.
log-still-stands = A { $target } restano { $hearts }.
log-fight-over = Lo scontro è finito.
log-redirected = { $other } prende il colpo al posto di { $model }.
log-splash = { $attacker } colpisce anche { $model }: { told-wounds }.
log-stung = { $model } ferisce chi attacca, { $attacker }: { told-wounds }.
log-strike = { $model } contrattacca { $attacker }: { told-hits }, { told-blocks }: **{ told-wounds }**.
log-guard = { $creature } colpisce { $model }, che { $creature-gender ->
        [f] le
       *[m] gli
    } arriva accanto in { $place }.
log-lurker = { $creature } da { $origin } attacca { $model } in { $place }, per scelta di { $who }.
log-destroyed = { $model } cade in { $place }.{ $survivors ->
        [0] {""}
        [one] {" "}A { $who } resta un modello.
       *[other] {" "}A { $who } restano { $survivors } modelli.
    }
log-destroyed-reserve = { $model } cade nella riserva.
log-creature-destroyed = { $model } abbatte { $creature }: { $place } è ora una tana.
log-creature-healed = { $creature } perde { told-wounds }: ha { $hearts }.
log-swims = { $model } d'ora in poi nuota.
log-charges = { $model } carica.
log-token-already = Per { $model } vale già: { $token }. Non cambia nulla.
log-token-proof = { $model } è immune a { $token }.
log-token = { $model }: { $token }. «{ $means }»
log-tokens-off = { $model } non ha più: { $shed }.
log-healed = { $model } perde { told-wounds }: ha { $hearts }.
log-recovered = { $model } si riprende.
log-essence-gained = { $who } ottiene { $essence } Essenza{ told-source }: ora { $purse }.
log-essence-lost = { $who } perde { $essence } Essenza: ora { $purse }.
log-essence-tile = { $essence } Essenza cade sulla tessera di { $creature }.
log-item-drawn = { $who } ottiene { $card } nella Riserva Oggetti: «{ $does }»
log-no-item = { $who } non ottiene oggetti: mazzo e scarti sono vuoti.
log-item-discarded = { $who } scarta { $card }.
log-item-used = { $model } usa { $card }: «{ $does }»{ told-spent }
log-equipped = { $model } prende { $card } dalla Riserva Oggetti: «{ $does }»
log-put-back = { $model } rimette { $old } nella Riserva Oggetti.
log-shared = { $model } passa { $card } a { $other }.
log-coral-found = { $model } cerca nel Corallo in { $place }, tira un colpo e trova qualcosa.
log-coral-nothing = { $model } cerca nel Corallo in { $place }, non tira colpi e non trova nulla.
log-abyss-nothing = { $model } guarda nell'Abisso in { $place }: non c'è niente.
log-treasure = { $model } guarda nell'Abisso in { $place } e trova { $treasure }.
log-creature = { $creature } sale dall'Abisso in { $place }! «{ $lurks }»
log-fled = { $model } fugge senza combattere.
log-event = { $who } pesca l'evento **{ $event }**: «{ $what }»
log-event-nothing = Ora non riguarda nessuno e niente.
log-rockfall-hit = La frana colpisce { $model } in { $place }: { told-wounds }.
log-rockfall-missed = La frana manca { $model } in { $place }.
log-current = Si alza una corrente verso { $direction }: chi nuota va alla deriva.
log-stir = { $who } sceglie { $tile }: qualcosa si agita.
log-drifts-by = È solo { $treasure }, che passa oltre.
log-regrow = { $who } fa ricrescere { $tile }: ci si può cercare di nuovo.
log-crumble = { $who } fa diventare Sabbia { $tile }.
log-worth = { $who }: superstiti per { $worth } punti, { $essence } Essenza.
log-end-elimination = { $who } vince: nessun'altra armata ha più modelli. { $models ->
        [one] Resta 1 modello.
       *[other] Restano { $models } modelli.
    }
log-end-together = Le ultime armate sono cadute nello stesso momento: pareggio tra loro.
log-end-rounds = Il round { $rounds } è finito: { $who } vince per i punti dei superstiti, e per l'Essenza dove sono pari.
log-end-draw = Il round { $rounds } è finito: superstiti ed Essenza sono pari, ed è pareggio.

# Ciò che viene al centro del tavolo.
reveal-dice = Tira { $model }

## Fazioni

faction-cog = Cog
    .text = Automi d'ottone e tecnici in scafandro: lenti, duri a rompersi, scudi robusti.
faction-nautilus = Nautilus
    .text = Corsari liberi su battelli veloci: rapidità, gittata, salve.
faction-low_clans = Low Clans
    .text = Tribù del fondale, chele e gusci: corpi a buon mercato, reti e veleno.
faction-ancients = Ancients
    .text = Ciò che dormiva qui per primo: pochi, enormi, gonfi di Essenza.

## Modelli

model-cog_foreman = Caposquadra Valvola-Nove
    .gender = m
    .short = Valvola-Nove
    .ability = Chiudere le paratie
    .text = Aggiungi 1 dado rosso in difesa.
model-cog_torpedier = Ulm il Siluriere
    .gender = m
    .short = Ulm
    .ability = Tiro a forcella
    .text = Aggiungi 1 dado rosso in attacco.
model-cog_boilerwright = Brassa Quill, Calderaia
    .gender = f
    .short = Brassa
    .ability = Salda e colpisci
    .text = Al termine, rimuovi 1 ferita da un tuo modello sulla tessera.
model-cog_governor = Il Gran Governatore
    .gender = m
    .short = Governatore
    .ability = Colpo di volano
    .text = Se infligge almeno una ferita, fino a 2 altri modelli nemici sulla tessera del bersaglio subiscono 1 ferita.
model-cog_drone = Drone Ribattino
    .gender = m
    .short = Drone Ribattino
    .ability = Sovraccarica
    .text = Aggiungi 1 dado bianco in attacco.
model-cog_bulwark = Palombaro Baluardo
    .gender = m
    .short = Palombaro Baluardo
    .ability = Incastro di piastre
    .text = Aggiungi 2 dadi bianchi in difesa.
model-cog_lamp = Fuciliere Lanterna
    .gender = m
    .short = Fuciliere Lanterna
    .ability = Riflettore
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Segnato.
model-cog_hulk = Colosso a Pistoni
    .gender = m
    .short = Colosso a Pistoni
    .ability = Corsa di pistone
    .text = Se infligge almeno una ferita, spingi il bersaglio di 1 tessera.
model-nautilus_captain = Capitana Isaura Vane
    .gender = f
    .short = Vane
    .ability = Fuoco al mio segnale
    .text = Upgrada il tuo dado peggiore in attacco, 2 volte.
model-nautilus_longline = Dask Lunga-Lenza
    .gender = m
    .short = Dask
    .ability = Recupera la lenza
    .text = Se mette a segno almeno un colpo, trascina il bersaglio di 1 tessera verso di te.
model-nautilus_pilot = Oriel, Pilota delle Correnti
    .gender = f
    .short = Oriel
    .ability = Scia
    .text = Aggiungi 1 blocco. Se questo modello sopravvive, può spostarsi di 1 tessera.
model-nautilus_ray = La Razza di Ferro
    .gender = f
    .short = Razza di Ferro
    .ability = Siluri gemelli
    .text = Aggiungi 1 dado nero in attacco.
model-nautilus_deckhand = Mozzo
    .gender = m
    .short = Mozzo
    .ability = Impeto d'abbordaggio
    .text = Aggiungi 1 dado bianco in attacco.
model-nautilus_harpooner = Arpioniere
    .gender = m
    .short = Arpioniere
    .ability = Punta uncinata
    .text = Ignora fino a 1 blocco.
model-nautilus_runner = Corridore di Scogliera
    .gender = m
    .short = Corridore di Scogliera
    .ability = Guizzo
    .text = Aggiungi 1 blocco.
model-nautilus_sled = Slitta Abissale
    .gender = f
    .short = Slitta Abissale
    .ability = Carica di profondità
    .text = Se infligge almeno una ferita, fino a 1 altro modello nemico sulla tessera del bersaglio subisce 1 ferita.
model-low_matriarch = Matriarca Skarn
    .gender = f
    .short = Skarn
    .ability = Marea di sangue
    .text = Aggiungi 1 dado rosso in attacco per ogni altro tuo modello sulla tessera (al massimo 2).
model-low_netmaster = Goll Mastro di Reti
    .gender = m
    .short = Goll
    .ability = Getta la rete
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Intrappolato.
model-low_venomtongue = Ysh Linguavenefica
    .gender = f
    .short = Ysh
    .ability = Sputo nero
    .text = Se infligge almeno una ferita, il bersaglio diventa Avvelenato.
model-low_barnacle = Vecchio Balano
    .gender = m
    .short = Balano
    .ability = Serrare il guscio
    .text = Aggiungi 1 blocco. Se questo modello sopravvive, diventa Saldo.
model-low_clawkin = Chelano
    .gender = m
    .short = Chelano
    .ability = Schiocco
    .text = Ignora fino a 1 blocco.
model-low_netter = Reziario
    .gender = m
    .short = Reziario
    .ability = Rete zavorrata
    .text = Se infligge almeno una ferita, il bersaglio diventa Intrappolato.
model-low_spiner = Evocaspine
    .gender = m
    .short = Evocaspine
    .ability = Aculei di riccio
    .text = Se infligge almeno una ferita, il bersaglio diventa Avvelenato.
model-low_ogre = Orco Eremita
    .gender = m
    .short = Orco Eremita
    .ability = Ritirarsi nel guscio
    .text = Aggiungi 1 dado rosso in difesa.
model-ancients_oracle = L'Oracolo Annegato
    .gender = m
    .short = Oracolo
    .ability = Ferita predetta
    .text = Fino a 2 tuoi Diamanti valgono invece come colpi.
model-ancients_vessel = Vascello dai Nove Occhi
    .gender = m
    .short = Vascello
    .ability = Si apre il nono occhio
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Inchiostrato.
model-ancients_cantor = Cantore Pallido
    .gender = m
    .short = Cantore
    .ability = Inno della fame
    .text = Se infligge almeno una ferita, prendi fino a 2 Essenza dal proprietario del bersaglio.
model-ancients_sleeper = Dormiente delle Maree
    .gender = m
    .short = Dormiente
    .ability = Sussulto nel sonno
    .text = Aggiungi 2 dadi bianchi in difesa.
model-ancients_thrall = Schiavo Polipo
    .gender = m
    .short = Schiavo Polipo
    .ability = Offrire la carne
    .text = Aggiungi 1 dado bianco in difesa. Se questo modello viene distrutto, ottieni 2 Essenza.
model-ancients_medusa = Medusa di Bruma
    .gender = f
    .short = Medusa di Bruma
    .ability = Velo paralizzante
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Infreddolito.
model-ancients_idol = Idolo Scrutatore
    .gender = m
    .short = Idolo Scrutatore
    .ability = Senza palpebre
    .text = Ritira una volta ogni dado iniziale in attacco con vuoto o Scudo.
model-ancients_scion = Progenie del Profondo
    .gender = f
    .short = Progenie del Profondo
    .ability = Spira stritolante
    .text = Se infligge almeno una ferita, il bersaglio diventa Intrappolato.

## Carte di partenza

card-cog_i1 = Cassetta degli attrezzi
    .text = Rimuovi 2 ferite dal portatore.
card-cog_i2 = Fiasca a pressione
    .text = Ottieni 2 Essenza.
card-cog_i3 = Ancora a molla
    .text = Ottiene Incrollabile.
card-cog_i4 = Razzo al magnesio
    .text = Aggiungi 1 dado rosso in attacco. Se mette a segno almeno un colpo, il bersaglio diventa Segnato.
card-cog_g1 = Martello ribattitore
    .text = Aggiungi 1 dado bianco in attacco.
card-cog_g2 = Lancia a vapore
    .text = La Gittata diventa 2 se inferiore.
card-cog_g3 = Carapace d'ottone
    .text = Aggiungi 1 dado rosso in difesa. -1 Speed.
card-cog_g4 = Manto di valvole
    .text = Upgrada il tuo dado peggiore in difesa, una volta.
card-cog_a1 = Sovrapressione
    .text = Aggiungi 1 dado rosso in attacco.
card-cog_a2 = Ingranaggi stritolanti
    .text = Ignora fino a 2 blocchi.
card-cog_a3 = Reazione a catena
    .text = Upgrada il tuo dado peggiore in attacco, 4 volte.
card-cog_a4 = Piastra d'urto
    .text = Aggiungi 1 dado bianco in attacco. Se infligge almeno una ferita, spingi il bersaglio di 1 tessera.
card-cog_a5 = Boccaporto sigillato
    .text = Aggiungi 1 dado rosso in difesa.
card-cog_a6 = Sfogo di vapore
    .text = Aggiungi 1 blocco. Se questo modello sopravvive, l'attaccante diventa Infreddolito.
card-cog_a7 = Dispositivo di sicurezza
    .text = Subisci 2 ferite in meno.
card-cog_a8 = Braccio a rinculo
    .text = Se questo modello sopravvive, contrattacca con 2 rossi se l'attaccante è a Gittata 1.
card-nautilus_i1 = Polmone di riserva
    .text = +1 Speed.
card-nautilus_i2 = Carica di polvere
    .text = Aggiungi 1 dado nero in attacco.
card-nautilus_i3 = Gancio da recupero
    .text = Ottiene Cercatore.
card-nautilus_i4 = Razione di grog
    .text = Rimuovi 1 ferita dal portatore. Ottieni 1 Essenza.
card-nautilus_g1 = Arpione a spirale
    .text = +1 Gittata.
card-nautilus_g2 = Sciabola d'abbordaggio
    .text = Aggiungi 1 dado rosso in attacco.
card-nautilus_g3 = Giaccone di pelle di balena
    .text = Aggiungi 1 dado bianco in difesa.
card-nautilus_g4 = Piastra di zavorra
    .text = Aggiungi 1 dado rosso in difesa. Ottiene Incrollabile. -1 Speed.
card-nautilus_a1 = Salva continua
    .text = Ritira una volta ogni dado iniziale in attacco con vuoto o Scudo.
card-nautilus_a2 = Lenza uncinata
    .text = Se mette a segno almeno un colpo, trascina il bersaglio di 1 tessera verso di te. Se mette a segno almeno un colpo, il bersaglio diventa Segnato.
card-nautilus_a3 = Bordata completa
    .text = Aggiungi 1 dado rosso in attacco. Se infligge almeno una ferita, fino a 2 altri modelli nemici sulla tessera del bersaglio subiscono 1 ferita.
card-nautilus_a4 = Tiro mirato
    .text = Aggiungi 1 colpo.
card-nautilus_a5 = Cavalcare la corrente
    .text = Aggiungi 1 blocco. Se questo modello sopravvive, può spostarsi di 1 tessera.
card-nautilus_a6 = Cortina di limo
    .text = Aggiungi 1 dado bianco in difesa. Se questo modello sopravvive, diventa Celato.
card-nautilus_a7 = Tiro di rimando
    .text = Se questo modello sopravvive, contrattacca con 1 bianco + 1 rosso se l'attaccante è a Gittata 3.
card-nautilus_a8 = Fortuna del marinaio
    .text = Ritira una volta ogni dado iniziale in difesa con vuoto o Polpo.
card-low_i1 = Rete da lancio
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Intrappolato.
card-low_i2 = Muschio antidoto
    .text = Rimuovi ogni segnalino dannoso dal portatore, anche Avvelenato. Rimuovi 1 ferita dal portatore.
card-low_i3 = Sacca d'esca
    .text = Ottiene Affine ai Lurker.
card-low_i4 = Conchiglia da guerra
    .text = Aggiungi 3 dadi bianchi in attacco.
card-low_g1 = Mazza di riccio
    .text = Se infligge almeno una ferita, il bersaglio diventa Avvelenato.
card-low_g2 = Frusta d'anguilla
    .text = La Gittata diventa 2 se inferiore.
card-low_g3 = Piastra di conchiglia
    .text = Aggiungi 1 dado rosso in difesa.
card-low_g4 = Pelle viscida
    .text = Aggiungi 1 dado bianco in difesa. Ottiene Immune al veleno.
card-low_a1 = Frenesia del branco
    .text = Aggiungi 1 dado rosso in attacco per ogni altro tuo modello sulla tessera (al massimo 2).
card-low_a2 = Maglia uncinata
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Intrappolato. Aggiungi 1 dado bianco in attacco.
card-low_a3 = Ghiandola velenifera
    .text = Se infligge almeno una ferita, il bersaglio diventa Avvelenato. Aggiungi 1 dado bianco in attacco.
card-low_a4 = Digrignare
    .text = Aggiungi 1 dado rosso in attacco. Ignora fino a 2 blocchi.
card-low_a5 = Disperdersi
    .text = Aggiungi 1 blocco. Se questo modello sopravvive, può spostarsi di 1 tessera.
card-low_a6 = Scudo vivente
    .text = Un altro tuo modello sulla tessera diventa il bersaglio.
card-low_a7 = Pelle di spine
    .text = Al termine, un attaccante adiacente subisce 1 ferita.
card-low_a8 = Insabbiarsi
    .text = Aggiungi 1 dado rosso in difesa.
card-ancients_i1 = Perla dei sussurri
    .text = Ottieni 3 Essenza.
card-ancients_i2 = Idolo di sale
    .text = Ottiene Condotto.
card-ancients_i3 = Specchio annegato
    .text = Subisci 2 ferite in meno.
card-ancients_i4 = Lacrima del profondo
    .text = Rimuovi 2 ferite dal portatore.
card-ancients_g1 = Verga tentacolare
    .text = +1 Gittata.
card-ancients_g2 = Uncino d'ossidiana
    .text = Upgrada il tuo dado peggiore in attacco, una volta.
card-ancients_g3 = Velo di melma
    .text = Aggiungi 1 dado bianco in difesa.
card-ancients_g4 = Chitina dei Primi
    .text = Upgrada il tuo dado peggiore in difesa, 2 volte.
card-ancients_a1 = Sferza mentale
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Inchiostrato. Ignora fino a 1 blocco.
card-ancients_a2 = Drenaggio d'Essenza
    .text = Se infligge almeno una ferita, prendi fino a 2 Essenza dal proprietario del bersaglio. Aggiungi 1 dado bianco in attacco.
card-ancients_a3 = Abisso schiacciante
    .text = Aggiungi 1 dado nero in attacco. Aggiungi 1 dado bianco in attacco.
card-ancients_a4 = Sussurro di rovina
    .text = Fino a 2 tuoi Diamanti valgono invece come colpi.
card-ancients_a5 = Mezzo altrove
    .text = Subisci 2 ferite in meno.
card-ancients_a6 = Sguardo del terrore
    .text = Aggiungi 1 blocco. Al termine, l'attaccante diventa Inchiostrato.
card-ancients_a7 = Nutrirsi del dolore
    .text = Se questo modello è ferito e sopravvive, ottieni 2 Essenza.
card-ancients_a8 = Eco del colpo
    .text = Se questo modello sopravvive, contrattacca con 1 bianco + 1 nero se l'attaccante è a Gittata 2.

## Il mazzo oggetti

card-it_trident = Tridente arrugginito
    .text = Aggiungi 1 dado bianco in attacco.
card-it_speargun = Fiocina a molla
    .text = La Gittata diventa 2 se inferiore.
card-it_cleaver = Mannaia abissale
    .text = Aggiungi 1 dado rosso in attacco.
card-it_dagger = Pugnale di corallo
    .text = Se infligge almeno una ferita, il bersaglio diventa Avvelenato.
card-it_carbine = Carabina ad aghi
    .text = La Gittata diventa 3 se inferiore. Degrada il tuo dado peggiore in attacco, una volta.
card-it_gaff = Raffio d'osso
    .text = Ignora fino a 1 blocco.
card-it_shockrod = Verga elettrica
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Infreddolito. Aggiungi 1 dado bianco in attacco.
card-it_maul = Maglio di mascella
    .text = Upgrada il tuo dado peggiore in attacco, 2 volte. -1 Speed.
card-it_suit = Tuta rattoppata
    .text = Aggiungi 1 dado bianco in difesa.
card-it_turtle = Guscio di tartaruga
    .text = Aggiungi 1 dado rosso in difesa.
card-it_helm = Elmo di ferro
    .text = Upgrada il tuo dado peggiore in difesa, una volta.
card-it_eelskin = Pelle d'anguilla
    .text = +1 Speed.
card-it_reefmail = Cotta di scogliera
    .text = Aggiungi 1 dado bianco in difesa. Ottiene Immune al veleno.
card-it_boots = Stivali ancora
    .text = Aggiungi 1 dado bianco in difesa. Ottiene Incrollabile.
card-it_mirror = Scaglia specchio
    .text = Ritira una volta ogni dado iniziale in difesa con vuoto.
card-it_phial = Fiala d'Essenza
    .text = Ottieni 2 Essenza.
card-it_bandage = Benda d'alga
    .text = Rimuovi 2 ferite dal portatore.
card-it_antidote = Sorso puro
    .text = Rimuovi ogni segnalino dannoso dal portatore, anche Avvelenato. Rimuovi 1 ferita dal portatore.
card-it_bladder = Vescica d'aria
    .text = +1 Speed.
card-it_pearl = Perla esplosiva
    .text = Aggiungi 1 dado nero in attacco.
card-it_smoke = Riccio fumogeno
    .text = Aggiungi 2 blocchi.
card-it_charm = Amuleto del Lurk
    .text = Ottiene Affine ai Lurker.
card-it_spyglass = Cannocchiale
    .text = +1 Gittata.

## Il mazzo abissi

abyss-ab_eel = Anguilla Dentivetro
    .gender = f
    .text = Nessuna capacità speciale.
abyss-ab_weeper = Medusa Piangente
    .gender = f
    .text = Se infligge almeno una ferita, il bersaglio diventa Avvelenato.
abyss-ab_kelp = Alga Strangolatrice
    .gender = f
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Intrappolato.
abyss-ab_siphon = Sciame di Sifoni
    .gender = m
    .text = Se infligge almeno una ferita, il proprietario del bersaglio perde 1 Essenza.
abyss-ab_lantern = Megera Lanterna
    .gender = f
    .text = I suoi attacchi di guardia aggiungono 1 dado rosso.
abyss-ab_crusher = Frantumatore Corazzato
    .gender = m
    .text = I suoi blocchi non possono essere ignorati.
abyss-ab_widow = Vedova d'Inchiostro
    .gender = f
    .text = Se mette a segno almeno un colpo, il bersaglio diventa Inchiostrato.
abyss-ab_choir = Coro Cavo
    .gender = m
    .text = Se mette a segno almeno un colpo, il proprietario del bersaglio perde 1 Essenza.
abyss-ab_golem = Golem di Corallo
    .gender = m
    .text = Nessuna capacità speciale.
abyss-ab_mantis = Mantide Lamadorso
    .gender = f
    .text = Ignora fino a 1 blocco.
abyss-ab_calf = Cucciolo di Leviatano Cieco
    .gender = m
    .text = Nessuna capacità speciale.
abyss-ab_hunger = La Vecchia Fame
    .gender = f
    .text = Se distrugge il bersaglio, rimuovi 1 ferita da sé.
abyss-ab_strongbox = Forziere Affondato
    .gender = m
    .text = Nessuna capacità speciale.
abyss-ab_vein = Vena d'Essenza
    .gender = f
    .text = Nessuna capacità speciale.
abyss-ab_armoury = Armeria Naufragata
    .gender = f
    .text = Nessuna capacità speciale.
abyss-ab_cache = Nascondiglio del Pellegrino
    .gender = m
    .text = Rimuovi 2 ferite dal portatore.
abyss-ab_pearls = Nido di Perle Nere
    .gender = m
    .text = Nessuna capacità speciale.
abyss-ab_bones = Ossa Spolpate
    .gender = fp
    .text = Nessuna capacità speciale.

## Eventi

event-ev_upwelling = Risalita
    .text = Ogni giocatore ottiene 1 Essenza.
event-ev_dead_water = Acqua morta
    .text = Ogni giocatore perde 1 Essenza, se può.
event-ev_mercy = Pietà del profondo
    .text = Il giocatore con meno modelli superstiti ottiene 2 Essenza (tutti quelli in parità).
event-ev_riptide = Corrente di risacca
    .text = Estraete una direzione a caso: ogni modello con Nuotare si sposta di una tessera in quel verso, se può.
event-ev_cold_current = Corrente gelida
    .text = Ogni modello con Nuotare riceve Infreddolito.
event-ev_still_water = Acqua ferma
    .text = Rimuovete tutti i segnalini Nuotare.
event-ev_spores = Fioritura di spore
    .text = Ogni modello su Corallo riceve Avvelenato.
event-ev_rockfall = Frana
    .text = Tirate un dado rosso per ogni modello su Roccia: con un Polpo subisce 1 ferita.
event-ev_feeding = Ora del pasto
    .text = Ogni creatura dell'abisso attacca subito, come nella sua fase.
event-ev_lull = Quiete
    .text = Saltate la prossima fase delle creature.
event-ev_blood_scent = Odore di sangue
    .text = Fino a fine round le creature aggiungono 1 dado rosso in attacco.
event-ev_stirs = Qualcosa si agita
    .text = Scegliete una tessera Abisso nascosta e senza modelli e rivelatene la carta: una creatura la presidia; se è un tesoro scartatelo, ottenete 1 Essenza e la tessera resta nascosta.
event-ev_blackout = Buio totale
    .text = Fino al termine del prossimo turno di un giocatore i modelli attaccano solo tessere adiacenti.
event-ev_clear_water = Acqua limpida
    .text = Fino al termine del prossimo turno di un giocatore i modelli con Gittata 2 o più hanno +1 Gittata.
event-ev_regrowth = Ricrescita della barriera
    .text = Scegliete una tessera Corallo già cercata: vi si può cercare di nuovo.
event-ev_salvage = Relitto alla deriva
    .text = Pescate 1 carta dal mazzo oggetti.
event-ev_prey = Preda segnata
    .text = Scegliete un modello avversario: riceve Segnato.
event-ev_breath = Secondo respiro
    .text = Scegliete un vostro modello: rimuovetene 1 ferita.
event-ev_surge = Slancio
    .text = Potete eseguire un'azione di Movimento gratuita con un vostro modello.
event-ev_crumble = Pietra friabile
    .text = Scegliete una tessera Roccia senza modelli: diventa Sabbia per il resto della partita.
event-ev_leak = Fuga d'Essenza
    .text = Ponete 1 Essenza su ogni tessera presidiata da una creatura.
event-ev_ink = Nube d'inchiostro
    .text = Ogni modello adiacente a una creatura riceve Inchiostrato.

## Segnalini

token-swimming = Nuotare
    .text = +1 tessera per azione di Movimento; entra su Roccia senza tiro; il dado peggiore in difesa è degradato una volta.
token-charging = In carica
    .text = Il dado peggiore in attacco è degradato una volta; non può caricare di nuovo.
token-trapped = Intrappolato
    .text = Non può muovere, spostarsi, essere spinto o trascinato; non può usare abilità né oggetti in difesa.
token-poisoned = Avvelenato
    .text = Non può eseguire Recupero; subisce 1 ferita nella pulizia, poi il segnalino si rimuove.
token-inked = Inchiostrato
    .text = Il dado peggiore in attacco e quello in difesa sono degradati una volta ciascuno.
token-marked = Segnato
    .text = Ogni attacco contro il modello aggiunge 1 dado bianco.
token-chilled = Infreddolito
    .text = Speed -1 (minimo 1); non può dichiarare Nuotare né Caricare.
token-braced = Saldo
    .text = Aggiunge 1 dado bianco in difesa.
token-cloaked = Celato
    .text = Può essere bersaglio solo da una tessera adiacente, salvo modelli con Vista acuta.

## Tratti

trait-climber = Arrampicatore
    .text = Entra su Roccia senza tiro, come se fosse riuscito.
trait-drifter = Fluttuante
    .text = Può entrare su Roccia senza tiro e senza Nuotare; non ottiene In vetta.
trait-steadfast = Incrollabile
    .text = Non può essere spinto, trascinato o Intrappolato.
trait-scavenger = Cercatore
    .text = Cerca nel Corallo con un dado rosso invece che bianco.
trait-venomproof = Immune al veleno
    .text = Non può essere Avvelenato; ignora la penalità del Corallo in difesa e il suo divieto di Recupero.
trait-swarm = Sciame
    .text = Aggiunge 1 dado bianco in attacco se un altro tuo modello è sulla stessa tessera.
trait-guardian = Guardiano
    .text = Gli altri tuoi modelli sulla tessera aggiungono 1 dado bianco in difesa (al massimo +1 per tessera).
trait-keen_eyed = Vista acuta
    .text = Ignora Celato.
trait-lurkerkin = Affine ai Lurker
    .text = Le creature non eseguono attacchi di guardia contro il modello.
trait-conduit = Condotto
    .text = Quando il suo tiro di attacco frutta almeno una Essenza, il proprietario ne ottiene 1 in più.

## Perché un suggerimento lo dice, per parte della valutazione: più (yes: più di tutte) delle altre risposte

speaks-for-army = { $most ->
    [yes] fa più di tutto per la tua armata e ciò che minaccia
   *[no] fa di più per la tua armata e ciò che minaccia
}
speaks-against-army = { $most ->
    [yes] fa meno di tutto per la tua armata e ciò che minaccia
   *[no] fa di meno per la tua armata e ciò che minaccia
}
speaks-for-enemy = { $most ->
    [yes] colpisce più di tutto il nemico più forte
   *[no] colpisce il nemico più forte
}
speaks-against-enemy = { $most ->
    [yes] aiuta più di tutto il nemico più forte
   *[no] lascia più forza al nemico più forte
}

# --- il primo turno guidato: content/tutorial.toml dice quando
tutorial-cap = Ecco il fondo del mare. Guidi la **Cog**, automi d'ottone con i loro ingegneri, contro **Nautilus**. Vince l'ultima armata che ha ancora un modello. **Vieni da nord.**
    .title = Scegli il tuo lato
tutorial-foreman = Un'armata si compra con 120 punti: pochi modelli forti, o tanti piccoli. Questa è già pronta; più avanti potrai costruire la tua. Valvola-Nove costa 22, nessuno dei tuoi è più duro. **Mettilo al centro, in E1.**
    .title = Schiera il più duro
tutorial-ulm = **Ulm** tira a tre tessere di distanza: non serve che sia vicino. **Mettilo in F1.**
    .title = Schiera il tiratore
tutorial-hulk = Su una tessera stanno tre modelli piccoli o uno grande. **Il Colosso a Pistoni riempie D1.**
    .title = Grandi e piccoli
tutorial-ask = Che cosa sanno fare? **Tieni premuto** su uno, o premi i, per chiedere che cos'è. **Palombaro Baluardo 1 va in E1.**
    .title = Chiedi al tavolo
tutorial-take-back = Una svista? La freccia curva, o u, **annulla** una risposta finché non si scopre niente di nuovo. **Drone Ribattino 1 va in E1.**
    .title = Torna indietro
tutorial-diver = Chi sta sulla stessa tessera agisce insieme. **Palombaro Baluardo 2 raggiunge Ulm in F1.**
    .title = Restate insieme
tutorial-lamp = Il **Fuciliere Lanterna** tira lontano come Ulm: **anche lui in F1.** Un drone non trova posto e aspetta in riserva.
    .title = L'ultimo posto
tutorial-activate = Hai **tre segnalini** per turno, ognuno per un movimento e poi un attacco. Indichi una tessera, e tutti i tuoi lì possono agire. **Muovi quelli in E1.**
    .title = Indica una tessera
tutorial-who = Muovono uno alla volta. **Prima Valvola-Nove.**
    .title = Chi si muove?
tutorial-how = Nuotare o caricare porta una tessera più lontano, ma indebolisce la difesa o l'attacco. Due tessere bastano: **muovi e basta.**
    .title = Come muovere
tutorial-abyss = Le tessere scure sono **abissi**: un tesoro, o qualcosa con i denti. Su uno schermo, allarga con due dita, o gira la rotella con Ctrl, per vedere da vicino. **Vai in E3.**
    .title = Verso l'abisso
tutorial-stay = Per guardare ne basta uno. **Nessun altro muove.**
    .title = Gli altri aspettano
tutorial-search = Il tuo segnalino è passato ad Attacco. Vale ancora un attacco, un Recupero o una Ricerca, e ciò che sta quaggiù può servirti. **Ricerca in E3.**
    .title = Cerca nell'abisso
tutorial-fight = Un **Golem di Corallo**! Se fuggi, si tiene il premio. Ogni polpo che tiri è un colpo, ogni scudo che tira lui ne blocca uno, e un **simbolo bianco porta un altro dado**. **Affrontalo.**
    .title = Qui vive qualcosa
tutorial-parry = Tre ferite! Ma vive, e risponde: **un colpo**. I cuori tornano di rado, l'Essenza spesso. **Chiudere le paratie**, per un dado in più.
    .title = Blocca il colpo
tutorial-retreat = Neanche un graffio! Ma nessuno divide la tessera con una creatura, e chi più tardi le passa accanto viene colpito. **Ritirati in E2.**
    .title = Ritirati
tutorial-swap = Ha ancora due cuori, e colpisce solo chi gli sta accanto. Ulm lo vede da F1: **attacca al posto di muovere**. Costa un segnalino intero.
    .title = Tira da dove sei
tutorial-gunner = In F1 chi ha un bersaglio può attaccare, uno alla volta. **Ulm** tira più dadi di tutti.
    .title = Chi attacca?
tutorial-aim = Il **Tiro a forcella** costa una Essenza e aggiunge un dado rosso. Il premio vale di più: **usalo.**
    .title = Fallo contare
tutorial-reinforce = Abbattuto! L'ultimo colpo prende il premio: 6 di Essenza e una **Perla esplosiva**. In E1 c'è posto, e combatte solo chi è sulla mappa. **Fai entrare Drone Ribattino 2.**
    .title = Chiama la riserva
tutorial-finish = Un segnalino potrebbe ancora attaccare, ma nessuno è a portata. **Fine turno.** Poi muove Nautilus.
    .title = Fine del turno
tutorial-again = La **Slitta Abissale** è corsa avanti da sola, ha tirato e mancato. Nuota, e sta sul Corallo: le due cose indeboliscono la sua difesa. Ora armati: l'equipaggiamento si prende prima di un movimento. **Muovi quelli in F1.**
    .title = La tua occasione
tutorial-equip = La Perla dà una volta sola un dado nero, il migliore che ci sia. **A Ulm**, il tuo miglior tiratore.
    .title = Prendi il premio
tutorial-packed = Su uno schermo, i tre punti (**Altro**) portano a regole, diario e impostazioni. Qui hai **fatto.**
    .title = Pronti
tutorial-enough = I due tiratori sono a portata da dove sono. **Nessun altro muove.**
    .title = Resta a portata
tutorial-strike = Due tiri valgono più di uno, e un solo segnalino serve tutta la tessera. **Attacca con F1.**
    .title = Ora attacca
tutorial-light = Comincia con chi aiuta gli altri: il **Fuciliere Lanterna**.
    .title = Chi per primo?
tutorial-mark = Il **Riflettore** segna chi viene colpito, e ogni attacco dopo tira un dado in più. **Usalo.**
    .title = Fai luce
tutorial-last = Due ferite, ed è Segnata. Ora **Ulm**.
    .title = E il secondo
tutorial-pearl = Restano tre cuori. È il momento della **Perla esplosiva**.
    .title = Fuoco!
tutorial-event = Ogni turno finisce con un **evento**, per tutte e due le armate. Il diario dice che cosa ha fatto.
tutorial-target = Scegli **chi attaccare**, a portata e in vista. Le probabilità si vedono prima di decidere.
tutorial-roll = I colpi meno i blocchi fanno le ferite.
tutorial-essence = Un **diamante** sui tuoi dadi porta una Essenza, che paga le abilità.
tutorial-lurker = Alla fine di un round le creature dell'abisso colpiscono chi sta loro accanto. Tieniti lontano, o cacciale per il loro premio.
tutorial-end = **La Slitta Abissale è persa per sempre**, e tu non hai perso un cuore. Così si vincono le battaglie: trova un premio, aspetta un errore, colpisci insieme. Dopo 15 round vincono i superstiti di maggior valore. **Continua**: restano due segnalini. Oppure ricomincia: con un **amico**, in una **partita più breve** con Partenza rapida, o con il **gioco intero** e 120 punti da spendere come vuoi.
