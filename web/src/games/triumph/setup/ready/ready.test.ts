// The program itself judges our set-ups: each is played as a case, question by question.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Action, Approach, Day, Position, Side } from "../../../../wire/triumph";
import { assigned, orderOfBattle } from "../army.test-help";
import { program } from "../../../program";
import { en } from "../en";
import { it as italian } from "../it";
import type { Plan } from "../plan";
import { batteryBy, detachAction, placeAction, placesOf, sentBy } from "../placing";
import { lacksOf, musterOf } from "../shares";
import { allReady, readyFor } from "./ready";

interface Step {
  seat: Side;
  do: Action;
}

/** All answers that a set-up gives. */
function stepsOf(side: Side, plan: Plan): Step[] {
  const { corps, posts = {} } = plan;
  const actions: Action[] = [
    { type: "assign", corps: musterOf(side, orderOfBattle(side), corps) },
    placeAction(placesOf(side, plan)),
  ];
  if (side === "french") {
    const standing = assigned(side, corps, posts);
    const sent = sentBy(standing, plan);
    expect(sent).toHaveLength(plan.detached?.length ?? 0);
    const away = new Map(sent.map(({ unit, to }) => [unit, to]));
    const battery = standing.map((unit) => ({ ...unit, at: away.get(unit.unit) ?? unit.at }));
    const [gun, place] = batteryBy(battery, plan);
    expect(gun?.type).toBe("unit");
    if (gun?.type !== "unit") return [];
    const to = place?.type === "to" ? { to: place.position as string as Approach } : {};
    actions.push(detachAction(sent), { type: "fix_battery", unit: gun.unit, ...to });
  }
  return actions.map((action) => ({ seat: side, do: action }));
}

function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)} = ${toml(part)}`)
    .join(", ")} }`;
}

function caseOf(name: string, day: Day, steps: readonly Step[]): string {
  const head = [`[[case]]`, `name = ${toml(name)}`, `rules = ["T6.6a"]`, `scenario = ${toml(day)}`];
  const body = steps.flatMap((step) => ["[[case.step]]", `seat = ${toml(step.seat)}`, `do = ${toml(step.do)}`]);
  // After the French the battle begins; after the Allies the French are still to come.
  const next = steps.at(-1)?.seat === "french" ? `asks.allied = ["command"]` : `asks.french = ["assignment"]`;
  return [...head, ...body, next, ""].join("\n");
}

/** What the program has against these cases; nothing if all of them hold. */
function objectionsTo(cases: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "set-ups-"));
  const file = join(folder, "ready.toml");
  writeFileSync(file, [`game = "triumph"`, ...cases].join("\n\n"));
  const { status, stdout, stderr } = spawnSync(program, ["check", file], { cwd: "..", encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return status === 0 ? "" : stdout + stderr;
}

/** The French set up after the Allies. */
const allies = (day: Day) => stepsOf("allied", readyFor("allied", day)[0]?.plan ?? { corps: {} });

describe("our set-ups", () => {
  test("are three or more for each army and each day", () => {
    for (const side of ["french", "allied"] as const) {
      for (const day of ["december-1", "december-2"] as const) {
        expect(readyFor(side, day).length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test("have a name of their own and say why, in both languages", () => {
    for (const words of [en, italian]) {
      for (const { id, side, day } of allReady) {
        expect(words.ready[id].why.length).toBeGreaterThan(40);
        const names = readyFor(side, day).map((ready) => words.ready[ready.id].name);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test.each(allReady.map((ready) => [ready.id, ready] as const))("miss nothing: %s", (_, { side, day, plan }) => {
    expect(lacksOf(side, day, orderOfBattle(side), plan.corps)).toEqual([]);
    expect(Object.keys(placesOf(side, plan))).toHaveLength(Object.keys(plan.posts ?? {}).length);
  });

  test("are taken by the rules", { timeout: 600_000 }, () => {
    const cases = allReady.map(({ id, side, day, plan }) =>
      caseOf(id, day, [...(side === "french" ? allies(day) : []), ...stepsOf(side, plan)]),
    );
    expect(objectionsTo(cases)).toBe("");
    const misplaced = placeAction({ bagration: "1" as Position });
    const wrong = caseOf("wrong", "december-2", [
      ...allies("december-2").slice(0, 1),
      { seat: "allied", do: misplaced },
    ]);
    expect(objectionsTo([wrong])).toContain("T6.6h");
  });
});
