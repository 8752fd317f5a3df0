// The first page as somebody meets it who was never here: how it comes, and how much of it.

import { expect, test } from "vitest";
import { leave, url, visit } from "../browser";
import { browser } from "../one-browser";

const budget = 200_000;

test("it comes with a Content-Security-Policy that lets nothing inline through", async () => {
  const policy = (await fetch(url)).headers.get("content-security-policy");
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe-|data:|\*/);

  // The browser must really hold to it: a script put into the page does not run.
  const home = await visit(browser, "/");
  const ran = await home.page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'breached'";
    document.body.append(script);
    return document.title === "breached";
  });
  expect(ran).toBe(false);
  await leave(home);
});

test("it is set in its own font, and shows the games", async () => {
  const home = await visit(browser, "/");
  expect(await home.page.evaluate(() => [...document.fonts].some((font) => font.status === "loaded"))).toBe(true);
  expect(await home.page.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Napoleon’s Triumph",
    "Napoleon in Europe",
    "Napoleon’s Battles",
    "The drill",
  ]);
  await leave(home);
});

test("it speaks the browser’s language, and another when asked, also after a reload", async () => {
  const home = await visit(browser, "/", { locale: "it-IT" });
  const { page } = home;
  const spoken = () => page.locator("html").getAttribute("lang");
  const heading = () => page.getByRole("heading", { level: 2 }).textContent();
  expect([await spoken(), await heading()]).toEqual(["it", "I giochi"]);

  await page.getByRole("button", { name: "English" }).click();
  expect([await spoken(), await heading()]).toEqual(["en", "The games"]);

  await page.reload();
  expect([await spoken(), await heading()]).toEqual(["en", "The games"]);
  expect(home.complaints).toEqual([]);
  await leave(home);
});

test("it takes less than 200 kB over the wire", async () => {
  const context = await browser.newContext({ locale: "it-IT" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const taken = new Map<string, number>();
  const addresses = new Map<string, string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    taken.set(addresses.get(requestId) ?? requestId, encodedDataLength);
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);

  const sum = [...taken.values()].reduce((all, bytes) => all + bytes, 0);
  const largest = [...taken].sort(([, a], [, b]) => b - a).map(([address, bytes]) => `${String(bytes)} ${address}`);
  console.log(`The first page took ${String(sum)} bytes:\n${largest.join("\n")}`);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(budget);
  await context.close();
});
