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
      "Un giocatore comanda le sue nazioni e nessun’altra. In due si hanno tre nazioni a testa, in tre due, in quattro o più una. In Fermate la Francia! quante se ne hanno lo dicono i gruppi di EB-30.",
    "B6.2":
      "Le nazioni si estraggono a sorte, una dopo l’altra. Quelle che nessuno gioca sono neutrali. In Fermate la Francia! il primo posto ha la Francia, e ognuno degli altri estrae uno dei gruppi di EB-30.",
    "B6.3":
      "Oppure i giocatori le scelgono a turno, ogni nazione una volta sola. In Fermate la Francia! chi sceglie una nazione ha tutto il suo gruppo.",
    "B6.4": "Tutti alla pari: ogni nazione piazza otto fanterie, cinque cavallerie, tre artiglierie e un comandante.",
    "B6.5": "I pezzi si piazzano nella patria della loro nazione, in qualunque sua regione, insieme o separati.",
    "B6.6":
      "Potere centrale: ogni nazione ha un numero di pezzi suo. L’Austria ne ha di più; seguono Francia e Prussia.",
    "B6.7":
      "Fermate la Francia!: la Francia ha cinque fanterie, due cavallerie, un’artiglieria e un comandante per ogni nazione avversaria. Le altre ne hanno sei, tre, due e uno a testa, e cominciano tutte alleate tra loro.",
    "B6.8": "Una nazione piazza i pezzi che ha ricevuto, e niente di più.",
  },
  notes: {
    "B6.6":
      "Fanterie, cavallerie, artiglierie, comandanti. Francia: 10, 5, 3, 1. Gran Bretagna: 6, 3, 1, 1. Prussia: 10, 5, 3, 1. Russia: 8, 4, 2, 1. Ottomani: 7, 3, 1, 1. Austria: 12, 6, 4, 1. Spagna: 7, 3, 1, 1.",
    "B6.7":
      "I pezzi della Francia, nello stesso ordine. In due: 15, 6, 3, 3. In tre: 20, 8, 4, 4. In quattro: 30, 12, 6, 6. In cinque: 20, 8, 4, 4. In sei: 25, 10, 5, 5. In sette: 30, 12, 6, 6. Gli alleati possono rompere tra loro come chiunque altro (EB-4).",
  },
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
  notes: { "B7.4": "Se quel giocatore è fuori, lo dice il prossimo di quelli che agiscono." },
} satisfies Section;
