/** What is written on the drill's board. */
export interface BoardWords {
  /** Short, as on a plaque. */
  names: readonly string[];
  round: (round: number, rounds: number) => string;
  points: (count: number) => string;
  deck: (count: number) => string;
  cards: (count: number) => string;
  partner: string;
  leads: string;
  bid: string;
  /** A square, and who stands there. */
  square: (number: number, company?: string, times?: number) => string;
  /** A company, with its hand where that is open. */
  company: (name: string, cards: number, points: number, hand?: readonly number[]) => string;
  card: (value: number) => string;
  man: string;
  offered: string;
}
