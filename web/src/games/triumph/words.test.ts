import { expect, test } from "vitest";
import type { Action, Approach, Commander, Locale, Position, Told, Unit, UnitSheet, View } from "../../wire/triumph";
import type { Seat } from "../../wire/table";
import type { Speaker } from "../game";
import { en } from "./en";
import { it } from "./it";
import { spotsOf } from "./spots";

const speakers = { en, it };

function speaker(language: "en" | "it"): Speaker {
  const { french, allied } = speakers[language].seats;
  return { me: 0 as Seat, seat: (seat) => (seat === 0 ? french : allied) };
}

const langeron = "langeron" as Commander;
const army = { standing: { morale: 20 }, corps: {}, detached: {} };
const sheets: UnitSheet[] = [
  { face: "infantry3", at: "106" as Position, corps: langeron },
  { face: "artillery1", at: "121-105" as Position },
];

/** The Allied turn, with two of the Allied units. */
const view: View = {
  side: "allied",
  options: {
    day: "december-2",
    handicap: "none",
    points: 0,
    santon: false,
    cavalry: "declared",
    objective: "corps",
    sharing: "even",
    memory: false,
  },
  round: 1,
  hour: "2:07",
  turn: { side: "allied", corps_commands: 4, independent_commands: 0 },
  french: army,
  allied: { ...army, units: Object.fromEntries(sheets.entries()) },
  stage: { type: "command" },
};

const told = (value: Told) => [en.told(value, speaker("en")), it.told(value, speaker("it"))];
const command = { type: "command" } as const;
const [first, second] = [0 as Unit, 1 as Unit];

test("a player's own unit is called by its face and its corps, or by its number if nobody knows them", () => {
  const picked = { type: "unit", unit: first } as const;
  expect(en.pick(picked, speaker("en"), command, view)).toBe("3-strength infantry of Langeron");
  expect(it.pick(picked, speaker("it"), command, view)).toBe("Fanteria 3 di Langeron");
  expect(en.pick(picked, speaker("en"), command)).toBe("Unit 0");
  expect(it.pick(picked, speaker("it"), command)).toBe("Unità 0");
  expect(en.pick({ type: "unit", unit: second }, speaker("en"), command, view)).toBe(
    "Detached artillery at Pratze Berg (121)",
  );
});

test("units that look the same are numbered among themselves", () => {
  const three = [...sheets, { face: "infantry3", at: "106" as Position, corps: langeron } satisfies UnitSheet];
  const like: View = { ...view, allied: { ...view.allied, units: Object.fromEntries(three.entries()) } };
  const hit = { type: "hit", unit: 2 as Unit } as const;
  expect(en.pick(hit, speaker("en"), command, like)).toBe("One step from 3-strength infantry of Langeron (2 of 2)");
  expect(it.pick(hit, speaker("it"), command, like)).toBe("Un punto forza alla fanteria 3 di Langeron (2 di 2)");
  expect(it.pick({ type: "unit", unit: second }, speaker("it"), command, like)).toMatch(/ \(121\)$/);
});

test("a battery at an approach of Santon is not said to stay there where the option puts it in reserve", () => {
  const guns: UnitSheet = { face: "artillery1", at: "54-42" as Position };
  const fix: Action = { type: "fix_battery", unit: first };
  const at = (santon: boolean): View => ({
    ...view,
    side: "french",
    options: { ...view.options, santon },
    french: { ...view.french, units: { 0: guns } as never },
  });
  expect(it.action(fix, speaker("it"), { type: "battery" }, at(false))).toMatch(/ dov’è\.$/);
  expect(it.action(fix, speaker("it"), { type: "battery" }, at(true))).toMatch(/ nella riserva\.$/);
  expect(en.action(fix, speaker("en"), { type: "battery" }, at(true))).toMatch(/ in reserve\.$/);
});

