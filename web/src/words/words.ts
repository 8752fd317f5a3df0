/** Every wording of the client. A language that lacks one does not compile. */
export interface Words {
  /** The language's name, in itself. */
  language: string;
  chooseLanguage: string;
  /** What Bicorne is, in one sentence. */
  whatItIs: string;
  games: string;
  inPreparation: string;
  game: Record<GameId, GameWords>;
  /** Whose the games are. */
  owners: string;
}

export type GameId = "triumph" | "europe" | "battles";

export interface GameWords {
  name: string;
  line: string;
}
