import assert from "node:assert/strict";
import { test } from "node:test";
import { again, readResults, rowsOf, words } from "./rows.mjs";

const text = `# bicorne simulate drill default --seats random,random --seed 'two words' --pairs
number,seed,red,blue,winner,how,length,budget
1,two words 1,random,random,red,points,20,-/-
1,two words 1,random,random,blue,points,20,-/-
11,two words 11,random,random,red,points,22,-/-
`;

test("a row is found by its number, and its command plays it again", () => {
  const results = readResults(text);
  assert.equal(rowsOf(results.rows, 1).length, 2);
  assert.equal(rowsOf(results.rows, 11).length, 1);
  assert.deepEqual(rowsOf(results.rows, 2), []);
  const command = "simulate drill default --seats random,random --seed".split(" ");
  assert.deepEqual(again(results, 11), [...command, "two words", "--pairs", "1", "--first", "11", "--csv", "-"]);
});

test("words are taken as a shell takes them", () => {
  assert.deepEqual(words("a 'b c' d"), ["a", "b c", "d"]);
  assert.deepEqual(words("'it'\\''s' so"), ["it's", "so"]);
});

test("a file that names no command is refused", () => {
  assert.throws(() => readResults("number,seed\n1,1\n"), /does not name the command/);
  assert.throws(() => readResults("# bicorne simulate drill default --pairs\n1,1\n"), /columns/);
});
