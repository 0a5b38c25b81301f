### Jupiter Deep in italiano. L'inglese è in en.ftl: i due file hanno gli stessi messaggi.
### Gli id seguono i contenuti: card-<id> è il nome, card-<id>-text ciò che fa dalla mano, -core ciò che fa
### da nucleo; module-<id> il nome di una tessera, kind-<id> quello del suo numero.
### I nomi dei moduli stanno senza articolo. «cupola» e «capsula» sono femminili: dalla, alla e sulla vanno sempre bene.
### Di un posto c'è anche la forma .at: una frase che riceve $place può dire $place-at.


## Il gioco

game-name = Jupiter Deep
game-tagline = Riportate a casa la colonia.
game-text = Una colonia galleggia tra le nubi di Giove, e dal basso è salito qualcosa. Da uno a sette robot guidano la sua gente sui ponti fino a una capsula con sette posti, prima che la prendano gli striscianti.
game-length = da 45 a 90 minuti

option-preset = Difficoltà
option-preset-drill = Esercitazione: due capsule piene
option-preset-cadet = Turno da cadetti: tre capsule piene
option-preset-gentle = Colonia educata: quattro capsule piene, coloni educati
option-preset-standard = Evacuazione normale
option-preset-brittle = Robot fragili: cadono con il loro modulo
option-preset-swift = Orrore veloce: nessun preavviso prima della conversione
option-preset-nightmare = Guardia da incubo: fragili e veloci
option-preset-legend = Nessuno resta indietro: in salvo fino all'ultimo
option-robots = Robot
option-robots-by_seat = Per posto
    .note = Il primo posto ha il primo robot, e così via.
option-robots-chosen = Sceglie ciascuno
    .note = Prima del primo turno ogni posto sceglie un robot.
option-robot_vulnerability = Robot Vulnerabili
    .note = Cade anche un modulo pieno di striscianti e robot
option-fast_creeps = Striscianti Veloci
    .note = Atterrano prima che sia convertito chi è in pericolo
option-ultimate_heroes = Eroi fino in Fondo
    .note = Chi perde un solo colono perde la partita
option-polite_colonists = Coloni Educati
    .note = Lasciano passare gli altri: vie più lunghe in una volta sola
option-turn_limit = Chiudi una partita che si trascina (400 turni)

moment-setup = Preparativi
moment-turn = Turno { $turn }
board-label = { $modules ->
    [one] La colonia, un modulo rimasto
   *[other] La colonia, { $modules } moduli
}


## Robot

robot-ball = Sfera, la guida
robot-ball-text = Arrotondato, due piedi, una sfera sull'antenna.
robot-fork = Forca, l'attrezzista
robot-fork-text = Cingoli e strisce di pericolo, un'antenna biforcuta.
robot-ring = Anello, il medico
robot-ring-text = Tondo su una sola ruota, un anello per antenna.
robot-tee = Ti, il navigatore
robot-tee-text = Alto e sospeso, una T per antenna.
robot-coil = Molla, l'aggiustatutto
robot-coil-text = Tozzo con un grande occhio, una molla per antenna.
robot-fin = Cresta, la guardia
robot-fin-text = Spallacci e uno scudo, una cresta in testa.
robot-twin = Gemello, l'apprendista
robot-twin-text = Un esagono su quattro zampe, con due antennine.


## Moduli e posti

kind-habitat = Habitat
kind-garden = Giardino
kind-reactor = Reattore
kind-beacon = Faro
kind-foundry = Fonderia

module-M1A = Viale dei Lampioni
module-M1B = Ruota delle Cuccette
module-M1C = Corte dei Tagliolini
module-M1D = Alloggi Quieti
module-M2A = Terrazza d'Alghe
module-M2B = Giro dei Frutteti
module-M2C = Serre Gemelle
module-M2D = Tridente di Muschio
module-M3A = Anello di Brace
module-M3B = Aureola Spezzata
module-M3C = Reattore di Chiglia
module-M3D = Officine di Zavorra
module-M4A = Orecchio Lungo
module-M4B = Piattino Incrinato
module-M4C = Schiera dei Sussurri
module-M4D = Guardia Tempeste
module-M5A = Cantiere delle Traverse
module-M5B = Griglia delle Pompe
module-M5C = Canale di Scarico
module-M5D = Gru a Tre Bracci
module-label = { $module }, { $kind }, numero { $number }
module-numbered = { $module } ({ $number })
module-critical = ancora uno strisciante e cade
module-covered = coperto da un super strisciante

place-e = { $module }, cupola est
    .at = su { $module }, cupola est
place-ne = { $module }, cupola nord-est
    .at = su { $module }, cupola nord-est
place-nw = { $module }, cupola nord-ovest
    .at = su { $module }, cupola nord-ovest
place-w = { $module }, cupola ovest
    .at = su { $module }, cupola ovest
place-sw = { $module }, cupola sud-ovest
    .at = su { $module }, cupola sud-ovest
place-se = { $module }, cupola sud-est
    .at = su { $module }, cupola sud-est
place-middle = { $module }, cupola centrale
    .at = su { $module }, cupola centrale
place-pod = capsula
    .at = nella capsula
spot = { $dome } di { $module }
side-e = cupola est
side-ne = cupola nord-est
side-nw = cupola nord-ovest
side-w = cupola ovest
side-sw = cupola sud-ovest
side-se = cupola sud-est
side-middle = cupola centrale
way-within = dalla { $origin } alla { $to }
way-over = dalla { $origin } alla { $to }
way-in = dalla { $origin } nella capsula
way-out = dalla capsula alla { $to }
place-cell = Cielo aperto in { $q }, { $r }
short-e = { $module } E
short-ne = { $module } NE
short-nw = { $module } NO
short-w = { $module } O
short-sw = { $module } SO
short-se = { $module } SE
short-middle = { $module }, centro
dome-e = Cupola est
dome-ne = Cupola nord-est
dome-nw = Cupola nord-ovest
dome-w = Cupola ovest
dome-sw = Cupola sud-ovest
dome-se = Cupola sud-est
dome-middle = Cupola centrale
feature-power_plant = { $module }, centrale
feature-radar_dish = { $module }, parabola radar
kind-dome = Cupola
kind-feature = Centrale o parabola radar
kind-seat = Posto nella capsula
link-gangway = passerella per la capsula

