/** Where the offered picks belong: under headings of their kind, and at the places that they are about. */

import type { ArmySight, Commander, Locale, Pick, Position, Unit, View } from "../../../wire/triumph";
import { approaches, entries, localeOf, roads } from "../map/map";
import { sides } from "./forces";

/** A place of the text board: a locale, or what is off the map. */
export type Place = Locale | "off";

export const placeOf = (position: Position): Place => localeOf(position) ?? "off";

/** The place that a pick is about, if it is about one. */
export function aboutOf(pick: Pick, view: View): Place | undefined {
  switch (pick.type) {
    case "to":
      return placeOf(pick.position);
    case "go":
      return pick.locale;
    case "corps":
    case "detach":
    case "attach":
    case "commander":
      return ofCommander(pick.commander, view);
    case "unit":
    case "leave":
    case "lead":
    case "hit":
    case "keep":
      return ofUnit(pick.unit, view);
    case "threat":
    case "guard_threat":
      return approaches.get(pick.approach)?.locale;
    case "enter":
      return entries.get(pick.entry)?.locale;
    case "road":
      return roads.get(pick.road)?.to;
    default:
      return undefined;
  }
}

function ofCommander(commander: Commander, view: View): Place | undefined {
  for (const side of sides) {
    // Whom the viewer does not see yet, or no more, is not among them.
    const corps: Partial<ArmySight["corps"]> = view[side].corps;
    const at = corps[commander]?.at;
    if (at !== undefined) return placeOf(at);
  }
  return undefined;
}

/** Units are numbered in each army by itself; one picks among one's own. */
function ofUnit(unit: Unit, view: View): Place | undefined {
  const units = Object.entries((view.side && view[view.side].units) ?? {});
  const at = units.find(([own]) => Number(own) === unit)?.[1].at;
  return at && placeOf(at);
}

export type Kind = "decision" | Exclude<Pick["type"], Decision>;

/** What is picked by itself, with nothing to choose among. */
type Decision = (typeof decisions)[number];
const decisions = [
  "pass",
  "off",
  "stop",
  "end",
  "retreat",
  "press",
  "feint",
  "wide",
  "narrow",
  "lost",
  "stay",
  "ride_on",
  "ride_against",
  "done",
] as const;

function kindOf({ type }: Pick): Kind {
  return isDecision(type) ? "decision" : type;
}

function isDecision(type: Pick["type"]): type is Decision {
  return decisions.some((decision) => decision === type);
}

/** The picks by their kinds, in the order in which they are offered; plain decisions last. */
export function kindsOf(offered: readonly Pick[]): [Kind, Pick[]][] {
  const groups = new Map<Kind, Pick[]>();
  for (const pick of offered) groups.set(kindOf(pick), [...(groups.get(kindOf(pick)) ?? []), pick]);
  return [...groups].sort(([a], [b]) => Number(a === "decision") - Number(b === "decision"));
}

/** The picks by the places that they are about. */
export function placesOf(offered: readonly Pick[], view: View): ReadonlyMap<Place, Pick[]> {
  const places = new Map<Place, Pick[]>();
  for (const pick of offered) {
    const place = aboutOf(pick, view);
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), pick]);
  }
  return places;
}
