import type { DieId, GeneralId, Told, UnitId } from "../../wire/battles";
import type { Spot } from "../game";

/** The generals and units of the board, as its rows and the log call them. */
export const spot = {
  general: (general: GeneralId): Spot => `general-${String(general)}`,
  unit: (unit: UnitId): Spot => `unit-${String(unit)}`,
  die: (die: DieId): Spot => `die-${String(die)}`,
};

/** Whom an event is about. */
export function spotsOf(told: Told): readonly Spot[] {
  switch (told.type) {
    case "arrived":
    case "rallied":
    case "marks_removed":
      return told.units.map(spot.unit);
    case "measured":
      return told.changes.map((change) =>
        change.type === "span" ? spot.unit(change.unit) : spot.general(change.general),
      );
    case "ordered":
      return [spot.general(told.general), ...told.activated.map(spot.unit)];
    case "order_lost":
    case "command_chosen":
    case "general_moved":
    case "general_lost":
    case "general_replaced":
      return [spot.general(told.general)];
    case "moved":
      return [told.unit, ...(told.contact === undefined ? [] : [told.contact]), ...(told.also ?? [])].map(spot.unit);
    case "command_moved":
      return [spot.general(told.general), ...told.units.map(spot.unit)];
    case "fired":
      return [spot.unit(told.unit), spot.unit(told.target)];
    case "square_tried":
    case "evaded":
    case "stood":
      return [spot.unit(told.unit), spot.unit(told.by)];
    case "combat_began":
      return [told.by, told.on, ...(told.also ?? [])].map(spot.unit);
    case "combat_ended":
      return [spot.unit(told.by), spot.unit(told.on)];
    case "formed":
    case "rout_moved":
    case "marked":
    case "put_to_rout":
    case "reordered":
    case "recorded":
    case "removed":
    case "amendment_asked":
    case "amended":
      return [spot.unit(told.unit)];
    case "turn_began":
    case "step_began":
    case "weather_found":
    case "rolled":
    case "own_rolled":
    case "rolled_off":
    case "initiative":
    case "passed":
    case "unused":
    case "finished":
    case "rested":
    case "woke":
    case "opposed":
    case "correction_asked":
    case "assented":
    case "corrected":
    case "correction_refused":
    case "turn_ended":
    case "verdict_given":
    case "ended":
      return [];
  }
}
