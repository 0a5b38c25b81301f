### The Refuge in italiano. L'inglese è in en.ftl: i due file hanno gli stessi messaggi.
### Gli id seguono i contenuti: <famiglia>-<id> è il nome, <famiglia>-<id>-text quello che dice; vedi entries.py.
### `-competitive` sostituisce il testo in un'immersione competitiva. Le parole stanno in docs/italian.md.


## Il gioco

game-name = The Refuge
game-subtitle = Terrore dagli abissi
game-tagline = Oltre il Kraken, fino al relitto sommerso
game-text = Immergiti oltre il Kraken, completa tre obiettivi nell'ordine e torna fuori prima che i tentacoli si chiudano su di te.
game-length = da 40 a 60 minuti

mode-coop = Immersione cooperativa
mode-coop-text = Una squadra da 1 a 4 Sub contro il Kraken. Completate gli obiettivi I, II e III per vincere insieme.
mode-competitive = Immersione competitiva
mode-competitive-text = Da 2 a 6 Sub in gara verso una capsula di salvataggio sbloccata. La prima persona che entra vince.

difficulty-first_dive = Prima immersione
difficulty-first_dive-text = I tre obiettivi blu: il modo migliore per imparare il gioco.
difficulty-standard = Normale
difficulty-standard-text = Un obiettivo a caso per ogni livello.
difficulty-abyss = Abisso
difficulty-abyss-text = Obiettivi a caso, e la testa si muove anche in su e in giù.

option-mode = Quale immersione
option-mode-coop = { mode-coop }
    .note = { mode-coop-text }
option-mode-competitive = { mode-competitive }
    .note = { mode-competitive-text }
option-difficulty = Quanto in profondità
option-difficulty-first_dive = { difficulty-first_dive }
    .note = { difficulty-first_dive-text }
option-difficulty-standard = { difficulty-standard }
    .note = { difficulty-standard-text }
option-difficulty-abyss = { difficulty-abyss }
    .note = { difficulty-abyss-text }
option-divers = Sub
option-divers-draft = Ognuno sceglie il suo
option-divers-random = A caso
option-first = Chi comincia
option-first-random = Si tira a sorte
option-first-seat_1 = Posto 1
option-first-seat_2 = Posto 2
option-first-seat_3 = Posto 3
option-first-seat_4 = Posto 4
option-first-seat_5 = Posto 5
option-first-seat_6 = Posto 6
option-objectives = Obiettivi
option-objectives-preset = Come vuole l'immersione
option-objectives-starters = I tre blu
option-objectives-random = Uno a caso per ogni livello
option-objectives-chosen = Quelli scelti qui sotto, gli altri blu
option-objective_1 = Obiettivo I
option-objective_1-obj1_clear_water = { objective-obj1_clear_water }
option-objective_1-obj1_soundings = { objective-obj1_soundings }
option-objective_1-obj1_hidden_cache = { objective-obj1_hidden_cache }
option-objective_2 = Obiettivo II
option-objective_2-obj2_tag_the_beast = { objective-obj2_tag_the_beast }
option-objective_2-obj2_both_flanks = { objective-obj2_both_flanks }
option-objective_2-obj2_empty_reach = { objective-obj2_empty_reach }
option-objective_3 = Obiettivo III
option-objective_3-obj3_board_the_wreck = { objective-obj3_board_the_wreck }
option-objective_3-obj3_raise_the_cargo = { objective-obj3_raise_the_cargo }
option-objective_3-obj3_scuttling_charges = { objective-obj3_scuttling_charges }


## I Sub

diver-michael = Michael
diver-michael-role = Capo immersione
diver-michael-code = Mi
diver-satoshi = Satoshi
diver-satoshi-role = Inventore
diver-satoshi-code = Sa
diver-sophie = Sophie
diver-sophie-role = Fotografa
diver-sophie-code = So
diver-sophie-full = Sophie St. Laurent
diver-mags = Mags
diver-mags-role = Pugile
diver-mags-code = Ma
diver-katerina = Katerina
diver-katerina-role = Medica e spia
diver-katerina-code = Ka
diver-vega = Vega
diver-vega-role = Voce che incanta il mare
diver-vega-code = Ve


## Abilità

timing-action = Azione
timing-free = Gratuita
timing-reaction = Reazione

ability-michael_standing_orders = Ordini permanenti
ability-michael_standing_orders-text = Azione: un altro Sub in piedi esegue subito un Movimento, come se fosse una sua azione.
    .gist = Un altro Sub in piedi esegue ora un movimento.
ability-michael_standing_orders-solo = Azione: muoviti di 1 o 2 caselle. Ogni casella in cui entri ha effetto.
    .gist = Fino a 2 caselle; ognuna ha effetto.
ability-michael_standing_orders-competitive = Azione: sposta un altro Sub in piedi di 1 casella, su una casella libera; questa non ha effetto.
    .gist = Manda avanti un altro Sub di 1 casella.
ability-michael_iron_collar = Collare di ferro
ability-michael_iron_collar-text = Quando un tentacolo ti metterebbe al tappeto: resti in piedi. Il tentacolo va nella riserva e tu non peschi nulla.
    .gist = Nessuno va al tappeto; il tentacolo torna nella riserva.
ability-michael_quartermaster = Cambusiere
ability-michael_quartermaster-text = Nel tuo turno: tu e un altro Sub, a qualunque distanza, potete darvi a vicenda le carte che volete.
    .gist = Divide le carte con un altro Sub, a qualunque distanza.
ability-michael_quartermaster-solo = Nel tuo turno: pesca 1 carta.
    .gist = Pesca una carta.
ability-michael_quartermaster-competitive = Nel tuo turno: pesca 2 carte.
    .gist = Pesca 2 carte.

ability-satoshi_thruster_rig = Zaino propulsore
ability-satoshi_thruster_rig-text = Azione: muoviti da 1 a 3 caselle in linea retta. Solo l'ultima casella ha effetto.
    .gist = Fino a 3 caselle dritto; l'ultima ha effetto.
ability-satoshi_tinker = Armeggiare
ability-satoshi_tinker-text = Nel tuo turno: scarta 1 carta dalla mano, poi pescane 2.
    .gist = Cede una carta, poi ne pesca 2.
ability-satoshi_low_tone = Diffusore di bassi
ability-satoshi_low_tone-text = Azione: muovi la testa del Kraken di 1 o 2 caselle a sinistra, oppure di 1 o 2 a destra.
    .gist = Muove la testa di 1 o 2 caselle.

ability-sophie_stakeout = Appostamento
ability-sophie_stakeout-text = Azione: piazza da 1 a 3 delle tue fotocamere non ancora piazzate, ognuna su una casella diversa: la tua o una accanto a te.
    .gist = Piazza fino a 3 fotocamere, qui e accanto.
ability-sophie_flashbulb = Lampo al magnesio
ability-sophie_flashbulb-text = Quando un tentacolo si è appena mosso o è emerso sulla casella di una fotocamera: eliminalo e pesca una carta Reperto. Riprendi quella fotocamera.
    .gist = Elimina il tentacolo; la fotocamera torna indietro.
ability-sophie_darkroom = Camera oscura
ability-sophie_darkroom-text = Azione: riprendi da 1 a 3 fotocamere dal tabellone e pesca 1 carta Reperto per ciascuna.
    .gist = Riprende fotocamere, con una carta per ciascuna.

ability-mags_haymaker = Sventola
ability-mags_haymaker-text = Quando un tentacolo è sulla tua casella: eliminalo come se avessi usato una carta Arma.
    .gist = Elimina il tentacolo, e c'è una carta.
ability-mags_ring_of_steel = Cerchio d'acciaio
ability-mags_ring_of_steel-text = Azione: elimina fino a 2 tentacoli su caselle adiacenti a te.
    .gist = Elimina fino a 2 tentacoli adiacenti.
ability-mags_bull_rush = Carica del toro
ability-mags_bull_rush-text = Azione: muoviti da 1 a 3 caselle. Ogni tentacolo nella cui casella entri viene eliminato, e ogni casella ha effetto.
    .gist = Fino a 3 caselle; elimina i tentacoli sulla via.

ability-katerina_field_dressing = Medicazione da campo
ability-katerina_field_dressing-text = Azione: rialzati, o rialza un Sub ad al massimo 2 caselle. Puoi usarla mentre sei al tappeto, ma allora solo su di te.
    .gist = Si rialza un Sub qui o entro 2 caselle.
ability-katerina_field_dressing-competitive = Azione: rialzati, poi esegui 1 altra azione. Si usa solo al tappeto.
    .gist = Si rialza, poi agisce ancora.
ability-katerina_slip_the_jaws = Sfuggire alle fauci
ability-katerina_slip_the_jaws-text = Quando la testa ti divorerebbe: metti invece il tuo Sub su una casella libera della riga Fauci. Resta com'era, in piedi o al tappeto, e la casella non ha effetto.
    .gist = Sguscia invece nella riga Fauci.
ability-katerina_slip_the_jaws-competitive = Quando la testa ti divorerebbe: metti invece il tuo Sub su una casella Partenza libera e non scartare nulla. Resta com'era, in piedi o al tappeto.
    .gist = Sguscia su una casella Partenza e non perde carte.
ability-katerina_read_the_currents = Leggere le correnti
ability-katerina_read_the_currents-text = Nel tuo turno: guarda le prime 3 carte Kraken e rimettile nell'ordine che vuoi.
    .gist = Mostra a tutti le prossime 3 carte Kraken e le ordina.

ability-vega_riptide = Corrente di risacca
ability-vega_riptide-text = Azione: vai su un Vortice o una Grotta liberi, ovunque siano. La casella ha effetto.
    .gist = Porta a qualunque Vortice o Grotta liberi.
ability-vega_charm_the_arms = Incantare i tentacoli
ability-vega_charm_the_arms-text = Azione: muovi fino a 3 tentacoli diversi di 1 casella ciascuno.
    .gist = Muove fino a 3 tentacoli di 1 casella ciascuno.
ability-vega_ink_veil = Velo d'inchiostro
ability-vega_ink_veil-text = Dopo la metà superiore di una qualsiasi carta Kraken: la sua metà inferiore si salta.
    .gist = La metà inferiore della carta si salta.
ability-vega_ink_veil-competitive = Quando una carta Kraken è appena stata pescata: non ha effetto (il suo simbolo Rimescola conta lo stesso).
    .gist = La carta non fa nulla.


## Carte Reperto

type-weapon = Arma
type-weapon-symbol = arpione
type-motion = Propulsione
type-motion-symbol = elica
type-tool = Attrezzo
type-tool-symbol = chiave inglese
type-signal = Segnale
type-signal-symbol = lanterna
type-aid = Soccorso
type-aid-symbol = boccetta
type-grabber = Pinza
type-grabber-symbol = artiglio

card-trench_knife = Coltello da trincea
    .short = Coltello
card-trench_knife-text = Arma: elimina il tentacolo che è sulla tua casella.
card-speargun = Fucile subacqueo
    .short = Fucile
card-speargun-text = Arma. Oppure come Azione: elimina un tentacolo in linea retta da te, ad al massimo 3 caselle.
    .gist = Elimina un tentacolo in linea, fino a 3 caselle di distanza.
