// Checks that need not be run again: they have passed on the very files that are there now, as cargo does it with its own.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ask, root } from "./process.mjs";

/** Beside the packages, so that it goes with them: others may judge otherwise. */
const notes = path.join(root, "web/node_modules/.cache/bicorne/passed.json");

/** A digest of files by their names and what is in them, and of the program that runs the checks. */
export function digestOf(files, read) {
  const digest = createHash("sha256").update(process.version);
  for (const file of files.toSorted()) {
    const content = createHash("sha256").update(read(file)).digest("hex");
    digest.update(`\n${file}\n${content}`);
  }
  return digest.digest("hex");
}

/** Of all that the checks of the client could read: what is in git or may come there, but for the crates. Nothing without git. */
export async function filesNow() {
  const which = ["--cached", "--others", "--exclude-standard", "-z", "--", ".", ":!crates"];
  const { code, output } = await ask("git", ["ls-files", ...which]);
  if (code !== 0) return undefined;
  const read = (file) => {
    try {
      return readFileSync(path.join(root, file));
    } catch {
      return "deleted";
    }
  };
  return digestOf(output.split("\0").filter(Boolean), read);
}

export function readNotes(file = notes) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function writeNotes(known, file = notes) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(known));
}

/** Which checks have passed on which files; `now` tells the digest of those that are there. */
export class Passed {
  #known;
  #now;
  #write;

  constructor(known = readNotes(), now = filesNow, write = writeNotes) {
    this.#known = known;
    this.#now = now;
    this.#write = write;
  }

  /** Runs the check, which says whether all is well, unless it has passed on these files. Gives "passed", "failed" or "unchanged". */
  async run(name, check) {
    const before = await this.#now();
    if (before !== undefined && this.#known[name] === before) return "unchanged";
    if (!(await check())) return "failed";
    // What was written meanwhile may or may not have been read.
    if (before !== undefined && (await this.#now()) === before) {
      this.#known[name] = before;
      this.#write(this.#known);
    }
    return "passed";
  }
}
