// How an answer is made: picks and their undoing, the last word, dice of one's own.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Cards } from "../../src/wire/drill";
import { browser } from "../one-browser";
import {
  board,
  button,
  call,
  charge,
  chips,
  choice,
  confirm,
  ending,
  goAway,
  line,
  newGuest,
  offered,
  post,
  prompt,
  sitDown,
  type Player,
} from "../players";
import { placed, type Position } from "../position";

const hands: Cards[] = [
  [1, 2, 3, 3, 6],
  [1, 2, 4, 4, 5],
];

/** Red at the table, and Blue who need not come. */
async function sitAt(position: Partial<Position>): Promise<{ players: Player[]; page: Page; id: string }> {
  const players = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")] as const;
  const id = await placed({ hands, ...position }, players);
  await sitDown(players[0], id);
  return { players: [...players], page: players[0].page, id };
}

const posting = { phase: { type: "posting", leader: 0 } } as Partial<Position>;

/** The cards that lie in the tray of the bid, as they are drawn. */
async function inTheTray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tray = document.querySelector("[data-target=tray] .hit")?.getBoundingClientRect();
    return [...document.querySelectorAll("[data-piece^=card-]")]
      .filter((card) => {
        const { x, width } = card.getBoundingClientRect();
        return tray !== undefined && x + width / 2 > tray.x && x + width / 2 < tray.x + tray.width;
      })
      .map((card) => card.getAttribute("aria-label") ?? "");
  });
}

describe("an answer", () => {
  test("is made of picks, which can be undone one by one", async () => {
    const { players, page } = await sitAt({});
    await choice(page, "Card 3").click();
    // What lies on the board may be picked there as well, once it is offered; a second 3 may not.
    await choice(page, "Card 6").waitFor();
    await board(page).getByRole("button", { name: "Card 6" }).click();
    await expect.poll(() => chips(page)).toEqual(["Card 3", "Card 6"]);
    await expect.poll(() => inTheTray(page)).toEqual(["Card 3", "Card 6"]);
    expect(await choice(page, "Card 3").count()).toBe(0);

    await choice(page, "Undo").click();
    await expect.poll(() => chips(page)).toEqual(["Card 3"]);
    await expect.poll(() => inTheTray(page)).toEqual(["Card 3"]);
    await page.keyboard.press("Backspace");
    await expect.poll(() => chips(page)).toEqual([]);
    await expect.poll(() => inTheTray(page)).toEqual([]);
    expect(await offered(page, "done").count()).toBe(0);
    await choice(page, "Card 3").waitFor();
    expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
    await goAway(...players);
  });

  test("waits for a last word", async () => {
    const { players, page } = await sitAt(posting);
    await choice(page, "Square 5").click();
    await prompt(page).getByText("Post a man on square 5.", { exact: true }).waitFor();
    expect(await page.getByLabel("Square 5, free").count()).toBe(1);
    await confirm(page);
    await page.getByLabel("Square 5: Red, counts once").waitFor();
    await goAway(...players);
  });

  test("is given by the last click where the player has set it so", async () => {
    const { players, page } = await sitAt(posting);
    await page.goto(new URL("/settings", page.url()).href);
    await page.getByLabel("Ask me to confirm every answer").uncheck();
    await page.goBack();
    await choice(page, "Square 5").click();
    await page.getByLabel("Square 5: Red, counts once").waitFor();
    await choice(page, "Hold").click();
    await line(page, "Red holds square 5.").waitFor();
    await goAway(...players);
  });

  test("is given by the last click on the board, too, where the player has set it so", async () => {
    const { players, page } = await sitAt(posting);
    await page.goto(new URL("/settings", page.url()).href);
    await page.getByLabel("Ask me to confirm every answer").uncheck();
    await page.goBack();
    await board(page).getByRole("button", { name: "Square 5, free" }).click();
    await page.getByLabel("Square 5: Red, counts once").waitFor({ timeout: 10_000 });
    await goAway(...players);
  });

  test("may hold dice rolled by hand, which are used and marked", async () => {
    const { players, page, id } = await sitAt({ ...posting, options: { typed_dice: true, rounds: 1 } });
    await post(page, 2);
    await offered(page, "dice").nth(2).click();
    await page.getByLabel("Die 1 (1 to 6)").fill("5");
    expect(await button(page, "Use my dice").isDisabled()).toBe(true);
    await page.getByLabel("Die 2 (1 to 6)").fill("2");
    await button(page, "Use my dice").click();
    await line(page, "Red charges from square 2 and rolls 5 and 2: the charge succeeds.").waitFor();
    await ending(page).waitFor();

    await ending(page).getByRole("link", { name: "Check the dice" }).click();
    await page.getByText("typed in at the table").first().waitFor();
    const { messages } = (await call(page, "GET", `/api/matches/${id}/seen?truth=true`)) as { messages: unknown[] };
    expect(JSON.stringify(messages)).toContain('"rolls":[5,2]');
    expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
    await goAway(...players);
  });

  test("may leave dice to the table where they could be typed", async () => {
    const { players, page } = await sitAt({ ...posting, options: { typed_dice: true } });
    await post(page, 1);
    await charge(page, 1);
    await line(page, "Red charges from square 1").waitFor();
    await goAway(...players);
  });
});
