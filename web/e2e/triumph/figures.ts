// How smooth the board is, measured: frames that were presented while both armies are panned and pinched, at three zooms,
// and how long after its message a step is on the screen. Figures of one machine; no test waits for them.
//
//   npx vitest run --config vitest.figures.config.ts
//
// with a server as for the end-to-end tests: BICORNE_URL, BICORNE, BICORNE_DATABASE, CHROMIUM.

import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser } from "../browser";
import { board, button, goAway } from "../players";
import type { Finger } from "../touch";
import { armies } from "./armies";
import { choose, newFighter, takeSeat, type Fighter } from "./battle";
import { placedBattle } from "./placed";

let browser: Browser;
let fighters: [Fighter, Fighter];
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  fighters = [
    await newFighter(browser, "Ney", { hasTouch: true, reducedMotion: "no-preference" }),
    await newFighter(browser, "Bagration"),
  ];
  page = fighters[0].page;
  const id = await placedBattle(armies, fighters);
  for (const fighter of fighters) await takeSeat(fighter, id);
  await board(page).waitFor();
  await rest();
});

afterAll(async () => {
  await goAway(...fighters);
  await browser.close();
});

async function rest() {
  await page.waitForFunction(() => !document.querySelector(".moving") && document.getAnimations().length === 0);
}

interface TraceEvent {
  name: string;
  ts: number;
  ph: string;
  args?: { data?: { nodeName?: string } };
}

/** Chromium's own account of what it does. */
class Trace {
  readonly #session: CDPSession;
  readonly #events: TraceEvent[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on("Tracing.dataCollected", ({ value }) => {
      const events: unknown = value;
      this.#events.push(...(events as TraceEvent[]));
    });
  }

  static async of(page: Page): Promise<Trace> {
    const session = await page.context().newCDPSession(page);
    await session.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: {
        includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "benchmark"],
      },
    });
    return new Trace(session);
  }

  async end(): Promise<readonly TraceEvent[]> {
    const complete = new Promise<void>((resolve) => {
      this.#session.once("Tracing.tracingComplete", () => {
        resolve();
      });
    });
    await this.#session.send("Tracing.end");
    await complete;
    await this.#session.detach();
    return this.#events;
  }
}

const isPainted = ({ name, args }: TraceEvent) =>
  name === "Paint" && (args?.data?.nodeName?.includes("layer terrain") ?? false);

/** Presented frames a second, from the first to the last of them, and how often the terrain was painted. */
function rateOf(events: readonly TraceEvent[]): string {
  const frames = events.filter(({ name, ph }) => name === "DrawFrame" && ph !== "E").map(({ ts }) => ts);
  const seconds = (Math.max(...frames) - Math.min(...frames)) / 1e6;
  const painted = events.filter(isPainted).length;
  return `${((frames.length - 1) / seconds).toFixed(0)} frames/s over ${seconds.toFixed(1)} s, terrain painted ${String(painted)} times`;
}

/** A gesture, while Chromium is traced from its first move to its last. */
async function measured(what: string, gesture: (fingers: number) => Promise<void>, fingers: number): Promise<void> {
  await rest();
  const trace = await Trace.of(page);
  await gesture(fingers);
  console.log(`${what}: ${rateOf(await trace.end())}`);
  await page.mouse.up();
}

async function middle(): Promise<Finger> {
  const box = await board(page).boundingBox();
  if (!box) throw new Error("There is no board.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A place of the window where no piece would be taken up. */
async function ground(): Promise<Finger> {
  const { x, y } = await middle();
  return page.evaluate(
    ({ x, y }) => {
      const free = (at: { x: number; y: number }) => !document.elementFromPoint(at.x, at.y)?.closest("[data-piece]");
      for (let away = 0; away < 300; away += 10) {
        for (const at of [
          { x: x + away, y },
          { x, y: y + away },
          { x: x - away, y },
        ])
          if (free(at)) return at;
      }
      return { x, y };
    },
    { x, y },
  );
}

/**
 * Three seconds in which one finger pans or two pinch, a move in each frame: from within the page, since the hand of a
 * test is slower than the frames.
 */
async function move(fingers: number) {
  const at = await ground();
  await page.evaluate(
    async ({ x, y, fingers }) => {
      const board = document.querySelector("[role=application]");
      const send = (type: string, pointerId: number, clientX: number, clientY: number) => {
        const pointer = {
          pointerId,
          clientX,
          clientY,
          pointerType: "touch",
          isPrimary: pointerId === 11,
          bubbles: true,
        };
        board?.dispatchEvent(new PointerEvent(type, { ...pointer, button: 0, buttons: 1, cancelable: true }));
      };
      const places = (turn: number) =>
        fingers === 1
          ? [{ x: x + 150 * Math.sin(turn / 12), y: y + 100 * Math.sin(turn / 17) }]
          : [-1, 1].map((side) => ({ x: x + side * (120 + 50 * Math.sin(turn / 12)), y }));
      const all = (type: string, turn: number) => {
        for (const [finger, place] of places(turn).entries()) send(type, 11 + finger, place.x, place.y);
      };
      all("pointerdown", 0);
      const begun = performance.now();
      for (let turn = 0; performance.now() - begun < 3000; turn += 1) {
        await new Promise(requestAnimationFrame);
        all("pointermove", turn);
      }
      all("pointerup", 0);
    },
    { ...at, fingers },
  );
}

async function wholeBoard() {
  await board(page).focus();
  await page.keyboard.press("0");
  await rest();
}

test("panning and pinching with both armies", { timeout: 300_000 }, async () => {
  await wholeBoard();
  for (const zoom of ["from afar", "nearer", "near"]) {
    await button(page, "Zoom in").click();
    await measured(`pan, ${zoom}`, move, 1);
    await measured(`pinch, ${zoom}`, move, 2);
    await rest();
  }
});

test("a step on the screen after its message", { timeout: 120_000 }, async () => {
  await wholeBoard();
  const watcher = fighters[1].page;
  // When a message comes in, and when what it changed is painted: two frames later it is on the screen.
  await watcher.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, reviver?: Parameters<typeof JSON.parse>[1]) => {
      const value: unknown = parse(text, reviver);
      if (typeof value === "object" && value !== null && "type" in value && value.type === "step") {
        const at = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          // After the frame was painted.
          channel.port1.onmessage = () => times.push(performance.now() - at);
          channel.port2.postMessage(undefined);
        });
      }
      return value;
    };
  });
  const corps = ["lannes", "murat", "vandamme"];
  const to = ["65", "63", "72"];
  for (const [place, commander] of corps.entries()) {
    await choose(page, { type: "corps", commander } as never);
    await choose(page, { type: "to", position: to[place] } as never);
    await page.waitForTimeout(500);
  }
  const times = await watcher.evaluate(() => (window as { times?: number[] } & Window).times ?? []);
  console.log(`a step is on the screen after ${times.map((time) => `${time.toFixed(0)} ms`).join(", ")}`);
});