pod-label = Capsula di evacuazione, posti occupati da coloni: { $n } su { $of }
pod-full = nessun posto libero
pod-seat = Posto { $n }

piece-colonist = Colono
piece-creep = Strisciante
piece-super = Super strisciante
piece-in_danger = in pericolo
piece-aboard = a bordo
piece-picked = aspetta un tuo ordine
fact-colonist-danger = Un ponte lo unisce a uno strisciante: alla prossima conversione diventa uno strisciante.
fact-colonist-calm = Nessun ponte lo unisce a uno strisciante: la prossima conversione non lo tocca.
fact-creep = { $n ->
    [0] Nessun ponte lo unisce a un colono: per ora non converte nessuno.
    [one] Alla prossima conversione prende il colono oltre il ponte.
   *[other] Alla prossima conversione prende i { $n } coloni oltre i ponti.
}
fact-module = Spazi di questo modulo occupati da striscianti: { $n } su { $of }; quando lo sono tutti, cade.
fact-robot-core = Il suo nucleo è { $card }.
fact-robot-near = { $n ->
    [0] Sul suo modulo non c'è nessuno strisciante: da qui non ha bersagli.
    [one] Sul suo modulo c'è 1 strisciante a cui sparare da qui.
   *[other] Sul suo modulo ci sono { $n } striscianti a cui sparare da qui.
}

zone-affected = { $modules ->
    [one] Un modulo viene colpito
   *[other] { $modules } moduli vengono colpiti
}
zone-range = Il tuo raggio di comando


## Accanto al tabellone

panel-saved = in salvo
panel-aboard = a bordo
panel-colony = nella colonia
panel-danger = in pericolo
panel-lost = persi
panel-tally = Che ne è stato dei coloni
panel-setup = Prima del primo turno
panel-turn = { $who }: il turno
panel-pod = La capsula
panel-crew = Equipaggio
panel-hand = Le tue carte
panel-die = Il prossimo tiro
pod-away = Lontana. { $who } la fa attraccare all'inizio del suo prossimo turno.
pod-adrift = Alla deriva con { $n } a bordo. { $who } la fa attraccare all'inizio del suo prossimo turno.
step-actions = Azioni
step-conversion = Conversione
step-invasion = Invasione
step-draw = Pesca di una carta
note-danger = { $n } in pericolo
note-deck = { $n } rimaste
note-core = nucleo
note-used = nucleo, già usato
note-active = in questo turno
note-limit = { $n } su { $limit } in mano, scoperte per tutti
note-die = moduli che ricevono uno strisciante
actions-left = { $n ->
    [one] un'azione rimasta
   *[other] { $n } azioni rimaste
}
die-shows = con un { $n }:
goal-together = Come si vince insieme
goal-sentence = { $target ->
    [0] Mettete in salvo abbastanza coloni, e finite con ogni robot nella capsula.
   *[other] Mettete in salvo { $target } coloni, e finite con ogni robot nella capsula.
}
goal-saved = In salvo
goal-aboard = { $n ->
    [0] nessuno a bordo della capsula
    [one] uno a bordo della capsula
   *[other] { $n } a bordo della capsula
}
goal-robots = Robot nella capsula
goal-ends = Si perde se
goal-too_few = troppo pochi sono vivi
goal-spare = { $alive }, { $spare ->
    [0] nessuno
   *[other] { $spare }
} di margine
goal-reactor = cade l'ultimo Reattore
goal-beacon = cade l'ultimo Faro
goal-modules = { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
}{ $covered ->
    [0] {""}
    [one] , 1 coperto
   *[other] , { $covered } coperti
}
goal-no_robots = ogni robot è perso
goal-robots_lost = { $n } su { $of }
goal-turn = Turno { $turn } di { $of }
goal-turns_left = { $n ->
    [0] l'ultimo
    [one] ne resta 1
   *[other] ne restano { $n }
}
seat-pod = nella capsula
seat-out = robot perso, torna con la capsula
seat-keeper = farà attraccare la capsula


## Carte

card-boost = Spinta
card-boost-text = Un'azione in più in questo turno.
card-boost-core = Un'azione in più in ogni turno.
card-bullhorn = Megafono
card-bullhorn-text = In questo turno comandi e scambi in tutta la colonia.
card-bullhorn-core = Comandi e scambi in tutta la colonia.
card-data_core = Nucleo Dati
card-data_core-text = Sostituisci il tuo nucleo con un'altra carta della tua mano, gratis.
card-data_core-core = Una sola volta: sostituisci questo nucleo con una carta della tua mano, gratis.
card-follower = Al Seguito
card-follower-text = In questo turno, dopo ogni comando, un vicino avanza nello spazio lasciato, gratis.
card-follower-core = Dopo ogni comando un vicino avanza nello spazio lasciato, gratis.
card-grenadier = Granatiere
card-grenadier-text = In questo turno ogni strisciante che uccidi può portarne con sé un altro unito da un ponte.
card-grenadier-core = Ogni strisciante che uccidi può portarne con sé un altro unito da un ponte.
card-heat_seeker = Cercacalore
card-heat_seeker-text = 3 azioni: uccidi uno strisciante o super strisciante qualsiasi, dovunque sia.
card-heat_seeker-core = Una volta per turno, 3 azioni: uccidi uno strisciante o super strisciante qualsiasi, dovunque sia.
card-juggernaut = Schiacciasassi
card-juggernaut-text = In questo turno puoi muovere su uno strisciante; quello muore.
card-juggernaut-core = Puoi muovere su uno strisciante; quello muore.
card-module_control = Controllo Moduli
card-module_control-text = Sposta altrove un modulo di bordo, con tutto ciò che vi sta sopra, gratis.
card-module_control-core = Una volta per turno: sposta altrove un modulo di bordo, con tutto ciò che vi sta sopra, gratis.
card-override = Controllo Remoto
card-override-text = In questo turno le tue azioni possono muovere o sparare con qualsiasi altro robot.
card-override-core = Le tue azioni possono muovere o sparare con qualsiasi altro robot.
card-phase_shift = Sfasamento
card-phase_shift-text = Dopo il tuo tiro: tira di nuovo il dado.
card-phase_shift-core = Una volta per turno, dopo il tuo tiro: tira di nuovo il dado.
card-pilot = Pilota
card-pilot-text = Fai partire la capsula attraccata, o fai attraccare quella lontana, gratis.
card-pilot-core = Una volta per turno: fai partire la capsula attraccata, o fai attraccare quella lontana, gratis.
card-rocket_boots = Stivali a Razzo
card-rocket_boots-text = 1 azione: vola lungo una linea retta di ponti, sopra i coloni.
card-rocket_boots-core = Una volta per turno, 1 azione: vola lungo una linea retta di ponti, sopra i coloni.
card-sniper = Cecchino
card-sniper-text = 1 azione: uccidi uno strisciante o super strisciante su un modulo vicino.
card-sniper-core = 1 azione ciascuno: uccidi striscianti e super striscianti su moduli vicini.
card-suppressant = Soppressore
card-suppressant-text = Dopo il tuo tiro o un contrattempo: un modulo dell'elenco non riceve nulla.
card-suppressant-core = Una volta per turno, dopo il tuo tiro o un contrattempo: un modulo dell'elenco non riceve nulla.
card-swap = Cambio di Posto
card-swap-text = In questo turno, 1 azione per volta: cambia posto con una pedina oltre un ponte.
card-swap-core = 1 azione per volta: cambia posto con una pedina oltre un ponte.
card-teleport = Teletrasporto
card-teleport-text = 3 azioni: appari su qualsiasi spazio libero, o nella capsula attraccata.
card-teleport-core = Una volta per turno, 3 azioni: appari su qualsiasi spazio libero, o nella capsula attraccata.
card-power_grab = Presa di Potere
card-power_grab-text = Un super strisciante sorge su ogni centrale senza un robot sul suo modulo.
card-signal_to_noise = Segnale e Rumore
card-signal_to_noise-text = Un super strisciante sorge su ogni parabola radar senza un robot sul suo modulo.
card-surge = Ondata
card-surge-text = Ogni modulo che in questo turno ha ricevuto uno strisciante ne riceve un altro.


