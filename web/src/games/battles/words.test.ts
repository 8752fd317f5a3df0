import { describe, expect, test } from "vitest";
import type {
  Ask,
  DieId,
  General,
  GeneralId,
  Guide,
  Armies,
  OrderDie,
  Refusal,
  Step,
  Told,
  Unit,
  UnitId,
  View,
} from "../../wire/battles";
import type { Seat } from "../../wire/table";
import { languages } from "../../words/language";
import { en } from "./en";
import { it } from "./it";
import { battleWords } from "./words/both";
import type { BattleSpeaker } from "./words/words";

const words = { en, it };

const general = (name: string, rest: Partial<General> = {}): General => ({
  side: "red",
  name,
  level: "division",
  rating: "good",
  span: 4,
  response: 7,
  modifier: 1,
  ...rest,
});
const unit = (name: string, rest: Partial<Unit> = {}): Unit => ({
  side: "red",
  name,
  arm: "infantry",
  figures: 20,
  dispersal: 8,
  formation: "column",
  general: 1 as GeneralId,
  ...rest,
});

const order: Armies = {
  name: "Altmark",
  sides: { red: "French", blue: "Austrians" },
  generals: [
    general("Marchand", { level: "army", player: 1 }),
    general("Vandamme", { superior: 0 as GeneralId, player: 2 }),
    general("Bruyères", { superior: 0 as GeneralId }),
    general("Weyrother", { side: "blue", level: "army" }),
  ],
  units: [unit("Brigade Gency"), unit("Brigade Buresch", { side: "blue" })],
};
const [gency, buresch] = [0 as UnitId, 1 as UnitId];
const vandamme = 1 as GeneralId;

const guide = (step: Step, rest: Partial<Guide> = {}): Guide => ({
  step,
  paragraph: "4.2.3.1",
  ...("side" in step && { side: step.side }),
  awaited: [0 as Seat],
  commands: [],
  may_contact: false,
  ...rest,
});

const die = (face: number, by: number): OrderDie => ({
  side: "red",
  by: by as GeneralId,
  rolled: face,
  typed: false,
  face,
  passed: false,
  fate: { type: "held", seat: 0 as Seat },
});

/** Two play the French, one the Austrians. */
const view = {
  state: { order, position: { dice: [die(5, 0), die(4, 1)], throws: [] } },
  seats: [
    { side: "red", player: 1, general: 0 },
    { side: "red", player: 2, general: 1 },
    { side: "blue", player: 1, general: 3 },
  ],
  guide: guide({ type: "rally" }),
  odds: { dice: { red: 4, blue: 3 } },
} as unknown as View;

const speaker = (language: "en" | "it"): BattleSpeaker => ({
  me: 0 as Seat,
  seat: (seat) => words[language].seatIn?.(view, seat) ?? words[language].seats.red,
  names: order,
});
const nameless = (language: "en" | "it"): BattleSpeaker => ({
  seat: () => words[language].seats.red,
});

const told = (value: Told) => languages.map((language) => words[language].told(value, speaker(language)));
const refused = (value: Refusal) => languages.map((language) => words[language].refusal(value, speaker(language)));
const line = (where: Guide, seen = view) =>
  languages.map((language) => battleWords[language].guideLine(where, seen, speaker(language)));

test("a seat bears the name of its side, and its general where several play it", () => {
  expect(it.seatIn?.(view, 2 as Seat)?.text).toBe("Austrians");
  expect(en.seatIn?.(view, 1 as Seat)?.text).toBe("French (Vandamme)");
  expect(en.seatIn?.(view, 7 as Seat)).toBeUndefined();
});

test("without an order of battle, units and generals go by their numbers, with the articles that Italian has", () => {
  const moved: Told = { type: "moved", unit: gency, formation: "line", entered: false, contact: buresch };
  expect(en.told(moved, nameless("en"))).toBe("Unit 0 moves, in line, into contact with unit 1.");
  expect(it.told(moved, nameless("it"))).toBe("L’unità 0 muove, in linea, a contatto con l’unità 1.");
  expect(told(moved)).toEqual([
    "Brigade Gency muove, in linea, a contatto con Brigade Buresch.",
    "Brigade Gency moves, in line, into contact with Brigade Buresch.",
  ]);
});

test("the line says who moves at which priority, and whether he may contact", () => {
  const move = { type: "move", side: "red" } as const;
  expect(line(guide({ ...move, priority: 5 }, { commands: [vandamme], may_contact: true }))).toEqual([
    "Priorità 5, French: la divisione di Vandamme può muovere e contattare",
    "Priority 5, French: Vandamme’s division may move and may contact",
  ]);
  expect(line(guide({ ...move, priority: 4 }, { commands: [vandamme, 2 as GeneralId] }))).toEqual([
    "Priorità 4, French: Vandamme e Bruyères possono muovere, senza contatto",
    "Priority 4, French: Vandamme and Bruyères may move, without contact",
  ]);
  const three = [0, 1, 2].map((id) => id as GeneralId);
  expect(line(guide({ ...move, priority: 4 }, { commands: three }))[1]).toMatch(/^Priority 4, French: 3 commands may /);
});

