// Brings the tools that the suites need: installs them where it may, else says how to.

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ask, root, run } from "./process.mjs";

/** Something the person at the keyboard has to put right; the message says how. */
class Missing extends Error {}

function onPath(names) {
  for (const folder of process.env.PATH.split(path.delimiter)) {
    const found = names.map((name) => path.join(folder, name)).find(existsSync);
    if (found) return found;
  }
  return null;
}

/** The path of a Chromium or Chrome, or null. */
export function chromium() {
  return (
    process.env.CHROMIUM ??
    onPath(["chromium", "chromium-browser", "google-chrome"]) ??
    [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ].find(existsSync) ??
    null
  );
}

/** The folder of PostgreSQL's programs, or null. Debian keeps them off the path, a folder per version. */
export function postgresPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version, "bin"));
  const initdb = onPath(["initdb"]);
  if (initdb) folders.push(path.dirname(initdb));
  return (
    folders.find((folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "pg_ctl"))) ?? null
  );
}

const fromDebian = {
  chromium: { found: chromium, otherwise: "or set CHROMIUM to the path of a Chrome or Chromium" },
  postgresql: { found: postgresPrograms, otherwise: "or put its `initdb` and `pg_ctl` on the PATH" },
};

async function bringFromDebian(names) {
  const missing = names.filter((name) => fromDebian[name] && !fromDebian[name].found());
  if (missing.length === 0) return;
  if (process.getuid() === 0 && onPath(["apt-get"])) {
    console.log(`Installing ${missing.join(" and ")} from Debian …`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], { env });
  }
  const lacking = missing.find((name) => !fromDebian[name].found());
  if (lacking) {
    throw new Missing(
      `The tests need ${lacking}: install it (on Debian \`sudo apt-get install ${lacking}\`) ${fromDebian[lacking].otherwise}.`,
    );
  }
}

async function bringNextest() {
  if ((await ask("cargo", ["nextest", "--version"])).code === 0) return;
  console.log("Installing cargo-nextest into target/tools (some minutes, once) …");
  // Without the part that updates itself, which takes longer to build than all the rest.
  const lean = ["--no-default-features", "--features", "default-no-update"];
  const args = ["install", "--locked", "--root", path.join(root, "target/tools"), ...lean, "cargo-nextest"];
  if ((await run("cargo", args)).code !== 0) {
    throw new Missing("The tests need cargo-nextest: install it with `cargo install --locked cargo-nextest`.");
  }
}

async function bringPackages() {
  // The Makefile knows when the packages are stale.
  if ((await run("make", ["--no-print-directory", "packages"])).code !== 0) {
    throw new Missing("The web packages did not install: run `npm ci` in the folder web to see why.");
  }
}

/**
 * Brings what is named: "chromium", "postgresql", "nextest", "packages".
 * What it cannot bring ends the run, with one sentence on how to get it.
 */
export async function bring(names) {
  try {
    await bringFromDebian(names);
    if (names.includes("nextest")) await bringNextest();
    if (names.includes("packages")) await bringPackages();
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
