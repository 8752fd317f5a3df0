/** The program itself, for the tests that ask it something. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";

const cargo = (...args: readonly string[]) => execFileSync("cargo", args, { cwd: "..", encoding: "utf8" });

/** Built once; a run for each question would ask Cargo each time. */
function built(): string {
  cargo("build", "--quiet", "-p", "bicorne");
  const metadata = JSON.parse(cargo("metadata", "--no-deps", "--format-version", "1")) as { target_directory: string };
  return join(metadata.target_directory, "debug", "bicorne");
}

/** Where it is: `make test` says where, with all its parts built as the other suites have them. */
export const program = process.env.BICORNE ?? built();