test("what has to be settled first has the line: squares, evasions, corrections", () => {
  const move: Step = { type: "move", priority: 6, side: "blue" };
  expect(line(guide(move, { interrupt: { type: "square", unit: gency, by: buresch } }))).toEqual([
    "Brigade Gency deve tentare il quadrato: attaccata da Brigade Buresch",
    "Brigade Gency must try to form square against Brigade Buresch",
  ]);
  expect(line(guide(move, { interrupt: { type: "evade", unit: gency, by: buresch } }))[0]).toMatch(
    /^Brigade Gency può evadere/,
  );
  const correction = {
    seat: 2 as Seat,
    thrown: { type: "order", die: 0 as DieId } as const,
    value: 6,
    awaits: [0 as Seat],
  };
  expect(line(guide(move, { correction }))[1]).toBe("French (Marchand): may Austrians correct a die from 5 to 6?");
  const awaited = [0, 1, 2].map((seat) => seat as Seat);
  expect(line(guide(move, { correction, awaited }))).toEqual([
    "3 giocatori: concedete a Austrians di correggere un dado da 5 in 6?",
    "3 players: may Austrians correct a die from 5 to 6?",
  ]);
});

test("the line of the roll says how many dice each side has still to roll", () => {
  expect(line(guide({ type: "roll" }, { awaited: [0 as Seat, 2 as Seat] }))).toEqual([
    "Lancio per gli ordini: French 4 dadi, Austrians 3 dadi",
    "Roll for orders: French 4 dice, Austrians 3 dice",
  ]);
  expect(line(guide({ type: "roll" }, { awaited: [2 as Seat] }))[1]).toBe("Roll for orders: Austrians 3 dice");
});

test("once the battle is over, the line says who has won", () => {
  const over = { ...view.state.position, outcome: { winners: [0 as Seat, 1 as Seat], how: "victory" } };
  expect(line(guide({ type: "verdict" }), { ...view, state: { ...view.state, position: over } })).toEqual([
    "La battaglia è finita: vittoria di French",
    "The battle is over: victory for French",
  ]);
});

test("our own orders of battle have Italian names in Italian, those of others stay as they are written", () => {
  const { order } = view.state;
  const ours: View = { ...view, state: { ...view.state, order: { ...order, name: "The Crossroads of Altmark" } } };
  const [shown, asWritten] = [it.namesIn?.(ours), it.namesIn?.(view)];
  expect(asWritten).toBe(order);
  expect(shown?.sides).toEqual({ red: "Francia", blue: "Austria" });
  expect(shown?.units.map(({ name }) => name)).toContain("Brigata Gency");
  expect(it.namesIn?.(ours)).toBe(shown);
  expect(en.namesIn?.(ours)).toBe(ours.state.order);
});

describe.each(languages)("in %s", (language) => {
  const { stepName, stepHint, interruptHint, guideLine } = battleWords[language];
  const steps = Object.keys(stepName).map((type) => ({ type, side: "blue", priority: 5 }) as Step);

  test.each(steps)("the line of the step $type fits a wide screen in large type", (step) => {
    const text = guideLine(guide(step, { commands: [vandamme], may_contact: true }), view, speaker(language));
    expect(text.length, text).toBeLessThanOrEqual(78);
    expect(text).not.toMatch(/undefined|\.$/);
  });

  const oneOrTwo = /^\p{Lu}[^.?!]*\.(?: \p{Lu}[^.?!]*\.)?$/u;

  test.each(steps)("the hint of the step $type is one or two sentences", (step) => {
    expect(stepHint(step)).toMatch(oneOrTwo);
  });

  test.each(Object.values(interruptHint))("so is that of what breaks into a step: %s", (hint) => {
    expect(hint).toMatch(oneOrTwo);
  });
});

test("an order is told with what made its priority", () => {
  const ordered: Told = {
    type: "ordered",
    die: 0 as DieId,
    general: vandamme,
    face: 5,
    broken: 1,
    bonus: 1,
    priority: 5,
    activated: [gency],
  };
  expect(told(ordered)).toEqual([
    "Vandamme riceve un ordine di priorità 5 (dado 5, −1 per la catena interrotta, +1 per la sua qualità); unità attivate: Brigade Gency.",
    "Vandamme receives an order of priority 5 (die 5, −1 for the broken chain, +1 for his rating); activated: Brigade Gency.",
  ]);
  expect(told({ ...ordered, broken: 0, bonus: 0, activated: [] })[1]).toBe(
    "Vandamme receives an order of priority 5 (die 5); no unit is within his span.",
  );
});

