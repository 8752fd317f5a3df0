// Orders of battle: written in the form, imported, refused, exported, printed, and played with.

import { text as textOf } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { OrderFile } from "../../src/wire/battles";
import type { TextGuide, TextReading } from "../../src/wire/lobby";
import { leave, picture, url, visit, type Visit } from "../browser";
import { browser } from "../one-browser";
import { call, desktop, phone } from "../players";
import { barriers, tooWide } from "../site/look";

let learning: string;
let grand: string;

beforeAll(async () => {
  const answer = await fetch(new URL("/api/games/battles/texts/order", url));
  const { examples } = (await answer.json()) as TextGuide;
  const text = (name: string) => examples.find((example) => example.name === name)?.text ?? "";
  learning = text("learning");
  grand = text("grand");
});

const side = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "Order of battle as text" });

/** What the server reads in a text. */
async function read(page: Page, text: string): Promise<OrderFile> {
  const reading = (await call(page, "POST", "/api/games/battles/texts/order", { text })) as TextReading;
  if (reading.type === "bad") throw new Error(JSON.stringify(reading));
  return reading.value as OrderFile;
}

/** Opens the editor with a text, as who imports it. */
async function imported(text: string, options: Parameters<typeof visit>[2] = {}): Promise<Visit> {
  const seen = await visit(browser, "/orders", { viewport: desktop, reducedMotion: "reduce", ...options });
  await seen.page.locator("input[type=file]").setInputFiles(fileOf(text));
  await seen.page.locator(".editor textarea").waitFor();
  return seen;
}

const fileOf = (text: string, name = "order.toml") => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

async function exported(page: Page, form: "TOML" | "JSON"): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, `Export as ${form}`).click()]);
  return { name: file.suggestedFilename(), text: await textOf(await file.createReadStream()) };
}

