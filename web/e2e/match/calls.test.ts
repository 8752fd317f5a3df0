// What calls a player beside his turn: it comes at once, is answered where it stands, and goes when it is answered elsewhere.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, picture } from "../browser";
import { browser } from "../one-browser";
import { beginMatch, board, call, choice, goAway, newGuest, phone, prompt, sitDown } from "../players";

const calls = (page: Page, kind: string) => page.locator(`[data-call="${kind}"]`);
const spoken = (page: Page) => page.locator(".unseen[aria-live]").textContent();

/** Red offers Blue a card, through the page. */
async function offerCard(page: Page) {
  await choice(page, "Offer a card to another company.").click();
  await prompt(page).locator("[data-pick=company]").first().click();
  await prompt(page).locator("[data-pick=card]").first().click();
  await prompt(page).getByRole("button", { name: "Confirm" }).click();
}

describe("a player who has the match open", () => {
  test("is offered a draw, and declines it by keyboard", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { id } = await beginMatch([ney, lannes]);
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);
    await call(ney.page, "POST", `/api/matches/${id}/draw`);
    const offer = calls(lannes.page, "draw");
    await offer.getByText("Red offers a draw.").waitFor();
    await expect.poll(() => spoken(lannes.page)).toContain("Red offers a draw.");
    await picture(lannes.page, "call-draw");
    // It stands beside what is asked, not on it.
    const [asked, called] = await Promise.all([prompt(lannes.page).boundingBox(), offer.boundingBox()]);
    expect(asked && called && called.y >= asked.y + asked.height).toBe(true);
    await offer.getByRole("button", { name: "Decline" }).focus();
    await lannes.page.keyboard.press("Enter");
    await offer.waitFor({ state: "detached" });
    const match = (await call(ney.page, "GET", `/api/matches/${id}`)) as { seats: { says?: string }[] };
    expect(match.seats.map(({ says }) => says)).toEqual([undefined, undefined]);
    await goAway(ney, lannes);
  });

  test("is offered cards, and what he answers in one tab is gone in the other", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes", { viewport: phone })];
    const { id } = await beginMatch([ney, lannes]);
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);
    const other = await open(lannes.page.context(), `/match/${id}`);
    await board(other.page).waitFor();
    await offerCard(ney.page);
    await Promise.all([lannes, other].map(({ page }) => calls(page, "trade_offered").waitFor()));
    await calls(lannes.page, "trade_offered").getByText("Red offers you cards.").waitFor();
    await picture(lannes.page, "call-cards-phone");
    // Whoever comes back to an open offer is called to it again.
    await other.page.reload();
    await calls(other.page, "trade_offered").waitFor();
    await calls(other.page, "trade_offered").getByRole("button", { name: "Answer" }).click();
    await prompt(other.page).getByText("Will you give one in exchange?").first().waitFor();
    await calls(lannes.page, "trade_offered").getByRole("button", { name: "Decline" }).click();
    await Promise.all([lannes, other].map(({ page }) => calls(page, "trade_offered").waitFor({ state: "detached" })));
    await goAway(ney, lannes);
  });

  test("has a letter, and is led to it", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes", { colorScheme: "dark" })];
    const { id } = await beginMatch([ney, lannes]);
    await sitDown(lannes, id);
    await call(ney.page, "POST", `/api/matches/${id}/talk`, { channel: "pair-0-1", text: "Hold the left." });
    const letter = calls(lannes.page, "letter");
    await letter.getByText("You have a letter from Red.").waitFor();
    expect(await letter.textContent()).not.toContain("Hold the left.");
    await picture(lannes.page, "call-letter-dark");
    await letter.getByRole("button", { name: "Read it" }).click();
    await lannes.page.getByText("Hold the left.").waitFor();
    await letter.waitFor({ state: "detached" });
    await goAway(ney, lannes);
  });

  test("puts away what he does not want to see now, in Italian too", async () => {
    const ney = await newGuest(browser, "Ney");
    const lannes = await newGuest(browser, "Lannes", { locale: "it-IT" });
    const { id } = await beginMatch([ney, lannes]);
    await sitDown(lannes, id);
    await call(ney.page, "POST", `/api/matches/${id}/draw`);
    const offer = calls(lannes.page, "draw");
    await offer.getByText("propone la patta").waitFor();
    await picture(lannes.page, "call-draw-it");
    await offer.getByRole("button", { name: "Non ora" }).click();
    await offer.waitFor({ state: "detached" });
    await goAway(ney, lannes);
  });
});
