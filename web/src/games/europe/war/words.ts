import type { Phase } from "../../../wire/europe";
import type { Noun } from "../../../words/noun";

/** What is said of the state of the war. */
export interface WarWords {
  title: string;
  round: (round: number, last: number | undefined) => string;
  phase: Readonly<Record<Phase["type"], string>>;
  /** Allies who have not said yet whether they act along. */
  undecided: (seats: readonly Noun[]) => string;
  /** The same of one, beside the name. */
  waited: string;
  /** Conquests and cards of a nation, for who cannot see the signs. */
  chip: (nation: string, conquests: number, cards: number) => string;
  nations: string;
  nation: string;
  player: string;
  regions: string;
  conquests: string;
  capitals: string;
  armies: string;
  leaders: string;
  cards: string;
  neutral: string;
  fallen: string;
  standing: string;
  standingHint: string;
  alliances: string;
  allied: (one: string, other: string) => string;
  noAlliances: string;
  battles: string;
  fought: (count: number) => string;
  noBattles: string;
  regionTable: string;
  region: string;
  holder: string;
  pieces: string;
  nobody: string;
  onlyArmies: string;
  deck: string;
}