test("typed dice are told as typed", () => {
  const dice = [
    { rolled: 6, typed: true },
    { rolled: 2, typed: true },
  ];
  expect(told({ type: "rolled", side: "red", dice })).toEqual([
    "French: dadi degli ordini 6 e 2 (a mano).",
    "French: order dice 6 and 2 (typed in).",
  ]);
  expect(told({ type: "rolled", side: "red", dice: [...dice, { rolled: 4, typed: false }] })[1]).toBe(
    "French: order dice 6 (typed in), 2 (typed in), and 4.",
  );
});

test("opposed dice are told with their totals and the difference", () => {
  const mine = { rolled: 7, typed: false, modifier: 2 };
  const theirs = { rolled: 4, typed: true, modifier: -1 };
  expect(told({ type: "opposed", throw: { seat: 2 as Seat, mine, theirs } })).toEqual([
    "Austrians: 7 +2 = 9 contro 4 (a mano) −1 = 3, differenza +6.",
    "Austrians: 7 +2 = 9 against 4 (typed in) −1 = 3, difference +6.",
  ]);
});

test("a refusal says why, and what would be needed", () => {
  expect(refused({ type: "priority_too_low", unit: gency, priority: 4 })).toEqual([
    "La priorità 4 è troppo bassa perché Brigade Gency contatti il nemico: serve 5.",
    "Priority 4 is too low for Brigade Gency to contact the enemy: 5 is needed.",
  ]);
  expect(refused({ type: "not_subordinate", general: vandamme })[1]).toBe(
    "Vandamme is not under the general who rolled that die: own dice go only to his subordinates.",
  );
  const step: Step = { type: "move", priority: 6, side: "blue" };
  expect(refused({ type: "out_of_step", deed: "move_by_order", step })).toEqual([
    "Le unità muovono per ordine solo quando è chiamata la loro priorità, da 6 a 1. Adesso: movimento a priorità 6, Austrians.",
    "Units move by order only when their priority is called, from 6 down to 1. Now: movement at priority 6, Austrians.",
  ]);
});

test("a die is called by what it shows, and by whose it is", () => {
  const ask: Ask = { type: "assign" };
  const picked = (id: number, seen?: View) =>
    languages.map((language) => words[language].pick({ type: "die", die: id as DieId }, speaker(language), ask, seen));
  expect(picked(0, view)).toEqual(["Dado con 5", "Die with 5"]);
  expect(picked(1, view)).toEqual(["Dado proprio con 4", "Own die with 4"]);
  expect(picked(1)).toEqual(["Dado ordine 2", "Order die 2"]);
});

test("who shares dice and keeps one keeps it for himself, and is warned that others are lost", () => {
  const ask: Ask = { type: "split" };
  const keeps = { type: "player", seat: 0 as Seat } as const;
  expect(en.pick(keeps, speaker("en"), ask, view)).toBe("Keep it for yourself");
  expect(it.pick(keeps, speaker("it"), ask, view)).toBe("Tienilo per te");
  expect(en.pick({ type: "player", seat: 1 as Seat }, speaker("en"), ask, view)).toBe("To French (Vandamme)");
  expect(en.action({ type: "done" }, speaker("en"), ask, view)).toMatch(/left over are lost\.$/);
  expect(it.action({ type: "done" }, speaker("it"), ask, view)).toMatch(/rimasti sono persi\.$/);
});

test("the question of a move says whether contact is allowed", () => {
  const may = { ...view, guide: guide({ type: "move", priority: 5, side: "red" }, { may_contact: true }) };
  const ask: Ask = { type: "move", priority: 5 };
  expect(en.ask(ask, speaker("en"), may)).toMatch(/ They may contact the enemy\.$/);
  expect(it.ask(ask, speaker("it"), view)).toMatch(/ Non possono contattare\.$/);
});

test("a side wins under its own name, whoever of its players reads it", () => {
  const outcome = { winners: [0 as Seat, 1 as Seat], how: "destroyed" };
  expect(en.outcome(outcome, speaker("en"))).toBe("Victory for French: the enemy has no units left.");
  expect(it.outcome({ ...outcome, winners: [2 as Seat] }, nameless("it"))).toBe(
    "Vittoria del Blu: il nemico non ha più unità.",
  );
  expect(it.outcome({ winners: [], how: "disputed" }, speaker("it"))).toMatch(/non concordano/);
});

test("an order of battle that cannot be used is refused with the line and the reason", () => {
  const bad = { line: 12, reason: { type: "level_not_above", general: "lefol", superior: "marchand" } } as const;
  expect(languages.map((language) => battleWords[language].badOrder(bad))).toEqual([
    "Riga 12: «marchand» comanda «lefol», ma non è di livello più alto.",
    "Line 12: “marchand” commands “lefol”, but is not of a higher level.",
  ]);
});
