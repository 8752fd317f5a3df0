import type { Section } from "../section";

export const t16 = {
  id: "T16",
  title: "Vincere la partita",
  rules: {
    "T16.1":
      "Appena un’armata è demoralizzata (T13.4), la partita è finita e l’altra armata ottiene una vittoria decisiva.",
    "T16.2":
      "Se alla fine dell’ultimo round nessuno è demoralizzato, gli obiettivi decidono una vittoria marginale: sono le zone con una stella blu, rossa, verde o nera.",
    "T16.3": "Una zona con più stelle conta per ciascuno dei loro colori.",
    "T16.4":
      "Per controllare un obiettivo un’armata deve avere in quella zona un corpo, comandante compreso, con almeno un’unità di fanteria o di artiglieria (R26).",
    "T16.5": "Le unità che controllano un obiettivo si scoprono.",
    "T16.6":
      "Inoltre dall’obiettivo ci dev’essere un percorso su strada fino a un’entrata di quell’armata sulla strada principale: 51 per i Francesi, 59 o 87 per gli Alleati (R26).",
    "T16.7": "Nella zona d’entrata e in ogni zona di quel percorso non dev’esserci alcun pezzo nemico.",
    "T16.8": "Se non è entrato nessun rinforzo francese, gli Alleati vincono solo se controllano un obiettivo blu.",
    "T16.9":
      "Se non è entrato nessun rinforzo francese, gli Alleati non vincono se i Francesi controllano un obiettivo rosso, verde o nero.",
    "T16.10": "Se non è entrato nessun rinforzo francese, i Francesi vincono ogni volta che non vincono gli Alleati.",
    "T16.11": "Se è entrato un rinforzo francese, i Francesi non vincono se gli Alleati controllano un obiettivo blu.",
    "T16.12":
      "Se è entrato un rinforzo francese, i Francesi vincono solo se controllano un obiettivo rosso, uno verde e uno nero.",
    "T16.13": "Se è entrato un rinforzo francese, gli Alleati vincono ogni volta che non vincono i Francesi.",
  },
  notes: {
    "T16.2":
      "Blu: 25, 51, 53, 61, 62, 70, 81, 91, 102, 116, 117, 118, 132. Rosse: 84, 86, 87, 88, 97, 99, 112, 113, 115, 126, 128. Verdi: 58, 59, 67, 68, 87, 88, 99, 115, 128. Nere: 87, 88, 96, 99, 106, 108, 112, 115, 121, 126, 128.",
    "T16.3": "Una sola zona con tre stelle, come 87 o 115, soddisfa da sola tutta la regola T16.12.",
    "T16.4":
      "Un’unità distaccata accanto a un corpo di cavalleria non basta. Con l’opzione O5 basta qualsiasi unità di fanteria o di artiglieria.",
    "T16.6":
      "Servono sia le strade principali sia quelle minori, ma soltanto se collegate tra loro (R26). Un obiettivo nella zona d’entrata stessa non ha bisogno di strada. I propri pezzi lungo il percorso non contano.",
    "T16.8":
      "Finché Bernadotte e Davout restano lontani sono dunque gli Alleati a dover attaccare; quando uno dei due arriva, tocca ai Francesi. Basta un solo pezzo sulla mappa (R40).",
  },
} satisfies Section;
