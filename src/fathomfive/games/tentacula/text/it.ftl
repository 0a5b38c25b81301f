### Tentacula in italiano. L'inglese è in en.ftl: i due file hanno gli stessi messaggi.
### Gli id seguono i contenuti: <famiglia>-<id> è il nome, <famiglia>-<id>-text ciò che dice.
### Articoli e preposizioni stanno nel nome: .a, .the, .of, .at, .from, .path sono le sue forme, e una frase che riceve
### $creature può dire $creature-the; con $creature-gender si accorda.


## Il gioco

game-name = Tentacula
game-tagline = In fuga dai terribili tentacoli
game-text = Fate il giro di una barriera che si ripiega con tre pesci dai bei cappelli, e non lasciate che il polpo rubi le gemme di cui avete bisogno.
game-length = da 20 a 30 minuti

option-level = Difficoltà
option-level-first_voyage = { level-first_voyage }
    .note = Due conchiglie all'inizio, tutte le tessere della barriera.
option-level-grand_adventure = { level-grand_adventure }
    .note = Una conchiglia, tutte le tessere della barriera.
option-level-big_challenge = { level-big_challenge }
    .note = Una conchiglia, una tessera chiocciola in meno.
option-level-pros = { level-pros }
    .note = Nessuna conchiglia, nessuna chiocciola.
option-who_goes = A chi tocca
option-who_goes-volunteer = A chi dice «io»
    .note = Vale la prima risposta.
option-who_goes-open = Chiunque può dire a chi tocca
    .note = Per uno schermo solo che gira intorno al tavolo.

level-first_voyage = Il Primo Viaggio
level-grand_adventure = La Grande Avventura
level-big_challenge = La Grande Sfida
level-pros = Per Esperti di Tentacula

## Le cose

fish-red = Sir Barnaby
fish-green = Professor Finley
fish-yellow = Piccola Paloma

creature-turtle = tartaruga
    .gender = f
    .a = una tartaruga
    .the = la tartaruga
    .of = della tartaruga
creature-seahorse = cavalluccio
    .gender = m
    .a = un cavalluccio
    .the = il cavalluccio
    .of = del cavalluccio
creature-jellyfish = medusa
    .gender = f
    .a = una medusa
    .the = la medusa
    .of = della medusa
creature-crab = granchio
    .gender = m
    .a = un granchio
    .the = il granchio
    .of = del granchio

gem-red = rubino
    .a = un rubino
    .the = il rubino
gem-blue = zaffiro
    .a = uno zaffiro
    .the = lo zaffiro
gem-green = smeraldo
    .a = uno smeraldo
    .the = lo smeraldo
gem-yellow = topazio
    .a = un topazio
    .the = il topazio
gem-purple = ametista
    .a = un'ametista
    .the = l'ametista
gem-white = pietra di luna
    .a = una pietra di luna
    .the = la pietra di luna

stash-tidepool_cradle = Culla della Marea
stash-tidepool_cradle-text = 2 rubini, 2 zaffiri, 1 smeraldo. Solo pietre comuni.
stash-kelp_basket = Cesto d'Alghe
stash-kelp_basket-text = 1 rubino, 2 zaffiri, 1 smeraldo, 1 topazio. Di topazi ce ne sono due.
stash-sunken_bell = Campana Sommersa
stash-sunken_bell-text = 2 rubini, 1 zaffiro, 1 smeraldo, 1 ametista. Di ametiste ce ne sono due.
stash-amber_amphora = Anfora d'Ambra
stash-amber_amphora-text = 3 dei 4 rubini, 1 smeraldo, 1 topazio. C'è poco da scialare.
stash-lantern_jar = Vaso Lanterna
stash-lantern_jar-text = Una gemma di ogni colore, tranne la pietra di luna.
stash-moonlit_hollow = Conca della Luna
stash-moonlit_hollow-text = 2 zaffiri, 1 smeraldo, 1 ametista e l'unica pietra di luna. Chiamate presto il delfino.
rating-1 = tranquillo
rating-2 = onesto
rating-3 = insidioso
rating-4 = rischioso

chip-turtle = Tartaruga
chip-turtle-power = Sceglie la faccia delle tessere
chip-turtle-text = Ogni volta che ricevi una tessera, scegli quale faccia sta in alto.
chip-seahorse = Cavalluccio
chip-seahorse-power = Può ritirare il dado
chip-seahorse-text = Quando tiri il dado per un furto, puoi tirarlo una seconda volta.
chip-jellyfish = Medusa
chip-jellyfish-power = Per una conchiglia segue qualsiasi creatura
chip-jellyfish-text = Per una conchiglia, il tuo pesce può nuotare verso qualsiasi creatura.
chip-crab = Granchio
chip-crab-power = Le sue conchiglie possono tornare
chip-crab-text = Quando paghi una conchiglia, lanciala: una volta su due la tieni.

