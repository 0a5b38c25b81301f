### Sleeping Gods in italiano. L'inglese è in en.ftl: i due file hanno gli stessi messaggi.
### Ciò che è stampato su carte, schede e mappe sta in names.it.ftl, con genere e articoli; il libro delle storie resta in inglese.

game-name = Sleeping Gods
game-subtitle = La lunga via di casa
game-tagline = Un vapore smarrito, un atlante e la lunga via di casa
game-text = Nove persone, una nave a vapore e un mare che cinque dèi stanno sognando. Trovate ciò che hanno sognato prima che la campana suoni tre volte.
game-length = una campagna di più serate

## Preparazione

option-mode = Modalità
option-mode-normal = Normale
    .note = Una sconfitta costa tempo, ma il viaggio continua.
option-mode-brutal = Brutale
    .note = La prima sconfitta pone fine al viaggio.
option-dice = Il destino con i dadi invece che con le carte
option-crew = Equipaggio
option-crew-draft = Scegliere l'equipaggio a turno
option-crew-deal = Distribuire l'equipaggio a caso
option-open_table = Tra un turno e l'altro si può salire a bordo e scendere
option-reshare = Ridistribuire l'equipaggio quando si riprende

refused-save = Il viaggio si può riporre solo all'inizio di un turno. Prima finisci il turno { $turn }.

## Parole del tavolo

moment = Turno { $turn }, giro { $n } di 3
moment-story = Turno { $turn }: { $place }
moment-combat = Turno { $turn }: un combattimento
events-left = { $n ->
    [0] Ora tocca alla campana
    [one] Un evento prima della campana
   *[other] { $n } eventi prima della campana
}
percent = { $n } %
percent-at-most = fino al { $n } %
label-choice = { $key }: { $text }
amount = { $n } { $kind }
test = { $skill } { $n }
label-cross = Verso { $edge }: { $map }
edge-N = nord
edge-E = est
edge-S = sud
edge-W = ovest
region-open = Mare aperto { $letter }
    .to = al mare aperto { $letter }
label-card = { $card }: { $what }
label-board = { $member }: { $what } per { $n ->
    [one] 1 comando
   *[other] { $n } comandi
}
health-of = { $n ->
    [one] 1 punto salute
   *[other] { $n } punti salute
}
label-equip = Equipaggia { $card } per { $n ->
    [one] 1 comando
   *[other] { $n } comandi
}
says-equip = { label-equip }
card-for = { $cost }. { $text }
label-hand-over = A { $to }; paga { $payer }
printed-weapon = La propria arma
square = { $what }, { $where }
square-of = { $enemy }: { $what }, { $where }
square-at = { $row } { $column }
row-0 = in alto
row-1 = a mezza altezza
row-2 = in basso
side-left = a sinistra
side-middle = al centro
side-right = a destra
square-heart = { $n ->
    [one] Cuore
   *[other] Cuore da { $n }
}
square-damage = Danni +{ $n }
square-hourglass = Clessidra ({ $what })
square-flying = Ala
square-first-strike = Primo colpo
square-resist = Resistenza { $n }
square-blank = Vuota
square-covered = Coperta

kind-coin = { $n ->
    [one] moneta
   *[other] monete
}
kind-meat = carne
kind-vegetables = { $n ->
    [one] verdura
   *[other] verdure
}
kind-grain = grano
kind-materials = { $n ->
    [one] materiale
   *[other] materiali
}
kind-artifacts = { $n ->
    [one] artefatto
   *[other] artefatti
}
kind-food = cibo di qualsiasi tipo
kind-any = { $n ->
    [one] risorsa di qualsiasi tipo
   *[other] risorse di qualsiasi tipo
}
kind-command = comando
kind-damage = danni
kind-draw = Pesca
kind-extra = Effetto aggiuntivo
kind-low_morale = morale basso
kind-venom = veleno
kind-madness = follia
kind-frightened = paura
kind-weakened = debolezza

status-low_morale = morale basso
status-venom = veleno
status-madness = follia
status-frightened = paura
status-weakened = debolezza
status-any = uno stato qualsiasi

skill-strength = Forza
skill-perception = Percezione
skill-savvy = Sapere
skill-craft = Mestiere
skill-cunning = Astuzia
skill-any = la capacità messa alla prova

hourglass-venom = veleno
hourglass-madness = follia
hourglass-frightened = paura
hourglass-weakened = debolezza
hourglass-low_morale = morale basso
hourglass-regen1 = rigenera 1
hourglass-regen3 = rigenera 3
hourglass-adjacent_regen1 = i vicini rigenerano 1
hourglass-adjacent1 = i vicini infliggono 1 danno in più
hourglass-adjacent2 = i vicini infliggono 2 danni in più
hourglass-discard_ability = si perde un'abilità
hourglass-disarm = disarma
hourglass-lose_resource = si perde una risorsa
hourglass-ship_damage = danneggia la nave

difficulty-very-easy = molto facile
difficulty-easy = facile
difficulty-medium = medio
difficulty-dangerous = pericoloso
difficulty-deadly = mortale

service-inn = Locanda
service-inn-text = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}: tutto l'equipaggio perde 2 danni e 1 fatica.
service-shipyard = Cantiere
service-shipyard-text = Un materiale o una moneta per ogni cubo.
service-healer = Speziale
service-healer-text = Una moneta per ogni membro: via tutti i danni.
service-training = Addestramento
service-training-text = Carte livello in cambio di esperienza.

waters-hazard = { $name }: { $test }, oppure { $fails }
waters-port-market = Porto e mercato
waters-port = Un porto
waters-market = Un mercato

says-room = Vai { $room-to }
follows-room = Dà: { $what }
follows-fatigue = { $n ->
    [one] Prima fatica.
   *[other] Seconda fatica: poi serve riposo.
}
follows-odds = { $total } su { $n } prima del destino: { $percent } % di riuscita
follows-short = { $n ->
    [one] Manca 1: fallisce
   *[other] Mancano { $n }: fallisce
}, a meno che qualcun altro non aggiunga qualcosa.
follows-enough = Basta.
follows-wounded = { $n ->
    [0] Finisce fuori combattimento.
    [one] Poi resta 1 punto salute su { $most }.
   *[other] Poi restano { $n } punti salute su { $most }.
}
follows-draft = { $role }: { $skills }. Con il comando: { $can }.
follows-armed = { $weapon }: { $n ->
    [one] 1 danno
   *[other] { $n } danni
} a segno, precisione { $accuracy }. Per colpire: { $odds }
odds-to-hit = { $enemy } { $n } %
follows-aimed = Precisione { $accuracy }, { $needed ->
    [sure] va a segno qualunque cosa si peschi
    [no] nessun destino va a segno da solo
   *[fate] va a segno con destino { $fate } o più: { $percent } %
}. A segno fa { $hit }, a vuoto { $miss }. { $back ->
    [0] Il contraccolpo è parato
   *[other] Colpisce { $first ->
        [yes] per primo
       *[no] di rimando
    } per { $back }
}
badge-to-hit = a segno
odds-distance = { $n ->
    [one] 1 regione
   *[other] { $n } regioni
} { $percent } %
follows-distance = { $n ->
    [one] Una regione
   *[other] { $n } regioni
} così come sta{ $more ->
    [0] .
   *[other] {""}; con altri { $more } una regione in più.
}
follows-heart = { $n ->
    [0] È l'ultimo cuore: il nemico è vinto.
    [one] Poi resta un punto cuore.
   *[other] Poi restano { $n } punti cuore.
}
follows-weaker = Il suo attacco scende a { $n }.
follows-restored = Poi { $n ->
    [one] 1 punto salute
   *[other] { $n } punti salute
} su { $most }.
follows-target = Difesa { $n }, attacco { $attack }{ $resist ->
    [0] .
   *[other] ; toglie { $resist } a ogni colpo.
}
follows-aim = { $total } contro { $n }: { $hits ->
    [yes] va a segno.
   *[no] va a vuoto.
}
follows-challenge = { $skill } { $n }. Se fallisce: { $fails }
follows-combat = Un combattimento di livello { $level }, { $how }
follows-event = { $skill } { $n }: { $gains }. Se fallisce: { $fails }
follows-event-combat = Un combattimento di livello { $level }, { $how }; poi { $gains }
follows-brings = Effetto: { $what }
follows-travel = Una prova di Mestiere dice quanto lontano arriva la nave.
follows-both = { $first }. { $second }
follows-cost = Costa { $cost }
fails = Se fallisce: { $what }
fail-unknown = succede qualcosa
badge-all-hands = con tutti i tuoi che sono in forze

## Effetti

