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

  async swipe(from: Finger, to: Finger): Promise<void> {
    await this.down(from);
    await this.move([from], [to]);
    await this.up();
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", fingers: Finger[]): Promise<void> {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
