import { describe, expect, test } from "vitest";
import type { Commander, Day, Pick, Side } from "../../../wire/triumph";
import { orderOfBattle } from "./army.test-help";
import { countOf } from "./faces";
import { officersOf } from "./officers";
import { readyFor } from "./ready/ready";
import {
  alike,
  covers,
  crowdOf,
  lacksOf,
  leftOf,
  moved,
  musterBy,
  musterOf,
  picksOf,
  randomShares,
  sharesInView,
  sharesOfPicks,
  withPicks,
  type Shares,
} from "./shares";

const lannes = "lannes" as Commander;
const murat = "murat" as Commander;
const french = orderOfBattle("french");
const allied = orderOfBattle("allied");
const whole = readyFor("french", "december-2")[0]?.plan.corps ?? {};

/** Numbers that look thrown, and are the same every time. */
function thrown(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test("there are as many units as the armies have", () => {
  expect(french).toHaveLength(36);
  expect(allied).toHaveLength(44);
});

describe("sharing out", () => {
  test("picks that were made elsewhere say which of like units goes to whom, unless something was changed since", () => {
    const picks = picksOf("french", "december-2", french, whole);
    const [one, other] = [0, picks.findIndex((pick) => JSON.stringify(pick) !== JSON.stringify(picks[0]))];
    expect(french[one]?.face).toBe(french[other]?.face);
    const exchanged = picks.with(one, picks[other] as Pick).with(other, picks[one] as Pick);
    const muster = musterBy("french", french, whole, exchanged);
    expect(muster).not.toEqual(musterOf("french", french, whole));
    const { commander } = exchanged[one] as Extract<Pick, { type: "assign" }>;
    expect(muster[commander]).toContain(french[one]?.unit);
    const changed = moved(whole, "infantry2", "bernadotte" as Commander, lannes);
    expect(musterBy("french", french, changed, exchanged)).toEqual(musterOf("french", french, changed));
  });

  test("a unit goes from the tray to a commander, to another, and back", () => {
    const first = moved({}, "cavalry3", undefined, lannes);
    expect(first).toEqual({ lannes: { cavalry3: 1 } });
    expect(leftOf(french, first).cavalry3).toBe(2);
    const second = moved(first, "cavalry3", lannes, murat);
    expect(second).toEqual({ murat: { cavalry3: 1 } });
    expect(moved(second, "cavalry3", murat, undefined)).toEqual({});
  });

  test("each unit goes to one commander, and units of one face to each in turn", () => {
    const muster = musterOf("french", french, whole);
    const given = Object.values(muster).flat();
    expect(new Set(given).size).toBe(36);
    expect(muster[lannes]?.map((unit) => french[unit]?.face)).toEqual([
      ...Array<string>(4).fill("infantry2"),
      "infantry3",
      "artillery1",
    ]);
  });

  test("more than there are is more than there are", () => {
    expect(covers(french, { lannes: { guard3: 2 } })).toBe(true);
    expect(covers(french, { lannes: { guard3: 2 }, murat: { guard3: 1 } })).toBe(false);
    expect(covers(french, { lannes: { cavalry1: 1 } })).toBe(false);
  });

  test("what was settled before is read from the view", () => {
    const units = french.map((unit) => (unit.unit < 2 ? { ...unit, corps: lannes } : unit));
    expect(sharesInView(units)).toEqual({ lannes: { infantry2: 2 } });
  });
});

describe("as picks", () => {
  test("what is whole makes a pick for every unit, and comes back the same", () => {
    const picks = picksOf("french", "december-2", french, whole);
    expect(picks).toHaveLength(36);
    expect(alike(sharesOfPicks(french, picks), whole)).toBe(true);
  });

  test("they end with the first unit that is left", () => {
    const shares = { lannes: { infantry2: 5, infantry3: 2 } };
    expect(picksOf("french", "december-2", french, shares)).toHaveLength(5);
  });

  test("they end before anybody has too many, or too few are left for the others", () => {
    expect(picksOf("french", "december-2", french, { lannes: { infantry2: 9 } })).toHaveLength(8);
    const most: Shares = { lannes: { infantry2: 8 }, murat: { infantry2: 8 }, vandamme: { infantry3: 7 } };
    // 13 are left after these, and 4, 4, 4, 3 and 3 are needed.
    expect(picksOf("french", "december-2", french, most).length).toBeLessThan(23);
  });

  test("a pick that is taken back elsewhere leaves the rest as it was", () => {
    const picks = picksOf("french", "december-2", french, whole).slice(0, -1);
    const shares = withPicks("french", french, whole, picks);
    expect(countOf(leftOf(french, shares))).toBe(1);
    const some = { lannes: { infantry2: 3 }, murat: { cavalry3: 2 } };
    const one = picksOf("french", "december-2", french, some).slice(0, 2);
    expect(withPicks("french", french, some, one)).toEqual({ lannes: { infantry2: 2 }, murat: { cavalry3: 2 } });
  });
});

describe("what is missing", () => {
  test("nothing in a set-up of ours", () => {
    expect(lacksOf("french", "december-2", french, whole)).toEqual([]);
  });

  test("units that are left, and commanders with too few", () => {
    const lacks = lacksOf("french", "december-2", french, { lannes: { infantry2: 4 } });
    expect(lacks).toContainEqual({ type: "left", count: 32 });
    expect(lacks).toContainEqual({ type: "too_few", commander: "legrand", count: 3 });
    expect(lacks.filter((lack) => lack.type !== "left" && lack.commander === lannes)).toEqual([]);
  });

  test("something better than infantry of two for those who come later", () => {
    const lacks = lacksOf("french", "december-2", french, { davout: { infantry2: 5 } });
    expect(lacks).toContainEqual({ type: "no_other", commander: "davout" });
  });

  test("room: eight in a corps, and for Allies on the map as many as their locale holds", () => {
    const nine = lacksOf("french", "december-2", french, { lannes: { infantry2: 9 } });
    expect(nine).toContainEqual({ type: "too_many", commander: lannes, count: 1, room: 8 });
    const seven = { kienmayer: { infantry2: 7 } };
    const lack = { type: "too_many", commander: "kienmayer", count: 1, room: 6 };
    expect(lacksOf("allied", "december-2", allied, seven)).toContainEqual(lack);
    expect(lacksOf("allied", "december-1", allied, seven)).not.toContainEqual(lack);
  });

  test("the French may crowd a locale, and must then detach", () => {
    const legrand = officersOf("french").find(({ commander }) => commander === "legrand");
    expect(legrand && crowdOf(legrand, { legrand: { infantry2: 7 } })).toBe(3);
  });
});

test.each<[Side, Day]>([
  ["french", "december-2"],
  ["french", "december-1"],
  ["allied", "december-2"],
  ["allied", "december-1"],
])("by lot it is whole and legal: %s, %s", (side, day) => {
  const units = orderOfBattle(side);
  for (let seed = 1; seed <= 50; seed += 1) {
    const shares = randomShares(side, day, units, thrown(seed));
    expect(lacksOf(side, day, units, shares)).toEqual([]);
    expect(officersOf(side).filter((officer) => crowdOf(officer, shares) > 0)).toEqual([]);
  }
});
