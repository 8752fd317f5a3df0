// A cable between browser and server that can be pulled: open sockets break, and new ones find nobody.

import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { url } from "./browser";

/** Ten seconds by the clock of the page (`page.clock.install` before it is opened), in which it tries to come back. */
export async function tenSeconds(page: Page): Promise<void> {
  for (let second = 1; second <= 10; second += 1) {
    await page.clock.runFor(1_000);
    // A try fails by the clock of the world.
    await sleep(50);
  }
}

export class Cable {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #pulled = false;

  private constructor() {
    const { hostname, port } = new URL(url);
    this.#server = createServer((near) => {
      if (this.#pulled) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(end);
        end.on("error", () => other.destroy());
        end.on("close", () => {
          this.#ends.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    });
  }

  static async laid(): Promise<Cable> {
    const cable = new Cable();
    await new Promise<void>((resolve) => {
      cable.#server.listen(0, "127.0.0.1", resolve);
    });
    return cable;
  }

  /** Where the server is reached through it. */
  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  pull(): void {
    this.#pulled = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#pulled = false;
  }

  async close(): Promise<void> {
    this.pull();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}