card-boarding_axe = Ascia d'abbordaggio
    .short = Ascia
card-boarding_axe-text = Arma. Quando la usi puoi scartare un'altra carta qualsiasi dalla mano e tenere l'Ascia.
card-shock_prod = Pungolo elettrico
    .short = Pungolo
card-shock_prod-text = Arma. Dopo puoi anche rimettere nella riserva un tentacolo adiacente a te (per lui nessun Reperto).
card-signal_pistol = Pistola da segnalazione
    .short = Pistola
card-signal_pistol-text = Arma. Puoi usarla anche per un Sub in piedi adiacente a te; la carta Reperto la peschi tu.

card-swim_fins = Pinne
    .short = Pinne
card-swim_fins-text = Azione: muoviti di 1 o 2 caselle. Ogni casella in cui entri ha effetto.
    .gist = Fino a 2 caselle; ognuna ha effetto.
card-air_jet = Getto ad aria compressa
    .short = Getto d'aria
card-air_jet-text = Azione: sfreccia da 1 a 4 caselle in linea retta. Solo l'ultima casella ha effetto.
    .gist = Fino a 4 caselle dritto; l'ultima ha effetto.
card-tow_line = Cavo da traino
    .short = Cavo
card-tow_line-text = Azione: tira un altro Sub o un tentacolo della tua riga o colonna da 1 a 3 caselle dritto verso di te.
    .gist = Tira più vicino un Sub o un tentacolo in linea, fino a 3 caselle.
card-motor_sled = Slitta a motore
    .short = Slitta
card-motor_sled-text = Azione: muoviti da 1 a 3 caselle. Ogni casella in cui entri ha effetto.
    .gist = Fino a 3 caselle; ognuna ha effetto.

card-pry_bar = Piede di porco
    .short = Piede di porco
card-pry_bar-text = Azione: muovi un tentacolo di 1 o 2 caselle.
    .gist = Muove un tentacolo di 1 o 2 caselle.
card-net_launcher = Lanciareti
    .short = Lanciareti
card-net_launcher-text = Azione: elimina un tentacolo nella tua riga o colonna.
    .gist = Elimina un tentacolo nella stessa riga o colonna.
card-depth_charge = Bomba di profondità
    .short = Bomba
card-depth_charge-text = Azione: rimetti nella riserva fino a 3 tentacoli entro 2 caselle da te (per loro nessun Reperto).
    .gist = Rimette nella riserva fino a 3 tentacoli entro 2 caselle.
card-winch = Argano di coperta
    .short = Argano
card-winch-text = Azione: muovi la testa del Kraken di 1 casella a sinistra o a destra.
    .gist = Muove la testa di 1 casella a sinistra o a destra.

card-hydrophone = Idrofono
    .short = Idrofono
card-hydrophone-text = Azione: guarda le prime 3 carte Kraken e rimettile nell'ordine che vuoi.
    .gist = Mostra a tutti le prossime 3 carte Kraken e le ordina.
card-decoy_lantern = Lanterna esca
    .short = Lanterna
card-decoy_lantern-text = Azione: salta la metà inferiore della carta Kraken pescata alla fine di questo turno.
    .gist = Salta la metà inferiore della carta di questo turno.
card-decoy_lantern-competitive = Azione: muovi la testa del Kraken di 1 o 2 caselle a sinistra, oppure di 1 o 2 a destra.
    .gist = Muove la testa di 1 o 2 caselle.
card-ships_bell = Campana di bordo
    .short = Campana
card-ships_bell-text = Azione: ogni Sub in piedi, anche il tuo, può spostarsi di 1 casella, su una casella libera. Nessuna casella ha effetto.
    .gist = Ogni Sub in piedi può scivolare di 1 casella.
card-ships_bell-competitive = Azione: spostati di 1 casella, su una casella libera e senza effetto, poi esegui 1 altra azione.
    .gist = Scivola di 1 casella, poi agisce ancora.

card-air_bottle = Bombola d'aria
    .short = Bombola
card-air_bottle-text = Azione: esegui altre 2 azioni in questo turno.
    .gist = Altre due azioni in questo turno.
card-smelling_salts = Sali di ammonio
    .short = Sali
card-smelling_salts-text = Azione: rialzati, o rialza un Sub adiacente. Puoi giocarla mentre sei al tappeto, ma allora solo su di te.
    .gist = Si rialza un Sub qui o accanto.
card-smelling_salts-competitive = Azione: rialzati, poi esegui 1 altra azione. Si gioca solo al tappeto.
    .gist = Si rialza, poi agisce ancora.
card-ration_tin = Razione in scatola
    .short = Razione
card-ration_tin-text = Azione: rimetti scoperta una delle tue carte Abilità usate.
    .gist = Un'abilità usata torna scoperta.

card-grabber = Pinza
    .short = Pinza
card-grabber-text = Azione: scegli una cosa. Prendi una carta a caso da un Sub in linea retta ad al massimo 2 caselle; oppure tira un Sub o un tentacolo della tua riga o colonna di 1 o 2 caselle dritto verso di te.
    .gist = Prende una carta, o tira più vicino qualcosa in linea.


## Carte Kraken

kraken-k01 = Lenta spira
kraken-k02 = Soffio gelido
kraken-k03 = Affondo secco
kraken-k04 = Lento strascico
kraken-k05 = Occhio vigile
kraken-k06 = Buio che tasta
kraken-k07 = Ondata nera
kraken-k08 = Ampia falciata
kraken-k09 = Becco aperto
kraken-k10 = Accerchiamento

kraken-a01 = Deriva obliqua
kraken-a02 = Presa a ovest
kraken-a03 = Deriva inversa
kraken-a04 = Presa a est
kraken-a05 = Peso a picco
kraken-a06 = Ombra che cala
kraken-a07 = Dorso che sale
kraken-a08 = Gran sussulto
kraken-a09 = Voragine
kraken-a10 = Fame annegata

top-move =
    { $steps ->
        [one] La testa si muove di { $steps } casella { $direction ->
            [up] in su
            [down] in giù
            [left] a sinistra
           *[right] a destra
        }.
       *[other] La testa si muove di { $steps } caselle { $direction ->
            [up] in su
            [down] in giù
            [left] a sinistra
           *[right] a destra
        }.
    }
top-devour = La testa divora ogni Sub che le sta accanto.
top-devour_setup = Un simbolo Fauci per ora non fa nulla.
top-reshuffle = Dopo si rimescola il mazzo Kraken.

symbol-down = I tentacoli di questa colonna si muovono di 1 casella in giù.
symbol-down2 = I tentacoli di questa colonna si muovono di 2 caselle in giù.
symbol-up = I tentacoli di questa colonna si muovono di 1 casella in su.
symbol-left = I tentacoli di questa colonna si muovono di 1 casella a sinistra.
symbol-right = I tentacoli di questa colonna si muovono di 1 casella a destra.
symbol-spawn = In questa colonna emerge un tentacolo.

direction-up = in su
direction-down = in giù
direction-left = a sinistra
direction-right = a destra


## Obiettivi

objective-level = { $level ->
    [1] Obiettivo I
    [2] Obiettivo II
   *[3] Obiettivo III
}
objective-blue = Blu: per una prima immersione

objective-obj1_clear_water = Acque libere
objective-obj1_clear_water-text = Eliminate tentacoli mentre questa carta è in corso.
objective-obj1_clear_water-short = Eliminare tentacoli: contano Varchi, Armi e carte.
objective-obj1_clear_water-wish = Liberare le acque
objective-obj1_clear_water-done = Le acque sono libere. Tutti hanno pescato una carta.
objective-obj1_clear_water-reward = Ogni Sub pesca 1 carta Reperto.

objective-obj1_soundings = Scandagli
objective-obj1_soundings-text = Quando questo obiettivo entra in corso, mettete i tre segnalini sulle loro grotte. Azione speciale Scandaglia: in piedi su un segnalino, toglilo. Toglieteli tutti.
objective-obj1_soundings-short = In piedi su ciascuno dei tre segnalini, Scandaglia.
objective-obj1_soundings-wish = Scandagliare il fondale
objective-obj1_soundings-done = Il fondale è scandagliato. Fino a due tentacoli sono tornati nella riserva.
objective-obj1_soundings-reward = Chi è di turno può rimettere nella riserva fino a 2 tentacoli dal tabellone (per loro nessun Reperto).

objective-obj1_hidden_cache = Deposito segreto
objective-obj1_hidden_cache-text = Azione speciale Stiva: in piedi su una Grotta, scarta 1 carta Reperto di un tipo non ancora stivato. Stivate abbastanza tipi diversi.
objective-obj1_hidden_cache-short = Su una Grotta, stivare una carta di un tipo non ancora stivato.
objective-obj1_hidden_cache-wish = Riempire un deposito segreto
objective-obj1_hidden_cache-done = Il deposito è pieno. Tutti hanno pescato, o ripreso un'abilità.
objective-obj1_hidden_cache-reward = Ogni Sub rimette scoperta un'Abilità usata o pesca 1 carta Reperto.

objective-obj2_tag_the_beast = Marcare la bestia
objective-obj2_tag_the_beast-text = Azione speciale Marca: in piedi accanto alla testa del Kraken, scarta 1 carta Reperto qualsiasi e conta 1 marca.
objective-obj2_tag_the_beast-short = Accanto alla testa, cedere una carta qualsiasi.
objective-obj2_tag_the_beast-wish = marcare la bestia
objective-obj2_tag_the_beast-done = La bestia è marcata. La minaccia è calata.
objective-obj2_tag_the_beast-reward = Muovete 1 tentacolo dal tracciato Minaccia alla riserva. Se non ce n'è, chi è di turno pesca 2 carte Reperto.

objective-obj2_both_flanks = I due fianchi
objective-obj2_both_flanks-text = Quando questo obiettivo entra in corso, mettete un segnalino all'estremità sinistra e uno all'estremità destra della fascia del Kraken. Ogni volta che la testa è a un'estremità mentre un Sub in piedi è su una casella Kraken, togliete il segnalino di quell'estremità. Toglieteli entrambi.
objective-obj2_both_flanks-short = Testa a un'estremità della sua fascia, un Sub in piedi su una casella Kraken: quel segnalino va via.
objective-obj2_both_flanks-wish = prenderla su entrambi i fianchi
objective-obj2_both_flanks-done = I due fianchi sono presi. La testa è stata fatta scorrere.
objective-obj2_both_flanks-reward = Chi è di turno può far scorrere la testa fino a 4 caselle in una direzione (spinge come al solito).

objective-obj2_empty_reach = Campo sgombro
objective-obj2_empty_reach-text = Alla fine delle azioni di ogni turno, prima della carta Kraken: se non c'è nessun tentacolo nelle tre colonne sotto la testa, contate 1.
objective-obj2_empty_reach-short = Finire le azioni senza tentacoli nelle tre colonne sotto la testa.
objective-obj2_empty_reach-wish = sgombrarle il campo
objective-obj2_empty_reach-done = Il campo è sgombro. Una colonna è stata liberata, tutti hanno pescato.
objective-obj2_empty_reach-reward = Chi è di turno rimette nella riserva tutti i tentacoli di una colonna (nessun Reperto). Poi ogni Sub pesca 1 carta Reperto.

