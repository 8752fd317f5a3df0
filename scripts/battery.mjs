// Runs the large battery: many random matches of every game, watched for every law of the table.

import process from "node:process";
import { run } from "./test/process.mjs";
import { bring } from "./test/tools.mjs";

await bring(["nextest"]);
const args = [
  "nextest",
  "run",
  "--release",
  "-p",
  "drill",
  "-p",
  "triumph",
  "-p",
  "battles",
  "--test",
  "all",
  "battery::",
  "--no-capture",
];
process.exitCode = (await run("cargo", args, { env: { BATTERY: "large" } })).code;
