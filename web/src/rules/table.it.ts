import type { TableBook } from "./words";

export const table: TableBook = {
  title: "Il tavolo",
  intro: "Queste regole valgono in tutti i giochi, perché è il tavolo stesso a farle rispettare.",
  rules: {
    M1: "Una risposta vale solo finché la sua domanda è aperta. A ciò che ha già avuto risposta, o non si chiede più, non si risponde di nuovo.",
    M2: "Un posto risponde solo a ciò che è stato chiesto a lui, mai a ciò che è stato chiesto a un altro.",
    M3: "A partita finita non si gioca più nulla.",
    M4: "Puoi ritirare la tua ultima mossa finché non ha fatto lanciare un dado, scoperto qualcosa di nascosto o passato la mano agli altri, e finché da allora non hai saputo nulla di nuovo. Ciò che gli altri fanno in segreto non ti toglie questo diritto.",
    M5: "I dadi si lanciano a mano e si inseriscono solo dove il gioco e la partita lo permettono.",
    M6: "I dadi inseriti devono essere tanti quanti se ne dovevano lanciare, e ciascuno deve mostrare una faccia che quel dado possiede.",
    M7: "Una risposta dev’essere una di quelle che il gioco conosce. Le pagine di Bicorne non ne inviano altre: questa regola è per i programmi.",
    M8: "Una risposta ancora da completare contiene solo ciò che a ogni passo era possibile scegliere. Le pagine di Bicorne non propongono altro: anche questa regola è per i programmi.",
  },
};
