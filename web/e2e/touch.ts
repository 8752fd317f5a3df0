// Fingers, which Playwright does not have more than one of.

import type { CDPSession, Page } from "playwright-core";

export interface Finger {
  x: number;
  y: number;
}

export class Touch {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  async down(...fingers: Finger[]): Promise<void> {
    await this.#send("touchStart", fingers);
  }

  async up(): Promise<void> {
    await this.#send("touchEnd", []);
  }

  /** Moves the fingers from where they are to where they shall be, in steps. */
  async move(from: Finger[], to: Finger[], steps = 10): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const at = from.map((finger, index) => {
        const goal = to[index] ?? finger;
        return {
          x: finger.x + ((goal.x - finger.x) * step) / steps,
          y: finger.y + ((goal.y - finger.y) * step) / steps,
        };
      });
      await this.#send("touchMove", at);
    }
  }

  /** Taps twice, in the time that a hand needs for it and not the machine. */
  async doubleTap(at: Finger): Promise<void> {
    const now = Date.now() / 1000;
    for (const [type, fingers, after] of [
      ["touchStart", [at], 0],
      ["touchEnd", [], 0.05],
      ["touchStart", [at], 0.15],
      ["touchEnd", [], 0.2],
    ] as const) {
      await this.#send(type, fingers, now + after);
    }
  }

  async swipe(from: Finger, to: Finger): Promise<void> {
    await this.down(from);
    await this.move([from], [to]);
    await this.up();
  }

  async #send(
    type: "touchStart" | "touchMove" | "touchEnd",
    fingers: readonly Finger[],
    timestamp?: number,
  ): Promise<void> {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }));
    const when = timestamp === undefined ? {} : { timestamp };
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints, ...when });
  }
}
