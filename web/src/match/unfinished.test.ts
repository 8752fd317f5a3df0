// @vitest-environment happy-dom

import { beforeEach, describe, expect, test } from "vitest";
import type { MatchId } from "../wire/ids";
import type { Seat } from "../wire/table";
import { forgetUnfinished, unfinishedOf } from "./unfinished";

beforeEach(() => {
  localStorage.clear();
});

const one = "m1" as MatchId;
const other = "m2" as MatchId;
const red = 0 as Seat;
const blue = 1 as Seat;

describe("an answer that is not finished", () => {
  test.each([false, true])("is found again by its match, seat and task (shared screen: %s)", (shared) => {
    unfinishedOf(one, red, shared).keep("placement", { lannes: "12" });
    expect(unfinishedOf(one, red, shared).recall("placement")).toEqual({ lannes: "12" });
    expect(unfinishedOf(one, blue, shared).recall("placement")).toBeUndefined();
    expect(unfinishedOf(one, red, shared).recall("assignment")).toBeUndefined();
    expect(unfinishedOf(other, red, shared).recall("placement")).toBeUndefined();
    unfinishedOf(one, red, shared).forget("placement");
    expect(unfinishedOf(one, red, shared).recall("placement")).toBeUndefined();
  });

  test("is stored in the browser of one player, not in that of two", () => {
    unfinishedOf(one, red, true).keep("placement", { lannes: "12" });
    expect(localStorage.length).toBe(0);
    unfinishedOf(one, red, false).keep("placement", { lannes: "12" });
    expect(localStorage.length).toBe(1);
  });

  test("is gone with its match, and with no other", () => {
    for (const shared of [false, true]) {
      for (const match of [one, other]) unfinishedOf(match, red, shared).keep("placement", {});
    }
    forgetUnfinished(one);
    for (const shared of [false, true]) {
      expect(unfinishedOf(one, red, shared).recall("placement")).toBeUndefined();
      expect(unfinishedOf(other, red, shared).recall("placement")).toEqual({});
    }
  });

  test("that cannot be read counts as none", () => {
    localStorage.setItem("bicorne.unfinished.m1.0.placement", "{");
    expect(unfinishedOf(one, red, false).recall("placement")).toBeUndefined();
  });
});
