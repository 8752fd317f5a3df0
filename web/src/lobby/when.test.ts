import { expect, test } from "vitest";
import { howLongAgo, inFull } from "./when";

const now = Date.UTC(1805, 11, 2, 9);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, "just now", "poco fa"],
  [30_000, "just now", "poco fa"],
  [minute, "1 minute ago", "1 minuto fa"],
  [59 * minute, "59 minutes ago", "59 minuti fa"],
  [hour, "1 hour ago", "1 ora fa"],
  [23 * hour, "23 hours ago", "23 ore fa"],
  [day, "yesterday", "ieri"],
  [3 * day, "3 days ago", "3 giorni fa"],
  [15 * day, "2 weeks ago", "2 settimane fa"],
  [70 * day, "2 months ago", "2 mesi fa"],
  [800 * day, "2 years ago", "2 anni fa"],
])("%i ms ago is %s", (ago, en, it) => {
  expect(howLongAgo(now - ago, now, "en")).toBe(en);
  expect(howLongAgo(now - ago, now, "it")).toBe(it);
});

test("a clock that is behind says just now, not in the future", () => {
  expect(howLongAgo(now + 20_000, now, "en")).toBe("just now");
  expect(howLongAgo(now + 3 * hour, now, "it")).toBe("poco fa");
});

test("the day is written as the English write it, by a clock of 24 hours", () => {
  const evening = new Date(2026, 10, 16, 21, 5).getTime();
  expect(inFull(evening, "en")).toMatch(/16 November 2026.*21:05/);
  expect(inFull(evening, "it")).toMatch(/16 novembre 2026.*21:05/);
});