tile-R01 = Terrazza delle Chiocciole
tile-R02 = Parapetto delle Chiocciole
tile-R03 = Corna di Cervo Spezzate
tile-R04 = Muro di Gorgonie
tile-R05 = Chiuse Gemelle
tile-R06 = Gradino di Corallo Lattuga
tile-R07 = Sporgenza Bucherellata
tile-R08 = Giardino di Spugne
tile-R09 = Sponda Dilavata
tile-R10 = Bastione dei Ricci
tile-R11 = Arco ad Ala di Gabbiano
tile-R12 = Collinetta di Corallo Cervello
face = { $creature }, { $water }
water-none = niente acqua
water-1 = acqua a sinistra
water-2 = acqua al centro
water-3 = acqua a destra
water-12 = acqua a sinistra e al centro
water-13 = acqua ai due lati
water-23 = acqua al centro e a destra
other-face = Altra faccia: { $face }.
both-faces = Una faccia: { $a }. Altra faccia: { $b }.

gate-hat_bowler_first = Portale dei Cappelli: bombetta, sombrero, cilindro
gate-hat_top_first = Portale dei Cappelli: cilindro, sombrero, bombetta
gate-colour_green_first = Portale dei Colori: verde, rosso, giallo
gate-colour_yellow_first = Portale dei Colori: giallo, rosso, verde
gate-size_big_first = Portale delle Taglie: grande, media, piccola
gate-size_small_first = Portale delle Taglie: piccola, media, grande
clue-bowler = bombetta
clue-sombrero = sombrero
clue-top_hat = cilindro
clue-red = rosso
clue-green = verde
clue-yellow = giallo
clue-big = taglia grande
clue-medium = taglia media
clue-small = taglia piccola
clue-next = ora può passare
clue-through = è già oltre
clue-waits = deve aspettare

## Luoghi

board-A = La barriera ripiegabile, chiusa a sinistra
board-B = La barriera ripiegabile, tutta aperta
board-C = La barriera ripiegabile, chiusa a destra
square-label = Casella { $n }, { $creature }
square-start = Partenza { $n }
square-finish = Arrivo { $n }
reef-label = Casella barriera { $n }, { $side }
reef-place = Casella barriera
side-inside = dentro
    .path = Dentro il percorso
side-outside = fuori
    .path = Fuori dal percorso
place-start = partenza
    .from = dalla partenza
place-square = casella { $n }
    .from = dalla casella { $n }
    .at = alla casella { $n }
place-finish = arrivo
    .at = all'arrivo
to-square = { $n }
    .at = alla { $n }
to-finish = arrivo
    .at = all'arrivo
special-shell = conchiglia
special-dolphin = delfino
special-shark = squalo
zone-exposed = Mare aperto: qui il polpo può rubare
octopus-label = { $n ->
    [0] Tentacula
    [one] Tentacula con una gemma rubata
   *[other] Tentacula con { $n } gemme rubate
}
octopus-asleep = dorme
octopus-watching = sta in agguato
octopus-left = guarda a sinistra
octopus-right = guarda a destra
octopus-delighted = gongola
octopus-cross = tiene il broncio
loot = bottino
stash-label = Nascondiglio, gemme: { $n } su { $of }
hollow = Un incavo per { $gem }
chest = Forziere
gems-left = gemme rimaste
die = Dado dei colori
die-rests = non ancora tirato
arch = Arco
gate-slot = Posto { $n } del portale
pile = Pila delle tessere
sandbank = Banco di sabbia
pile-top = in cima: { $face }
pile-top-snail = in cima: { $face }, con una chiocciola
tiles-left = tessere rimaste
fish-safe = al sicuro
fish-exposed = in mare aperto
fact-fish-home = È a casa: non può più succedere nulla.
fact-fish-always = Questa casella è sempre al sicuro.
fact-fish-reef = Qui la barriera ai due lati tiene lontano il polpo.
fact-fish-gap = La barriera c'è da tutti e due i lati, ma con un varco proprio qui accanto.
fact-fish-inside = Qui manca la barriera dentro.
fact-fish-outside = Qui manca la barriera fuori.
fact-fish-bare = Qui non c'è ancora barriera.
fact-fish-theft = Qui costa una gemma: alla fine del turno in cui si muove, e alla fine del round.
fact-octopus = { $n ->
    [0] Nessun pesce è in mare aperto: per ora non può rubare nulla.
    [one] Un pesce è in mare aperto: alla fine del round ruba una gemma per lui.
   *[other] { $n } pesci sono in mare aperto: alla fine del round ruba una gemma per ciascuno.
}
fact-stash = { $lost ->
    [0] { $chest ->
        [0] Le sue gemme ci sono tutte.
        [one] Un'altra è nel forziere e arriva insieme al terzo pesce.
       *[other] Altre { $chest } sono nel forziere e arrivano insieme al terzo pesce.
    }
    [one] 1 gemma che chiede è stata rubata, e solo lo squalo può riportarla.
   *[other] { $lost } gemme che chiede sono state rubate, e solo lo squalo può riportarle.
}

