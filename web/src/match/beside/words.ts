import type { Says, Way } from "../../wire/lobby";
import type { Ending } from "../../wire/table";
import type { Noun } from "../../words/noun";
import type { Quiet } from "./channel";
import type { NotesState } from "./notebook.svelte";

export interface TalkWords {
  title: string;
  channels: string;
  everybody: string;
  observers: string;
  /** The channel of partners, and with whom. */
  mySide: string;
  mySideWith: (names: string[]) => string;
  /** With one, by his seat. */
  privately: (who: string) => string;
  between: (names: string[]) => string;
  unread: (count: number) => string;
  you: string;
  anObserver: string;
  empty: string;
  message: string;
  send: string;
  keys: string;
  left: (count: number) => string;
  tooLong: (count: number) => string;
  below: string;
  earlier: string;
  quiet: Record<Quiet, string>;
}

export interface NotesWords {
  title: string;
  hint: string;
  shared: string;
  observe: string;
  state: Record<NotesState, string>;
}

export interface PlayersWords {
  title: string;
  you: string;
  partner: string;
  here: string;
  away: string;
  thisScreen: string;
  /** A person and a bot for whom the game waits. */
  awaited: string;
  thinking: string;
  open: string;
  vacant: string;
  invited: (name: string) => string;
  bot: (level: string) => string;
  says: Record<Says, string>;
}

export interface MattersWords {
  title: string;
  resign: string;
  resignSure: {
    /** Two sides: mine loses. */
    lose: string;
    /** Partners who have not given up yet. */
    partners: (who: Noun[]) => string;
    /** More sides: the others go on, with a bot on my seat. */
    bot: string;
  };
  resigned: string;
  stay: string;
  offerDraw: string;
  offerDrawSure: string;
  agreeDraw: string;
  agreeDrawSure: string;
  /** Nobody else is there to agree. */
  aloneDraw: string;
  aloneDrawSure: string;
  drawOffered: string;
  withdrawDraw: string;
  drawOfferedBy: (who: Noun[]) => string;
  comeBack: string;
  observe: string;
  goAway: string;
  invite: string;
  seatsOpen: (count: number) => string;
  report: string;
  downloadSeen: string;
  rules: string;
  dice: string;
}

/** What somebody asks for, within a sentence. */
export interface WantsWords {
  bot: (level: string) => string;
  open: string;
  end: string;
}

export interface DesertedWords {
  late: string;
  /** Where I am awaited too, but am not late. */
  lateOrMine: string;
  vacant: (seats: Noun[]) => string;
  wants: WantsWords;
  asks: (who: Noun[], what: string) => string;
  asked: (what: string) => string;
  stillToAnswer: (who: Noun[]) => string;
  agree: string;
  agreeSure: (what: string) => string;
  remedies: string;
  remediesAlone: string;
  level: string;
  bot: string;
  botSure: string;
  open: string;
  openSure: string;
  end: string;
  endSure: string;
  /** Where nobody of another side is left to agree. */
  endSureAlone: string;
  playOn: string;
}

/** How a player stands to a seat that was his. */
export interface ReturningWords extends Record<Way, string> {
  ask: string;
}

/** What the others say about a player who has left a seat and may come back. */
export interface ComebackWords {
  /** The seat, and the name of who left it. */
  free: (name: string, seat: Noun) => string;
  asks: (name: string, seat: Noun) => string;
  barred: (name: string, seat: Noun) => string;
  objecting: (who: Noun[]) => string;
  agreeing: (who: Noun[]) => string;
  stillToAnswer: (who: Noun[]) => string;
  object: string;
  objectSure: string;
  admit: string;
  admitSure: string;
  unsay: string;
}

export interface ReportWords {
  title: string;
  intro: string;
  text: string;
  textHint: string;
  search: string;
  rule: string;
  noRule: string;
  found: (count: number) => string;
  contents: string;
  make: string;
  cancel: string;
  made: (file: string) => string;
  close: string;
}

export interface EndingWords {
  title: string;
  won: string;
  lost: string;
  how: (how: Ending, winners: Noun[]) => string;
  rematch: string;
  goToRematch: string;
  everything: string;
  asISaw: string;
  /** The match as one seat saw it. */
  asSeen: (seat: Noun) => string;
  verify: string;
  journal: string;
  lobby: string;
}

export interface BesideWords {
  talk: TalkWords;
  notes: NotesWords;
  players: PlayersWords;
  matters: MattersWords;
  deserted: DesertedWords;
  returning: ReturningWords;
  comeback: ComebackWords;
  report: ReportWords;
  ending: EndingWords;
}
