import { describe, expect, test } from "vitest";
import type { Face } from "../../../wire/triumph";
import { approaches } from "../map/map";
import {
  attackLosses,
  counterLines,
  defenceLosses,
  gunsLead,
  initialLines,
  sum,
  verdict,
  type Field,
} from "./arithmetic";
import { ledIn } from "./led";
import { fieldOf } from "./field";
import { randomMatches, stagedMatches, toldIn, viewAt, type Eyes } from "./played";
import { attacks, opposite } from "./telling";

const plain: Field = { blocked: false, penalties: [], santon: false };
const led = (attackers: Face[], defenders: Face[], guard = false) => ({ attackers, defenders, guard });

describe("the initial result", () => {
  test("is the strength of those who lead less that of those who lead against them", () => {
    expect(sum(initialLines(led(["infantry3", "infantry2"], ["cavalry2"]), plain))).toBe(3);
  });

  test("counts infantry one less against blockers, and once more where the ground is against it", () => {
    const field: Field = { blocked: true, penalties: ["infantry"], santon: false };
    expect(sum(initialLines(led(["infantry3"], []), field))).toBe(1);
    expect(sum(initialLines(led(["cavalry3"], []), field))).toBe(3);
    expect(sum(initialLines(led([], ["infantry2"]), field))).toBe(-2);
  });

  test("lets the ground protect a reserve only on the Santon, and without the blockers' point", () => {
    const field: Field = { blocked: false, penalties: ["infantry"], santon: true };
    expect(sum(initialLines(led(["infantry3"], []), field))).toBe(2);
    expect(sum(initialLines(led(["infantry3"], []), { ...field, santon: false }))).toBe(3);
  });

  test("does not count the defence against guns", () => {
    const lines = initialLines(led(["artillery1"], ["infantry3"]), plain);
    expect([sum(lines), lines.at(-1)?.type]).toEqual([1, "guns_fire"]);
  });

  test("counts weak defenders one less against the Guard, the strong ones whole", () => {
    expect(sum(initialLines(led(["guard3"], ["infantry1", "infantry3"], true), plain))).toBe(0);
    expect(sum(initialLines(led(["guard3"], ["infantry2", "infantry2"], true), plain))).toBe(1);
  });
});

test("a counter-attack counts with what is left of it", () => {
  expect(counterLines(["cavalry1", "cavalry3"]).map((line) => line.amount)).toEqual([0, -2]);
});

test("a result of nothing is decided by blockers, then by numbers, then for the French", () => {
  const field = { blocked: false, attackers: 3, defenders: 3 };
  expect(verdict(0, "allied", { ...field, blocked: true })).toEqual({ winner: "french", why: "blocked" });
  expect(verdict(0, "allied", { ...field, attackers: 4 })).toEqual({ winner: "allied", why: "more_attackers" });
  expect(verdict(0, "allied", { ...field, attackers: 2 })).toEqual({ winner: "french", why: "more_defenders" });
  expect(verdict(0, "allied", field)).toEqual({ winner: "french", why: "french" });
});

test("guns that lead a defence spare it a loss each, but never more than there are", () => {
  expect(sum(defenceLosses(led(["infantry3"], ["artillery1", "artillery1"]), 0))).toBe(0);
  expect(sum(defenceLosses(led(["infantry3", "infantry3"], ["artillery1"]), 2))).toBe(3);
});

