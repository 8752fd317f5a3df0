// Who has asked for less motion sees none.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browser } from "../one-browser";
import { bot, Person } from "./person";

const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? "") : "")),
  );

test("nothing moves by itself on the first page and at the table", async () => {
  const person = await Person.guest(browser, "Davout", { reducedMotion: "reduce" });
  const match = await person.makeMatch(bot);
  for (const path of ["/", `/match/${match.id}`]) {
    const { page } = await person.open(path);
    expect(await running(page)).toEqual([]);
    await page.close();
  }

  const { page } = await person.open(`/match/${match.id}`);
  await page.locator(".prompt button[data-pick='card']").first().click();
  expect(await running(page)).toEqual([]);
  await person.leave();
});
