import type { Approach, Locale, Position, Roads } from "../../../../wire/triumph";
import { bare, feminine, fromThe, inThe, ofThe, onThe, the, toThe, type Noun } from "../../../../words/noun";
import { list } from "../../../../words/sentence";
import { nameOf, passed, placeOf, sidesOf } from "../places";

/** "Telnitz (141)", or "la zona 63". */
export function zone(locale: Locale): Noun {
  const name = nameOf(locale);
  return name === undefined ? feminine(`zona ${String(locale)}`) : bare(`${name} (${String(locale)})`);
}

const at = (name: Noun) => `${/^a/i.test(name.text) ? "ad" : "a"} ${name.text}`;

/** Where it happens, and where somebody goes: "a Telnitz (141)", "nella zona 63". */
export function inZone(locale: Locale): string {
  const noun = zone(locale);
  return noun.bare ? at(noun) : inThe(noun);
}

/** The end of a march: "fino a Telnitz (141)", "fino alla zona 63". */
export function upToZone(locale: Locale): string {
  const noun = zone(locale);
  return `fino ${noun.bare ? at(noun) : toThe(noun)}`;
}

const toward = (far: Locale) => `verso ${String(far)}`;

export function approach(approach: Approach): Noun {
  const { near, far } = sidesOf(approach);
  return feminine(`via d’accesso ${ofThe(zone(near))} ${toward(far)}`);
}

const reserve = (locale: Locale): Noun => feminine(`riserva ${ofThe(zone(locale))}`);

/** Where somebody stands, and the end of a move: "nella riserva della zona 63". */
export function atPosition(at: Position): string {
  const place = placeOf(at);
  switch (place.type) {
    case "off":
      return "fuori mappa";
    case "reserve":
      return inThe(reserve(place.locale));
    case "approach":
      return onThe(approach(place.approach));
  }
}

/** The end of a march, which is in reserve where nothing else is said. */
export function upTo(position: Position): string {
  const place = placeOf(position);
  switch (place.type) {
    case "off":
      return "fuori mappa";
    case "reserve":
      return upToZone(place.locale);
    case "approach":
      return `fino ${toThe(approach(place.approach))}`;
  }
}

/** The end of a move. A move goes to the reserve where nothing else is said. */
function end(at: Position): string {
  const place = placeOf(at);
  return place.type === "reserve" ? inZone(place.locale) : atPosition(at);
}

function start(from: Position): string {
  const place = placeOf(from);
  switch (place.type) {
    case "off":
      return "da fuori mappa";
    case "reserve":
      return fromThe(zone(place.locale));
    case "approach":
      return fromThe(approach(place.approach));
  }
}

const through = (locales: readonly Locale[]) => {
  const all = locales.map((locale) => the(zone(locale)));
  return all.length === 0 ? "su strada" : `su strada passando per ${list(all, "it")}`;
};

export const byRoad = (roads: Roads): string => through(passed(roads));

/** The verb of a move, in both numbers, and where it goes. */
export function journey(from: Position, to: Position, roads: Roads): { verbs: [string, string]; way: string } {
  const [begin, goal] = [placeOf(from), placeOf(to)];
  if (begin.type === "off") {
    const first = Number.parseInt(roads[0] ?? "", 10) as Locale;
    const way = through(roads.length === 0 ? [] : [first, ...passed(roads)]);
    return { verbs: ["entra", "entrano"], way: `${way} ${upTo(to)}` };
  }
  if (goal.type !== "off" && begin.locale === goal.locale) {
    if (goal.type === "approach") return { verbs: ["si porta", "si portano"], way: atPosition(to) };
    if (begin.type === "approach") {
      const way = `dalla via d’accesso ${toward(begin.far)} ${atPosition(to)}`;
      return { verbs: ["rientra", "rientrano"], way };
    }
  }
  const plain = `${start(from)} ${end(to)}`;
  return {
    verbs: ["si sposta", "si spostano"],
    way: roads.length === 0 ? plain : `${plain} ${byRoad(roads)}`,
  };
}
