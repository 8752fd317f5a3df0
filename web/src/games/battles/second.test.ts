// What the second version of the rules says: slips, charges on several, whole commands, and who does nothing more.

import { expect, test } from "vitest";
import type { Ask, GeneralId, Mend, Armies, Pick, Refusal, Told, UnitId, View } from "../../wire/battles";
import type { Seat } from "../../wire/table";
import { masculine } from "../../words/noun";
import { book as bookEn } from "./book.en";
import { book as bookIt } from "./book.it";
import { en } from "./en";
import { it } from "./it";
import { isAtBoard } from "./play/at-board";
import { spotsOf } from "./spots";
import { battleWords } from "./words/both";
import type { BattleSpeaker } from "./words/words";

const unit = (name: string) => ({ name });
const names = {
  sides: { red: "French", blue: "Austrians" },
  generals: [
    { name: "Marchand", level: "army" },
    { name: "Vandamme", level: "division" },
  ],
  units: ["Gency", "Buresch", "Geringer"].map(unit),
} as unknown as Armies;
const speaker = { names, seat: () => masculine("Rosso"), me: 0 as Seat } as unknown as BattleSpeaker;
const [gency, buresch, geringer] = [0, 1, 2].map((id) => id as UnitId) as [UnitId, UnitId, UnitId];
const vandamme = 1 as GeneralId;
const move: Ask = { type: "move", priority: 6 };

const bothPick = (pick: Pick, ask: Ask) => [
  en.pick(pick, speaker, ask, undefined),
  it.pick(pick, speaker, ask, undefined),
];
const bothTold = (told: Told) => [en.told(told, speaker), it.told(told, speaker)];
const bothRefused = (refusal: Refusal) => [en.refusal(refusal, speaker), it.refusal(refusal, speaker)];

test("that all is done says what it does: the rest stood still", () => {
  expect(bothPick({ type: "done" }, move)).toEqual([
    "Done: the rest stood still",
    "Fatto: le altre sono rimaste ferme",
  ]);
});

test("who does nothing more answers beside the board", () => {
  expect(bothPick({ type: "rest" }, move)).toEqual(["Nothing more this turn", "Nient’altro in questo turno"]);
  expect(isAtBoard({ type: "rest" }, move)).toBe(false);
  expect(isAtBoard({ type: "command", general: vandamme }, move)).toBe(true);
});

test("a charge names everybody it touches", () => {
  const told: Told = {
    type: "moved",
    unit: geringer,
    formation: "line",
    entered: false,
    contact: gency,
    also: [buresch],
  };
  expect(bothTold(told)).toEqual([
    "Geringer moves, in line, into contact with Gency and Buresch.",
    "Geringer muove, in linea, a contatto con Gency e Buresch.",
  ]);
  expect(spotsOf(told)).toEqual(["unit-2", "unit-0", "unit-1"]);
});

test("a whole command moves in one line", () => {
  const told: Told = { type: "command_moved", general: vandamme, units: [gency, buresch] };
  expect(bothTold(told)).toEqual([
    "Vandamme’s division moves: Gency and Buresch.",
    "La divisione di Vandamme, movimento: Gency e Buresch.",
  ]);
});

test("while a square is pending, the refusal names it", () => {
  expect(bothRefused({ type: "square_first", unit: gency, by: geringer })).toEqual([
    "Gency must first try to form square against Geringer: its side says how it went.",
    "Gency deve prima tentare il quadrato contro Geringer: la sua parte indica com’è andata.",
  ]);
});

test("every slip has its words in both languages", () => {
  const mends: Mend[] = [
    { type: "figures", left: 11 },
    { type: "formation", formation: "line" },
    { type: "back" },
    { type: "in_order" },
    { type: "not_routed" },
    { type: "moved" },
    { type: "not_moved" },
    { type: "touches", enemy: buresch },
    { type: "apart", enemy: buresch },
  ];
  for (const { mend } of [battleWords.en, battleWords.it]) {
    const said = mends.map((one) => mend(one, speaker));
    expect(new Set(said).size).toBe(mends.length);
  }
  expect(battleWords.it.mend({ type: "apart", enemy: buresch }, speaker)).toBe("non a contatto con Buresch");
});

test("whoever assents reads how it is and how it should be", () => {
  const view = {
    state: { position: { units: [{ figures: 1, formation: "column" }] } },
  } as unknown as View;
  const both = (mend: Mend) => {
    const ask: Ask = { type: "assent_record", seat: 1 as Seat, unit: gency, mend };
    return [en.ask(ask, speaker, view), it.ask(ask, speaker, view)].map((text) => text.replace(/^.*\? /, ""));
  };
  expect(both({ type: "figures", left: 11 })).toEqual([
    "11 figures left instead of 1.",
    "Figure rimaste 11 invece di 1.",
  ]);
  expect(both({ type: "formation", formation: "line" })).toEqual([
    "In line, not in column.",
    "In linea, non in colonna.",
  ]);
});

test("the book has nothing that only the first version knew", () => {
  for (const [book, stale, begun] of [
    [bookEn, /one enemy unit at most/, "A match that was begun earlier goes on as it began."],
    [bookIt, /con una sola unità nemica/, "Una partita cominciata prima va avanti come è cominciata."],
  ] as const) {
    for (const text of [...Object.values(book.rules), ...Object.values(book.notes)]) expect(text).not.toMatch(stale);
    expect(book.notes.P20).toContain(begun);
  }
});
