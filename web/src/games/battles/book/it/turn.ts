import type { Section } from "../section";

export const sequence = {
  id: "B4",
  title: "La sequenza del turno (4.0)",
  rules: {
    "B4.0":
      "Un turno segue la sua sequenza, e nulla si fa fuori dal suo passo: tempo meteorologico (3.1); ingresso (4.1.1); recupero e catena di comando (4.1); dadi degli ordini, iniziativa e assegnazione (4.1.2); movimento per priorità, poi ciò che non richiede ordini (4.2.3.1); contrassegni (4.2.3.2); rotta volontaria (4.2.3.4); riordino (8.5.1.2); reazione della cavalleria (4.2.4) e di nuovo rotta volontaria (4.2.4.3); tiro (4.3); combattimenti (4.4); inseguimento, con il suo tiro e i suoi combattimenti (4.6).",
    "B20.4": "La regola opzionale 20.4, Iniziativa, del regolamento originale non si usa insieme a questa appendice.",
  },
  notes: {
    "B4.0":
      "I numeri sono quelli del testo: B4.1.2a è la prima regola del suo paragrafo 4.1.2. Un passo in cui nessuno può fare nulla si salta, e così chi non vi ha più nulla da fare. Una sequenza, giocata dalle due parti insieme, è un turno (A30). Alla fine si azzerano contrassegni, dadi, ordini e tutto ciò che dura un turno. Dove il testo e il regolamento originale dicono «giocatore di turno», leggi la parte con l’iniziativa.",
  },
} satisfies Section;

export const control = {
  id: "B4.1",
  title: "Tempo, ingresso, recupero e catena di comando (3.1, 4.1, 4.1.1)",
  rules: {
    "B3.1":
      "Il turno comincia con il tempo meteorologico. Si annota solo se la partita ha l’opzione, e lo fa il comandante in capo della parte che aveva l’iniziativa nel turno precedente; nel primo turno, quello del rosso.",
    "B4.1.1a":
      "L’ingresso sul tavolo non si usa con le regole base: senza l’opzione, tutte le unità stanno sul tavolo dal primo turno.",
    "B4.1.1b":
      "Con l’opzione, le unità di entrambe le parti attese in questo turno, o già prima, possono essere poste appena fuori dal tavolo, nel luogo da cui entreranno. Un’unità senza turno d’ingresso è sul tavolo dall’inizio.",
    "B4.1.1c": "Un’unità non arriva prima del turno in cui è attesa.",
    "B4.1a":
      "La catena di comando si controlla nel modo consueto, con una sola eccezione: un generale oltre il raggio di comando del superiore non ne soffre, e le sue unità muovono con tutto il loro fattore di movimento, non con la metà. La distanza abbassa soltanto la priorità degli ordini che gli arrivano (B4.1.2o).",
    "B4.1b":
      "Le due parti recuperano le loro unità in rotta nello stesso momento: ciascuna fa le prove del regolamento originale e annota le unità che si sono recuperate.",
    "B4.1c": "Si recuperano solo unità in rotta che sono sul tavolo.",
  },
  notes: {
    "B3.1":
      "Sereno, coperto, nebbia, pioggia, temporale o neve. Che effetto ha il tempo lo dice il regolamento originale.",
    "B4.1.1b":
      "Quali arrivano lo dice chi le comanda, prima che si lancino i dadi degli ordini; nessuno lo aspetta. Per entrare serve loro un ordine (B4.2.3h, A27).",
    "B4.1a": "Che cosa si misura, e come lo si dichiara, è in P2; che cosa vuol dire essere fuori comando, in A6.",
    "B4.1b":
      "Il recupero viene prima che si dichiarino le distanze; con un’opzione si possono dichiarare accanto a esso (A4).",
  },
} satisfies Section;
