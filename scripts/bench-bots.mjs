// Plays a row of crates/bots/results again and holds it against what was written down.
// Usage: node scripts/bench-bots.mjs PROGRAM [FILE:NUMBER], as in marshal-sergeant:17; without a row, lists the files.

import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { again, readResults, rowsOf } from "./bench/rows.mjs";
import { ask, root } from "./test/process.mjs";

const folder = path.join(root, "crates/bots/results");
const [program, wanted = ""] = process.argv.slice(2);
const read = (name) => readResults(readFileSync(path.join(folder, `${name}.csv`), "utf8"));
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".csv"))
  .map((file) => file.slice(0, -".csv".length));

if (wanted === "") {
  console.log("make bench-bots ROW=FILE:NUMBER plays a row again. There is:");
  for (const name of names) console.log(`  ${name}: ${read(name).rows.length} matches`);
  process.exit(0);
}

const [name, number] = wanted.split(":");
if (!names.includes(name)) {
  console.error(`There are no results "${name}"; there are: ${names.join(", ")}.`);
  process.exit(1);
}
const results = read(name);
const written = rowsOf(results.rows, number);
if (written.length === 0) {
  console.error(`${name} has no row ${number}.`);
  process.exit(1);
}
const { code, output } = await ask(program, again(results, number));
const played = output
  .split("\n")
  .filter((line) => line !== "")
  .slice(2);
console.log(played.join("\n"));
const same = code === 0 && played.join("\n") === written.join("\n");
console.log(same ? "as it was written down" : `it was written down as\n${written.join("\n")}`);
// A budget in time does not promise the same match.
process.exitCode = same || (code === 0 && written.some((row) => row.endsWith("ms"))) ? 0 : 1;