## Accanto al tabellone

moment-setup = preparativi
moment-round = round { $round }
seats = Al tavolo
seat-choosing = sceglie un gettone
seat-acted = ha già mosso in questo round
seat-laid = La tessera è sulla barriera
seat-without = nessuna tessera in questo round
seat-waits = aspetta una tessera
with-stash = Nascondiglio { $stash }
stash-open = quale nascondiglio?
arch-1 = Primo portale
arch-2 = Secondo portale
arch-3 = Ultimo portale
gate-order = { $first }, poi { $second }, poi { $third }
brief-gate = oltre il portale
brief-gems = gemme nel nascondiglio
shells = Conchiglie
in-chest = Nel forziere
goal-together = Come si vince insieme
goal-sentence = Portate a casa tutti e tre i pesci, e con loro ogni gemma del nascondiglio.
goal-fish = Pesci all'arrivo
goal-gems = Gemme nel nascondiglio
goal-in_chest = { $n ->
    [0] nel forziere non ne resta nessuna da aggiungere
    [one] un'altra è nel forziere, e arriva alla fine
   *[other] altre { $n } sono nel forziere, e arrivano alla fine
}
goal-no_stash = quali, lo dirà il nascondiglio
goal-ends = Che cosa rovinerebbe tutto
goal-missing = manca una gemma che serve
goal-lost = { $n ->
    [0] nessuna
    [one] ne manca 1
   *[other] ne mancano { $n }
}
goal-bare = il forziere è vuoto
goal-gems_left = { $n ->
    [one] 1 gemma rimasta
   *[other] { $n } gemme rimaste
}
goal-reef_gone = nessuno riceve una tessera
goal-tiles_left = { $n ->
    [0] finite
    [one] 1 tessera rimasta
   *[other] { $n } tessere rimaste
}
gem-need = { $n ->
    [one] ne serve 1
   *[other] ne servono { $n }
}
gem-spare = non serve
gem-none = non ce n'è più
box = Nella scatola
tiles = { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}
gates = { $n ->
    [one] 1 portale
   *[other] { $n } portali
}
tiles-and-gates = { $tiles }, { $gates }

## Domande

ask-stash = Quale tesoro volete portare a casa?
ask-chip = Che animale sei, { $who }?
ask-next-volunteer = Chi nuota adesso? Se vuoi, di' «io»!
ask-next-open = Chi nuota adesso?
ask-place = Dove va la tua tessera con { $creature-the }?
ask-move = La tua tessera mostra { $creature-gender ->
    [f] una { $creature }. Quale pesce nuota fino alla prossima?
   *[m] un { $creature }. Quale pesce nuota fino al prossimo?
}
ask-move-stuck = Nessun pesce può seguire { $creature-the }. Paghi una conchiglia, o resti dove sei?
ask-dolphin = Un delfino! Per una conchiglia può portare una gemma nel nascondiglio. Lo chiami?
ask-shark = Uno squalo! Per una conchiglia può riprendere una gemma dalla grotta. Lo chiami?
ask-reroll = Il dado dice: { $colour }. Lo tiri di nuovo?
ask-steal_colour = Di quel colore ({ $colour }) nel forziere non c'è nulla. Quale gemma dai al suo posto?
ask-take = La pila è vuota. Quale tessera prendi dalla fine della barriera?
ask-turtle_face = Quale faccia vuoi in alto?

## Risposte

verb-stash = Nascondiglio
label-stash = { $stash }
go-stash = Prendi questo
verb-chip = Gettone
label-chip = { $chip }
go-chip = Gioca con { $creature-the }

