/** How many dice lines throw, for who wants to know before he draws up. The rules throw them. */

import type { Arm, Forces } from "../../../wire/europe";
import { slotsOf } from "../force";

const inFront: Readonly<Record<Arm, number>> = { infantry: 1, cavalry: 3, artillery: 4, leader: 3 };
const gunsBehind = 2;

export function diceOf(front: Forces, back: Forces, leaderRule: boolean): number {
  const slots = slotsOf(front);
  const led = leaderRule && slots.some(({ arm }) => arm === "leader") ? 1 : 0;
  const ahead = slots.map(({ arm, count }) =>
    arm === "leader" && leaderRule ? 0 : count * (inFront[arm] + (arm === "leader" ? 0 : led)),
  );
  const behind = slotsOf(back).map(({ arm, count }) => (arm === "artillery" ? count * (gunsBehind + led) : 0));
  return [...ahead, ...behind].reduce((sum, dice) => sum + dice, 0);
}

/** The least number that has hit, seen from how many did. */
export function hitsFrom(rolls: readonly number[], hits: number): number {
  return rolls.filter((die) => die === 6).length === hits ? 6 : 5;
}
