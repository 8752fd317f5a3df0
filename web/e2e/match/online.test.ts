// Two players, each at a screen of his own.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { url, visit, type Visit } from "../browser";
import { browser } from "../one-browser";
import {
  beginMatch,
  bid,
  board,
  button,
  charge,
  choice,
  ending,
  goAway,
  leaderOf,
  line,
  lines,
  newGuest,
  openTab,
  playRound,
  post,
  prompt,
  sitDown,
} from "../players";

/** The code of the match, as it stands in the waiting room. */
async function codeOn(page: Page): Promise<string> {
  return (await page.locator(".code").textContent()) ?? "";
}

async function joinByCode(player: Visit, code: string): Promise<void> {
  const { page } = player;
  await page.getByLabel("Match code").fill(code.toLowerCase());
  await button(page, "Find it").click();
  await page.getByLabel("Your name").fill("Lannes");
  await page.getByRole("listitem").filter({ hasText: "Blue" }).getByRole("button").click();
}

/** Nobody sees the other's cards before they are shown. */
async function logOf(page: Page): Promise<string[]> {
  return lines(page).allTextContents();
}

describe("an online match", () => {
  test("is made by the form, joined by its code, and played to its end by both", { timeout: 90_000 }, async () => {
    const ney = await visit(browser, "/new/drill?as=online");
    const lannes = await visit(browser, "/join");
    await ney.page.getByLabel("Rounds").selectOption("2");
    await ney.page.getByLabel("Your name").fill("Ney");
    await button(ney.page, "Create the match").click();

    await ney.page.locator(".code").waitFor();
    await joinByCode(lannes, await codeOn(ney.page));
    await lannes.page.getByText("Ney starts the match when everyone is here.").waitFor();
    await button(ney.page, "Start the match").click();
    await Promise.all([board(ney.page).waitFor(), board(lannes.page).waitFor()]);

    // Both are here, and each says so to the other.
    await openTab(ney.page, "Players");
    const players = ney.page.getByRole("region", { name: "Players" });
    await players.getByRole("listitem").filter({ hasText: "Lannes" }).getByText("here", { exact: true }).waitFor();

    // Talk is heard, and counted where nobody looks.
    await openTab(ney.page, "Talk");
    await ney.page.getByPlaceholder("Your message").fill("Good luck!");
    await ney.page.keyboard.press("Enter");
    await lannes.page.getByRole("tab", { name: "Talk" }).filter({ hasText: "1" }).waitFor();
    await openTab(lannes.page, "Talk");
    await lannes.page.getByRole("article").filter({ hasText: "Good luck!" }).filter({ hasText: "Ney" }).waitFor();
    await Promise.all([openTab(ney.page, "Log"), openTab(lannes.page, "Log")]);

    await playRound(ney.page, lannes.page);
    await Promise.all([line(ney.page, "Round 2 begins.").waitFor(), line(lannes.page, "Round 2 begins.").waitFor()]);
    await playRound(ney.page, lannes.page);

    await Promise.all([ending(ney.page).waitFor(), ending(lannes.page).waitFor()]);
    const [one, other] = [await logOf(ney.page), await logOf(lannes.page)];
    expect(one.at(-1)).toMatch(/^The drill is over: Red \d+ points?, Blue \d+ points?\.$/);
    expect(other.at(-1)).toBe(one.at(-1));
    const told = async (page: Page) =>
      ending(page)
        .getByText(/^(Red|Blue) wins the drill\.$|draw/)
        .textContent();
    expect(await told(ney.page)).toBe(await told(lannes.page));
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    expect([...ney.strays, ...lannes.strays]).toEqual([]);
    await goAway(ney, lannes);
  });

  test("lets a bid be taken back before the bids are shown, and not afterwards", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { id } = await beginMatch([ney, lannes]);
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);

    await bid(ney.page);
    await line(ney.page, "Red bids").waitFor();
    await choice(ney.page, "Take back the move").click();
    await line(ney.page, "Red takes back the last move.").waitFor();
    expect(await line(ney.page, "Red bids").first().textContent()).toContain("(taken back)");
    // It was in secret, and so is its end.
    expect(await logOf(lannes.page)).toEqual([]);

    await bid(ney.page);
    await choice(ney.page, "Take back the move").waitFor();
    await bid(lannes.page);
    for (const { page } of [ney, lannes]) {
      await line(page, "The bids are shown").waitFor();
      await choice(page, "Take back the move").waitFor({ state: "hidden" });
    }

    // What shows nothing and asks nobody else may be taken back.
    const leader = await leaderOf(ney.page, lannes.page);
    await post(leader, 4);
    await choice(leader, "Take back the move").click();
    await post(leader, 2);
    await charge(leader);
    await line(ney.page, "Round 2 begins.").waitFor();
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });

  test("ends when somebody resigns, for both at once", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { id } = await beginMatch([ney, lannes]);
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);
    await bid(ney.page);

    await openTab(lannes.page, "Match");
    await button(lannes.page, "Resign").click();
    await lannes.page.getByText("The match ends at once, and the other side wins.").waitFor();
    await button(lannes.page, "Resign").click();

    await ending(lannes.page).getByText("You have lost.").waitFor();
    await ending(ney.page).getByText("You have won.").waitFor();
    for (const { page } of [ney, lannes]) {
      await ending(page).getByText("Red wins by resignation.").waitFor();
      expect(await prompt(page).count()).toBe(0);
    }
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    expect(new URL(ney.page.url()).origin).toBe(new URL(url).origin);
    await goAway(ney, lannes);
  });
});
