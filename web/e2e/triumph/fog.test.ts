// What reaches a player's browser must not depend on the faces that are hidden from him: not by a byte.

import { describe, expect, test } from "vitest";
import { browser } from "../one-browser";
import { goAway } from "../players";
import { asked, beginAsFirst, newFighter, play, type Fighter } from "./battle";
import { script, type Entry } from "./script";

/** Plays these answers; gives what each of the two received, up to the next question. */
async function heard(entries: readonly Entry[], next: Entry | undefined): Promise<[string[], string[]]> {
  const fighters: [Fighter, Fighter] = [await newFighter(browser, "Ney"), await newFighter(browser, "Lannes")];
  const id = await beginAsFirst(...fighters);
  for (const entry of entries) await play(fighters, entry);
  if (next) await asked(fighters[next.player], next);
  await goAway(...fighters);
  const [one, other] = fighters.map(({ frames }) => frames.all.map((frame) => frame.replaceAll(id, "the match")));
  return [withoutPresence(one ?? []), withoutPresence(other ?? [])];
}

/** Who is here follows from who came first, and is told whenever it changes. */
const withoutPresence = (frames: readonly string[]) => frames.filter((frame) => !frame.includes('"type":"connected"'));

describe("the frames of a seat", () => {
  test(
    "are the same to the byte whatever faces the enemy's corps have, until one is shown",
    { timeout: 900_000, retry: 0 },
    async () => {
      const longest = Math.max(...script.exchanges.map(({ entries }) => entries.length));
      const here = await heard(script.entries.slice(0, longest), script.entries[longest]);
      for (const { viewer, entries } of script.exchanges) {
        const there = await heard(entries, script.entries[entries.length]);
        const own = there[viewer];
        expect(own.length).toBeGreaterThan(30);
        expect(here[viewer].slice(0, own.length)).toEqual(own);
        // The enemy's own frames tell the two worlds apart: there is something to be hidden.
        const enemy = viewer === 0 ? 1 : 0;
        expect(there[enemy]).not.toEqual(here[enemy].slice(0, there[enemy].length));
      }
      expect(script.exchanges.map(({ viewer }) => viewer).toSorted()).toEqual([0, 1]);
    },
  );
});