effect-and = { $first }, { $second }
effect-or = { $first }; oppure { $second }
effect-nothing = nulla
effect-choose = { $first }; oppure { $second }
effect-gain = { $n } { $kind }
effect-lose = perdi { $n } { $kind }
effect-health = { $n ->
    [one] 1 punto salute in meno
   *[other] { $n } punti salute in meno
}
effect-restore = { $n ->
    [99] recupera tutta la salute
    [one] recupera 1 punto salute
   *[other] recupera { $n } punti salute
}
effect-fatigue = { $n ->
    [one] 1 fatica
   *[other] { $n } fatiche
}
effect-rest = { $n ->
    [one] 1 fatica in meno
   *[other] { $n } fatiche in meno
}
effect-status = { $n ->
    [one] un segnalino { $kind }
   *[other] { $n } segnalini { $kind }
}
effect-cure = togli { $kind }
effect-ship_damage = { $n ->
    [one] 1 danno alla nave
   *[other] { $n } danni alla nave
}
effect-repair = ripara { $n }
effect-command = { $n ->
    [one] 1 comando
   *[other] { $n } comandi
}
effect-lose_command = { $n ->
    [one] perdi 1 comando
   *[other] perdi { $n } comandi
}
effect-draw = { $n ->
    [one] pesca una carta
   *[other] pesca { $n } carte
}
effect-discard_hand = { $n ->
    [one] scarta 1 carta dalla mano
   *[other] scarta { $n } carte dalla mano
}
effect-discard_equipped = { $n ->
    [99] perdi tutto l'equipaggiamento
    [one] perdi 1 carta equipaggiata
   *[other] perdi { $n } carte equipaggiate
}
effect-discard_for_rest = puoi scartare una carta per togliere una fatica
effect-ready = { $n ->
    [99] tutti i comandi tornano dalle abilità usate
    [one] 1 comando torna dalle abilità usate
   *[other] { $n } comandi tornano dalle abilità usate
}
effect-xp = { $n } PE
effect-quest = missione: { $title }
effect-complete = missione compiuta: { $title }
effect-lose_quest = missione persa: { $title }
effect-adventure = carta: { $title }
effect-lose_adventure = carta persa: { $title }
effect-market_card = { $n ->
    [one] 1 carta mercato
   *[other] { $n } carte mercato
}
effect-explore = segnalino esplorazione { $letter }
effect-token = un segnalino speciale
effect-search = { $n ->
    [one] pesca fino a 1 segnalino ricerca
   *[other] pesca fino a { $n } segnalini ricerca
}
effect-sail = naviga di { $n }
effect-move_ship = la nave viene spostata
effect-skip_events = { $n ->
    [one] 1 evento saltato
   *[other] { $n } eventi saltati
}
effect-new_event_deck = un nuovo mazzo eventi
effect-peek_event = { $n ->
    [one] guarda 1 evento
   *[other] guarda { $n } eventi
}
effect-peek_ability = { $n ->
    [one] guarda 1 carta abilità
   *[other] guarda { $n } carte abilità
}
effect-serpent_hunt = il serpente va a caccia
effect-ending = un finale
effect-skill = +{ $n } { $skill }
effect-fate = +{ $n } al destino
effect-redraw = ripesca il destino
effect-accuracy = +{ $n } precisione
effect-damage = { $n ->
    [one] +1 danno
   *[other] +{ $n } danni
}
effect-block = para { $n }
effect-strike = { $n ->
    [one] 1 danno gratuito
   *[other] { $n } danni gratuiti
}
effect-no_counter = nessun contrattacco
effect-diagonal = danni in diagonale
effect-splash_free = rimbalzo libero
effect-ignore = ignora volo e resistenza
effect-prevent_status = evita uno stato
effect-prevent_ship_damage = { $n ->
    [one] evita 1 danno alla nave
   *[other] evita { $n } danni alla nave
}
effect-place_synergy = piazza il segnalino sinergia
effect-distance = distanza +{ $n }
effect-distance_less = distanza -{ $n }
effect-room_command = { $n ->
    [one] 1 comando in meno dai locali
   *[other] { $n } comandi in meno dai locali
}
effect-distance_cap = distanza al massimo { $n }
effect-travel_result = -{ $n } nella navigazione
effect-test_bonus = +{ $n } nelle prove

## Domande

ask-first-player = Chi prende il segnalino capitano e gioca il primo turno?
ask-draft = Chi prendi nella tua guardia?
ask-legacy = Portate con voi qualcosa di ciò che avete guadagnato?
ask-start-port = In quale porto comincia il viaggio?
ask-free-level = Quale carta livello è gratuita?
ask-turn = Turno { $turn }. Comincia, o riponi il viaggio per un altro giorno.
ask-room = In quale locale della nave vai?
ask-room-effect = { $room }: che cosa viene prima?
ask-galley = Una carta dalla tua mano per una fatica?
ask-search = { $n ->
    [one] Pescare l'ultimo segnalino ricerca? Ne tieni uno, e subisci i danni di tutti.
   *[other] Pescare un segnalino ricerca? Fino a { $n }: ne tieni uno, e subisci i danni di tutti.
}
ask-search-reward = Quale segnalino tieni?
ask-search-branch = Quale ricompensa?
ask-ready = { $n ->
    [one] Torna un comando: da dove?
   *[other] Tornano { $n } comandi: da dove?
}
ask-hand-limit = { $n ->
    [one] Troppe carte. Scartane una.
   *[other] Troppe carte. Scartane { $n }.
}
ask-discard-hand = { $n ->
    [one] Scarta una carta dalla mano.
   *[other] Scarta { $n } carte dalla mano.
}
ask-look = In cima al mazzo c'è { $card }. Scartarla?
ask-order-events = Quale carta torna adesso sul mazzo? L'ultima resta in cima.
ask-event = { $card }. Che cosa fai?
ask-branch = Quale di queste?
ask-lose-resource = { $n ->
    [one] Una risorsa da perdere: quale?
   *[other] { $n } risorse da perdere: quali?
}
ask-lose-equipped = Quale carta equipaggiata va persa?
ask-dusk = Quale evento persistente viene prima?
ask-dusk-test = { $card }: provare a farlo finire adesso?
ask-serpent = Da che parte viene il serpente?
ask-action = { $left ->
    [one] Resta un'azione. Che cosa fai?
   *[other] Due azioni. Che cosa fai?
}
ask-travel-crew = Chi prende il timone?
ask-sail = { $n ->
    [one] Una regione da navigare. Dove?
   *[other] { $n } regioni da navigare. Dove per prima?
}
ask-enter = Da dove entra la nave?
ask-story-choice = Che cosa fa la compagnia? Sceglie { $giver }.
ask-read-on = Si va avanti quando tutti hanno letto.
ask-market = Che cosa compri?
ask-port = Quale servizio?
ask-shipyard = Quale zona riparare?
ask-repair = Ripara { $n }: dove?
ask-shipyard-price = Con che cosa paghi?
ask-healer = Chi va dallo speziale?
ask-training = { $xp } PE da spendere. Quale carta livello?
ask-equip = Chi impara { $card }?
ask-arm = Chi prende { $card }?
ask-pay-food = { $n ->
    [one] 1 cibo da pagare: quale?
   *[other] { $n } cibi da pagare: quali?
}
ask-calm = Qualcuno vuole usare qualcosa adesso?
ask-commit = { $skill } { $n } o più: chi partecipa? Per ora { $total }.
ask-join = { $skill } { $n } o più: ti unisci? Per ora { $total }.
ask-help = { $n ->
    [0] Per ora { $skill } { $total }. Qualcuno può aggiungere qualcosa?
   *[other] { $skill } { $total } su { $n }: qualcuno può aiutare?
}
ask-assign-damage = { $n ->
    [one] Resta 1 danno: chi lo prende?
   *[other] Restano { $n } danni: chi ne prende uno?
}
ask-take-damage = { $n ->
    [one] Chi subisce 1 danno?
   *[other] Chi subisce { $n } danni?
}
ask-overflow = { $n ->
    [one] 1 danno in eccesso: a chi?
   *[other] { $n } danni in eccesso: a chi?
}
ask-tire = Chi si affatica?
ask-afflict = A chi va: { $status }?
ask-prevent-status = Risparmiare questo stato a { $member }?
ask-restore = { $n ->
    [one] Un punto salute recuperato: da chi?
   *[other] { $n } punti salute recuperati: da chi?
}
ask-rest = { $n ->
    [one] Una fatica in meno: a chi?
   *[other] { $n } fatiche in meno: a chi?
}
ask-cure = Chi guarisce?
ask-cure-status = Da che cosa guarisce { $member }?
ask-prevent-damage = La nave sta per subire danni. Evitarli?
ask-ship-fate = Destino { $fate } per il danno. Cambiarlo?
ask-full-area = { $area }: lì non c'è più posto. Dove va il danno?
ask-combat = Si combatte: attacchi, aiuti o aspetti?
ask-weapon = { $member } colpisce: con che cosa?
ask-target = { $member } attacca: chi?
ask-aim = { $total } contro difesa { $n }. Affinare l'attacco?
ask-blow = { $points ->
    [one] 1 danno. Aggiungere qualcosa?
   *[other] { $points } danni. Aggiungere qualcosa?
}
ask-place = { $n ->
    [one] Resta un danno: dove?
   *[other] Restano { $n } danni: dove?
}
ask-place-synergy = A chi va il segnalino sinergia di { $member }?
ask-synergy-home = Richiamare il segnalino di { $member } per piazzarlo?
ask-block = { $n ->
    [one] Sta per arrivare 1 danno a { $member }. Pararlo?
   *[other] Stanno per arrivare { $n } danni a { $member }. Pararli?
}
ask-dropped = { $member } è fuori combattimento. Usare il segnalino di Gregory?
ask-victim = Attacco { $enemy-of } per { $n }. Chi si mette in mezzo?
ask-regenerate = Rigenerazione { $enemy-of }: quale ferita si chiude?
ask-disarm = A chi vola via l'arma di mano?
ask-free-strike = Dove va a segno il colpo gratuito?
ask-pay-token = { $giver } ti offre un segnalino. Lo paghi?
ask-nearest-port = In quale porto viene rimorchiata la nave?
ask-seats = Qualcuno sale a bordo o scende?
ask-leaving-card = Quale carta lasci?
ask-give-card = Chi prende in consegna una carta?
ask-give-command = Chi prende in consegna il comando?
ask-move-board = Qualcuno è arrivato o se n'è andato, e le plance si dividono in parti uguali. Quale cambia mano?
ask-board-to = Chi prende con sé { $member }?