verb-next-volunteer = A chi tocca
label-next-volunteer = Io!
says-next-volunteer = Ora tocca a me
go-next-volunteer = Io!
follows-next-volunteer = La tessera mostra { $creature-a }: { $n ->
    [0] ora nessun pesce potrebbe seguire questa creatura.
    [one] un pesce potrebbe seguire questa creatura.
   *[other] { $n } pesci potrebbero seguire questa creatura.
}
verb-next-open = A chi tocca
label-next-open = { $who }
says-next-open = Ora gioca { $who }
go-next-open = Vai
follows-next-open = { follows-next-volunteer }

verb-place = Posa
label-place = { $side-path }
says-place = Posa { $tile } { $side }, casella barriera { $n }
go-place = Posala qui
follows-half = Mezza barriera: l'altro lato è ancora aperto.
follows-reef-0 = Tutti e due i lati, ma in tutte e tre le caselle entra l'acqua.
follows-reef-1 = La prima casella sarà al sicuro.
follows-reef-2 = La casella di mezzo sarà al sicuro.
follows-reef-3 = La prima e la seconda casella saranno al sicuro.
follows-reef-4 = L'ultima casella sarà al sicuro.
follows-reef-5 = La prima e l'ultima casella saranno al sicuro.
follows-reef-6 = La seconda e l'ultima casella saranno al sicuro.
follows-reef-7 = Tutte e tre le caselle saranno al sicuro.

verb-swim = Nuota
verb-shell = Per una conchiglia
label-swim = { $fish } { $to-at }
says-swim = { $fish } nuota fino { $to-at }
go-swim = Nuota { $to-at }
follows-swim = { $cost }{ $what }{ $reef }
cost-none = {""}
cost-shell = Per { $n ->
    [one] l'ultima conchiglia
   *[other] una delle { $n } conchiglie
} segue { $creature-the }.{" "}
reach-none = {""}
reach-gate = Attraversa il portale.{" "}
reach-finish = È a casa!{" "}
reach-shell = Trova una conchiglia.{" "}
reach-dolphin = Incontra un delfino.{" "}
reach-shark = Incontra uno squalo.{" "}
shelter-always = Lì non si ruba nulla.
shelter-both = Barriera ai due lati: lì è al sicuro.
shelter-none = Lì non c'è ancora barriera: Tentacula ruba una gemma.
shelter-inside = Manca la barriera dentro: Tentacula ruba una gemma.
shelter-outside = Manca la barriera fuori: Tentacula ruba una gemma.
shelter-leak = Entra l'acqua: Tentacula ruba una gemma.
badge-safe = al sicuro
badge-theft = furto
label-stay = Resta qui
says-stay = Nessun pesce si muove
follows-stay = Nessuna casella speciale, e in questo turno nessun furto.

verb-dolphin = Metti in salvo
label-dolphin = { $colour }
says-dolphin = Porta nel nascondiglio { $colour-the }
go-dolphin = Chiama il delfino
follows-dolphin = Lì non la ruba nessuno. { $n ->
    [0] È l'ultima di quel colore nel forziere.
    [one] Nel forziere ne resta un'altra.
   *[other] Nel forziere ne restano altre { $n }.
}
verb-shark = Riprendi
label-shark = { $colour }
says-shark = Riprendi dalla grotta { $colour-the }
go-shark = Chiama lo squalo
label-decline = No, grazie
says-decline = Tieni la conchiglia
follows-decline = Non succede nulla.
use-need = { $n ->
    [one] Al nascondiglio ne serve 1, nel forziere: { $have }.
   *[other] Al nascondiglio ne servono { $n }, nel forziere: { $have }.
}
use-spare = Al nascondiglio non serve.
loss-need = { $left ->
    [0] Poi nel forziere non ne resta nessuna
    [one] Poi nel forziere ne resta 1
   *[other] Poi nel forziere ne restano { $left }
}, e al nascondiglio { $n ->
    [one] ne serve 1
   *[other] ne servono { $n }
}{ $short ->
    [yes] : troppo poco!
   *[no] .
}
loss-none = Nel forziere non ce n'è: dai un'altra gemma.
badge-missing = mancherà
badge-last = conta ogni gemma

label-reroll = Tira di nuovo
says-reroll = Tira il dado ancora una volta
follows-reroll = Conta il secondo colore.
label-keep = Lascia stare
says-keep = Tentacula ruba { $colour-the }
verb-give = Dai
label-give = { $colour }
says-give = Dai { $colour-the }
go-give = Dai questa gemma

