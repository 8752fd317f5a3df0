import type { OptionKey } from "../../../../wire/triumph.names";

export const options: Record<OptionKey, { name: string; hint: string }> = {
  handicap: {
    name: "Svantaggio",
    hint: "Un’armata rinuncia a punti morale, o i giocatori fanno un’asta per scegliere l’armata.",
  },
  points: {
    name: "Punti di svantaggio",
    hint: "Il morale a cui rinuncia l’armata svantaggiata, se lo svantaggio è concordato.",
  },
  santon: {
    name: "Santon",
    hint: "La ripida collina sulla sinistra francese: solo la batteria fissa vi spara, dalla riserva.",
  },
  cavalry: {
    name: "La cavalleria che attacca su strada si scopre",
    hint: "Quando dimostra al nemico di essere cavalleria.",
  },
  objective: {
    name: "Un obiettivo è controllato da",
    hint: "Che cosa serve a un’armata in una zona per controllarne le stelle.",
  },
  sharing: { name: "Le perdite su due unità guida sono", hint: "Come le assegna l’avversario." },
  memory: {
    name: "Promemoria",
    hint: "Resta nota delle facce viste in un gruppo prima che venisse rimescolato.",
  },
};

/** What the options are set to, where that is a word. */
export const values: Record<string, string> = {
  none: "nessuno",
  french: "concordato, per i Francesi",
  allied: "concordato, per gli Alleati",
  auction: "asta",
  declared: "alla dichiarazione dell’attacco",
  ride_over: "alla fine della cavalcata",
  corps: "un corpo con fanteria o artiglieria",
  any_unit: "una qualsiasi fanteria o artiglieria",
  even: "divise in parti uguali",
  free: "assegnate liberamente",
};