## Rinunciare

pass-legacy = Basta così
pass-galley = No, grazie
pass-search = Fermati
pass-ready = Basta
pass-look = Lasciala
pass-dusk-test = Non ora
pass-travel-crew = Nessuno
pass-sail = Resta qui
pass-market = Fatto
pass-port = Vai via
pass-shipyard = Basta
pass-repair = Basta
pass-healer = Basta
pass-training = Basta
pass-calm = Avanti
pass-commit = Pesca il destino
pass-join = Fatto
pass-help = Va bene così
pass-prevent-status = Lascia che sia
pass-restore = Basta
pass-rest = Basta
pass-cure = Basta
pass-prevent-damage = Che vengano
pass-ship-fate = Va bene così
pass-combat = Aspetta
pass-aim = Va bene così
pass-blow = Colpisci
pass-place = Fermati
pass-story-choice = Ho letto
pass-read-on = Ho letto
pass-synergy-home = Lascialo lì
pass-block = Incassa
pass-dropped = Non ora
pass-pay-token = Rifiuta
pass-seats = Si naviga

## Verbi e gruppi

says-begin = Comincia il turno
says-leave-it = Lascia la scelta a { $to }
says-turn-page = Continua a leggere
says-agree = D'accordo
verb-travel = Naviga
verb-explore = Esplora
verb-market = Vai al mercato
says-market = { verb-market }
verb-port = Vai al porto
says-port = { verb-port }
verb-try-event = Affronta
verb-skip = Rinuncia
verb-sail = Naviga
verb-cross = Lascia la mappa
verb-leave = Lascia la città
says-leave = { verb-leave }
verb-buy = Compra
verb-service = Servizi
verb-equip = Equipaggia
verb-unequip = Scarta equipaggiamento
verb-arm = Passa un'arma
verb-board = Abilità dell'equipaggio
verb-card = Carte
verb-ability = Abilità
verb-level = Livelli
verb-discard = Scarta per +1
# sul pulsante che lo fa, dove il gruppo non è un'azione
go-board = Usa l'abilità
go-card = Usa la carta
go-ability = Usa l'abilità
go-level = Usa il livello
go-choice = Decidi
go-service = Chiedilo
go-buy = Comprala
verb-attack = Attacca con
verb-hand-over = Cedi un segnalino
verb-synergy = Sinergia
verb-return-synergy = Rimanda un segnalino
verb-extra = Danni extra
verb-target = Bersaglio
verb-sit-down = Sale a bordo
verb-get-up = Scende a terra

label-travel = Naviga
says-travel = { label-travel }
label-skip = Rinuncia per 1 comando
says-skip = { label-skip }
label-explore = Esplora { $location-the }
says-explore = { label-explore }
follows-explore = Costa una delle tue due azioni, e ciò che si legge non si può più annullare.
label-try-event = Affronta { $card }
says-try-event = { label-try-event }
label-unequip = Scarta { $card }
says-unequip = { label-unequip }
label-arm = Passa { $card }
says-arm = { label-arm }
label-ability = Usa { $card }
says-ability = { label-ability }
label-level = Usa { $level }
says-level = { label-level }
label-discard = Rinuncia a { $card } per +1
says-discard = { label-discard }
label-synergy = Sinergia di { $owner }
says-synergy = { label-synergy }
label-return-synergy = Rimanda a casa il segnalino di { $owner }
says-return-synergy = { label-return-synergy }

group-first-player = Comincia
group-draft = Prendi con te
group-legacy = Guadagnate
group-start-port = Porto
group-free-level = Livello
group-room = Vai lì
group-room-effect = Prima
group-galley = Scarta
group-search = Ricerca
group-search-reward = Segnalino
group-search-branch = Ricompensa
group-ready = Torna da
group-hand-limit = Scarta
group-discard-hand = Scarta
group-look = Scarta
group-order-events = Adesso
group-event = Evento
group-branch = Scegli
group-lose-resource = Perdi
group-lose-equipped = Perdi
group-dusk = Prima
group-serpent = Serpente
group-travel-crew = Al timone
group-sail = Naviga
group-enter = Entra
group-story-choice = Scelte
group-shipyard = Ripara
group-repair = Ripara
group-shipyard-price = Paga
group-healer = Guarisce
group-training = Impara
group-equip = Impara
group-arm = Dai a
group-pay-food = Paga
group-commit = Partecipa
group-join = Partecipa
group-assign-damage = Ne prende uno
group-take-damage = Li subisce
group-overflow = Prende il resto
group-tire = Si affatica
group-afflict = Ne soffre
group-restore = Recupera
group-rest = Riposa
group-cure = Guarisce
group-cure-status = Cura
group-full-area = Danno
group-weapon = Arma
group-place = Caselle
group-place-synergy = Segnalino a
group-victim = Vittima
group-regenerate = Caselle
group-disarm = Arma
group-free-strike = Caselle
group-nearest-port = Porto
group-leaving-card = Lascia
group-give-card = A
group-give-command = A
group-move-board = Scheda
group-board-to = A

## Il diario

