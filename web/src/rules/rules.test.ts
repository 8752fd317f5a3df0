// @vitest-environment happy-dom

import { describe, expect, test } from "vitest";
import { loadBook } from "../games/books";
import { shownGames, type ShownGame } from "../games/games";
import { rules as battlesRules } from "../wire/battles.rules";
import { rules as drillRules } from "../wire/drill.rules";
import { rules as europeRules } from "../wire/europe.rules";
import { rules as tableRules } from "../wire/table.rules";
import { rules as triumphRules } from "../wire/triumph.rules";
import { languages, type Language } from "../words/language";
import { anchorOf } from "./anchor";
import { chaptersOf } from "./chapters";
import { piecesOf } from "./pieces";
import { matches } from "./search";
import { table as en } from "./table.en";
import { table as it } from "./table.it";

const tables = { it, en };
const written = { drill: drillRules, triumph: triumphRules, battles: battlesRules, europe: europeRules };
const table = tableRules.map(({ id }) => id);

/** Rulings that no match is played by, and that the book tells all the same: EB-31 is what odds are reckoned by. */
const beside = ["EB-31"];

/** The rules that a text names. */
const named = (text = "") => [...text.matchAll(/\b[A-Z]+-?\d+(?:\.\d+)*[a-z]?\b/g)].map(([id]) => id);

/** By their numbers: T4.2 before T10.1, and T11.2a before T11.10a. */
const numbered = new Intl.Collator("en", { numeric: true });

const pages = shownGames.flatMap((game) => languages.map((language) => ({ game, language })));

async function chapters(game: ShownGame, language: Language) {
  return chaptersOf(await loadBook(game, language), tables[language]);
}

describe.each(pages)("the rules of $game in $language", ({ game, language }) => {
  test("stand once each, in order within their chapters, those of the table last", async () => {
    const parts = await chapters(game, language);
    const ids = parts.map(({ rules }) => rules.map(({ id }) => id));
    for (const chapter of ids) expect(chapter).toEqual([...chapter].sort(numbered.compare));
    const all = [...written[game].map(({ id }) => id), ...table];
    expect(ids.flat().sort(numbered.compare)).toEqual(all.sort(numbered.compare));
    expect(parts.at(-1)?.id).toBe("M");
  });

  test("have addresses that nothing else has", async () => {
    const parts = await chapters(game, language);
    const ids = [...parts.map(({ id }) => id), ...parts.flatMap(({ rules }) => rules.map(({ id }) => id))];
    const all = ["main", "intro", "example", ...ids];
    expect(new Set(all).size).toBe(all.length);
  });

  test("are whole sentences", async () => {
    const book = await loadBook(game, language);
    const parts = await chapters(game, language);
    const rules = parts.flatMap(({ rules }) => rules.flatMap(({ text, note }) => (note ? [text, note] : [text])));
    for (const text of [...rules, ...book.intro, ...book.example.steps]) {
      expect(text).toMatch(/^[\p{Lu}\p{N}].*[.]$/u);
      expect(text).not.toMatch(/'| {2}/);
    }
  });

  test("name only rules that there are", async () => {
    const { intro, example, rules, notes } = await loadBook(game, language);
    const texts = [...intro, ...example.steps, ...Object.values(rules), ...Object.values(notes)];
    const known: ReadonlySet<string> = new Set<string>([...written[game].map(({ id }) => id), ...table, ...beside]);
    for (const id of named(texts.join(" "))) expect(known).toContain(id);
  });
});

/** Napoleon’s Battles goes by the order of its turn, which is not that of the numbers. */
const byNumbers = pages.filter(({ game }) => ["drill", "triumph", "europe"].includes(game));

test.each(byNumbers)("the chapters of $game in $language stand in order", async ({ game, language }) => {
  const ids = (await chapters(game, language)).flatMap(({ rules }) => rules.map(({ id }) => id));
  const kinds = [...new Set(ids.map((id) => id.charAt(0)))];
  const kind = (id: string) => kinds.indexOf(id.charAt(0));
  expect(ids).toEqual([...ids].sort((a, b) => kind(a) - kind(b) || numbered.compare(a, b)));
});

test.each(shownGames)("the rules of %s name the same rules in both languages", async (game) => {
  const book = { it: await loadBook(game, "it"), en: await loadBook(game, "en") };
  for (const id of Object.keys(book.en.rules)) expect(named(book.it.rules[id]), id).toEqual(named(book.en.rules[id]));
  expect(book.it.example.steps.map(named)).toEqual(book.en.example.steps.map(named));
  expect(Object.keys(book.it.notes)).toEqual(Object.keys(book.en.notes));
  expect(book.it.intro.length).toBe(book.en.intro.length);
});

describe("the search", () => {
  test("finds a rule by its number, from the beginning", () => {
    expect(matches("D3", "D3.2", "")).toBe(true);
    expect(matches("d3.2", "D3.2", "")).toBe(true);
    expect(matches("3.2", "D3.2", "")).toBe(false);
  });

  test("finds all words, in any order and in any of the texts", () => {
    expect(matches("square man", "D4.1", "The post", "A man on a square.")).toBe(true);
    expect(matches("post man", "D4.1", "The post", "A man on a square.")).toBe(true);
    expect(matches("man horse", "D4.1", "The post", "A man on a square.")).toBe(false);
  });

  test("heeds neither case nor accents nor the kind of apostrophe", () => {
    expect(matches("PARITA l'offerta", "D6", "L’offerta in parità")).toBe(true);
  });

  test("finds everything for nothing", () => {
    expect(matches("  ", "D6", "L’offerta")).toBe(true);
  });
});

describe("a text", () => {
  const isRule = (id: string) => ["D3.2", "D3.25", "T11.5d", "M4"].includes(id);

  test("has a link where it names a rule", () => {
    expect(piecesOf("See D3.2. Or (M4)", isRule)).toEqual([
      { text: "See " },
      { rule: "D3.2" },
      { text: ". Or (" },
      { rule: "M4" },
      { text: ")" },
    ]);
    expect(piecesOf("D3.25, T11.5d", isRule)).toEqual([{ rule: "D3.25" }, { text: ", " }, { rule: "T11.5d" }]);
  });

  test("has none where there is no such rule", () => {
    expect(piecesOf("D9.9", isRule)).toEqual([{ text: "D9.9" }]);
  });
});

test("the end of an address may be anything", () => {
  expect(anchorOf("D3.2")).toBe("D3.2");
  expect(anchorOf("D3%2E2")).toBe("D3.2");
  expect(anchorOf("100%")).toBe("");
});
