// The suites, in the order in which they run. To add one, add an entry to the list at the end:
//   name   how it is called in the table, and in `make test SUITE="…"`
//   tools  what must be there: "nextest", "packages", "chromium", "postgresql"
//   web    whether the web client must have been built (the server crate holds its files)
//   run    runs it, and gives its verdict { passed, failed, failures, note }; failures may be left out

import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { targetFolder } from "./cargo.mjs";
import { onBoth, withoutIdle } from "./databases.mjs";
import { startPostgres } from "./postgres.mjs";
import { root, run } from "./process.mjs";
import { readJunit, readTally, readVitest } from "./reports.mjs";
import { serve } from "./served.mjs";
import { chromium } from "./tools.mjs";
import { Passed } from "./unchanged.mjs";
import { judge } from "./verdict.mjs";

const web = path.join(root, "web");

/** Runs a program that leaves a report in `file`, and judges both. */
async function reported(file, read, command, args, options) {
  // A report of an earlier run must not speak for this one.
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const { code } = await run(command, args, options);
  return judge(existsSync(file) ? read(readFileSync(file, "utf8")) : null, code);
}

/** The tests of this runner itself. */
function runner() {
  const file = path.join(root, "reports/runner.xml");
  const reporters = ["junit", file, "spec", "stdout"];
  const flags = reporters.map((value, i) => `--test-reporter${i % 2 ? "-destination" : ""}=${value}`);
  return reported(file, readJunit, "node", [...flags, "scripts/test/own-tests.mjs"]);
}

/** In rows that run side by side: most of them keep one core busy. Those of the client read nothing but what is in git. */
const lintChecks = [
  [
    ["fmt", "cargo", ["fmt", "--all", "--check"]],
    ["clippy", "cargo", ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]],
  ],
  [["eslint", "npm", ["run", "--silent", "lint"], { cwd: web }]],
  [
    ["svelte-check", "npm", ["run", "--silent", "check"], { cwd: web }],
    ["prettier", "npm", ["run", "--silent", "format:check"], { cwd: web }],
  ],
];

async function lint() {
  const failed = [];
  const passed = new Passed();
  const checked = async ([name, command, args, options]) => {
    const check = async () => {
      const { code, output } = await run(command, args, { ...options, quiet: true });
      console.log(`– ${name}\n${output}`.trimEnd());
      return code === 0;
    };
    // Cargo knows by itself what has changed.
    if (command === "cargo") return check();
    const verdict = await passed.run(name, check);
    if (verdict === "unchanged") console.log(`– ${name}: nothing has changed since it passed`);
    return verdict !== "failed";
  };
  const inTurn = async (checks) => {
    for (const check of checks) if (!(await checked(check))) failed.push(check[0]);
  };
  await Promise.all(lintChecks.map(inTurn));
  return { passed: lintChecks.flat().length - failed.length, failed: failed.length, note: failed.join(", ") };
}

// What all suites build of the Rust workspace, so that each finds what another has built: with `-p` cargo would compile
// much of it anew, for fewer features. Examples are left to clippy.
const whole = ["--workspace", "--lib", "--bins", "--tests"];

/** Runs Rust tests; `args` choose which. */
function nextest(args, env = {}) {
  // Nextest keeps its reports here even where CARGO_TARGET_DIR has moved the rest.
  const file = path.join(root, "target/nextest/ci/junit.xml");
  return reported(file, readJunit, "cargo", ["nextest", "run", "--profile", "ci", ...args], { env });
}

async function build() {
  const { code } = await run("cargo", ["test", "--no-run", "--quiet", ...whole]);
  return code === 0 ? path.join(await targetFolder(), "debug/bicorne") : null;
}

let built;

/** Builds the program for development, once for all suites; gives its path, or null if it does not build. */
function bicorne() {
  built ??= build();
  return built;
}

const doesNotBuild = { passed: 0, failed: 1, note: "the program does not build" };

async function cases() {
  const binary = await bicorne();
  if (!binary) return doesNotBuild;
  const folders = readdirSync(path.join(root, "crates"))
    .map((crate) => `crates/${crate}/cases`)
    .filter((folder) => existsSync(path.join(root, folder)));
  const { code, output } = await run(binary, ["check", ...folders, "--coverage"], { capture: true });
  return judge(readTally(output), code);
}

function vitest(name, args, env = {}) {
  const file = path.join(root, `reports/${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const program = path.join(web, "node_modules/.bin/vitest");
  return reported(file, readVitest, program, ["run", ...args, ...reporters], { cwd: web, env });
}

/** Some ask the program itself. */
async function webUnit() {
  const binary = await bicorne();
  return binary ? vitest("web-unit", [], { BICORNE: binary }) : doesNotBuild;
}

/** The tests that use a database once more, on the other one. */
async function serverOnPostgres() {
  const { url, stop } = await startPostgres();
  const used = mkdtempSync(path.join(os.tmpdir(), "bicorne-used-"));
  try {
    const alone = readFileSync(path.join(root, "crates/server/tests/without_database.txt"), "utf8");
    const env = { BICORNE_TEST_POSTGRES: url, BICORNE_TEST_USED: used };
    const verdict = await nextest([...whole, "-E", onBoth(alone)], env);
    return withoutIdle(verdict, readdirSync(used));
  } finally {
    stop();
    rmSync(used, { recursive: true });
  }
}

async function endToEnd() {
  const binary = await bicorne();
  if (!binary) return doesNotBuild;
  const { url, database, stop } = await serve(binary);
  const env = { BICORNE_URL: url, BICORNE: binary, BICORNE_DATABASE: database, CHROMIUM: chromium() };
  try {
    return await vitest("e2e", ["--config", "vitest.e2e.config.ts"], env);
  } finally {
    stop();
  }
}

export const suites = [
  { name: "runner", tools: [], run: runner },
  { name: "lint", tools: ["packages"], web: true, run: lint },
  { name: "rust", tools: ["nextest"], web: true, run: () => nextest(whole) },
  { name: "cases", tools: [], web: true, run: cases },
  { name: "web unit", tools: ["packages"], web: true, run: webUnit },
  { name: "server on PostgreSQL", tools: ["nextest", "postgresql"], web: true, run: serverOnPostgres },
  { name: "end to end", tools: ["packages", "chromium"], web: true, run: endToEnd },
];

/** Builds the web client where its sources have changed. */
export async function buildWeb() {
  return (await run("make", ["--no-print-directory", "web"])).code === 0;
}

/** Runs one suite; whatever goes wrong in it is a failure of that suite alone. */
export async function runSuite(suite) {
  try {
    if (suite.web && !(await buildWeb())) return { passed: 0, failed: 1, note: "the web client does not build" };
    return await suite.run();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error.message);
    return { passed: 0, failed: 1, note: error.message.split("\n")[0] };
  }
}
