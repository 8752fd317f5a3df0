import type { Section } from "../section";

export const fire = {
  id: "B4.3",
  title: "Tiro",
  rules: {
    "B4.3a": "Tutte le unità in grado di tirare possono farlo, attivate o no, sui bersagli desiderati.",
    "B4.3b": "Tira prima la parte con l’iniziativa, poi l’altra.",
    "B4.3c": "Un’unità tira una volta sola in questa fase.",
  },
  notes: {
    "B4.3a":
      "Le unità disordinate, quelle in rotta e la cavalleria non tirano (F1, F6, F2). Gittata, settore di tiro e chi altro è in grado di tirare sono cosa del regolamento originale.",
    "B4.3b":
      "Gli effetti del tiro della prima parte valgono prima che tiri la seconda; un’opzione inverte l’ordine (A14).",
    "B4.3c": "Può tirare un’altra volta nell’inseguimento (B4.6.3a).",
  },
} satisfies Section;

export const combat = {
  id: "B4.4",
  title: "I combattimenti",
  rules: {
    "B4.4a": "La parte con l’iniziativa sceglie in quale ordine si risolvono i combattimenti.",
    "B4.4b": "Si risolvono tutti i combattimenti: la fase finisce quando non ne resta nessuno.",
  },
  notes: {
    "B4.4a":
      "Dove si gioca in più, sceglie il comandante in capo. L’attaccante è chi è andato a contatto, non chi sceglie (A28).",
    "B4.4b":
      "Dopo ciascuno i giocatori annotano i risultati e dicono se le due unità si sono separate. Quelle che restano impegnate combattono di nuovo nel turno dopo, non nell’inseguimento.",
  },
} satisfies Section;

export const pursuit = {
  id: "B4.6",
  title: "Inseguimento",
  rules: {
    "B4.6.1":
      "La cavalleria della parte con l’iniziativa ancora contrassegnata può muovere nel modo desiderato, anche a contatto con qualsiasi nemico.",
    "B4.6.2a":
      "Poi la cavalleria della parte senza iniziativa ancora contrassegnata può muovere, ma solo per andare a contatto con il nemico.",
    "B4.6.2b": "Va a contatto soltanto con cavalleria nemica che ha mosso in questo inseguimento (B4.6.1).",
    "B4.6.3a":
      "Poi si può tirare un’altra volta, ma solo su unità che hanno mosso in questo inseguimento, di qualunque parte, col contrassegno o per evadere (B4.6.1, B4.6.2a, BE2).",
    "B4.6.3b": "Nell’inseguimento tira prima la parte senza iniziativa, poi l’altra.",
    "B4.6.4": "I combattimenti nati dall’inseguimento si risolvono nell’ordine che sceglie la parte con l’iniziativa.",
  },
  notes: {
    "B4.6.1":
      "Serve a travolgere le unità che i combattimenti hanno disordinato o messo in rotta, ma è libera di fare qualsiasi altra cosa.",
    "B4.6.3b": "Al contrario che in 4.3, come vuole il testo (A14).",
  },
} satisfies Section;
