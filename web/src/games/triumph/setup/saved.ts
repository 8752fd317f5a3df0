/** The set-ups that a player keeps in this browser. */

import { recall, remember } from "../../../memory";
import type { Day, Side } from "../../../wire/triumph";
import type { Saved } from "./plan";

const key = "triumph.set-ups";

/** Somebody may have written anything there. */
function isSaved(value: unknown): value is Saved {
  if (typeof value !== "object" || value === null) return false;
  const { name, side, day, plan } = value as Partial<Record<keyof Saved, unknown>>;
  return (
    typeof name === "string" &&
    (side === "french" || side === "allied") &&
    (day === "december-1" || day === "december-2") &&
    typeof plan === "object" &&
    plan !== null &&
    "corps" in plan &&
    typeof plan.corps === "object" &&
    plan.corps !== null
  );
}

function all(): readonly Saved[] {
  try {
    const value: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}

const alike = (one: Saved, other: Pick<Saved, "name" | "side" | "day">) =>
  one.name === other.name && one.side === other.side && one.day === other.day;

/** By name. */
export function savedFor(side: Side, day: Day): readonly Saved[] {
  const some = all().filter((saved) => saved.side === side && saved.day === day);
  return some.sort((one, other) => one.name.localeCompare(other.name));
}

/** In place of one of the same name, if there is one. */
export function save(saved: Saved) {
  remember(key, JSON.stringify([...all().filter((other) => !alike(other, saved)), saved]));
}

export function discard(saved: Saved) {
  remember(key, JSON.stringify(all().filter((other) => !alike(other, saved))));
}
