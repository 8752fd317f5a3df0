import type { Deed } from "./journal";
import type { Problem } from "./problem";
import type { Expected } from "./tally";
import type { SaltFrom } from "./verify";

/** The wordings of the page that verifies dice. */
export interface DiceWords {
  title: string;
  intro: string;

  source: {
    heading: string;
    address: string;
    load: string;
    or: string;
    file: string;
    drop: string;
    noAddress: string;
    elsewhere: string;
  };

  asking: string;
  waiting: string;
  playing: string;
  secretNote: string;
  aborted: string;
  missing: string;
  stranger: string;
  busy: string;
  unreachable: string;
  progress: (done: number, all: number) => string;

  /** All is well: so many dice were derived, so many were typed. */
  good: (derived: number, typed: number) => string;
  goodNote: (entries: number) => string;
  bad: string;
  badNote: (problems: number) => string;
  more: (problems: number) => string;
  unreadable: string;
  problem: (problem: Problem) => string;
  /** What shows that nothing was changed or cut off, or that nothing does. */
  shown: {
    signed: (entries: number) => string;
    seen: (entries: number) => string;
    seenUpTo: (entry: number, entries: number) => string;
    stranger: (key: string) => string;
    unsigned: string;
    itself: string;
  };
  voidRounds: (rounds: number) => string;
  sentOpenly: string;
  typedNote: (typed: number) => string;
  simulated: string;
  saltMissing: string;
  compared: string;
  notCompared: string;
  placed: string;

  facts: {
    match: string;
    commitment: string;
    seed: string;
    lastLink: string;
    end: string;
    endUnknown: string;
    /** Who signed it. */
    key: string;
    round: string;
    salts: string;
    salt: Record<SaltFrom, string>;
  };

  how: {
    heading: string;
    steps: string[];
    limitsHeading: string;
    limits: string[];
  };

  entries: {
    heading: string;
    who: string;
    all: string;
    nobody: string;
    alsoWithout: string;
    number: string;
    seat: string;
    deed: string;
    dice: string;
    result: string;
    act: string;
    actOf: (kind: string) => string;
    advance: string;
    takeBack: (entries: number[]) => string;
    end: (how: string) => string;
    follows: string;
    typed: string;
    wrong: (derived: number[]) => string;
    bad: string;
    unknown: string;
    takenBackBy: (entry: number) => string;
    none: string;
    shown: (shown: number, all: number) => string;
    showMore: string;
  };

  /** What a drawn die shows. */
  face: (value: number, sides: number) => string;

  tally: {
    heading: string;
    none: string;
    dice: (count: number, sides: number) => string;
    draws: (count: number, sides: number) => string;
    face: string;
    times: string;
    expect: (expected: Expected) => string;
    few: string;
    together: string;
    takenBack: string;
  };

  /** How a match ended. */
  ending: (how: string) => string;

  save: string;
}

/** The kinds of end that no rule of a game brings about. */
export const endings = ["resigned", "agreed", "abandoned", "closed"] as const;

export type Ending = (typeof endings)[number];

/** The game's own word where the end is none of ours. */
export function endingOf(how: string, wordings: Record<Ending, string>): string {
  const ending = endings.find((ending) => ending === how);
  return ending === undefined ? how : wordings[ending];
}

export function deedOf(deed: Deed, words: DiceWords["entries"]): string {
  switch (deed.type) {
    case "act":
      return deed.kind === undefined ? words.act : words.actOf(deed.kind);
    case "advance":
      return words.advance;
    case "take_back":
      return words.takeBack(deed.entries);
    case "end":
      return words.end(deed.how);
  }
}
