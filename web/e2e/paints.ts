// What Chromium paints, from its own trace.

import type { CDPSession, Page } from "playwright-core";

interface TraceEvent {
  name: string;
  args?: { data?: { nodeName?: string } };
}

export class Paints {
  readonly #session: CDPSession;
  readonly #events: TraceEvent[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on("Tracing.dataCollected", ({ value }) => {
      // The protocol's types know of strings only.
      const events: unknown = value;
      this.#events.push(...(events as TraceEvent[]));
    });
  }

  static async of(page: Page): Promise<Paints> {
    const session = await page.context().newCDPSession(page);
    await session.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
    });
    return new Paints(session);
  }

  /** The elements painted since, as "DIV class='…'", one for each time. */
  async end(): Promise<string[]> {
    const complete = new Promise<void>((resolve) => {
      this.#session.once("Tracing.tracingComplete", () => {
        resolve();
      });
    });
    await this.#session.send("Tracing.end");
    await complete;
    await this.#session.detach();
    return this.#events.filter(({ name }) => name === "Paint").map(({ args }) => args?.data?.nodeName ?? "");
  }
}