log-sets-out = Il piroscafo Manticore salpa { $region-from }, mappa { $map }. È smarrito in un mare straniero; la compagnia cerca ciò che gli dèi addormentati hanno sognato, e una via di casa. Quando la campana del profondo avrà suonato { $bells } volte, il viaggio finirà.
log-goes-on = Il viaggio riprende dopo il turno { $turn }: la Manticore è { $region-to }, mappa { $map }. Quando la campana del profondo avrà suonato { $bells } volte, finirà.
log-normal = Una sconfitta costerà tempo, ma il viaggio continuerà.
log-brutal = Modalità brutale: la prima sconfitta pone fine al viaggio.
log-stores = Nella stiva: { $stores }. Carte: { $cards }.
log-first-player = { $who } prende il segnalino capitano e il primo turno.
log-drafts = { $who } prende { $member } nella propria guardia.
log-watch = { $who } naviga con { $crew }.
log-legacy = { $who } porta con sé ciò che è stato guadagnato: { $card }. { $printed }
log-event-deck = { $n ->
    [one] Una carta evento è pronta.
   *[other] { $n } carte evento sono pronte.
}
log-turn = Turno { $n }: il segnalino capitano è di { $who }. La Manticore è { $region-to }.
log-skips = { $who } rinuncia a un'azione per un comando.
log-room = { $who } sposta la pedina della nave { $area-from } { $room-to }.
log-first-room = { $who } porta la pedina della nave { $room-to }.
log-room-broken = Troppi danni { $room-to }: lì non si ottiene nulla.
log-command = { $n ->
    [0] { $who } dovrebbe ottenere comandi, ma la riserva è vuota.
    [one] { $missing ->
        [0] { $who } ottiene 1 comando e ne ha { $total }.
       *[other] { $who } ottiene 1 comando e ne ha { $total }. La riserva è vuota: { $missing } in meno del dovuto.
    }
   *[other] { $missing ->
        [0] { $who } ottiene { $n } comandi e ne ha { $total }.
       *[other] { $who } ottiene { $n } comandi e ne ha { $total }. La riserva è vuota: { $missing } in meno del dovuto.
    }
}
log-lose-command = { $n ->
    [0] { $who } non ha comandi da perdere.
    [one] { $who } perde 1 comando; restano: { $left }.
   *[other] { $who } perde { $n } comandi; restano: { $left }.
}
log-pays-command = { $n ->
    [one] { $who } paga 1 comando; restano: { $left }.
   *[other] { $who } paga { $n } comandi; restano: { $left }.
}
log-drew-card = Peschi { $card } ({ $skill }): { $printed }
log-drew = { $who } pesca una carta e ne ha in mano { $n }.
log-discard = { $who } scarta { $card } dalla mano e { $n ->
    [0] resta a mani vuote
    [one] tiene 1 carta
   *[other] tiene { $n } carte
}.
log-discard-top = { $who } scarta { $card } dalla cima del mazzo.
log-looks = { $who } guarda { $n ->
    [one] la prima carta
   *[other] le prime { $n } carte
} del mazzo abilità.
log-discard-for = { $who } scarta { $card } per 1 { $skill } in più: ora { $total }.
log-search = { $who } scopre un segnalino ricerca: { $token }.
log-search-stops = { $n ->
    [0] { $who } non cerca.
    [one] { $who } smette di cercare dopo un segnalino.
   *[other] { $who } smette di cercare dopo { $n } segnalini.
}
log-search-again = { $n ->
    [one] I segnalini ricerca sono finiti: quello scartato forma una nuova pila.
   *[other] I segnalini ricerca sono finiti: i { $n } scartati si mescolano in una nuova pila.
}
log-keeps = { $who } prende la ricompensa di un segnalino ricerca: { $reward }.
log-ready = { $n ->
    [one] 1 comando torna nella riserva da { $place }.
   *[other] { $n } comandi tornano nella riserva da { $place }.
}
log-gain = { $n ->
    [0] La compagnia non ottiene nulla: la scorta è al completo, { $total } { $kind }.
   *[other] { $missing ->
        [0] La compagnia ottiene { $n } { $kind }; in tutto { $total }.
       *[other] La compagnia ottiene { $n } { $kind }; in tutto { $total }, di più la scorta non tiene.
    }
}
log-lose = { $n ->
    [0] La compagnia dovrebbe perdere { $kind }, ma non ne ha.
   *[other] La compagnia perde { $n } { $kind }; restano: { $left }.
}
log-nothing-to-lose = La compagnia dovrebbe perdere qualcosa, ma non ha nulla del genere.
log-pays = { $who } paga { $n } { $kind }; alla compagnia restano: { $left }.
log-xp = La compagnia ottiene { $n } PE e ne ha { $total }.
log-wound = { $health ->
    [0] { $n ->
        [one] { $member } subisce 1 danno ed è fuori combattimento: nessun punto salute su { $most }.
       *[other] { $member } subisce { $n } danni ed è fuori combattimento: nessun punto salute su { $most }.
    }
   *[other] { $n ->
        [one] { $member } subisce 1 danno: salute { $health } su { $most }.
       *[other] { $member } subisce { $n } danni: salute { $health } su { $most }.
    }
}
log-overflow = { $n ->
    [one] 1 danno in eccesso passa a { $member }.
   *[other] { $n } danni in eccesso passano a { $member }.
}
log-venom = Il veleno agisce in { $member }.
log-madness = { $member } partecipa in preda alla follia, e ne paga il prezzo.
log-nobody-restore = Nessuno di quelli che si potrebbero curare ha danni.
log-nobody-rest = Nessuno di quelli che si potrebbero ristorare ha fatica.
log-nobody-tire = Nessuno può affaticarsi di più.
log-nobody-cure = Nessuno ha qualcosa che questo possa curare.
log-nothing-to-repair = La nave non ha danni da riparare.
log-restore = { $n ->
    [one] { $member } recupera 1 punto salute: { $health } su { $most }.
   *[other] { $member } recupera { $n } punti salute: { $health } su { $most }.
}
log-fatigue = { $n ->
    [one] { $member } si affatica: 1 fatica su 2.
   *[other] { $member } è allo stremo: { $n } fatiche su 2. Niente più sfide prima di un riposo.
}
log-rest = { $left ->
    [0] { $n ->
        [one] { $member } perde 1 fatica ed è di nuovo in forze.
       *[other] { $member } perde { $n } fatiche ed è di nuovo in forze.
    }
   *[other] { $n ->
        [one] { $member } perde 1 fatica; restano: { $left }.
       *[other] { $member } perde { $n } fatiche; restano: { $left }.
    }
}
log-afflicted = { $member } { $falls }: { $does }.
log-cured = { $who } libera { $member } { $ill }.
log-status-prevented = { $member } resta al riparo { $ill }.
log-brought-back = Il segnalino sinergia di Gregory riporta { $member } a { $health ->
    [one] 1 punto salute
   *[other] { $health } punti salute
} e torna a casa da Gregory.
log-ship-in-danger = La nave subisce un danno; il destino dice dove.
log-area-full = { $area }: lì non c'è posto per altri danni. { $who } sceglie un'altra zona.
log-ship-damage = La nave è colpita { $area-to }: lì { $n } spazi su { $spaces }. Danni in tutto: { $total } su { $limit }.
log-damage-prevented = { $n ->
    [one] { $who } evita 1 danno alla nave
   *[other] { $who } evita { $n } danni alla nave
}; { $left ->
    [0] non ne resta nessuno
    [one] 1 arriva comunque
   *[other] { $left } arrivano comunque
}.
log-repair = { $who } ripara { $area-the }: { $n ->
    [0] lì nessun danno
    [one] lì resta 1 danno
   *[other] lì restano { $n } danni
}, { $total } su tutta la nave.
log-fate = Si scopre { $card }: destino { $fate }.
log-fate-die = Il dado del destino mostra { $fate }.
log-fate-raised = Il destino sale di { $n } a { $fate }.
log-redraw = Il destino era { $before }, la nuova pesca è { $drawn }: con tutti i bonus vale { $fate }.
log-restock = { $n ->
    [one] Il mazzo abilità è vuoto: la carta scartata forma un nuovo mazzo.
   *[other] Il mazzo abilità è vuoto: le { $n } carte scartate si mescolano in un nuovo mazzo.
}
log-challenge = Una sfida: { $skill } { $n } o più. { $who } dice chi partecipa.
log-nobody-commits = { $who } non manda nessuno.
log-pays-to-join = { $n ->
    [one] { $who } paga 1 comando per partecipare; restano: { $left }.
   *[other] { $who } paga { $n } comandi per partecipare; restano: { $left }.
}
log-commit = { $member } partecipa con { $skill } { $strength }.
log-test-raised = { $n } { $skill } in più: ora { $total }.
log-passed = { $skill } { $strength } e destino { $fate } fanno { $total } contro { $n }: la sfida è superata.
log-failed = { $skill } { $strength } e destino { $fate } fanno { $total } contro { $n }: la sfida è fallita.
log-use-up = { $n ->
    [0] { $who } rinuncia a { $source }: { $effects }.
    [one] { $who } rinuncia a { $source } e a 1 comando: { $effects }.
   *[other] { $who } rinuncia a { $source } e a { $n } comandi: { $effects }.
}
log-use = { $n ->
    [0] { $who } usa { $source }: { $effects }.
    [one] { $who } usa { $source } per 1 comando: { $effects }.
   *[other] { $who } usa { $source } per { $n } comandi: { $effects }.
}
log-works = { $source } fa effetto.
log-equip = { $n ->
    [one] { $who } paga 1 comando, e { $member } impara { $card } ({ $skill }): { $printed }
   *[other] { $who } paga { $n } comandi, e { $member } impara { $card } ({ $skill }): { $printed }
}
log-unequip = { $who } scarta { $card }, che era tra le carte di { $member }.
log-arm = { $who } dà { $card-the } a { $member }. { $printed }
log-rearm = { $who } prende { $card-the } da { $owner } e { $card-gender ->
    [m] lo
    [mp] li
    [fp] le
   *[f] la
} passa a { $member }.
log-cook = { $n ->
    [one] { $who } cucina { $card } per 1 comando e il cibo che serve: { $effects }.
   *[other] { $who } cucina { $card } per { $n } comandi e il cibo che serve: { $effects }.
}
log-event = { $who } scopre un evento: { $name }. { $text } { events-left }.
log-ongoing = { $who } scopre un evento persistente: { $name }. { $text } { events-left }.
log-constant = Finché { $name } resta qui: { $effects }.
log-event-choice = { $who } decide per { $key }: { $what }
log-event-over = L'evento { $name } è finito e lascia il tavolo.
log-dusk = Alla fine del turno: { $name }.
log-tries = { $who } prova a far finire { $name }.
log-bell = Le carte evento sono finite: suona la campana del profondo, rintocco { $bell } di 3.
log-new-pass = Comincia il giro { $n } di 3, con { $left } nuove carte evento.
log-skills-lost = { $n ->
    [0] Tutto ciò che si è imparato andrebbe perso, ma nessuno ha carte abilità.
    [one] Tutto ciò che si è imparato va perso: una carta abilità finisce negli scarti.
   *[other] Tutto ciò che si è imparato va perso: { $n } carte abilità finiscono negli scarti.
}
log-card-lost = { $member } perde { $card }, per scelta di { $who }.
log-peek-events = { $who } mostra a tutti { $n ->
    [one] la prossima carta evento
   *[other] le prossime { $n } carte evento
}: { $cards }.
log-puts-back = { $card } sarà il prossimo evento.
log-events-skipped = { $n ->
    [0] Non c'è più nessuna carta evento da perdere.
    [one] Una carta evento lascia il mazzo senza essere letta; restano: { $left }.
   *[other] { $n } carte evento lasciano il mazzo senza essere lette; restano: { $left }.
}
log-branch = { $who } prende: { $effects }.
log-serpent-comes = Un serpente emerge dov'è la nave, { $region-to }, e le darà la caccia.
log-serpent-goes = Il serpente s'inabissa { $region-to } e non caccia più.
log-serpent-follows = Il serpente insegue la nave { $region-to }.
log-serpent = Il serpente nuota { $origin-from } { $region-to }, più vicino alla nave.
log-serpent-bites = { $n ->
    [one] Il serpente ha raggiunto la nave e morde: 1 danno alla nave.
   *[other] Il serpente ha raggiunto la nave e morde: { $n } danni alla nave.
}
log-travel = { $who } fa salpare la nave { $region-from }. Una prova di Mestiere dice fin dove.
log-nobody-steers = Nessuno prende il timone.
log-distance = Mestiere { $strength } e destino { $fate } fanno { $total }: la nave può navigare per { $n ->
    [one] una regione
   *[other] { $n } regioni
}{ $changed ->
    [0] {""}
   *[other] {""}, per via di carte ed eventi, invece di { $plain }
}.
log-ship-sails = { $who } porta la Manticore { $origin-from } { $region-to }.
log-leaves-map = { $who } lascia la mappa { $map } verso { $edge }.
log-ship-crosses = La Manticore passa { $origin-from } { $region-to }.
log-ship-towed = La Manticore viene rimorchiata { $origin-from } al porto { $region-of }.
log-ship-carried = Il racconto porta la Manticore { $origin-from } { $region-to }.
log-ship-starts = Il viaggio comincia { $region-to } invece che { $origin-to }.
log-anchors = { $who } getta l'ancora { $region-to }; { $n ->
    [one] restava una regione
   *[other] restavano { $n } regioni
} da navigare.
log-new-map = Una nuova mappa: { $map }.
log-hazard = Un'insidia { $region-to }: { $name }. { $skill } { $n }, oppure { $effects }.
log-explore = { $who } scende a terra con la compagnia: { $name }, luogo { $n }.
log-read = Il libro delle storie è aperto su { $page }, paragrafo { $paragraph }.
log-leaves-it = { $who } lascia la scelta a { $to }.
log-turns-page = { $who } volta pagina.
log-choice = { $who } sceglie { $key }: { $what }
log-no-choice = Nulla di tutto questo si può scegliere.
log-leaves-town = { $who } lascia { $page-the }.
log-back-to-town = La compagnia è di nuovo { $page-to }.
log-back-to-ship = La compagnia è di nuovo sulla nave, { $region-to }.
log-explore-token = Il segnalino esplorazione { $letter } resta con il racconto finché la compagnia non torna sulla nave.
log-token = Ora la compagnia ha { $token_id }.
log-token-gone = La compagnia non ha più { $token_id }.
log-quest = Una nuova missione: { $title }. { $printed }
log-quest-done = La missione { $title } è compiuta.
log-quest-lost = La missione { $title } è persa.
log-card = La compagnia ottiene la carta { $card }: { $printed }
log-totem = La compagnia trova un totem, { $card }: { $printed } Totem in tutto: { $n }.
log-card-owned = La compagnia possiede già { $card } e non ottiene nulla.
log-card-gone = La compagnia perde la carta { $card }.
log-market = { $who } va al mercato con { $n ->
    [one] una moneta
   *[other] { $n } monete
}. Sui banchi: { $cards }.
log-market-left = { $who } lascia il mercato; { $n ->
    [0] non vi resta nulla
    [one] una carta torna sotto il mazzo
   *[other] { $n } carte tornano sotto il mazzo
}.
log-buy = { $who } compra { $card } per { $n ->
    [one] una moneta
   *[other] { $n } monete
}; restano: { $left }.
log-port = { $who } entra nel porto { $region-of } con { $n ->
    [one] una moneta
   *[other] { $n } monete
}.
log-port-left = { $who } lascia il porto.
log-inn = { $who } paga { $n ->
    [one] una moneta
   *[other] { $n } monete
} per una notte alla locanda; restano: { $left }.
log-level = { $n ->
    [0] { $member } riceve gratis la carta livello { $level }: { $printed }
   *[other] { $member } riceve la carta livello { $level } per { $n } PE, restano { $left }: { $printed }
}
log-combat = Un combattimento di livello { $level }! Da sinistra: { $enemies }.
log-tokens = { $who } ha { $n ->
    [0] nessun segnalino combattimento
    [one] un segnalino combattimento
   *[other] { $n } segnalini combattimento
}.
log-round = Comincia il round { $n } del combattimento. Da sinistra: { $enemies }.
log-round-ends = Non si attacca più: il round { $n } finisce, e agiscono i nemici.
log-foe = { $enemy }: difesa { $n }, attacco { $attack }, { $hearts ->
    [one] un punto cuore
   *[other] { $hearts } punti cuore
}.
log-attack = Per ordine di { $who }, { $member } attacca { $enemy-the } con { $weapon-the }: { $n ->
    [one] 1 danno
   *[other] { $n } danni
} se va a segno.
log-hit = Destino { $fate } e precisione { $accuracy } fanno { $total } contro difesa { $n }: { $member } colpisce { $enemy-the }.
log-miss = Destino { $fate } e precisione { $accuracy } fanno { $total } contro difesa { $n }: { $member } manca { $enemy-the }.
log-first-strike = Primo colpo: la risposta { $enemy-of } arriva prima del colpo.
log-points = { $lost ->
    [0] { $tired ->
        [0] Danni di { $member } { $enemy-to }: { $n }.
       *[other] { $member } è allo stremo e infligge un danno in meno. Danni { $enemy-to }: { $n }.
    }
   *[other] { $tired ->
        [0] Danni di { $member } { $enemy-to }: { $n }; la resistenza ne ha tolti { $lost }.
       *[other] { $member } è allo stremo e infligge un danno in meno. Danni { $enemy-to }: { $n }; la resistenza ne ha tolti { $lost }.
    }
}
log-points-lost = { $n ->
    [one] 1 danno non trova una casella e va perso.
   *[other] { $n } danni non trovano una casella e vanno persi.
}
log-extra = { $n ->
    [one] { $member } rinuncia a { $card } per 1 danno in più.
   *[other] { $member } rinuncia a { $card } per { $n } danni in più.
}
log-synergy = { $member } usa il segnalino sinergia di { $owner }, che torna a casa: { $synergy }
log-synergy-home = { $who } rimanda a casa il segnalino sinergia di { $owner }.
log-place-synergy = Il segnalino sinergia di { $member } va a { $to }: { $synergy }
log-cover = Un danno { $enemy-to }, casella { $spot }; { $hearts ->
    [0] non restano cuori
    [one] resta un punto cuore
   *[other] restano { $hearts } punti cuore
}.
log-splash = Il colpo rimbalza { $enemy-on }, casella { $spot }; { $hearts ->
    [0] non restano cuori
    [one] resta un punto cuore
   *[other] restano { $hearts } punti cuore
}.
log-blocks = { $n ->
    [one] 1 danno a { $member } viene parato
   *[other] { $n } danni a { $member } vengono parati
}; { $left ->
    [0] non ne resta nessuno
    [one] 1 arriva comunque
   *[other] { $left } arrivano comunque
}.
log-counter = { $blocked ->
    [0] Contrattacco { $enemy-of } su { $member }. Danni: { $n }.
   *[other] Contrattacco { $enemy-of } su { $member } per { $strength }. Parati: { $blocked }; passano: { $n }.
}
log-no-counter = Nessun contrattacco { $enemy-of }.
log-enemy-falls = { $enemy-gender ->
    [mp] Cadono { $enemy-the }
    [fp] Cadono { $enemy-the }
   *[m] Cade { $enemy-the }
}; { $n ->
    [0] non resta nessun nemico
    [one] resta un nemico
   *[other] restano { $n } nemici
}.
log-enemy-attacks = { $blocked ->
    [0] Attacco { $enemy-of } su { $member }. Danni: { $n }.
   *[other] Attacco { $enemy-of } su { $member } per { $strength }. Parati: { $blocked }; passano: { $n }.
}
log-enemy-idle = Nessun attacco { $enemy-of }.
log-hourglass = La clessidra { $enemy-of } si svuota: { $hourglass }.
log-regenerate = Una ferita { $enemy-of } si chiude, casella { $spot }.
log-disarmed = A { $member } { $card-gender ->
    [mp] sfuggono
    [fp] sfuggono
   *[m] sfugge
} di mano { $card-the }, fino alla fine del combattimento.
log-hand-over = { $n ->
    [0] { $who } cede un segnalino combattimento a { $to }.
    [one] { $who } cede un segnalino combattimento a { $to }; { $payer } paga 1 comando.
   *[other] { $who } cede un segnalino combattimento a { $to }; { $payer } paga { $n } comandi.
}
log-victory = Il combattimento è vinto dopo { $n ->
    [one] un round
   *[other] { $n } round
}.
log-defeat = Sconfitta numero { $n } di questo viaggio: { $cause }. La nave viene rimorchiata al porto più vicino.
log-recovers-crew = Tutti i danni e le fatiche dell'equipaggio se ne vanno.
log-recovers-ship = Tutti i danni della nave sono riparati.
log-lost = Sconfitta al turno { $turn }: { $cause }. In modalità brutale il viaggio finisce qui, con { $final } punti e senza un finale.
log-gets-up = { $n ->
    [0] { $who } lascia il tavolo.
    [one] { $who } lascia il tavolo; 1 comando torna nella riserva.
   *[other] { $who } lascia il tavolo; { $n } comandi tornano nella riserva.
}
log-left-behind = { $card } resta indietro e finisce negli scarti.
log-inherits = { $n ->
    [one] { $who } prende in consegna 1 comando e ne ha { $total }.
   *[other] { $who } prende in consegna { $n } comandi e ne ha { $total }.
}
log-card-handed-on = { $who } prende in consegna { $card }.
log-handed-on = { $who } prende in consegna una carta.
log-sits-down = { $who } sale a bordo.
log-board-moves = { $member } ora naviga con { $who }.
log-ending = Il viaggio finisce al turno { $turn } con un finale del racconto: { $name }. Vale { $final } punti.

