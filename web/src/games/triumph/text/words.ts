import type { PlaceWords } from "../../../text/words";
import type { Face, Locale, Side, Star } from "../../../wire/triumph";
import type { Penalty } from "../map/places";
import type { Kind } from "./choices";
import type { Filter } from "./shown";

export interface TextWords extends PlaceWords<Filter> {
  situation: string;
  /** The round and what the time track says: "2:07", or "night". */
  round(round: number, hour: string): string;
  moves(side: Side): string;
  /** How many are left; the French may give one to each commander. */
  commands(corps: number | undefined, independent: number): string;
  morale(side: Side, morale: number): string;
  demoralised(side: Side): string;
  setUp: string;
  attack(from: string, to: string): string;
  /** Whom the next pick is about: a unit, a commander; which of how many. */
  next(whom: string, place: number, of: number): string;
  ofCorps(face: string, commander: string): string;
  kinds: Record<Kind, string>;
  here: string;
  side: Record<Side, string>;
  locale(locale: Locale, name: string | undefined): string;
  off: string;
  capacity(capacity: number): string;
  hill: string;
  star: Record<Star, string>;
  forces: string;
  nobody: string;
  /** The forces of a place, for its heading. */
  count(side: Side, units: number): string;
  choicesHere(count: number): string;
  reserve: string;
  toward(locale: string): string;
  units(units: number): string;
  detached(units: number): string;
  face(face: Face): string;
  /** Like faces together, with their number. */
  faces(faces: readonly Face[]): string;
  unknown(units: number): string;
  noted(faces: string): string;
  shown(faces: string): string;
  fixed: string;
  neighbours: string;
  width: Record<"wide" | "narrow" | "impassable", string>;
  /** What stands against those who come in, and against those who go out. */
  inward(signs: readonly string[]): string;
  outward(signs: readonly string[]): string;
  penalty: Record<Penalty, string>;
  obstructed: string;
  roads: string;
  crossing(place: number): string;
  mainRoad: string;
  road: string;
  entry(entry: string, side: Side, main: boolean): string;
}
