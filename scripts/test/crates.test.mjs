import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { root } from "./process.mjs";

/** The files that the module in `file` brings in, itself among them. */
function reached(file) {
  const folder = /^(main|mod)\.rs$/.test(path.basename(file)) ? path.dirname(file) : file.slice(0, -".rs".length);
  const names = [...readFileSync(file, "utf8").matchAll(/^\s*(?:pub(?:\(.*\))? )?mod (\w+);/gm)].map(
    ([, name]) => name,
  );
  const found = names.map((name) =>
    [path.join(folder, `${name}.rs`), path.join(folder, name, "mod.rs")].find(existsSync),
  );
  return [file, ...found.filter(Boolean).flatMap(reached)];
}

// Cargo no longer looks for tests by itself, so that a crate has one program of them: a file that nobody names would be
// forgotten without a word.
for (const crate of readdirSync(path.join(root, "crates"))) {
  const tests = path.join(root, "crates", crate, "tests");
  if (!existsSync(tests)) continue;
  test(`every file of tests of ${crate} is run`, () => {
    const all = readdirSync(tests, { recursive: true }).filter((file) => file.endsWith(".rs"));
    const run = reached(path.join(tests, "main.rs")).map((file) => path.relative(tests, file));
    assert.deepEqual(all.sort(), run.sort());
  });
}