verb-take = Prendi
label-take = { $tile }, { $side }
go-take = Prendila
follows-take = Voltata: { $face }.{ told-bared }
follows-turtle = Scegli tu la faccia.{ told-bared }
told-bared = { $n ->
    [0] {""}
    [one] {" "}{ $fish } perde la sua barriera: alla fine del round Tentacula ruba.
   *[other] {" "}{ $n } pesci perdono la loro barriera: alla fine del round Tentacula ruba per ciascuno.
}
verb-face = Mostra
label-face = { $face }
go-face = Questa faccia in alto
follows-face = { $n ->
    [0] Ora nessun pesce può seguire questa creatura.
    [one] Un pesce potrebbe seguire questa creatura.
   *[other] { $n } pesci potrebbero seguire questa creatura.
}

must-wait = { $fish } deve aspettare
waits-for = prima attraversa il portale { $first }

## Perché no

whynot-octopus = Tentacula fa come gli pare. Ruba quando un pesce è in mare aperto.
whynot-chest = Solo un delfino porta gemme dal forziere al nascondiglio.
whynot-stash = Qui porta gemme solo un delfino, o il terzo pesce che torna a casa.
whynot-pile = Le nuove tessere arrivano alla fine del round.
whynot-gate = Il portale mostra in che ordine i pesci possono passare. Resta lì finché non sono passati tutti.
whynot-turn = Adesso non è il tuo turno.
whynot-acted = In questo round hai già avuto il tuo turno.
whynot-home = { $fish } è a casa e non nuota più.
whynot-waits = { $fish } deve aspettare: prima attraversa il portale { $first }.
whynot-nowhere = { $fish } non vede davanti a sé { $creature-gender ->
    [f] nessuna { $creature } libera
   *[m] nessun { $creature } libero
}.
whynot-later = { $fish } può muoversi quando è il momento di nuotare.
whynot-taken = Lì c'è già { $fish }: in una casella sta un pesce solo.
whynot-square = I pesci nuotano fino { $creature-gender ->
    [f] alla prossima { $creature } libera
   *[m] al prossimo { $creature } libero
}, né più in là né più in qua.
whynot-reef_full = Lì c'è { $tile }.
whynot-laid = In questo turno hai già posato la tua tessera.
whynot-reef = Una tessera va sulla prossima casella barriera libera del suo lato, senza buchi.
whynot-not_yours = Quella è la tessera di { $who }.
whynot-placed = Prima posa la tua tessera sulla barriera; poi nuota un pesce.
whynot-boxed = Quella tessera è fuori dal gioco.
whynot-old_gate = Quel portale è fuori dal gioco.
whynot-on_reef = Le tessere restano sulla barriera finché qualcuno non le prende dalla sua fine.

## Che cosa è successo

list-on = { $first }, { $next }
log-sets_out = In { $players } guidate { $fish_1 }, { $fish_2 } e { $fish_3 } oltre Tentacula: { $level }. Si vince con tutti e tre i pesci all'arrivo e il nascondiglio riempito da un forziere di { $gems } gemme; si perde con un forziere vuoto o una barriera senza tessere. Conchiglie per pagare: { $shells }.
log-stash = { $who } sceglie il nascondiglio { $stash }: { $text }
log-chip = { $who } gioca con { $creature-the }. { $power }.
log-snail_out = La tessera { $tile }, che non lascia mai entrare l'acqua, resta nella scatola.
log-reef_begins = La barriera comincia dentro con { $inside } ({ $inner }) e fuori con { $outside } ({ $outer }). Nella pila ci sono { $left } tessere.
log-gate = { $gate }. L'ordine è: { $order }.
log-turn = Round { $round }, turno { $turn }: gioca { $who }, con la tessera { $tile } e { $creature-the }.
log-lays = { $who } posa la tessera { $tile } { $side } sulla casella barriera { $n }: { $face }.
log-no_room = Per la tessera { $tile } non c'è nessuna casella barriera libera.
log-swims = { $who } muove { $fish } { $origin-from } { $home ->
        [yes] all'arrivo: a casa!
       *[no] { $place-at }, { $creature-gender ->
            [f] la prossima { $creature } libera
           *[m] il prossimo { $creature } libero
        }.
    }
log-swims-shell = { $who } paga una conchiglia per seguire { $creature-the } invece { $own-of }, e muove { $fish } { $origin-from } { $home ->
        [yes] all'arrivo: a casa!
       *[no] { $place-at }.
    }
