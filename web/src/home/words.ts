/** The games of the home page. One that the server does not have yet is in preparation. */
export const shown = ["triumph", "europe", "battles", "drill"] as const;
export type Shown = (typeof shown)[number];

export interface HomeWords {
  /** What Bicorne is, in one sentence. */
  whatItIs: string;
  games: string;
  inPreparation: string;
  game: Record<Shown, { name: string; line: string }>;
  playNow: string;
  hotSeat: string;
  online: string;
  howToPlay: string;
  /** The page on which orders of battle are written. */
  orders: string;
  haveCode: string;
  /** A player at the same screen who has not said his name. */
  player: (number: number) => string;
}
