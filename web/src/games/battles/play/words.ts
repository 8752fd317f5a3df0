import type { Distance, May } from "../../../wire/battles";

/** What the board says besides the words of the game: headings, short labels and buttons. */
export interface PlayWords {
  turn: (turn: number, turns: number) => string;
  /** The phases of the turn. */
  phases: string;
  initiative: (side: string) => string;
  initiativeBefore: (side: string) => string;
  noInitiative: string;
  weather: (weather: string) => string;
  /** The switch for the explanations. */
  hints: string;
  paragraph: (paragraph: string) => string;
  understood: string;
  tapToRecord: string;
  /** To who has said that they do nothing more in this turn. */
  resting: string;
  wake: string;

  queue: {
    title: string;
    moves: string;
    done: string;
  };

  army: {
    /** Beside the name of the side that one plays. */
    mine: string;
    die: (value: number) => string;
    ownDie: (general: string) => string;
    /** Said of a die that lost 1 on its way to another player. */
    passed: (rolled: number) => string;
    typed: string;
  };

  general: {
    player: (player: number) => string;
    span: (span: string) => string;
    broken: (links: number) => string;
    with: (unit: string) => string;
    priority: (priority: number) => string;
    wouldBe: (priority: number) => string;
    wouldBeLost: string;
    response: (response: number, modifier: string) => string;
    moves: string;
    lose: string;
    replace: string;
    /** Of a whole command, but for so many of its units. */
    allMoved: (exceptions: number) => string;
    butFor: string;
    stoodStill: string;
  };

  chain: {
    distance: Record<Distance, string>;
    distanceOf: (general: string) => string;
    reach: string;
    attach: string;
    attachTo: string;
    detach: (unit: string) => string;
    inSpan: string;
    changes: (count: number) => string;
    /** The switch for stating distances. */
    check: string;
  };

  unit: {
    figures: (left: number, most: number) => string;
    dispersal: (dispersal: number) => string;
    due: (turn: number) => string;
    may: string;
    mayShort: Record<May, string>;
    endsIn: string;
    then: string;
    noContact: string;
    contact: (unit: string) => string;
    /** Without saying whom: where it is not allowed at all. */
    contactAny: string;
    contactSeveral: string;
    /** Over the enemies that a charge may touch, of which several are chosen. */
    touches: string;
    contactThese: (count: number) => string;
    contactOne: string;
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
  };

  record: {
    title: string;
    /** Of a unit that is not one's own. */
    byItsSide: string;
    disordered: string;
    routed: string;
    destroyed: string;
    figures: string;
    left: (left: number) => string;
    /** Before a unit is taken off the table. */
    sure: (unit: string) => string;
    remove: string;
    keep: string;
  };

  amend: {
    title: string;
    assent: string;
    correct: string;
  };

  fewer: string;
  more: string;

  dice: {
    roll: (count: number) => string;
    orType: (count: number) => string;
    face: (value: number) => string;
    missing: (count: number) => string;
    use: string;
    takeLast: string;
    chooseGeneral: string;
    choosePlayer: string;
    /** How many generals of a player can have an order. */
    forGenerals: (count: number) => string;
    mistyped: string;
    asRolled: string;
    correctTo: (value: number) => string;
    /** Said of a correction that the others have not assented to yet. */
    waiting: (value: number) => string;
  };

  odds: {
    title: string;
    dice: string;
    orders: string;
    none: string;
    initiative: string;
    tie: string;
  };

  fight: {
    contacts: string;
    attacks: string;
    fought: string;
    fighting: string;
    fightNext: string;
    along: string;
    oppose: string;
    roll: string;
    modifier: (whose: string) => string;
    difference: (difference: string) => string;
    throws: string;
  };
}
