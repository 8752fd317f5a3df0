import { describe, expect, test } from "vitest";
import { en } from "./en";
import { it } from "./it";
import type { Problem } from "./problem";
import { deedOf } from "./words";

/** All texts of a wording, by their path; what makes texts stands as its own path. */
function paths(value: unknown, path = ""): string[] {
  if (typeof value === "string") expect(value.trim(), path).toBe(value);
  if (typeof value === "string") expect(value, path).not.toBe("");
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${path}.${key}`));
}

const die = { sides: 6, value: 3, typed: false };

const problems: Problem[] = [
  { type: "empty" },
  { type: "unreadable", line: 1, what: "header" },
  { type: "unreadable", line: 2, what: "entry" },
  { type: "unreadable", line: 9, what: "closing" },
  { type: "format", format: 2 },
  { type: "afterSeed", line: 9 },
  { type: "noSeed" },
  { type: "otherMatch" },
  { type: "commitment" },
  { type: "otherCommitment" },
  { type: "botSalt", seat: "red" },
  { type: "cutShort", written: 7, found: 6 },
  { type: "lastLink" },
  { type: "number", entry: 3, expected: 2 },
  { type: "seat", entry: 3 },
  { type: "link", entry: 3 },
  { type: "die", entry: 3, place: 1, written: die, derived: 4 },
  { type: "face", entry: 3, place: 1, written: { ...die, value: 7 } },
  { type: "typed", entry: 3, place: 1 },
  { type: "takeBack", entry: 3 },
  { type: "afterEnd", entry: 3 },
];

test("Italian and English have the same texts", () => {
  expect(paths(it)).toEqual(paths(en));
});

describe.each([
  ["Italian", it],
  ["English", en],
])("%s", (_, words) => {
  test("has a sentence of its own for every problem", () => {
    const sentences = problems.map((problem) => words.problem(problem));
    expect(new Set(sentences).size).toBe(problems.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u);
  });

  test("names the entry, the file's number and the seed's", () => {
    const sentence = words.problem({ type: "die", entry: 12, place: 2, written: die, derived: 4 });
    expect(sentence.match(/\d+/g)).toEqual(["12", "2", "3", "4"]);
  });
});

test("one is not many", () => {
  expect(en.good(1, 0)).toMatch(/^The die follows/);
  expect(en.good(2, 0)).toMatch(/^All 2 dice follow/);
  expect(it.good(1, 0)).toMatch(/^Il dado deriva/);
  expect(it.good(1234, 0)).toMatch(/^Tutti e 1234 i dadi derivano/);
  expect(en.typedNote(1)).toMatch(/^1 die was/);
  expect(it.typedNote(1)).toMatch(/^1 dado è stato/);
  expect(it.typedNote(3)).toMatch(/^3 dadi sono stati/);
  expect(en.tally.expect({ each: 1, low: 0, high: 2 })).toContain("about once.");
  expect(it.tally.expect({ each: 1, low: 0, high: 2 })).toContain("circa una volta.");
  expect(it.tally.expect({ each: 1.33, low: 0, high: 3 })).toContain("circa 1,3 volte.");
});

test("an end is worded where it is the table's, and left as it is where it is the game's", () => {
  expect(deedOf({ type: "end", how: "resigned" }, it.entries)).toBe("fine: abbandono");
  expect(deedOf({ type: "end", how: "points" }, it.entries)).toBe("fine: points");
  expect(deedOf({ type: "take_back", entries: [3, 4] }, it.entries)).toBe("ritira le voci 3 e 4");
  expect(deedOf({ type: "act", kind: undefined, dice: [] }, en.entries)).toBe("move");
});
