import type { Section } from "../section";

export const attacks = {
  id: "T11",
  title: "Gli attacchi",
  rules: {
    "T11.0a":
      "Un attacco è un movimento in una zona occupata dal nemico. Quella è la zona del difensore; quella accanto, da cui l’attacco arriva, è la zona dell’attaccante. La via d’accesso tra le due ha due lati: la via d’accesso dell’attaccante, dentro la sua zona, e la via d’accesso del difensore, dentro la zona del difensore. Ciascuna delle due zone ha la propria riserva, quella dell’attaccante e quella del difensore.",
    "T11.0b":
      "Un attacco si fa con un solo comando. Soltanto più movimenti di corpo (T11.0c) o i movimenti di unità di due batterie (T11.0d) si combinano in un unico attacco.",
    "T11.0c":
      "Più movimenti di corpo si combinano se tutti i corpi partono dalla stessa posizione e attaccano attraverso la stessa via d’accesso.",
    "T11.0d":
      "Due movimenti di unità si combinano se entrambe le unità sono di artiglieria, entrambe bloccano la via d’accesso dell’attaccante ed entrambe guidano l’attacco.",
    "T11.0e": "Le batterie che combinano i loro movimenti di unità si scoprono, per provare che sono artiglieria.",
    "T11.0f": "Ogni comando di un attacco combinato si conta a parte nei limiti sui comandi.",
    "T11.0g": "Il difensore non spende comandi.",
    "T11.0h": "Un attacco su strada si fa soltanto con la cavalleria. Con lei può esserci un comandante.",
    "T11.0i": "La cavalleria che attacca su strada si scopre, per provare che è cavalleria.",
    "T11.0j": "Se la via d’accesso del difensore è ostruita, la cavalleria non può guidare l’attacco.",
    "T11.0k": "Se la via d’accesso del difensore è ostruita, la cavalleria non può guidare la difesa.",
    "T11.0l": "Se la via d’accesso del difensore è ostruita, la cavalleria non può contrattaccare.",
  },
  notes: {
    "T11.0d":
      "In due si guida solo attraverso una via d’accesso larga. In una finta, e dopo una ritirata prima del combattimento, nessuno guida: quindi si comanda una sola batteria.",
    "T11.0f": "Due corpi che attaccano insieme costano agli Alleati due dei loro cinque comandi di corpo.",
    "T11.0h":
      "È un solo comando (R31), parte dalla riserva e deve avere ancora movimento su strada per entrare nella zona del difensore (R21).",
    "T11.0i":
      "Si scopre quando l’attacco o la finta è dichiarata, dopo la risposta del difensore; con l’opzione O4, quando la sua cavalcata è finita.",
    "T11.0j":
      "L’ostruzione non è una penalità: non toglie nulla al risultato e non impedisce alla cavalleria di attaccare senza guidare (R9, R36).",
  },
} satisfies Section;

export const threat = {
  id: "T11.1",
  title: "Passo 1: la minaccia",
  rules: {
    "T11.1a": "L’attaccante indica la via d’accesso da cui attacca. Questa è la minaccia.",
    "T11.1b":
      "Con quale comando attaccherà, e con quali pezzi, non lo dice ancora: verrà con la sua dichiarazione (T11.2l, T11.3c o T11.5a).",
  },
  notes: {
    "T11.1a":
      "La minaccia dev’essere una che l’attaccante potrebbe eseguire sia che il difensore resista sia che si ritiri (R22). Insieme può dichiarare un attacco con la Guardia (T15.13).",
    "T11.1b":
      "Il difensore risponde senza sapere se dietro c’è un’unità sola o tre corpi. Una minaccia costa comunque un comando, perché qualcosa l’attaccante lo deve dichiarare.",
  },
} satisfies Section;