// Everything that a viewer was told of several hundred combats, and what he saw when they were declared.
describe("in combats that were played", () => {
  const eyes: readonly Eyes[] = ["truth", "observer", "french", "allied"];
  const journals = [
    ...stagedMatches().map((journal) => [journal, "observer"] as const),
    ...randomMatches(45, "arithmetic").map((journal, at) => [journal, eyes[at % 4] ?? "observer"] as const),
    ...randomMatches(20, "santon", ["santon=true"]).map((journal) => [journal, "truth"] as const),
  ];
  const combats = journals.flatMap(([journal, viewer]) => {
    const heard = toldIn(journal, viewer);
    // The messages of everybody's eyes are numbered as the entries of the journal.
    const all = viewer === "truth" ? heard : toldIn(journal, "truth");
    const declared = all.filter(({ told }) => told.type === "attacked").map(({ entry }) => entry - 1);
    const fought = attacks(heard.map(({ told }) => told)).filter((attack) => attack.attacked);
    // A look at the board for every second of them: each takes a run of the program.
    const look = (at: number) => (at % 2 === 0 ? viewAt(journal, declared[at] ?? 0, viewer) : undefined);
    return fought.map((attack, at) => ({ journal, attack, view: look(at) }));
  });
  const looked = combats.flatMap(({ journal, attack, view }) => (view ? [{ journal, attack, view }] : []));

  test("there are enough of them, of every sort", () => {
    const guns = combats.filter(({ attack }) => gunsLead({ attackers: attack.attacked?.leaders ?? [] }));
    const countered = combats.filter(({ attack }) => attack.counter?.faces.length);
    const guard = combats.filter(({ attack }) => attack.guard);
    const passed = combats.filter(({ attack }) => attack.attacked?.passed);
    expect(combats.length).toBeGreaterThan(200);
    expect(looked.length).toBeGreaterThan(100);
    for (const some of [guns, countered, guard, passed]) expect(some.length).toBeGreaterThan(2);
  });

  test("the lines make the results that were told, the winners and the losses", () => {
    for (const { journal, attack, view } of looked) {
      const where = `${journal} ${attack.from}`;
      expect(view.stage.type, where).toBe("attack");
      const field = fieldOf(view, attack.from, view.stage.type === "attack" && view.stage.blocked);
      const { attackers, defenders } = ledIn(attack);
      const all = { attackers, defenders, guard: attack.guard };
      const initial = sum(initialLines(all, field));
      expect(initial, where).toBe(attack.initial?.result);
      const final = initial + sum(counterLines(attack.counter?.faces ?? []));
      expect(final, where).toBe(attack.final?.result);

      const count = (pieces: readonly { count: number }[] = []) => pieces.reduce((sum, group) => sum + group.count, 0);
      const numbers = {
        blocked: field.blocked,
        attackers: count(attack.attacked?.pieces),
        defenders: count(attack.defended?.pieces),
      };
      expect(verdict(initial, attack.attacker, numbers).winner, where).toBe(attack.initial?.winner);
      expect(verdict(final, attack.attacker, numbers).winner, where).toBe(attack.final?.winner);

      const steps = (cause: string) =>
        attack.lost
          .filter((lost) => lost.cause === cause)
          .flatMap((lost) => lost.hits)
          .reduce((sum, hit) => sum + hit.steps, 0);
      // What is more than all of them had is not lost.
      expect(steps("attack"), where).toBeLessThanOrEqual(sum(attackLosses(all, final)));
      expect(steps("defence"), where).toBeLessThanOrEqual(sum(defenceLosses(all, final)));
      if (numbers.attackers > 3) expect(steps("attack"), where).toBe(sum(attackLosses(all, final)));
    }
  });

  test("who blocked can be told from the result alone, where it mattered", () => {
    for (const { journal, attack, view } of looked) {
      if (view.stage.type !== "attack" || !attack.attacked?.leaders.length) continue;
      const { blocked } = view.stage;
      const penalties = approaches.get(opposite(attack.from))?.penalties ?? [];
      const guessed = fieldOf(view, attack.from, undefined, attack);
      const made = sum(initialLines({ ...ledIn(attack), guard: attack.guard }, { ...guessed, penalties }));
      expect(made, `${journal} ${attack.from}`).toBe(attack.initial?.result);
      if (attack.attacked.leaders[0]?.startsWith("infantry") && !guessed.santon) expect(guessed.blocked).toBe(blocked);
    }
  });

  test("without a look at the board the lines still make every result that was told", () => {
    const [{ view }] = looked as [(typeof looked)[number]];
    for (const { journal, attack } of combats) {
      const field = fieldOf({ ...view, turn: { ...view.turn, side: attack.attacker } }, attack.from, undefined, attack);
      // The Santon is another matter: there the board has to be seen.
      if (approaches.get(opposite(attack.from))?.locale === 54) continue;
      const initial = sum(initialLines({ ...ledIn(attack), guard: attack.guard }, field));
      const final = initial + sum(counterLines(attack.counter?.faces ?? []));
      expect([initial, final], `${journal} ${attack.from}`).toEqual([attack.initial?.result, attack.final?.result]);
    }
  });
});
