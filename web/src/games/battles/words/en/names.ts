import type { GeneralId, Level, Side, UnitId, Victor } from "../../../../wire/battles";
import type { Seat } from "../../../../wire/table";
import { list, plural } from "../../../../words/sentence";
import { generalOf, sideNameOf, unitOf } from "../named";
import type { BattleSpeaker } from "../words";

const colour: Record<Side, string> = { red: "Red", blue: "Blue" };

export const side = (side: Side, speaker: BattleSpeaker): string => sideNameOf(side, speaker) ?? colour[side];

export const seat = (seat: Seat, speaker: BattleSpeaker): string => speaker.seat(seat).text;

export const general = (general: GeneralId, speaker: BattleSpeaker): string =>
  generalOf(general, speaker)?.name ?? `general ${String(general)}`;

export const unit = (unit: UnitId, speaker: BattleSpeaker): string =>
  unitOf(unit, speaker)?.name ?? `unit ${String(unit)}`;

export const units = (some: readonly UnitId[], speaker: BattleSpeaker): string =>
  list(
    some.map((one) => unit(one, speaker)),
    "en",
  );

const commands: Record<Level, string> = { division: "division", corps: "corps", wing: "wing", army: "own units" };

/** "Vandamme’s division" */
export function command(id: GeneralId, speaker: BattleSpeaker): string {
  const level = generalOf(id, speaker)?.level;
  return `${general(id, speaker)}’s ${level === undefined ? "command" : commands[level]}`;
}

export const victor = (victor: Victor, speaker: BattleSpeaker): string =>
  victor === "nobody" ? "a draw" : `victory for ${side(victor, speaker)}`;

export const dice = (count: number): string => plural("en", count, { one: "1 die", other: `${String(count)} dice` });