## Domande

ask-robot = Quale robot è il tuo?
ask-core = Quale carta diventa il tuo nucleo? L'altra ti resta in mano.
ask-first = A chi tocca il primo turno?
ask-dock = Dove attracca la capsula?
ask-action = { $left ->
    [0] Nessuna azione rimasta. Qualche carta gratuita?
    [one] Un'azione rimasta. Che cosa fai?
    [2] Due azioni rimaste. Che cosa fai?
    [3] Tre azioni rimaste. Che cosa fai?
    [4] Quattro azioni rimaste. Che cosa fai?
    [5] Cinque azioni rimaste. Che cosa fai?
    [6] Sei azioni rimaste. Che cosa fai?
    [7] Sette azioni rimaste. Che cosa fai?
   *[other] { $left } azioni rimaste. Che cosa fai?
}
ask-send = { $left ->
    [one] Un'azione rimasta. Dove deve andare questo colono?
    [2] Due azioni rimaste. Dove deve andare questo colono?
    [3] Tre azioni rimaste. Dove deve andare questo colono?
    [4] Quattro azioni rimaste. Dove deve andare questo colono?
    [5] Cinque azioni rimaste. Dove deve andare questo colono?
    [6] Sei azioni rimaste. Dove deve andare questo colono?
    [7] Sette azioni rimaste. Dove deve andare questo colono?
   *[other] { $left } azioni rimaste. Dove deve andare questo colono?
}
ask-follow = Qualcuno avanza nello spazio lasciato?
ask-splash = La granata manda schegge. Quale altro strisciante colpiscono?
ask-trade_card = Che cosa passa di mano con { $other }?
ask-override = Che cosa deve fare il robot di { $other }?
ask-snipe = Chi colpisce il Cecchino?
ask-heat_seek = Chi trova il Cercacalore?
ask-fly = Dove ti portano gli Stivali a Razzo?
ask-teleport = Dove appari?
ask-new_core = Quale carta diventa il tuo nuovo nucleo?
ask-module = Quale modulo si sposta?
ask-place_module = Dove va { $tile }?
ask-reroll = Il dado dice { $roll }: { $modules ->
    [0] nessun modulo riceve uno strisciante
    [one] un modulo riceve uno strisciante
   *[other] { $modules } moduli ricevono uno strisciante
}. Tiri di nuovo?
ask-suppress = Quale modulo tiene libero il Soppressore?
ask-suppress-setback = { $card }! Quale modulo tiene libero il Soppressore?
ask-place_creep = Uno strisciante arriva su { $tile }. Dove atterra?
ask-discard = Il tuo limite di mano è { $limit }. Quale carta scarti?

pass-follow = Nessuno avanza
pass-splash = Niente schegge
pass-trade_card = Scambio concluso
pass-reroll = Tieni il tiro
pass-suppress = Lascia che accada


## Risposte

verb-robot = Robot
label-robot = { $robot }
says-robot = Prendi { $robot }
go-robot = Prendi

verb-core = Installa
label-core = { $card }
says-core = Installa { $card } come nucleo
go-core = Installa

verb-first = Primo turno
label-first = { $who }
says-first = Il primo turno è di { $who }
go-first = Comincia

verb-dock = Attracca
go-dock = Attracca
beside-e = A est di { $module }
beside-ne = A nord-est di { $module }
beside-nw = A nord-ovest di { $module }
beside-w = A ovest di { $module }
beside-sw = A sud-ovest di { $module }
beside-se = A sud-est di { $module }

verb-move = Muovi
point-move = indica una cupola
point-trample = { point-move }
says-move = Muovi { $place-at }
go-move = Muovi
says-trample = Schiaccia lo strisciante { $place-at }
go-trample = Muovi
label-pod = Nella capsula
label-in_pod = Fuori dalla capsula

verb-shoot = Spara
point-shoot = indica uno strisciante
point-shoot_super = { point-shoot }
says-shoot = Spara allo strisciante { $place-at }
label-shoot_super = Il super strisciante
says-shoot_super = Spara al super strisciante di { $module }

verb-command = Comanda
point-command = indica un colono
says-command = Comanda il colono { $place-at }
go-command = Scegli
badge-danger = in pericolo

verb-you = Tu
label-trade = Scambia con { $who }
says-trade = Scambia carte con { $who }
go-trade = Scambia

verb-swap = Cambia posto
point-swap = indica una pedina
label-swap = { $whom }
says-swap = Cambia posto: { $whom }, { $place-at }
go-swap = Cambia

