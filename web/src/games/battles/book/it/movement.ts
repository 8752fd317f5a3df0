import type { Section } from "../section";

export const movement = {
  id: "B4.2.3",
  title: "Movimento",
  rules: {
    "B4.2.3a":
      "Nella fase di movimento muovono solo le unità attivate. Tutte le altre restano ferme, qualunque sia la priorità del loro generale; che cosa possono fare senza ordini è detto da B4.2.3d a B4.2.3f e in B4.2.3i.",
    "B4.2.3b":
      "Le unità muovono secondo la priorità dell’ordine del loro generale diretto: prima tutte quelle di priorità sei, poi cinque, giù fino a uno. Nessuna unità muove per ordine prima che tocchi alla sua priorità, dopo che è passata, o fuori da questa fase.",
    "B4.2.3c": "A parità di priorità muove prima la parte con l’iniziativa, poi l’altra.",
    "B4.2.3d": "Un’unità senza ordini combatte se è attaccata, e tira come ogni altra.",
    "B4.2.3e":
      "Un’unità senza ordini cambia formazione solo in difesa: da colonna di marcia a colonna, da colonna a linea, da qualsiasi formazione a quadrato. Non passa da linea a colonna, non lascia il quadrato, non si mette al traino. Un’unità che è stata attivata cambia formazione con il suo ordine, o non la cambia.",
    "B4.2.3f": "L’artiglieria al traino può sganciare senza ordini.",
    "B4.2.3g": "Per portare un’unità a contatto con il nemico, la carica, ci vuole un ordine di priorità cinque o più.",
    "B4.2.3h": "Un’unità attivata che attende appena fuori dal tavolo può entrarvi quando tocca alla sua priorità.",
    "B4.2.3i":
      "Un’unità in rotta può fare un’ulteriore mossa di rotta, senza ordini, dopo che hanno mosso tutte le unità con ordini. Nessun’altra unità ne fa, e nessuna ne fa due.",
    "B4.2.3j":
      "Un’unità muove una volta sola. Il movimento, la formazione in cui finisce e i nemici che tocca sono una cosa sola e si dichiarano insieme (P20).",
  },
  notes: {
    "B4.2.3b":
      "Un ordine si può usare in parte: alcune unità muovono, altre restano ferme (A40). Un generale con un ordine muove con il suo comando; i generali senza ordini muovono dopo (A10).",
    "B4.2.3c":
      "In blocco: tutti i comandi di una parte, poi tutti quelli dell’altra; un’opzione li fa alternare (A12).",
    "B4.2.3e":
      "Una volta, dopo che hanno mosso tutte le unità con ordini, prima la parte con l’iniziativa; mai da colonna di marcia direttamente a linea (A29).",
    "B4.2.3g":
      "Conta la priorità finale, per tutte le armi (A13). Le unità disordinate e l’artiglieria non vanno mai a contatto (F3, F4). Reazione e inseguimento non hanno soglia, a meno che un’opzione la ponga (A15).",
    "B4.2.3h":
      "Può proseguire fino al contatto, con cinque o più. Se non entra, attende un ordine in un turno successivo.",
    "B4.2.3j":
      "Il contatto da solo non trattiene nessuno: un’unità impegnata che ha un ordine può muovere. Un contatto resta annotato finché si risolve il suo combattimento, e allora si dice se le unità si sono separate.",
  },
} satisfies Section;

export const interrupts = {
  id: "BE",
  title: "Evasione e quadrato di emergenza (4.2.3)",
  rules: {
    BE1: "La cavalleria e l’artiglieria con cui il nemico viene a contatto possono evadere. Allora non c’è contatto.",
    BE2: "Un’unità che ha evaso non muove e non cambia più formazione in questo turno: l’evasione ha preso tutto il suo tempo.",
    BQ1: "La fanteria in linea o in colonna con cui viene a contatto cavalleria nemica deve tentare di formare il quadrato, attivata o no, nel movimento come nella reazione e nell’inseguimento. Nulla gliene risparmia il tentativo, tranne ciò che sta in F8.",
    BQ2: "La fanteria costretta a schierarsi in quadrato non muove e non cambia più formazione in questo turno: formarlo ha preso tutto il suo tempo.",
  },
  notes: {
    BE1: "Un’unità in rotta, già impegnata o che ha già evaso in questo turno non evade.",
    BE2: "Perde il contrassegno, e i cannoni finiscono al traino (A19). Evadere conta come muovere.",
    BQ1: "Il tentativo si fa secondo il regolamento originale. Chi comanda l’unità dichiara subito com’è andato, o che cosa glielo risparmia; prima non va avanti altro.",
    BQ2: "Un’unità a cui doveva ancora toccare l’ordine perde il movimento. Se il tentativo fallisce non si perde nulla, se non per opzione (A18).",
  },
} satisfies Section;
