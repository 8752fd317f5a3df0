// The way back through a match.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browser } from "../one-browser";
import {
  bid,
  board,
  button,
  charge,
  choice,
  ending,
  goAway,
  line,
  newGuest,
  offered,
  post,
  prompt,
  sitDown,
} from "../players";
import { placed } from "../position";

const round = async (page: Page) => (await board(page).locator(".round").textContent())?.trim();
const points = (page: Page) => board(page).locator(".plaque .points").allTextContents();
/** The faces of all cards that the board shows, in order. */
const faces = async (page: Page) => (await board(page).locator(".card .value").allTextContents()).sort().join("");

describe("the replay", () => {
  test("walks from the beginning to the present, and after the end shows all hands", { timeout: 60_000 }, async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { page } = ney;
    const options = { rounds: 2 };
    const position = {
      hands: [
        [1, 5, 6],
        [2, 3, 4],
      ],
      deck: [1, 2],
    } satisfies Parameters<typeof placed>[0];
    const id = await placed({ ...position, options }, [ney, lannes]);
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);
    await bid(page, 6);
    await bid(lannes.page, 4);
    await post(page, 3);
    await charge(page);
    await line(page, "Round 2 begins.").waitFor();
    expect([await round(page), await points(page)]).toEqual(["Round 2 of 2", ["3 points", "0 points"]]);

    await button(page, "To the beginning").click();
    expect([await round(page), await points(page)]).toEqual(["Round 1 of 2", ["0 points", "0 points"]]);
    await prompt(page).getByText("You are looking at the past.").waitFor();
    expect(await prompt(page).locator("[data-pick]").count()).toBe(0);
    await page.getByText("The beginning.", { exact: true }).waitFor();

    const replay = page.getByRole("group", { name: "Look back through the match" });
    await button(page, "One step forward").click();
    await replay.getByText("Red bids 6, face down.").waitFor();
    const slider = page.getByRole("slider");
    const steps = Number(await slider.getAttribute("max"));
    expect(await slider.inputValue()).toBe("1");
    // With the arrow keys as with the mouse: one before the last.
    await slider.fill(String(steps - 1));
    await replay.getByText("Red posts a man on square 3.").waitFor();
    await page.getByLabel("Square 3: Red, counts once").waitFor();
    expect(await round(page)).toBe("Round 1 of 2");
    // A line of the log leads there as well.
    await line(page, "The bids are shown").getByRole("button").click();
    await page.getByLabel("Square 3, free").waitFor();

    await choice(page, "Back to the present").click();
    expect(await round(page)).toBe("Round 2 of 2");
    await offered(page, "card").first().waitFor();

    await bid(page, 5);
    await bid(lannes.page, 3);
    await post(page, 6);
    await charge(page);
    await ending(page).waitFor();
    await button(page, "To the beginning").click();
    expect(await faces(page)).toBe("156");
    await button(page, "Show everything").click();
    await button(page, "As I saw it").waitFor();
    await button(page, "To the beginning").click();
    await expect.poll(() => faces(page)).toBe("123456");
    // And as the other side saw it.
    await button(page, "As Blue saw it").click();
    await button(page, "To the beginning").click();
    await expect.poll(() => faces(page)).toBe("234");
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });
});
