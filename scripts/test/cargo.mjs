// What cargo tells about the workspace.

import { ask } from "./process.mjs";

let known;

async function metadata() {
  if (!known) {
    const { code, output } = await ask("cargo", ["metadata", "--no-deps", "--format-version", "1"]);
    if (code !== 0) throw new Error("`cargo metadata` failed: is Cargo.toml in order?");
    known = JSON.parse(output);
  }
  return known;
}

/** Where cargo builds: CARGO_TARGET_DIR may have moved it. */
export async function targetFolder() {
  return (await metadata()).target_directory;
}
