import type { General, GeneralId, Side, Unit, UnitId } from "../../../wire/battles";
import type { BattleSpeaker } from "./words";

export const unitOf = (unit: UnitId, { names }: BattleSpeaker): Unit | undefined => names?.units[unit];
export const generalOf = (general: GeneralId, { names }: BattleSpeaker): General | undefined =>
  names?.generals[general];
export const sideNameOf = (side: Side, { names }: BattleSpeaker): string | undefined => names?.sides[side];
