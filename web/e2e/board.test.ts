// The board kit in a real browser, on a page of its own.

import axe from "axe-core";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBench, type Bench } from "./bench";
import { leave, ownBrowser, picture, scrollsSideways, visit, type Visit } from "./browser";
import { rest } from "./players";
import { Touch } from "./touch";
import { Trace } from "./trace";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let browser: Browser;
let bench: Bench;
let seen: Visit | undefined;

beforeAll(async () => {
  bench = await openBench("board.html");
  browser = await ownBrowser();
});

afterAll(async () => {
  await browser.close();
  await bench.close();
});

afterEach(async () => {
  if (seen) {
    expect(seen.complaints).toEqual([]);
    await leave(seen);
  }
  seen = undefined;
});

async function open(options: BrowserContextOptions = {}, strokes = 400): Promise<Page> {
  seen = await visit(browser, `${bench.url}?strokes=${strokes}`, { viewport: desktop, ...options }, "load");
  return seen.page;
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("It is not there.");
  return found;
}

async function middle(locator: Locator) {
  const { x, y, width, height } = await box(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

const board = (page: Page) => page.getByRole("application");
const village = (page: Page) => page.locator(".village");
const guard = (page: Page) => page.locator("[data-piece=guard]");
const hussars = (page: Page) => page.locator("[data-piece=hussars]");
const target = (page: Page, id: string) => page.locator(`[data-target=${id}]`);
const reason = (page: Page) => page.locator(".reason");
const tooltip = (page: Page) => page.getByRole("tooltip");
const spoken = (page: Page) => page.locator("[role=status]");
const picks = (page: Page) => page.getByLabel("Picks").textContent();

/** How large the board is drawn: 1 when it is fitted. */
async function zoom(page: Page) {
  return (await box(page.locator(".terrain > svg"))).width / (await box(board(page))).width;
}

/** Waits until so many frames have begun: all but the last of them are painted. */
async function frames(page: Page, count: number) {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

async function dragTo(page: Page, piece: Locator, goal: { x: number; y: number }) {
  const from = await middle(piece);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 8 });
}

function near(a: { x: number; y: number }, b: { x: number; y: number }, within = 1.5) {
  expect(Math.abs(a.x - b.x)).toBeLessThan(within);
  expect(Math.abs(a.y - b.y)).toBeLessThan(within);
}

describe("with the mouse", () => {
  test("the wheel zooms about the pointer", async () => {
    const page = await open();
    const at = await middle(village(page));
    const size = (await box(village(page))).width;
    await page.mouse.move(at.x, at.y);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -100);
    await rest(page);
    near(await middle(village(page)), at);
    expect((await box(village(page))).width / size).toBeCloseTo(Math.exp(0.8), 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("the wheel scrolls the page where the board has reached its limit", async () => {
    const page = await open();
    const at = await middle(board(page));
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 0);
    expect(await zoom(page)).toBeCloseTo(1);
  });

  test("dragging pans, also from a target, and is no click", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await rest(page);
    const before = await middle(village(page));
    const at = await middle(target(page, "road"));
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 60, at.y + 40, { steps: 5 });
    await page.mouse.up();
    near(await middle(village(page)), { x: before.x + 60, y: before.y + 40 });
    expect(await picks(page)).toBe("0");

    await page.mouse.click(at.x, at.y);
    expect(await picks(page)).toBe("1");
  });

  test("the board cannot be lost", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await rest(page);
    const window = await box(board(page));
    await page.mouse.move(window.x + 20, window.y + 20);
    await page.mouse.down();
    await page.mouse.move(window.x + 1000, window.y + 700, { steps: 5 });
    await page.mouse.up();
    const { x, y } = await box(page.locator(".terrain > svg"));
    near({ x, y }, window);
  });

  test("a double click zooms in, with Shift out", async () => {
    const page = await open();
    const { x, y } = await box(board(page));
    await page.mouse.dblclick(x + 20, y + 400);
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1.6, 1);
    await page.keyboard.down("Shift");
    await page.mouse.dblclick(x + 10, y + 400);
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1, 1);
  });

  test("a button that is let go beyond the board is let go", async () => {
    const page = await open();
    const window = await box(board(page));
    const outside = { x: window.x + window.width / 2, y: window.y + window.height + 40 };
    await page.mouse.move(window.x + 5, window.y + 5);
    await page.mouse.down();
    // So fast that the board hears of no move.
    await page.mouse.move(outside.x, outside.y);
    await page.mouse.up();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await rest(page);
    const before = await middle(village(page));
    await page.mouse.move(window.x + 50, window.y + 50);
    await page.mouse.move(window.x + 150, window.y + 150, { steps: 3 });
    near(await middle(village(page)), before);
  });

  test("a label keeps its size and its place", async () => {
    const page = await open();
    const { height } = await box(page.locator(".name"));
    await page.getByRole("button", { name: "Zoom in" }).click();
    await rest(page);
    const label = await box(page.locator(".name"));
    expect(label.height).toBeCloseTo(height);
    expect(label.x + label.width / 2).toBeCloseTo((await middle(village(page))).x, 0);
  });

  test("the game brings a place into sight", async () => {
    const page = await open();
    for (let turn = 0; turn < 3; turn += 1) {
      await page.getByRole("button", { name: "Zoom in" }).click();
      await rest(page);
    }
    const window = await box(board(page));
    const inside = async () => {
      const { x } = await middle(hussars(page));
      return x > window.x && x < window.x + window.width;
    };
    expect(await inside()).toBe(false);
    await page.getByRole("button", { name: "Show" }).click();
    await rest(page);
    expect(await inside()).toBe(true);
  });
});

