// @vitest-environment happy-dom

import { flushSync, mount } from "svelte";
import { expect, test } from "vitest";
import { isolated } from "../words/isolated";
import { legible } from "../words/legible";
import Named from "./Named.svelte";

function named(props: { name: string; account?: boolean; within?: (name: string) => string }): string {
  const target = document.createElement("p");
  mount(Named, { target, props });
  flushSync();
  return target.innerHTML.replace(/<!--.*?-->/gs, "").trim();
}

test("a name stands alone in its direction, within a sentence too", () => {
  expect(named({ name: "Ney" })).toBe("<bdi>Ney</bdi>");
  expect(named({ name: "נ", within: (name) => `${name} invites you.` })).toBe("<bdi>נ</bdi> invites you.");
  expect(isolated("Ney")).toBe("Ney");
  expect(isolated("\u05E0")).toBe("\u2068\u05E0\u2069");
});

test("an account is marked, in words too", () => {
  const marked = named({ name: "Ney", account: true });
  expect(marked).toMatch(/role="img" aria-label="(Registered name|Nome registrato)"/);
  expect(named({ name: "Ney", account: false })).not.toContain("aria-label");
});

test("what the server would refuse is not sent", () => {
  expect(legible("one\ttwo\u0000\nthree\r")).toBe("one two \nthree ");
});