falls-venom = ha il veleno nel sangue
falls-madness = cede alla follia
falls-frightened = ha paura
falls-weakened = perde le forze
falls-low_morale = è giù di morale
ill-venom = dal veleno
ill-madness = dalla follia
ill-frightened = dalla paura
ill-weakened = dalla debolezza
ill-low_morale = dal morale basso
does-venom = 1 danno all'inizio di ogni turno
does-madness = 1 danno quando partecipa a una sfida o a una navigazione
does-frightened = nessun attacco nei combattimenti
does-weakened = 2 in meno in ogni capacità
does-low_morale = 1 comando in più per partecipare a una sfida o a una navigazione
cause-crew = nessuno dell'equipaggio ha più salute
cause-ship = la nave ha tutti i danni che può reggere
token_id-dinosaur_egg = l'uovo di dinosauro
token_id-diving_suit = lo scafandro
token_id-pollen_potion = la pozione di polline
region-at = { $name } ({ $where })
    .of = { $name-of } ({ $where })
    .to = { $name-to } ({ $where })
    .from = { $name-from } ({ $where })
square-coded = { $where } ({ $what })
nobody = nessuno
open-sea = mare aperto
    .of = del mare aperto
    .to = in mare aperto
    .from = dal mare aperto
card-plain = nessuna abilità propria.

