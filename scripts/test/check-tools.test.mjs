import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { root } from "./process.mjs";

/** A machine where everything is as it should be: program → what it does. */
const good = {
  rustc: "echo 'rustc 1.94.0 (abc 2026-03-01)'",
  cargo: ":",
  node: "echo v20.19.0",
  npm: "echo 9.2.0",
  cc: ":",
  id: "echo 1000",
};

/** Runs the check on a machine that differs from the good one; null takes a program away. */
function check(differences, ...args) {
  const bin = mkdtempSync(path.join(os.tmpdir(), "bicorne-tools-"));
  try {
    for (const name of ["sh", "cut", "mktemp", "rm", "cp"]) {
      symlinkSync(
        spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim(),
        path.join(bin, name),
      );
    }
    for (const [name, script] of Object.entries({ ...good, ...differences })) {
      if (script === null) continue;
      writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
      chmodSync(path.join(bin, name), 0o755);
    }
    const script = path.join(root, "scripts/check-tools.sh");
    return spawnSync("/bin/sh", [script, ...args], { encoding: "utf8", env: { PATH: bin } });
  } finally {
    rmSync(bin, { recursive: true });
  }
}

function assertRefused({ status, stderr }, words) {
  assert.equal(status, 1);
  assert.match(stderr, words);
  assert.equal(stderr.trim().split("\n").length, 1, `more than one line:\n${stderr}`);
}

test("the least that is needed is enough", () => {
  const { status, stdout, stderr } = check({}, "lint");
  assert.deepEqual([status, stdout, stderr], [0, "", ""]);
});

test("newer tools are enough", () => {
  const newer = { rustc: "echo 'rustc 2.0.0-nightly (abc)'", node: "echo v26.1.0", npm: "echo 12.0.1" };
  assert.equal(check(newer).status, 0);
  assert.equal(check({ node: "echo v22.13.0" }).status, 0);
});

for (const name of ["rustc", "cargo", "node", "npm", "cc"]) {
  test(`without ${name} it says what to install`, () => {
    assertRefused(check({ [name]: null }), /^Bicorne needs .*install/);
  });
}

for (const [name, version] of [
  ["rustc", "'rustc 1.93.1 (abc)'"],
  ["rustc", "'rustc 0.99.0 (abc)'"],
  ["node", "v20.18.3"],
  ["node", "v22.12.0"],
  ["node", "v23.4.0"],
  ["node", "v18.20.4"],
  ["npm", "8.19.4"],
]) {
  test(`${name} ${version} is too old`, () => {
    assertRefused(check({ [name]: `echo ${version}` }), /^Bicorne needs .* or newer, this is /);
  });
}

test("a rustup without a toolchain is no Rust", () => {
  assertRefused(check({ rustc: "echo 'no default toolchain' >&2; exit 1" }), /rustup default stable/);
});

test("a cc that cannot compile is no C compiler", () => {
  assertRefused(check({ cc: "echo 'stdio.h: no such file' >&2; exit 1" }), /^Bicorne needs a C compiler/);
});

test("root on Debian gets a C compiler", () => {
  const apt = 'case "$*" in *install*gcc*) cp "$(command -v cargo)" "${0%/*}/cc" ;; esac';
  const { status, stderr } = check({ cc: null, id: "echo 0", "apt-get": apt });
  assert.deepEqual([status, stderr], [0, ""]);
});

test("lint needs rustfmt and clippy, play does not", () => {
  const lacking = { cargo: '[ "$1" != clippy ]' };
  assertRefused(check(lacking, "lint"), /rustup component add rustfmt clippy/);
  assert.equal(check(lacking).status, 0);
});
