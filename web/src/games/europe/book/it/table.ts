import type { Section } from "../section";

export const table = {
  id: "P",
  title: "Come si tiene la partita",
  rules: {
    P1: "Una nazione ha al massimo 200 pezzi di un tipo. Quelli in più non si costruiscono.",
    P2: "Una battaglia non decisa dopo cinquanta turni è persa dall’attaccante, che viene inseguito.",
    P3: "Una Vittoria Totale che nessuno ha ottenuto dopo 100 round non è di nessuno.",
    P4: "Un giocatore propone un’alleanza a ogni altro una volta per round.",
    P5: "A una domanda si risponde quello che chiede, e nient’altro.",
    P6: "Un ordine riguarda almeno un pezzo, o una carta.",
    P7: "Una nazione non ha più di un’offerta di carte sul tavolo.",
    P8: "In un turno si offrono carte al massimo dodici volte.",
    P9: "Una proposta si può ritirare. Decade quando uno dei due entra in una regione con pezzi dell’altro, e con il round.",
    P10: "Un’offerta di carte si può ritirare. Decade con la sua parte del turno: prima del movimento, il movimento, le battaglie, la produzione.",
    P11: "A tutti gli alleati che possono unirsi lo si chiede insieme. Tra quelli che sono nemici tra loro si unisce il primo nell’ordine dei turni, chiunque risponda per primo; gli altri agiscono al loro posto.",
    P12: "A chi risponde che agisce al proprio posto non si chiede più di unirsi, finché non ritira la risposta. Lo vedono tutti.",
    P13: "A chi lascia le linee come sono non si chiedono più in questa battaglia, finché non ritira la risposta. Lo vedono tutti. Se restano tutte le linee, i dadi cadono senza pause.",
  },
  notes: {
    P9: "Le regole da P9 a P13, EB-24a ed EB-24b sono venute dopo, come lo scambio prima del movimento e i nuovi pezzi accanto ai comandanti. Una partita cominciata prima continua come è cominciata.",
  },
} satisfies Section;
