import { describe, expect, test } from "vitest";
import type { Message } from "../wire/table";
import { Past } from "./past";

const messages: Message[] = Array.from({ length: 100 }, (_, n) => ({ number: n + 1, view: { round: n + 1 } }));

describe("the past", () => {
  test("has the view after any number of messages, in whatever order one asks", () => {
    const past = new Past({ round: 0, name: "drill" }, messages);
    for (const count of [100, 0, 31, 32, 33, 64, 99, 1, 100]) {
      expect(past.viewAt(count)).toEqual({ round: count, name: "drill" });
    }
    expect(past.length).toBe(100);
  });

  test("passes over messages that changed nothing one sees", () => {
    const past = new Past({ round: 0 }, [{ number: 1 }, { number: 2, view: { round: 2 } }, { number: 3 }]);
    expect([0, 1, 2, 3].map((count) => past.viewAt(count))).toEqual([
      { round: 0 },
      { round: 0 },
      { round: 2 },
      { round: 2 },
    ]);
  });
});
