import type { Section } from "../section";

export const victory = {
  id: "B5",
  title: "Come si vince",
  rules: {
    "B5.1": "Vittoria Totale: una nazione che ha perso a favore di nemici ogni regione della patria è eliminata.",
    "B5.2": "Vittoria Totale: vince l’ultimo giocatore a cui resta una nazione.",
    "B5.3":
      "Guerra Limitata: finisce dopo 12, 18 o 24 round, secondo l’accordo. Vince chi ha più regioni fuori dalle proprie patrie; con più nazioni conta la media.",
    "B5.4": "In una Guerra Limitata nessuno è eliminato, nemmeno con tutta la patria occupata.",
  },
  notes: { "B5.3": "Quello che si perde in casa non si sottrae. Vedi EB-29." },
} satisfies Section;

export const setUp = {
  id: "B6",
  title: "La preparazione",
  rules: {
    "B6.1":
      "Un giocatore comanda le sue nazioni e nessun’altra. In due si hanno tre nazioni a testa, in tre due, in quattro o più una.",
    "B6.2": "Le nazioni si estraggono a sorte, una dopo l’altra. Quelle che nessuno gioca sono neutrali.",
    "B6.3": "Oppure i giocatori le scelgono a turno, ogni nazione una volta sola.",
    "B6.4": "Tutti uguali: ogni nazione piazza otto fanterie, cinque cavallerie, tre artiglierie e un comandante.",
    "B6.5": "I pezzi si piazzano nella patria della loro nazione, in qualunque sua regione, insieme o separati.",
    "B6.6":
      "Le potenze centrali: ogni nazione ha un numero di pezzi suo. L’Austria ne ha di più; seguono Francia e Prussia.",
    "B6.7":
      "Fermate la Francia: la Francia ha cinque fanterie, due cavallerie, un’artiglieria e un comandante per ogni nazione avversaria. Le altre ne hanno sei, tre, due e uno a testa, e sono tutte alleate.",
    "B6.8": "Una nazione piazza i pezzi che ha ricevuto, e niente di più.",
  },
  notes: {},
} satisfies Section;

export const turns = {
  id: "B7",
  title: "Round e turni",
  rules: {
    "B7.1":
      "Tutti lanciano i dadi per il primo turno, e comincia il più alto. Gli altri seguono nell’ordine dei posti.",
    "B7.2": "Quando tutti i giocatori hanno avuto il loro turno il round finisce, e ne comincia un altro.",
    "B7.3": "Un turno ha quattro parti: movimento, battaglie, carte, produzione.",
    "B7.4": "Il giocatore di turno dice quale delle battaglie che ci sono si combatte adesso.",
  },
  notes: {},
} satisfies Section;
