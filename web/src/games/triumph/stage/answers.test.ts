import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Action, Face, Locale, Unit } from "../../../wire/triumph";
import { strengthOf } from "../face";
import { faceOf } from "./form";
import { stagedMatches, viewAt } from "./played";
import { homeless, refuges } from "./refuges";
import { takersOf } from "./takers";

interface Entry {
  n: number;
  seat: number;
  deed: { type: string; action?: Action };
}

// What was answered in real matches, and what the form would have offered then.
describe("in matches that were played", () => {
  const answers = stagedMatches()
    .filter((journal) => /guard|marginal-reinforced\./.test(journal))
    .flatMap((journal) => {
      const lines = readFileSync(`../${journal}`, "utf8").trim().split("\n");
      const header = JSON.parse(lines[0] ?? "") as { seats: { name: "french" | "allied" }[] };
      const entries = lines.slice(1, -1).map((line) => JSON.parse(line) as Entry);
      return entries.flatMap(({ n, seat, deed: { action } }) =>
        action && (action.type === "lose" || action.type === "go_to")
          ? [{ action, view: viewAt(journal, n - 1, header.seats[seat]?.name ?? "french") }]
          : [],
      );
    });

  test("losses fall on those who can take them, and on nobody else", () => {
    let met = 0;
    for (const { action, view } of answers) {
      if (action.type !== "lose" || view.stage.type !== "attack") continue;
      met += 1;
      const { step } = view.stage;
      const of =
        step.type === "retreat_losses"
          ? ({ type: "retreat", at: step.at } as const)
          : ({ type: step.type === "lose_attack" ? "attack" : "defence" } as const);
      const takers = takersOf(view, view.stage, of);
      const hits = Object.entries(action.steps).map(([unit, steps]) => [Number(unit) as Unit, steps ?? 0] as const);
      const all = takers.reduce((sum, unit) => sum + strengthOf(faceOf(view, unit) ?? ("infantry1" satisfies Face)), 0);
      expect(takers).toEqual(expect.arrayContaining(hits.map(([unit]) => unit)));
      expect(takers.length).toBeGreaterThan(1);
      expect(hits.reduce((sum, [, steps]) => sum + steps, 0)).toBe(Math.min(view.stage.due, all));
    }
    expect(met).toBeGreaterThan(10);
  });

  test("whoever gives up a locale goes where there is room", () => {
    let met = 0;
    for (const { action, view } of answers) {
      if (action.type !== "go_to" || view.stage.type !== "attack") continue;
      met += 1;
      const rooms = refuges(view, view.stage.from);
      const goals = Object.values(action.units).filter((goal) => goal !== undefined);
      const going = (locale: Locale) => goals.filter((goal) => goal === locale).length;
      for (const goal of goals) expect(going(goal)).toBeLessThanOrEqual(rooms.get(goal) ?? 0);
      const lost = action.lost?.length ?? 0;
      expect(lost).toBe(homeless(view, view.stage.from, goals.length + lost));
    }
    expect(met).toBeGreaterThan(10);
  });
});
