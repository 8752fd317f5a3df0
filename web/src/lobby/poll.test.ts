// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileSeen } from "./poll";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("asks at once, again and again, not while hidden, and at once on coming back", () => {
  let asked = 0;
  const stop = whileSeen(2, () => (asked += 1));
  expect(asked).toBe(1);
  vi.advanceTimersByTime(4000);
  expect(asked).toBe(3);
  show("hidden");
  vi.advanceTimersByTime(60_000);
  expect(asked).toBe(3);
  show("visible");
  expect(asked).toBe(4);
  stop();
  vi.advanceTimersByTime(60_000);
  show("visible");
  expect(asked).toBe(4);
});
