import type { Section } from "../section";

export const t6 = {
  id: "T6",
  title: "La preparazione",
  rules: {
    "T6.1a": "Passo 1: i giocatori scelgono uno scenario, 2 dicembre o 1° dicembre (T5.1, T5.2).",
    "T6.2a":
      "Passo 2: i giocatori stabiliscono chi gioca con i Francesi e chi con gli Alleati, di comune accordo o con un’asta (T17.1).",
    "T6.4a": "Passo 4: i Francesi cominciano con 23 punti morale, gli Alleati con 27, in entrambi gli scenari.",
    "T6.4b":
      "Il round, il morale delle due armate e i comandi usati nel turno sono sempre noti a entrambi i giocatori.",
    "T6.5a": "Passo 5: i Francesi hanno 36 unità, gli Alleati 44.",
    "T6.6a":
      "Passo 6: il giocatore alleato ordina la sua armata in corpi, assegnando le unità ai comandanti. Lo fa in segreto: il nemico vede solo quante sono, mai le facce.",
    "T6.6b": "Ogni unità dell’armata è assegnata a un comandante, e a uno solo.",
    "T6.6c": "Un comandante non riceve meno unità del suo minimo.",
    "T6.6d": "Un comandante non riceve più di otto unità.",
    "T6.6e": "Il 2 dicembre tutti i corpi alleati si schierano sulla mappa.",
    "T6.6f": "Il 1° dicembre il giocatore alleato sceglie due corpi, né più né meno, e schiera quelli.",
    "T6.6g": "I corpi alleati non schierati restano fuori mappa ed entrano più tardi come rinforzi (T10.20).",
    "T6.6h": "Un corpo si schiera nella zona che porta il nome del suo comandante, e in nessun’altra.",
    "T6.6i": "Lì sta in riserva o su una delle vie d’accesso.",
    "T6.6j": "Tutti i pezzi di un corpo si schierano insieme, in una sola posizione.",
    "T6.7a":
      "Passo 7: il giocatore francese ordina i suoi corpi e li schiera allo stesso modo (da T6.6a a T6.6j), dopo aver visto dove stanno gli Alleati.",
    "T6.7b":
      "Tutti i corpi francesi, tranne quelli di Bernadotte e di Davout, cominciano sulla mappa, in entrambi gli scenari.",
    "T6.7c": "Bernadotte e Davout non si schierano. Entrano come rinforzi (T10.18).",
    "T6.7d": "Bernadotte e Davout ricevono ciascuno almeno un’unità che non sia fanteria di forza due.",
    "T6.7e":
      "Il giocatore francese può ordinare i suoi corpi mentre lo fa quello alleato, e può ancora cambiarli quando i corpi alleati sono sulla mappa.",
    "T6.8a":
      "Passo 8: il giocatore francese può distaccare unità dai suoi corpi e metterle altrove, sei al massimo in tutto.",
    "T6.8b": "Vengono soltanto da comandanti che sono sulla mappa.",
    "T6.8c": "Una tale unità si mette al massimo a due zone dal suo comandante.",
    "T6.8d": "Non si mette in una zona con una stella rossa, verde o nera, né in una zona adiacente a una di queste.",
    "T6.8e": "Sta nella riserva della sua zona o su una delle vie d’accesso.",
    "T6.8f":
      "A un corpo francese si possono assegnare più unità di quante la sua zona ne contiene, ma dopo i distacchi nessuna zona supera la sua capacità.",
    "T6.9a":
      "Passo 9: il giocatore francese scopre una delle sue unità di artiglieria sulla mappa. È la batteria fissa per il resto della partita.",
    "T6.9b": "Se è in riserva, si mette subito su una via d’accesso della stessa zona.",
    "T6.9c": "La batteria fissa non si sposta mai e non avanza mai.",
    "T6.9d": "Per tutto il resto è artiglieria come ogni altra: guida attacchi e difese.",
  },
  notes: {
    "T6.5a":
      "Francesi: artiglieria 3 di forza uno; cavalleria 5 di forza due, 3 di forza tre; fanteria 16 di forza due, 7 di forza tre; Guardia 2 di forza tre. Alleati: artiglieria 4 di forza uno; cavalleria 3 di forza uno, 6 di forza due, 2 di forza tre; fanteria 2 di forza uno, 19 di forza due, 5 di forza tre; Guardia 3 di forza tre.",
    "T6.6c":
      "Francesi: Bernadotte, Bessières, Davout, Lannes e Murat 4, Legrand, St. Hilaire e Vandamme 3. Alleati: Bagration, Constantine, Dokhturov, Langeron, Liechtenstein e Prebyshevsky 4, Kienmayer, Kollowrath e Miloradovich 3. Il minimo vale solo nella preparazione (T8.5).",
    "T6.6h":
      "Francesi: Bessières 53, Murat 63, Lannes 64, Vandamme 72, St. Hilaire 93, Legrand 133. Alleati: Bagration 67, Constantine 87, Miloradovich 96, Kollowrath 112, Prebyshevsky 108, Langeron 106, Dokhturov 121, Liechtenstein 123, Kienmayer 143. Un corpo alleato non può superare la capacità della sua zona (R41).",
    "T6.7d": "Non si possono riempire di sola fanteria ordinaria per tenere tutto il meglio sulla mappa.",
    "T6.7e":
      "Se li aveva ordinati prima, glielo si chiede un’altra volta quando i corpi alleati sono schierati. Gli Alleati vedono i blocchi francesi quando i passi da 7 a 9 sono conclusi (R41).",
    "T6.8a":
      "Il comandante tiene almeno un’unità (T8.6). Un’unità distaccata può anche restare nella zona del suo comandante (R41).",
    "T6.8c": "Contate attraverso vie d’accesso transitabili (R25).",
    "T6.9a": "Se sulla mappa non c’è artiglieria francese, non c’è batteria fissa (R25).",
    "T6.9b":
      "Ciò la distacca dal suo corpo, oltre alle sei di T6.8a; se è l’ultima unità, il comandante va con lei. Se il suo corpo blocca una via d’accesso, resta nel corpo (R42). Con l’opzione Santon vedi T18.3.",
  },
} satisfies Section;
