import type { Section } from "../section";

export const initialResult = {
  id: "T11.6",
  title: "Passo 6: il risultato iniziale",
  rules: {
    "T11.6a": "Si parte dalla forza delle unità che guidano l’attacco, sommata.",
    "T11.6b": "Se guida la fanteria e i difensori bloccano la via d’accesso del difensore, si toglie uno.",
    "T11.6c":
      "Se la via d’accesso del difensore ha una penalità per il tipo delle unità che guidano l’attacco, e i difensori la bloccano, si toglie uno.",
    "T11.6d":
      "Si toglie la forza delle unità che guidano la difesa, a meno che l’attacco non sia guidato dall’artiglieria.",
    "T11.6e": "Se il risultato è sopra lo zero, vince l’attaccante.",
    "T11.6f": "Se il risultato è sotto lo zero, vince il difensore.",
    "T11.6g": "Se è zero e i difensori bloccano la via d’accesso del difensore, vince il difensore.",
    "T11.6h":
      "Se è zero e i difensori sono in riserva, vince chi ha più unità nel combattimento: le unità in attacco contro quelle dichiarate in difesa.",
    "T11.6i": "Se anche questi numeri sono pari, vincono i Francesi.",
  },
  notes: {
    "T11.6a":
      "Se nessuno guida l’attacco, si parte da zero e non si toglie nulla per la fanteria né per il terreno (R9).",
    "T11.6b":
      "Uno in tutto, anche per due unità guida; la Guardia è fanteria. Lo stesso vale per T11.6c, e possono valere entrambe (R9). Contro una riserva non vale nessuna delle due, ma vedi T18.6.",
    "T11.6d": "Un attacco con la Guardia fa contare di meno le unità guida deboli della difesa (T15.18).",
    "T11.6h":
      "I comandanti non si contano, e neppure le unità lasciate indietro da un movimento di corpo (R10, R47). Unità guida o no, qui pesa ogni unità che porti.",
  },
} satisfies Section;

export const counterAttack = {
  id: "T11.7",
  title: "Passo 7: il contrattacco",
  rules: {
    "T11.7a":
      "Se l’attacco è guidato dall’artiglieria, non c’è contrattacco. Altrimenti il difensore può scegliere delle unità che contrattaccano.",
    "T11.7b": "Le unità che contrattaccano sono tra quelle dichiarate nel passo 2.",
    "T11.7c": "Un’unità che guida la difesa non può contrattaccare.",
    "T11.7d": "Un’unità che non guida più perché un attacco stretto non l’ha affrontata (T11.5g) può contrattaccare.",
    "T11.7e": "Contrattaccano al massimo due unità.",
    "T11.7f": "Due unità che contrattaccano sono dello stesso tipo e dello stesso corpo (R34).",
    "T11.7g": "Possono contrattaccare in due anche se l’attacco è stretto.",
    "T11.7h": "La fanteria può contrattaccare solo se l’attaccante ha vinto il risultato iniziale.",
    "T11.7i": "La cavalleria può contrattaccare chiunque abbia vinto il risultato iniziale.",
    "T11.7j": "L’artiglieria non contrattacca mai.",
    "T11.7k": "Le unità che contrattaccano si scoprono.",
    "T11.7l": "Ogni unità che contrattacca perde subito un punto forza.",
  },
  notes: {
    "T11.7a":
      "Al difensore lo si chiede ogni volta che resta un’unità dichiarata che non guida, anche se nessuna può contrattaccare, perché la domanda non tradisca nulla (R53).",
    "T11.7f":
      "Due unità distaccate non possono contrattaccare insieme, e nemmeno la Guardia con la fanteria di linea (T15.12).",
    "T11.7i":
      "Non attraverso una via d’accesso del difensore ostruita (T11.0l). La cavalleria che contrattacca un attaccante già battuto fa di una sconfitta un disastro: ogni punto è per lui un punto forza in più da perdere.",
    "T11.7l": "Un’unità di forza uno può contrattaccare: è perduta e non toglie nulla (R47).",
  },
} satisfies Section;

export const finalResult = {
  id: "T11.8",
  title: "Passo 8: il risultato finale",
  rules: {
    "T11.8a":
      "La forza rimasta alle unità che contrattaccano si toglie dal risultato iniziale. Questo è il risultato finale.",
    "T11.8b": "Chi ha vinto in via definitiva si stabilisce come nel passo 6 (da T11.6e a T11.6i).",
  },
  notes: {
    "T11.8b": "Le unità perdute nel contrattacco contano ancora tra quelle dichiarate (R47).",
  },
} satisfies Section;