export const answer = {
  id: "T11.2",
  title: "Passo 2: il difensore resiste o si ritira",
  rules: {
    "T11.2a": "Il difensore dichiara dei pezzi in difesa, tra cui almeno un’unità, oppure si ritira.",
    "T11.2b": "Un difensore che non può dichiarare nessuno deve ritirarsi (R44).",
    "T11.2c": "I pezzi che bloccano la via d’accesso del difensore si dichiarano tutti, unità e comandanti.",
    "T11.2d": "I pezzi su altre vie d’accesso della zona del difensore non possono essere dichiarati.",
    "T11.2e": "Se la via d’accesso del difensore è bloccata, nessun pezzo della riserva può essere dichiarato.",
    "T11.2f":
      "Se nessuno la blocca, si possono dichiarare alcuni o tutti i pezzi della riserva del difensore, di quanti corpi si vuole, ma non più di una unità distaccata.",
    "T11.2g": "Un comandante in riserva si dichiara solo insieme ad almeno un’unità del suo corpo.",
    "T11.2h":
      "Non si può dichiarare un pezzo che in questo turno è stato dichiarato contro un attacco attraverso un’altra via d’accesso.",
    "T11.2i": "Non si può dichiarare un pezzo che in questo turno si è ritirato dopo un combattimento.",
    "T11.2j": "Un pezzo che in questo turno si è ritirato prima del combattimento può essere dichiarato.",
    "T11.2k": "La dichiarazione non sposta nessun pezzo e non scopre nessuna faccia.",
    "T11.2l":
      "Se il difensore si ritira (T12.2), solo allora l’attaccante fa la sua dichiarazione: il comando o i comandi, e i loro pezzi. Questi entrano nella riserva del difensore.",
    "T11.2m":
      "Se allora l’attaccante scopre una batteria che avrebbe potuto guidare questo attacco, essa può restare sul posto invece di entrare.",
    "T11.2n": "Una ritirata prima del combattimento conclude l’attacco. Gli altri passi si saltano.",
  },
  notes: {
    "T11.2a": "Chi blocca la via d’accesso non ha scelta: deve difendersi (R6).",
    "T11.2c":
      "Una via d’accesso forte può così diventare una trappola: chi la blocca non può avere aiuto dalla riserva né andarsene prima del combattimento.",
    "T11.2f":
      "È qui che tante unità distaccate valgono poco: in una riserva ce ne possono essere quante si vuole, ma a difendere ne va una sola. Tieni uniti i corpi.",
    "T11.2h":
      "La finta conta: chi è stato dichiarato contro una finta ha difeso quella via d’accesso per il resto del turno (R46). Anche un comandante conta come un tale pezzo.",
    "T11.2j": "Può perfino essere scacciato di nuovo nello stesso turno (R52).",
    "T11.2m":
      "Il suo comando è speso (R17). È comandata da sola, con un movimento di unità o con un movimento di distacco di una sola unità; e doveva poter guidare, compresa la regola T11.5o (R45).",
  },
} satisfies Section;

export const feint = {
  id: "T11.3",
  title: "Passo 3: la finta",
  rules: {
    "T11.3a": "Se il difensore resiste, l’attaccante può dichiarare che l’attacco è una finta.",
    "T11.3b": "Se il difensore resiste a un attacco su strada, l’attacco deve essere una finta.",
    "T11.3c":
      "In una finta l’attaccante fa la sua dichiarazione, comando o comandi e pezzi, ma i pezzi non entrano nella zona del difensore: finiscono nella zona dell’attaccante.",
    "T11.3d": "I pezzi della finta che bloccavano la via d’accesso dell’attaccante restano lì.",
    "T11.3e":
      "I pezzi della finta che partono dalla riserva dell’attaccante, o arrivano su strada da più lontano, finiscono nella riserva dell’attaccante oppure sulla via d’accesso dell’attaccante.",
    "T11.3f":
      "I pezzi della finta finiscono tutti nella stessa posizione. Non si dividono tra via d’accesso e riserva.",
    "T11.3g":
      "Se i pezzi dichiarati in difesa sono in riserva, il difensore ne fa avanzare alcuni o tutti a bloccare la via d’accesso del difensore: almeno un’unità deve avanzare (R19).",
    "T11.3h": "Dove un’avanzata divide un corpo, le unità che non sono più con il loro comandante sono distaccate.",
    "T11.3i": "Una finta conclude l’attacco. Gli altri passi si saltano.",
  },
  notes: {
    "T11.3a":
      "Una finta consuma il comando e i pezzi (T11.12a) e chiude la via d’accesso per questo turno (T11.12h). Non si scopre nulla tranne la cavalleria su strada, e nessuna unità guida della difesa (R54). In cambio può tirare fuori delle unità da una buona riserva e dividere un corpo.",
    "T11.3c":
      "Le unità distaccate per la finta restano distaccate (R33). Una finta su strada ha bisogno di posto nella zona dell’attaccante (R43).",
    "T11.3d":
      "La batteria fissa può fare una finta sul posto, con un movimento di unità o di distacco; un movimento di corpo la lascia indietro anche in una finta (R42).",
    "T11.3g": "La batteria fissa non avanza mai; se non resta nessun’altra unità dichiarata, non avanza nessuno (R19).",
  },
} satisfies Section;
