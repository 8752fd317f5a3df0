import type { FirstWords } from "./draft";

/** The names of the examples, as the server knows them. */
export type ExampleName = "learning" | "four" | "grand";

export interface OrderWords {
  title: string;
  /** What the page is for. */
  line: string;
  yours: string;
  /** Where nothing is kept yet. */
  none: string;
  keptHere: string;
  examples: string;
  example: Record<ExampleName, { name: string; line: string }>;
  fromNothing: string;
  fromExample: string;
  import: string;
  importHint: string;
  file: string;
  pasted: string;
  read: string;
  refused: string;
  unreadable: string;
  mend: string;
  unnamed: string;
  first: FirstWords;

  back: string;
  gone: string;
  play: string;
  exportAs: (form: string) => string;
  duplicate: string;
  copyOf: (name: string) => string;
  remove: string;
  removeSure: (name: string) => string;
  saved: string;
  notReady: string;
  reading: string;
  good: string;

  orderName: string;
  sideName: string;
  redSide: string;
  blueSide: string;
  summary: (generals: number, units: number, figures: number) => string;
  players: (count: number) => string;
  commander: string;
  addGeneral: string;
  addUnit: string;
  divisionsHaveNone: string;
  enoughGenerals: (most: number) => string;
  enoughUnits: (most: number) => string;
  underWhom: string;
  removeGeneral: string;
  removeGeneralSure: (name: string, heir: string) => string;
  removeUnit: string;
  removeUnitSure: (name: string) => string;
  notPlayer: string;
  player: (number: number) => string;
  entersOn: (turn: number) => string;
  range: (least: number, most: number) => string;
  nameRange: (most: number) => string;
  hint: Record<"span" | "response" | "modifier" | "dispersal" | "entry" | "player", string>;

  text: string;
  textHint: string;
  textLocked: string;
  lines: string;
  toLine: (line: number) => string;

  roster: string;
  labels: string;
  measure: string;
  measures: Record<"inches" | "centimetres", string>;
  printNow: string;
  printHint: string;
  toEditor: string;
  sheetOf: (side: string) => string;
  /** What the signs on the roster mean, each after the sign itself. */
  legend: { general: string; unit: string; last: string };

  option: {
    choose: string;
    current: string;
    editHere: string;
    manage: string;
  };
}
