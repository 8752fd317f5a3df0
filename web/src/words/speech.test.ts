// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { en } from "./en";
import { it } from "./it";

/** The module as a page that has just been opened sees it. */
async function openPage() {
  vi.resetModules();
  return (await import("./speech.svelte")).speech;
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["it-IT"]);
});

test("speaks the browser's language at first", async () => {
  expect((await openPage()).words.language).toBe(it.language);
});

test("remembers a choice when the page is opened again", async () => {
  (await openPage()).choose("en");
  const speech = await openPage();
  expect(speech.language).toBe("en");
  expect(speech.words.language).toBe(en.language);
});

test("works where storage is refused", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  const speech = await openPage();
  expect(speech.language).toBe("it");
  speech.choose("en");
  expect(speech.language).toBe("en");
});
