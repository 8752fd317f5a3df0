// What a page asks of the server over its sockets: what an order costs before it is given.

import type { Page } from "playwright-core";
import type { FromClient, ToClient } from "../src/wire/socket";
import type { Outlook } from "../src/wire/table";

/** Kept drafts are not among them: nobody waits for what is said to them. */
const counted: ReadonlySet<string> = new Set(["outlook", "choices", "check", "act"]);

/** A page that has heard nothing for long asks about no ask at all, to hear whether its line still lives. */
const isProbe = (frame: FromClient) => "ask" in frame && frame.ask.startsWith("0.0");

export class Questions {
  #sent: FromClient[] = [];
  #last = 0;
  /** The last outlook from the beginning of an answer. */
  first: Outlook | undefined;

  /** All from now on; the page must be loaded anew. */
  static of(page: Page): Questions {
    const questions = new Questions();
    page.on("websocket", (socket) => {
      const beginnings = new Set<number>();
      socket.on("framesent", ({ payload }) => {
        const frame = JSON.parse(String(payload)) as FromClient;
        if (counted.has(frame.type) && !isProbe(frame)) questions.#sent.push(frame);
        if (frame.type === "outlook" && frame.draft.length === 0) beginnings.add(frame.request);
        questions.#last = Date.now();
      });
      socket.on("framereceived", ({ payload }) => {
        const frame = JSON.parse(String(payload)) as ToClient;
        if (frame.type === "outlook" && beginnings.has(frame.request)) questions.first = frame.outlook;
        questions.#last = Date.now();
      });
    });
    return questions;
  }

  /** Waits until the page has asked all that it wants to know before anybody does anything, and counts from there. */
  async begin(page: Page): Promise<void> {
    do await page.waitForTimeout(100);
    while (Date.now() - this.#last < 600);
    this.#sent = [];
  }

  /** Those of the order, the answer itself included. */
  get asked(): readonly string[] {
    return this.#sent.map((frame) => frame.type);
  }

  /** Whether the order was given. */
  get given(): boolean {
    return this.asked.includes("act");
  }
}