objective-obj3_board_the_wreck = A bordo del relitto
objective-obj3_board_the_wreck-text = Portate un Sub in piedi su una casella Arrivo.
objective-obj3_board_the_wreck-short = Un Sub in piedi su una casella Arrivo.
objective-obj3_board_the_wreck-wish = salire a bordo del relitto
objective-obj3_board_the_wreck-done = A bordo.
objective-obj3_board_the_wreck-reward = Il carico è trovato. È la vittoria.

objective-obj3_raise_the_cargo = Sollevare il carico
objective-obj3_raise_the_cargo-text = Quando questo obiettivo entra in corso, mettete un segnalino (il carico) sulla casella Arrivo centrale. Azione speciale Solleva: in piedi sul carico, prendilo. Portatelo, in piedi, in una Grotta qualsiasi.
objective-obj3_raise_the_cargo-short = Sollevare il carico e portarlo, in piedi, in una Grotta qualsiasi.
objective-obj3_raise_the_cargo-wish = sollevare il carico
objective-obj3_raise_the_cargo-done = Il carico è al sicuro.
objective-obj3_raise_the_cargo-reward = Il carico è al sicuro. È la vittoria.

objective-obj3_scuttling_charges = Cariche d'affondamento
objective-obj3_scuttling_charges-text = Quando questo obiettivo entra in corso, mettete i segnalini sulle caselle Arrivo indicate. Azione speciale Innesca: in piedi su un segnalino, scarta 1 carta Reperto qualsiasi e toglilo; se restano segnalini, la testa si muove poi di 1 casella di lato verso di te. Toglieteli tutti.
objective-obj3_scuttling_charges-short = Su ogni segnalino, cedere una carta qualsiasi per innescare la carica.
objective-obj3_scuttling_charges-wish = innescare le cariche d'affondamento
objective-obj3_scuttling_charges-done = Le cariche sono innescate.
objective-obj3_scuttling_charges-reward = Il relitto svela il suo segreto. È la vittoria.

special-sound = Scandaglia
special-sound-text = Togli il segnalino su cui sei.
special-stow = Stiva
special-stow-text = Su una Grotta, scarta 1 carta di un tipo non ancora stivato.
special-tag = Marca
special-tag-text = Accanto alla testa, scarta 1 carta qualsiasi.
special-lift = Solleva
special-lift-text = Prendi il carico su cui sei.
special-arm = Innesca
special-arm-text = Scarta 1 carta qualsiasi e togli il segnalino su cui sei.


## Capsule di salvataggio

pod-name = Capsula { $number }
pod-locked = bloccata
pod-locked_by = bloccata: { $objective }
pod-open = aperta
pod-face_down = Obiettivo della capsula, coperto

pod-pod_obj_pressure_code = Codice di pressione
pod-pod_obj_pressure_code-text = Sblocca: scarta 3 carte Reperto dello stesso tipo.
pod-pod_obj_full_kit = Corredo completo
pod-pod_obj_full_kit-text = Sblocca: scarta 4 carte Reperto di quattro tipi diversi.
pod-pod_obj_trophies = Tre trofei
pod-pod_obj_trophies-text = Sblocca: in questa partita hai eliminato almeno 3 tentacoli.
pod-pod_obj_in_its_shadow = Nella sua ombra
pod-pod_obj_in_its_shadow-text = Sblocca: in piedi accanto alla testa del Kraken, scarta 1 carta Reperto.
pod-pod_obj_nothing_left = Più nulla
pod-pod_obj_nothing_left-text = Sblocca: tutte e tre le tue carte Abilità sono coperte.
pod-pod_obj_clear_lane = Via libera
pod-pod_obj_clear_lane-text = Sblocca: sei in piedi nella colonna di questa capsula e in quella colonna non c'è nessun tentacolo.
pod-pod_obj_last_light = Ultima luce
pod-pod_obj_last_light-text = Sblocca: in piedi su una Grotta o un Vortice nella riga 5 o più in alto, scarta 2 carte Reperto.


## Caselle e pezzi

space-start = Partenza
    .full = Partenza
space-start-text = Nessun effetto. Un tentacolo che arriva qui va sul tracciato Minaccia, a meno che un Sub non gli sbarri la strada.
space-start-competitive = Nessun effetto. Un tentacolo che arriva qui torna nella riserva, a meno che un Sub non gli sbarri la strada.
space-spawn = Varco
    .full = Varco
space-spawn-text = Elimina un tentacolo su un'altra casella di questa riga o colonna e pesca una carta Reperto.
space-spawn-competitive = Metti un tentacolo dalla riserva su un altro Varco libero di questa riga o colonna.
space-lair = Tana
    .full = Tana
space-lair-text = Puoi muovere un tentacolo di una casella.
space-cave = Grotta
    .full = Grotta
space-cave-text = Nessun effetto. I tentacoli non possono entrare mentre c'è un Sub.
space-whirlpool = Vortice
    .full = Vortice
space-whirlpool-text = Puoi scambiarti di posto con un Sub su una Grotta.
space-kraken = Casella Kraken
    .full = casella Kraken
space-kraken-text = La testa si avvicina a te di una casella.
space-nook = Anfratto
    .full = anfratto
space-nook-text = Una casella Kraken che la testa non può coprire. Si avvicina comunque a te di una casella.
space-finish = Arrivo
    .full = Arrivo
space-finish-text = Nessun effetto. Alcuni obiettivi si raggiungono qui.
space-finish-competitive = Una capsula di salvataggio. Entraci quando è sbloccata, e vinci.
space-label = { $kind }, { $cell }
space-spot = { $cell } ({ $kind })

piece-tentacle = Tentacolo
piece-head = Testa del Kraken
piece-camera = Fotocamera
piece-marker = Segnalino
piece-marker-sounding = Segnalino da scandagliare
piece-marker-charge = Carica da innescare
piece-flank = Segnalino in fondo { $way } alla fascia del Kraken
piece-cargo = Carico
piece-pod = Capsula di salvataggio
piece-trophy = Trofeo
posture-standing = in piedi
posture-down = al tappeto
posture-devoured = nelle fauci
posture-carrying = porta il carico
posture-gripping = afferra chi è qui

place-threat = Tracciato Minaccia
place-supply = Riserva dei tentacoli
place-devour = Simbolo Fauci
place-devour_row = Riga Fauci
place-salvage_deck = Mazzo Reperti
place-salvage_discard = Reperti scartati
place-kraken_deck = Mazzo Kraken
place-kraken_drawn = Carte Kraken pescate
place-hand = Mano


## Carte di riferimento

reference-coop = Immersione cooperativa
reference-coop-1 = Fino a 2 azioni: Movimento, giocare una carta Azione, usare un'Abilità, Recupero, o l'azione speciale dell'obiettivo.
reference-coop-2 = Nel tuo turno, tra un'azione e l'altra, dai gratis carte ai Sub adiacenti.
reference-coop-3 = Poi pesca una carta Kraken: metà superiore (testa), metà inferiore (tentacoli).
reference-coop-4 = Recupero: scarta 2 carte dello stesso tipo per rialzarti, per rialzare chi ti è accanto o per riprendere un'Abilità.
reference-coop-5 = Si perde se: riserva vuota, 4 sul tracciato Minaccia, una carta non si può pescare, o tutti al tappeto.

reference-competitive = Immersione competitiva
reference-competitive-1 = Due azioni, ognuna a scelta: Movimento, pescare una carta Reperto, giocare una carta, usare un'Abilità, Recupero, Sbloccare, o Rialzarsi quando si è al tappeto.
reference-competitive-2 = Varco: aggiungi un tentacolo. Tana: muovi un tentacolo.
reference-competitive-3 = Dopo l'ultimo turno di un round: si pesca una carta Kraken, solo la metà superiore.
reference-competitive-4 = Vince il primo Sub che nuota in una capsula di salvataggio sbloccata.


## Il tavolo

board-label = La fossa: colonne da A a G tra due pareti di roccia, dalla riga 0 sulla sabbia alla riga 11 al sottomarino
reach-label = Sotto la testa: colonne da { $first } a { $last }
devour_line-label = Linea Fauci: chi è nelle fauci ritorna al di sopra
devour_line-competitive = Linea Fauci: chi è nelle fauci ricomincia al di sopra
goal-label = Qui si raggiunge l'obiettivo
head-posture = { $mood }, sopra { $place }
head-columns = le colonne da { $first } a { $last }
head-place = le colonne da { $first } a { $last }, righe da { $low } a { $high }
head-calm = calma
head-watch = in agguato
head-left = guarda a sinistra
head-right = guarda a destra
head-up = guarda in su
head-down = guarda in giù
head-devour = becco spalancato
head-tags = marche
fact-arm_below = È sotto la testa: la prossima carta Kraken può muoverlo.
fact-arm_aside = Non è sotto la testa: le carte Kraken lo lasciano dov'è.
fact-arm_near = { $diver } è a una casella: se il tentacolo arriva lì, { $diver } lo colpisce o va al tappeto.
fact-head_prey = { $count ->
        [0] Accanto non ha nessun Sub: un morso ora non troverebbe nessuno.
        [one] Accanto ha { $diver }: un morso ora divorerebbe { $diver }.
       *[other] Accanto ha { $count } Sub: un morso ora li divorerebbe tutti.
    }
fact-head_cards = { $bites ->
        [0] Carte che possono arrivare: { $of }. Nessuna morde, tutte la muovono.
        [one] Carte che possono arrivare: { $of }. Una morde, le altre la muovono.
       *[other] Carte che possono arrivare: { $of }. { $bites } mordono, le altre la muovono.
    }
fact-diver_back = Ritorna all'inizio del proprio prossimo turno: al tappeto, nella riga Fauci.
fact-diver_back-race = Ritorna all'inizio del proprio prossimo turno, su una casella Partenza.
fact-diver_down = { $cost ->
        [0] Per rialzarsi basta un'azione, e nient'altro.
        [2] Per rialzarsi servono un'azione e due carte dello stesso tipo, di questo Sub o di uno accanto.
       *[other] Per rialzarsi servono un'azione e { $cost } carte dello stesso tipo, di questo Sub o di uno accanto.
    }
fact-diver_cave = In una Grotta nessun tentacolo può toccare { $diver }.
fact-diver_touched = Se un tentacolo arriva qui, { $diver } lo colpisce o va al tappeto.
fact-diver_armed = { $diver } può colpire un tentacolo che arriva qui.
fact-diver_bare = { $diver } non ha nulla con cui colpire: un tentacolo che arriva qui mette { $diver } al tappeto.
fact-diver_beside = Accanto alla testa: se morde ora, divora { $diver }.
fact-diver_ready = { $count ->
        [0] Tutte le abilità sono usate.
        [1] Abilità rimasta: { $first }.
        [2] Abilità rimaste: { $first }, { $second }.
       *[other] Abilità rimaste: { $first }, { $second }, { $third }.
    }
projection-label = Ultima carta, colonna { $column }: { $what }

