/** Faces that one side has shown the other: of whom, when, and on what occasion. */

import type { Approach, Commander, Face, Group, Locale, LossCause, Position, Side, Told } from "../../../wire/triumph";
import { localeOf } from "../map/map";
import { opposite } from "../stage/telling";
import { grouped } from "./grouped";
import { timed, type When } from "./when";

export type Occasion =
  | {
      type:
        "threat" | "defence" | "attack" | "counter_attack" | "retreat" | "refuge" | "road" | "battery" | "objective";
    }
  | { type: "losses"; cause: LossCause };

export interface Sighting {
  when: When;
  occasions: readonly Occasion[];
  /** None for detached units. */
  corps?: Commander;
  /** Where they stood, if that was told. */
  at?: Locale;
  faces: readonly Face[];
}

/** What was shown of an army, in the order it happened. */
export function sightingsOf(heard: readonly Told[], side: Side): readonly Sighting[] {
  /** The attack that is under way tells where its defenders stand. */
  let from: Approach | undefined;
  const all = timed(heard).flatMap(({ when, told }) => {
    if (told.type === "threatened") from = told.approach;
    if (!("side" in told) || told.side !== side) return [];
    return shownBy(told, from).map(({ occasion, ...shown }): Sighting => ({ when, occasions: [occasion], ...shown }));
  });
  return all.reduce<readonly Sighting[]>(joined, []);
}

/** The same faces of the same corps in the same turn are taken for the same units: who leads is often hit as well. */
function joined(before: readonly Sighting[], next: Sighting): readonly Sighting[] {
  const at = before.findLastIndex((one) => one.when === next.when && one.corps === next.corps && alike(one, next));
  const one = before[at];
  if (!one || (one.at !== undefined && next.at !== undefined && one.at !== next.at)) return [...before, next];
  return before.with(at, { ...one, occasions: [...one.occasions, ...next.occasions] });
}

const alike = (one: Sighting, other: Sighting) => [...one.faces].sort().join() === [...other.faces].sort().join();

type Shown = Omit<Sighting, "when" | "occasions"> & { occasion: Occasion };

function shownBy(told: Told, from: Approach | undefined): readonly Shown[] {
  const attacking = from && near(from);
  const defending = from && near(opposite(from));
  switch (told.type) {
    case "threatened":
      return groups(told.pieces, { type: "threat" }, near(told.approach));
    case "defence_led":
      return groups(told.pieces, { type: "defence" }, defending);
    case "attacked":
      return groups(told.pieces, { type: "attack" }, attacking);
    case "counter_attacked":
      return groups(told.pieces, { type: "counter_attack" }, defending);
    case "retreated":
      return groups(told.pieces, { type: "retreat" }, told.locale);
    case "went_to":
      return groups(told.pieces, { type: "refuge" }, told.locale);
    case "moved":
      return riders(told.to.includes("-") ? told : {}, localeOf(told.to));
    case "feinted":
      return riders(told, localeOf(told.to));
    case "entered":
      return riders(told, told.locale);
    case "rode_on":
      return riders(told, localeOf(told.to));
    case "ride_ended":
      return groups(told.pieces, { type: "road" }, localeOf(told.at));
    case "stayed":
      return [{ occasion: { type: "battery" }, faces: ["artillery1"], ...place(near(told.approach)) }];
    case "held":
      return told.holders.flatMap(({ at, pieces }) => groups(pieces, { type: "objective" }, localeOf(at)));
    case "lost":
      return hits(told);
    default:
      return [];
  }
}

const near = (approach: Approach): Locale | undefined => localeOf(approach as string as Position);

const place = (at: Locale | undefined) => (at === undefined ? {} : { at });

/**
 * Cavalry that goes by road where only cavalry may has to show itself. Others go along with what was seen of them before.
 * Whoever comes onto the map comes by road, though no stretch of it is named.
 */
function riders(
  told: { pieces?: readonly Group[]; roads?: readonly unknown[]; from?: Position },
  at: Locale | undefined,
) {
  const { pieces = [], roads = [], from } = told;
  const byRoad = roads.length > 0 || from === "off";
  const all = pieces.every(({ count, faces = [] }) => count === faces.length && faces.every(isHorse));
  return byRoad && all ? groups(pieces, { type: "road" }, at) : [];
}

const isHorse = (face: Face) => face.startsWith("cavalry");

/** A group is spoken of with all of its faces that are seen, so that some may have been seen before. */
function groups(pieces: readonly Group[], occasion: Occasion, at: Locale | undefined): readonly Shown[] {
  return pieces
    .filter((group) => group.faces && group.faces.length > 0)
    .map(({ corps, faces = [] }) => ({ occasion, faces, ...(corps === undefined ? {} : { corps }), ...place(at) }));
}

/** By corps; a unit that is hit is seen as it was. */
function hits({ cause, hits }: Extract<Told, { type: "lost" }>): readonly Shown[] {
  const byCorps = grouped(hits, (hit) => hit.corps);
  return [...byCorps].map(([corps, some]) => ({
    occasion: { type: "losses", cause },
    faces: some.map((hit) => hit.face),
    ...(corps === undefined ? {} : { corps }),
  }));
}
