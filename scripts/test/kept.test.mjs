// What is kept of earlier programs (crates/*/tests/kept) is never changed: its lists of checksums have only ever grown.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { root } from "./process.mjs";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });

/** Lines with a checksum that some commit took out of a list, as a patch shows them. */
export function takenOut(patch) {
  return patch.split("\n").filter((line) => /^-[0-9a-f]{64} {2}/.test(line));
}

test("a line taken out of a patch is seen", () => {
  const line = `${"0".repeat(64)}  1/two.jsonl`;
  assert.deepEqual(takenOut(`--- a/CHECKSUMS\n+++ b/CHECKSUMS\n-${line}\n+${line}`), [`-${line}`]);
  assert.deepEqual(takenOut(`+${line}\n ${line}`), []);
});

test("no checksum of a kept match was ever taken out or changed", (t) => {
  let patch;
  try {
    // Where a list was moved as a whole, git shows no line of it.
    patch = git("log", "-p", "--find-renames", "--format=", "--", ":(glob)crates/*/tests/kept/CHECKSUMS");
    patch += git("diff", "HEAD", "--", ":(glob)crates/*/tests/kept/CHECKSUMS");
  } catch {
    t.diagnostic("no history to look through");
    return;
  }
  assert.deepEqual(takenOut(patch), []);
});
