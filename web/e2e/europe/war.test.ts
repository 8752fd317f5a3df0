// Three players in three browsers: an alliance is broken, cards change hands, an army lands, battles are fought. Then the
// same once more with other cards in the hands of two of them: what reaches the third is the same, to the byte.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Card, Nation } from "../../src/wire/europe";
import { openBrowser, picture } from "../browser";
import { OwnServer } from "../own-server";
import { goAway, line, lines, prompt } from "../players";
import { placedWar, type Position } from "./placed";
import {
  battle,
  chooseCards,
  closeDrawer,
  drawer,
  fight,
  march,
  newGeneral,
  openDrawer,
  place,
  say,
  sitDownAt,
  type General,
} from "./table";

let browser: Browser;
const servers: OwnServer[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
});

/** What Mack cannot know. */
interface World {
  hands: Partial<Record<Nation, readonly Card[]>>;
  /** What France gives, and what Britain gives in return. */
  given: readonly Card[];
  taken: readonly Card[];
}

const worlds: readonly [World, World] = [
  {
    hands: {
      france: ["austria_infantry", "france_infantry", "napoleon"],
      britain: ["britain_cavalry", "blank"],
      austria: ["austria_leader", "blank"],
    },
    given: ["austria_infantry", "napoleon"],
    taken: ["blank"],
  },
  {
    hands: {
      france: ["blank", "russia_artillery", "spain_cavalry"],
      britain: ["napoleon", "ottoman_infantry"],
      austria: ["austria_leader", "blank"],
    },
    given: ["russia_artillery", "blank"],
    taken: ["ottoman_infantry"],
  },
];

const position: Position = {
  nations: { france: 0, spain: 0, britain: 1, russia: 1, austria: 2, prussia: 2 },
  alliances: [{ a: 0, b: 2 }],
  pieces: {
    holland: { france: { infantry: 4, cavalry: 2, artillery: 1, leader: 1 } },
    hanover: { britain: { infantry: 3, cavalry: 1 } },
    bavaria: { france: { infantry: 2 }, austria: { infantry: 1 } },
    brittany: { france: { infantry: 3 } },
    london: { britain: { infantry: 2 } },
    moscow: { russia: { infantry: 2 } },
    vienna: { austria: { infantry: 3 } },
    berlin: { prussia: { infantry: 2 } },
    madrid: { spain: { infantry: 2 } },
  },
  held: { holland: "france", hanover: "britain", bavaria: "austria" },
};

/** Ney breaks with Mack, trades with Moore, lands in Portugal and fights both. Gives what Mack was told, and his log. */
async function played(world: World, pictures: boolean): Promise<{ told: string[]; log: string[] }> {
  const server = await OwnServer.started();
  servers.push(server);
  const seats: General[] = [];
  for (const name of ["Ney", "Moore", "Mack"]) seats.push(await newGeneral(browser, server.url, name));
  const [ney, moore, mack] = seats as [General, General, General];
  const where = { id: "placed-war-of-three", database: server.database };
  const id = await placedWar({ ...position, hands: world.hands }, seats, {}, where);
  // One after the other, so that each finds the same people here every time.
  for (const general of [mack, ney, moore]) {
    await sitDownAt(general, server.url, id);
    await prompt(general.page).waitFor();
  }

  await openDrawer(ney.page, "Diplomacy");
  await drawer(ney.page).getByRole("button", { name: "Break the alliance" }).click();
  await prompt(ney.page).locator("button.primary").click();
  await line(mack.page, "France–Spain break the alliance with Prussia–Austria.").waitFor();
  await closeDrawer(ney.page);
  await say(ney.page, "Act now");

  await openDrawer(ney.page, "Diplomacy");
  await drawer(ney.page).getByLabel("From", { exact: true }).selectOption("france");
  await drawer(ney.page).getByLabel("To", { exact: true }).selectOption("britain");
  await chooseCards(drawer(ney.page).locator(".hand").last(), world.given);
  await drawer(ney.page).getByRole("button", { name: "Offer 2 cards" }).click();
  await line(mack.page, "France offers Britain 2 cards, face down.").waitFor();
  await closeDrawer(ney.page);
  await openDrawer(moore.page, "Diplomacy");
  await drawer(moore.page).getByText("France offers Britain 2 cards, face down.").waitFor();
  await chooseCards(drawer(moore.page).locator(".asked .hand"), world.taken);
  if (pictures) await picture(moore.page, "europe-trade");
  await drawer(moore.page).getByRole("button", { name: "Trade for 1 card" }).click();
  await line(mack.page, "France gives Britain 2 cards and gets 1 card.").waitFor();
  await closeDrawer(moore.page);

  await march(ney.page, "france", "brittany", "portugal");
  await line(mack.page, "France ships 3 infantry from Brittany to Portugal. The dice:").waitFor();
  await march(ney.page, "france", "holland", "hanover");
  if (pictures) await picture(ney.page, "europe-movement");
  await say(ney.page, "End my movement");

  await place(ney.page, "hanover").and(ney.page.locator(".offered")).focus();
  await ney.page.keyboard.press("Enter");
  await prompt(ney.page).locator("button.primary").click();
  await battle(mack.page).waitFor();
  // The other battle follows by itself: there is nothing left to choose.
  await fightOn(seats, mack);
  if (pictures) await picture(ney.page, "europe-production");
  await say(ney.page, "End my production");
  await prompt(moore.page).getByRole("button", { name: "Act now" }).waitFor();
  await line(mack.page, "It is the turn of Britain–Russia.").waitFor();

  const log = await lines(mack.page).allTextContents();
  const told = mack.told.filter((frame) => !frame.includes('"type":"connected"'));
  expect(seats.flatMap(({ complaints }) => complaints)).toEqual([]);
  await goAway(...seats);
  return { told, log };
}

/** Everybody answers what the battles ask of him, until the onlooker has heard that both are over. */
async function fightOn(seats: readonly General[], { page }: General): Promise<void> {
  const over = line(page, "The battle in Bavaria is over.");
  const deadline = Date.now() + 90_000;
  while ((await over.count()) === 0) {
    for (const general of seats) await fight(general);
    if (Date.now() > deadline)
      throw new Error(`The battle does not end: ${String(await lines(page).last().textContent())}`);
  }
}

describe("a war of three", () => {
  test(
    "is played in three browsers, and the third is told the same whatever cards the others have",
    { timeout: 300_000, retry: 0 },
    async () => {
      const here = await played(worlds[0], true);
      expect(here.log).toContainEqual(expect.stringMatching(/^A skirmish in Hanover: /));
      expect(here.log).toContainEqual(expect.stringMatching(/^A skirmish in Bavaria: /));
      const there = await played(worlds[1], false);
      expect(here.told.length).toBeGreaterThan(15);
      expect(there.told).toEqual(here.told);
      expect(there.log).toEqual(here.log);
    },
  );
});
