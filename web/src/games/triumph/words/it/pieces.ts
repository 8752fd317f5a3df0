import type { Commander, Face, Group, Side, Unit, UnitSheet, View } from "../../../../wire/triumph";
import { bare, feminine, masculines, ofThe, the, toThe, type Noun } from "../../../../words/noun";
import { list } from "../../../../words/sentence";
import { armOf, counted, strengthOf, type Arm } from "../../face";
import { commanderName, placeOf } from "../places";
import { sheetOf } from "../view";
import { number, units } from "./numbers";
import { inZone } from "./places";

export const army: Record<Side, Noun> = { french: masculines("Francesi"), allied: masculines("Alleati") };

/** Of an army, or of units: "francese", "francesi". */
export const ofArmy: Record<Side, { one: string; many: string }> = {
  french: { one: "francese", many: "francesi" },
  allied: { one: "alleata", many: "alleate" },
};

const arms: Record<Arm, { one: string; many: string }> = {
  infantry: { one: "fanteria", many: "fanterie" },
  cavalry: { one: "cavalleria", many: "cavallerie" },
  artillery: { one: "artiglieria", many: "artiglierie" },
  guard: { one: "Guardia", many: "Guardie" },
};

/** Artillery and Guard have one strength only. */
function painted(face: Face, form: "one" | "many"): string {
  const arm = armOf(face);
  const name = arms[arm][form];
  return arm === "infantry" || arm === "cavalry" ? `${name} ${String(strengthOf(face))}` : name;
}

export const face = (face: Face): string => painted(face, "one");

const some = ([one, count]: readonly [Face, number]) =>
  count === 1 ? face(one) : `${number(count)} ${painted(one, "many")}`;

/** "due fanterie 3 e artiglieria" */
export const faces = (faces: readonly Face[]): string => list(counted(faces).map(some), "it");

export const whose = (commander: Commander): string => ofThe(bare(commanderName(commander)));

/** Pieces that something is said of, and the number of the verb. */
export interface Subject {
  text: string;
  plural: boolean;
}

const seenIn = ({ faces: seen = [] }: Group) => (seen.length === 0 ? "" : ` (${faces(seen)})`);

function one(group: Group, side: Side | undefined, fresh: boolean): Subject {
  const { corps, led, count } = group;
  const seen = seenIn(group);
  if (corps !== undefined && led) {
    return { text: `${commanderName(corps)} con ${units(count)}${seen}`, plural: false };
  }
  const form = count === 1 ? "one" : "many";
  if (corps !== undefined) return { text: `${units(count)} ${whose(corps)}${seen}`, plural: count !== 1 };
  const nation = side === undefined ? "" : ` ${ofArmy[side][form]}`;
  const apart = ` ${fresh ? "appena " : ""}${form === "one" ? "distaccata" : "distaccate"}`;
  return { text: `${units(count)}${nation}${apart}${seen}`, plural: count !== 1 };
}

/** Whose they are may be clear already. Units that leave their corps with this very command are newly detached. */
export function pieces(groups: readonly Group[], side?: Side, fresh = false): Subject {
  const all = groups.map((group) => one(group, side, fresh));
  const [first] = all;
  if (first === undefined) return { text: "nessuno", plural: false };
  const text = list(
    all.map((subject) => subject.text),
    "it",
  );
  return { text, plural: all.length > 1 || first.plural };
}

export const verb = ({ plural }: Subject, one: string, other: string): string => (plural ? other : one);

/** Units that led or fought, by what they are and whose: "fanteria 2 di Langeron". */
export function fighters(groups: readonly Group[]): Subject {
  const all = groups.map(({ corps, faces: seen = [] }) => {
    return corps === undefined ? faces(seen) : `${faces(seen)} ${whose(corps)}`;
  });
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return { text: list(all, "it"), plural: count !== 1 };
}

export function leftBehind(groups: readonly Group[] = []): string {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const seen = groups.flatMap((group) => group.faces ?? []);
  return count === 0 ? "" : `, lasciando indietro ${units(count)}${seen.length === 0 ? "" : ` (${faces(seen)})`}`;
}

function standing({ face: one, corps, at }: UnitSheet): string {
  if (corps !== undefined) return `${face(one)} ${whose(corps)}`;
  const place = placeOf(at);
  return place.type === "off" ? `${face(one)} distaccata` : `${face(one)} distaccata ${inZone(place.locale)}`;
}

const numbered = (unit: Unit) => `unità ${String(unit)}`;

/** One's own unit, by its face and whose it is if the view is at hand. */
export function unit(unit: Unit, view: View | undefined): string {
  const sheet = sheetOf(view, unit);
  return sheet ? standing(sheet) : numbered(unit);
}

/** What is painted on units is feminine, all of it. */
export const theUnit = (one: Unit, view: View | undefined): string => the(feminine(unit(one, view)));
export const toUnit = (one: Unit, view: View | undefined): string => toThe(feminine(unit(one, view)));
export const toFace = (one: Face): string => toThe(feminine(face(one)));

/** Without articles. */
export function unitList(some: readonly Unit[], view: View | undefined): string {
  const sheets = some.map((unit) => sheetOf(view, unit));
  const known = sheets.filter((sheet) => sheet !== undefined);
  if (known.length === some.length) return faces(known.map((sheet) => sheet.face));
  return list(some.map(numbered), "it");
}

/** One with its article, several without. */
export const theUnits = (some: readonly Unit[], view: View | undefined): string =>
  some.length === 1 ? the(feminine(unitList(some, view))) : unitList(some, view);
