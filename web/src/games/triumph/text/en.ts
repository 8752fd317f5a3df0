import type { Side } from "../../../wire/triumph";
import { list, plural } from "../../../words/sentence";
import { face, faces } from "../words/en/pieces";
import type { TextWords } from "./words";

const side: Record<Side, string> = { french: "French", allied: "Allied" };
const army: Record<Side, string> = { french: "the French", allied: "the Allies" };
const units = (count: number) => plural("en", count, { one: "1 unit", other: `${String(count)} units` });

export const en: TextWords = {
  situation: "Situation",
  round: (round, hour) => `Round ${String(round)}: ${time(hour)}.`,
  moves: (mover) => `It is the turn of ${army[mover]}.`,
  commands(corps, independent) {
    const first =
      corps === undefined ? "one for each commander who has not had one yet" : `${String(corps)} corps commands`;
    return `Commands left: ${first}, ${String(independent)} independent.`;
  },
  morale: (whose, morale) => `${side[whose]} morale: ${String(morale)}.`,
  demoralised: (whose) => `The ${side[whose]} army is demoralised.`,
  setUp: "The armies are being set up.",
  attack: (from, to) => `There is an attack from ${from} on ${to}.`,
  next: (whom, place, of) => `Now: ${whom} (${String(place)} of ${String(of)}).`,
  ofCorps: (face, commander) => `${face} of ${commander}`,
  kinds: {
    bid: "Bids",
    side: "Armies",
    assign: "Assign to",
    to: "To",
    corps: "Corps Move",
    detach: "Detach Move",
    attach: "Attach Move",
    unit: "Units",
    leave: "Detach and leave",
    enter: "Enter the map",
    road: "By road",
    threat: "Threaten an attack",
    guard_threat: "Threaten a Guard Attack",
    commander: "Commanders",
    lead: "Leading units",
    against: "Attack the leader",
    hit: "Losses",
    share: "Shares of the losses",
    go: "Go to",
    keep: "Units that stay in their corps",
    decision: "Decisions",
  },
  here: "Choices here",
  places: "Locales",
  filters: { occupied: "Occupied", near: "Mine and those beside them", all: "All" },
  search: "Find a locale",
  searchHint: "Number or name",
  found: (count) => plural("en", count, { one: "1 locale", other: `${String(count)} locales` }),
  side,
  locale: (locale, name) => (name === undefined ? `Locale ${String(locale)}` : `${name} (${String(locale)})`),
  off: "Off the map",
  capacity: (capacity) => `Capacity ${String(capacity)}`,
  hill: "hill",
  star: { blue: "blue star", red: "red star", green: "green star", black: "black star" },
  forces: "Forces",
  nobody: "Nobody is here.",
  count: (whose, count) => `${String(count)} ${side[whose]}`,
  choicesHere: (count) => plural("en", count, { one: "1 choice", other: `${String(count)} choices` }),
  reserve: "In reserve",
  toward: (locale) => `At the approach toward ${locale}`,
  units,
  detached: (count) => plural("en", count, { one: "1 detached unit", other: `${String(count)} detached units` }),
  face,
  faces,
  unknown: (count) => `${String(count)} unknown`,
  noted: (faces) => `seen among them before: ${faces}`,
  shown: (faces) => `the enemy sees: ${faces}`,
  fixed: "The fixed battery is here.",
  neighbours: "Neighbours",
  width: { wide: "wide approach", narrow: "narrow approach", impassable: "impassable" },
  inward: (signs) => `coming here: ${list(signs, "en")}`,
  outward: (signs) => `going there: ${list(signs, "en")}`,
  penalty: { infantry: "infantry penalty", cavalry: "cavalry penalty", artillery: "artillery penalty" },
  obstructed: "obstructed",
  roads: "Roads",
  crossing: (place) => `Crossing ${String(place)}`,
  mainRoad: "main road",
  road: "local road",
  entry: (entry, whose, main) => `${side[whose]} road entry ${entry}${main ? ", main road" : ", local road"}`,
};

function time(hour: string): string {
  const [day, at] = hour.split(":");
  return at === undefined ? "night" : `${day ?? ""} December, ${String(Number(at))} o’clock`;
}
