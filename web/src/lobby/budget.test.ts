import { describe, expect, test } from "vitest";
import type { GameView } from "../wire/lobby";
import { budgets, secondsOf, thinks, usualBudget } from "./budget";

const game: GameView = {
  name: "triumph",
  hidden: false,
  rules: 1,
  scenarios: [],
  bots: [{ level: "recruit" }, { level: "marshal", budget: "80" }],
  furnished: [],
};

describe("how long a bot thinks", () => {
  test("is asked only of one that does", () => {
    expect(thinks(game, "marshal")).toBe(true);
    expect(thinks(game, "recruit")).toBe(false);
    expect(thinks(game, "ney")).toBe(false);
  });

  test("is said in seconds where it is a time", () => {
    expect(budgets.map(secondsOf)).toEqual([0.5, 1, 2, 5, 10, 30]);
    expect(secondsOf("80")).toBeUndefined();
    expect(budgets).toContain(usualBudget);
  });
});
