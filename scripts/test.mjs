// Runs the test suites and counts. Usage: node scripts/test.mjs [SUITE …]; without names, all of them.
// After the table come the slowest tests and those that failed; the last line is `N passed, N failed`. The exit code is 1 if anything failed.

import process from "node:process";
import { spent } from "./test/process.mjs";
import { runSuite, suites } from "./test/suites.mjs";
import { bring } from "./test/tools.mjs";
import { summary } from "./test/verdict.mjs";

const names = process.argv.slice(2);
const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
if (unknown !== undefined) {
  console.error(`There is no suite "${unknown}"; there are: ${suites.map((suite) => suite.name).join(", ")}.`);
  process.exit(1);
}
const chosen = names.length ? suites.filter((suite) => names.includes(suite.name)) : suites;

await bring(chosen.flatMap((suite) => suite.tools));

const rows = [];
for (const suite of chosen) {
  console.log(`\n── ${suite.name} ──`);
  const [started, before] = [Date.now(), spent()];
  const verdict = await runSuite(suite);
  const seconds = (Date.now() - started) / 1000;
  console.log(`${suite.name}: ${verdict.passed} passed, ${verdict.failed} failed in ${seconds.toFixed(1)} s`);
  const cpu = before === undefined ? undefined : spent() - before;
  rows.push({ name: suite.name, verdict, seconds, cpu });
}

console.log(`\n${summary(rows)}`);
process.exitCode = rows.some((row) => row.verdict.failed > 0) ? 1 : 0;