describe("with the keyboard", () => {
  test("the board zooms, moves and is fitted", async () => {
    const page = await open();
    await board(page).focus();
    await page.keyboard.press("+");
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1.6, 1);
    const before = await middle(village(page));
    await page.keyboard.press("ArrowRight");
    near(await middle(village(page)), { x: before.x - 64, y: before.y });
    await page.keyboard.press("-");
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1, 1);
    await page.keyboard.press("+");
    await page.keyboard.press("0");
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1, 5);
  });

  test("keys in a field are the field's", async () => {
    const page = await open();
    await page.getByLabel("Note").fill("");
    await page.getByLabel("Note").pressSequentially("10+0");
    expect(await page.getByLabel("Note").inputValue()).toBe("10+0");
    expect(await zoom(page)).toBeCloseTo(1, 5);
  });

  test("targets are reached by Tab and arrows, and picked", async () => {
    const page = await open();
    await board(page).focus();
    await page.keyboard.press("Tab");
    const focused = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.target);
    expect(await focused()).toBe("move");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("attack");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("attack");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    expect(await picks(page)).toBe("2");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a target that is reached comes into sight, with a ring that keeps its width", async () => {
    const page = await open();
    await board(page).focus();
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.press("+");
      await rest(page);
    }
    await page.keyboard.press("Tab");
    await rest(page);
    const window = await box(board(page));
    const { x, y } = await box(target(page, "move").locator(".hit"));
    expect(x).toBeGreaterThanOrEqual(window.x);
    expect(y).toBeGreaterThanOrEqual(window.y);
    const drawn = await target(page, "move").evaluate((element) => {
      const ring = element.querySelector(".focus");
      return ring && [getComputedStyle(ring).visibility, Number.parseFloat(getComputedStyle(ring).strokeWidth)];
    });
    const scale = ((await zoom(page)) * window.width) / 1200;
    expect(drawn?.[0]).toBe("visible");
    expect(Number(drawn?.[1]) * scale).toBeCloseTo(3, 1);
  });

  test("a piece is taken up, moved, and let go", async () => {
    const page = await open();
    await guard(page).focus();
    await page.keyboard.press("Enter");
    expect(await spoken(page).textContent()).toContain("The Guard: picked up");
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.target)).toBe("road");
    await page.keyboard.press("Enter");
    await rest(page);
    near(await middle(guard(page)), await middle(target(page, "road").locator(".hit")));
    expect(await guard(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    expect(await guard(page).getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Escape");
    expect(await guard(page).getAttribute("aria-pressed")).toBe("false");
  });

  test("a refusal is said", async () => {
    const page = await open();
    await guard(page).focus();
    await page.keyboard.press("Enter");
    await target(page, "danger").focus();
    await page.keyboard.press("Enter");
    expect(await spoken(page).textContent()).toContain("The pond is not frozen yet.");
    expect(await page.getByLabel("Said").textContent()).toBe("The pond is not frozen yet.");
    await page.keyboard.press("Escape");
    expect(await reason(page).count()).toBe(0);
  });
});

