// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { troubleOf } from "../api/call";
import { loadGame } from "./games";

test("a game that could not be fetched can be fetched again", async () => {
  vi.doMock("./drill/drill", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const lost: unknown = await loadGame("drill").catch((error: unknown) => error);
  expect(troubleOf(lost)).toEqual({ error: "unreachable" });
  vi.doUnmock("./drill/drill");
  expect((await loadGame("drill")).words.en.name).not.toBe("");
});