log-stays = { $who } non muove nessun pesce: nessuno può seguire { $creature-the }.
log-pays = La conchiglia è pagata: { $left ->
        [0] la squadra non ne ha più.
        [one] alla squadra ne resta 1.
       *[other] alla squadra ne restano { $left }.
    }
log-passes = { $fish } è oltre il portale. Ora tocca a { $following }.
log-passes-last = { $fish } è oltre il portale, e con questo sono passati tutti e tre: alla fine del round il tabellone si ripiega.
log-passes-home = { $fish } è oltre l'ultimo portale, e con questo sono passati tutti e tre.
log-flip-kept = { $who } lancia la conchiglia: esce il lato conchiglia, e resta! La squadra ne ha { $left }.
log-flip-lost = { $who } lancia la conchiglia: esce il lato acqua, ed è persa.
log-shell = { $fish } trova una conchiglia: la squadra ne ha { $count }.
log-shell-full = { $fish } trova una conchiglia, ma la squadra le ha già tutte e { $count }.
log-dolphin = { $who } chiama il delfino, che porta { $gem } dal forziere al nascondiglio: { $count } su { $of }.
log-shark = { $who } chiama lo squalo, che riporta { $gem } dalla grotta al forziere: { $count ->
        [one] lì di quel colore non ce ne sono altre.
       *[other] di quel colore ora ce ne sono { $count }.
    }
log-boxed = La tessera { $tile } non ha trovato posto e va nella scatola.
log-exposed = { $fish } è in mare aperto { $place-at }{ $when ->
        [round] {" "}alla fine del round
       *[turn] {""}
    }, { $gap ->
        [none] dove non c'è ancora barriera
        [inside] dove manca la barriera dentro
        [outside] dove manca la barriera fuori
       *[leak] dove entra l'acqua
    }: Tentacula allunga un tentacolo verso il forziere!
log-nothing = { $fish } è in mare aperto { $place-at }, ma non c'è più nulla da rubare.
log-rolls = { $who } tira il dado: { $colour }.
log-rolls-again = { $who }, con il potere del cavalluccio, tira di nuovo: { $colour }.
log-keeps = { $who } potrebbe tirare di nuovo con il cavalluccio, ma si tiene { $colour-the }.
log-instead = Di quel colore ({ $colour }) nel forziere non c'è nulla: { $who } dà { $gem } al suo posto.
log-steals = Splash! Tentacula ruba { $gem } dal forziere: { $left ->
        [0] di quel colore lì non resta nulla
        [one] di quel colore lì ne resta 1
       *[other] di quel colore lì ne restano { $left }
    }{ $short ->
        [yes] , troppo poco per il nascondiglio!
       *[no] .
    }
log-draws = { $who } prende la tessera { $tile } dalla pila e la volta: { $face }. { $left ->
        [0] Ora la pila è vuota.
        [one] Nella pila resta una tessera.
       *[other] Nella pila restano { $left } tessere.
    }
log-takes = { $who } prende la tessera { $tile } dalla fine della barriera, { $side } sulla casella { $n }, e la volta: { $face }.
log-without = Per { $who } non c'è nessuna tessera: pila e barriera sono esaurite.
log-holds = { $who }, con il potere della tartaruga, tiene la tessera { $tile } con questa faccia in alto: { $face }.
log-opens = Tutti i pesci sono passati, e il lato sinistro del tabellone si apre. { $lost ->
        [0] Nessuna tessera va persa.
        [one] Una tessera della pila va persa.
       *[other] { $lost } tessere della pila vanno perse.
    }
log-closes = Tutti i pesci sono passati, e il lato destro del tabellone si chiude. { $lost ->
        [0] Nessuna tessera va persa.
        [one] Va persa la tessera { $names }.
       *[other] Vanno perse queste { $lost } tessere: { $names }.
    }
log-fills = Tutti i pesci sono a casa. { $count ->
        [0] Il forziere non ha nulla da aggiungere al nascondiglio.
        [one] Una gemma passa dal forziere al nascondiglio.
       *[other] { $count } gemme passano dal forziere al nascondiglio.
    }
log-end-made_it = Tutti e tre i pesci sono a casa e tutte le { $needed } gemme del nascondiglio sono salve, al turno { $turns }: la squadra vince!
log-end-so_close = Tutti e tre i pesci sono a casa, ma del nascondiglio non sono salve tutte le gemme ({ $gems } su { $needed }): la squadra perde al turno { $turns }.
log-end-reef_gone = Nessuno ha più tessere e il nascondiglio è incompleto (pesci a casa: { $home } su { $of }): la squadra perde al turno { $turns }.
log-end-chest_bare = Il forziere è vuoto (pesci a casa: { $home } su { $of }): la squadra perde al turno { $turns }.
log-end-fish_food = Il nascondiglio è pieno, ma nessuno ha più tessere (pesci a casa: { $home } su { $of }): la squadra perde al turno { $turns }.

