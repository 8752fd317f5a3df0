// A PostgreSQL cluster of our own, thrown away after use.

import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { freePort } from "./port.mjs";
import { atExit } from "./process.mjs";
import { postgresPrograms } from "./tools.mjs";

// PostgreSQL refuses to run as root; Debian's package brings a user for it.
const asRoot = process.getuid() === 0;

function postgres(program, args) {
  const command = path.join(postgresPrograms(), program);
  const [name, list] = asRoot ? ["runuser", ["-u", "postgres", "--", command, ...args]] : [command, args];
  // Synchronous, because it must also work while this process ends. No pipe for the server's own
  // output: it would keep the pipe open, and us waiting, as long as it lives.
  return spawnSync(name, list, { cwd: os.tmpdir(), stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function giveToPostgres(file) {
  if (!asRoot) return;
  const id = (flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  chownSync(file, id("-u"), id("-g"));
}

/** Starts a cluster; gives its URL and a function that stops and deletes it. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bicorne-postgres-"));
  const data = path.join(folder, "data");
  const stop = atExit(() => {
    if (existsSync(path.join(data, "postmaster.pid")))
      postgres("pg_ctl", ["stop", "-D", data, "-m", "immediate", "-s"]);
    rmSync(folder, { recursive: true, force: true });
  });
  try {
    giveToPostgres(folder);
    const password = randomBytes(12).toString("hex");
    const passwordFile = path.join(folder, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    giveToPostgres(passwordFile);

    const how = [
      "-U",
      "bicorne",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ];
    if (!postgres("initdb", ["-D", data, ...how])) throw new Error("initdb failed");

    const port = await freePort();
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c fsync=off`;
    const log = path.join(folder, "log");
    if (!postgres("pg_ctl", ["start", "-D", data, "-w", "-s", "-l", log, "-o", options])) {
      throw new Error(`PostgreSQL did not start:\n${existsSync(log) ? readFileSync(log, "utf8") : ""}`);
    }
    return { url: `postgres://bicorne:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
