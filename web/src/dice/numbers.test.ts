import { expect, test } from "vitest";
import { journalOf, textOf, verified } from "./fixtures/fixtures";
import { numbers } from "./numbers";

test("every die has a line with what it follows from", () => {
  const text = textOf("table");
  const journal = journalOf(text);
  const lines = numbers(journal, verified(text).entries).trimEnd().split("\n");
  expect(lines.filter((line) => line.startsWith("#")).map((line) => line.split("\t")[1])).toEqual([
    "match",
    "game",
    "commitment",
    "seed",
    "salt",
    "salt",
    "salt",
  ]);
  const rolled = lines.slice(8);
  expect(rolled).toHaveLength(10);
  expect(rolled[0]).toBe("22\tred\t18\t1\t6\t5\t\tyes\t");
  expect(rolled[1]).toBe("32\tgreen\t28\t1\t6\t3\t3\t\t");
});
