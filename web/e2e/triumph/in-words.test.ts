// A whole game at the board in words.

import { describe, expect, test } from "vitest";
import { scrollsSideways } from "../browser";
import { browser } from "../one-browser";
import { button, ending, goAway } from "../players";
import { barriers } from "../site/look";
import { armies } from "./armies";
import { beginAuction, newFighter, play, takeSeat, type Fighter } from "./battle";
import { placedBattle } from "./placed";
import { script } from "./script";

describe("the board in words", () => {
  test("is enough for a whole game", { timeout: 600_000 }, async () => {
    const [ney, lannes] = [await newFighter(browser, "Ney"), await newFighter(browser, "Lannes")];
    const { fighters } = await beginAuction(ney, lannes);
    for (const { page } of fighters) {
      await button(page, "Board in words").click();
      await page.getByRole("heading", { name: "Choices now" }).waitFor();
      expect(await page.getByRole("application").count()).toBe(0);
    }
    for (const entry of script.entries) await play(fighters, entry, "words");
    for (const { page } of fighters) await ending(page).waitFor();
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });

  test("keeps nobody out, and leads from place to place", { timeout: 120_000 }, async () => {
    const fighters: [Fighter, Fighter] = [await newFighter(browser, "Ney"), await newFighter(browser, "Bagration")];
    const [{ page, complaints }] = fighters;
    await takeSeat(fighters[0], await placedBattle(armies, fighters));
    await button(page, "Board in words").click();
    await page.getByRole("heading", { name: "Choices now" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    // The enemy's corps are told by their backs.
    const places = page.locator("ul.places");
    await places.getByRole("button", { name: /^Locale 66/ }).click();
    await places.getByText("Allied, Liechtenstein: 4 units (4 unknown).").waitFor();
    // A link leads to a place that the filter hides.
    expect(await places.getByRole("button", { name: /^Locale 65/ }).count()).toBe(0);
    await places.getByRole("link", { name: "Locale 65" }).first().click();
    const heading = places.getByRole("button", { name: /^Locale 65/ });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await places.getByRole("heading", { level: 3 }).count()).toBe(168);
    await page.getByLabel("Find a locale").fill("pratze");
    await places.getByRole("button", { name: /^Pratze Berg \(106\)/ }).waitFor();
    expect(complaints).toEqual([]);
    await goAway(...fighters);
  });
});
