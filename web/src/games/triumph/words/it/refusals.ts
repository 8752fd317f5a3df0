import type { Refusal } from "../../../../wire/triumph";

export const refusals: Record<Refusal["type"], string> = {
  another_answer: "Adesso ti si chiede altro: rispondi alla domanda aperta.",
  not_there:
    "Quel pezzo o quel luogo non c’è, o è indicato due volte: indica pezzi e luoghi che ci sono, ciascuno una volta.",
  wrong_sum: "Le perdite assegnate devono essere esattamente i punti forza da perdere, né più né meno.",

  bid_too_low: "Un’offerta deve superare quella precedente; la prima può essere zero.",
  bid_too_high: "L’offerta lascerebbe l’armata senza morale: a quella che scegli deve restare almeno un punto.",

  unit_not_assigned: "Ogni unità della tua armata va assegnata a un comandante, e a uno soltanto.",
  corps_too_small:
    "Un corpo è troppo piccolo: ogni comandante ha bisogno almeno delle unità indicate accanto al suo nome.",
  corps_too_large: "Un corpo è troppo grande: un comandante può avere al massimo otto unità.",
  allied_corps_not_placed: "Il 2 dicembre tutti i corpi alleati cominciano sulla mappa: schierali tutti.",
  not_two_corps: "Il 1° dicembre gli Alleati schierano esattamente due corpi; tutti gli altri entrano come rinforzi.",
  not_its_locale:
    "Un corpo comincia nella zona che porta il nome del suo comandante, in riserva o su una delle vie d’accesso.",
  french_corps_not_placed:
    "Tutti i corpi francesi cominciano sulla mappa, tranne quelli di Bernadotte e Davout: schiera tutti gli altri.",
  reinforcement_placed: "Bernadotte e Davout non si schierano: entrano più tardi, come rinforzi.",
  no_other_unit:
    "Bernadotte e Davout hanno bisogno ciascuno di almeno un’unità che non sia fanteria 2: assegnane una di altro tipo.",
  allied_corps_without_room:
    "Un corpo alleato sulla mappa non può superare la capacità della sua zona: assegnagli meno unità.",
  too_many_detachments: "Prima della battaglia i Francesi possono distaccare al massimo sei unità.",
  detachment_off_map: "Prima della battaglia si distaccano unità solo dai corpi sulla mappa, non dai rinforzi.",
  detachment_too_far:
    "Un’unità distaccata prima della battaglia sta al massimo a due zone dal suo comandante, contando le vie d’accesso transitabili.",
  detachment_by_star:
    "Un’unità distaccata prima della battaglia non può stare in una zona con una stella rossa, verde o nera, né accanto.",
  detachments_without_room:
    "In una zona ci sono più unità francesi di quante ne permetta la capacità: distaccane altre, o schierale altrove.",
  no_battery: "La batteria fissa deve essere una delle tue unità di artiglieria sulla mappa.",
  battery_not_at_approach:
    "Una batteria in riserva, quando diventa fissa, va su una via d’accesso della sua zona; se ne blocca già una, resta lì.",
  battery_not_in_reserve: "Con l’opzione Santon, la batteria fissa schierata a Santon sta nella riserva.",

  no_room: "Non c’è posto: le tue unità in una zona non possono superarne la capacità.",
  corps_full: "Quel corpo è al completo: nessun comandante può avere più di otto unità.",
  last_unit: "Un comandante non può separarsi dall’ultima unità del suo corpo: una deve restare con lui.",
  way_full:
    "La strada attraversa una zona già piena: su strada si può attraversare una zona troppo piccola, mai una piena.",
  not_his_unit: "Un comandante dà comandi solo alle unità del suo corpo.",
  commander_spent: "Quel comandante ha già dato il suo comando in questo turno: ciascuno ne dà uno solo.",
  allied_corps_spent: "Gli Alleati hanno già dato i loro cinque comandi di corpo in questo turno.",
  allied_units_spent: "Gli Alleati hanno già dato i loro tre comandi indipendenti in questo turno.",
  french_units_spent: "I Francesi hanno già dato i loro quattro comandi indipendenti in questo turno.",
  nobody_detached: "Un movimento di distacco deve distaccare e spostare almeno un’unità.",
  detach_by_road: "Un movimento di distacco non va mai su strada: sposta le unità in una posizione vicina.",
  not_together: "Al corpo si può unire solo un’unità che sta nella stessa posizione del comandante.",
  already_his: "Quell’unità fa già parte del suo corpo: unisci un’unità distaccata o di un altro corpo.",
  moved_already: "Quell’unità si è già mossa in questo turno: nessuna unità si muove due volte.",
  off_map_attach: "Fuori mappa non si può unire nulla: prima il corpo deve entrare.",
  fixed_battery: "La batteria fissa non si muove mai.",

  impassable: "Quella via d’accesso è intransitabile: nessuno può attraversarla né bloccarla.",
  enemy_there: "In quella zona c’è il nemico: vi si entra solo con un attacco.",
  too_far_from_reserve:
    "Dalla riserva un pezzo va nella riserva di una zona adiacente o su una via d’accesso della sua; più lontano, solo su strada.",
  too_far_from_approach:
    "Da una via d’accesso un pezzo va nella riserva della sua zona, o nella riserva della zona di fronte.",
  main_road_too_long: "È troppo lontano: sulla sola strada principale ci si muove al massimo di tre zone.",
  road_too_long: "È troppo lontano: se il percorso comprende strade minori, ci si muove al massimo di due zone.",
  roads_not_connected:
    "Quelle strade non sono connesse: una marcia resta sulla strada da cui è arrivata, e non passa due volte dalla stessa zona.",
  road_from_approach: "Un movimento su strada comincia in riserva, non su una via d’accesso.",
  road_to_approach: "Un movimento su strada finisce in riserva: solo la cavalleria può fermarsi su una via d’accesso.",
  approach_off_road:
    "La cavalleria si ferma solo su una via d’accesso dell’ultima zona attraversata da una strada connessa a quella percorsa.",
  reserve_entered:
    "Un corpo di due o più unità non può entrare su strada in una zona la cui riserva contiene unità entrate in questo turno.",
  reserve_shut:
    "Un corpo di due o più unità è passato su strada per quella zona: nessun altro può entrare nella sua riserva in questo turno.",
  corps_must_halt:
    "Un corpo di due o più unità su strada deve fermarsi nella prima zona adiacente a un corpo nemico di due o più unità.",
  too_early: "È troppo presto: le unità di Bernadotte e Davout non entrano prima dell’ora del loro comandante.",
  not_our_entry: "I rinforzi entrano solo dalle entrate della propria armata.",
  entry_held: "Il nemico tiene quell’entrata: i rinforzi non possono entrare in una zona con un pezzo nemico.",
  enters_by_road: "I rinforzi entrano con un movimento su strada, da una delle loro entrate.",

  nothing_to_attack:
    "Non c’è nessuno da attaccare: si minaccia, da una zona senza nemici, una zona adiacente occupata dal nemico.",
  one_command:
    "Un attacco si fa con un solo comando; si combinano soltanto movimenti di corpo, o movimenti di unità di due batterie.",
  not_from_one_place:
    "I movimenti di corpo combinati devono partire dalla stessa posizione e passare per la stessa via d’accesso.",
  not_two_batteries:
    "I movimenti di unità si combinano solo per due batterie che bloccano la via d’accesso dell’attaccante e guidano entrambe l’attacco.",
  not_all_cavalry: "Su strada attacca solo la cavalleria: lascia indietro le altre unità, o non usare la strada.",
  obstructed_attack: "La via d’accesso del difensore è ostruita: la cavalleria non può guidarvi un attacco.",
  obstructed_defence: "La via d’accesso è ostruita: la cavalleria non può guidarne la difesa.",
  obstructed_counter_attack: "La via d’accesso è ostruita: la cavalleria non può contrattaccare.",
  cannot_be_carried_out:
    "Non hai nessuno che possa attuare quella minaccia: serve un pezzo che abbia ancora un comando e possa andarci, qualunque sia la risposta del nemico.",
  night: "È notte: in questo round non si attacca, ma puoi muovere.",
  approach_closed:
    "Quella via d’accesso è chiusa per questo turno: dopo una finta o un attacco perso, di lì non si attacca più.",
  locale_won: "Quella zona è stata conquistata in questo turno: vi entrano solo gli attaccanti che l’hanno vinta.",
  no_guard:
    "Per un attacco con la Guardia devi scoprire un’unità della Guardia che stia su questa via d’accesso o nella riserva dietro, e che possa ancora ricevere un comando.",
  guard_obstructed: "Il tuo lato della via d’accesso è ostruito: di lì non si può fare un attacco con la Guardia.",
  guard_beaten: "Il tuo attacco con la Guardia è stato sconfitto: questa armata non può più dichiararne.",

  nobody_named: "Dichiara almeno un’unità in difesa, oppure ritirati.",
  blockers_cannot_retreat:
    "I tuoi pezzi bloccano la via d’accesso: devono difenderla, e non possono ritirarsi prima del combattimento.",
  blocker_not_named: "Tutti i pezzi che bloccano la via d’accesso del difensore devono difendersi.",
  named_elsewhere: "I pezzi su un’altra via d’accesso non possono difendere questa.",
  reserve_behind_blockers: "I tuoi pezzi bloccano la via d’accesso: quelli in riserva non si possono dichiarare.",
  two_detached_named: "Fra i pezzi in riserva si può dichiarare in difesa una sola unità distaccata.",
  commander_alone: "Un comandante si difende solo insieme a un’unità del suo corpo.",
  defended_elsewhere:
    "Quei pezzi hanno già difeso un’altra via d’accesso in questo turno: qui non si possono dichiarare.",
  retreated_from_combat: "Quei pezzi si sono ritirati da un combattimento in questo turno: non si possono dichiarare.",
  leader_not_named: "La difesa può essere guidata solo da un’unità dichiarata in difesa.",
  three_lead_defence: "Su una via d’accesso larga la difesa ha al massimo due unità guida.",
  two_lead_narrow_defence: "Su una via d’accesso stretta la difesa ha al massimo un’unità guida.",
  unlike_reserve_leaders:
    "Due unità guida in riserva devono essere dello stesso tipo e dello stesso corpo; Guardia e fanteria di linea valgono come un solo tipo.",
  weak_reserve_leader: "Un’unità di forza uno non può guidare una difesa dalla riserva.",
  santon_defence: "Con l’opzione Santon, a Santon nessuna artiglieria tranne la batteria fissa può guidare una difesa.",

  road_must_feint: "Il nemico si difende: un attacco su strada allora può essere solo una finta.",
  feint_must_stay: "I pezzi che bloccano la via d’accesso dell’attaccante, in una finta restano lì.",
  guard_feint: "Un attacco con la Guardia non può essere una finta: conducilo a fondo.",
  feint_elsewhere:
    "I pezzi che fanno una finta si fermano nella riserva dell’attaccante o sulla sua via d’accesso, tutti nello stesso posto.",

  too_wide: "La via d’accesso è stretta: anche l’attacco deve essere stretto.",
  leader_not_picked: "Un attacco stretto affronta una sola delle due unità guida in difesa: scegli quale.",
  leader_not_attacking: "L’attacco può essere guidato solo da una delle unità in attacco.",
  three_lead_attack: "Un attacco largo ha al massimo due unità guida.",
  two_lead_narrow_attack: "Un attacco stretto ha al massimo un’unità guida.",
  unlike_leaders: "Due unità che guidano un attacco devono essere dello stesso tipo.",
  weak_leader: "Fanteria e cavalleria di forza uno non possono guidare un attacco.",
  guns_by_corps_move:
    "L’artiglieria non può guidare un attacco fatto con un movimento di corpo: usa un movimento di unità o di distacco.",
  guns_not_at_approach: "L’artiglieria guida un attacco solo se blocca la via d’accesso dell’attaccante.",
  guns_two_rounds:
    "L’artiglieria ha guidato un attacco da questa via d’accesso nel round precedente: può rifarlo solo da una collina verso una zona che non lo è.",
  guns_twice:
    "L’artiglieria ha già guidato un attacco da questa via d’accesso in questo turno: il secondo devono guidarlo altri.",
  santon_attack: "Con l’opzione Santon, a Santon nessuna artiglieria tranne la batteria fissa può guidare un attacco.",
  guard_with_line: "Guardia e fanteria di linea non possono guidare insieme un attacco.",
  not_led_by_guard: "Un attacco con la Guardia deve essere guidato dalla Guardia, e soltanto da lei.",
  fixed_battery_follows: "La batteria fissa partecipa a un attacco solo se lo guida, o in una finta.",
  too_many_attackers:
    "Attacchi con più unità di quante ne contenga la zona del difensore: lasciane indietro, così da non superarne la capacità.",
  two_road_commands: "Un attacco su strada si fa con un solo comando: non si può combinare con altri.",

  counter_not_named: "Possono contrattaccare solo le unità dichiarate in difesa.",
  counter_leads: "Un’unità che guida la difesa non può anche contrattaccare.",
  three_counter_attack: "Contrattaccano al massimo due unità.",
  unlike_counter_attackers: "Due unità che contrattaccano devono essere dello stesso tipo e dello stesso corpo.",
  infantry_counter_attack:
    "La fanteria contrattacca solo se l’attaccante ha vinto il risultato iniziale; la cavalleria sempre.",
  guns_counter_attack: "L’artiglieria non contrattacca mai.",
  guard_counter_with_line: "Guardia e fanteria di linea non possono contrattaccare insieme.",

  uneven_share:
    "Due unità si dividono le perdite nel modo più uguale possibile: puoi scegliere solo a chi va il punto dispari.",
  too_much_for_unit: "Un’unità non può perdere più punti forza di quanti ne ha.",
  loss_outside_attack: "Queste perdite toccano alle unità in attacco che non lo hanno guidato: scegli fra quelle.",
  loss_outside_defence:
    "Queste perdite toccano alle altre unità dichiarate in difesa e all’artiglieria che l’ha guidata: scegli fra quelle.",
  loss_outside_approach:
    "Queste perdite toccano alla fanteria e alla cavalleria su quella via d’accesso: scegli fra quelle.",
  loss_outside_reserve: "Queste perdite toccano alla fanteria in riserva non dichiarata in difesa: scegli fra quella.",

  not_adjacent: "Le unità si ritirano nella riserva di una zona adiacente, non più lontano.",
  into_attack_locale: "Nessuno si ritira nella zona da cui è venuto l’attacco.",
  retreat_impassable: "Quella via d’accesso è intransitabile: di lì non ci si può ritirare.",
  retreat_to_enemy: "In quella zona c’è il nemico: non ci si può ritirare.",
  retreat_without_room: "In quella zona non c’è posto per tutti: ritirane una parte altrove.",
  lost_with_room: "Per quell’unità c’è ancora posto: sono eliminate solo quelle che non ne trovano.",
  not_one_kept_in_retreat: "Ogni corpo in ritirata tiene esattamente un’unità: scegline una.",
  not_one_kept_in_defeat:
    "Dopo un attacco perso ogni corpo tiene esattamente una delle sue unità in attacco: scegline una.",

  nobody_advances_after_feint:
    "Dopo una finta i difensori in riserva devono fare avanzare almeno un’unità sulla via d’accesso.",
  nobody_advances_after_defence:
    "I difensori che hanno vinto dalla riserva devono fare avanzare almeno un’unità sulla via d’accesso.",
  may_not_advance:
    "Avanzano solo le unità dichiarate, mai la batteria fissa; un comandante va o resta con almeno una delle sue unità.",

  no_guard_enters:
    "Il nemico si è ritirato davanti a un attacco con la Guardia: fra chi entra deve esserci un’unità della Guardia.",
  battery_may_not_stay:
    "Può restare sul posto solo una batteria che avrebbe potuto guidare questo attacco; tutti gli altri entrano.",
};
