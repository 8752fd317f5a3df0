// What the page reckons before dice are thrown, held against the dice that were thrown in played matches.

import { expect, test } from "vitest";
import type { Told } from "../../wire/europe";
import { samplesOf } from "../samples";
import { less } from "./battle/sides";
import { diceOf, hitsFrom } from "./battle/dice";
import { arms, countOf, totalOf } from "./force";
import { homelandOf } from "./regions";

const heard = samplesOf("europe", 20).told.flatMap(({ viewer, value }) =>
  (viewer as unknown) === "observer" ? [value as unknown as Told] : [],
);

test("lines throw as many dice as the board says, and hit as it shows", { timeout: 600_000 }, () => {
  const volleys = heard.flatMap((shown, at) => {
    const [arranged, fired] = [heard[at + 1], heard[at + 2]];
    if (shown.type !== "lines_shown" || arranged?.type !== "arranged" || fired?.type !== "fired") return [];
    // Where a side has several nations, it is not told which of them stand behind.
    const [nation, ...others] = Object.keys(arranged.front) as (keyof typeof arranged.front)[];
    const alone = new Set([...Object.keys(shown.front), ...Object.keys(shown.back)]).size === 2;
    if (nation === undefined || others.length > 0 || !alone) return [];
    const [ahead, behind] = [shown.front[nation], shown.back[nation]];
    const all = Object.fromEntries(arms.map((arm) => [arm, countOf(ahead, arm) + countOf(behind, arm)]));
    return [{ front: arranged.front, back: less({ [nation]: all }, arranged.front), fired }];
  });
  expect(volleys.length).toBeGreaterThan(3);
  for (const { front, back, fired } of volleys) {
    // Some of the matches are played by the optional rule on leaders.
    expect([diceOf(front, back, false), diceOf(front, back, true)]).toContain(fired.rolls.length);
    expect(fired.rolls.filter((die) => die >= hitsFrom(fired.rolls, fired.hits))).toHaveLength(fired.hits);
  }
});

test("of those who land, one in six is lost, or two on the British coast", { timeout: 600_000 }, () => {
  const landings = heard.filter((told) => told.type === "landed");
  expect(landings.length).toBeGreaterThan(10);
  for (const { to, pieces, rolls, lost } of landings) {
    // On a friendly coast nobody throws.
    expect([0, totalOf(pieces)]).toContain(rolls.length);
    const upTo = [1, ...(homelandOf(to) === "britain" ? [2] : [])];
    const drowned = upTo.map((most) => rolls.filter((die) => die <= most).length);
    expect(drowned).toContain(totalOf(lost));
  }
});