reveal-fate = Destino { $n }
reveal-die = Il dado mostra { $n }
reveal-failed = fallisce
reveal-sum = { $skill }: { $total } contro { $n }
reveal-health = { $n ->
    [0] Fuori combattimento
    [one] Resta 1 punto salute
   *[other] Restano { $n } punti salute
}
reveal-bell = La campana del profondo, rintocco { $n }
reveal-token = Segnalino ricerca
reveal-fight = Un combattimento
reveal-blow = { $n ->
    [one] 1 danno a { $member }
   *[other] { $n } danni a { $member }
}
reveal-defeat = Sconfitta

reveal-defeat-costs = Si arriva a questo: { $cause }. Costa { $points } punti e i prossimi { $events } eventi. { $gains }
reveal-hit = { $member } va a segno
reveal-miss = { $member } va a vuoto
reveal-attack-sum = { $total } contro difesa { $n } { $enemy-of }

## La fine

end-lost = La compagnia è stata sconfitta in modalità brutale.
end-ending-1 = Finale 1: La lunga deriva
end-ending-2 = Finale 2: Un occhio si apre
end-ending-3 = Finale 3: La porta socchiusa
end-ending-4 = Finale 4: La marea di casa
end-ending-5 = Finale 5: Il risveglio
end-ending-6 = Finale 6: La veglia di sale
end-ending-7 = Finale 7: La fila di lumi
end-ending-8 = Finale 8: Quietanza
end-ending-9 = Finale 9: Il colpo del fabbro
end-ending-10 = Finale 10: La corona verde
end-ending-11 = Finale 11: L'ultimo silenzio
end-ending-12 = Finale 12: Nove sedie

## Riquadri

panel-crew = Equipaggio
panel-hand = La tua mano
mark-hand = { $n ->
    [one] carta
   *[other] carte
}
panel-hand-note = { $n ->
    [one] 1 comando
   *[other] { $n } comandi
}
panel-seats = Al tavolo
panel-resources = Stiva
panel-xp = PE
goal-together = Che cosa cercate insieme
goal-sentence = Esplorate le isole in cerca di totem prima della terza campana: nell'ultimo atto decidono come finisce il viaggio.
goal-totems = Totem
goal-gathered = { $n ->
    [0] ancora nessuno
    [one] 1 raccolto
   *[other] { $n } raccolti
}
goal-bell = Alla campana { $n } di { $of }
goal-finale = L'ultimo atto
goal-ends = Che cosa sarebbe una sconfitta
goal-ends-brutal = Che cosa porrebbe fine al viaggio
goal-crew = nessuno dell'equipaggio è in piedi
goal-standing = { $n } su { $of } in piedi
goal-ship = la nave è un relitto
goal-damage = danni { $n } su { $of }
panel-events = Eventi
panel-ship = Manticore
room-damage = { $n ->
    [0] { $name }
    [one] { $name }: 1 danno
   *[other] { $name }: { $n } danni
}
panel-ship-note = danni { $n } su 11
panel-cards = Carte della compagnia
panel-quests = Missioni
panel-ongoing = Eventi persistenti
panel-event = Evento
panel-test = Prova
panel-odds = Probabilità
panel-attack = Attacco
panel-round = Fine del round
panel-market = Mercato
panel-levels = Carte livello
panel-log = Diario di viaggio
panel-decks = Mazzi
panel-sheet = Imprese
panel-sheet-note = { $totems } totem, { $endings ->
    [one] 1 finale
   *[other] { $endings } finali
}
tab-map = Mappa
tab-story = Racconto
tab-crew = Equipaggio
tab-cards = Carte

deck-ability = Carte abilità
deck-discard = Scarti
deck-event = Eventi
deck-market = Mercato
deck-search = Segnalini ricerca

page-place = { $map }, luogo { $n }
page-number = Paragrafo { $n }
page-failed = { $text }
tier-mild = Un evento lieve
tier-perilous = Un evento periglioso
tier-deadly = Un evento mortale
page-bell = Il Mare Errante
page-prologue = Prima del primo turno
page-back = Siete di nuovo { $town-to }.
choice-leave = Lasciare { $town-the }.

