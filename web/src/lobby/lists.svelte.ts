import { troubleOf, type Trouble } from "../api/call";
import { isGame, loadGame, type AnyGame } from "../games/games";
import type { MatchList, MatchView } from "../wire/lobby";
import type { MatchId } from "../wire/ids";

/** A match with the client of its game, which has its words; without it where this client does not know the game. */
export interface Listed {
  match: MatchView;
  game?: AnyGame | undefined;
}

/** A list of matches that grows page by page and is kept fresh. */
export class Matches {
  /** `undefined` until it is known. */
  listed: Listed[] | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  #before: MatchId | undefined = $state.raw();
  #pages = 1;
  readonly #page: (before?: MatchId) => Promise<MatchList>;

  constructor(page: (before?: MatchId) => Promise<MatchList>) {
    this.#page = page;
  }

  get hasMore(): boolean {
    return this.#before !== undefined;
  }

  /** Reads again all the pages that are shown. */
  async look() {
    try {
      const matches: MatchView[] = [];
      let before: MatchId | undefined;
      for (let page = 0; page < this.#pages; page++) {
        const list = await this.#page(before);
        matches.push(...list.matches);
        before = list.before;
        if (before === undefined) break;
      }
      this.listed = await withGames(matches);
      this.#before = before;
      this.trouble = undefined;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async more() {
    this.#pages += 1;
    await this.look();
  }
}

/** A match of a game that this client does not know is somebody's match all the same, and is listed. */
function withGames(matches: readonly MatchView[]): Promise<Listed[]> {
  return Promise.all(
    matches.map(async (match) => (isGame(match.game) ? { match, game: await loadGame(match.game) } : { match })),
  );
}