describe("a piece", () => {
  test("is dragged to a target, which was offered", async () => {
    const page = await open();
    const goal = await middle(target(page, "road").locator(".hit"));
    await dragTo(page, guard(page), goal);
    expect(await target(page, "road").getAttribute("class")).toMatch(/offered.*over/);
    expect(await target(page, "danger").getAttribute("class")).toContain("idle");
    near(await middle(guard(page)), goal);
    await page.mouse.up();
    await rest(page);
    near(await middle(guard(page)), goal);
    expect(await picks(page)).toBe("0");
    expect(await zoom(page)).toBeCloseTo(1, 5);
  });

  test("is dropped where it may go once the server has said so", async () => {
    const page = await open();
    const goal = await middle(target(page, "place").locator(".hit"));
    await dragTo(page, guard(page), { x: goal.x + 30, y: goal.y + 30 });
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector("[data-piece=guard]")?.ariaPressed === "false");
    await rest(page);
    near(await middle(guard(page)), goal);
  });

  test("goes back from where it may not go, and the reason stays", async () => {
    const page = await open();
    const start = await middle(guard(page));
    await dragTo(page, guard(page), await middle(target(page, "danger").locator(".hit")));
    expect(await reason(page).textContent()).toContain("The pond is not frozen yet.");
    await page.mouse.up();
    await rest(page);
    near(await middle(guard(page)), start);
    expect(await page.getByLabel("Said").textContent()).toBe("The pond is not frozen yet.");
    expect(await spoken(page).textContent()).toBe("The pond is not frozen yet.");
    expect(await reason(page).getByRole("link", { name: "T4.2" }).getAttribute("href")).toBe("#t4-2");
    await page.getByRole("button", { name: "Close" }).click();
    expect(await reason(page).count()).toBe(0);
  });

  test("hears a reason that takes its time", async () => {
    const page = await open();
    await dragTo(page, guard(page), await middle(target(page, "attack").locator(".hit")));
    await page.mouse.up();
    await reason(page).getByText("Not without a commander.").waitFor();
    expect(await guard(page).getAttribute("aria-pressed")).toBe("false");
  });

  test("that is taken off the board falls from the hand", async () => {
    const page = await open();
    await guard(page).click();
    expect(await spoken(page).textContent()).not.toBe("");
    await page.getByRole("button", { name: "Desert" }).click();
    expect(await spoken(page).textContent()).toBe("");
  });

  test("is moved by two clicks", async () => {
    const page = await open();
    const goal = await middle(target(page, "choose").locator(".hit"));
    await guard(page).click();
    expect(await guard(page).getAttribute("aria-pressed")).toBe("true");
    await page.mouse.click(goal.x, goal.y);
    await rest(page);
    near(await middle(guard(page)), goal);
    expect(await picks(page)).toBe("0");
  });

  test("pulls the board along at its edge", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await rest(page);
    const before = await middle(village(page));
    const window = await box(board(page));
    await dragTo(page, guard(page), { x: window.x + window.width - 10, y: window.y + 300 });
    await expect.poll(async () => (await middle(village(page))).x).toBeLessThan(before.x - 50);
    near(await middle(guard(page)), { x: window.x + window.width - 10, y: window.y + 300 });
    await page.mouse.up();
  });

  test("glides to its new place", async () => {
    const page = await open();
    const from = await middle(hussars(page));
    const halfway = await page.evaluate(async () => {
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Ride")?.click();
      await Promise.resolve();
      const animations = document.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 125;
      }
      const rect = document.querySelector("[data-piece=hussars]")?.getBoundingClientRect();
      for (const animation of animations) animation.finish();
      return rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    });
    const to = await middle(hussars(page));
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(200);
    near(halfway ?? from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  });

  test("does not glide for who wants no motion", async () => {
    const page = await open({ reducedMotion: "reduce" });
    const running = await page.evaluate(async () => {
      for (const name of ["Ride", "Zoom in"])
        [...document.querySelectorAll("button")]
          .find((button) => button.textContent === name || button.ariaLabel === name)
          ?.click();
      await Promise.resolve();
      return document.getAnimations().length;
    });
    expect(running).toBe(0);
    expect(await zoom(page)).toBeCloseTo(1.6, 1);
  });

  test("fades when it is gone, and when it comes", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Fall" }).click();
    await hussars(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Fall" }).click();
    await rest(page);
    expect(await hussars(page).evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  });
});

