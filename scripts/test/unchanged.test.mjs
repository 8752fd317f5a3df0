import assert from "node:assert/strict";
import { test } from "node:test";
import { digestOf, filesNow, Passed } from "./unchanged.mjs";

/** Checks that are noted down here, on files that the test changes. */
function table() {
  const at = { files: "one", known: {}, runs: 0, well: true };
  const passed = () =>
    new Passed(
      at.known,
      async () => at.files,
      (known) => (at.known = { ...known }),
    );
  const check = async () => {
    at.runs += 1;
    return at.well;
  };
  return { at, run: (name = "eslint", doing = check) => passed().run(name, doing) };
}

test("a check that has passed is not run again on the same files", async () => {
  const { at, run } = table();
  assert.deepEqual([await run(), await run(), at.runs], ["passed", "unchanged", 1]);
  assert.equal(await run("prettier"), "passed");
});

test("other files are checked, and so are those of before that", async () => {
  const { at, run } = table();
  await run();
  at.files = "two";
  assert.equal(await run(), "passed");
  at.files = "one";
  assert.equal(await run(), "passed");
});

test("a check that has failed is run again", async () => {
  const { at, run } = table();
  at.well = false;
  assert.deepEqual([await run(), await run(), at.runs], ["failed", "failed", 2]);
});

test("what was changed during a check is checked again", async () => {
  const { at, run } = table();
  const changing = async () => {
    at.files = "two";
    return true;
  };
  assert.equal(await run("eslint", changing), "passed");
  assert.equal(await run(), "passed");
  at.files = "one";
  assert.equal(await run(), "passed");
});

test("without git every check is run", async () => {
  const { at, run } = table();
  at.files = undefined;
  assert.deepEqual([await run(), await run(), at.runs], ["passed", "passed", 2]);
});

test("a digest is of names and contents, in whatever order", () => {
  const of = (files) => digestOf(Object.keys(files), (file) => files[file]);
  assert.equal(of({ a: "1", b: "2" }), of({ b: "2", a: "1" }));
  const others = [{ a: "1", b: "3" }, { a: "1", c: "2" }, { a: "1" }, { a: "2", b: "1" }];
  for (const other of others) assert.notEqual(of(other), of({ a: "1", b: "2" }));
});

test("the files of this tree have a digest, or there is no git", async () => {
  assert.match((await filesNow()) ?? "0".repeat(64), /^[0-9a-f]{64}$/);
});