## La fine

banner-made_it = Ce l'avete fatta!
banner-so_close = Per un soffio!
banner-reef_gone = La barriera è finita
banner-chest_bare = Il forziere è vuoto
banner-fish_food = In pasto al polpo
end-made_it = Tutti i pesci sono a casa, e il tesoro anche.
end-so_close = Tutti i pesci sono a casa, ma manca una gemma del nascondiglio.
end-reef_gone = Non ci sono più tessere, e i pesci sono ancora là fuori.
end-chest_bare = Tentacula si è preso tutto.
end-fish_food = Il nascondiglio è pieno, ma per i pesci non ci sono più tessere.
end-record = { $cause } Pesci all'arrivo: { $fish } su { $of }. Gemme che servivano: { $gems } su { $needed }. Turni: { $turns }. Furti: { $thefts }. Conchiglie rimaste: { $shells }.

## Perché un consiglio dice così: «È una risposta che …», più (yes: di tutte) delle altre risposte, per parte della valutazione

speaks-for-gems = { $most ->
    [yes] tiene le gemme al sicuro più di ogni altra
   *[no] tiene le gemme più al sicuro
}
speaks-against-gems = { $most ->
    [yes] mette in pericolo le gemme più di ogni altra
   *[no] mette più in pericolo le gemme
}
speaks-for-theft = { $most ->
    [yes] perde nel furto meno di ogni altra
   *[no] perde di meno nel furto
}
speaks-against-theft = { $most ->
    [yes] perde nel furto più di ogni altra
   *[no] perde di più nel furto
}
speaks-for-fish = { $most ->
    [yes] porta i pesci più lontano di ogni altra
   *[no] porta i pesci più lontano
}
speaks-against-fish = { $most ->
    [yes] porta i pesci meno lontano di ogni altra
   *[no] porta i pesci meno lontano
}

# --- il primo viaggio guidato: quando, lo dice content/tutorial.toml
tutorial-stash = Tre pesci fanno il giro della barriera, e Tentacula, il polpo, vuole le loro gemme. Vincete tutti quando sono a casa e le **cinque gemme del nascondiglio** sono salve. La Culla della Marea chiede pietre comuni. **Prendila.**
    .title = Scegli il tesoro
tutorial-chip = Con te giocano due amici, e ogni animale ha un potere. **Tieni premuto** su uno, o premi i, per chiedere che cos'è. Per una conchiglia, la medusa segue qualsiasi creatura. **Prendi la medusa.**
    .title = Scegli l'animale
tutorial-me = La squadra decide a chi tocca, a ciascuno una volta per round. Comincia presto, e gli amici costruiranno su ciò che posi. **Di' «Io!»**
    .title = A chi tocca?
tutorial-lay = Prima posa la tua tessera accanto al percorso. Sono al sicuro le caselle con la barriera da **tutti e due** i lati. Altrove, e accanto all'acqua di una tessera, è **mare aperto**, dove Tentacula ruba. Fuori, la tua lascia entrare l'acqua solo alla 10. **Posala fuori.**
    .title = Costruisci la barriera
tutorial-swim = La tua tessera mostra un **granchio**: un pesce nuota fino al prossimo granchio libero, dove c'è una conchiglia. Una svista? La freccia curva, o u, **annulla** finché non si scopre niente di nuovo. **Manda Professor Finley alla 4.**
    .title = Muovi un pesce
tutorial-again = Un amico ha portato Professor Finley oltre il **portale**. Si passa solo nell'ordine che mostra: ora tocca a Piccola Paloma. **Comincia tu.**
    .title = Un portale magico
tutorial-shield = Le caselle da 11 a 13 hanno la barriera solo fuori, e la tua tessera non mostra acqua. Su uno schermo, due dita, o Ctrl e rotella, avvicinano il tabellone. **Posala dentro.**
    .title = Chiudi il muro
tutorial-gate = Sir Barnaby aspetta che Piccola Paloma sia passata, e sulla sua strada c'è una conchiglia. **Mandala alla 4.**
    .title = La prossima nell'ordine
tutorial-third = Bella nuotata! **Comincia tu.**
    .title = Un mare più grande
tutorial-reef = Alla 14 e alla 16 entra l'acqua; con la barriera fuori, la 15 è al sicuro. **Posala lì.**
    .title = Tra due varchi
