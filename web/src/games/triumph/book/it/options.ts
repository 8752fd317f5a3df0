import type { Section } from "../section";

export const options = {
  id: "O",
  title: "Le opzioni della partita",
  rules: {
    O1: "Svantaggio concordato: un’armata, la francese o l’alleata, comincia con meno morale, di tanti punti quanti si è convenuto. Le resta almeno un punto (T17.1, R58).",
    O2: "Asta: i giocatori offrono punti morale per la scelta dell’armata (da T17.2 a T17.9).",
    O3: "Santon: valgono le regole della sua sezione (da T18.1 a T18.6).",
    O4: "Cavalleria su strada: di regola la cavalleria che attacca su strada si scopre quando dichiara (T11.0i). Con questa opzione si scopre solo quando la sua cavalcata è finita.",
    O5: "Obiettivi: di regola deve controllarli un corpo (T16.4). Con questa opzione basta un’unità di fanteria o di artiglieria, in un corpo o distaccata; la cavalleria non basta comunque.",
    O6: "Perdite delle unità guida: di regola due unità guida se le dividono in parti il più possibile uguali (R12). Con questa opzione l’avversario le assegna alle due come vuole.",
    O7: "Promemoria: quando un turno finisce e le unità si rimescolano (T7.4), il tavolo tiene nota di quali facce si sono viste nel gruppo.",
  },
  notes: {
    O4: "Una finta conclude la cavalcata, e con essa la cavalleria si scopre.",
    O6: "Ogni unità guida prende al massimo i punti forza che ha. Due unità che contrattaccano dividono sempre in parti uguali (R47).",
    O7: "La nota resta finché il gruppo rimane lo stesso, e si cancella quando qualcuno vi entra o ne esce. Una faccia vista in due turni è annotata tante volte quante la si è vista nello stesso momento. Una perdita cancella una nota della faccia colpita, qualunque unità fosse.",
  },
} satisfies Section;
