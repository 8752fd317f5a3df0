import type { Ask, Pick } from "../../../wire/battles";

/** What is answered with a word or two is answered beside the board; everything else where the thing itself is. */
const beside: readonly Pick["type"][] = [
  "weather",
  "attempt",
  "evade",
  "part",
  "victor",
  "assent",
  "over",
  "done",
  "rest",
];

export const isAtBoard = (pick: Pick, ask: Ask): boolean => !beside.includes(pick.type) && ask.type !== "next";
