import type { Commander, Face, Group, Side, Unit, UnitSheet, View } from "../../../../wire/triumph";
import { list } from "../../../../words/sentence";
import { armOf, counted, strengthOf } from "../../face";
import { commanderName, placeOf } from "../places";
import { sheetOf } from "../view";
import { number, units } from "./numbers";
import { inLocale } from "./places";

export const army: Record<Side, string> = { french: "the French", allied: "the Allies" };
export const ofArmy: Record<Side, string> = { french: "French", allied: "Allied" };

export function face(face: Face): string {
  const arm = armOf(face);
  switch (arm) {
    case "guard":
      return "Guard";
    case "artillery":
      return "artillery";
    default:
      return `${String(strengthOf(face))}-strength ${arm}`;
  }
}

const some = ([one, count]: readonly [Face, number]) => (count === 1 ? face(one) : `${number(count)} ${face(one)}`);

/** "two 3-strength infantry and artillery" */
export const faces = (faces: readonly Face[]): string => list(counted(faces).map(some), "en");

export const whose = (commander: Commander): string => `${commanderName(commander)}’s`;

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
    return { text: `${commanderName(corps)} with ${units(count)}${seen}`, plural: false };
  }
  if (corps !== undefined) return { text: `${number(count)} of ${whose(corps)} units${seen}`, plural: count !== 1 };
  const kind = `${fresh ? "newly detached" : "detached"}${side === undefined ? "" : ` ${ofArmy[side]}`}`;
  return count === 1
    ? { text: `a ${kind} unit${seen}`, plural: false }
    : { text: `${number(count)} ${kind} units${seen}`, plural: true };
}

/** Whose they are may be clear already. Units that leave their corps with this very command are newly detached. */
export function pieces(groups: readonly Group[], side?: Side, fresh = false): Subject {
  const all = groups.map((group) => one(group, side, fresh));
  const [first] = all;
  if (first === undefined) return { text: "nobody", plural: false };
  return {
    text: list(
      all.map(({ text }) => text),
      "en",
    ),
    plural: all.length > 1 || first.plural,
  };
}

export const verb = ({ plural }: Subject, one: string, other: string): string => (plural ? other : one);

/** Units that led or fought, by what they are and whose: "2-strength infantry of Langeron". */
export function fighters(groups: readonly Group[]): Subject {
  const all = groups.map(({ corps, faces: seen = [] }) => {
    return corps === undefined ? faces(seen) : `${faces(seen)} of ${commanderName(corps)}`;
  });
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return { text: list(all, "en"), plural: count !== 1 };
}

export const leftBehind = (groups: readonly Group[] = []): string => {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const seen = groups.flatMap((group) => group.faces ?? []);
  return count === 0 ? "" : `, leaving ${units(count)}${seen.length === 0 ? "" : ` (${faces(seen)})`} behind`;
};

function standing({ face: painted, corps, at }: UnitSheet): string {
  if (corps !== undefined) return `${face(painted)} of ${commanderName(corps)}`;
  const place = placeOf(at);
  return place.type === "off" ? `detached ${face(painted)}` : `detached ${face(painted)} ${inLocale(place.locale)}`;
}

/** One's own unit, by its face if the view is at hand. */
export function unit(unit: Unit, view: View | undefined): string {
  const sheet = sheetOf(view, unit);
  return sheet ? standing(sheet) : `unit ${String(unit)}`;
}

/** Without saying whose it is. */
export function unitFace(unit: Unit, view: View | undefined): string {
  const sheet = sheetOf(view, unit);
  return sheet ? face(sheet.face) : `unit ${String(unit)}`;
}

export function unitList(some: readonly Unit[], view: View | undefined): string {
  const sheets = some.map((unit) => sheetOf(view, unit));
  const known = sheets.filter((sheet) => sheet !== undefined);
  if (known.length === some.length) return faces(known.map((sheet) => sheet.face));
  return list(
    some.map((one) => `unit ${String(one)}`),
    "en",
  );
}