short-down = i tentacoli scendono
short-down2 = i tentacoli scendono due volte
short-up = i tentacoli salgono
short-left = i tentacoli vanno a sinistra
short-right = i tentacoli vanno a destra
short-spawn = emerge un tentacolo

moment-setup = si parte
moment-turn = turno { $turn }
moment-round = round { $round } di { $of }

panel-seats = Chi si immerge
panel-pods = Capsule di salvataggio
panel-kraken_drawn = L'ultima carta Kraken
panel-kraken_deck = Ancora nel mazzo
panel-supply = Tentacoli nella riserva
panel-hand = La tua mano
panel-abilities = Le tue abilità
panel-crew = In mano agli altri
panel-known = Carte che conosci

seat-choosing = sceglie un Sub
seat-note = { $diver }{ $cards ->
        [0] { $state ->
            [well] , nessuna carta
           *[other] {""}
        }
        [one] , una carta
       *[other] , { $cards } carte
    }{ $state ->
        [down] , al tappeto
        [devoured] , nelle fauci
       *[well] {""}
    }
seat-actions = { $of ->
        [one] azioni rimaste: { $left } su una
       *[other] azioni rimaste: { $left } su { $of }
    }
crew-note = { $diver }, { $ready ->
        [0] nessuna abilità pronta
        [one] un'abilità pronta
        [2] due abilità pronte
       *[other] { $ready } abilità pronte
    }
seat-trophies = trofei
so-many-of = { $n } su { $of }

progress-stowed = tipi stivati
progress-cargo_lies = non ancora sollevato
progress-cargo = lo porta { $diver }

goal-together = Come si vince insieme
goal-dive = { $first }, { $second }, { $third }.
goal-not_dealt = Completare tre obiettivi, uno dopo l'altro, prima che vinca il Kraken.
goal-ends = Che cosa farebbe perdere
goal-left = { $n ->
        [one] ne resta 1
       *[other] ne restano { $n }
    }
goal-salvage = Carte Reperto
goal-everyone_down = Tutti i Sub al tappeto
goal-stays_down = Il tuo Sub resta al tappeto
goal-stands = è in piedi
goal-get_up = in piedi entro il turno { $turn }
goal-race = Come si vince
goal-race_sentence = Raggiungi a nuoto una capsula di salvataggio aperta prima di tutti gli altri.
goal-open_pod = Apri una capsula
goal-pods_open = { $open ->
        [0] Soddisfa la condizione di una qui sotto e paga il suo costo.
        [one] Una capsula è aperta, per tutti.
       *[other] { $open } capsule sono aperte, per tutti.
    }
goal-enter_pod = Nuotaci dentro
goal-enter_how = In piedi, con un'azione tua.
goal-round = Round { $round } di { $of }
goal-after_rounds = poi vince chi è più vicino

pods-face_down = coperti: { $count }
pods-open = Aperta per tutti: nuotaci dentro e vinci.

hand-limit = se ne tengono al massimo { $limit }

timing-action-short = 1 azione
timing-free-short = gratis
timing-tentacle_contact_self-short = se ti tocca
timing-tentacle_on_camera-short = tentacolo su fotocamera
timing-devour_self-short = se ti divora
timing-before_kraken_bottom-short = dopo la metà superiore
timing-kraken_card_drawn-short = carta pescata
used = usata
when-tentacle_contact_self = quando un tentacolo tocca
when-tentacle_on_camera = quando un tentacolo arriva su una fotocamera
when-devour_self = nel momento in cui la testa divora
when-before_kraken_bottom = dopo la metà superiore di una carta Kraken
when-kraken_card_drawn = quando si pesca una carta Kraken

kraken_deck-note = Fauci: { $devour } su { $of }
mini-move = { $direction ->
        [up] in su
        [down] in giù
        [left] a sinistra
       *[right] a destra
    } { $steps }
mini-devour = Fauci
mini-place = { $place ->
        [1] è la prossima
        [2] è la seconda
       *[other] è la numero { $place }
    }
reads-kraken = { $top } Sotto, da sinistra: { $left }, { $middle }, { $right }.
last-card_now = Si esegue **{ $card }**.
last-card = L'ultima carta è stata **{ $card }**: { $top ->
        [devour] la testa ha aperto il becco
       *[other] { $steps ->
            [0] la testa non aveva spazio per muoversi
            [one] la testa si è mossa { $top ->
                [up] in su
                [down] in giù
                [left] a sinistra
               *[right] a destra
            }
           *[other] la testa si è mossa di { $steps } { $top ->
                [up] in su
                [down] in giù
                [left] a sinistra
               *[right] a destra
            }
        }
    }{ $devoured ->
        [0] { $top ->
            [devour] { " " }su nessuno
           *[other] {""}
        }
        [one] , ha divorato un Sub
       *[other] , ha divorato { $devoured } Sub
    }{ $sank ->
        [0] {""}
        [one] , un tentacolo è sceso
        [2] , due tentacoli sono scesi
        [3] , tre tentacoli sono scesi
       *[other] , { $sank } tentacoli sono scesi
    }{ $drifted ->
        [0] {""}
        [one] , un tentacolo si è spostato
        [2] , due tentacoli si sono spostati
        [3] , tre tentacoli si sono spostati
       *[other] , { $drifted } tentacoli si sono spostati
    }{ $rose ->
        [0] {""}
        [one] , un tentacolo è emerso
        [2] , due tentacoli sono emersi
       *[other] , { $rose } tentacoli sono emersi
    }{ $threat ->
        [0] {""}
        [one] , un tentacolo è finito sul tracciato Minaccia
       *[other] , { $threat } tentacoli sono finiti sul tracciato Minaccia
    }.


## Domande

ask-choose_diver = Chi vuoi essere, { $who }? Ogni Sub ha tre abilità.
ask-place_start = Dove entra in acqua { $diver }, { $who }?
ask-return_cell = { $diver } riemerge, al tappeto. In quale punto della riga Fauci?
ask-return_cell-competitive = { $diver } ricomincia, { $who }. Su quale casella Partenza?
ask-main = { $left ->
        [0] Nessuna azione rimasta, { $who }. Usa ciò che è gratuito, o termina il turno.
        [one] Un'azione rimasta, { $who }. Nuota, gioca una carta, o fermati qui.
        [2] Due azioni, { $who }. Nuota, gioca una carta, o fermati qui.
       *[other] { $left } azioni, { $who }. Nuota, gioca una carta, o fermati qui.
    }
ask-main-down = { $diver } è al tappeto, { $who }. Rialzati, dai carte, o termina il turno.
ask-race = { $left ->
        [0] Resta solo ciò che è gratuito, { $who }. Usalo, o termina il turno.
        [one] Un'azione, { $who }. Nuota, pesca, gioca una carta, o sblocca una capsula.
       *[other] { $left } azioni, { $who }. Nuota, pesca, gioca una carta, o sblocca una capsula.
    }
ask-race-down = { $diver } è al tappeto, { $who }. Prima rialzati.
ask-recover_type = Il Recupero vuole carte dello stesso tipo. Quale tipo?
ask-recover_card = Quale carta { $type } cedi?
ask-pass_card = Quale carta va a { $other }?
ask-spawn_target = Quale tentacolo di questa riga o colonna elimini, { $who }?
ask-tentacle_pick = Quale tentacolo muovi?
ask-tentacle_pick-lair = La Tana si agita, { $who }. Muovi un tentacolo di una casella?
ask-tentacle_step = Dove va il tentacolo?
ask-whirlpool = Il vortice gira, { $who }. Ti scambi di posto con qualcuno?
ask-contact = Un tentacolo afferra { $diver }, { $who }! Colpisci, o vai al tappeto?
ask-axe_cost = L'Ascia colpisce. Cedi lei, o un'altra carta al suo posto?
ask-guard = Un tentacolo afferra { $other } accanto a te, { $who }. Spari con la Pistola da segnalazione?
ask-step = { $left ->
        [one] Ancora una casella, { $who }. Dove?
       *[other] Fino a { $left } caselle, { $who }. Dove?
    }
ask-line_dir = Dritto, { $who }. Da che parte?
ask-line_dist = Fin dove, { $direction }?
ask-pull_target = Che cosa tiri più vicino, { $who }?
ask-pull_dist = Di quante caselle?
ask-eliminate_target = Quale tentacolo elimini?
ask-remove_target = Quale tentacolo torna nella riserva?
ask-kraken_move = Dove trascini la testa?
ask-kraken_move-reward = I due fianchi sono presi. Fai scorrere la testa, o la lasci?
ask-peek_order = { $place ->
        [1] Quale di queste carte viene per prima?
       *[other] E quale viene dopo?
    }
ask-shift = { $other } può scivolare di una casella, { $who }. Dove?
ask-stand_target = Chi si rialza?
ask-flip_ability = Quale abilità torna pronta, { $who }?
ask-discard_card-tag = Quale carta cedi per marcare la bestia?
ask-discard_card-stow = Quale carta stivi? Il tipo dev'essere nuovo per il deposito.
ask-discard_card-arm = Quale carta cedi per innescare la carica?
ask-discard_card-ability = Quale carta cedi?
ask-discard_card-hand_limit = Troppe carte da portare, { $who }. Quale va via?
ask-discard_card-devoured = Il Kraken ti svuota le tasche, { $who }. Quale carta va via?
ask-orders_diver = Chi si muove ai tuoi ordini?
ask-orders_move = Hai i tuoi ordini, { $who }. Nuoti di una casella, o resti?
ask-exchange_with = Con chi dividi le carte, { $who }?
ask-exchange = Dai una carta a { $other }, o prendine una.
ask-camera_place = Dove piazzi una fotocamera, { $who }?
ask-camera_take = Quale fotocamera riprendi?
ask-relocate = Dove ti porta la risacca, { $who }?
ask-ink_veil = Arriva { $card }, { $who }. Nascondi i tentacoli nell'inchiostro?
ask-ink_veil-competitive = È uscita la carta { $card }, { $who }. La anneghi nell'inchiostro?
ask-flashbulb = Un tentacolo è davanti a una fotocamera, { $who }. Fai scattare il lampo?
ask-slip_jaws = Le fauci si chiudono su { $diver }, { $who }. Sfuggi?
ask-slip_cell = Dove sguscia { $diver }?
ask-reward_choice = { $objective }: fatto, { $who }. Riprendi un'abilità, o peschi una carta?
ask-clear_column = Da quale colonna togli i tentacoli?
ask-abyss_dir = La testa si avvicina, { $who }. Da che parte?
ask-unlock_cost = Quale carta paga la capsula { $pod }?
ask-grabber_choice = La Pinza scatta, { $who }. Prendi una carta, o tiri più vicino qualcosa?
ask-steal_target = A chi strappi una carta?
ask-spawn_place = Un nuovo tentacolo vuole uscire, { $who }. Dove emerge?
ask-shift_other = Chi mandi avanti di una casella?
ask-shift_cell = Dove va { $other }?


## Risposte