verb-override = Controllo Remoto
label-override = Comanda il robot di { $who }
says-override = Dai ordini al robot di { $who }
go-override = Scegli

verb-cards = Carte
label-use = { $card }
says-use = Usa { $card }
go-use = Usa
label-pair = { $card } due volte
says-pair = Usa insieme le due carte { $card }, per una sola azione
go-pair = Usa
label-launch = { $card }
says-launch = Usa { $card }
go-launch = Fai partire
label-activate = { $card }
says-activate = Gioca { $card } per questo turno
go-activate = Gioca
cost-free = gratis
cost-actions = { $n ->
    [one] 1 azione
   *[other] { $n } azioni
}

verb-end_actions = Fine azioni
label-end_actions = Fine azioni
says-end_actions = { $left ->
        [0] Termina le tue azioni
        [one] Termina le tue azioni lasciandone una
       *[other] Termina le tue azioni lasciandone { $left }
    }
go-end_actions = Fine azioni

says-send = Manda il colono { $place-at }
says-send_pod = Manda il colono nella capsula
go-send = Manda

verb-follow = Avanza
label-follow = { $place }
says-follow = Avanza il colono { $place-at }
go-follow = Avanza

verb-splash = Schegge
label-splash = { $place }
says-splash = Le schegge colpiscono anche lo strisciante { $place-at }
go-splash = Colpisci

verb-give = Dai
label-give = { $card }
says-give = Dai { $card } a { $other }
go-give = Dai
verb-take = Prendi
label-take = { $card }
says-take = Prendi { $card } da { $other }
go-take = Prendi

verb-fly = Vola
verb-trample = Schiaccia
label-fly_land = { $place }
says-fly_land = Atterra { $place-at }
label-fly_trample = { $place }
says-fly_trample = Atterra sullo strisciante { $place-at }
label-fly_swap = { $place }
says-fly_swap = Cambia posto { $place-at }
label-fly_swap_with = Cambia con { $who }
says-fly_swap_with = Cambia posto con { $who } { $place-at }

verb-module = Modulo
label-module = { $tile }
says-module = Sposta { $tile }
go-module = Scegli
verb-place_module = Colloca
label-place_module = { $where }
says-place_module = Colloca { $tile }: { $where }
go-place_module = Colloca

label-reroll = Tira di nuovo
says-reroll = Tira di nuovo il dado
verb-suppress = Sopprimi
label-suppress = { $tile }
says-suppress = Su { $tile } non arriva nulla
go-suppress = Sopprimi
verb-place_creep = Colloca
says-place_creep = Lo strisciante atterra { $place-at }
go-place_creep = Colloca
verb-discard = Scarta
label-discard = { $card }
says-discard = Scarta { $card }
go-discard = Scarta

follows-first = Nucleo: { $card }
follows-dock = { $modules ->
    [one] Unita a un modulo
   *[other] Unita a { $modules } moduli
}, { $people ->
    [0] dove non vive nessuno.
    [one] dove vive un colono.
   *[other] dove vivono { $people } coloni.
}
follows-in_danger = Lì c'è uno strisciante oltre un ponte: alla fine delle tue azioni il colono viene convertito.
follows-safe = Lì non c'è nessuno strisciante oltre un ponte.
follows-seventh = Il settimo a bordo: la capsula parte. In salvo { $saved } su { $target }.
follows-last_launch = Sui moduli non resta nessuno: la capsula parte. In salvo { $saved } su { $target }.
follows-aboard_blocked = { $aboard ->
    [one] Poi uno a bordo.
   *[other] Poi { $aboard } a bordo.
} { $robots ->
    [one] Un robot tiene un posto: non può arrivare a sette.
   *[other] { $robots } robot tengono dei posti: non può arrivare a sette.
}
follows-aboard = { $aboard ->
    [one] Poi uno a bordo, ne mancano { $more }.
   *[other] Poi { $aboard } a bordo, { $more ->
        [one] ne manca 1
       *[other] ne mancano { $more }
    }.
}
follows-boards = Occupi uno dei sette posti.
follows-boards_won = In salvo ce ne sono abbastanza: con ogni robot a bordo la partita è vinta.
follows-guards = Sorvegli questo modulo: nessun super strisciante può coprirlo.
follows-creeps_here = { $creeps ->
    [one] Lì c'è uno strisciante a cui sparare.
   *[other] Lì ci sono { $creeps } striscianti a cui sparare.
}
follows-quiet = Su quel modulo nessuno strisciante.
follows-trample = Lo strisciante lì muore.
follows-kills_super = La centrale o la parabola funziona di nuovo.
follows-frees = { $colonists ->
    [one] Un colono è fuori pericolo.
   *[other] { $colonists } coloni sono fuori pericolo.
}
follows-left = { $creeps ->
    [0] Poi il modulo è libero.
    [one] Sul modulo resta uno strisciante.
   *[other] Sul modulo restano { $creeps } striscianti.
}
follows-takes = Il colono che è lì va perso.
follows-bursts = Poi il modulo è pieno di striscianti e cade.
follows-beside = { $colonists ->
    [one] Oltre un ponte c'è un colono: da portare via, o perso quando finiscono le prossime azioni.
   *[other] Oltre i ponti ci sono { $colonists } coloni: da portare via, o persi quando finiscono le prossime azioni.
}
follows-beside_nobody = Oltre i ponti non c'è nessun colono.
follows-hit = { $n ->
    [0] Nessuno strisciante atterra.
    [one] { $kind ->
        [super] Un super strisciante sorge su { $tiles }.
       *[creep] Uno strisciante arriva su { $tiles }.
    }
   *[other] { $kind ->
        [super] Super striscianti sorgono su { $tiles }.
       *[creep] Striscianti in arrivo su { $tiles }.
    }
}
follows-end_actions = { $colonists ->
    [0] Ora nessuno è in pericolo.
    [one] Il colono sulla { $spots } diventa uno strisciante.
   *[other] { $colonists } coloni diventano striscianti: { $spots }.
} Poi si tira il dado dell'invasione, e peschi una carta.
follows-command = Poi di' dove.
follows-command_danger = Oltre un ponte c'è uno strisciante: dov'è ora, alla fine delle tue azioni lo diventa anche questo colono.
follows-reroll = Conta il nuovo tiro, qualunque sia.
follows-trade = Quante carte volete, in un verso e nell'altro, per un'azione.
follows-swap = Vi scambiate di posto.
follows-override = Un semplice Muovi o Spara, senza l'aiuto di nessuna carta.
follows-launch = Chi è a bordo è in salvo: { $saved } su { $target } in tutto. La capsula è lontana fino al tuo prossimo turno.
follows-fly_trample = Lo strisciante muore sotto di te.
follows-fly_swap = La pedina che è lì va nello spazio che lasci.
follows-on_it = { $people ->
    [0] Nessun colono sopra
    [one] Un colono sopra
   *[other] { $people } coloni sopra
}, { $creeps ->
    [0] nessuno strisciante.
    [one] uno strisciante.
   *[other] { $creeps } striscianti.
}


