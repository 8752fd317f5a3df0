// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { games } from "../wire/games";
import { languages } from "../words/language";
import { readRoute } from "../routes";
import { cardNames, cards } from "./cards";

test("there is a card for every game of the registry, and for no other", () => {
  expect(cardNames.toSorted()).toEqual([...games].toSorted());
});

test.each(cardNames)("every page of %s has a name in each language, and leads somewhere", (name) => {
  const { words, pages = {} } = cards[name];
  for (const language of languages)
    expect(Object.keys(words[language].pages ?? {}), language).toEqual(Object.keys(pages));
  for (const path of Object.values(pages)) expect(readRoute(path).page).not.toBe("lost");
});

/** What a game is like says its own folder; a page that asks for its name has to be changed for every new game. */
const pages = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../games/*/**", "!../wire/**", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no page outside of the games' folders asks which game it is", () => {
  expect(Object.keys(pages).length).toBeGreaterThan(100);
  const names = games.join("|");
  const asking = new RegExp(`(?:[!=]==?|case)\\s*["'](?:${names})["']|/games/(?:${names})/`);
  const found = Object.entries(pages).filter(([, text]) => asking.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});
