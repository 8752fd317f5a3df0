// How smooth the board is, measured: frames that were presented while both armies are panned and pinched, at three zooms,
// and how long after its message a step is on the screen. Figures of one machine; no test waits for them.
//
//   npx vitest run --config vitest.figures.config.ts
//
// with a server as for the end-to-end tests: BICORNE_URL, BICORNE, BICORNE_DATABASE, CHROMIUM.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { ownBrowser } from "../browser";
import { board, button, goAway, rest } from "../players";
import type { ToClient } from "../../src/wire/socket";
import type { Finger } from "../touch";
import { Trace } from "../trace";
import { armies } from "./armies";
import { newFighter, takeSeat, type Fighter } from "./battle";
import { placedBattle } from "./placed";

let browser: Browser;
let fighters: [Fighter, Fighter];
let page: Page;

beforeAll(async () => {
  browser = await ownBrowser();
  fighters = [
    await newFighter(browser, "Ney", { hasTouch: true, reducedMotion: "no-preference" }),
    await newFighter(browser, "Bagration"),
  ];
  page = fighters[0].page;
  const id = await placedBattle(armies, fighters);
  for (const fighter of fighters) await takeSeat(fighter, id);
  await board(page).waitFor();
  await rest(page);
});

afterAll(async () => {
  await goAway(...fighters);
  await browser.close();
});

const isTerrain = (node: string) => node.includes("layer terrain");

/** A gesture, while Chromium is traced from its first move to its last. */
async function measured(what: string, fingers: number): Promise<void> {
  await rest(page);
  const trace = await Trace.of(page);
  await move(fingers);
  const { rate, painted } = await trace.end();
  console.log(
    `${what}: ${rate.toFixed(0)} frames/s, terrain painted ${String(painted.filter(isTerrain).length)} times`,
  );
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

async function wholeBoard(page: Page) {
  await page.bringToFront();
  await board(page).focus();
  await page.keyboard.press("0");
  await rest(page);
}

async function nearer(page: Page) {
  await button(page, "Zoom in").click();
  await rest(page);
}

const moves = {
  far: [
    ["lannes", "65"],
    ["murat", "63"],
    ["vandamme", "72"],
    ["davout", "101"],
  ],
  near: [
    ["bernadotte", "61"],
    ["st-hilaire", "92"],
    ["legrand", "105"],
    ["bessieres", "52"],
  ],
};

test("the bare machine", { timeout: 60_000 }, async () => {
  // One picture as large as the window, moved and scaled as the board is: no page can be faster here.
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await bare.setContent(
    `<style>body { margin: 0; overflow: hidden } div { width: 100vw; height: 100vh; will-change: transform;
      background: repeating-linear-gradient(45deg, #efe2c3 0 30px, #35588c 30px 60px) }</style><div></div>`,
  );
  for (const what of ["moved", "scaled"]) {
    const trace = await Trace.of(bare);
    await bare.evaluate(async (what) => {
      const layer = document.querySelector("div");
      const begun = performance.now();
      for (let turn = 0; performance.now() - begun < 3000; turn += 1) {
        await new Promise(requestAnimationFrame);
        const sway = Math.sin(turn / 12);
        if (layer)
          layer.style.transform =
            what === "moved"
              ? `translate3d(${String(Math.round(150 * sway))}px, 0, 0)`
              : `scale(${String(1.4 + 0.4 * sway)})`;
      }
    }, what);
    console.log(`the bare machine, ${what}: ${(await trace.end()).rate.toFixed(0)} frames/s`);
  }
  await bare.close();
});

test("panning and pinching with both armies", { timeout: 300_000 }, async () => {
  await wholeBoard(page);
  for (const zoom of ["from afar", "nearer", "near"]) {
    await button(page, "Zoom in").click();
    await measured(`pan, ${zoom}`, 1);
    await measured(`pinch, ${zoom}`, 2);
    await rest(page);
  }
});

/** Commands a move over a socket alone: a page that shows it beside the other one would take time from that. Runs in the page. */
async function command({ id, picks }: { id: string; picks: readonly unknown[] }): Promise<void> {
  const address = new URL(`/api/matches/${id}/socket?seat=0`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  let ask: string | undefined;
  await new Promise<void>((resolve, reject) => {
    const send = (frame: object) => {
      socket.send(JSON.stringify({ request: 1, ask, ...frame }));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as ToClient;
      if (frame.type === "welcome") {
        ask = frame.asks.find(({ standing }) => !standing)?.id;
        send({ type: "choices", draft: picks });
      } else if (frame.type === "choices" && frame.choices.type === "whole") {
        send({ type: "act", action: frame.choices.action });
      } else if (frame.type === "done") resolve();
      else if (frame.type === "refused" || frame.type === "failed") reject(new Error(data));
    };
  });
  socket.close();
}

test("a step on the screen after its message", { timeout: 300_000 }, async () => {
  const watcher = fighters[1].page;
  await watcher.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, reviver?: Parameters<typeof JSON.parse>[1]) => {
      const at = performance.now();
      const value: unknown = parse(text, reviver);
      if (typeof value === "object" && value !== null && "type" in value && value.type === "step")
        performance.mark("step", { startTime: at });
      return value;
    };
  });
  await page.goto(new URL("/api/health", page.url()).href);
  // Both ways that pieces are drawn: whole stacks from afar, block by block near by.
  for (const zoom of ["far", "near"]) {
    const times: number[] = [];
    for (let battle = 0; battle < 3; battle += 1) {
      const id = await placedBattle(armies, fighters);
      await takeSeat(fighters[1], id);
      await board(watcher).waitFor();
      await wholeBoard(watcher);
      if (zoom === "near") for (let time = 0; time < 3; time += 1) await nearer(watcher);
      const trace = await Trace.of(watcher);
      for (const [commander, position] of moves[zoom as keyof typeof moves]) {
        const picks = [
          { type: "corps", commander },
          { type: "to", position },
        ];
        await page.evaluate(command, { id, picks });
        await watcher.waitForTimeout(700);
      }
      times.push(...(await trace.end()).shownAfter("step"));
    }
    const sorted = times.toSorted((one, other) => one - other).map((time) => time.toFixed(0));
    console.log(`a step, ${zoom}, is on the screen after ${sorted.join(", ")} ms`);
  }
});
