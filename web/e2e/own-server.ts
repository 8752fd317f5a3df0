// A server of a test's own, with an empty database: two of them can hold a match of the same id, and so the same dice.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { required } from "./browser";

export class OwnServer {
  private constructor(
    readonly url: string,
    readonly database: string,
    readonly folder: string,
    readonly process: ChildProcess,
  ) {}

  /** Begins from a backup if there is one; `more` are options of the program, which may need the address it is at. */
  static async started({
    backup,
    more = () => [],
  }: { backup?: string; more?: (url: string) => readonly string[] } = {}): Promise<OwnServer> {
    const folder = await mkdtemp(join(tmpdir(), "bicorne-own-"));
    const database = join(folder, "own.sqlite");
    if (backup !== undefined) await bicorne("restore", backup, "--database", database);
    const address = `127.0.0.1:${String(await freePort())}`;
    const process = spawn(
      required("BICORNE"),
      ["serve", "--listen", address, "--database", database, ...more(`http://${address}`)],
      {
        stdio: "ignore",
      },
    );
    const server = new OwnServer(`http://${address}`, database, folder, process);
    await server.#ready();
    return server;
  }

  async #ready(): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await fetch(`${this.url}/api/games`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error(`The server at ${this.url} does not answer.`);
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill();
    await gone;
    await rm(this.folder, { recursive: true });
  }
}

/** What an operator does beside the server. */
export async function bicorne(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(required("BICORNE"), args);
  return stdout;
}

/** The system gives one away that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
