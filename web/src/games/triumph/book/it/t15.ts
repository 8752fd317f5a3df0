import type { Section } from "../section";

export const t15 = {
  id: "T15",
  title: "Le unità d’élite",
  rules: {
    "T15.1": "La cavalleria pesante è la cavalleria di forza tre.",
    "T15.2":
      "Un’armata perde due punti morale quando impegna la sua cavalleria pesante per la prima volta nella partita.",
    "T15.3":
      "La cavalleria pesante è impegnata quando guida un attacco o una difesa, contrattacca, si ritira o subisce una perdita.",
    "T15.4": "Questa penalità si paga prima di ogni punto morale dovuto alle perdite, e in aggiunta.",
    "T15.5": "Questa penalità non porta mai il morale sotto uno, e quindi non demoralizza mai.",
    "T15.6":
      "La Guardia è fanteria di forza tre con un simbolo suo. Per lei valgono tutte le regole della fanteria, salvo dove una regola dice altro.",
    "T15.7": "Un’armata perde quattro punti morale quando impegna la sua Guardia per la prima volta nella partita.",
    "T15.8":
      "La Guardia è impegnata quando guida un attacco o una difesa, contrattacca, si ritira o subisce una perdita.",
    "T15.9": "Questa penalità si paga prima di ogni punto morale dovuto alle perdite, e in aggiunta.",
    "T15.10": "Questa penalità non porta mai il morale sotto uno, e quindi non demoralizza mai.",
    "T15.11": "La Guardia e la fanteria di linea non possono guidare insieme un attacco.",
    "T15.12": "La Guardia e la fanteria di linea non possono contrattaccare insieme.",
    "T15.13": "Con la minaccia (T11.1a) l’attaccante può dichiarare un attacco con la Guardia.",
    "T15.14": "Per farlo scopre un’unità della Guardia che può partecipare all’attacco (R50).",
    "T15.15":
      "Un attacco con la Guardia non si può dichiarare se la via d’accesso dell’attaccante, il suo stesso lato, è ostruita (R2).",
    "T15.16": "Un attacco con la Guardia non può diventare una finta.",
    "T15.17": "Almeno un’unità guida un attacco con la Guardia, e tutte quelle che lo guidano sono della Guardia (R2).",
    "T15.18":
      "In un attacco con la Guardia ogni unità di forza uno o due che guida la difesa conta uno di meno nel risultato. La forza tre non ne risente (R2).",
    "T15.19":
      "La Guardia può anche guidare un attacco che non è dichiarato attacco con la Guardia, guidare una difesa o contrattaccare. Allora non ha questo effetto.",
    "T15.20": "Se un attacco con la Guardia è sconfitto, quell’armata perde altri tre punti morale.",
    "T15.21":
      "Dopo un attacco con la Guardia sconfitto, quell’armata non ne dichiara altri per il resto della partita.",
  },
  notes: {
    "T15.1": "Conta la forza di adesso: una volta ridotta, non è più pesante (R35).",
    "T15.3":
      "Attaccare senza guidare, fare una finta ed entrare dopo una ritirata non impegnano nessuno (R51). Un’unità guida che un attacco stretto non ha affrontato non è impegnata (R8).",
    "T15.6": "Un’unità della Guardia che subisce una perdita diventa normale fanteria di forza due (R15).",
    "T15.7":
      "Sei punti morale per tutte e due le élite: impegnale dove decidono qualcosa, e non lasciarle in una zona che forse dovrà ritirarsi.",
    "T15.11":
      "Possono guidare insieme una difesa dalla riserva, se dello stesso corpo (R7), e in ogni caso se bloccano la via d’accesso.",
    "T15.14":
      "Scoprirla non la impegna (R2). Al suo posto può guidare un’altra unità della Guardia; se il difensore si ritira, tra quelle che entrano c’è un’unità della Guardia (R50).",
    "T15.18": "Cambia solo il risultato, non il numero delle unità guida né le perdite che ne dipendono (R2).",
    "T15.20": "Questi punti possono demoralizzare (R2).",
  },
} satisfies Section;
