import type { Section } from "../section";

export const communications = {
  id: "B4.1.2",
  title: "Comunicazioni: dadi, iniziativa, ordini",
  rules: {
    "B4.1.2a":
      "Ogni parte lancia un dado a sei facce per ciascuno dei suoi generali che comanda direttamente unità da combattimento. Di solito sono i generali di divisione; chi ha sotto di sé solo altri generali non dà dadi.",
    "B4.1.2b": "Un generale che comanda direttamente soltanto artiglieria non dà dadi.",
    "B4.1.2c":
      "Il comandante in capo aggiunge due dadi se è Eccellente e uno se è Buono; se è Scarso si lancia un dado in meno. Uno Medio non cambia nulla.",
    "B4.1.2d": "Si lancia almeno un dado, comunque venga la somma.",
    "B4.1.2e": "I dadi che fanno meno di quattro si scartano.",
    "B4.1.2f":
      "Ogni dado tenuto, un quattro, un cinque o un sei, è un ordine. Ciò che mostra è la priorità dell’ordine: più è alta, prima lo si esegue. Nient’altro diventa un ordine.",
    "B4.1.2g":
      "Finché il comandante in capo è aggregato a un’unità da combattimento, non aggiunge i dadi dovuti alla sua qualità.",
    "B4.1.2h": "La parte che ha fatto più sei ha l’iniziativa in questo turno.",
    "B4.1.2i": "A parità di sei, l’iniziativa resta alla parte che l’aveva nel turno precedente.",
    "B4.1.2j": "A parità di sei nel primo turno decide il caso: si lancia un dado per parte finché uno è più alto.",
    "B4.1.2k":
      "La parte senza iniziativa assegna per prima tutti i suoi ordini; poi assegna i suoi la parte con l’iniziativa.",
    "B4.1.2l":
      "Gli ordini si danno ai generali che comandano direttamente unità da combattimento, e a nessun altro: non a chi ha sotto di sé solo altri generali, né a un generale perso, né a uno di cui nessuna unità è sul tavolo o attende appena fuori.",
    "B4.1.2m":
      "Un generale che comanda direttamente solo artiglieria può ricevere un ordine, anche se per lui non si è lanciato nessun dado.",
    "B4.1.2n":
      "Le unità direttamente comandate da un generale che ha ricevuto un ordine, e che sono entro il suo raggio di comando, sono attivate.",
    "B4.1.2o":
      "La priorità scende di uno per ogni generale fuori comando lungo la strada dal comandante in capo al generale che riceve l’ordine. Chi lo riceve conta, il comandante in capo no.",
    "B4.1.2p":
      "Un generale aggregato a un’unità da combattimento ha raggio di comando zero. I suoi diretti subordinati sono fuori comando se non lo toccano, e un ordine a lui attiva soltanto l’unità con cui si trova, se è direttamente ai suoi ordini.",
    "B4.1.2q":
      "La priorità sale di due se il generale che riceve l’ordine è Eccellente, di uno se è Buono, e scende di uno se è Scarso. Medio non cambia nulla.",
    "B4.1.2r": "La priorità non sale mai oltre sei.",
    "B4.1.2s":
      "Un ordine la cui priorità scende a zero o meno è perso: il dado è speso, e in questo turno il generale non ha ordini.",
    "B4.1.2t": "Un generale riceve soltanto ordini della propria armata.",
  },
  notes: {
    "B4.1.2a": "Quali unità contano, e quando, è detto in A26.",
    "B4.1.2c": "Un comandante in capo perso e non sostituito non aggiunge e non toglie dadi.",
    "B4.1.2e": "In media metà dei dadi diventa un ordine. Con cinque dadi, un turno su 32 non ne porta nessuno.",
    "B4.1.2g": "Uno Scarso costa comunque il suo dado, a meno che un’opzione dica altro (A5).",
    "B4.1.2h":
      "Contano i dadi come sono caduti, compresi quelli dovuti alla qualità (A36), ma non quelli che i giocatori-generali lanciano per sé (BM8). L’iniziativa resta per tutto il turno (A37).",
    "B4.1.2i": "Anche quando nessuna delle due parti ha fatto un sei.",
    "B4.1.2j":
      "La sorte decide una volta sola: se poi si corregge un dado (P4) e i sei restano pari, non si lancia di nuovo.",
    "B4.1.2k": "Qui il testo ha un refuso (A1). Una parte può lasciare dadi inutilizzati; sono persi (A9).",
    "B4.1.2n":
      "Si misura quando l’ordine è dato, e non di nuovo (A11). Conta solo il generale diretto, per quanto vicino stia un altro che ha un ordine (A39).",
    "B4.1.2o": "Chi è fuori comando è detto in A6 e A7, e che cosa succede con un generale perso in A34.",
    "B4.1.2q":
      "Con dadi da 4, 5 e 6 e nessuna interruzione: Eccellente 6, 6, 6; Buono 5, 6, 6; Medio 4, 5, 6; Scarso 3, 4, 5. Con un generale fuori comando: Eccellente 5, 6, 6; Buono 4, 5, 6; Medio 3, 4, 5; Scarso 2, 3, 4. Con due: Eccellente 4, 5, 6; Buono 3, 4, 5; Medio 2, 3, 4; Scarso 1, 2, 3. Con tre: Eccellente 3, 4, 5; Buono 2, 3, 4; Medio 1, 2, 3; Scarso perso, 1, 2.",
    "B4.1.2r": "Prima si somma tutto: un 6 a un generale Eccellente con un’interruzione fa 7, e quindi 6 (A8).",
    "B4.1.2s": "Il generale non ne riceve un altro (A9).",
  },
} satisfies Section;
