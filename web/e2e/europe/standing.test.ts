// What one has said and may take back: a proposal, cards on the table, the answers that stand; and allies who are asked at once.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { picture, url } from "../browser";
import { browser } from "../one-browser";
import { confirm, desktop, goAway, line, phone, prompt } from "../players";
import { barriers, tooWide } from "../site/look";
import { placedWar, type Position } from "./placed";
import {
  battle,
  chooseCards,
  closeDrawer,
  drawer,
  newGeneral,
  openDrawer,
  say,
  sitDownAt,
  type General,
} from "./table";

/** Since this version of the rules. */
const rules = 2;

/** Ney is called. Moore and Mack are his allies and each other's, Blücher is everybody's enemy. */
const position: Position = {
  nations: { france: 0, britain: 1, austria: 2, prussia: 3 },
  alliances: [
    { a: 0, b: 1 },
    { a: 0, b: 2 },
    { a: 1, b: 2 },
  ],
  pieces: {
    paris: { france: { infantry: 2 } },
    london: { britain: { infantry: 2 } },
    vienna: { austria: { infantry: 3 } },
    berlin: { prussia: { infantry: 2 } },
  },
  hands: { france: ["france_infantry", "blank"], prussia: ["napoleon"] },
};

async function sat(names: readonly string[], of: Position): Promise<General[]> {
  const seats: General[] = [];
  for (const name of names) seats.push(await newGeneral(browser, url, name));
  const id = await placedWar(of, seats, {}, { rules });
  await Promise.all(seats.map((general) => sitDownAt(general, url, id)));
  return seats;
}

