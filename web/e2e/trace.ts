// Chromium's own account of what it does with a page: what it paints, and when a frame is drawn.

import type { CDPSession, Page } from "playwright-core";

interface TraceEvent {
  name: string;
  /** In microseconds. */
  ts: number;
  ph: string;
  args?: { frameId?: number; layerTreeId?: number; data?: { nodeName?: string; frameId?: number } };
}

const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
  "blink.user_timing",
];

/** The mark at which the account begins. */
const begun = "trace begun";

/** Runs from `of` to `end`. */
export class Trace {
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

  static async of(page: Page): Promise<Trace> {
    const session = await page.context().newCDPSession(page);
    await session.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: categories },
    });
    // To be traced, the page is painted anew.
    await page.evaluate(async (begun) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await new Promise(requestAnimationFrame);
      performance.mark(begun);
    }, begun);
    return new Trace(session);
  }

  async end(): Promise<Account> {
    const complete = new Promise<void>((resolve) => {
      this.#session.once("Tracing.tracingComplete", () => {
        resolve();
      });
    });
    await this.#session.send("Tracing.end");
    await complete;
    await this.#session.detach();
    const events = this.#events.toSorted((one, other) => one.ts - other.ts);
    return new Account(events.slice(events.findIndex(({ name }) => name === begun)));
  }
}

export class Account {
  readonly #events: readonly TraceEvent[];

  constructor(events: readonly TraceEvent[]) {
    this.#events = events;
  }

  /** The elements that were painted, as "DIV class='…'", one for each time. */
  get painted(): readonly string[] {
    return this.#named("Paint").map(({ args }) => args?.data?.nodeName ?? "");
  }

  /** Presented frames a second, from the first to the last of them. */
  get rate(): number {
    const frames = this.#named("DrawFrame");
    const [first, last] = [frames[0], frames.at(-1)];
    return first && last && last.ts > first.ts ? ((frames.length - 1) * 1e6) / (last.ts - first.ts) : 0;
  }

  /**
   * Milliseconds from each `performance.mark` of a name to the frame that shows what was done then: the next one that the
   * page makes, once it has been drawn.
   */
  shownAfter(mark: string): readonly number[] {
    return this.#named(mark).flatMap(({ ts }) => {
      const since = (name: string, from: number, frame?: number) =>
        this.#named(name).find(
          (event) => event.ts >= from && (frame === undefined || (event.args?.frameId ?? 0) >= frame),
        );
      const made = since("BeginMainThreadFrame", ts);
      const whole = made && since("ActivateLayerTree", made.ts, made.args?.data?.frameId);
      const drawn = whole && since("DrawFrame", whole.ts);
      return drawn ? [(drawn.ts - ts) / 1000] : [];
    });
  }

  #named(name: string): readonly TraceEvent[] {
    return this.#events.filter((event) => event.name === name && event.ph !== "E");
  }
}
