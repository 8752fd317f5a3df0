// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { remember } from "../../../memory";
import { discard, save, savedFor } from "./saved";

const plan = { corps: { lannes: { infantry2: 4 } } };

beforeEach(() => {
  localStorage.clear();
});

test("a set-up is kept for its army and its day, under its name", () => {
  save({ name: "Mine", side: "french", day: "december-2", plan });
  save({ name: "Mine", side: "allied", day: "december-2", plan: { corps: {} } });
  save({ name: "A second", side: "french", day: "december-2", plan });
  expect(savedFor("french", "december-2").map(({ name }) => name)).toEqual(["A second", "Mine"]);
  expect(savedFor("french", "december-1")).toEqual([]);
});

test("one of the same name takes its place, and a discarded one is gone", () => {
  const mine = { name: "Mine", side: "french", day: "december-1", plan } as const;
  save(mine);
  save({ ...mine, plan: { corps: { murat: { cavalry3: 3 } } } });
  expect(savedFor("french", "december-1").map((saved) => saved.plan.corps)).toEqual([{ murat: { cavalry3: 3 } }]);
  discard(mine);
  expect(savedFor("french", "december-1")).toEqual([]);
});

test("what is no set-up is passed over", () => {
  remember("triumph.set-ups", `[1, {"name": "x"}, {"name": "y", "side": "french", "day": "december-1", "plan": {}}]`);
  expect(savedFor("french", "december-1")).toEqual([]);
  remember("triumph.set-ups", "not even JSON");
  expect(savedFor("french", "december-1")).toEqual([]);
});
