import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leave, openBrowser, picture, scrollsSideways, url, visit } from "./browser";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
});

describe("the home page", () => {
  test("loads without a complaint, from our own server alone", async () => {
    const home = await visit(browser, "/");
    expect(await home.page.getByRole("heading", { level: 1 }).textContent()).toBe("Bicorne");
    expect(await home.page.getByRole("listitem").count()).toBe(3);
    expect(home.complaints).toEqual([]);
    expect(home.strays).toEqual([]);
    await leave(home);
  });

  test("comes with a Content-Security-Policy that lets nothing inline through", async () => {
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

  test("is set in its own font", async () => {
    const home = await visit(browser, "/");
    expect(await home.page.evaluate(() => [...document.fonts].some((font) => font.status === "loaded"))).toBe(true);
    await leave(home);
  });

  test("speaks the browser's language, and another when asked, also after a reload", async () => {
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

  test.each(["en-GB", "it-IT"])("fits a phone in %s", async (locale) => {
    const home = await visit(browser, "/", { locale, viewport: phone });
    expect(await scrollsSideways(home.page)).toBe(false);
    await leave(home);
  });

  test.each([
    ["home-desktop", desktop, "light"],
    ["home-desktop-dark", desktop, "dark"],
    ["home-phone", phone, "light"],
    ["home-phone-dark", phone, "dark"],
  ] as const)("has its picture taken: %s", async (name, viewport, colorScheme) => {
    const home = await visit(browser, "/", { viewport, colorScheme });
    expect(home.complaints).toEqual([]);
    await picture(home.page, name);
    await leave(home);
  });
});
