import type { Section } from "../section";

export const orders = {
  id: "O",
  title: "Gli ordini di battaglia",
  rules: {
    O1: "Un ordine di battaglia tuo è un testo in TOML o JSON, di 48 KiB al massimo. Uno che non si può usare è rifiutato con la riga dell’errore e il motivo. Ha un nome e due parti, rosso e blu; ogni parte ha un nome, generali e unità. I nomi hanno da 1 a 40 caratteri. Campi sconosciuti, o mancanti, sono errori.",
    O2: "Ogni parte ha esattamente un comandante in capo: il generale per cui non è indicato un superiore.",
    O3: "Ogni superiore indicato è un generale della stessa parte.",
    O4: "La catena di comando non fa cerchi: nessuno sta sopra se stesso.",
    O5: "Ogni unità indica il suo generale diretto, che è della sua stessa parte.",
    O6: "I numeri restano nei loro limiti. Una parte ha al massimo 24 generali e 48 unità. Di un generale: raggio di comando da 0 a 60, risposta da 0 a 10, modificatore da -5 a 5. Di un’unità: figure da 1 a 60, numero di dispersione da 0 a meno delle figure, ingresso nel turno da 1 a 60. Un’unità comincia in una formazione della sua arma (F7).",
    O7: "Dove una parte è di più giocatori, il comandante in capo è il giocatore 1 e altri generali hanno i numeri 2, 3 e 4, senza salti. Ogni numero è un solo generale.",
    O8: "Un superiore è di livello più alto dei suoi subordinati. Dal basso, i livelli sono divisione, corpo, ala e armata.",
    O9: "L’identificativo di un generale compare una volta sola nella sua parte, e ogni parte ha almeno un’unità.",
  },
  notes: {
    O1: "Uno già pronto da modificare lo trovi dove crei la partita. Due li porta Bicorne: uno di sei unità per imparare, uno di trentasei unità per un massimo di tre giocatori per parte.",
    O6: "Risposta e modificatore di combattimento sono mostrati per comodità; Bicorne non li usa. E nemmeno misura i raggi di comando (P2).",
    O8: "Si possono saltare livelli: una divisione può stare direttamente sotto l’armata.",
  },
} satisfies Section;