tutorial-shell = Professor Finley è l'ultimo, e la tartaruga lo porta dove entra l'acqua. Paga una **conchiglia** per seguire il cavalluccio, e trovane una alla 15. **Mandalo lì.**
    .title = Paga una conchiglia
tutorial-fourth = Questo portale vuole prima Sir Barnaby, ed è l'ultimo. **Comincia tu.**
    .title = Il secondo portale
tutorial-ahead = Costruisci in anticipo, così gli amici arrivano al sicuro. Fuori, la tua tessera lascia entrare l'acqua alla 20 e alla 21, ma non alla 22. **Posala fuori.**
    .title = Pensa in anticipo
tutorial-catch-up = Le caselle occupate si saltano: il tuo cavalluccio porta oltre la 15. **Manda Sir Barnaby alla 19.**
    .title = Un lungo tratto
tutorial-take = La tessera che prendi si volta. Quella dentro diventa una tartaruga, e la prossima tartaruga di Professor Finley ha un **delfino**. **Prendi quella dentro.**
    .title = Una tessera da dietro
tutorial-fifth = Su uno schermo, i tre puntini (**Altro**) portano a regole, diario e impostazioni. **Comincia tu.**
    .title = La tua nuova tessera
tutorial-bridge = Oltre la 25 non c'è barriera. Comincia, e un amico può chiudere l'altro lato. **Posala dentro.**
    .title = Costruite insieme
tutorial-dolphin-ahead = In ogni caso la tartaruga porta in mare aperto: Tentacula ruba una gemma. Ma alla 18 prima arriva un delfino. **Manda Professor Finley alla 18.**
    .title = Un rischio che conviene
tutorial-dolphin = Per una conchiglia il delfino porta una gemma dal forziere al nascondiglio, dove Tentacula non arriva. Ti servono due rubini. **Metti in salvo un rubino.**
    .title = Metti in salvo una gemma
tutorial-sixth = Tentacula ha preso uno zaffiro, ma ne restano tre, e te ne servono due. Questo portale vuole prima Professor Finley. **Comincia tu.**
    .title = Superato un furto
tutorial-shelter = Da 29 a 31 c'è la barriera dentro, e la tua tessera non mostra acqua. Stavolta niente furto: **posala fuori.**
    .title = Previeni un furto
tutorial-shark-ahead = Alla 30 aspetta uno **squalo**. Con Piccola Paloma lì, la medusa di un amico la salta e porta a casa Professor Finley. **Mandala alla 30.**
    .title = Due in uno
tutorial-shark = Per una delle tue tre conchiglie, lo squalo riprende una gemma dalla grotta di Tentacula. **Riprendi lo zaffiro.**
    .title = Riprendila
tutorial-seventh = Professor Finley è a **casa**! Ora tocca a Sir Barnaby. **Comincia tu.**
    .title = Il primo a casa
tutorial-second-home = Davanti a lui non c'è più nessuna medusa: la tua porta all'arrivo. **Manda a casa Sir Barnaby.**
    .title = Il secondo
tutorial-either = Tra Piccola Paloma e l'arrivo c'è solo una tartaruga, e nessuna delle due tessere ne mostrerà una. **Prendi quella che vuoi**, magari quella dentro.
    .title = Come preferisci
tutorial-eighth = Là fuori c'è solo Piccola Paloma. **Tocca a te.**
    .title = L'ultimo pesce
tutorial-home = Con il terzo pesce, il forziere riempie il nascondiglio. **Manda a casa Piccola Paloma.**
    .title = A casa
tutorial-stolen = Ogni pesce in **mare aperto** costa una gemma dopo la sua mossa, e un'altra alla fine del round.
tutorial-opens = Sono passati tutti e tre: il tabellone **si apre**, e un nuovo portale mostra un altro ordine.
tutorial-rear = La pila non c'è più: le tessere arrivano dalla **fine della barriera**. Chi resta indietro perde il riparo.
tutorial-closes = Il tabellone si ripiega: ecco l'**arrivo**: oltre la casella 34, qualsiasi creatura porta a casa.
tutorial-no-room = Per le tessere non c'è più posto: la tua guida un pesce, poi lascia il gioco.
tutorial-end = Tre pesci a casa, cinque gemme salve: **così si vince un viaggio**. Naviga con gli **amici**, invitati con un link. Per una **partita breve**, rifai Il Primo Viaggio; il **gioco intero** continua con La Grande Avventura, una conchiglia in meno.