## Perché no

whynot-setup = La colonia è ancora in preparazione. Prima rispondi alla domanda.
whynot-turn = È il turno di { $who }. Aspetta il tuo.
whynot-step = Per questo turno le tue azioni sono finite. Prima rispondi alla domanda.
whynot-first = Finisci ciò che hai cominciato, o annullalo.
whynot-cell = La capsula attracca solo all'inizio del turno di chi l'ha in custodia, o con un Pilota.
whynot-no_actions = Non hai più azioni. Gioca una carta gratuita o termina le tue azioni.
whynot-feature = In una centrale o in una parabola radar non entra nessuno.
whynot-here = Il tuo robot è già qui.
whynot-occupied = Lì c'è già qualcuno, e uno spazio tiene una sola pedina.
whynot-no_bridge = Dal tuo robot a questa cupola non c'è nessun ponte. Muovi lungo i ponti, uno per azione.
whynot-range = Questo colono è fuori dal tuo raggio di comando: ti sentono solo il tuo modulo e quelli vicini. Avvicinati.
whynot-stuck = Questo colono non ha dove andare: ogni spazio oltre un ponte è occupato.
whynot-other_module = Il tuo sparo raggiunge solo il modulo su cui sta il tuo robot. Vai lì, o usa un Cecchino.
whynot-out = Il robot di { $who } è perso finché la capsula non attracca.
whynot-trade_range = { $who } è fuori dal tuo raggio: scambia con i robot sul tuo modulo o accanto.
whynot-no_cards = Né tu né { $who } avete una carta da scambiare.
whynot-away = La capsula è lontana finché { $who } non la fa attraccare.
whynot-full = Tutti e sette i posti sono occupati.
whynot-no_gangway = Il tuo robot non è accanto a una passerella della capsula. Vai a una cupola al suo bordo.
whynot-not_yours = La carta { $card } è di { $who }: funzionano solo le carte di chi è di turno. Ottienila con uno scambio.
whynot-window = Il momento della carta { $card } è dopo il tuo tiro di dado.
whynot-always_on = La carta { $card } funziona per tutto il tuo turno; non c'è nulla da premere.
whynot-core_used = Hai già usato { $card } in questo turno. Nel prossimo sarà di nuovo a disposizione.
whynot-already_on = La carta { $card } è già in funzione in questo turno.
whynot-cost = La carta { $card } richiede { $cost } azioni, e tu ne hai { $left }.
whynot-no_target = Ora non c'è nulla su cui usare { $card }.
whynot-shoot_pod = Dalla capsula non c'è nulla a cui sparare. Esci su un modulo.
whynot-shoot_none = Sul tuo modulo non c'è nessuno strisciante. Vai su uno che ne ha.


## Che cosa è successo

some-colonist = un colono
some-creep = uno strisciante
some-robot = il robot di { $who }
list-none = nulla
list-last = { $one } e { $rest }
list-more = { $one }, { $rest }

# Da dove viene una carta che si usa, quanto costa usarla, e quanto costa una via lunga.
told-source = { $source ->
    [core] il nucleo { $card }
    [pair] insieme le due carte { $card }
   *[hand] { $card } dalla mano
}
told-cost = { $cost ->
    [0] , gratis
    [one] {" "}per un'azione
   *[other] {" "}per { $cost } azioni
}
told-long_way = { $cost ->
    [0] {""}
    [one] {""}
   *[other] , oltre altri, per { $cost } azioni
}
told-actions = { $actions ->
    [one] un'azione
   *[other] { $actions } azioni
}
told-riders = { $robots ->
    [0] {""}
    [one] {" "}Un robot viaggia con lei.
   *[other] {" "}{ $robots } robot viaggiano con lei.
}
told-spare = { $spare ->
    [-1] ; così ne restano troppo pochi.
    [0] ; non se ne può perdere più nessuno.
    [one] ; se ne può perdere ancora uno.
   *[other] ; se ne possono perdere ancora { $spare }.
}
told-works_again = { $number ->
    [3] La centrale funziona di nuovo: il limite di mano è { $limit }.
   *[other] La parabola radar funziona di nuovo.
}