stage-map = { $map }, pagine { $west } e { $east }
stage-combat = Un panno con { $n ->
    [one] una carta nemico
   *[other] { $n } carte nemico
}
space-region = { $name }, regione { $where }
coast-wall = Scogliere
coast-closed = Una costa di scogliere
space-port = porto
space-market = mercato
exit-to = Verso { $edge }: { $map }, pagina { $page }
piece-ship = La Manticore
piece-serpent = Il serpente in caccia
piece-figure = La pedina della nave
piece-hazard = Insidia: { $name }
fact-hazard = Chi entra qui navigando affronta subito una prova: { $test }. Se fallisce: { $fails }.
piece-location = { $name }, luogo { $n }
enemy-level = livello { $n }
enemy-note = Difesa { $defence }, colpisce per { $n }
health-left = { $n }/{ $of }
odds-aim = Contro difesa { $n } { $enemy-of }. A segno fa { $hit }, a vuoto { $miss }.
verdict-distance = { $n ->
    [one] una regione
   *[other] { $n } regioni
}
panel-travel = Fin dove
travel-up-to = fino a { $n }
travel-from = da { $n } in su
travel-regions = { $n ->
    [one] una regione
   *[other] { $n } regioni
}
travel-now = adesso
score-became = Che ne è stato di loro
mark-totem = Totem
mark-defence = difesa
mark-attack = danni
mark-health = salute
mark-fatigue = fatica
mark-skills = capacità
mark-command = comandi sulla scheda
mark-captain = capitano
mark-attacking = all'attacco
mark-used = in uso
mark-synergy = { $n ->
    [one] 1 segnalino sinergia
   *[other] { $n } segnalini sinergia
}
mark-tokens = { $n ->
    [one] 1 segnalino combattimento
   *[other] { $n } segnalini combattimento
}
mark-location = luogo
odds-headline = { $n } %
odds-text = Finora { $skill } { $total }. Basta un destino di { $needed } o più.
odds-sure = Finora { $skill } { $total }. Non può fallire.
term-fate = destino
term-skill = capacità
term-bonus = aiuto
term-total = totale
term-need = serve
term-against = contro { $n }
result-test = { $skill } { $n }
result-passed = superata
result-failed = fallita
result-spare = { $n ->
    [0] giusto giusto
    [one] { $n } di troppo
   *[other] { $n } di troppo
}
result-short = { $n ->
    [one] manca { $n }
   *[other] mancano { $n }
}
term-accuracy = precisione
term-defence = difesa
verdict-passed = basta
verdict-failed = non ancora
verdict-hit = a segno
verdict-miss = a vuoto
owner-seat = { $who }
quest-active = attiva
card-cost = { $n ->
    [one] Costa 1 comando. { $text }
   *[other] Costa { $n } comandi. { $text }
}
card-command = { $n ->
    [one] 1 comando
   *[other] { $n } comandi
}
state-visited = esplorato
voyage-explore = Turno { $turn }: { $name }
voyage-quest = Turno { $turn }: missione { $name }
voyage-quest-done = Turno { $turn }: compiuta, { $name }
voyage-totem = Turno { $turn }: totem { $name }
voyage-card = Turno { $turn }: { $name }
voyage-level = Turno { $turn }: { $name }
voyage-defeat = Turno { $turn }: sconfitta
voyage-ending = Turno { $turn }: { $name }
deck-count = { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
}
banner-ending = Il viaggio è finito
banner-lost-voyage = Il mare non vi ha lasciato tornare
banner-score = { $points } punti
panel-chart = Il mare conosciuto
panel-chart-note = luoghi visti: { $n } su { $of }
chart-map = { $map }: luoghi visti { $n } su { $of }
whynot-turn = È il turno di { $who }: decide { $who } dove va la nave e che cosa si fa.
whynot-in-already = { $name } partecipa già.
whynot-not-yours = { $name } è nella guardia di { $who }: solo { $who } può mandare { $name }.
whynot-down = { $name } non ha più salute. Prima fagliene recuperare un po'.
whynot-tired = { $name } ha due fatiche e prima deve riposare.
whynot-no-craft = { $name } non ha Mestiere e non può stare al timone.
whynot-low-morale = { $name } è giù di morale: serve un comando in più di quanti ne hai.
whynot-no-token = In questo round non hai più segnalini combattimento.
whynot-attacked = In questo round { $name } ha già attaccato { $n } volte.
whynot-frightened = { $name } ha paura e non attacca.
whynot-not-beside = La nave non è accanto { $region-to }. Arrivaci un passo alla volta.
whynot-travel-first = { $region }: per arrivarci serve l'azione Naviga.
whynot-other-region = Quel luogo ({ $place }) è in un'altra regione. Prima arrivaci con la nave.
whynot-same-room = La pedina è già { $room-to } e deve andare altrove.
whynot-room-broken = Troppi danni { $room-to }: lì non si ottiene nulla. Prima bisogna riparare.
whynot-card-used = { $card }: ci sono sopra dei comandi. Si può riusare quando tornano nella riserva.
whynot-command = { $n ->
    [one] { $card } costa 1 comando.
   *[other] { $card } costa { $n } comandi.
}
whynot-not-now = { $card } in questo momento non fa nulla.
whynot-no-port = In questa regione non c'è un porto.
whynot-no-market = In questa regione non c'è un mercato.

## Perché un consiglio lo dice: "È una risposta che …", più (yes: il massimo) delle altre, per parte della valutazione

speaks-for-score = { $most ->
    [yes] porta più punti di tutte
   *[no] porta più punti
}
speaks-against-score = { $most ->
    [yes] porta meno punti di tutte
   *[no] porta meno punti
}
speaks-for-condition = { $most ->
    [yes] tiene equipaggio e nave nelle condizioni migliori
   *[no] tiene equipaggio e nave in condizioni migliori
}
speaks-against-condition = { $most ->
    [yes] logora equipaggio e nave più di ogni altra
   *[no] logora di più equipaggio e nave
}
speaks-for-time = { $most ->
    [yes] lascia più tempo di tutte
   *[no] lascia più tempo
}
speaks-against-time = { $most ->
    [yes] costa più tempo di tutte
   *[no] costa più tempo
}
speaks-for-voyage = { $most ->
    [yes] vi porta più vicino di ogni altra a ciò che vale il viaggio
   *[no] vi porta più vicino a ciò che vale il viaggio
}
speaks-against-voyage = { $most ->
    [yes] vi porta più lontano di ogni altra da ciò che vale il viaggio
   *[no] vi allontana da ciò che vale il viaggio
}
speaks-for-story = { $most ->
    [yes] fa avanzare il racconto più di ogni altra
   *[no] fa avanzare di più il racconto
}
speaks-against-story = { $most ->
    [yes] fa meno di ogni altra per il racconto
   *[no] fa meno per il racconto
}
speaks-for-test = { $most ->
    [yes] vi mette nella posizione migliore per la sfida
   *[no] vi mette in una posizione migliore per la sfida
}
speaks-against-test = { $most ->
    [yes] vi mette nella posizione peggiore per la sfida
   *[no] vi mette in una posizione peggiore per la sfida
}
speaks-for-fight = { $most ->
    [yes] rende più di ogni altra nel combattimento
   *[no] rende di più nel combattimento
}
speaks-against-fight = { $most ->
    [yes] rende meno di ogni altra nel combattimento
   *[no] rende di meno nel combattimento
}

# --- il primo turno guidato: content/tutorial.toml dice quando
tutorial-prologue = Un viaggio comincia con qualche pagina; il libro delle storie è in inglese. Letta questa, **continua.**
    .title = Come cominciò
tutorial-gift = Quasi ogni pagina finisce con una **scelta**, con accanto il prezzo o la prova. Prendi il **legname** (timber), risposta A: servirà a pagare qualcosa.
    .title = La prima scelta
tutorial-begin = La Manticore si è smarrita in un mare dove dormono cinque dèi. Trova ciò che hanno sognato, e la via di casa. **Comincia.**
    .title = Un mare sconosciuto
tutorial-room = Un turno comincia in un **locale** della nave. La **Plancia** porta una carta e un **comando**, con cui l'equipaggio impara e agisce. **Vai lì.**
    .title = Scegli un locale
tutorial-equip = Le carte sono talenti, e hai i comandi per uno. Stasera qualcuno dovrà colpire forte: **equipaggia Fendente pesante.**
    .title = Impara un talento
tutorial-pupil = Nessuno maneggia l'ascia come **Rafael**: dallo a lui.
    .title = Chi lo impara?
tutorial-event = Poi viene un **evento**, ogni turno. Sedersi al gioco è una **sfida**: Astuzia 5 o più. **Siediti.**
    .title = Un evento
tutorial-audrie = Chi partecipa aggiunge la sua capacità e si affatica. **Audrie** ha Astuzia.
    .title = Chi partecipa?
tutorial-gregory = Siamo a 1, e il destino aggiunge da 1 a 6. Con un altro punto è probabile: **Gregory.**
    .title = Un piccolo aiuto
tutorial-fate = Mandarne altri vorrebbe dire solo più fatica. **Pesca il destino.**
    .title = Pesca il destino
tutorial-explore = Sei contro cinque: **superata**, e due carte in premio! Ora hai **due azioni**. Prima, **esplora il Faro di Brace.**
    .title = Scendi a terra
tutorial-ask-her = I luoghi hanno una storia, e ciò che scegli viene ricordato. **Chiedile** dove vi trovate: è la risposta A.
    .title = Ascolta e scegli
tutorial-page = Due **missioni**: altri luoghi te le chiederanno. Premi una regola qui sotto, o ?, per leggere il **perché**; anche le righe del diario sanno il loro. Poi **continua.**
    .title = Le prime missioni
tutorial-travel = Resta un'azione. **Naviga**: fin dove, lo dice una prova di Mestiere.
    .title = Salpa
tutorial-helm = Uno dell'equipaggio può prendere il timone. In Mestiere la migliore è **Kasumi**.
    .title = Chi prende il timone?
tutorial-stand = Fa 4, due regioni. Rinunciare a una carta darebbe un punto e non cambierebbe nulla: **va bene così.**
    .title = Può bastare
tutorial-sail = Su uno schermo, allarga con due dita, o gira la rotella con Ctrl, per vedere da vicino. **Wickhaven**, a est, ha un porto: **naviga fin lì.**
    .title = Naviga
tutorial-anchor = Basta così: **resta qui.** Una svista? La freccia curva, o u, **annulla** una risposta finché non si scopre niente di nuovo.
    .title = Getta l'ancora
tutorial-second-turn = Un turno va così: locale, evento, due azioni. Fra un turno e l'altro puoi riporre il viaggio. **Comincia il secondo.**
    .title = Il secondo turno
tutorial-deck = Adesso ci vuole un altro locale. Dal **Ponte** si pesca cibo e altro ancora: **vai lì.**
    .title = Un altro locale
tutorial-search = Ogni segnalino porta qualcosa, e qualcuno morde. **Pescane** uno.
    .title = Fruga il mare
tutorial-enough = Due di grano, e nessun danno. Tanto ne terresti uno solo: **fermati.**
    .title = Basta così
tutorial-go-on = Più avanti avrai dubbi? Su uno schermo, la lampada o h, **Mostra una buona mossa**, dice che cosa farebbe un amico. Per ora niente da imparare: **avanti.**
    .title = Tieni i comandi
tutorial-canoe = Ecco a che serve il legname, due monete: **vendi loro del cordame.**
    .title = Un altro evento