verb-choose_diver = Immergiti come
go-choose_diver = Immergiti
go-place_diver = Piazza
verb-place_start = Entra
verb-return_cell = Riemergi
verb-slip_cell = Sguscia in
verb-swim = Nuota
verb-play_card = Gioca
verb-use_ability = Usa
go-use_ability = { verb-use_ability }
verb-recover = Recupero
verb-give = Dai
verb-give_card = { verb-give }
verb-choose_type = Cedi
verb-discard_card = Cedi
verb-take_card = Prendi
verb-or = Oppure
verb-unlock = Sblocca
verb-stand_up = Rialza
verb-answer = Rispondi
go-use_weapon = Colpisci
verb-draw_salvage = Pesca
verb-eliminate = Elimina
verb-remove_tentacle = Nella riserva
verb-pick_tentacle = Muovi
verb-move_tentacle = { verb-pick_tentacle }
verb-pull_arm = Tira
verb-place_tentacle = Fai emergere
verb-clear_column = Libera
verb-whirlpool = Scambia con
verb-pull_target = Tira
verb-pull_dist = { verb-pull_target }
verb-orders_diver = Comanda
verb-exchange_with = Dividi con
verb-steal_target = Strappa a
verb-shift_other = Manda avanti
verb-shift = Scivola
verb-relocate = Vai
verb-choose_direction = Dritto
verb-line_dist = { verb-choose_direction }
verb-move_head = Testa
verb-put_next = Metti prima
verb-place_camera = Piazza
verb-camera_take = Riprendi
verb-flashbulb = Lampo
verb-flip_ability = Riprendi
verb-choose_one = Scegli

label-choose_diver = { $diver }
label-use_ability = { $ability }
label-recover_diver = { $diver }
label-recover_ability = { $ability }
label-stand_up = { $diver }
label-unlock = Capsula { $pod }
label-choose_type = { $type }
label-use_weapon = { $card }
label-clear_column = { column }
label-put_next = { $card }
label-flip_ability = { $ability }
label-end_actions = Fine turno
go-end_actions = { label-end_actions }
label-draw_salvage = Una carta
label-choose_draw = { label-draw_salvage }
label-pass_cards = Carte a { $to }
label-hand_cargo = Carico a { $to }
label-move_head = { $direction } { $steps }
label-pull_dist = { $cells ->
        [one] 1 casella
       *[other] { $cells } caselle
    }
label-choose_flip = Riprendi un'abilità
label-choose_steal = Prendi una carta
label-choose_pull = Tira più vicino
column = Colonna { $column }

pass-tentacle_pick = Lascia i tentacoli
pass-tentacle_step = Basta così
pass-whirlpool = Resta qui
pass-contact = Vai al tappeto
pass-guard = Non sparare
pass-step = Fermati qui
pass-eliminate_target = Basta
pass-remove_target = Basta
pass-kraken_move = Lascia la testa
pass-shift = Resta
pass-orders_move = Resta
pass-pass_card = Fatto
pass-exchange = Fatto
pass-camera_place = Fatto
pass-camera_take = Fatto
pass-ink_veil = Lascia che venga
pass-flashbulb = Tieni il lampo
pass-slip_jaws = Nelle fauci

says-choose_diver = Immergiti come { $diver }
says-place_start = { $diver } entra in { $space }
says-return_cell = { $diver } riemerge in { $space }
says-slip_cell = { $diver } sguscia in { $space }
says-swim = Nuota { $way }: { $kind }
says-swim_head = Nuota { $way }, contro la testa
says-play_card = Gioca { $card }
says-use_ability = Usa { $ability }
says-recover_diver = { $diver } si rialza
says-recover_ability = Riprendi { $ability }
says-pass_cards = Dai carte a { $to }
says-hand_cargo = Passa il carico a { $to }
says-end_actions = { $left ->
        [0] Termina il turno
        [one] Termina il turno con un'azione non usata
       *[other] Termina il turno con { $left } azioni non usate
    }
says-draw_salvage = Pesca una carta Reperto
says-unlock = Sblocca la capsula { $pod }
says-stand_up = { $diver } si rialza
says-choose_type = Cedi { $cost } carte: { $type }
says-discard_card = Cedi { $card }
says-give_card = Dai { $card } a { $diver }
says-take_card = Prendi { $card } da { $diver }
says-use_weapon = Colpisci con { $card }
says-eliminate = Elimina il tentacolo in { $at }
says-remove_tentacle = Rimetti nella riserva il tentacolo in { $at }
says-pick_tentacle = Muovi il tentacolo che è in { $at }
says-pull_arm = Tira più vicino il tentacolo che è in { $at }
says-move_tentacle = Muovi il tentacolo { $way }, in { $to }
says-place_tentacle = Fai emergere un tentacolo in { $at }
says-clear_column = Libera la colonna { $column }
says-whirlpool = Scambiati di posto con { $diver }
says-pull_target = Tira più vicino { $diver }
says-orders_diver = { $diver } si muove ora
says-exchange_with = Dividi le carte con { $diver }
says-steal_target = Prendi una carta a caso da { $diver }
says-shift_other = Manda avanti { $diver } di una casella
says-shift = { $diver } scivola { $way }, in { $to }
says-relocate = Vai in { $to }
says-choose_direction = { $far ->
        [one] Sfreccia { $direction }, 1 casella
       *[other] Sfreccia { $direction }, fino a { $far } caselle
    }
says-line_dist = Fermati in { $space }, dopo { $cells ->
        [one] 1 casella
       *[other] { $cells } caselle
    }
says-pull_dist = Tira di { $cells ->
        [one] 1 casella
       *[other] { $cells } caselle
    }, fino a { $space }
says-move_head = La testa si muove { $direction }, di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
says-put_next = { $place ->
        [1] { $card } viene per prima
       *[other] { $card } viene dopo
    }
says-place_camera = Piazza una fotocamera in { $at }
says-camera_take = Riprendi la fotocamera in { $at }
says-flashbulb = Fai scattare il lampo in { $at }
says-flip_ability = Riprendi { $ability }
says-choose_flip = Riprendi un'abilità usata
says-choose_draw = Pesca una carta Reperto
says-choose_steal = Prendi una carta a caso da un Sub in linea
says-choose_pull = Tira più vicino un Sub o un tentacolo

and-then = { $first } { $second }
follows-choose_diver = { $role }: { $first }, { $second }, { $third }.
follows-into_head = Nuoti nelle sue fauci: la testa ti divora.
follows-contact_armed = Lì aspetta un tentacolo: lo colpisci, o vai al tappeto.
follows-contact_bare = Lì aspetta un tentacolo, e non hai Armi: vai al tappeto.
follows-nobody_stands = Vai al tappeto, e nessuno resta in piedi: l'immersione è persa.
follows-runs_over = Elimini il tentacolo che è lì e peschi una carta.
follows-wins = Così l'immersione è vinta!
follows-escape = Nella capsula: vinci la gara!
follows-nothing = Lì non succede nulla.
follows-cave = Lì nessun tentacolo può toccarti.
follows-lair = Puoi muovere un tentacolo di 1 casella.
follows-spawn = { $count ->
        [one] Elimini il tentacolo in { $at } e peschi una carta.
       *[other] Elimini uno dei { $count } tentacoli in linea e peschi una carta.
    }
follows-spawn_nothing = Nessun tentacolo in questa riga o colonna: non succede nulla.
follows-spawn_adds = Fai emergere un nuovo tentacolo in questa riga o colonna.
follows-counts = Fa { $count } su { $of } per { $objective }.
follows-completes = Così completi { $objective }!
follows-deck_empty = Il mazzo Reperti è vuoto: pescare fa perdere l'immersione!
follows-swap = { $count ->
        [one] Puoi scambiarti di posto con { $diver }.
       *[other] Puoi scambiarti di posto con uno dei { $count } Sub sulle Grotte.
    }
follows-swap_nobody = Nessuno è su una Grotta: non succede nulla.
follows-head_stays = La testa non può avvicinarsi.
follows-head_chooses = La testa si avvicina: scegli tu da che parte.
follows-head_comes = La testa viene di una casella { $way }.
follows-head_pushes = La testa viene di una casella { $way } e ti spinge in { $spot }.
follows-head_devours = La testa viene di una casella { $way } e ti divora: non c'è posto dove spingerti.
follows-there_sure = Con la prossima carta { $fate ->
        [devoured] la testa ti divora lì
       *[touched] un tentacolo ti arriva addosso lì
    }.
follows-there_odds = { $devoured ->
        [0] { $touched ->
            [one] Con 1 carta su { $of } un tentacolo ti arriva addosso lì
           *[other] Con { $touched } carte su { $of } un tentacolo ti arriva addosso lì
        }
        [one] Con 1 carta su { $of } la testa ti divora lì{ $touched ->
            [0] {""}
            [one] , con 1 arriva un tentacolo
           *[other] , con { $touched } arriva un tentacolo
        }
       *[other] Con { $devoured } carte su { $of } la testa ti divora lì{ $touched ->
            [0] {""}
            [one] , con 1 arriva un tentacolo
           *[other] , con { $touched } arriva un tentacolo
        }
    }.
follows-here_sure = Con la prossima carta { $fate ->
        [devoured] la testa ti divora qui
       *[touched] un tentacolo ti arriva addosso qui
    }.
follows-here_odds = { $devoured ->
        [0] { $touched ->
            [one] Con 1 carta su { $of } un tentacolo ti arriva addosso qui
           *[other] Con { $touched } carte su { $of } un tentacolo ti arriva addosso qui
        }
        [one] Con 1 carta su { $of } la testa ti divora qui{ $touched ->
            [0] {""}
            [one] , con 1 arriva un tentacolo
           *[other] , con { $touched } arriva un tentacolo
        }
       *[other] Con { $devoured } carte su { $of } la testa ti divora qui{ $touched ->
            [0] {""}
            [one] , con 1 arriva un tentacolo
           *[other] , con { $touched } arriva un tentacolo
        }
    }.
follows-stop_sure = Con la carta Kraken che arriva { $fate ->
        [devoured] la testa ti divora
       *[touched] un tentacolo ti arriva addosso
    }.
follows-stop_odds = Arriva una carta Kraken: { $devoured ->
        [0] { $touched ->
            [one] con 1 su { $of } un tentacolo ti arriva addosso
           *[other] con { $touched } su { $of } un tentacolo ti arriva addosso
        }
        [one] con 1 su { $of } la testa ti divora{ $touched ->
            [0] {""}
            [one] , con 1 arriva un tentacolo
           *[other] , con { $touched } arriva un tentacolo
        }
       *[other] con { $devoured } su { $of } la testa ti divora{ $touched ->
            [0] {""}
            [one] , con 1 arriva un tentacolo
           *[other] , con { $touched } arriva un tentacolo
        }
    }.
follows-recover_diver = { $cost ->
        [2] Costa un'azione e due carte dello stesso tipo.
       *[other] Costa un'azione e { $cost } carte dello stesso tipo.
    }
