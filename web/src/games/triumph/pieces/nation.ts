import type { Commander } from "../../../wire/triumph";
import { commanders } from "../map/armies";

export type Nation = "france" | "russia" | "austria";

const austrians: ReadonlySet<string> = new Set(["kienmayer", "kollowrath", "liechtenstein"]);

/** Whose colours a commander shows at the hoist of his flag. */
export function nationOf(commander: Commander): Nation {
  if (commanders.get(commander)?.side === "french") return "france";
  return austrians.has(commander) ? "austria" : "russia";
}