describe("the form", () => {
  test("makes a small order of battle, by mouse and by keyboard", async () => {
    const seen = await visit(browser, "/orders", { viewport: desktop, reducedMotion: "reduce" });
    const { page, complaints } = seen;
    await page.getByRole("button", { name: "Start from nothing" }).click();
    await page.getByLabel("Name of the order of battle").fill("The Ford of Lobau");
    const red = side(page, "Red side");
    const blue = side(page, "Blue side");
    await expect.poll(() => red.textContent()).toContain("has no units");

    // Red by mouse.
    await red.getByLabel("Name of the army").fill("French");
    await red.getByRole("button", { name: /General 1/ }).click();
    await red.getByLabel("Name", { exact: true }).fill("Lasalle");
    await red.getByLabel("Rating").selectOption("excellent");
    await red.getByLabel("Span").fill("17");
    await red.getByLabel("Response").fill("10");
    await red.getByLabel("Combat modifier").fill("3");
    await expect.poll(() => red.textContent()).toContain("17″E(10)+3");
    await red.getByRole("button", { name: "Add a unit" }).click();
    await red.getByLabel("Name", { exact: true }).fill("Hussars");
    await red.getByLabel("Arm", { exact: true }).selectOption("cavalry");
    await red.getByLabel("Figures").fill("12");
    await red.getByLabel("Dispersal number").fill("5");

    // Blue by keyboard alone, from its line on.
    await blue.getByRole("button", { name: /General 1/ }).focus();
    await page.keyboard.press("Enter");
    await blue.getByRole("button", { name: "Add a subordinate" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Mohr");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("div");
    await blue.getByRole("button", { name: "Add a unit" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Grenzer");
    await page.getByText("It can be played.").waitFor();

    const toml = await exported(page, "TOML");
    expect(toml.name).toBe("the-ford-of-lobau.toml");
    const file = await read(page, toml.text);
    expect(file.red).toEqual({
      name: "French",
      general: [
        { id: "lasalle", name: "Lasalle", level: "army", rating: "excellent", span: 17, response: 10, modifier: 3 },
      ],
      unit: [{ name: "Hussars", arm: "cavalry", figures: 12, dispersal: 5, formation: "column", general: "lasalle" }],
    });
    expect(file.blue.general[1]).toMatchObject({ id: "mohr", level: "division", superior: "general_1" });
    expect(file.blue.unit[0]).toMatchObject({ name: "Grenzer", general: "mohr" });
    const json = await exported(page, "JSON");
    expect(await read(page, json.text)).toEqual(file);

    // Nothing is lost with the page.
    await page.reload();
    await page.getByRole("heading", { name: "The Ford of Lobau" }).waitFor();
    await expect.poll(() => text(page).inputValue()).toBe(toml.text);
    expect(complaints).toEqual([]);
    await leave(seen);
  });

  test("shows a mistake at its field, and moves a general with all he commands", async () => {
    const seen = await imported(grand);
    const { page } = seen;
    const red = side(page, "Red side");
    await red.getByRole("button", { name: /^Ledru/ }).click();
    await red.getByLabel("Level").selectOption("corps");
    const level = red.getByLabel("Level");
    await expect.poll(() => level.getAttribute("aria-invalid")).toBe("true");
    await red.getByText("is not of a higher level").waitFor();
    await level.selectOption("division");
    await expect.poll(() => level.getAttribute("aria-invalid")).toBe("false");
    await red.getByLabel("Span").fill("99");
    await red.getByText("A whole number from 0 to 60.").waitFor();
    await red.getByLabel("Span").fill("4");

    await red.getByRole("button", { name: /^Caffarelli/ }).click();
    const under = red.getByLabel("Under");
    const offered = await under.locator("option").allTextContents();
    expect(offered.some((option) => option.includes("Ledru"))).toBe(false);
    await under.selectOption({ label: "Sorbier (wing)" });
    await page.getByText("It can be played.").waitFor();
    const moved = await read(page, await text(page).inputValue());
    expect(moved.red.general.find(({ id }) => id === "caffarelli")?.superior).toBe("sorbier");
    expect(moved.red.general.find(({ id }) => id === "ledru")?.superior).toBe("caffarelli");

    await button(page, "Remove this general").click();
    await red.getByText("his subordinates and units come under Sorbier").waitFor();
    await button(page, "Remove this general").click();
    await page.getByText("It can be played.").waitFor();
    const left = await read(page, await text(page).inputValue());
    expect(left.red.general.map(({ id }) => id)).not.toContain("caffarelli");
    expect(left.red.general.find(({ id }) => id === "ledru")?.superior).toBe("sorbier");
    await leave(seen);
  });
});

describe("a bad file is refused with line and reason", () => {
  const under = 'superior = "marchand"';
  const line = (of: string, part: string) => of.slice(0, of.indexOf(part)).split("\n").length;
  const cases = [
    {
      name: "a circle",
      spoil: (good: string) => good.replace(under, 'superior = "lefol"'),
      line: (bad: string) => line(bad, 'superior = "lefol"'),
      en: "circle",
      it: "gira in tondo",
    },
    {
      name: "two commanders in chief",
      spoil: (good: string) => good.replace(`${under}\n`, ""),
      line: (bad: string) => line(bad, 'id = "lefol"') - 1,
      en: "commander in chief",
      it: "comandante in capo",
    },
    {
      name: "an unknown superior",
      spoil: (good: string) => good.replace(under, 'superior = "ney"'),
      line: (bad: string) => line(bad, 'superior = "ney"'),
      en: "“ney”",
      it: "«ney»",
    },
  ];

  test.each(cases)("$name", async ({ spoil, line, en, it }) => {
    const bad = spoil(learning);
    for (const [locale, start, reason] of [
      ["en-GB", `Line ${String(line(bad))}: `, en],
      ["it-IT", `Riga ${String(line(bad))}: `, it],
    ] as const) {
      const seen = await visit(browser, "/orders", { locale, viewport: desktop });
      const { page, complaints } = seen;
      await page.locator("input[type=file]").setInputFiles(fileOf(bad, "bad.toml"));
      const refused = page.locator(".refused");
      await refused.waitFor();
      const said = (await refused.textContent()) ?? "";
      expect(said).toContain("bad.toml");
      expect(said).toContain(start);
      expect(said).toContain(reason);
      expect(await barriers(page)).toEqual([]);

      // It may be mended at once, with the line marked.
      await refused.getByRole("button").click();
      await page.locator(".roll .bad").waitFor();
      expect(await page.locator(".roll .bad").textContent()).toBe(String(line(bad)));
      await page.locator(".editor textarea").fill(learning);
      await page.getByText(locale === "en-GB" ? "It can be played." : "Si può giocare.").waitFor();
      expect(await page.locator(".roll .bad").count()).toBe(0);
      expect(complaints).toEqual([]);
      await leave(seen);
    }
  });
});

describe("on paper", () => {
  /** The sheets of what the browser prints, in points. */
  async function sheets(page: Page): Promise<{ count: number; sizes: string[] }> {
    const bytes = await page.pdf({ preferCSSPageSize: true });
    const pdf = bytes.toString("latin1");
    const sizes = [...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box = ""]) => box);
    return { count: sizes.length, sizes: [...new Set(sizes)] };
  }

  test("rosters and labels fit A4, and no sheet is empty", async () => {
    const seen = await imported(grand, { colorScheme: "dark" });
    const { page, complaints } = seen;
    await page.getByRole("link", { name: "Labels" }).click();
    await page.locator(".printed").first().waitFor();
    const labels = await sheets(page);
    // 15 generals and 19 units against 14 and 17, thirty a sheet.
    expect(labels.count).toBe(4);
    // A4 is 594.96 by 841.92 points.
    expect(labels.sizes.map((size) => size.split(" ").map((number) => Math.round(Number(number))))).toEqual([
      [0, 0, 595, 842],
    ]);
    expect(await page.locator(".printed li").count()).toBe(15 + 19 + 14 + 17);

    await page.getByRole("link", { name: "Roster" }).click();
    await page.getByRole("table").first().waitFor();
    await page.getByText("20″E(9)+3").first().waitFor();
    await page.getByLabel("Unit of measure").selectOption("centimetres");
    await page.getByText("20 cm E(9)+3").first().waitFor();
    const roster = await sheets(page);
    expect(roster.count).toBeGreaterThanOrEqual(2);
    expect(roster.count).toBeLessThanOrEqual(4);
    expect(roster.sizes).toEqual(labels.sizes);
    // Ledru's first brigade has twenty figures and is dispersed at eight.
    const brigade = page.locator(".unit").filter({ hasText: "1/I Brigade Ledru" });
    expect(await brigade.locator(".box").count()).toBe(12);
    expect(complaints).toEqual([]);
    await leave(seen);
  });
});

test("one is chosen for a match, and a bad one is told with its line", async () => {
  const seen = await imported(learning);
  const { page, complaints } = seen;
  await page.getByText("It can be played.").waitFor();
  await page.getByRole("link", { name: "Play with this" }).click();
  await page.getByRole("heading", { name: "New match" }).waitFor();
  const option = page.locator("#option-order");
  await option.locator(".name").getByText("The Crossroads of Altmark").waitFor();
  await option.getByText("Edit it here").click();
  await text(page).fill(learning.replace('superior = "marchand"', 'superior = "ney"'));
  await option.locator("> .error").waitFor();
  expect(await option.locator("> .error").textContent()).toMatch(/^Line \d+: .*“ney”/);
  await page.locator("form .primary").last().click();
  await page.getByText("Something is not right yet").waitFor();
  await picture(page, "order-option", { fullPage: true });
  expect(await barriers(page)).toEqual([]);

  await text(page).fill(learning);
  await page.getByText("It can be played.").waitFor();
  await expect.poll(() => option.locator("> .error").count()).toBe(0);
  // The form has heard of it, too: two seats, one of them the bot's.
  await expect.poll(() => page.getByText("Something is not right yet").count()).toBe(0);
  await page.locator("form .primary").last().click();
  await page.waitForURL(/\/match\//);
  // The browser says what the server refused.
  expect(complaints.filter((complaint) => !complaint.includes("400"))).toEqual([]);
  await leave(seen);
});

describe("every page of theirs", () => {
  const looks = [
    { size: "desktop", viewport: { width: 1366, height: 768 }, locale: "it-IT", colorScheme: "light" },
    { size: "phone", viewport: phone, locale: "en-GB", colorScheme: "dark" },
  ] as const;

  test.each(looks)("fits the $size, for everybody", { timeout: 180_000 }, async ({ size, ...options }) => {
    const seen = await visit(browser, "/orders", { ...options, reducedMotion: "reduce" });
    const { page, complaints } = seen;
    const look = async (name: string) => {
      expect(await tooWide(page), name).toEqual([]);
      expect(await barriers(page), name).toEqual([]);
      await picture(page, `order-${name}-${size}`, { fullPage: true });
    };
    await page.locator("input[type=file]").waitFor();
    await look("list");
    await page.locator("input[type=file]").setInputFiles(fileOf(learning));
    await page.locator(".good").waitFor();
    await page.locator(".form ul ul button.line").first().click();
    await look("editor");
    const editor = page.url();
    for (const sheet of ["roster", "labels"]) {
      await page.goto(`${editor}?print=${sheet}`);
      await page.locator(".printed").first().waitFor();
      await look(sheet);
    }
    expect(complaints).toEqual([]);
    await leave(seen);
  });
});