follows-recover_ability = { follows-recover_diver }
follows-hand_cargo = Non costa azioni.
follows-pass_cards = Non costa azioni; poi scegli le carte.
follows-card = Arriva una carta Kraken; nessuna di quelle rimaste ti fa del male.
follows-next_player = Poi agisce il prossimo Sub.
follows-empty_reach = Nessun tentacolo sotto la testa: conta per { objective-obj2_empty_reach }.
follows-solo_lost = Sei ancora al tappeto: l'immersione è persa.
follows-sound = Toglie il segnalino { $count } di { $of }.
follows-stow = È il tipo { $count } di { $of } nel deposito.
follows-tag = È la marca { $count } di { $of }.
follows-lift = Il carico va dove vai tu, finché sei in piedi.
follows-arm = Innesca la carica { $count } di { $of }, e la testa si avvicina di una casella.
follows-draw_salvage = { $over ->
        [0] Carte in mano: { $held } su { $limit }.
       *[other] Carte in mano: { $held }; potrai tenerne { $limit }.
    }
follows-unlock = Poi la capsula è aperta per tutti.
follows-axe_gone = L'Ascia va negli scarti.
follows-axe_kept = Tieni l'Ascia.
follows-use_weapon = Il tentacolo è eliminato e tu peschi una carta.
follows-go_down = Vai al tappeto e il tentacolo torna nella riserva. { $cost ->
        [0] La tua prossima azione sarà rialzarti.
        [2] Per rialzarti servono un'azione e due carte dello stesso tipo.
       *[other] Per rialzarti servono un'azione e { $cost } carte dello stesso tipo.
    }
follows-go_down_guarded = Vai al tappeto, a meno che qualcuno accanto non spari per te con una Pistola da segnalazione.
follows-eliminate = Peschi una carta Reperto.
follows-remove_tentacle = Torna nella riserva; nessuno pesca una carta.
follows-clear_column = { $count ->
        [one] Un tentacolo torna nella riserva.
       *[other] { $count } tentacoli tornano nella riserva.
    }
follows-whirlpool = Tu arrivi in { $there }, { $diver } in { $here }.
follows-hold_fire = { $others ->
        [yes] { $diver } va al tappeto, a meno che non spari qualcun altro accanto.
       *[no] { $diver } va al tappeto.
    }
follows-be_devoured = Ritorni nel tuo prossimo turno, { $race ->
        [yes] su una casella Partenza.
       *[no] al tappeto.
    }
follows-shift = La casella non ha effetto.
follows-slide_devours = { $count ->
        [one] Divora { $diver }!
       *[other] Divora { $count } Sub!
    }
follows-slide_pushes = { $count ->
        [one] Spinge { $diver }.
       *[other] Spinge { $count } Sub.
    }
follows-slide_free = Sulla sua via non c'è nessun Sub.
follows-arm_touches = { $fate ->
        [down] Tocca { $diver }, che è già al tappeto: torna nella riserva.
        [strikes] Tocca { $diver }, che lo colpisce o va al tappeto.
        [guarded] Tocca { $diver }, che va al tappeto a meno che qualcuno accanto non spari con una Pistola da segnalazione.
        [lost] Tocca { $diver }, che non ha nulla con cui colpire: nessuno resta in piedi, e l'immersione è persa.
       *[falls] Tocca { $diver }, che non ha nulla con cui colpire: { $diver } va al tappeto, e il tentacolo torna nella riserva.
    }
follows-last = La tua ultima azione: poi arriva la carta Kraken.
follows-arm_threat = Finisce sul tracciato Minaccia: { $threat } su { $spaces }.
follows-arm_loses = Riempie il tracciato Minaccia: l'immersione è persa.
follows-arm_below = Lì è sotto la testa.
follows-arm_aside = Lì non è sotto la testa.
follows-arm_home = Lascia il tabellone e torna nella riserva.
follows-camera_take = In cambio peschi una carta Reperto.


## Diario

list-on = { $first }, { $next }
list-and = { $first } e { $next }
from-to = da { $origin } a { $to }
diver-of = **{ $diver }** ({ $who })

log-opens = { $players ->
        [one] Un Sub scende
       *[other] { $players } Sub scendono
    } contro il Kraken: { $depth }. Tre obiettivi nell'ordine vincono l'immersione. { $threat } tentacoli sul tracciato Minaccia, la riserva vuota, una carta Reperto che non si può pescare, o { $players ->
        [one] un Sub che non si rialza in tempo
       *[other] nessuno più in piedi
    } la fanno perdere.
log-opens-race = { $players } Sub in gara oltre il Kraken. Vince chi arriva prima, a nuoto, in una capsula di salvataggio sbloccata; dopo { $rounds } round, chi è più vicino.
log-joins = { $who } si immerge come **{ $diver }**, { $role }, con { $abilities }.
log-goes_first = Comincia **{ $diver }**.
log-starts = **{ $diver }** entra in acqua in { $cell }.
log-first_tentacles = In ogni colonna emerge un tentacolo: in { $places }. Nella riserva ne restano { $left }.
log-objectives = Gli obiettivi, in quest'ordine: { $objectives }.
log-turn = { $race ->
        [yes] Round { $round }, turno { $turn }
       *[no] Turno { $turn }
    }, **{ $diver }**: { $state ->
        [devoured] nelle fauci, e ritorna ora.
        [down] { $race ->
            [yes] al tappeto, e prima deve rialzarsi.
           *[no] al tappeto, e può solo rialzarsi o dare carte.
        }
       *[well] { $actions ->
            [one] un'azione.
            [2] due azioni.
           *[other] { $actions } azioni.
        }
    }
log-stops = **{ $diver }** termina il turno con { $count ->
        [one] un'azione non usata
        [2] due azioni non usate
       *[other] { $count } azioni non usate
    }.
log-stuck = **{ $diver }** non può fare nulla che cambi qualcosa: il turno finisce.
log-stuck_down = **{ $diver }** è al tappeto e non ha con che rialzarsi: il turno passa.
log-swims = **{ $diver }** nuota da { $origin } a { $space }.
log-shifts = **{ $diver }** scivola da { $origin } a { $space }, che non ha effetto.
log-swap = Il vortice scambia **{ $diver }**, ora in { $there }, e **{ $other }**, ora in { $back }.
log-in_vain = Nessun tentacolo in linea: il Varco non fa nulla.
log-grips = Un tentacolo afferra **{ $diver }** in { $cell }!
log-down = **{ $diver }** va al tappeto in { $cell }, e il tentacolo torna nella riserva.{ $grace ->
        [yes] {" "}In solitaria c'è un turno per rialzarsi.
       *[no] { $stand ->
            [0] {""}
            [one] {" "}In piedi resta solo **{ $other }**.
           *[other] {" "}In piedi restano { $stand } Sub.
        }
    }
log-touches = Un tentacolo tocca **{ $diver }** in { $cell }, già al tappeto, e torna nella riserva.
log-lets_go = Il collare tiene: il tentacolo lascia **{ $diver }** in { $cell } e torna nella riserva. Nessuno pesca una carta.
log-stands = **{ $diver }** si rialza in { $cell }.
log-devoured = **{ $diver }**, in { $origin } accanto alla testa, finisce nelle fauci{ $race ->
        [yes] , e ricomincia nel suo prossimo turno.
       *[no] , e ritorna nel suo prossimo turno, al tappeto.
    }
log-devoured_pushed = **{ $diver }**, in { $origin }, non ha dove andare quando la testa spinge: finisce nelle fauci{ $race ->
        [yes] , e ricomincia nel suo prossimo turno.
       *[no] , e ritorna nel suo prossimo turno, al tappeto.
    }
log-devoured_swims = **{ $diver }** nuota da { $origin } contro la testa del Kraken: finisce nelle fauci{ $race ->
        [yes] , e ricomincia nel suo prossimo turno.
       *[no] , e ritorna nel suo prossimo turno, al tappeto.
    }
log-loses_actions = { $count ->
        [one] L'azione rimasta
        [2] Le due azioni rimaste
       *[other] Le { $count } azioni rimaste
    } a **{ $diver }** { $count ->
        [one] va persa
       *[other] vanno perse
    }.
log-returns = **{ $diver }** ritorna in { $space }, { $up ->
        [yes] in piedi.
       *[no] al tappeto.
    }
log-slips = **{ $diver }** sfugge alle fauci e riemerge in { $space }.
log-tentacle_moved = **{ $diver }** muove il tentacolo da { $origin } a { $space }.
log-tentacles_move = { $count ->
        [one] Colonna { $column }: un tentacolo si muove { $way }, { $steps }.
       *[other] Colonna { $column }: { $count } tentacoli si muovono { $way }, { $steps }.
    }
log-tentacles_stay = { $count ->
        [one] Il tentacolo in { $places } resta: la via { $way } è sbarrata.
       *[other] I tentacoli in { $places } restano: la via { $way } è sbarrata.
    }
log-eliminates = **{ $diver }** elimina il tentacolo in { $cell }.
log-eliminates_counts = **{ $diver }** elimina il tentacolo in { $cell }: { $count } su { $of } per { $objective }.
log-eliminates_trophy = **{ $diver }** elimina il tentacolo in { $cell }, { $count ->
        [one] un primo trofeo.
       *[other] trofeo numero { $count }.
    }
log-tentacle_home = Il tentacolo in { $cell } torna nella riserva.
log-no_room = Nessun Varco della colonna { $column } è libero per un nuovo tentacolo.
log-threat = { $comes ->
        [supply] Un tentacolo dalla riserva va
       *[board] Un tentacolo supera la riga di Partenza e va
    } sul tracciato Minaccia: { $count } su { $spaces }{ $comes ->
        [supply] , e la riserva scende a { $left }.
       *[board] .
    }{ $last ->
        [yes] {" "}Un altro ancora, e l'immersione è persa.
       *[no] {""}
    }
log-threat_eased = Un tentacolo lascia il tracciato Minaccia per la riserva: { $count ->
        [0] lì non ne resta nessuno.
        [one] lì ne resta 1.
       *[other] lì ne restano { $count }.
    }
log-spawns = Un tentacolo emerge in { $space }: { $left ->
        [0] la riserva è vuota.
        [one] { $race ->
            [yes] nella riserva ne resta uno.
           *[no] nella riserva ne resta uno, e quando esce l'immersione è persa.
        }
       *[other] nella riserva ne restano { $left }.
    }
log-head_moves = La testa si muove { $way }, sopra { $place }{ $pushed ->
        [0] {""}
       *[other] , e spinge { $what }
    }.
pushed-diver = **{ $diver }** in { $to }
pushed-tentacle = il tentacolo da { $at } a { $to }
pushed-off = il tentacolo in { $at } fuori dal tabellone, nella riserva
pushed-threat = il tentacolo in { $at } sul tracciato Minaccia, ora { $count } su { $spaces }
log-head_stays = La testa non ha posto per muoversi { $way } e resta sopra { $place }.
log-head_near = La testa non può avvicinarsi di più a **{ $diver }**.
log-kraken_card = { $when ->
        [setup] Prima che qualcuno sia in acqua, carta Kraken
       *[turn] Carta Kraken
    } **{ $card }**. { $reads }
log-devour_symbol = { $count ->
        [0] Il becco si chiude di scatto: accanto alla testa non c'è nessuno.
       *[other] Il becco si apre su { $names }!
    }
log-bottom_skipped = La metà inferiore della carta si salta: nessun tentacolo si muove o emerge.
log-kraken_reshuffle = Tutte le { $count } carte Kraken sono rimescolate in un nuovo mazzo.
log-peeks = **{ $diver }** mostra a tutti { $count ->
        [one] la prossima carta Kraken:
       *[other] le prossime { $count } carte Kraken:
    } { $cards }.