/** By day on a phone in Italian, by night on a desk in English: nothing keeps anybody out, and nothing is cut off. */
async function look(page: Page, name: string): Promise<void> {
  for (const [screen, size, colorScheme, language] of [
    ["phone", phone, "light", "Italiano"],
    ["desktop", desktop, "dark", "English"],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.getByRole("button", { name: language, exact: true }).click();
    await picture(page, `europe-${name}-${screen}`);
    expect(await barriers(page), `${name}, ${screen}`).toEqual([]);
    expect(await tooWide(page), `${name}, ${screen}`).toEqual([]);
  }
}

const called = (page: Page, kind: string) => page.locator(`[data-call="${kind}"]`);
const bar = (page: Page) => page.locator(".bar p");
const lines = (page: Page, side: "mine" | "theirs") =>
  battle(page).locator(side === "mine" ? "section.mine" : "section:not(.mine)");

describe("what was said", () => {
  test("is taken back beside where it stands", { timeout: 120_000 }, async () => {
    const seats = await sat(["Ney", "Moore", "Mack", "Blücher"], position);
    const [ney, moore, , blucher] = seats as [General, General, General, General];

    // Cards are offered from the moment one is called.
    await prompt(ney.page).getByRole("button", { name: "Act now" }).waitFor();
    await openDrawer(ney.page, "Diplomacy");
    await drawer(ney.page).getByLabel("To", { exact: true }).selectOption("prussia");
    await chooseCards(drawer(ney.page).locator(".hand").last(), ["blank"]);
    await drawer(ney.page).getByRole("button", { name: "Offer 1 card" }).click();
    await drawer(ney.page).getByRole("button", { name: "Propose an alliance" }).click();
    await line(blucher.page, "France offers Prussia 1 card").waitFor();
    await line(blucher.page, "France proposes an alliance").waitFor();
    // Both call him where he sits, with their answers.
    await called(blucher.page, "alliance_offered").getByText("France offers you an alliance.").waitFor();
    await called(blucher.page, "alliance_offered").getByRole("button", { name: "Accept" }).waitFor();
    await called(blucher.page, "trade_offered").getByText("France offers you cards.").waitFor();
    await look(blucher.page, "called");
    await drawer(ney.page).getByText("alliance proposed").waitFor();
    await look(ney.page, "said");

    await drawer(ney.page).getByRole("button", { name: "Withdraw the proposal" }).press("Enter");
    await line(blucher.page, "France withdraws the alliance proposed to Prussia").waitFor();
    await drawer(ney.page).getByRole("button", { name: "Take the cards up again" }).press("Enter");
    await line(blucher.page, "France withdraws the cards offered to Prussia").waitFor();
    expect(await blucher.page.locator("[data-call]").count()).toBe(0);
    await drawer(ney.page).getByText("on the table").waitFor({ state: "hidden" });
    await openDrawer(blucher.page, "Diplomacy");
    expect(await drawer(blucher.page).getByRole("button", { name: "Accept" }).count()).toBe(0);
    await closeDrawer(ney.page);

    // Both allies are asked at once, and everybody sees whose word is missing.
    await say(ney.page, "Act now");
    await bar(ney.page).filter({ hasText: "Yet to answer: Britain and Austria" }).waitFor();
    await prompt(moore.page).getByText("along with France?").waitFor();
    await look(moore.page, "join");
    await prompt(moore.page).getByRole("button", { name: "I act at my own place" }).click();
    await confirm(moore.page);
    await bar(ney.page)
      .filter({ hasText: /Yet to answer: Austria$/ })
      .waitFor();
    await look(ney.page, "gathering");

    // It stands until he takes it back.
    await openDrawer(ney.page, "Diplomacy");
    await drawer(ney.page).getByText("acts at its own place").waitFor();
    await openDrawer(moore.page, "Diplomacy");
    await drawer(moore.page).getByText("You act at your own place").waitFor();
    await look(moore.page, "own-place");
    await closeDrawer(moore.page);
    await prompt(moore.page).getByRole("button", { name: "Ask me again" }).press("Enter");
    await prompt(moore.page).getByText("You act at your own place").waitFor({ state: "hidden" });
    await line(ney.page, "Britain may act in allies’ turns again").waitFor();
    expect(seats.flatMap(({ complaints }) => complaints)).toEqual([]);
    await goAway(...seats);
  });
});

/** Two turns of fire at least: nobody can be gone after one. */
const fought: Position = {
  nations: { france: 0, britain: 1 },
  phase: { type: "battle" },
  turn: { owner: 0, acting: [0], entries: [{ into: "hanover", from: "holland", by: "france" }] },
  held: { holland: "france" },
  pieces: {
    hanover: { france: { infantry: 9, leader: 1 }, britain: { infantry: 9 } },
    paris: { france: { infantry: 1 } },
    london: { britain: { infantry: 1 } },
  },
  battle: {
    region: "hanover",
    attackers: [0],
    defenders: [1],
    start: { france: { infantry: 9, leader: 1 }, britain: { infantry: 9 } },
    front: { france: { infantry: 3 }, britain: { infantry: 3 } },
    back: { france: { infantry: 6, leader: 1 }, britain: { infantry: 6 } },
    lost: {},
    turn: 1,
    side: "attacker",
    stage: { type: "arranging", waiting: [0] },
    landed: false,
    stood: [],
    major: true,
  } as unknown as NonNullable<Position["battle"]>,
};

describe("lines of a battle", () => {
  test("stay as they are until their player is asked again", { timeout: 120_000 }, async () => {
    const seats = await sat(["Ney", "Moore"], fought);
    const [ney, moore] = seats as [General, General];
    const keep = battle(ney.page).getByRole("button", { name: "Fire, and keep these lines" });
    await keep.waitFor();
    await look(ney.page, "may-stay");
    // Lines that are only thought of cannot be kept.
    await battle(ney.page).getByRole("button", { name: "All to the front" }).click();
    expect(await keep.isDisabled()).toBe(true);
    await battle(ney.page).getByText("Only lines as they stand now").waitFor();
    await ney.page.reload();
    await keep.press("Enter");

    await battle(ney.page).getByText("Your lines stay as they are in this battle.").waitFor();
    await lines(moore.page, "theirs").getByText("lines stay").waitFor();
    await look(ney.page, "lines-stay");
    await battle(ney.page).getByRole("button", { name: "Ask me for my lines again" }).press("Enter");
    await battle(ney.page).getByText("Your lines stay as they are in this battle.").waitFor({ state: "hidden" });
    await line(moore.page, "France may move between the lines again").waitFor();
    expect(await lines(moore.page, "theirs").getByText("lines stay").count()).toBe(0);
    expect(seats.flatMap(({ complaints }) => complaints)).toEqual([]);
    await goAway(...seats);
  });
});