describe("a tooltip", () => {
  test("comes when one points at something, and goes", async () => {
    const page = await open();
    await village(page).hover();
    await tooltip(page).getByText("A village in the valley").waitFor();
    expect(await tooltip(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    expect(await tooltip(page).isVisible()).toBe(false);
  });

  test("comes with the focus, stays in the window, and leaves at Escape", async () => {
    const page = await open();
    await board(page).focus();
    await page.keyboard.press("Tab");
    expect(await tooltip(page).textContent()).toContain("Square move");
    expect(await tooltip(page).isVisible()).toBe(true);
    const window = await box(board(page));
    const note = await box(tooltip(page));
    expect(note.x).toBeGreaterThanOrEqual(window.x);
    expect(note.y).toBeGreaterThanOrEqual(window.y);
    await page.keyboard.press("Escape");
    expect(await tooltip(page).isVisible()).toBe(false);
  });

  test("describes a piece", async () => {
    const page = await open();
    await guard(page).hover();
    await tooltip(page).getByText("at full strength").waitFor();
    expect(await guard(page).getAttribute("aria-describedby")).toBe(await tooltip(page).getAttribute("id"));
  });
});

describe("with fingers", () => {
  const held: BrowserContextOptions = { viewport: phone, hasTouch: true, isMobile: true };

  test("two of them zoom", async () => {
    const page = await open(held);
    const touch = await Touch.of(page);
    const at = await middle(village(page));
    const [left, right] = [
      { x: at.x - 30, y: at.y },
      { x: at.x + 30, y: at.y },
    ];
    await touch.down(left, right);
    await touch.move(
      [left, right],
      [
        { x: at.x - 90, y: at.y },
        { x: at.x + 90, y: at.y },
      ],
    );
    await touch.up();
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(3, 1);
    near(await middle(village(page)), at, 3);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test("one scrolls the page while the whole board is shown", async () => {
    const page = await open(held);
    const touch = await Touch.of(page);
    const { x, y } = await middle(village(page));
    await touch.swipe({ x, y }, { x, y: y - 80 });
    await page.waitForFunction(() => scrollY > 30);
  });

  test("one pans when there is more to see, and the page stays", async () => {
    const page = await open(held);
    const touch = await Touch.of(page);
    await page.getByRole("button", { name: "Zoom in" }).tap();
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1.6, 1);
    const before = await middle(village(page));
    await touch.swipe(before, { x: before.x - 40, y: before.y - 40 });
    await rest(page);
    near(await middle(village(page)), { x: before.x - 40, y: before.y - 40 }, 3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("one drags a piece while the whole board is shown", async () => {
    const page = await open(held);
    const touch = await Touch.of(page);
    const goal = await middle(target(page, "choose").locator(".hit"));
    await touch.swipe(await middle(guard(page)), goal);
    await rest(page);
    near(await middle(guard(page)), goal);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a tap picks, a long press tells", async () => {
    const page = await open(held);
    const touch = await Touch.of(page);
    await target(page, "road").tap();
    // The browser makes a click of it in its own time.
    await expect.poll(() => picks(page)).toBe("1");
    await touch.down(await middle(target(page, "road")));
    await tooltip(page).getByText("Square road").waitFor();
    await touch.up();
    expect(await tooltip(page).isVisible()).toBe(true);
    expect(await picks(page)).toBe("1");
  });

  test("two taps zoom in", async () => {
    const page = await open(held);
    const touch = await Touch.of(page);
    const { x, y } = await box(board(page));
    await touch.doubleTap({ x: x + 8, y: y + 100 });
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1.6, 1);
  });
});

describe("the terrain", () => {
  const terrain = /class='layer terrain/;

  /** Moves the mouse in each of 60 frames; gives the places that the board was at, and the frames a second. */
  async function pan(page: Page) {
    const at = await middle(board(page));
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    // From within the page: the mouse of a test is slower than the frames.
    return page.evaluate(async ({ x, y }) => {
      const window = document.querySelector(".window");
      const layer = document.querySelector<HTMLElement>(".layer.terrain");
      const places = new Set<string>();
      const start = performance.now();
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        const clientX = x + 150 * Math.sin(frame / 9);
        const move = { pointerId: 1, buttons: 1, clientX, clientY: y + frame, bubbles: true };
        window?.dispatchEvent(new PointerEvent("pointermove", move));
        places.add(layer?.style.transform ?? "");
      }
      return { places: places.size, rate: 60_000 / (performance.now() - start) };
    }, at);
  }

  test("is not painted while the board moves", async () => {
    const page = await open({}, 20_000);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await rest(page);
    const trace = await Trace.of(page);
    const { places, rate } = await pan(page);
    const { painted } = await trace.end();
    await page.mouse.up();
    console.log(`A pan over 20,000 strokes: ${rate.toFixed(0)} frames a second.`);
    expect(places).toBeGreaterThan(50);
    expect(painted.filter((node) => terrain.test(node))).toEqual([]);
  });

  test("is not painted while the board is zoomed", async () => {
    const page = await open({ hasTouch: true }, 20_000);
    const touch = await Touch.of(page);
    const { x, y } = await middle(board(page));
    const apart = (by: number) => [-by, by].map((by) => ({ x: x + by, y }));
    // As long as they lie on it the board does not come to rest, however slow the machine is.
    await touch.down(...apart(80));
    const trace = await Trace.of(page);
    await touch.move(apart(80), apart(240));
    // The last touch may be drawn a frame later.
    await expect.poll(() => zoom(page)).toBeCloseTo(3, 1);
    await touch.move(apart(240), apart(60));
    await expect.poll(() => zoom(page)).toBeCloseTo(1, 1);
    await touch.move(apart(60), apart(160));
    const { painted } = await trace.end();
    await touch.up();
    expect(painted.filter((node) => terrain.test(node))).toEqual([]);
  });

  test("is painted when it changes: the trace does tell", async () => {
    const page = await open();
    const trace = await Trace.of(page);
    await page.getByRole("button", { name: "Ink" }).click();
    await frames(page, 2);
    expect((await trace.end()).painted.filter((node) => terrain.test(node)).length).toBeGreaterThan(0);
  });
});

describe("to the eye", () => {
  test("fits a phone", async () => {
    const page = await open({ viewport: phone });
    expect(await scrollsSideways(page)).toBe(false);
  });

  test("takes the height it is given, and stays whole in it", async () => {
    const page = await open();
    await page.locator(".map").evaluate((map) => {
      if (map instanceof HTMLElement) map.style.height = "400px";
    });
    const terrain = page.locator(".terrain > svg");
    await expect.poll(async () => Math.round((await box(terrain)).height)).toBe(400);
    near(await middle(terrain), await middle(board(page)));
  });

  test("speaks Italian", async () => {
    const page = await open({ locale: "it-IT" });
    await page.getByRole("button", { name: "Ingrandisci" }).click();
    await rest(page);
    await page.getByRole("button", { name: "Tutta la mappa" }).click();
    await rest(page);
    expect(await zoom(page)).toBeCloseTo(1, 5);
    await guard(page).press("Enter");
    expect(await spoken(page).textContent()).toContain("in mano");
  });

  test("has nothing that keeps anybody out", async () => {
    const page = await open();
    await page.getByRole("button", { name: "offered" }).click();
    await page.evaluate(axe.source);
    const report = await page.evaluate<axe.AxeResults>('axe.run({ include: [".board"], exclude: [".terrain"] })');
    expect(report.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test.each([
    ["board-desktop", desktop, "light"],
    ["board-desktop-dark", desktop, "dark"],
    ["board-phone", phone, "light"],
    ["board-phone-dark", phone, "dark"],
  ] as const)("has its picture taken: %s", async (name, viewport, colorScheme) => {
    const page = await open({ viewport, colorScheme }, 20_000);
    for (const state of ["offered", "picked", "highlighted", "refused"]) {
      await page.getByRole("button", { name: state }).click();
      await picture(page, `${name}-${state}`);
    }
    await page.getByRole("button", { name: "idle" }).click();
    await dragTo(page, guard(page), await middle(target(page, "danger").locator(".hit")));
    await picture(page, `${name}-drag`);
    await page.mouse.up();
    await rest(page);
    await picture(page, name);
  });
});
