import type { Section } from "../section";

export const reaction = {
  id: "B4.2.4",
  title: "Reazione della cavalleria",
  rules: {
    "B4.2.4.1a":
      "Dopo il movimento e prima del tiro, la cavalleria contrassegnata della parte senza iniziativa può muovere nel modo desiderato, anche a contatto con qualsiasi nemico.",
    "B4.2.4.1b": "Nella reazione e nell’inseguimento muove soltanto cavalleria contrassegnata.",
    "B4.2.4.2a":
      "Poi la cavalleria contrassegnata della parte con l’iniziativa può muovere, ma solo per andare a contatto con il nemico.",
    "B4.2.4.2b": "Va a contatto soltanto con cavalleria nemica che ha appena mosso in questa reazione (B4.2.4.1a).",
    "B4.2.4.3": "Dopo la reazione ogni parte può di nuovo mettere volontariamente in rotta delle unità.",
  },
  notes: {
    "B4.2.4.1a": "Il contrassegno è consumato. La fanteria attaccata deve tentare di formare il quadrato (BQ1).",
    "B4.2.4.2a": "Il contrassegno che non usa qui lo tiene per l’inseguimento.",
    "B4.2.4.3":
      "Il testo dice «ogni unità»; quelle impegnate restano escluse (A20). Con il primo tiro il momento è passato.",
  },
} satisfies Section;
