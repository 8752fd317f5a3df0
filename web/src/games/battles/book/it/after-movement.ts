import type { Section } from "../section";

export const marks = {
  id: "B4.2.3.2",
  title: "Contrassegni per la reazione",
  rules: {
    "B4.2.3.2a":
      "Dopo il movimento una parte può contrassegnare per la reazione la sua cavalleria attivata che non ha mosso.",
    "B4.2.3.2b": "La cavalleria che ha mosso o cambiato formazione in questo turno non si contrassegna.",
    "B4.2.3.2c": "La cavalleria che non è stata attivata non si contrassegna.",
    "B4.2.3.2d": "Solo la cavalleria si contrassegna per la reazione.",
    "B4.2.3.2e": "Un contrassegno non usato né nella reazione né nell’inseguimento si toglie alla fine del turno.",
  },
  notes: {
    "B4.2.3.2a":
      "Contrassegna prima la parte con l’iniziativa, poi l’altra. La cavalleria impegnata, in rotta o disordinata, o che ha evaso, non si contrassegna (A16).",
    "B4.2.3.2e": "Un contrassegno si usa una volta (A17).",
  },
} satisfies Section;

export const rout = {
  id: "B4.2.3.4",
  title: "Rotta volontaria",
  rules: {
    "B4.2.3.4a": "Dopo il movimento una parte può mettere volontariamente in rotta sue unità che sono sul tavolo.",
    "B4.2.3.4b": "Un’unità impegnata in combattimento non si mette volontariamente in rotta.",
    "B4.2.3.4c": "Un’unità già in rotta non si mette in rotta di nuovo.",
  },
  notes: {
    "B4.2.3.4a":
      "Nessuno la aspetta: la fa chi vuole, in ogni momento dalla fine del movimento per ordine fino al primo tiro (B4.2.4.3). Un’unità messa in rotta perde il contrassegno.",
  },
} satisfies Section;

export const reordering = {
  id: "B8.5.1.2",
  title: "Riordino di un’unità",
  rules: {
    "B8.5.1.2a":
      "Al termine della fase di movimento, prima della reazione, un’unità disordinata che non ha mosso in questo turno si riordina da sola: il disordine si toglie.",
    "B8.5.1.2b": "Un’unità che ha mosso o cambiato formazione in questo turno non si riordina.",
    "B8.5.1.2c": "Un’unità disordinata durante la fase di movimento di questo stesso turno non si riordina.",
    "B8.5.1.2d": "Un’unità con cui il nemico è venuto a contatto in questo turno non si riordina.",
  },
  notes: {
    "B8.5.1.2a": "Devono valere tutte e tre le condizioni che seguono; non serve un ordine (A21).",
    "B8.5.1.2d": "Una che è ancora impegnata da un turno precedente si può riordinare.",
  },
} satisfies Section;
