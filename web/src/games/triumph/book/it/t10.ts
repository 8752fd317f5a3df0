import type { Section } from "../section";

export const t10 = {
  id: "T10",
  title: "Il movimento",
  rules: {
    "T10.1": "I pezzi si spostano solo per mezzo di comandi (T9.9, T9.11, T9.18).",
    "T10.2":
      "Tutti i pezzi spostati da un comando vanno insieme, nello stesso momento, da una stessa posizione a una stessa posizione.",
    "T10.3": "Nessun pezzo attraversa una via d’accesso intransitabile, e nessuno vi si può mettere.",
    "T10.4":
      "In una zona dove c’è anche un solo pezzo nemico, in riserva o su una via d’accesso qualsiasi, si entra soltanto attaccando (T11.0a, R44).",
    "T10.5":
      "Un pezzo in riserva che non va su strada si sposta nella riserva di una zona adiacente, oppure su una via d’accesso della propria zona, che da quel momento blocca.",
    "T10.6":
      "Un pezzo su una via d’accesso si sposta nella riserva della propria zona, oppure, attraverso quella via d’accesso, nella riserva della zona che sta al di là. Non lascia la sua zona da nessun’altra parte.",
    "T10.7":
      "Un movimento su strada che usa soltanto la strada principale entra al massimo in tre zone. La zona di partenza non si conta.",
    "T10.8": "Un movimento su strada che usa anche solo un tratto di strada minore entra al massimo in due zone.",
    "T10.9":
      "Un movimento su strada segue soltanto strade collegate tra loro. Due strade nella stessa zona non per forza si incontrano: chi è arrivato sull’una riparte sull’altra solo se sono collegate.",
    "T10.10":
      "Dalla zona in cui comincia, un movimento su strada può uscire per qualsiasi strada che vi si trovi, anche se non sono collegate tra loro.",
    "T10.11": "Un movimento su strada comincia nella riserva di una zona, mai su una via d’accesso.",
    "T10.12":
      "Un movimento su strada finisce nella riserva dell’ultima zona. Solo se tutte le sue unità sono di cavalleria può finire invece su una via d’accesso; con loro può esserci un comandante.",
    "T10.13":
      "La cavalleria che finisce un movimento su strada su una via d’accesso ne sceglie una dell’ultima zona che sia attraversata da una strada collegata a quella percorsa (R38).",
    "T10.14":
      "La cavalleria che finisce un movimento su strada su una via d’accesso si scopre, per provare che è cavalleria.",
    "T10.15":
      "Quando un corpo di due o più unità si sposta su strada, non può entrare in una zona la cui riserva contiene unità arrivate in quella riserva in questo turno (R20).",
    "T10.16":
      "Quando un corpo di due o più unità è entrato in una zona su strada, anche solo di passaggio, per il resto del turno nessuno entra più nella riserva di quella zona né vi passa, con nessun movimento, nemmeno quel corpo (R20).",
    "T10.17":
      "Quando un corpo di due o più unità che si sposta su strada entra in una zona vicina a una che contiene un corpo nemico di due o più unità, deve fermarsi lì (R20).",
    "T10.18":
      "Le unità di Bernadotte e di Davout non entrano prima dell’ora del loro comandante: per Bernadotte le 11 del 1° dicembre, per Davout le 8 del 2 dicembre.",
    "T10.19":
      "Se quell’ora viene prima del primo round dello scenario, possono entrare già dal primo round. Bernadotte può quindi entrare nel primo round del 2 dicembre.",
    "T10.20": "Nello scenario del 1° dicembre i corpi alleati non schierati possono entrare a partire dal primo round.",
    "T10.21": "Un giocatore può far aspettare i suoi rinforzi quanto vuole, anche per tutta la partita.",
    "T10.22":
      "I rinforzi entrano solo dove una strada esce dalla mappa in un’entrata della loro armata: blu per i Francesi, rossa per gli Alleati.",
    "T10.23": "L’entrata si sceglie nel momento in cui si entra. Pezzi diversi possono usare entrate diverse.",
    "T10.24": "Nessuno entra sulla mappa in una zona dove c’è un pezzo nemico, dovunque vi si trovi (R40).",
    "T10.25": "I rinforzi arrivano sulla mappa soltanto con un movimento su strada.",
    "T10.26":
      "Per entrare serve un comando: un movimento di unità, che distacca l’unità prima che entri, oppure un movimento di corpo per il corpo.",
    "T10.27": "I pezzi che entrano come corpo usano una sola entrata e la stessa strada, e finiscono insieme.",
    "T10.28": "Un rinforzo francese può essere spostato da due comandi nel turno in cui entra.",
    "T10.29": "Un comandante francese può dare due comandi nel turno in cui entra.",
    "T10.30":
      "Il secondo di questi comandi si dà quando il primo è concluso, ma non per forza subito: in mezzo possono venire altri comandi.",
    "T10.31":
      "Con il primo comando i rinforzi francesi entrano su strada. Il secondo può essere un movimento di qualsiasi altro genere.",
  },
  notes: {
    "T10.5":
      "I simboli sulla mappa non ostacolano mai un movimento, ma solo gli attacchi (R36). Per un movimento, attraversare una via d’accesso larga o una stretta è lo stesso.",
    "T10.6": "Per passare da una via d’accesso a un’altra della stessa zona ci vogliono quindi due turni.",
    "T10.9":
      "Un movimento su strada non entra due volte nella stessa zona, e una cavalcata non torna in una zona che ha già passato.",
    "T10.11":
      "Un solo tratto di strada da una riserva a quella vicina è un movimento semplice e come tale si fa; allora T10.15, T10.16 e T10.17 non valgono (R37).",
    "T10.15":
      "Le unità che sono solo passate non contano. Un passo da una via d’accesso alla riserva conta come arrivo; arretrare dopo un attacco perduto no (R37).",
    "T10.16":
      "Il corpo può uscire da ciò che ha chiuso, ma un secondo comando non ve lo riporta. Un corpo di due o più unità che fa una finta su strada chiude le riserve per cui è passato, fino alla zona dell’attaccante. Due corpi grandi sulla stessa strada hanno quindi bisogno di turni diversi, oppure il secondo deve aspettare più indietro.",
    "T10.17":
      "Basta che le due zone abbiano un lato in comune, anche intransitabile. Un corpo che lascia indietro le altre unità e prosegue con una sola conta come una sola unità.",
    "T10.21":
      "Per i Francesi è una decisione capitale: senza rinforzi le condizioni alla fine sono più facili (T16.10), con i rinforzi guadagnano quattro punti morale (T13.6) e otto o più unità.",
    "T10.24": "Da una zona d’entrata libera la cavalleria può attaccare su strada la zona successiva (R40).",
    "T10.28":
      "Un’unità che era già sulla mappa non guadagna nulla a essere unita a un rinforzo: se ha già mosso, il suo secondo movimento di corpo la lascia indietro. I rinforzi alleati si spostano una volta, come tutti.",
  },
} satisfies Section;