tutorial-port = Cinque monete! Una notte a terra ne costa quattro, e tre dei tuoi hanno una fatica. **Vai al porto.**
    .title = In porto
tutorial-inn = Le fatiche si sommano: con due non si può più aiutare. La **Locanda** fa riposare e cura tutti. **Sceglila.**
    .title = Una notte a terra
tutorial-rested = Tutti in forze! Su uno schermo, i tre punti (**Altro**) portano a regole, diario e impostazioni. **Vai via** dal porto.
    .title = Riposati
tutorial-town = Resta un'azione, per la città: **esplora Wickhaven.**
    .title = In città
tutorial-cooper = Una città ha molte porte. A una c'è chi ha bisogno di te: **D, fatti avanti.**
    .title = Guai sulla banchina
tutorial-harbour = Potresti parlare, o guardare altrove. Ma hai Rafael, e il combattimento è facile: **A, buttali in acqua.**
    .title = Tieni loro testa
tutorial-attack = Quattro segnalini, quindi quattro attacchi. Prima **Rafael.**
    .title = Chi attacca?
tutorial-rats = I **Topi di banchina** si colpiscono più facilmente. **Mira a loro.**
    .title = Scegli il bersaglio
tutorial-swing = Destino 6: a segno, per tre danni. Ora rinuncia a **Fendente pesante**: altri due!
    .title = Il colpo imparato
tutorial-heart = Cinque danni, una casella dopo l'altra, ognuna accanto alla precedente. Senza cuori un nemico cade: **il cuore in alto a sinistra.**
    .title = Dritto al cuore
tutorial-teeth = Lì sotto c'è **Danni +1**, sulla strada per il secondo cuore. **Coprilo.**
    .title = Di passaggio
tutorial-second-heart = **Il cuore a destra.**
    .title = Il secondo cuore
tutorial-splash = Per loro è finita, e restano due danni. Il colpo **rimbalza**: sul **cuore della Gente di mare Gannet.**
    .title = Di rimbalzo
tutorial-last-heart = E **l'ultimo cuore, lì sopra.**
    .title = Un colpo, due nemici
tutorial-friend = Hai coperto un **punto sinergia**: il segnalino di Rafael va a un amico e lo proteggerà: **Mac.**
    .title = Una mano a un amico
tutorial-hand = Puoi tenere tre carte. Rinuncia a quella che ti mancherà di meno; una carta è anche un numero del destino, e un punto in più in una sfida della sua capacità.
tutorial-failed = La sfida è fallita, e ciò che minacciava si è avverato. Più persone, o una carta scartata, avrebbero aiutato; ma tutte le forze che spendi adesso mancheranno dopo.
tutorial-wound = Qualcuno ha subito danni. La salute si recupera in Infermeria, nei porti e con certi cibi; chi non ne ha più è fuori combattimento.
tutorial-hazard = Un'insidia: una sfida che viene con il luogo. Scegli chi partecipa, come sempre.
tutorial-combat = Un **combattimento**. Destino e precisione devono raggiungere la difesa del nemico; chi resta in piedi risponde, e di nuovo a fine round.
tutorial-bell = La campana ha suonato: il mazzo eventi è finito una volta. Quando avrà suonato tre volte il viaggio finirà, e il racconto si fermerà dove sarete arrivati.
tutorial-end = **La banchina è tua**: il bottaio è libero, nessuno ha un graffio, e hai guadagnato tre monete e un po' di esperienza. Impara, riposa, poi osa: così si vincono i viaggi. **Continua a giocare**: Wickhaven ha altre porte, e le missioni aspettano. O ricomincia: **con amici**, che si dividono l'equipaggio; per una **serata breve** di pochi turni, da riporre e riprendere; o per il **viaggio intero**, finché la campana avrà suonato tre volte.

# --- che cosa c'è da leggere
sheet-crew = Schede dell'equipaggio
sheet-atlas = L'atlante
sheet-quests = Missioni ed eventi
sheet-discards = Pile degli scarti
sheet-role = { $role }, { $origin }
sheet-captain = naviga con chi è di turno
sheet-sails-with = naviga con { $who }
sheet-condition = Come sta
sheet-of = { $n } su { $of }
sheet-skills = Capacità
sheet-skills-note = ciò che ora aggiunge a una prova
part-printed = { $n } sulla scheda
part-of = { $n } { $what }
part-less = { $n } in meno: { $what }
part-none = nessuna
sheet-weapons = Armi
weapon-numbers = precisione +{ $accuracy }, danni { $damage }, parata { $block }
weapon-extra = Scarta una carta { $skill } equipaggiata: 1 danno in più.
weapon-ranged = a distanza
weapon-near = in mischia
sheet-ability = Abilità propria
sheet-ready = pronta
sheet-spent = { $n ->
    [one] in uso: 1 comando sulla scheda
   *[other] in uso: { $n } comandi sulla scheda
}
sheet-command = { $n ->
    [one] 1 comando
   *[other] { $n } comandi
}
sheet-equipped = Equipaggiate
sheet-nothing-equipped = Ancora nulla: una carta abilità della mano può stare sotto questa scheda.
sheet-card-note = destino { $fate }, { $skill }
sheet-levels = Carte livello
sheet-levels-note = { $n } su { $of }; esperienza della compagnia: { $xp }
sheet-level-text = { $text } Aggiunge { $gives }.
sheet-owned = imparata
sheet-xp = { $short ->
    [0] costa { $n } di esperienza, si impara in un porto
   *[other] costa { $n } di esperienza, ne manca { $short }
  }
sheet-synergy = Segnalino sinergia
sheet-synergy-of = { $name }
sheet-synergy-home = a casa
sheet-synergy-with = con { $name }
sheet-quests-note = { $n ->
    [one] un compito aperto
   *[other] { $n } compiti aperti
  }
sheet-tasks = Compiti aperti
pin-fact = Compito { $n }, { $title }: { $text }
pin-place = su una pagina non ancora navigata
pin-and = { $first }; { $second }
pin-where = { $n } { $name }: { $far ->
    [0] qui
    [one] a { $far } regione
   *[other] a { $far } regioni
}
piece-pin = Compito { $title }, oltre il bordo: { $edge }
sheet-no-tasks = Nessuno: forse ne ha uno un luogo che non avete ancora visto.
sheet-ongoing-note = restano finché non li togliete
sheet-no-events = Nulla che duri: il mare è come dev'essere.
sheet-known = Che cos'altro si sa di voi
sheet-known-note = apre o chiude scelte
sheet-none-known = Ancora nulla.
sheet-done = Compiute
sheet-none-done = Ancora nulla.
sheet-lasting = Finché dura: { $what }
sheet-out-evening = se ne va con { $test }, alla fine di un turno
sheet-out-action = se ne va con { $test }, come azione
sheet-discards-note = { $n ->
    [one] una carta abilità
   *[other] { $n } carte abilità
  }
sheet-newest-first = le più recenti per prime
sheet-none-discarded = Non c'è nulla.
sheet-here = siete qui
sheet-pages = pagine { $first } e { $last }
sheet-places = Luoghi
sheet-range = prove { $range }
sheet-not-seen = non ancora visto
sheet-edges = Oltre i bordi
sheet-whole = Tutto il mare
sheet-sailed = tavole navigate: { $n } su { $of }
sheet-spreads = Tavole
sheet-not-sailed = Non ancora navigata
sheet-places-seen = luoghi visti: { $n } su { $of }

# --- il giornale di bordo e il racconto fin qui
sheet-log = Il giornale di bordo
sheet-so-far = Il racconto fin qui
log-turns = esplorato al turno { $turns }
log-took = Avete scelto { $key }
so-far-note = turno { $turn }, { $map }
so-far-happened = Che cosa è successo
so-far-nothing = Il viaggio è appena cominciato.
so-far-crew = Nave ed equipaggio
so-far-tired = { $n ->
    [one] 1 fatica
   *[other] { $n } fatiche
}
so-far-hurt = salute { $n } su { $of }
so-far-well = Stanno tutti bene, e la nave è salda.

# --- com'è finita
score-in-all = { $points } punti in tutto
score-sheet = Foglio dei punti
score-count = quanti: { $n }
score-rate = { $n } da { $each }
score-cards = Carte avventura
score-totems = di cui totem
score-quests = Carte missione
score-levels = Carte livello
score-coins = Monete
score-artifacts = Artefatti
score-ending = Un finale raggiunto
score-brutal = In modalità brutale
score-defeats = Sconfitte
score-legacy = Carte di campagne precedenti
score-total = In tutto
score-totems-found = Totem di questo viaggio
score-ever = trovati in tutto: { $n } su { $of }
score-no-totem = Questa volta nessuno.
score-endings = Finali di questo gruppo
score-no-ending = Ancora nessuno.
score-next = Che cosa porta la prossima campagna
score-missing = { $n ->
    [one] un altro totem o finale apre la prossima ricompensa
   *[other] altri { $n } totem o finali aprono la prossima ricompensa
  }
score-all-open = è tutto aperto
score-nothing-new = Questa volta nulla di nuovo: finora { $n } tra totem e finali.
