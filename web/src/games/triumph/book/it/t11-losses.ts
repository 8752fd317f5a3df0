import type { Section } from "../section";

export const attackerLosses = {
  id: "T11.9",
  title: "Passo 9: le perdite dell’attaccante",
  rules: {
    "T11.9a": "Se l’attacco è guidato dall’artiglieria, l’attaccante non perde nulla.",
    "T11.9b": "Altrimenti l’attaccante perde un punto forza per ogni unità che guida la difesa.",
    "T11.9c":
      "Se il risultato finale è sotto lo zero, perde altrettanti punti forza in più: due per un risultato di −2. Un risultato sopra lo zero non gli risparmia nulla.",
    "T11.9d":
      "Perdono per prime le unità che guidano l’attacco. Due unità si dividono i punti forza in parti il più possibile uguali, e il difensore dice quale delle due prende quello dispari (R12).",
    "T11.9e":
      "Quando le unità guida sono eliminate, i punti rimanenti vanno ad altre unità in attacco. Sceglie l’attaccante.",
    "T11.9f": "Quando tutte le unità in attacco sono eliminate, il resto si ignora.",
  },
  notes: {
    "T11.9b": "Un’unità guida della difesa che un attacco stretto non ha affrontato (T11.5g) non si conta.",
    "T11.9d": "Con l’opzione O6 il difensore assegna questi punti forza come vuole.",
    "T11.9e":
      "Le unità che subiscono perdite si scoprono (R47). Se nessuno guida l’attacco, tutti i punti forza vanno qui.",
  },
} satisfies Section;

export const defenderLosses = {
  id: "T11.10",
  title: "Passo 10: le perdite del difensore",
  rules: {
    "T11.10a":
      "Il difensore perde un punto forza per ogni unità di fanteria o cavalleria che guida l’attacco. L’artiglieria che guida qui non conta.",
    "T11.10b": "Un’unità che ha guidato l’attacco conta anche se è stata eliminata nel passo 9.",
    "T11.10c":
      "Se il risultato finale è sopra lo zero, perde altrettanti punti forza in più: due per un risultato di +2. Un risultato sotto lo zero non gli risparmia nulla (R3).",
    "T11.10d":
      "Se l’attacco è guidato da fanteria o cavalleria, ogni unità di artiglieria che guida la difesa risparmia un punto forza.",
    "T11.10e":
      "Perdono per prime la fanteria e la cavalleria che guidano la difesa. Due unità si dividono i punti forza in parti il più possibile uguali, e l’attaccante dice quale delle due prende quello dispari (R12).",
    "T11.10f":
      "Quando queste sono eliminate, perdono le unità che hanno contrattaccato. Due unità se li dividono allo stesso modo, e di nuovo è l’attaccante ad assegnare il punto dispari.",
    "T11.10g":
      "Quando anche queste sono eliminate, perdono le altre unità dichiarate, compresa l’artiglieria che guida. Sceglie il difensore.",
    "T11.10h": "Quando tutte le unità dichiarate sono eliminate, il resto si ignora.",
  },
  notes: {
    "T11.10a": "Un attacco che nessuno guida non costa nulla al difensore (R13).",
    "T11.10c":
      "Il regolamento italiano stampato dice per errore «minore»; l’aiuto di gioco e gli esempi concordano con quanto scritto qui (R3).",
    "T11.10d":
      "Le perdite non scendono mai sotto lo zero (R47). I cannoni in prima linea valgono così un punto forza ciascuno, ma contro altri cannoni non risparmiano nulla.",
    "T11.10e": "Con l’opzione O6 l’attaccante assegna come vuole i punti forza delle unità guida.",
    "T11.10f": "Il punto forza perso nel passo 7 si aggiunge a questi (T11.7l).",
  },
} satisfies Section;
