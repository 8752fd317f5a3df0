// The war as it looks on every screen and in every light, by keyboard alone; and what the page reckons in advance, held
// against what the server then does.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { picture } from "../browser";
import { browser } from "../one-browser";
import { button, desktop, goAway, line, newGuest, openTab, phone, prompt, sitDown, type Player } from "../players";
import { barriers, tooWide } from "../site/look";
import { placedWar, type Position } from "./placed";
import { army, battle, closeDrawer, drawer, openDrawer, place, say } from "./table";

const position: Position = {
  nations: { france: 0, britain: 1 },
  pieces: {
    holland: { france: { infantry: 4, cavalry: 2, artillery: 1, leader: 1 } },
    hanover: { britain: { infantry: 3, cavalry: 1, leader: 1 } },
    brittany: { france: { infantry: 3, cavalry: 5, leader: 1 } },
    london: { britain: { infantry: 2 } },
    paris: { france: { infantry: 2 } },
  },
  held: { holland: "france", hanover: "britain", paris: "france", london: "britain" },
  hands: { france: ["austria_infantry", "france_infantry", "napoleon", "blank"], britain: ["blank"] },
};

/** On both screens and in both lights nothing keeps anybody out, and nothing reaches past the edge. */
async function look(page: Page, name: string): Promise<void> {
  for (const [screen, size] of Object.entries({ phone, desktop })) {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await picture(page, `europe-${name}-${screen}-${colorScheme}`);
      const coloursOnly = colorScheme === "dark";
      expect(await barriers(page, { coloursOnly }), `${name}, ${screen}, ${colorScheme}`).toEqual([]);
      expect(await tooWide(page), `${name}, ${screen}`).toEqual([]);
    }
  }
}

async function sat(...names: readonly [string, string]): Promise<[Player, Player]> {
  const players: [Player, Player] = [await newGuest(browser, names[0]), await newGuest(browser, names[1])];
  await sitDown(players[0], await placedWar(position, players));
  await prompt(players[0].page).waitFor();
  return players;
}

/** Takes an army up and puts it down where it is to go, by keyboard; the sheet is open then. */
async function carry(page: Page, from: "holland" | "brittany", to: "hanover" | "portugal"): Promise<void> {
  await army(page, "france", from).and(page.locator("[role=button]")).focus();
  await page.keyboard.press("Enter");
  await place(page, to).and(page.locator(".offered")).focus();
  await page.keyboard.press("Enter");
  await page.locator(".order").waitFor();
}

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);

/** With all in front and what is chosen as it comes, by keyboard, until the battle is over. */
async function fightOut(page: Page, other: Page): Promise<void> {
  const over = line(page, "The battle in Hanover is over.");
  const deadline = Date.now() + 90_000;
  while ((await over.count()) === 0) {
    if (Date.now() > deadline) throw new Error("The battle does not end.");
    for (const one of [page, other]) await answer(one);
  }
}

async function answer(page: Page): Promise<void> {
  const primary = battle(page).locator("button.primary");
  if ((await primary.count()) > 0) {
    for (const token of await battle(page).locator("section:not(.mine) button.token, .lost button.token").all()) {
      // As often as there are pieces; one press more would take them all back.
      for (let left = numberIn(await token.locator(".count").textContent()); left > 0; left -= 1) {
        if (await primary.isEnabled()) break;
        await token.focus();
        await page.keyboard.press("Enter");
      }
    }
    if (!(await primary.isEnabled())) return;
    await primary.focus();
    await page.keyboard.press("Enter");
    // The same question is not asked twice: wait until it is gone or another one.
    await page.waitForTimeout(200);
    return;
  }
  const ways = page.locator(".target.place.offered");
  if ((await ways.count()) === 0) return;
  await ways.first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".order button.primary:enabled").press("Enter");
  await page.locator(".order").waitFor({ state: "hidden" });
}

