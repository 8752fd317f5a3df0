// Somebody who looks on.

import { describe, expect, test } from "vitest";
import { browser } from "../one-browser";
import {
  beginMatch,
  bid,
  button,
  call,
  charge,
  ending,
  goAway,
  leaderOf,
  line,
  newGuest,
  offered,
  post,
  prompt,
  sitDown,
} from "../players";

describe("an observer", () => {
  test("sees what everybody may know, and the truth when it is over", { timeout: 60_000, retry: 0 }, async () => {
    const [ney, lannes, soult] = [
      await newGuest(browser, "Ney"),
      await newGuest(browser, "Lannes"),
      await newGuest(browser, "Soult"),
    ];
    const { id } = await beginMatch([ney, lannes], { public: true, options: { rounds: 1 } });
    const frames: string[] = [];
    soult.page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
    });
    await Promise.all([sitDown(ney, id), sitDown(lannes, id), sitDown(soult, id)]);
    const { page } = soult;
    await prompt(page).getByText("You are watching.").waitFor();

    await bid(ney.page);
    await bid(lannes.page);
    await line(page, "The bids are shown").waitFor();
    // Nobody's hand, and nothing to answer.
    expect(await page.getByLabel(/^Card \d$/).count()).toBe(0);
    expect(await prompt(page).locator("[data-pick]").count()).toBe(0);
    expect(await line(page, "face down").count()).toBe(0);
    expect(frames.join("\n")).not.toMatch(/"hand"|"secret"|"bid_made"/);

    const leader = await leaderOf(ney.page, lannes.page);
    await post(leader, 3);
    await line(page, "posts a man on square 3").waitFor();
    expect(await offered(page, "dice").count()).toBe(0);
    await page.getByLabel(/^Square 3: (Red|Blue), counts once$/).waitFor();
    await charge(leader);

    await ending(page).waitFor();
    expect(
      await ending(page)
        .getByText(/You have (won|lost)/)
        .count(),
    ).toBe(0);
    await button(page, "Show everything").click();
    await line(page, "Red bids").waitFor();
    await line(page, "Blue bids").waitFor();
    const truth = (await call(page, "GET", `/api/matches/${id}/seen?truth=true`)) as { messages: unknown[] };
    expect(truth.messages.length).toBeGreaterThan(0);
    await button(page, "As I saw it").click();
    // The log is fetched anew: until it has come there is nothing in it, and that proves nothing.
    await line(page, "Red bids").waitFor({ state: "detached" });
    await line(page, "The bids are shown").waitFor();
    expect(await line(page, "face down").count()).toBe(0);
    expect([...ney.complaints, ...lannes.complaints, ...soult.complaints]).toEqual([]);
    await goAway(ney, lannes, soult);
  });
});
