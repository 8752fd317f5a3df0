import type { RuleId } from "../../wire/drill.names";
import type { RuleBook } from "../game";

export const book: RuleBook<RuleId> = {
  name: "L’addestramento",
  intro: [
    "Da due a quattro compagnie si addestrano in una piazza d’armi con sei caselle numerate. Vince chi alla fine tiene le caselle migliori.",
    "Ogni turno comincia con una puntata segreta. Ciascuno sceglie dalla mano da una a tre carte, tutte diverse, e le posa coperte; quando tutti l’hanno fatto, le puntate si scoprono. Chi ha il totale più alto ha il comando per quel turno, e tutte le carte puntate sono perse. Così il turno che vinci può costarti il prossimo.",
    "Chi ha il comando, e nessun altro, schiera un uomo su una casella libera. La casella 6 vale sei punti, la casella 1 ne vale uno. Poi tiene la posizione, oppure carica con uno o due dadi perché la casella conti due o tre volte. Ogni dado deve dare almeno il numero della casella, altrimenti l’uomo è perduto: una carica dalla casella 1 non può fallire, una con due dadi dalla casella 6 riesce una volta su trentasei.",
    "Finché si punta puoi offrire a un’altra compagnia una carta coperta e averne in cambio una delle sue. Nessun altro al tavolo ne sa nulla.",
    "Tutto qui. Il resto della pagina lo dice con precisione, regola per regola.",
  ],
  example: {
    title: "Un turno giocato",
    steps: [
      "Giocano due compagnie. La rossa ha in mano 2, 3, 3, 5 e 6; la blu ha 1, 2, 4, 4 e 6. Nessuna delle due vede le carte dell’altra (D2.2).",
      "Un secondo 3 serve poco alla rossa, perché due carte uguali non si puntano insieme (D3.3). Mette da parte un 3, coperto, e lo offre alla blu (D6.1). La blu ha un 4 di troppo e lo dà in cambio; ora entrambe vedono che cosa hanno ricevuto (D6.6). La rossa ha 2, 3, 4, 5 e 6; la blu ha 1, 2, 3, 4 e 6.",
      "La rossa punta 2, 5 e 6. La blu punta 3, 4 e 6. Finché non ha puntato anche la seconda, nessuno sa chi l’abbia già fatto (D3.1).",
      "Si scoprono le puntate: 13 a 13. Il tavolo lancia un dado per ciascuna (D3.7): 4 per la rossa, 2 per la blu. La rossa ha il comando.",
      "Le caselle sono tutte libere. La rossa schiera un uomo sulla casella 4 (D4.1). Tenere la posizione darebbe 4 punti. Un dado da 4 in su, una probabilità su due, ne darebbe 8; due dadi così, una probabilità su quattro, ne darebbero 12 (D5.4). La rossa carica con un dado e fa 5: la carica riesce (D5.3) e la casella 4 conta due volte.",
      "Le sei carte puntate sono perse. Alla rossa restano 3 e 4, alla blu 1 e 2. Ciascuna pesca una carta (D2.3) e comincia il secondo turno. La rossa ha otto punti, e qualche ragione di temere che la blu abbia pescato un 6.",
    ],
  },
  sections: [
    { id: "D1", title: "Le compagnie", rules: ["D1.1", "D1.2", "D1.3"] },
    { id: "D2", title: "Le carte", rules: ["D2.1", "D2.2", "D2.3"] },
    { id: "D3", title: "La puntata", rules: ["D3.1", "D3.2", "D3.3", "D3.4", "D3.5", "D3.6", "D3.7"] },
    { id: "D4", title: "Lo schieramento", rules: ["D4.1", "D4.2"] },
    { id: "D5", title: "La carica", rules: ["D5.1", "D5.2", "D5.3", "D5.4", "D5.5", "D5.6"] },
    {
      id: "D6",
      title: "L’offerta",
      rules: ["D6.1", "D6.2", "D6.3", "D6.4", "D6.5", "D6.6", "D6.7", "D6.8", "D6.9"],
    },
    { id: "D7", title: "La fine", rules: ["D7.1", "D7.2"] },
    { id: "D8", title: "Parlarsi", rules: ["D8.1", "D8.2", "D8.3", "D8.4"] },
  ],
  rules: {
    "D1.1":
      "Giocano da due a quattro compagnie: la rossa e la blu, poi la verde, poi la bianca. Ogni compagnia ha un posto; si giocano da uno a sei turni, quattro se non si sceglie altrimenti.",
    "D1.2":
      "In quattro si può giocare a coppie: la rossa con la verde, la blu con la bianca. Due alleate vedono l’una le carte, le puntate e le offerte dell’altra, e i loro punti si sommano.",
    "D1.3": "Chi riceve una domanda risponde a quella, e a nient’altro.",
    "D2.1": "Le carte sono trenta, cinque per ogni valore da 1 a 6.",
    "D2.2": "Le carte si mescolano e ogni compagnia ne riceve cinque, nascoste alle altre compagnie.",
    "D2.3":
      "Dopo ogni turno, tranne l’ultimo, ogni compagnia pesca una carta, a cominciare dalla rossa, finché ce ne sono nel mazzo.",
    "D3.1":
      "Il turno comincia con la puntata. Tutte le compagnie scelgono le carte nello stesso momento e le posano coperte. Nessuno vede chi ha già puntato.",
    "D3.2": "Una puntata ha al massimo tre carte.",
    "D3.3": "In una puntata non ci sono due carte dello stesso valore.",
    "D3.4":
      "Una compagnia punta solo carte della propria mano. Una carta che ha offerto (D6.1) non fa parte della mano.",
    "D3.5": "Una compagnia che ha carte in mano ne punta almeno una. Solo chi non ne ha non punta nulla.",
    "D3.6":
      "Quando tutte le compagnie hanno puntato, le puntate si scoprono insieme. La compagnia con il totale più alto ha il comando per il turno. Tutte le carte puntate sono giocate e perse.",
    "D3.7":
      "Le compagnie a pari merito per il totale più alto lanciano un dado ciascuna. Chi fa di più ha il comando; chi è ancora in parità lo lancia di nuovo, finché una sola ha il risultato più alto.",
    "D4.1": "La compagnia al comando schiera un uomo su una casella libera tra le sei numerate.",
    "D4.2": "Non si schiera un uomo su una casella occupata, chiunque la tenga.",
    "D5.1":
      "Dopo lo schieramento la compagnia al comando tiene la posizione, e la casella conta una volta, oppure carica da quella casella con uno o due dadi.",
    "D5.2": "Non si carica con più di due dadi.",
    "D5.3": "La carica riesce se ogni dado dà almeno il numero della casella.",
    "D5.4":
      "Se la carica riesce, la casella conta una volta in più per ogni dado: due volte con un dado, tre volte con due.",
    "D5.5": "Se la carica fallisce, l’uomo è perduto e la casella torna libera.",
    "D5.6":
      "In una partita con i dadi veri la compagnia al comando può lanciare a mano i dadi della carica e inserirne il risultato, che nel file della partita resta contrassegnato come tale. I pari merito (D3.7) li risolve sempre il tavolo.",
    "D6.1":
      "Finché si punta, ogni compagnia può mettere da parte, una volta per turno, una carta coperta della propria mano e offrirla a un’altra compagnia. Può farlo prima o dopo aver puntato.",
    "D6.2": "L’offerta si fa a una compagnia che gioca in questa partita.",
    "D6.3": "Una compagnia non fa offerte a sé stessa.",
    "D6.4": "Una compagnia non fa offerte alla propria alleata (D1.2).",
    "D6.5": "Si offre solo una carta della propria mano, non una già puntata.",
    "D6.6":
      "L’altra compagnia accetta dando una carta delle sue. Le due carte passano di mano ed entrambe le parti vedono che cosa si sono scambiate; se si gioca a coppie, lo vedono anche le alleate.",
    "D6.7": "La carta data in cambio viene dalla mano: non dev’essere né puntata né a sua volta offerta.",
    "D6.8":
      "Se l’altra compagnia rifiuta, la carta torna nella mano da cui è venuta. Per questo turno l’offerta è consumata.",
    "D6.9": "Un’offerta rimasta senza risposta quando si scoprono le puntate decade, e la carta torna indietro.",
    "D7.1":
      "Dopo l’ultimo turno ogni parte somma i numeri delle proprie caselle, ciascuno tante volte quante la casella conta. Vince la parte con più punti.",
    "D7.2": "Se due o più parti hanno lo stesso punteggio più alto, l’addestramento finisce in pareggio.",
    "D8.1": "Mentre le compagnie puntano, tutti possono parlare.",
    "D8.2": "Mentre le compagnie puntano, due compagnie che non siano alleate possono anche parlare in privato.",
    "D8.3":
      "Da quando si scoprono le puntate alla fine del turno parlano soltanto le alleate. Dove non ci sono alleate, nessuno.",
    "D8.4":
      "Le alleate possono parlarsi in qualsiasi momento, in un canale tutto loro. A partita finita possono parlare tutti.",
  },
  notes: {
    "D3.1":
      "Nell’attesa non cambia per gli altri nemmeno il numero delle tue carte: una puntata conta come parte della mano finché non si scopre.",
    "D3.7": "Anche due alleate a pari merito tra loro lanciano il dado: una sola compagnia ha il comando.",
    "D5.3":
      "Le probabilità con un dado, dalla casella 1 alla casella 6: certezza, 5 su 6, 4 su 6, 3 su 6, 2 su 6, 1 su 6. Con due dadi, moltiplica la probabilità per sé stessa.",
    "D6.1": "Se una carta sia stata offerta, e a chi, lo sanno soltanto le due parti dell’offerta.",
  },
};
