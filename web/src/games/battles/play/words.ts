import type { Alternation, May, Rating } from "../../../wire/battles";

/** What the board says besides the words of the game: headings, short labels and buttons. */
export interface PlayWords {
  turn: (turn: number, turns: number) => string;
  /** For who cannot see which step is marked. */
  now: string;
  steps: string;
  initiative: (side: string) => string;
  initiativeBefore: (side: string) => string;
  noInitiative: string;
  weather: (weather: string) => string;
  hints: string;
  paragraph: (paragraph: string) => string;
  understood: string;
  close: string;

  queue: {
    title: string;
    empty: string;
    moves: string;
    done: string;
    order: Record<Alternation, string>;
  };

  army: {
    /** Beside the name of the side that one plays. */
    mine: string;
    dice: (count: number) => string;
    noDice: string;
    discarded: string;
    held: string;
    ownDie: (general: string) => string;
    passed: string;
    typed: string;
    die: (value: number) => string;
    waitsOffTable: string;
  };

  general: {
    player: (player: number) => string;
    span: (span: string) => string;
    broken: (links: number) => string;
    bonus: Record<Rating, string>;
    with: (unit: string) => string;
    noUnits: string;
    priority: (priority: number) => string;
    mayContact: string;
    /** The sum that makes a priority. */
    sum: (die: number, broken: number, bonus: number) => string;
    wouldBe: (priority: number) => string;
    wouldBeLost: string;
    giveHim: string;
    response: (response: number, modifier: number) => string;
    moves: string;
    lose: string;
    loseHim: string;
    replace: string;
  };

  chain: {
    title: string;
    distance: { touching: string; in_span: string; out: string };
    distanceOf: (general: string) => string;
    reach: string;
    attached: string;
    attach: string;
    detach: string;
    attachTo: string;
    inSpan: string;
    changes: (count: number) => string;
    asBefore: string;
  };

  unit: {
    figures: (left: number, most: number) => string;
    dispersal: (dispersal: number) => string;
    due: (turn: number) => string;
    may: string;
    mayShort: Record<May, string>;
    mayNothing: string;
    endsIn: string;
    then: string;
    asItIs: string;
    contactWhom: string;
    contactAny: string;
    noContact: string;
    fireAt: string;
    fire: string;
    move: string;
    mark: string;
    rout: string;
    reorder: string;
    defend: string;
    routMove: string;
    rallied: string;
    arrived: string;
    square: string;
    record: string;
    figuresLeft: string;
    recordFigures: (left: number) => string;
    fewer: string;
    more: string;
    disordered: string;
    routed: string;
    destroyed: string;
    formation: string;
    nothingToRecord: string;
    tapTarget: string;
    tapToRecord: string;
  };

  dice: {
    roll: (count: number) => string;
    rollNow: string;
    orType: (count: number) => string;
    face: (value: number) => string;
    missing: (count: number) => string;
    use: string;
    takeLast: string;
    ready: (side: string) => string;
    chooseGeneral: string;
    choosePlayer: string;
    chooseDie: string;
    mistyped: string;
    asRolled: string;
    correctTo: (value: number) => string;
    waiting: string;
  };

  odds: {
    title: string;
    orders: string;
    none: string;
    initiative: string;
    tie: string;
    stays: (side: string) => string;
    byChance: string;
    dice: string;
  };

  fight: {
    contacts: string;
    attacks: string;
    fought: string;
    fighting: string;
    fightNext: string;
    oppose: string;
    mine: string;
    theirs: string;
    modifier: (whose: string) => string;
    rolled: (rolled: number, modifier: number) => string;
    total: (total: number) => string;
    throws: string;
    by: (side: string) => string;
    higher: string;
  };
}
