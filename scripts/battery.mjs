// Runs the large battery: many random matches of every game, watched for every law of the table, and many bytes for
// whatever reads bytes.

import process from "node:process";
import { run } from "./test/process.mjs";
import { bring } from "./test/tools.mjs";

await bring(["nextest"]);
// As the program of `make play` is built: fast enough, and without the long linking of a release.
const build = ["--cargo-profile", "play", "--workspace", "--lib", "--tests"];
const chosen = "test(/^(battery|fuzz|wars)::/) + test(the_laws_hold)";
const args = ["nextest", "run", "--profile", "large", ...build, "--no-capture", "-E", chosen];
process.exitCode = (await run("cargo", args, { env: { BATTERY: "large" } })).code;
