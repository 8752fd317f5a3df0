/** The arithmetic of an attack, line by line, from what everybody has seen (T11.6, T11.8 to T11.10). */

import type { Face, Side } from "../../../wire/triumph";
import type { Penalty } from "../map/places";
import { strengthOf, symbolOf } from "../face";
import { other } from "./telling";

/** What of the ground and the stand of the defence counts. */
export interface Field {
  /** The defenders block the approach. */
  blocked: boolean;
  /** The penalties printed at the defence approach. */
  penalties: readonly Penalty[];
  /** The fixed battery on the Santon lets them protect a defence out of the reserve as well (R29). */
  santon: boolean;
}

/** Who leads on both sides. */
export interface Led {
  guard: boolean;
  attackers: readonly Face[];
  /** Without the one that a narrow attack passes by. */
  defenders: readonly Face[];
}

export type Line =
  | { type: "leader"; face: Face; amount: number }
  | { type: "nobody_leads"; amount: 0 }
  | { type: "foot_against_blockers"; amount: -1 }
  | { type: "penalty"; symbol: Penalty; amount: -1 }
  | { type: "defender"; face: Face; amount: number; /** Counts one less against the Guard. */ awed: boolean }
  | { type: "guns_fire"; amount: 0 }
  | { type: "counter_attacker"; face: Face; amount: number };

export const sum = (lines: readonly { amount: number }[]): number => lines.reduce((all, line) => all + line.amount, 0);

const isGun = (face: Face) => symbolOf(face) === "artillery";

/** Guns lead: they fire from afar, and who leads the defence does not count. */
export const gunsLead = (led: Pick<Led, "attackers">): boolean => led.attackers.some(isGun);

export function initialLines(led: Led, field: Field): readonly Line[] {
  const lines: Line[] = led.attackers.map((face) => ({ type: "leader", face, amount: strengthOf(face) }));
  const [first] = led.attackers;
  if (!first) lines.push({ type: "nobody_leads", amount: 0 });
  else {
    const symbol = symbolOf(first);
    if (symbol === "infantry" && field.blocked) lines.push({ type: "foot_against_blockers", amount: -1 });
    const protecting = field.blocked || field.santon;
    if (protecting && field.penalties.includes(symbol)) lines.push({ type: "penalty", symbol, amount: -1 });
  }
  if (gunsLead(led)) return [...lines, { type: "guns_fire", amount: 0 }];
  return [...lines, ...led.defenders.map((face) => defenderLine(face, led.guard))];
}

function defenderLine(face: Face, guard: boolean): Line {
  const awed = guard && strengthOf(face) < 3;
  // Not the same as -strength + 1: a defence of strength 1 must not count as minus zero.
  return { type: "defender", face, amount: 0 - (strengthOf(face) - Number(awed)), awed };
}

/** Counter-attackers count with what is left of them. The faces are those from before they paid. */
export function counterLines(counter: readonly Face[]): readonly Line[] {
  return counter.map((face) => ({ type: "counter_attacker", face, amount: 0 - (strengthOf(face) - 1) }));
}

export type WhyWon = "positive" | "negative" | "blocked" | "more_attackers" | "more_defenders" | "french";

/** Who has won with a result, and why (R10). */
export function verdict(
  result: number,
  attacker: Side,
  field: { blocked: boolean; attackers: number; defenders: number },
): { winner: Side; why: WhyWon } {
  const defender = other(attacker);
  if (result > 0) return { winner: attacker, why: "positive" };
  if (result < 0) return { winner: defender, why: "negative" };
  if (field.blocked) return { winner: defender, why: "blocked" };
  if (field.attackers > field.defenders) return { winner: attacker, why: "more_attackers" };
  if (field.attackers < field.defenders) return { winner: defender, why: "more_defenders" };
  return { winner: "french", why: "french" };
}

export type LossLine =
  | { type: "enemy_leaders"; count: number; amount: number }
  | { type: "result"; amount: number }
  | { type: "own_guns"; count: number; amount: number }
  | { type: "guns_safe"; amount: 0 };

/** What the attacker is to lose (T11.9). */
export function attackLosses(led: Led, final: number): readonly LossLine[] {
  if (gunsLead(led)) return [{ type: "guns_safe", amount: 0 }];
  const lines: LossLine[] = [{ type: "enemy_leaders", count: led.defenders.length, amount: led.defenders.length }];
  if (final < 0) lines.push({ type: "result", amount: -final });
  return lines;
}

/** What the defender is to lose (T11.10); never less than nothing. */
export function defenceLosses(led: Led, final: number): readonly LossLine[] {
  const result: LossLine[] = final > 0 ? [{ type: "result", amount: final }] : [];
  if (gunsLead(led)) return result;
  const guns = led.defenders.filter(isGun).length;
  const lines: LossLine[] = [{ type: "enemy_leaders", count: led.attackers.length, amount: led.attackers.length }];
  lines.push(...result);
  if (guns > 0) lines.push({ type: "own_guns", count: guns, amount: -Math.min(guns, sum(lines)) });
  return lines;
}
