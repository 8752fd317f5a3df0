// Somebody is gone in the middle of a match: what becomes of his seat, all who are left decide.

import { describe, expect, test } from "vitest";
import { browser } from "../one-browser";
import { beginMatch, button, call, goAway, newGuest, openTab, sitDown } from "../players";
import { url } from "../browser";

describe("a seat whose player is gone", () => {
  test("is opened once all who are left have agreed, and not before", { timeout: 60_000 }, async () => {
    const [ney, lannes, murat] = [
      await newGuest(browser, "Ney"),
      await newGuest(browser, "Lannes"),
      await newGuest(browser, "Murat"),
    ];
    const { id, code } = await beginMatch([ney, lannes, murat]);
    await Promise.all([sitDown(ney, id), sitDown(murat, id)]);
    await Promise.all([openTab(ney.page, "Match"), openTab(murat.page, "Match")]);
    const gone = await lannes.page.request.fetch(new URL("/api/me", url).href, {
      method: "DELETE",
      headers: { origin: url },
      data: {},
    });
    expect(gone.status()).toBe(204);

    await murat.page.getByText("Blue has no player any more.").waitFor();
    await button(ney.page, "Open the seat").click();
    await ney.page.getByRole("group").getByRole("button", { name: "Open the seat" }).click();
    await ney.page.getByText("You have asked to open the seat to a newcomer.").waitFor();
    await ney.page.getByText("Still to agree: Green.").waitFor();

    // The other is asked at once; until he agrees, nobody comes in.
    await murat.page.getByText("Red asks to open the seat to a newcomer.").waitFor();
    const soult = await newGuest(browser, "Soult");
    const join = () => call(soult.page, "POST", `/api/matches/${id}/join`, { code });
    await expect(join()).rejects.toThrow("seat_taken");

    await button(murat.page, "Agree").click();
    await murat.page.getByRole("group").getByRole("button", { name: "Agree" }).click();
    await ney.page.getByText("One seat is open.").waitFor();
    await join();
    await goAway(ney, lannes, murat, soult);
  });
});
