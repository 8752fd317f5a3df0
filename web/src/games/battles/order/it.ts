import { plural } from "../../../words/sentence";
import type { OrderWords } from "./words";

const count = (number: number, one: string, other: string) =>
  plural("it", number, { one: `1 ${one}`, other: `${String(number)} ${other}` });

export const it: OrderWords = {
  title: "Ordini di battaglia",
  line: "Chi comanda chi, e con che cosa: scrivi le armate della tua battaglia, stampale e gioca.",
  yours: "I tuoi",
  none: "Non ne hai ancora. Parti da uno dei nostri, o da zero.",
  keptHere: "Sono salvati solo in questo browser. Esporta quelli che vuoi conservare.",
  examples: "I nostri",
  example: {
    learning: {
      name: "Per imparare",
      line: "Sei unità, un giocatore per parte: un’avanguardia francese incontra una retroguardia austriaca.",
    },
    four: {
      name: "Quattro divisioni per parte",
      line: "Quattro giocatori per parte, una divisione ciascuno: il più piccolo per un intero club.",
    },
    grand: {
      name: "La grande battaglia",
      line: "Trentasei unità, quattro livelli di comando, tre giocatori per parte.",
    },
  },
  fromNothing: "Parti da zero",
  fromExample: "Parti da questo",
  import: "Importa",
  importHint: "Un file o un testo in TOML o JSON, come lo esporta questa pagina.",
  file: "Da un file",
  pasted: "Oppure incolla qui il testo",
  read: "Importa questo testo",
  refused: "Non si può usare:",
  unreadable: "Questo file non si può leggere.",
  mend: "Correggilo nell’editor",
  unnamed: "Senza nome",
  first: {
    order: "Nuovo ordine di battaglia",
    side: { red: "Rossi", blue: "Blu" },
    general: (number) => `Generale ${String(number)}`,
    unit: (number) => `Unità ${String(number)}`,
  },

  back: "Tutti gli ordini di battaglia",
  gone: "Questo browser non conserva questo ordine di battaglia. Forse è stato scritto in un altro.",
  play: "Gioca con questo",
  exportAs: (form) => `Esporta in ${form}`,
  duplicate: "Duplica",
  copyOf: (name) => `${name} (copia)`,
  remove: "Elimina",
  removeSure: (name) => `«${name}» sarà perso per sempre.`,
  saved: "Ogni modifica è salvata subito in questo browser.",
  notReady: "Prima correggi ciò che è segnato.",
  reading: "Lettura…",
  good: "Si può giocare.",

  orderName: "Nome dell’ordine di battaglia",
  sideName: "Nome dell’armata",
  redSide: "Parte rossa",
  blueSide: "Parte blu",
  summary: (generals, units, figures) =>
    `${count(generals, "generale", "generali")}, ${count(units, "unità", "unità")}, ${count(figures, "figura", "figure")}`,
  players: (number) => count(number, "giocatore", "giocatori"),
  commander: "comandante in capo",
  addGeneral: "Aggiungi un subordinato",
  addUnit: "Aggiungi un’unità",
  divisionsHaveNone: "Una divisione ha unità, ma nessun generale sotto di sé.",
  enoughGenerals: (most) => `Una parte ha al massimo ${String(most)} generali.`,
  enoughUnits: (most) => `Una parte ha al massimo ${String(most)} unità.`,
  underWhom: "Alle dipendenze di",
  removeGeneral: "Togli questo generale",
  removeGeneralSure: (name, heir) => `${name} viene tolto; i suoi subordinati e le sue unità passano a ${heir}.`,
  removeUnit: "Togli questa unità",
  removeUnitSure: (name) => `${name} sarà tolta.`,
  notPlayer: "nessuno",
  player: (number) => `giocatore ${String(number)}`,
  entersOn: (turn) => `entra al turno ${String(turn)}`,
  range: (least, most) => `Un numero intero da ${String(least)} a ${String(most)}.`,
  nameRange: (most) => `Da 1 a ${String(most)} caratteri.`,
  hint: {
    span: "Fin dove arriva il suo comando",
    response: "Il numero contro cui lancia il dado",
    modifier: "Ciò che aggiunge in combattimento se aggregato",
    dispersal: "Si toglie quando restano tante figure",
    entry: "Vuoto: sul tavolo dall’inizio",
    player: "Quando la parte ha più giocatori",
  },

  text: "Come testo",
  textHint: "Cambia l’uno o l’altro: il modulo scrive il testo, il testo riempie il modulo.",
  textLocked: "Nel testo c’è un errore. Correggilo, e il modulo lo segue.",
  lines: "Ordine di battaglia come testo",
  toLine: (line) => `Vai alla riga ${String(line)}`,

  roster: "Organico",
  labels: "Etichette",
  measure: "Unità di misura",
  measures: { inches: "pollici (15 mm)", centimetres: "centimetri (6 mm)" },
  printNow: "Stampa",
  printHint: "Su A4, in bianco e nero. Stampa al 100 %, senza intestazioni e piè di pagina.",
  toEditor: "All’editor",
  sheetOf: (side) => `Organico: ${side}`,
  legend: {
    general:
      "raggio di comando, qualità, (risposta), modificatore di combattimento: E eccellente, B buono, M medio, S scarso.",
    unit: "figure, e quante ne restano quando l’unità è dispersa. Segna una casella per ogni figura persa:",
    last: "con questa l’unità è dispersa.",
  },

  option: {
    choose: "Gioca con",
    current: "come in questo modulo",
    editHere: "Modificalo qui",
    manage: "Tutti i tuoi ordini di battaglia, importazione e stampa",
  },
};
