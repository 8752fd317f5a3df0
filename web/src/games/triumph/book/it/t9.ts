import type { Section } from "../section";

export const t9 = {
  id: "T9",
  title: "I comandi",
  rules: {
    "T9.1":
      "Nel tuo turno dai dei comandi, uno dopo l’altro, nell’ordine che preferisci. Ognuno si esegue per intero, compreso l’eventuale attacco, prima di dare il successivo.",
    "T9.2":
      "Un comando di corpo è dato da un comandante ad alcune o a tutte le unità del proprio corpo. Non può comandare unità di un altro corpo né unità distaccate; solo l’unione (T9.14) va oltre il suo corpo.",
    "T9.3":
      "Un comandante dà al massimo un comando di corpo per turno. L’unica eccezione è un comandante francese nel turno in cui entra sulla mappa (T10.29).",
    "T9.4": "Gli Alleati danno al massimo cinque comandi di corpo per turno, contando insieme tutti i loro comandanti.",
    "T9.5":
      "I Francesi non hanno questo limite: ogni comandante francese può dare il suo comando di corpo in ogni turno.",
    "T9.6":
      "Un comando indipendente è dato a una singola unità distaccata. Non serve un comandante, e nessun comandante vi spende il proprio comando.",
    "T9.7": "Gli Alleati danno al massimo tre comandi indipendenti per turno.",
    "T9.8": "I Francesi danno al massimo quattro comandi indipendenti per turno.",
    "T9.9":
      "Movimento di corpo (comando di corpo): il comandante e tutte le unità del suo corpo si spostano insieme, in blocco.",
    "T9.10":
      "Subito prima di un movimento di corpo il comandante può distaccare unità del suo corpo. Restano dove sono e questo comando non le sposta; almeno un’unità va con lui (T8.6).",
    "T9.11":
      "Movimento di distacco (comando di corpo): il comandante distacca una o più unità del suo corpo, che si spostano insieme. Senza almeno un’unità non c’è movimento di distacco.",
    "T9.12": "In un movimento di distacco il comandante e le unità che gli restano non si spostano.",
    "T9.13": "Le unità di un movimento di distacco non si spostano mai su strada.",
    "T9.14": "Unione (comando di corpo): il comandante prende nel suo corpo una singola unità.",
    "T9.15":
      "Il comandante e l’unità da unire devono trovarsi nella stessa posizione: sulla stessa via d’accesso, oppure entrambi nella riserva della stessa zona.",
    "T9.16":
      "L’unione prende un’unità distaccata o un’unità di un altro corpo della stessa armata. Un’unità che è già nel corpo di quel comandante non gli si può unire.",
    "T9.17":
      "Un’unità presa da un altro corpo lo lascia e passa al nuovo con quell’unico comando di unione. Il comandante che la perde non dà alcun comando, ma deve tenere almeno un’unità (T8.6).",
    "T9.18": "Movimento di unità (comando indipendente): si sposta una singola unità distaccata.",
    "T9.19":
      "Un movimento di unità può essere dato anche a un’unità che è ancora in un corpo: il comando la distacca e la sposta. Non può essere l’ultima unità del corpo (T8.6).",
    "T9.20":
      "Nessun pezzo è spostato da due comandi nello stesso turno. Fanno eccezione i rinforzi francesi nel turno in cui entrano (T10.28).",
    "T9.21":
      "L’unione non sposta nulla. Un’unità che si è spostata può quindi ancora essere unita nello stesso turno, e un’unità che è stata unita può ancora spostarsi, se non l’ha già fatto.",
    "T9.22":
      "I comandi si dichiarano apertamente, ed entrambi i giocatori vedono quanti ne sono stati dati in questo turno, tipo per tipo.",
  },
  notes: {
    "T9.1": "Un turno si può chiudere in qualsiasi momento; nessun comando è obbligatorio (R32).",
    "T9.4":
      "Nove comandanti alleati si dividono cinque comandi: in quasi tutti i turni quattro di loro restano fermi. Decidi prima quale ala deve muoversi.",
    "T9.10":
      "Le unità lasciate indietro possono ancora spostarsi in questo turno, ciascuna con un proprio movimento di unità (R32). In un attacco si scelgono solo alla dichiarazione dell’attaccante (R33).",
    "T9.14":
      "L’unione vale solo sulla mappa, e dopo il corpo ha al massimo otto unità (R32, T8.4). Anche la batteria fissa si può unire (R24).",
    "T9.19": "Così una singola batteria fa fuoco senza costare al suo comandante il comando (R33).",
    "T9.20":
      "I pezzi che hanno attaccato o fatto una finta e sono ancora nella zona dell’attaccante contano come già mossi (T11.12a). Ritirata, avanzata e arretramento non sono movimenti e non contano.",
  },
} satisfies Section;
