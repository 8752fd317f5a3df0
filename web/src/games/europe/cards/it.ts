import { ending, ofThe, the, toThe } from "../../../words/noun";
import { capital } from "../../../words/sentence";
import { card, cardCount, force, nationNouns } from "../words/it/names";
import type { CardsWords } from "./words";

export const it: CardsWords = {
  cards: "Carte",
  diplomacy: "Diplomazia",
  close: "Chiudi",
  card: (of) => capital(card(of)),
  hand: (of) => `Mano ${ofThe(nationNouns[of])}`,
  noCards: "Nessuna carta.",
  noHand: "Qui non hai carte in mano.",
  deck: (count) => `${cardCount(count)} nel mazzo`,
  suggested: "Che cosa si può fare con queste carte",
  combination: { regiment: "Reggimento", brigade: "Brigata", division: "Divisione", corps: "Corpo d’armata" },
  gain: (of) => `per ${force(of)}`,
  play: "Gioca",
  chosen: (count) => (count === 1 ? "1 carta scelta" : `${String(count)} carte scelte`),
  putBack: (count) => `Rimetti nel mazzo ${cardCount(count)} senza simbolo`,
  notNow: "Le combinazioni si giocano in produzione, dopo le battaglie.",
  allies: "Alleanze",
  ally: (player) => `alleat${ending(player)}`,
  enemy: (player) => (player.plural && player.gender === "f" ? "nemiche" : `nemic${ending(player)}`),
  out: "fuori dalla guerra",
  you: "tu",
  propose: "Proponi un’alleanza",
  proposed: "proposta, ancora senza risposta",
  proposes: "Proposta di alleanza:",
  accept: "Accetta",
  decline: "Rifiuta",
  break: "Rompi l’alleanza",
  breaking: "Un’alleanza si rompe solo all’inizio del proprio turno.",
  share: "Dividi la vittoria",
  trade: "Scambio",
  tradeHint: "Coperte: l’altro vede quante carte, non quali. Nessuno è tenuto alla parola.",
  tradeLater: "Le carte si offrono nel proprio turno, fuori dalle battaglie.",
  from: "Da",
  to: "A",
  offer: (count) => (count === 0 ? "Chiedi carte senza offrirne" : `Offri ${cardCount(count)}`),
  onTable: (from, to, count) =>
    `${capital(the(nationNouns[from]))}: sul tavolo ${cardCount(count)} per ${the(nationNouns[to])}, a faccia in giù.`,
  answer: (from, to, count) =>
    `${capital(the(nationNouns[from]))} → ${nationNouns[to].text}: ${cardCount(count)}, a faccia in giù. Scegli che cosa dare ${toThe(nationNouns[from])} in cambio.`,
  give: (count) => (count === 0 ? "Accetta senza dare nulla" : `Scambia con ${cardCount(count)}`),
  cardsOf: cardCount,
};