log-puts_back = **{ $diver }** le rimette in quest'ordine: { $cards }.
log-draws = **{ $diver }** pesca { $card } ({ $type }){ $clock ->
        [yes] { $left ->
            [0] . Era l'ultima carta Reperto: la prossima da pescare fa perdere l'immersione.
            [one] ; nel mazzo Reperti ne resta 1.
           *[other] ; nel mazzo Reperti ne restano { $left }.
        }
       *[no] .
    }
log-draws_unseen = **{ $diver }** pesca una carta.
log-salvage_reshuffle = Le carte Reperto scartate formano un nuovo mazzo di { $count }.
log-no_card_left = Non c'è più nessuna carta Reperto che **{ $diver }** possa pescare.
log-discards = **{ $diver }** { $why ->
        [hand_limit] ha troppe carte e cede { $card }.
        [devoured] perde { $card } nelle fauci del Kraken.
        [recover] cede { $card } per il Recupero.
        [pod] cede { $card } per sbloccare la capsula.
       *[other] cede { $card }.
    }
log-plays = **{ $diver }** gioca { $card }. { $gist }
log-weapon = **{ $diver }** colpisce con { $card }, che va negli scarti.
log-weapon_kept = **{ $diver }** colpisce con { $card } e cede { $paid } al suo posto.
log-discards_seen = { log-discards }
log-plays_seen = { log-plays }
log-weapon_seen = { log-weapon }
log-weapon_kept_seen = { log-weapon_kept }
log-gives = **{ $diver }** dà { $card } a **{ $other }**.
log-steals = **{ $diver }** strappa { $card } a **{ $other }**.
log-steals_unseen = **{ $diver }** strappa una carta a **{ $other }**.
steal-hidden = Una carta, non vista
log-ability = **{ $diver }** usa { $ability }. { $gist }
log-ability_back = **{ $diver }** riprende l'abilità { $ability }.
log-gains_actions = **{ $diver }** ottiene { $count ->
        [one] un'azione
        [2] due azioni
       *[other] { $count } azioni
    }: ora ne ha { $left }.
log-camera_placed = **{ $diver }** piazza una fotocamera in { $space }.
log-camera_taken = **{ $diver }** riprende la fotocamera in { $cell }.
log-current = { $level }, ora in corso: **{ $objective }**. { $text }{ $of ->
        [one] {""}
       *[other] {" "}Ne servono { $of }.
    }{ $markers ->
        [0] {""}
        [one] {" "}È in { $places }.
       *[other] {" "}I segnalini sono in { $places }.
    }
log-completes = **{ $objective }**: fatto! { $text }
log-counts = Nessun tentacolo sotto la testa: { $count } su { $of } per { $objective }.
log-flank = La testa è in fondo { $way } mentre un Sub è in piedi su una casella Kraken: il suo segnalino va via, { $count } su { $of }.
log-special-sound = **{ $diver }** scandaglia il fondale in { $cell }: segnalini tolti { $count } su { $of }.
log-special-stow = **{ $diver }** stiva la carta nel deposito in { $cell }: tipi { $count } su { $of }.
log-special-tag = **{ $diver }** marca la bestia da { $cell }: marche { $count } su { $of }.
log-special-lift = **{ $diver }** solleva il carico in { $cell }. Qualunque Grotta va bene per portarcelo.
log-special-arm = **{ $diver }** innesca la carica in { $cell }: { $count } su { $of }.
log-cargo_dropped = **{ $diver }** perde il carico, che ora è in { $space }.
log-cargo_handed = **{ $diver }** passa il carico a **{ $other }**.
log-pod_up = La capsula { $pod } mostra il suo obiettivo, { $pod_objective }. { $text }
log-unlocks = **{ $diver }** sblocca la capsula { $pod }: è aperta per tutti.
log-end-objectives = Tutti e tre gli obiettivi sono completi al turno { $turn }: l'immersione è vinta!
log-end-supply = L'ultimo tentacolo ha lasciato la riserva: l'immersione è persa al turno { $turn }.
log-end-threat = { $threat } tentacoli sono sul tracciato Minaccia: l'immersione è persa al turno { $turn }.
log-end-deck = Si doveva pescare una carta Reperto, e il mazzo era vuoto: l'immersione è persa al turno { $turn }.
log-end-all_down = Ogni Sub è al tappeto o nelle fauci: l'immersione è persa al turno { $turn }.
log-end-solo_down = **{ $last }** non è di nuovo in piedi in tempo: l'immersione è persa al turno { $turn }.
log-end-pod = { $winners } nuota nella capsula aperta in { $pod } e vince la gara.
log-end-rounds = { $round } round sono finiti. { $count ->
        [one] La via più breve alle capsule è quella di { $winners }, con trofei e carte a decidere i pareggi: sua la vittoria.
       *[other] { $winners } hanno la stessa distanza dalle capsule, con altrettanti trofei e carte, e dividono la vittoria.
    }


## Rifiuti

refused-first = Il posto { $seat } non può cominciare: ci sono solo { $seats } posti (REF-RULING-21). Scegline uno, o fai tirare a sorte.
refused-idle-competitive = “{ $option }: { $choice }” non cambierebbe nulla: un'{ mode-competitive } ha sempre le carte Kraken normali, e capsule di salvataggio al posto degli obiettivi (REF-COMP-1). Lascia “{ $usual }”, o gioca l'{ mode-coop }.
refused-idle-coop = “{ $option }: { $choice }” non verrebbe usato: un obiettivo scelto conta solo dove “{ option-objectives }” è su “{ option-objectives-chosen }” (REF-SETUP-11). Mettilo così, o lascia “{ $option }” su “{ $usual }”.
refused-players = { $mode }: è per { $least }-{ $most } Sub (REF-SETUP-15). Scegli altrettanti posti.

whynot-turn = È il turno di { $who }: agisce solo chi è di turno.
whynot-kraken = Il Kraken si sta muovendo: aspetta che la sua carta sia eseguita.
whynot-busy = Prima finisci quello che hai cominciato: dentro un'azione non si può fare altro.
whynot-start = In { $cell } non c'è una casella Partenza: i Sub entrano in acqua sulla sabbia.
whynot-start_taken = La casella in { $cell } è presa: lì entra { $other }.
whynot-devoured = { $diver } è nelle fauci e ritorna all'inizio del tuo prossimo turno.
whynot-no_actions = { $diver } non ha più azioni in questo turno.
whynot-swim_here = { $diver } è già in { $cell }.
whynot-swim_down = { $diver } è al tappeto e non può nuotare: prima serve un Recupero.
whynot-swim_far = { $diver } non può nuotare fino in { $cell }: è a { $steps } passi, e un'azione è un passo in su, in giù, a sinistra o a destra.
whynot-swim_taken = { $diver } non può nuotare in { $cell }: lì c'è { $other }.
whynot-swim_locked = { $diver } non può entrare nella capsula { $pod }: è bloccata.
whynot-arm = { $diver } non arriva al tentacolo in { $cell }: raggiungi un Varco nella sua riga o colonna, o usa una carta o un'abilità.
whynot-arm-competitive = { $diver } non arriva al tentacolo in { $cell }: solo Armi, carte e abilità eliminano i tentacoli.
whynot-head = { $diver } non può muovere la testa: segue le carte Kraken, e chi arriva su una casella Kraken.
whynot-give_race = { $diver } non può dare carte a { $other }: in gara nessuno lo fa.
whynot-give_devoured = { $diver } non può dare carte a { $other }: { $gone } è nelle fauci.
whynot-give_far = { $diver } non può dare carte a { $other }: tra loro ci sono { $steps } passi, e può farlo solo chi è accanto.
whynot-give_nothing = { $diver } non ha carte da dare a { $other }.
whynot-no_pair = { $diver } non può fare un Recupero: servono { $cost } carte dello stesso tipo.
whynot-weapon = { $card } non è un'azione: { $diver } può colpire così quando un tentacolo tocca.
whynot-card_down = { $diver } è al tappeto e non può giocare { $card }.
whynot-used = { $diver } ha già usato { $ability }: riprendila con un Recupero, o con una Razione in scatola.
whynot-reaction = { $ability } non è un'azione: { $diver } può usarla { $when }.
whynot-ability_down = { $diver } non è in piedi e non può usare { $ability }.
whynot-useless = { $what } ora non cambierebbe nulla: { $why }.
whynot-done = { $objective }: già fatto.
whynot-later = { $objective } viene più tardi: prima { $current }.
whynot-no_special = { $objective } non ha un'azione propria: conta quello che succede sul tabellone.
whynot-special_down = { $diver } non è in piedi, e per { $special } serve un Sub in piedi.
whynot-special_marker = { $diver } non è su un segnalino: { $special } funziona solo lì.
whynot-special_cave = { $diver } non è su una Grotta: { $special } funziona solo lì.
whynot-special_adjacent_head = { $diver } è a { $steps } passi dalla testa: { $special } funziona solo accanto.
whynot-special_any = { $diver } non ha carte da cedere per { $special }.
whynot-special_new_type = { $diver } non ha carte di un tipo nuovo per { $special }.
whynot-pod_open = La capsula { $pod } è già aperta: nuotaci dentro e vinci.
whynot-pod_hidden = La capsula { $pod } non si può ancora sbloccare: il suo obiettivo è coperto.
whynot-pod = { $diver } ora non può sbloccare la capsula { $pod }. { $needs }
whynot-draw = Non si pesca così: una carta arriva per ogni tentacolo eliminato.
whynot-draw_down = { $diver } è al tappeto: rialzati prima di pescare.
whynot-kraken_deck = Le carte del Kraken arrivano da sole, quando le azioni sono finite.
whynot-camera = Le fotocamere restano dove sono finché Sophie non le riprende con Camera oscura o Lampo al magnesio.

useless-move_self = in ogni casella accanto a te c'è un Sub
useless-move_line = non c'è nessuna casella libera in linea retta
useless-relocate_self = nessun Vortice e nessuna Grotta sono liberi
useless-shift_divers = nessuno ha una casella libera dove andare
useless-pull = nulla nella tua riga o colonna può venire più vicino
useless-grant_move = nessun altro in piedi può muoversi
useless-move_tentacle = nessun tentacolo ha un passo da fare
useless-eliminate = nessun tentacolo è a portata
useless-remove_tentacles = nessun tentacolo è a portata
useless-cancel_bottom = la metà inferiore della carta di questo turno si salta già
useless-stand = nessuno a portata è al tappeto
useless-flip_ability = tutte le tue abilità sono pronte
useless-draw = non è rimasta nessuna carta da pescare
useless-discard = non hai carte da cedere
useless-exchange_cards = non ci sono carte da dividere
useless-place_cameras = tutte le fotocamere sono sul tabellone
useless-collect_cameras = nessuna fotocamera è sul tabellone
useless-choose_one = nessuno e nulla è a portata


## Risultati