test("a Guard Attack is not offered as a feint", () => {
  const stage = { type: "attack", from: "106-94", guard: true, step: { type: "feint" } } as unknown as View["stage"];
  expect(en.ask({ type: "feint" }, speaker("en"), { ...view, stage })).toMatch(/cannot be a feint: press it\.$/);
  expect(it.ask({ type: "feint" }, speaker("it"), { ...view, stage })).toMatch(/non può essere una finta/);
});

test("a round is told with its hour", () => {
  expect(told({ type: "round_began", round: 3 })).toEqual(["Round 3 begins: 9:00.", "Comincia il round 3, ore 9."]);
  expect(told({ type: "round_began", round: 11 })).toEqual([
    "Round 11 begins: night.",
    "Comincia il round 11: la notte.",
  ]);
  expect(told({ type: "round_began", round: 12 })[0]).toBe("Round 12 begins: 7:00.");
});

test("nobody is said to retreat where nobody is left", () => {
  const [english, italian] = told({ type: "retreated", side: "french", locale: 64 as Locale, pieces: [] });
  expect(english).toBe("The French have nobody left in locale 64.");
  expect(italian).toBe("I Francesi non hanno più nessuno nella zona 64.");
});

test("a command is confirmed in words, with the articles that Italian has", () => {
  const move: Action = { type: "corps_move", corps: langeron, leave: [first], to: "123" as Position };
  expect(en.action(move, speaker("en"), command, view)).toBe(
    "Move Langeron’s corps to the reserve of locale 123, leaving 3-strength infantry behind.",
  );
  expect(it.action(move, speaker("it"), command, view)).toBe(
    "Sposta il corpo di Langeron nella riserva della zona 123, lasciando indietro la fanteria 3.",
  );
});

test("the question says how many commands are left", () => {
  expect(en.ask(command, speaker("en"), view)).toMatch(/one corps command and three independent commands\.$/);
  expect(it.ask(command, speaker("it"), view)).toMatch(/un comando di corpo e tre comandi indipendenti\.$/);
  const french: View = { ...view, turn: { ...view.turn, side: "french" } };
  expect(en.ask(command, speaker("en"), french)).toMatch(/each commander who has given none, and four independent/);
});

test("the log is a dispatch: who, whence, where and by which way", () => {
  const pieces = [{ corps: langeron, led: true, count: 2, faces: ["cavalry2" as const] }];
  const road = ["106.0-121.0", "121.0-120.0"] as Extract<Told, { type: "moved" }>["roads"];
  const [from, to] = ["106", "120"] as Position[];
  if (from === undefined || to === undefined || road === undefined) throw new Error("no way");
  expect(told({ type: "moved", side: "allied", command: "corps_move", pieces, from, to, roads: road })).toEqual([
    "Langeron with two units (2-strength cavalry) moves from Pratze Berg (106) to locale 120 by road through Pratze Berg (121).",
    "Langeron con due unità (cavalleria 2) si sposta da Pratze Berg (106) nella zona 120 su strada passando per Pratze Berg (121).",
  ]);
});

test("losses say what is left of a unit, and the Guard becomes line infantry", () => {
  const hits = [
    { face: "guard3" as const, steps: 1 },
    { corps: langeron, face: "infantry2" as const, steps: 2 },
  ];
  expect(told({ type: "lost", side: "allied", cause: "defence", hits })).toEqual([
    "Allied losses in the defence: Guard is reduced to 2-strength infantry and 2-strength infantry of Langeron is eliminated.",
    "Perdite degli Alleati nella difesa: Guardia ridotta a fanteria 2 e fanteria 2 di Langeron eliminata.",
  ]);
});

test("an event points at the places it is about", () => {
  const approach = "63-64" as Approach;
  expect(spotsOf({ type: "threatened", side: "french", approach, guard: false, pieces: [] })).toEqual([
    "approach-63-64",
    "approach-64-63",
  ]);
  expect(spotsOf({ type: "retreated", side: "french", locale: 64 as Locale, pieces: [] })).toEqual(["locale-64"]);
  expect(spotsOf({ type: "turn_began", side: "french" })).toEqual([]);
});
