// A whole turn on one laptop for both sides: no curtain, typed dice, refusals with their paragraph, and what was not meant.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { picture, scrollsSideways } from "../browser";
import { browser } from "../one-browser";
import { button, choice, goAway, line, newGuest, offered, prompt } from "../players";
import { barriers } from "../site/look";
import {
  begin,
  done,
  general,
  give,
  goOnTo,
  guide,
  held,
  laptop,
  open,
  reads,
  sitDown,
  sits,
  take,
  typeDice,
  unit,
  why,
  within,
} from "./battle";

const refused = (page: Page, rule: string) =>
  why(page)
    .getByRole("link", { name: `Rule ${rule}`, exact: true })
    .waitFor();

describe("a battle at one screen", () => {
  test("is led through a whole turn", { timeout: 180_000 }, async () => {
    const player = await newGuest(browser, "Ney", { viewport: laptop });
    const { page, complaints, strays } = player;
    await sitDown(player, await begin([player]));

    // Everything is open: nothing is covered, and the screen goes to whoever is asked.
    expect(await page.locator("section.curtain").count()).toBe(0);
    await sits(page, "French");
    const size = await guide(page).evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(28);
    expect(await barriers(page)).toEqual([]);

    // Nobody waits for distances: they are stated at once, beside the roll.
    await reads(page, "Roll for orders");
    const distances = button(page, "Distances: what has changed?");
    await distances.click();
    const bruyeres = page.getByRole("group", { name: "Bruyères, from his superior" });
    await within(bruyeres, "Out").click();
    await expect.poll(() => within(bruyeres, "Out").getAttribute("aria-pressed")).toBe("true");
    await picture(page, "battle-chain");
    expect(await barriers(page)).toEqual([]);
    await distances.click();

    // Both are asked: who sat there last stays, and another can be chosen.
    await take(page, "French");
    await typeDice(page, 6, 5, 4);
    await sits(page, "Austrians");
    await typeDice(page, 5, 4);
    await reads(page, "Orders, Austrians");
    await line(page, "French: order dice 6, 5, and 4 (typed in)").waitFor();

    // The side with the initiative gives its orders last.
    await take(page, "French");
    await held(page, 6).click();
    await general(page, "Lefol").click();
    await refused(page, "B4.1.2k");
    expect(await why(page).innerText()).toContain("initiative");
    await picture(page, "battle-refused");

    await take(page, "Austrians");
    await give(page, 5, "Mohr");
    await give(page, 4, "Nordmann");
    await reads(page, "Orders, French");
    await sits(page, "French");
    await held(page, 4).click();
    await expect.poll(() => general(page, "Bruyères").innerText()).toContain("→ priority 4");
    await picture(page, "battle-orders");
    expect(await barriers(page)).toEqual([]);
    await general(page, "Bruyères").click();
    await give(page, 6, "Lefol");
    await reads(page, "Priority 6, French: Lefol’s division may move and may contact");

    await open(page, "Brigade Gency");
    await within(unit(page, "Brigade Gency"), "Into contact: Brigade Buresch").waitFor();
    expect(await barriers(page)).toEqual([]);
    await picture(page, "battle-move");
    await within(unit(page, "Brigade Gency"), "Into contact: Brigade Buresch").click();
    await expect.poll(() => unit(page, "Brigade Gency").innerText()).toContain("engaged");
    await button(page, "Take back the move").click();
    await expect.poll(() => unit(page, "Brigade Gency").innerText()).not.toContain("engaged");
    await open(page, "Brigade Gency");
    await within(unit(page, "Brigade Gency"), "Into contact: Brigade Buresch").waitFor();
    // The enemy himself can be tapped as well.
    await unit(page, "Brigade Buresch").locator(".row.target").click();
    await expect.poll(() => unit(page, "Brigade Buresch").innerText()).toContain("engaged");
    await done(page);

    await reads(page, "Priority 5, Austrians");
    // One tap for a whole command.
    await button(page, "But for…").click();
    await picture(page, "battle-whole");
    expect(await barriers(page)).toEqual([]);
    await button(page, "This whole command has moved").click();
    await line(page, "Mohr’s division moves: Brigade Buresch and Six-pounder Battery").waitFor();
    await reads(page, "Priority 4, French: Bruyères’s division may move, without contact");
    await open(page, "Brigade Jacquinot");
    await within(unit(page, "Brigade Jacquinot"), "Into contact").click();
    await refused(page, "B4.2.3g");
    await within(unit(page, "Brigade Jacquinot"), "Without contact").click();
    await expect.poll(() => unit(page, "Brigade Jacquinot").innerText()).toContain("has moved");
    await done(page);

    await goOnTo("Mark", page);
    await sits(page, "French");
    await open(page, "Brigade Jacquinot");
    await within(unit(page, "Brigade Jacquinot"), "Mark it").click();
    await refused(page, "B4.2.3.2b");
    await within(unit(page, "Brigade Piré"), "Mark it").click();
    await expect.poll(() => unit(page, "Brigade Piré").innerText()).toContain("marked");

    await goOnTo("Fire, French", page);
    // What has become of a unit is written down by its own side, whosever step it is.
    await take(page, "Austrians");
    await open(page, "Six-pounder Battery");
    await within(unit(page, "Six-pounder Battery"), "Disordered").click();
    await expect.poll(() => unit(page, "Six-pounder Battery").innerText()).toContain("disordered");
    await take(page, "French");
    await open(page, "Brigade Capitaine");
    await within(unit(page, "Brigade Capitaine"), "Brigade Buresch").click();
    await line(page, "Brigade Capitaine fires at Brigade Buresch").waitFor();
    await done(page);
    await reads(page, "Fire, Austrians");
    await open(page, "Six-pounder Battery");
    await within(unit(page, "Six-pounder Battery"), "Fire").click();
    await refused(page, "F1");
    await open(page, "Brigade Buresch");
    const buresch = unit(page, "Brigade Buresch");
    await within(buresch, "One fewer").click();
    await within(buresch, "One fewer").click();
    await within(buresch, "Record 18 left").click();
    await expect.poll(() => buresch.innerText()).toContain("18/20");

    // What takes a unit off the table is asked once more, and a slip is mended with the other's assent.
    await open(page, "Brigade Buresch");
    await within(buresch, "Destroyed").click();
    await within(buresch, "No, it stays").click();
    await within(buresch, "Destroyed").click();
    await picture(page, "battle-destroyed");
    expect(await barriers(page)).toEqual([]);
    await within(buresch, "Yes, it is destroyed").click();
    await expect.poll(() => buresch.innerText()).toContain("destroyed");
    await open(page, "Brigade Buresch");
    await buresch.getByText("Recorded by a slip?").click();
    await picture(page, "battle-amend");
    expect(await barriers(page)).toEqual([]);
    await within(buresch, "Not destroyed").click();
    await reads(page, "may Austrians put a record right: Brigade Buresch, not destroyed?");
    await sits(page, "French");
    await offered(page, "assent").first().click();
    await line(page, "Brigade Buresch is put right: not destroyed").waitFor();
    await take(page, "Austrians");
    await open(page, "Brigade Buresch");
    await buresch.getByText("Recorded by a slip?").click();
    await within(buresch, "In contact with Brigade Gency").click();
    await sits(page, "French");
    await offered(page, "assent").first().click();
    await expect.poll(() => buresch.innerText()).toContain("engaged");
    await take(page, "Austrians");
    await done(page);

    await reads(page, "Combat, French");
    await picture(page, "battle-combat");
    await button(page, "Fight this one").click();
    await reads(page, "Combat: Brigade Buresch attacks Brigade Gency");
    await page.getByText("Opposed ten-sided dice").click();
    await within(page.getByRole("group", { name: "Modifier: French" }), "One more").click();
    await page.getByRole("spinbutton", { name: "Die 1 (1 to 10)" }).fill("7");
    await page.getByRole("spinbutton", { name: "Die 2 (1 to 10)" }).fill("3");
    await page.getByRole("button", { name: "Use my dice" }).click();
    await expect
      .poll(() => page.getByRole("list", { name: "Thrown in this step" }).innerText())
      .toMatch(/\+1 = 8[^]*±0 = 3/);
    expect(await barriers(page)).toEqual([]);
    await picture(page, "battle-opposed");
    await offered(page, "part").first().click();

    await goOnTo("Roll for orders", page);
    await page.getByRole("heading", { name: "Turn 2 of 8" }).waitFor();
    // Last turn's distances are the answers to begin with.
    await take(page, "French");
    await distances.click();
    expect(await within(bruyeres, "Out").getAttribute("aria-pressed")).toBe("true");
    await distances.click();

    // A quiet turn: each side rolls, and says once that it does nothing more.
    for (const side of ["French", "Austrians"]) {
      await take(page, side);
      await page.locator(".roll").click();
    }
    await reads(page, ", ");
    await picture(page, "battle-rest");
    const third = page.getByRole("heading", { name: "Turn 3 of 8" });
    let rests = 0;
    while (!(await third.isVisible()) && rests < 2) {
      await offered(page, "rest").first().click();
      rests += 1;
      await line(page, "nothing more in this turn")
        .nth(rests - 1)
        .waitFor();
    }
    await third.waitFor();
    expect(await choice(page, "Hint").count()).toBe(0);
    expect(await prompt(page).count()).toBe(1);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    expect(strays).toEqual([]);
    await goAway(player);
  });
});