end-objectives = Tutti e tre gli obiettivi sono completi. Il Rifugio è raggiunto.
end-supply = L'ultimo tentacolo è uscito dalla riserva: il Kraken è ovunque.
end-threat = Quattro tentacoli sul tracciato Minaccia: la via del ritorno è tagliata.
end-deck = Si doveva pescare una carta, e il mazzo Reperti era vuoto.
end-all_down = Nessuno è più in piedi.
end-solo_down = Non ce l'hai fatta a rialzarti in tempo.
end-pod = Dentro una capsula aperta, e via.
end-rounds = Sessanta round sono finiti: vince chi era più vicino alle capsule.

banner-dive_won = Il relitto svela il suo segreto
banner-dive_lost = L'abisso non lascia andare nessuno
banner-race_won = Ce l'hai fatta: via di qui
banner-race_lost = { $winner } ce l'ha fatta
banner-race_shared = { $winners } Sub ce l'hanno fatta

## Perché un suggerimento lo dice: «È una risposta che …», più (yes: più di tutte) delle altre risposte, per parte della valutazione

speaks-for-objective = { $most ->
    [yes] avvicina all'obiettivo più di ogni altra
   *[no] avvicina all'obiettivo
}
speaks-against-objective = { $most ->
    [yes] fa meno di tutte per l'obiettivo
   *[no] fa poco per l'obiettivo
}
speaks-for-time = { $most ->
    [yes] lascia più azioni di tutte fino alla prossima carta Kraken
   *[no] lascia più azioni fino alla prossima carta Kraken
}
speaks-against-time = { $most ->
    [yes] lascia meno azioni di tutte fino alla prossima carta Kraken
   *[no] lascia meno azioni fino alla prossima carta Kraken
}
speaks-for-threat = { $most ->
    [yes] tiene più basso di tutte il tracciato Minaccia
   *[no] tiene più basso il tracciato Minaccia
}
speaks-against-threat = { $most ->
    [yes] fa salire più di tutte il tracciato Minaccia
   *[no] fa salire il tracciato Minaccia
}
speaks-for-supply = { $most ->
    [yes] tiene nella riserva più tentacoli di tutte
   *[no] tiene più tentacoli nella riserva
}
speaks-against-supply = { $most ->
    [yes] lascia nella riserva meno tentacoli di tutte
   *[no] lascia meno tentacoli nella riserva
}
speaks-for-deck = { $most ->
    [yes] risparmia più di tutte il mazzo Reperti
   *[no] risparmia il mazzo Reperti
}
speaks-against-deck = { $most ->
    [yes] prende più di tutte dal mazzo Reperti
   *[no] prende di più dal mazzo Reperti
}
speaks-for-tentacles = { $most ->
    [yes] trattiene i tentacoli meglio di tutte
   *[no] trattiene i tentacoli
}
speaks-against-tentacles = { $most ->
    [yes] lascia sul tabellone più tentacoli di tutte, o i più bassi
   *[no] lascia sul tabellone più tentacoli, o più bassi
}
speaks-for-hands = { $most ->
    [yes] lascia ai Sub le carte migliori
   *[no] lascia ai Sub carte migliori
}
speaks-against-hands = { $most ->
    [yes] costa ai Sub più carte di tutte
   *[no] costa ai Sub carte che servirebbero
}
speaks-for-divers = { $most ->
    [yes] tiene i Sub al sicuro meglio di tutte
   *[no] tiene i Sub più al sicuro
}
speaks-against-divers = { $most ->
    [yes] è la più pericolosa per i Sub
   *[no] è più pericolosa per i Sub
}
speaks-for-trophies = { $most ->
    [yes] ti dà più trofei di tutte
   *[no] ti dà più trofei
}
speaks-against-trophies = { $most ->
    [yes] ti dà meno trofei di tutte
   *[no] ti dà meno trofei
}
speaks-for-way = { $most ->
    [yes] ti avvicina più di tutte a una capsula
   *[no] ti avvicina a una capsula
}
speaks-against-way = { $most ->
    [yes] ti lascia più di tutte lontano da una capsula
   *[no] ti lascia più lontano da una capsula
}
speaks-for-key = { $most ->
    [yes] ti avvicina più di tutte ad aprire una capsula
   *[no] ti avvicina ad aprire una capsula
}
speaks-against-key = { $most ->
    [yes] ti lascia più di tutte lontano dall'aprire una capsula
   *[no] ti lascia più lontano dall'aprire una capsula
}
speaks-for-rivals = { $most ->
    [yes] frena più di tutte i tuoi rivali
   *[no] frena i tuoi rivali
}
speaks-against-rivals = { $most ->
    [yes] aiuta più di tutte i tuoi rivali
   *[no] aiuta i tuoi rivali
}

# --- la prima immersione guidata: content/tutorial.toml dice quando
tutorial-diver = Ti diamo il benvenuto a bordo. Dietro un Kraken giace un sottomarino affondato, e ci si arriva con tre obiettivi; i nostri sono accorciati. Scegli **Katerina**: sa sfuggire alle sue fauci.
    .title = Scegli il tuo Sub
tutorial-enter = Entri dal basso. La testa sta in agguato nella fascia larga in alto, e il sottomarino è oltre. **Comincia in C0.**
    .title = In acqua
tutorial-swim = Il tuo turno ha **due azioni**, e nuotare di una casella è una. Quasi tutte le caselle fanno qualcosa quando ci arrivi; un Vortice scambia solo i Sub, e qui ci sei solo tu. **Su, in C1.**
    .title = Nuota
tutorial-spawn = Un **Varco** colpisce: elimina un tentacolo nella sua riga o colonna. Nella tua ce n'è uno, in C6. **Su, in C2.**
    .title = Colpisci
tutorial-currents = Uno su tre! E hai pescato una carta Reperto. Dopo le tue azioni arriva una carta Kraken; Katerina guarda avanti gratis. **Leggere le correnti.**
    .title = Guarda avanti
tutorial-first-card = Nessuna delle tre morde. Prima la più mite: **Lenta spira.**
    .title = Che cosa viene prima?
tutorial-second-card = **Ondata nera** trascina la testa a destra, lontano da te. Una svista? La freccia curva, o u, **annulla** una risposta finché non si scopre niente di nuovo.
    .title = E poi?
tutorial-why = La testa è andata a sinistra, dei tentacoli sono scesi e uno è emerso. Premi una regola qui sotto, o ?, per leggere il **perché**; anche le righe del diario sanno il loro. **A destra, in D2.**
    .title = La risposta del Kraken
tutorial-strike = D3 è un Varco, e nella sua colonna c'è un tentacolo, in D6. **Su, in D3.**
    .title = Colpisci ancora
tutorial-cave = Due su tre. Ora entri in una **Grotta**, dove nessun tentacolo può toccarti. **Su, in D4.**
    .title = Un posto sicuro
tutorial-clear = Ne manca uno, e ce n'è uno in C6. Il Varco in C4 gli sta sotto: **a sinistra.**
    .title = Completa l'obiettivo
tutorial-next = **Acque libere è fatto**, e ti frutta una carta. Ora devi marcare la testa, quindi arrivarle accanto. **Su, nella Grotta in C5.**
    .title = Il prossimo obiettivo
tutorial-line = Il Varco in D5 ne ha tre in linea. Su uno schermo, allarga con due dita, o gira la rotella con Ctrl, per vedere da vicino. **A destra, in D5.**
    .title = Guarda da vicino
tutorial-choose = Di tre ne scegli uno: **E5**, proprio accanto a te.
    .title = Quale?
tutorial-contact = In D6 un tentacolo sbarra la strada. Nuotarci contro è un **contatto**: senza un'Arma andresti al tappeto. Tu ne hai due. **Buttati!**
    .title = Dritto in mezzo
tutorial-weapon = Ti afferra! Risponde un'**Arma**, anche nel turno del Kraken. Il **Pungolo elettrico** ne scaccia pure un secondo: **usalo.**
    .title = Rispondi
tutorial-supply = Rimanda a casa quello in **C6**. Vengono tutti da una sola riserva: se si svuota, hai perso.
    .title = E un altro
tutorial-below = Più avanti avrai dubbi? Su uno schermo, la lampada o h, **Mostra una buona mossa**, dice che cosa farebbe un amico. Ora **su, in D7**, che si prende il tentacolo in F7.
    .title = Sotto la testa
tutorial-beside = La testa è sopra le colonne da E a G. Ogni **casella Kraken** in cui entri la avvicina di un passo: ti spinge, ma non morde. **Su, in D8.**
    .title = Accanto alla testa
tutorial-tag = Ti ha spinto in C8, proprio accanto a sé. **Marcala!**
    .title = Marca la bestia
tutorial-pay = Costa una carta qualsiasi. Cedi l'**Idrofono**: ne sai abbastanza.
    .title = Il prezzo
tutorial-jaws = Marcata! Ma ora il becco si apre, e chi è accanto alla testa finisce nelle fauci. Non Katerina: **Sfuggire alle fauci!**
    .title = Le fauci
tutorial-slip = Riemergi nella riga 4. Scegli una colonna dove la testa non c'è: **B4.**
    .title = Di nuovo fuori
tutorial-again = Che spavento. Ora resta solo il sottomarino: sali a bordo, e hai vinto. Davanti c'è un tentacolo in B6, e B5 colpisce. **Su, in B5.**
    .title = Ancora su
tutorial-wait = Guarda, un **Getto ad aria compressa**: quattro caselle in una volta. Non ancora, o finiresti il turno accanto alla testa. **Aspetta in B6.**
    .title = Aspetta il momento
tutorial-leave = Una **Tana** muove un tentacolo, se vuoi. Nessuno ti sbarra la strada: **lasciali stare.** Su uno schermo, i tre punti (**Altro**) portano a regole, diario e impostazioni.
    .title = Lasciali stare
tutorial-jet = Ha morso l'acqua vuota, e la tua colonna è libera. Adesso: **gioca il Getto ad aria compressa.**
    .title = Adesso!
tutorial-up = Oltre la testa, **su!**
    .title = Da che parte?
tutorial-far = Solo l'ultima casella ha effetto, quindi la testa si avvicina di un passo soltanto. **Tutte e quattro.**
    .title = Quanto lontano?
tutorial-wreck = Una bracciata, e ti resta un'azione. **Su, in B11!**
    .title = A bordo
tutorial-down = Sei al tappeto. Ora puoi solo rialzarti: con un Recupero, per due carte dello stesso tipo, o con una carta o un'abilità che lo dica. In solitaria hai tempo fino alla fine del tuo prossimo turno.
tutorial-devoured = Sei nelle fauci del Kraken: succede a chi è accanto alla sua testa quando morde, o ci nuota contro. Ritorni all'inizio del tuo prossimo turno, al tappeto, nella riga 4.
tutorial-threat = Un tentacolo non ha trovato posto ed è scivolato sul **tracciato Minaccia**. Quattro lì, e l'immersione è persa.
tutorial-end = Marcata la bestia, schivate le fauci, e sei a bordo: **l'immersione è vinta!** Apriti la strada, bada a dove finisce il tuo turno, scatta quando la testa è lontana. La prossima volta ti aspettano sei tentacoli e tre marcature: in una **partita breve**, la Prima immersione; **con amici**, che si rialzano a vicenda; o nel **gioco intero**, l'immersione Standard con obiettivi che nessuno conosce prima.
