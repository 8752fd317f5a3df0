// What does not come in every turn: evasion, squares, both uses of a mark, a combat with a corrected die, rally, arrival, and a
// general who is lost and replaced.

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { picture } from "../browser";
import { browser } from "../one-browser";
import { button, choice, goAway, line, newGuest, offered } from "../players";
import {
  begin,
  done,
  general,
  give,
  goOnTo,
  laptop,
  open,
  reads,
  sitDown,
  sits,
  take,
  typeDice,
  unit,
  within,
} from "./battle";
import { order } from "./order";

const shows = (row: Locator, text: string) => expect.poll(() => row.innerText()).toContain(text);

const late = `${order}
[[blue.unit]]
name = "Uhlan Brigade Wied"
arm = "cavalry"
figures = 12
dispersal = 5
formation = "column"
general = "nordmann"
entry = 2
`;

describe("a battle at one screen, with cavalry about", () => {
  test("is led through what breaks into a turn", { timeout: 240_000 }, async () => {
    const player = await newGuest(browser, "Nansouty", { viewport: laptop });
    const { page, complaints } = player;
    await sitDown(player, await begin([player], { order: late, entry: true }));
    const geringer = unit(page, "Geringer");
    const capitaine = unit(page, "Brigade Capitaine");
    await shows(unit(page, "Wied"), "due in turn 2");

    await goOnTo("Roll for orders", page);
    // Who touches what is another's sits down in his seat.
    await general(page, "Marchand").click();
    await sits(page, "French");
    await typeDice(page, 6, 6, 4);
    await sits(page, "Austrians");
    await typeDice(page, 6, 4);
    await give(page, 6, "Nordmann");
    await give(page, 4, "Mohr");
    await reads(page, "Orders, French");
    await give(page, 6, "Bruyères");
    await give(page, 6, "Lefol");

    // A battery that is contacted evades, and that is its turn.
    await reads(page, "Priority 6, French");
    await open(page, "Brigade Gency");
    await within(unit(page, "Brigade Gency"), "Into contact: Six-pounder Battery").click();
    await reads(page, "Six-pounder Battery may evade from Brigade Gency");
    await sits(page, "Austrians");
    await page.getByText("Evasion (§ 4.2.3.1).").waitFor();
    await picture(page, "battle-evade");
    await choice(page, "It evades").click();
    await shows(unit(page, "Six-pounder Battery"), "turn spent evading");

    await goOnTo("Marks, French", page);
    await within(unit(page, "Brigade Jacquinot"), "Mark it").click();
    await shows(unit(page, "Brigade Jacquinot"), "marked");
    await within(unit(page, "Brigade Piré"), "Mark it").click();
    await shows(unit(page, "Brigade Piré"), "marked");
    // Who has marked all that can be marked need not say so.
    await reads(page, "Marks, Austrians");
    await within(geringer, "Mark it").click();
    await shows(geringer, "marked");

    // First use of a mark: the side without the initiative reacts freely, the other only against who has reacted.
    await reads(page, "Reaction, Austrians");
    await open(page, "Geringer");
    await within(geringer, "Into contact: Brigade Capitaine").click();
    await reads(page, "Brigade Capitaine must try to form square");
    await sits(page, "French");
    await picture(page, "battle-square");
    await choice(page, "The square is formed").click();
    await shows(capitaine, "square");
    await shows(capitaine, "turn spent on a square");
    await reads(page, "Counter-reaction, French");
    await picture(page, "battle-counter");
    await open(page, "Brigade Jacquinot");
    await within(unit(page, "Brigade Jacquinot"), "Into contact: Hussar Brigade Geringer").click();
    // Who is engaged already does not evade.
    await shows(unit(page, "Brigade Jacquinot"), "engaged");

    // A mistyped die of a combat is corrected like any other.
    await goOnTo("Combat, French", page);
    await page
      .locator("section.battle li")
      .filter({ hasText: /Jacquinot\s+attacks/ })
      .getByRole("button", { name: "Fight this one" })
      .click();
    // Both touch the hussars: they fight them together.
    await reads(page, "Combat: Brigade Jacquinot attacks Hussar Brigade Geringer, with Brigade Capitaine");
    await page.getByText("Opposed ten-sided dice").click();
    await page.getByRole("spinbutton", { name: "French: Die 1" }).fill("7");
    await page.getByRole("spinbutton", { name: "Austrians: Die 2" }).fill("9");
    await button(page, "Use my dice").click();
    const throws = page.getByRole("list", { name: "Thrown in this step" });
    await shows(throws, "difference −2");
    await throws.getByRole("button", { name: "Die showing 9, typed in" }).click();
    await button(page, "It was a 3").click();
    await reads(page, "Austrians: may French correct a die from 9 to 3?");
    await picture(page, "battle-correction");
    await offered(page, "assent").first().click();
    await shows(throws, "difference +4");

    // The side that was hit records it: its unit is touched, wherever it stands.
    await button(page, "Hussar Brigade Geringer").first().click();
    await sits(page, "Austrians");
    await within(geringer, "Routed").click();
    await shows(geringer, "routed");
    await picture(page, "battle-routed");
    await general(page, "Marchand").click();
    await sits(page, "French");
    await choice(page, "They have parted").click();
    await reads(page, "Combat: Hussar Brigade Geringer attacks Brigade Capitaine");
    await choice(page, "They have parted").click();

    // Second use: what is still marked pursues.
    await reads(page, "Pursuit, French");
    await open(page, "Brigade Piré");
    await within(unit(page, "Brigade Piré"), "Without contact").click();
    await shows(unit(page, "Brigade Piré"), "has moved");
    await reads(page, "Fire in pursuit, Austrians");
    await open(page, "Brigade Buresch");
    await within(unit(page, "Brigade Buresch"), "Brigade Piré").click();
    await line(page, "Brigade Buresch fires at Brigade Piré").waitFor();

    // A ball takes a general; another steps into his place.
    await general(page, "Lefol").click();
    await sits(page, "French");
    await button(page, "He is lost").click();
    await line(page, "Lefol is lost").waitFor();
    await general(page, "Lefol").click();
    await picture(page, "battle-general");
    await button(page, "Poor").click();
    await expect.poll(() => general(page, "Lefol").locator(".rating").innerText()).toContain("Poor");

    await take(page, "Austrians");

    // The next turn begins with who rallies, and who arrives beside it.
    await goOnTo("Both sides: rally routed units", page);
    await page.getByRole("heading", { name: "Turn 2 of 8" }).waitFor();
    await picture(page, "battle-arrival");
    await within(unit(page, "Wied"), "Arrived").click();
    await shows(unit(page, "Wied"), "just off the table");
    await within(geringer, "Rallied").click();
    await picture(page, "battle-rally");
    await done(page);
    await expect.poll(() => geringer.innerText()).not.toContain("routed");
    await reads(page, "Roll for orders");

    expect(complaints).toEqual([]);
    await goAway(player);
  });
});