log-colony = { $colonists } coloni vivono sui sette moduli al centro della colonia. Per vincere, mettetene in salvo { $target } e portate nella capsula { $robots ->
    [one] il robot
    [2] tutti e due i robot
   *[other] tutti i { $robots } robot
}. L'ultimo Reattore (3) e l'ultimo Faro (4) non devono cadere.
log-middle = Al centro c'è { $module }. Intorno, da est in senso antiorario: { $numbered }.
log-rim = Sul bordo, da est in senso antiorario: { $numbered }. Resta nella scatola { $boxed }.
log-robot = { $who } gioca con { $robot }, e comincia nella capsula.
log-dealt = { $who } riceve { $cards }.
log-dealt_nothing = Per { $who } non restano carte da distribuire.
log-installs = { $who } installa { $card } come nucleo: «{ $does_as_core }»
log-replaces = { $who } scarta il nucleo { $old } e installa { $card }: «{ $does_as_core }»
log-begins = Il primo turno è di { $who }.
log-turn = Turno { $turn }: { $who }. Finora in salvo: { $saved }, necessari: { $target }.
log-sits_out = Il robot di { $who } è perso finché la capsula non attracca: in questo turno né azioni né carta.
log-jammed = Un super strisciante copre una parabola radar: { $who } comincia con { told-actions }.
log-boosts = { $card }, il nucleo di { $who }, dà un'azione in più: ora { told-actions }.
log-dish_freed = Nessuna parabola radar è più coperta: { $who } riottiene un'azione, ora { told-actions }.
log-stops = { $who } non usa { told-actions }.
log-discards = { $who } scarta { $card }: il limite di mano è { $limit }.
log-expires = { $who } scarta ciò che valeva per questo turno: { $cards }.
log-draws = { $who } pesca { $card }: «{ $does }»
log-draws_nothing = { $who } non pesca nessuna carta: mazzo e scarti sono vuoti.
log-reshuffles = { $discards ->
    [one] L'unico scarto diventa il nuovo mazzo.
   *[other] I { $discards } scarti vengono mescolati in un nuovo mazzo.
}
log-moves = { $who } va { $way }{ told-long_way }.
log-orders_move = { $who } prende il controllo del robot di { $other } e lo manda { $way }{ told-long_way }.
log-tramples = { $who } va { $way }{ told-long_way } e schiaccia lo strisciante che è lì.
log-shoots = { $who } spara allo strisciante sulla { $spot }.
log-shoots_super = { $who } spara al super strisciante di { $module }. { told-works_again }
log-kills = { $who } uccide lo strisciante sulla { $spot }.
log-kills_super = { $who } uccide il super strisciante di { $module }. { told-works_again }
log-splashes = Le schegge di { $who } uccidono anche lo strisciante sulla { $spot }.
log-orders_shot = { $who } prende il controllo del robot di { $other } e lo fa sparare allo strisciante sulla { $spot }.
log-orders_shot_super = { $who } prende il controllo del robot di { $other } e lo fa sparare al super strisciante di { $module }. { told-works_again }
log-swaps = { $who } cambia posto con { $swapped } e va { $way }.
log-lands = { $who } usa { $card } e va { $way }.
log-lands_on = { $who } usa { $card }, va { $way } e schiaccia lo strisciante che è lì.
log-robot_lost = Il robot di { $who } cade con il suo modulo. Il nucleo e tutte le sue carte vengono scartati.
log-robot_returns = Il robot di { $who } è tornato, nella capsula.
log-commands = { $who } manda un colono { $way }{ told-long_way }.
log-commands_aboard = { $who } manda un colono { $way }{ told-long_way }: { $n ->
    [one] ce n'è uno a bordo.
   *[other] ce ne sono { $n } a bordo.
}
log-follows = Un colono avanza { $way }.
log-follows_aboard = Un colono avanza { $way }: { $n ->
    [one] ce n'è uno a bordo.
   *[other] ce ne sono { $n } a bordo.
}
log-converts = { $colonists ->
    [one] Oltre un ponte, accanto al colono sulla { $spots }, c'è uno strisciante: anche lui lo diventa.
   *[other] { $colonists } coloni hanno uno strisciante oltre un ponte e lo diventano anche loro: { $spots }.
} { $lost ->
    [one] Finora è perso un colono
   *[other] Finora sono persi { $lost } coloni
}{ told-spare }
log-trades = { $who } scambia con { $other } per un'azione.
log-gives = { $who } dà { $card } a { $other }.
log-takes = { $who } prende { $card } da { $other }.
log-plays = { $who } gioca { $card } per questo turno: «{ $does }»
log-uses = { $who } usa { told-source }{ told-cost }: «{ $does }»
log-rerolls = { $who } usa { told-source } e tira di nuovo.
log-suppresses = { $who } usa { told-source }: su { $module } non arriva nulla.
log-module_moves = { $who } sposta { $module }, con tutto ciò che vi sta sopra. Prima era accanto a: { $was_beside }. Ora è accanto a: { $beside }.
log-docks = { $who } fa attraccare la capsula. Le passerelle portano a: { $spots }.
log-launches = { $why ->
    [full] Sette coloni sono a bordo, e la capsula parte:
    [last] Sui moduli non resta nessuno, e la capsula parte:
   *[pilot] La capsula parte:
} { $colonists ->
    [0] a bordo non c'era nessuno.
    [one] un colono è in salvo, finora { $saved }; ne servono { $target }.
   *[other] { $colonists } coloni sono in salvo, finora { $saved }; ne servono { $target }.
}{ told-riders } { $who } la fa attraccare all'inizio del suo prossimo turno.
log-drifts = Nessun modulo trattiene più la capsula. Va alla deriva{ $colonists ->
    [0] {" "}senza coloni a bordo.
    [one] {" "}con un colono a bordo, che non è in salvo.
   *[other] {" "}con { $colonists } coloni a bordo, che non sono in salvo.
}{ told-riders } { $who } la fa attraccare all'inizio del suo prossimo turno.
log-rolls = { $who } tira il dado: { $roll }.
log-hit = { $n ->
    [one] Un { $roll }: l'unico modulo di bordo con questo numero riceve uno strisciante, { $tiles }.
    [2] Un { $roll }: i due moduli di bordo con questo numero ricevono uno strisciante ciascuno: { $tiles }.
   *[other] Un { $roll }: i { $n } moduli di bordo con questo numero ricevono uno strisciante ciascuno: { $tiles }.
}
log-hit_nothing = Un { $roll }: nessun modulo di bordo ha questo numero, e nessuno strisciante atterra.
log-six = { $n ->
    [one] Un sei: l'unico modulo con striscianti ne riceve un altro, { $tiles }.
    [2] Un sei: i due moduli con striscianti ne ricevono un altro ciascuno: { $tiles }.
   *[other] Un sei: tutti i { $n } moduli con striscianti ne ricevono un altro ciascuno: { $tiles }.
}
log-six_nothing = Un sei: ogni modulo con striscianti ne riceverebbe un altro, ma non ce n'è nessuno.
log-creep_lands = Uno strisciante atterra sulla { $spot }: gli striscianti occupano { $creeps } delle { $domes } cupole del modulo.{ $room ->
    [one] {" "}Ancora uno, e il modulo cade.
   *[other] {""}
}{ $across ->
    [0] {""}
    [one] {" "}Oltre un ponte c'è un colono, ora in pericolo.
   *[other] {" "}Oltre i ponti ci sono { $across } coloni, ora in pericolo.
}
log-creep_takes = Uno strisciante prende il colono sulla { $spot }: su quel modulo nessuna cupola era libera. { $lost ->
    [one] Finora è perso un colono
   *[other] Finora sono persi { $lost } coloni
}{ told-spare }
log-no_room = { $module } non ha posto per un altro strisciante.
log-cracks = { $robots ->
    [0] Gli striscianti occupano ogni cupola di { $module }
   *[other] Striscianti e robot occupano ogni cupola di { $module }
}: gli agganci cedono.
log-self_destructs = { $module } cade tra le nubi con tutti i suoi striscianti. { $number ->
    [3] { $left ->
        [0] Era l'ultimo Reattore.
        [one] Resta un Reattore.
       *[other] Restano { $left } Reattori.
    }
    [4] { $left ->
        [0] Era l'ultimo Faro.
        [one] Resta un Faro.
       *[other] Restano { $left } Fari.
    }
   *[other] I moduli vicini ora sono sul bordo.
}
log-power_grab = { $who } pesca **{ $card }**: «{ $does }» Cioè: { $tiles }.
log-power_grab_fails = { $who } pesca **{ $card }**, e non succede nulla: ogni centrale rimasta è già coperta o ha un robot sul suo modulo.
log-signal_to_noise = { $who } pesca **{ $card }**: «{ $does }» Cioè: { $tiles }.
log-signal_to_noise_fails = { $who } pesca **{ $card }**, e non succede nulla: ogni parabola radar rimasta è già coperta o ha un robot sul suo modulo.
log-surge = { $who } pesca **{ $card }**: «{ $does }» Cioè: { $tiles }.
log-surge_fails = { $who } pesca **{ $card }**, e non succede nulla: in questo turno nessun modulo ha ricevuto striscianti.
log-covers_plant = Un super strisciante copre la centrale di { $module }: il limite di mano è { $limit }.
log-covers_dish = Un super strisciante copre la parabola radar di { $module }: finché una parabola è coperta, ogni turno comincia con un'azione in meno.

