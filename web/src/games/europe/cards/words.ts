import type { Card, Combination, Force, Nation } from "../../../wire/europe";
import type { Noun } from "../../../words/noun";

/** What is said about cards, trades and treaties. */
export interface CardsWords {
  cards: string;
  diplomacy: string;
  close: string;
  card: (card: Card) => string;
  hand: (nation: Nation) => string;
  noCards: string;
  /** For who plays nobody. */
  noHand: string;
  deck: (count: number) => string;
  suggested: string;
  combination: Readonly<Record<Combination, string>>;
  gain: (force: Force) => string;
  play: string;
  chosen: (count: number) => string;
  putBack: (count: number) => string;
  notNow: string;
  /** Alliances. */
  allies: string;
  /** What another player is to the viewer. */
  ally: (player: Noun) => string;
  enemy: (player: Noun) => string;
  out: string;
  you: string;
  propose: string;
  /** Beside who was asked. */
  proposed: string;
  withdraw: string;
  proposes: string;
  accept: string;
  decline: string;
  break: string;
  breaking: string;
  share: string;
  /** Who is not asked in the turns of allies. */
  ownPlace: (player: Noun) => string;
  /** The same of oneself, and how to be asked again. */
  atOwnPlace: string;
  askAgain: string;
  /** Trade. */
  trade: string;
  tradeHint: string;
  tradeLater: string;
  from: string;
  to: string;
  offer: (count: number) => string;
  onTable: (from: Nation, to: Nation, count: number) => string;
  takeUp: string;
  answer: (from: Nation, to: Nation, count: number) => string;
  give: (count: number) => string;
  cardsOf: (count: number) => string;
}
