import type { OptionKey } from "../../../../wire/battles.names";

export const options: Record<OptionKey, { name: string; hint: string }> = {
  order: {
    name: "Ordine di battaglia",
    hint: "Le armate come testo, TOML o JSON: le parti, i generali con i loro superiori, le unità con i loro generali.",
  },
  red_players: {
    name: "Giocatori del Rosso",
    hint: "Uno comanda tutta l’armata, oppure più giocatori sono generali, come vuole l’ordine di battaglia.",
  },
  blue_players: {
    name: "Giocatori del Blu",
    hint: "Uno comanda tutta l’armata, oppure più giocatori sono generali, come vuole l’ordine di battaglia.",
  },
  turns: {
    name: "Turni",
    hint: "Dopo l’ultimo le due parti indicano chi ha vinto. Un turno è mezz’ora di battaglia.",
  },
  measure: { name: "Si misura in", hint: "Pollici di solito per figure da 15 mm, centimetri per figure da 6 mm." },
  typed_dice: {
    name: "Dadi veri",
    hint: "I dadi si possono lanciare sul tavolo e inserire; tutti vedono che sono stati inseriti.",
  },
  weather: {
    name: "Tempo meteorologico",
    hint: "Ogni turno comincia inserendo il tempo. I suoi effetti sono nel regolamento originale.",
  },
  entry: {
    name: "Unità che arrivano dopo",
    hint: "Le unità con un turno d’ingresso arrivano allora; altrimenti sono tutte sul tavolo dall’inizio.",
  },
  control: {
    name: "Per primo nella fase di controllo",
    hint: "Se il recupero delle unità in rotta viene prima o dopo la verifica della catena di comando.",
  },
  attached_poor: {
    name: "Comandante in capo Scarso e aggregato",
    hint: "Un comandante in capo aggregato non aggiunge dadi. Se è Scarso può costare ancora il suo dado, oppure no.",
  },
  reach: {
    name: "Raggio del comandante in capo",
    hint: "Un generale nel raggio del comandante in capo è in comando, ovunque siano i suoi superiori.",
  },
  generals_move: {
    name: "I generali muovono senza ordini",
    hint: "I generali senza ordine possono muovere dopo le unità; altrimenti restano dove sono.",
  },
  alternation: {
    name: "A parità di priorità",
    hint: "Tutti i comandi di chi ha l’iniziativa muovono prima degli altri, oppure un comando per parte, a turno.",
  },
  first_fire: {
    name: "Tira per primo",
    hint: "Chi ha l’iniziativa, come è scritto, oppure l’altro, come nel regolamento originale.",
  },
  reaction_threshold: {
    name: "Priorità 5 in reazione e inseguimento",
    hint: "La cavalleria contrassegnata può contattare solo con un ordine di priorità 5, come nel movimento; altrimenti con qualsiasi ordine.",
  },
  square_lock: {
    name: "Il quadrato di emergenza prende il turno",
    hint: "Solo se riesce, o anche se fallisce: la fanteria poi non muove e non cambia formazione.",
  },
  own_to_himself: {
    name: "Dadi propri per sé",
    hint: "Un giocatore-generale può assegnare un dado proprio a sé stesso, se comanda direttamente unità.",
  },
  attached_rolls: {
    name: "Dadi propri se aggregato",
    hint: "Un giocatore-generale aggregato a un’unità lancia ugualmente i propri dadi.",
  },
};

/** Come sono regolate le opzioni, dove è una parola. */
export const values: Record<string, string> = {
  one: "uno",
  several: "più d’uno",
  inches: "pollici",
  centimetres: "centimetri",
  rally_first: "recupero",
  chain_first: "catena di comando",
  costs_a_die: "costa un dado",
  costs_nothing: "non costa nulla",
  block: "una parte intera per volta",
  command: "un comando per volta",
  initiative_first: "chi ha l’iniziativa",
  other_first: "chi non ha l’iniziativa",
  formed: "solo se riesce",
  tried: "anche se fallisce",
};
