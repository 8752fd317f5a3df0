/** Which picks are made in the stage, so that the prompt need not repeat them. */

import type { Ask, Pick } from "../../../wire/triumph";

const orders: readonly Pick["type"][] = ["corps", "detach", "unit", "stay", "leave", "enter", "road", "stop"];

const covered: Partial<Record<Ask["type"], readonly Pick["type"][]>> = {
  defence: ["retreat", "unit", "commander", "lead"],
  feint: ["press", "feint", ...orders, "to"],
  declaration: [...orders, "wide", "narrow", "against", "lead"],
  entry: orders,
  counter_attack: ["unit"],
  share: ["share"],
  losses: ["hit"],
  destinations: ["go", "lost"],
  kept: ["keep"],
  advance: ["unit", "commander"],
};

/** All but "done", which gives the answer: that stays with the prompt. */
export function stageCovers(pick: Pick, ask: Ask): boolean {
  return covered[ask.type]?.includes(pick.type) ?? false;
}
