// @vitest-environment happy-dom

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadBook } from "../games/books";
import { router } from "../router.svelte";
import { pathTo } from "../routes";
import { languages } from "../words/language";
import { speech } from "../words/speech.svelte";
import Reference from "./Reference.svelte";

let page: Record<string, unknown>;

async function open(rule?: string) {
  router.go(rule === undefined ? pathTo.rulesOf("drill") : pathTo.rule("drill", rule));
  const book = await loadBook("drill", speech.language);
  page = mount(Reference, { target: document.body, props: { game: "drill", book } });
  await settle();
}

async function settle() {
  flushSync();
  await tick();
  await tick();
  flushSync();
}

const highlighted = () => [...document.querySelectorAll(".here")].map(({ id }) => id);

const shown = () => [...document.querySelectorAll(".rule:not([hidden])")].map(({ id }) => id);

function search(query: string) {
  const field = document.querySelector<HTMLInputElement>("input[type=search]");
  if (!field) throw new Error("there is no field");
  field.value = query;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  speech.choose("en");
});

afterEach(async () => {
  await unmount(page);
});

test.each(languages)(
  "every id stands once on the page in %s, and every link on it leads somewhere",
  async (language) => {
    speech.choose(language);
    await open();
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")];
    expect(links.length).toBeGreaterThan(50);
    for (const { hash } of links) expect(ids).toContain(hash.slice(1));
  },
);

test("the rule in the address is highlighted and has the focus", async () => {
  await open("D3.2");
  expect(highlighted()).toEqual(["D3.2"]);
  expect(document.activeElement?.id).toBe("D3.2");
  router.go(pathTo.rule("drill", "M4"));
  await settle();
  expect(highlighted()).toEqual(["M4"]);
});

test("a search leaves what it found, and ends when the address names something else", async () => {
  await open();
  search("typed");
  const found = shown();
  expect(found).toContain("M6");
  expect(found).not.toContain("D3.2");
  router.go(pathTo.rule("drill", "D3.2"));
  await settle();
  expect(highlighted()).toEqual(["D3.2"]);
  expect(shown().length).toBeGreaterThan(found.length);
});

test("the contents have the number of every chapter, and the field an example of one", async () => {
  await open();
  const marks = [...document.querySelectorAll("nav .mark")].map(({ textContent }) => textContent);
  expect(marks).toEqual(["", "", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "M"]);
  expect(document.querySelector<HTMLInputElement>("input[type=search]")?.placeholder).toContain("D1.1");
});
