export interface HomeWords {
  /** What Bicorne is, in one sentence. */
  whatItIs: string;
  games: string;
  playNow: string;
  hotSeat: string;
  online: string;
  howToPlay: string;
  haveCode: string;
  /** A player at the same screen who has not said his name. */
  player: (number: number) => string;
}