log-end_won = La colonia è in salvo: { $saved } coloni sono al sicuro, ne servivano { $target }, e ogni robot è nella capsula. Vincono tutti.
log-end_colonists = La colonia è perduta: { $saved } coloni sono in salvo e { $alive } ancora vivi, troppo pochi per { $target }. Perdono tutti.
log-end_power = La colonia è perduta: l'ultimo Reattore non c'è più, e con lui la luce. In salvo { $saved }, ne servivano { $target }. Perdono tutti.
log-end_radar = La colonia è perduta: l'ultimo Faro non c'è più, e nessuno la troverà. In salvo { $saved }, ne servivano { $target }. Perdono tutti.
log-end_no_robots = La colonia è perduta: non resta nessun robot per far partire la capsula. In salvo { $saved }, ne servivano { $target }. Perdono tutti.
log-end_stalled = La colonia è perduta: il limite di turni è raggiunto. In salvo { $saved }, ne servivano { $target }. Perdono tutti.

# Ciò che viene al centro del tavolo.
reveal-die = Un { $n }
reveal-wave = { $n ->
    [one] Atterra uno strisciante
   *[other] Atterrano { $n } striscianti
}
reveal-conversion = { $n ->
    [one] Un colono viene convertito
   *[other] { $n } coloni vengono convertiti
}
reveal-launch = La capsula parte
reveal-adrift = La capsula va alla deriva


## La fine

banner-saved = La colonia è a casa
banner-fallen = La colonia è caduta
end-won = Abbastanza coloni sono in salvo, e ogni robot è a bordo.
end-colonists = Restano troppo pochi coloni da mettere in salvo.
end-power = L'ultimo Reattore non c'è più, e con lui la luce.
end-radar = L'ultimo Faro non c'è più: nessuno troverà la colonia.
end-no_robots = Non resta nessun robot per far partire la capsula.
end-stalled = Il limite di turni è raggiunto, e nulla è stato deciso.
ending-line = { $cause } In salvo: { $saved } su { $target }, turno { $turn }.

## Perché un consiglio dice così: «È una risposta che …», più (yes: di tutte) delle altre, per parte della valutazione

speaks-for-people = { $most ->
    [yes] fa più di ogni altra per riportare a casa la gente
   *[no] fa di più per riportare a casa la gente
}
speaks-against-people = { $most ->
    [yes] fa meno di ogni altra per riportare a casa la gente
   *[no] fa di meno per riportare a casa la gente
}
speaks-for-ways = { $most ->
    [yes] lascia le vie più corte verso la capsula
   *[no] accorcia le vie verso la capsula
}
speaks-against-ways = { $most ->
    [yes] lascia le vie più lunghe di tutte verso la capsula
   *[no] lascia vie più lunghe verso la capsula
}
speaks-for-creeps = { $most ->
    [yes] tiene gli striscianti lontani dalla gente più di ogni altra
   *[no] tiene gli striscianti lontani dalla gente
}
speaks-against-creeps = { $most ->
    [yes] lascia vicino alla gente più striscianti di ogni altra
   *[no] lascia più striscianti vicino alla gente
}
speaks-for-modules = { $most ->
    [yes] tiene Reattori e Fari al sicuro più di ogni altra
   *[no] tiene Reattori e Fari più al sicuro
}
speaks-against-modules = { $most ->
    [yes] mette in pericolo Reattori e Fari più di ogni altra
   *[no] mette più in pericolo Reattori e Fari
}
speaks-for-robots = { $most ->
    [yes] mette i robot dove servono di più
   *[no] mette i robot in posti migliori
}
speaks-against-robots = { $most ->
    [yes] lascia i robot nei posti peggiori
   *[no] lascia i robot in posti peggiori
}
speaks-for-cards = { $most ->
    [yes] lascia le carte, le centrali e le parabole migliori
   *[no] lascia carte, centrali e parabole migliori
}
speaks-against-cards = { $most ->
    [yes] costa più di ogni altra in carte, centrali o parabole
   *[no] costa di più in carte, centrali o parabole
}

# --- i primi turni guidati: quando, lo dice content/tutorial.toml
log-under_way = Il soccorso è già in corso: in salvo { $saved }, a bordo della capsula { $aboard }, { $creeps ->
    [0] nessuno strisciante
    [one] uno strisciante
   *[other] { $creeps } striscianti
} sui moduli.

tutorial-core = La colonia di Giove va in pezzi, e tu sei il suo robot di soccorso. Sette coloni sono già volati via; con quattordici vinci. Una delle tue due carte diventa il tuo **nucleo** e funziona per tutta la partita. Un'azione in più in ogni turno serve sempre: **installa Spinta.**
    .title = Scegli il tuo nucleo
