// One player, two devices.

import { describe, expect, test } from "vitest";
import { visit } from "../browser";
import { browser } from "../one-browser";
import { beginMatch, board, chips, goAway, newGuest, offered, sitDown } from "../players";

describe("a second device", () => {
  test("opened by the personal link goes on with the picks of the first", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { id } = await beginMatch([ney, lannes]);
    await sitDown(ney, id);
    await offered(ney.page, "card").first().click();
    await offered(ney.page, "done").waitFor();
    const picked = await chips(ney.page);
    expect(picked).toHaveLength(1);

    const second = await visit(browser, `/come-back#${encodeURIComponent(ney.guest.link)}`);
    await second.page.waitForURL("**/lobby");
    expect(second.page.url()).not.toContain(ney.guest.link);
    // By a link of the page: to call another address would cut off what the lobby still asks for.
    await second.page.locator(`a[href*="${id}"]`).first().click();
    await board(second.page).waitFor();
    await expect.poll(() => chips(second.page)).toEqual(picked);

    // What the second device answers, the first one sees.
    await offered(second.page, "done").click();
    await offered(ney.page, "done").waitFor({ state: "hidden" });
    await board(ney.page).waitFor();
    await expect.poll(() => chips(ney.page)).toEqual([]);
    expect([...ney.complaints, ...second.complaints]).toEqual([]);
    await goAway(ney, lannes, second);
  });
});
