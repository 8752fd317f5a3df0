// A Bicorne server with an empty database, for the end-to-end tests.

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./port.mjs";
import { atExit, root, start } from "./process.mjs";

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts the server; gives its URL, its database, and a function that stops it and deletes the database. */
export async function serve(binary) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bicorne-served-"));
  const forget = atExit(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(root, "reports"), { recursive: true });
  const log = path.join(root, "reports/server.log");

  const address = `127.0.0.1:${await freePort()}`;
  const database = path.join(folder, "test.sqlite");
  // All players of the tests come from one address, and play faster than people do.
  const server = start(binary, ["serve", "--listen", address, "--database", database, "--no-limits"], log);
  const stop = () => {
    server.stop();
    forget();
  };
  const patience = Date.now() + 20_000;
  while (!(await answers(`http://${address}/api/health`))) {
    if (server.state.ended || Date.now() > patience) {
      stop();
      throw new Error(`The server did not come up:\n${server.state.lastWords}`);
    }
    await sleep(50);
  }
  // Without its pages every test would wait for minutes before it failed.
  if ((await (await fetch(`http://${address}/`)).text()).includes("built without its site")) {
    stop();
    throw new Error("The server was built without its site.");
  }
  return { url: `http://${address}`, database, stop };
}