tutorial-dock = Quattro coloni siedono nella **capsula**, l'unica via d'uscita. Altri tre aspettano su **Canale di Scarico**, e ogni ponte costa un'azione. Quindi attracca proprio lì: **a ovest di Canale di Scarico.**
    .title = Fai attraccare la capsula
tutorial-move = Su **Schiera dei Sussurri** ci sono due striscianti, e puoi sparare solo a ciò che è sul tuo modulo. Inoltre occupi uno dei sette posti della capsula. Un'azione, un ponte: **fuori, su Schiera dei Sussurri.**
    .title = Fuori dalla capsula
tutorial-shoot = Quando il tuo turno finisce, ogni colono a **un ponte da uno strisciante** diventa uno strisciante. Quello sulla cupola sud-est minaccia qualcuno su Canale di Scarico, proprio di fronte. **Spara a quello strisciante.**
    .title = Prima di tutto spara
tutorial-command = La gente non si muove da sé: la **comandi** tu, sul tuo modulo e su quelli accanto. Comincia proprio dalla capsula: **il colono sulla cupola ovest di Canale di Scarico.**
    .title = Chiama un colono
tutorial-aboard = Gli striscianti non entrano mai nella capsula: lì dentro la gente è al sicuro. **Nella capsula.**
    .title = Nella capsula
tutorial-next = Cinque a bordo; con sette la capsula parte. Che cos'è quella cosa sul tabellone? **Tieni premuto**, o premi i, per chiedere. Poi scegli **il colono sulla cupola nord-ovest di Canale di Scarico.**
    .title = Quello che hai protetto
tutorial-nearer = Una cupola tiene un solo pezzo, e la cupola ovest ora è libera: **mandalo lì.** Una svista? La freccia curva, o u, **annulla** una risposta finché non si scopre niente di nuovo.
    .title = Una cupola, un pezzo
tutorial-again = Manca un ponte: **di nuovo lo stesso colono.**
    .title = Avanti così
tutorial-sixth = E sono sei: **nella capsula.**
    .title = Nella capsula
tutorial-last = Resta un'azione. Fai avvicinare il settimo: **il colono al centro di Canale di Scarico.**
    .title = L'ultima azione
tutorial-on-the-way = Non tutte le cupole sono collegate. Su uno schermo, allarga con due dita, o gira la rotella con Ctrl, per vedere da vicino: un ponte porta verso la capsula. **Mandalo a sud-ovest.**
    .title = Attenzione ai ponti
tutorial-stop = Le tue azioni sono spese. Guarda **Viale dei Lampioni**, accanto a Canale di Scarico: sei cupole hanno striscianti, sulla settima c'è il suo ultimo colono, a un ponte da loro e fuori dalla tua portata. **Termina le tue azioni**, e vedrai perché si perdono i moduli.
    .title = Termina il turno
tutorial-creep = Ora un dado: ogni modulo del bordo con quel numero riceve uno strisciante. Tocca a **Schiera dei Sussurri**, e la cupola la scegli tu. Il tuo **Granatiere** può uccidere due striscianti vicini, quindi mettilo accanto all'altro: **nord-ovest.**
    .title = Arrivano gli striscianti
tutorial-card = Ogni turno finisce con una carta nuova. **Granatiere** non costa azioni e funziona per un turno: uno strisciante che uccidi porta con sé un vicino. **Giocalo adesso**, che ce ne sono due vicini.
    .title = Gioca una carta
tutorial-blast = Dove ci sono striscianti ne arrivano altri: con un sei, ogni modulo che ne ha uno ne riceve un altro. **Spara allo strisciante sulla cupola nord-ovest.**
    .title = Due in un colpo
tutorial-splash = E ora il suo vicino, gratis: **nord-est.**
    .title = Due in un colpo
tutorial-seventh = Non resta nessuno strisciante, quindi nessuno è in pericolo. **Chiama il colono sulla cupola sud-ovest di Canale di Scarico.**
    .title = Il settimo
tutorial-gangway = Su uno schermo, i tre punti (**Altro**) portano a regole, diario e impostazioni. **Mandalo alla cupola ovest**, accanto alla capsula.
    .title = Alla passerella
tutorial-one-more = Servivano due ponti, ne manca uno. **Di nuovo lo stesso colono.**
    .title = Il settimo
tutorial-launch = Il settimo colono a bordo fa partire la capsula, e tutti e sette sono in salvo. **Nella capsula!**
    .title = Si parte!
tutorial-wait = **Quattordici sono in salvo**, quanti te ne servono. Ma vinci solo a bordo della capsula, e adesso è via. Non c'è più nessuno strisciante a cui sparare: **termina le tue azioni.**
    .title = Quattordici in salvo
tutorial-fetch = Il dado ha dato un sei, ma non c'era più nessuno strisciante a portarne un altro: ecco a che cosa serviva sparare. Attracca di nuovo **a ovest di Canale di Scarico**: lì la capsula tocca la tua cupola.
    .title = La capsula ritorna
tutorial-home = Un ponte alla vittoria: **nella capsula!**
    .title = Sali a bordo
tutorial-fallen = Un modulo con uno strisciante su ogni cupola **cade**; un robot o un colono l'avrebbe retto. Se perdi l'ultimo Reattore o l'ultimo Faro, hai perso.
tutorial-launched = La capsula è partita, e tutti i coloni a bordo sono **in salvo**. Quando comincia il tuo prossimo turno torna, e attracca dove vuoi.
tutorial-six = Un sei: ogni modulo che ha già uno strisciante ne riceve un altro. I moduli liberi restano in pace.
tutorial-taken = Nessuna cupola era libera, quindi lo strisciante ha preso un colono. Tieni libera qualche cupola sul bordo.
tutorial-hazard = Non tutte le carte aiutano: questa era un **contrattempo**, che succede subito e poi se ne va. Se ha lasciato un super strisciante, sparagli come a qualsiasi altro.
tutorial-end = Quattordici in salvo e il tuo robot a bordo: **questa è una vittoria.** Spara agli striscianti prima che si diffondano, guida la gente ponte dopo ponte, riempi la capsula. Ora salva una colonia dal primo minuto: in una **partita breve**, l'Esercitazione, con quattordici da salvare; **con amici**, i cui robot dividono il lavoro e scambiano carte; o nel **gioco intero**, con ventotto.