describe("the war", () => {
  test("keeps nobody out, from the first march to the report of a battle", { timeout: 300_000 }, async () => {
    const [ney, moore] = await sat("Ney", "Moore");
    const { page } = ney;
    await sitDown(moore, new URL(page.url()).pathname.split("/").at(-1) ?? "");
    await openTab(page, "War");
    await look(page, "turn");
    await openTab(page, "Log");
    await openDrawer(page, "Diplomacy");
    await look(page, "diplomacy");
    await closeDrawer(page);
    await say(page, "Act now");
    await carry(page, "holland", "hanover");
    await page.locator(".order").getByRole("button", { name: "Odds of this battle" }).press("Enter");
    await page.locator(".order dl").waitFor();
    await look(page, "order");
    // However much is written on it, the last word is in the window.
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const box = await page.locator(".order button.primary").boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    await page.locator(".order button.primary:enabled").press("Enter");
    await say(page, "End my movement");
    await battle(page).waitFor();
    await look(page, "battle");

    // As many dice as the board has said.
    const dice = battle(page).locator("section.mine header .dice");
    await battle(page).locator("button.primary").press("Enter");
    await battle(moore.page).locator("button.primary").press("Enter");
    const said = numberIn(await battle(moore.page).locator("section.mine header .dice").textContent());
    await battle(moore.page).getByRole("button", { name: "Fire" }).press("Enter");
    await expect.poll(() => battle(page).locator(".throw.last [data-die]").count()).toBe(said);
    expect(numberIn(await dice.textContent())).toBeGreaterThan(0);

    await fightOut(page, moore.page);
    const reports = page.getByRole("region", { name: "Reports of the battles" });
    await reports.getByRole("heading", { name: "Skirmish in Hanover" }).waitFor();
    expect(await reports.getByText(/^The (attackers|defenders) win\.$|give up/).count()).toBe(1);
    await page.setViewportSize(desktop);
    if (await drawer(page).count()) await closeDrawer(page);
    await look(page, "report");
    await reports.getByRole("button", { name: "Close" }).press("Enter");
    await reports.waitFor({ state: "hidden" });
    await openTab(page, "War");
    await page.getByText("1 battle so far").click();
    await page.getByRole("tabpanel").getByRole("heading", { name: "Skirmish in Hanover" }).waitFor();
    await openDrawer(page, "Cards");
    await look(page, "cards");
    expect([...ney.complaints, ...moore.complaints]).toEqual([]);
    await goAway(ney, moore);
  });

  test("lets as many sail as it says, and throws a die for each", { timeout: 120_000 }, async () => {
    const players = await sat("Ney", "Moore");
    const [{ page, complaints }] = players;
    await say(page, "Act now");
    await carry(page, "brittany", "portugal");
    const sheet = page.locator(".order");
    await sheet.getByText("At most 4 pieces may sail this turn. Each piece is lost on a 1.").waitFor();
    expect(await sheet.locator("output").allTextContents()).toEqual(["3/3", "1/5", "0/1"]);
    // The server takes these, and not one more.
    const land = sheet.locator("button.primary");
    await expect.poll(() => land.isEnabled()).toBe(true);
    await sheet.getByRole("button", { name: "One more: cavalry" }).press("Enter");
    await sheet.getByRole("alert").waitFor();
    expect(await land.isDisabled()).toBe(true);
    await sheet.getByRole("button", { name: "One fewer: cavalry" }).press("Enter");
    await expect.poll(() => land.isEnabled()).toBe(true);
    await land.press("Enter");
    const told = line(page, "France ships 3 infantry and 1 cavalry from Brittany to Portugal. The dice:");
    await told.waitFor();
    const dice = /The dice: ([\d, ]+)\./.exec((await told.textContent()) ?? "")?.[1]?.split(", ") ?? [];
    expect(dice).toHaveLength(4);
    const lost = /lost at sea: (.*)\./i.exec((await told.textContent()) ?? "")?.[1] ?? "";
    const drowned = (lost.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
    expect(drowned).toBe(dice.filter((die) => die === "1").length);
    expect(complaints).toEqual([]);
    await goAway(...players);
  });
});

describe("the board in words", () => {
  test("tells the regions, and is enough to march, fight and draw up", { timeout: 240_000 }, async () => {
    const [ney, moore] = await sat("Ney", "Moore");
    const { page } = ney;
    await sitDown(moore, new URL(page.url()).pathname.split("/").at(-1) ?? "");
    for (const one of [page, moore.page]) await button(one, "Board in words").click();
    await page.getByRole("heading", { name: "Choices now" }).waitFor();
    expect(await page.getByRole("application").count()).toBe(0);
    await look(page, "words");

    const places = page.locator("ul.places");
    await places.getByRole("button", { name: /^Hanover, held by Britain/ }).press("Enter");
    await places.getByText("Britain: 3 infantry, 1 cavalry, and 1 leader.").waitFor();
    await places.getByRole("link", { name: "Berlin" }).first().press("Enter");
    const berlin = places.getByRole("button", { name: /^Berlin/ });
    await expect.poll(() => berlin.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByLabel("Find a region").fill("vend");
    await expect.poll(() => places.getByRole("heading", { level: 3 }).count()).toBe(1);

    await say(page, "Act now");
    await page.locator("[data-army=france-holland]").press("Enter");
    await page.locator("[data-goal=hanover]").press("Enter");
    await page.locator(".order button.primary:enabled").press("Enter");
    await line(page, "France moves 4 infantry").waitFor();
    await say(page, "End my movement");
    await battle(page).waitFor();
    await look(page, "words-battle");
    await wordsOut(page, moore.page);
    expect([...ney.complaints, ...moore.complaints]).toEqual([]);
    await goAway(ney, moore);
  });
});

/** The same battle, where a retreat goes to a region of a list. */
async function wordsOut(page: Page, other: Page): Promise<void> {
  const over = line(page, "The battle in Hanover is over.");
  const deadline = Date.now() + 90_000;
  while ((await over.count()) === 0) {
    if (Date.now() > deadline) throw new Error("The battle does not end.");
    for (const one of [page, other]) {
      await answer(one);
      const way = one.locator("[data-goal]").first();
      if ((await way.count()) === 0) continue;
      await way.press("Enter");
      await one.locator(".order button.primary:enabled").press("Enter");
      await one.locator(".order").waitFor({ state: "hidden" });
    }
  }
}
