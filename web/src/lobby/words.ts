import type { Unplayable } from "../wire/failure";
import type { Late, Pace } from "../wire/lobby";
import type { Ending } from "../wire/table";
import type { Noun } from "../words/noun";
import type { Preset, SeatKind } from "./form";
import type { Alarm } from "./part";

export interface LobbyWords {
  title: string;
  groups: { turn: string; playing: string; waiting: string; over: string };
  myMatches: string;
  noMatches: string;
  toJoin: string;
  nothingToJoin: string;
  toWatch: string;
  nothingToWatch: string;
  more: string;
  wholeLobby: string;
  newMatch: string;
  state: {
    yourTurn: string;
    othersTurn: string;
    playing: string;
    invited: string;
    openSeats: (count: number) => string;
    ready: string;
    overdue: string;
    aborted: string;
    needsNewer: string;
    /** This client does not know its game. */
    unknownGame: string;
    unplayable: string;
  };
  /** A match that this server cannot play. */
  unplayable: {
    why: (why: Unplayable) => string;
    stays: string;
    /** Of a match that is over. */
    kept: string;
    whole: string;
  };
  unseen: (count: number) => string;
  /** Before the words for how long ago. */
  made: string;
  begun: string;
  ended: string;
  pace: (pace: Pace) => string;
  /** What becomes of a seat whose player is late. */
  late: { wait: string; grace: string; bot: (level: string) => string; end: string };
  holder: {
    open: string;
    vacant: string;
    invited: (name: string) => string;
    /** With how long it thinks, where that is a time. */
    bot: (level: string, seconds?: number) => string;
    you: (name: string) => string;
    somebody: string;
  };
  outcome: {
    won: (winners: Noun[], how: string) => string;
    youWon: (how: string) => string;
    nobodyWon: (how: string) => string;
    ends: Record<Ending, string>;
  };
  name: { label: string; hint: string; unfit: string };
  code: { label: string; hint: string; go: string; bad: string; unknown: string };
  form: {
    title: (game: string) => string;
    against: string;
    presets: Record<Preset, string>;
    scenario: string;
    /** The link to the rules of the game. */
    rules: string;
    options: string;
    conflict: string;
    outOfRange: (least: number, most: number) => string;
    /** A text is longer than so many bytes. */
    tooLong: (most: number) => string;
    /** A text is wrong in a line. */
    badLine: (line: number) => string;
    range: (least: number, most: number) => string;
    seats: string;
    who: (seat: string) => string;
    kinds: Record<SeatKind, string>;
    level: string;
    thinkingTime: string;
    thinksFor: (seconds: number) => string;
    playerName: string;
    /** The name of a player at this screen who has not said his own. */
    player: (number: number) => string;
    accountName: string;
    nameMissing: string;
    unknownAccount: (name: string) => string;
    onlyBots: string;
    pace: string;
    live: string;
    liveHint: string;
    correspondence: string;
    correspondenceHint: string;
    minutes: string;
    days: string;
    late: string;
    lates: Record<Late["do"], string>;
    lateHints: Record<Late["do"], string>;
    lateLevel: string;
    visibility: string;
    private: string;
    privateHint: string;
    public: string;
    publicHint: string;
    create: string;
    begin: string;
    creating: string;
    putRight: string;
  };
  join: {
    title: string;
    invites: (name: string) => string;
    theMatch: string;
    takeSeat: string;
    take: string;
    accept: string;
    watch: string;
    watchHint: string;
    seated: string;
    goThere: string;
    playing: string;
    full: string;
    over: string;
    aborted: string;
    otherCode: string;
  };
  facts: {
    pace: string;
    late: string;
    visibility: string;
    private: string;
    public: string;
    yes: string;
    no: string;
  };
  room: {
    seats: string;
    ready: string;
    saltMissing: string;
    /** All have pledged, and this one must come by once more. */
    unopened: string;
    start: string;
    missingPlayers: (seats: string[]) => string;
    missingSalts: (names: string[]) => string;
    /** Who must open this page once more, and until when. */
    missingOpened: (names: string[], until: string) => string;
    /** So often all had pledged, and had to begin anew. */
    again: (times: number) => string;
    putOut: (names: string[]) => string;
    putOutSure: string;
    elsewhere: string;
    pledgeAnew: string;
    alarm: Record<Alarm, string>;
    complete: string;
    creatorStarts: (name: string) => string;
    /** How long it is kept. */
    expires: string;
    somebodyStarts: string;
    leave: string;
    leaveSure: string;
    decline: string;
    callOff: string;
    callOffSure: string;
    yes: string;
    no: string;
    aborted: string;
    toLobby: string;
    commitment: string;
    commitmentHint: string;
    aboutDice: string;
  };
  invitation: {
    title: string;
    hint: string;
    code: string;
    link: string;
    copy: string;
    copied: string;
    copyByHand: string;
    qr: string;
    onlyHere: string;
  };
}
