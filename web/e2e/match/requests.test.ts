// An order costs at most three requests, from the first click to the answer: what may be picked was told at once before it.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Commander, Forecast, Pick, Position as Place } from "../../src/wire/triumph";
import { begin as beginBattle, give, reads, sitDown as sitAtTable, sits, take, typeDice } from "../battles/battle";
import { placedWar, type Position } from "../europe/placed";
import { army, march, place, say } from "../europe/table";
import { browser } from "../one-browser";
import { goAway, line, newGuest, prompt, sitDown } from "../players";
import { Questions } from "../questions";
import { armies } from "../triumph/armies";
import { begin, choose, finish, newFighter, takeSeat, type Fighter } from "../triumph/battle";
import { placedBattle } from "../triumph/placed";

const most = 3;

async function costs(page: Page, questions: Questions, order: () => Promise<unknown>): Promise<void> {
  await questions.begin(page);
  await order();
  await expect.poll(() => questions.given).toBe(true);
  const asked = questions.asked.slice(0, questions.asked.indexOf("act") + 1);
  expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(most);
}

describe("in Europe", () => {
  const position: Position = {
    nations: { france: 0, britain: 1 },
    pieces: {
      holland: { france: { infantry: 4, cavalry: 2 } },
      hanover: { britain: { infantry: 3 } },
      brittany: { france: { infantry: 3, cavalry: 1 } },
      london: { britain: { infantry: 2 } },
      paris: { france: { infantry: 2 } },
    },
    held: { holland: "france", hanover: "britain", paris: "france", london: "britain" },
    hands: { france: ["blank"], britain: ["blank"] },
  };

  test("a march and a landing", { timeout: 120_000 }, async () => {
    const players = [await newGuest(browser, "Ney"), await newGuest(browser, "Moore")] as const;
    const [ney] = players;
    const questions = Questions.of(ney.page);
    await sitDown(ney, await placedWar(position, players));
    await prompt(ney.page).waitFor();
    await say(ney.page, "Act now");
    await army(ney.page, "france", "holland").and(ney.page.locator("[role=button]")).waitFor();
    await costs(ney.page, questions, () => march(ney.page, "france", "holland", "hanover"));
    await costs(ney.page, questions, async () => {
      await army(ney.page, "france", "brittany").and(ney.page.locator("[role=button]")).focus();
      await ney.page.keyboard.press("Enter");
      await place(ney.page, "portugal").and(ney.page.locator(".offered")).focus();
      await ney.page.keyboard.press("Enter");
      await ney.page.locator(".order button.primary:enabled").click();
    });
    await line(ney.page, "France ships").waitFor();
    expect(ney.complaints).toEqual([]);
    await goAway(...players);
  });
});

describe("in Triumph", () => {
  /** Where some corps may march by road, farther than its first stretch, and into which reserve. */
  function farMarch({ first }: Questions): { commander: Commander; to: Place } | undefined {
    for (const { pick, forecast } of first?.next ?? []) {
      const [chosen, said] = [pick as Pick, forecast as Forecast | undefined];
      if (chosen.type !== "corps" || said?.type !== "reach") continue;
      const end = said.ends.find(({ to, way }) => way.roads.length > 1 && !to.includes("-"));
      if (end) return { commander: chosen.commander, to: end.to };
    }
    return undefined;
  }

  async function fighters(): Promise<readonly [Fighter, Fighter]> {
    return [await newFighter(browser, "Ney"), await newFighter(browser, "Bagration")];
  }

  test("a road march of a corps", { timeout: 120_000 }, async () => {
    const both = await fighters();
    const [{ page, complaints }] = both;
    const questions = Questions.of(page);
    await takeSeat(both[0], await placedBattle(armies, both));
    await expect.poll(() => farMarch(questions)).toBeDefined();
    const found = farMarch(questions);
    await costs(page, questions, async () => {
      await page.locator(`[data-piece="flag-${found?.commander ?? ""}"]`).focus();
      await page.keyboard.press("Enter");
      // What can be reached is lit without another question.
      await page.locator(`[data-target="locale-${found?.to ?? ""}"].offered`).focus();
      expect(questions.asked).toEqual([]);
      await page.keyboard.press("Enter");
    });
    expect(complaints).toEqual([]);
    await goAway(...both);
  });

  test("a defence", { timeout: 120_000 }, async () => {
    const both = await fighters();
    const [french, allied] = both;
    const asks = { allied: Questions.of(allied.page), french: Questions.of(french.page) };
    const id = await placedBattle({ ...armies, turn: { side: "allied" } }, both);
    await takeSeat(allied, id);
    await takeSeat(french, id);
    const threats = () =>
      (asks.allied.first?.next ?? []).map(({ pick }) => pick as Pick).filter((pick) => pick.type === "threat");
    await expect.poll(() => threats().length).toBeGreaterThan(0);
    for (const threat of threats().slice(0, 1)) await choose(allied.page, threat);
    await finish(allied.page);
    await expect.poll(() => french.frames.asked?.type).toBe("defence");
    await asks.french.begin(french.page);
    const offered = (asks.french.first?.next ?? []).map(({ pick }) => pick as Pick);
    const leads = offered.find((pick) => pick.type === "lead") ?? offered.find((pick) => pick.type === "unit");
    await costs(french.page, asks.french, async () => {
      if (leads) await choose(french.page, leads);
      await choose(french.page, { type: "done" });
      await finish(french.page);
    });
    expect([...french.complaints, ...allied.complaints]).toEqual([]);
    await goAway(...both);
  });

  test("the set-up of an army", { timeout: 120_000 }, async () => {
    const both = await fighters();
    const [{ page, complaints }] = both;
    const questions = Questions.of(page);
    await takeSeat(both[0], await begin(both[0], [both[1]]));
    const sheet = page.locator("section.assigning");
    await sheet.waitFor();
    await costs(page, questions, async () => {
      await sheet.getByRole("button", { name: "By lot", exact: true }).click();
      await sheet.locator(".lacks .give[aria-disabled=false]:enabled").click();
    });
    expect(complaints).toEqual([]);
    await goAway(...both);
  });
});

describe("in Battles", () => {
  test("an order", { timeout: 120_000 }, async () => {
    const player = await newGuest(browser, "Ney");
    const { page } = player;
    const questions = Questions.of(page);
    await sitAtTable(player, await beginBattle([player]));
    await take(page, "French");
    await typeDice(page, 6, 5, 4);
    await sits(page, "Austrians");
    await typeDice(page, 5, 4);
    await reads(page, "Orders, Austrians");
    await take(page, "Austrians");
    await costs(page, questions, () => give(page, 5, "Mohr"));
    expect(player.complaints).toEqual([]);
    await goAway(player);
  });
});
