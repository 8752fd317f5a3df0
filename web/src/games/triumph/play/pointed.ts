/** Pieces are chosen, and the player points at a place that is not offered: it is taken as if they were dragged there. */

import type { Pick, Position, View } from "../../../wire/triumph";
import { sheetOf } from "../words/view";
import { draggedUnit, type Dragged } from "./meant";

/** What the picks have taken in hand; nothing if more than the pieces are chosen already. */
export function inHand(view: View, draft: readonly Pick[], post: Position | undefined): Dragged | undefined {
  const [begun, ...rest] = draft;
  if (begun?.type === "corps" && post !== undefined && rest.every((pick) => pick.type === "leave")) {
    return { type: "corps", commander: begun.commander, at: post, leave: rest.map((pick) => pick.unit) };
  }
  if (begun?.type === "detach" && post !== undefined && rest.length > 0 && rest.every((pick) => pick.type === "unit")) {
    return { type: "units", commander: begun.commander, units: rest.map((pick) => pick.unit), at: post };
  }
  const unit = begun?.type === "unit" && rest.length === 0 ? begun.unit : undefined;
  const at = unit === undefined ? undefined : sheetOf(view, unit)?.at;
  return unit === undefined || at === undefined ? undefined : draggedUnit(unit, { at }, []);
}
