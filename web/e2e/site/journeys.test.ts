// What people do across several pages: who they are, their settings, finding a match, moving about.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { MatchList, MatchView } from "../../src/wire/lobby";
import { url } from "../browser";
import { browser } from "../one-browser";
import { bot, Person, unusedName } from "./person";

/** The part of a page under this heading. */
const part = (page: Page, heading: string) =>
  page.locator("section, form.card").filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

const heading = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text, exact: true });

describe("who one is", () => {
  test("a guest makes an account, signs out and in, and recovers it once", async () => {
    const name = unusedName("Ney");
    const visitor = await Person.stranger(browser);
    const { page, complaints } = await visitor.open("/account");

    const guest = part(page, "As a guest");
    await guest.getByLabel("Name").fill("Michel");
    await guest.getByRole("button", { name: "Play as a guest" }).click();
    await heading(page, "Michel").waitFor();

    const signUp = part(page, "Create an account");
    await signUp.getByLabel("Name").fill(name);
    await signUp.getByLabel("Password").fill("moskowa 1812");
    await signUp.getByRole("button", { name: "Create the account" }).click();
    const code = await page.getByRole("textbox", { name: "Your recovery code" }).inputValue();
    expect(code).toMatch(/^[A-Z]{5}(-[A-Z]{5}){3}$/);
    await page.getByRole("button", { name: "I have kept it" }).click();
    // The page is whole with its last list; a reload before that would cut it off.
    const whole = () => page.getByText("This device.").waitFor();
    await heading(page, name).waitFor();
    await whole();
    await page.reload();
    await heading(page, name).waitFor();
    await whole();
    expect(await page.content()).not.toContain(code);

    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    const signIn = part(page, "With your account");
    await signIn.getByLabel("Name").first().fill(name);
    await signIn.getByLabel("Password", { exact: true }).fill("moskowa 1812");
    await signIn.getByRole("button", { name: "Sign in" }).click();
    await heading(page, name).waitFor();
    await whole();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    expect(complaints).toEqual([]);

    const recover = async (password: string) => {
      await page.getByText("Lost your password?").click();
      const form = page.locator("details form");
      await form.getByLabel("Name").fill(name);
      await form.getByLabel("Recovery code").fill(code.toLowerCase());
      await form.getByLabel("New password").fill(password);
      await form.getByRole("button", { name: "Set the new password" }).click();
    };
    await recover("waterloo 1815");
    const next = await page.getByRole("textbox", { name: "Your recovery code" }).inputValue();
    expect(next).not.toBe(code);
    await page.getByRole("button", { name: "I have kept it" }).click();
    await heading(page, name).waitFor();

    // A code is good for once.
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await recover("elchingen 1805");
    await page.locator("details form .error").waitFor();
    await visitor.leave();
  });

  test("a personal link makes one the same guest on another device, and leaves the address bar", async () => {
    const desk = await Person.guest(browser, "Lannes");
    const { page } = await desk.open("/account");
    await page.getByRole("button", { name: "Make a new link" }).click();
    const link = await page.getByRole("textbox", { name: "Your personal link" }).inputValue();
    expect(link).toMatch(/\/come-back#.{20,}$/);

    const phone = await Person.stranger(browser, { viewport: { width: 390, height: 844 } });
    const there = await phone.open(new URL(link).pathname + new URL(link).hash);
    await there.page.getByRole("link", { name: "Lannes" }).waitFor();
    expect(there.page.url()).toBe(new URL("/lobby", url).href);
    await there.page.goBack();
    expect(there.page.url()).not.toContain("#");
    await desk.leave();
    await phone.leave();
  });
});

describe("settings", () => {
  test("language and theme are kept after a reload", async () => {
    const visitor = await Person.stranger(browser, { locale: "it-IT", colorScheme: "light" });
    const { page, complaints } = await visitor.open("/settings");
    const shown = () =>
      page.evaluate(() => {
        const { lang, dataset } = document.documentElement;
        return {
          lang,
          theme: dataset["theme"],
          paper: getComputedStyle(document.querySelector(".sheet") ?? document.body).backgroundColor,
        };
      });
    const byDay = await shown();
    expect([byDay.lang, byDay.theme]).toEqual(["it", undefined]);

    await page.getByLabel("English").check();
    await page.getByLabel("Dark").check();
    await page.reload({ waitUntil: "networkidle" });
    const byNight = await shown();
    expect([byNight.lang, byNight.theme]).toEqual(["en", "dark"]);
    expect(byNight.paper).not.toBe(byDay.paper);
    await heading(page, "Settings").waitFor();

    // By day for who has it dark everywhere else.
    await page.getByLabel("Light").check();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload({ waitUntil: "networkidle" });
    const dayAgain = await shown();
    expect([dayAgain.theme, dayAgain.paper]).toEqual(["light", byDay.paper]);

    await page.getByLabel("Same as the system").check();
    expect(await shown()).toEqual({ lang: "en", theme: undefined, paper: byNight.paper });
    expect(complaints).toEqual([]);
    await visitor.leave();
  });

  test("notices are set where the browser lets them", async () => {
    const willing = await Person.stranger(browser, { permissions: ["notifications"] });
    const { page } = await willing.open("/settings");
    const box = page.getByLabel("Tell me with a browser notification");
    await box.check();
    await page.reload({ waitUntil: "networkidle" });
    expect(await box.isChecked()).toBe(true);
    await page.getByRole("button", { name: "Try it" }).waitFor();
    await box.uncheck();
    await page.reload({ waitUntil: "networkidle" });
    expect(await box.isChecked()).toBe(false);
    await willing.leave();
  });
});

describe("finding a match", () => {
  let host: Person;
  let match: MatchView;

  beforeAll(async () => {
    host = await Person.guest(browser, "Joseph");
    match = await host.makeMatch({ type: "open" });
  });

  test("a friend comes by the link, and both are in the same room", async () => {
    const room = await host.open(`/match/${match.id}`);
    const link = await room.page.getByLabel("Link", { exact: true }).inputValue();
    expect(link).toContain(`/join/${match.code ?? ""}`);

    const friend = await Person.stranger(browser, { locale: "it-IT" });
    const { page, complaints } = await friend.open(new URL(link).pathname);
    await page.getByLabel("Il tuo nome").fill("Caulaincourt");
    await page.getByRole("button", { name: "Prendi posto" }).click();
    await page.waitForURL(`**/match/${match.id}`);
    await room.page.getByText("Caulaincourt").waitFor();
    await room.page.getByRole("button", { name: "Start the match" }).click();
    await room.page.locator(".prompt .picks button").first().waitFor();
    await page.locator(".prompt .picks button").first().waitFor();
    expect(complaints).toEqual([]);
    expect(room.complaints).toEqual([]);
    await friend.leave();
    await room.page.close();
  });

  test("a friend comes by the code that he was told, after a wrong one", async () => {
    const { code = "" } = await host.makeMatch({ type: "open" });
    const friend = await Person.stranger(browser);
    const { page } = await friend.open("/");
    await page.getByRole("link", { name: "Have you been given a code?" }).click();
    const field = page.getByLabel("Match code");
    await field.fill("abc");
    await page.getByRole("button", { name: "Find it" }).click();
    await page.getByText("A code has five letters, without I and O.").waitFor();
    await field.fill(code.startsWith("Q") ? "zzzzz" : "qqqqq");
    await page.getByRole("button", { name: "Find it" }).click();
    await page.getByText("No match has this code.").waitFor();
    await field.fill(code.toLowerCase());
    await page.getByRole("button", { name: "Find it" }).click();
    await page.getByText("Joseph invites you.").waitFor();
    await friend.leave();
  });

  test("a private match is private, for who knows its address", async () => {
    const hidden = await host.makeMatch(bot);
    const spy = await Person.guest(browser, "Savary");
    const { page } = await spy.open(`/match/${hidden.id}`);
    await heading(page, "A match behind closed doors").waitFor();
    expect(await page.getByText("Joseph").count()).toBe(0);

    // One that does not exist looks the same.
    const nowhere = await spy.open("/match/abcdefghijkm");
    await heading(nowhere.page, "A match behind closed doors").waitFor();
    await spy.leave();
  });

  test("the lobby has one’s own matches, those to join and those to watch, in this order", async () => {
    const other = await Person.guest(browser, "Eugène");
    const open = await other.makeMatch({ type: "open" }, { public: true });
    const running = await other.makeMatch(bot, { public: true });
    const me = await Person.guest(browser, "Hortense");
    await me.makeMatch({ type: "open" });
    const turn = await me.makeMatch(bot);
    // Lists follow the matches a little later.
    const isMyTurn = async () =>
      (await me.call<MatchList>("GET", "/api/matches/mine")).matches.some(({ my_turn }) => my_turn);
    await expect.poll(isMyTurn).toBe(true);

    const { page, complaints } = await me.open("/lobby");
    const links = (id: string) =>
      page
        .locator(`section[aria-labelledby="${id}"] a`)
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    // Each list comes by itself, in any order.
    await expect
      .poll(() => page.getByRole("heading", { level: 3 }).allTextContents())
      .toEqual(["Your turn", "Waiting for players"]);
    expect((await links("mine"))[0]).toBe(`/match/${turn.id}`);
    await expect.poll(async () => (await links("to-join")).join()).toContain(open.id);
    await expect.poll(async () => (await links("to-watch")).join()).toContain(running.id);
    expect(await page.title()).toBe("(1) · Lobby · Bicorne");

    // Who watches sees the board, and is asked nothing.
    await page.locator(`a[href*="${running.id}"]`).first().click();
    await page.getByText("You are watching.").waitFor();
    expect(complaints).toEqual([]);
    await other.withdraw();
    await other.leave();
    await me.leave();
  });
});

describe("moving about", () => {
  test("a rule has an address: one arrives there", async () => {
    const visitor = await Person.stranger(browser, { viewport: { width: 1024, height: 600 } });
    const { page } = await visitor.open("/rules/drill#D7.2");
    const rule = page.locator("[id='D7.2']");
    await rule.waitFor();
    await expect.poll(async () => (await rule.boundingBox())?.y ?? Infinity).toBeLessThan(600);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("D7.2");
    await visitor.leave();
  });

  test("the browser’s buttons go back and forward, and a page begins at its top", async () => {
    const visitor = await Person.stranger(browser);
    const { page } = await visitor.open("/");
    await page.getByRole("link", { name: "About Bicorne" }).click();
    await heading(page, "About Bicorne").waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("link", { name: "Rules", exact: true }).click();
    await heading(page, "Rules").waitFor();
    await page.goBack();
    await heading(page, "About Bicorne").waitFor();
    await page.goBack();
    await heading(page, "Bicorne").waitFor();
    await page.goForward();
    await heading(page, "About Bicorne").waitFor();
    expect(await page.title()).toBe("About Bicorne · Bicorne");
    await visitor.leave();
  });

  test("an address that leads nowhere says so, in its status too", async () => {
    expect((await fetch(new URL("/grouchy", url))).status).toBe(404);
    expect((await fetch(new URL("/lobby", url))).status).toBe(200);
    const visitor = await Person.stranger(browser);
    for (const path of ["/grouchy", "/lobby/of/nobody", "/rules/chess", "/new/chess"]) {
      const { page } = await visitor.open(path);
      await heading(page, "You have marched off the map").waitFor();
      await page.close();
    }
    await visitor.leave();
  });

  test("the first key leads past the head of the page", async () => {
    const visitor = await Person.stranger(browser);
    const { page } = await visitor.open("/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await heading(page, "About Bicorne").waitFor();
    await visitor.leave();
  });

  test("the keyboard alone leads from the first page to the first bid", async () => {
    const visitor = await Person.stranger(browser);
    const { page, complaints } = await visitor.open("/");
    // Each game has such a button; the drill's is wanted.
    const focused = () => page.evaluate(() => document.activeElement?.matches(".card.drill .primary"));
    for (let key = 0; key < 40 && !(await focused()); key += 1) await page.keyboard.press("Tab");
    expect(await focused()).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/match/*");
    await page.locator(".prompt .picks button").first().waitFor();

    // A card, and the bid; with "1" and the last number offered.
    await page.keyboard.press("1");
    const place = page.locator(".prompt button[data-pick='done']");
    await place.waitFor();
    await page.keyboard.press((await place.locator("kbd").textContent()) ?? "");
    await page
      .getByRole("tabpanel")
      .getByText(/^Red bids \d, face down\./)
      .first()
      .waitFor();

    // Whoever plays is a guest now, and would get mail in the language of the page.
    await page.getByRole("link", { name: /^Guest/ }).click();
    expect(await page.getByLabel("Language of the e-mails").inputValue()).toBe("en");
    expect(complaints).toEqual([]);
    await visitor.leave();
  });
});
