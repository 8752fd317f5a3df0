/** An order of battle while somebody writes it: numbers may be missing, and people go by keys that no name changes. */

import type { Arm, Formation, GeneralFile, Level, OrderFile, Rating, Side, SideFile } from "../../../wire/battles";

export const sides = ["red", "blue"] as const satisfies readonly Side[];
/** Highest first. */
export const levels = ["army", "wing", "corps", "division"] as const satisfies readonly Level[];
export const ratings = ["excellent", "good", "average", "poor"] as const satisfies readonly Rating[];
export const arms = ["infantry", "cavalry", "artillery"] as const satisfies readonly Arm[];

/** A field for a number is empty while somebody types. */
export type Typed = number | null;

export type Key = number;

export interface GeneralDraft {
  key: Key;
  /** As a file gave it; without one it follows from the name. */
  id: string;
  name: string;
  level: Level;
  rating: Rating;
  span: Typed;
  response: Typed;
  modifier: Typed;
  /** None for the commander in chief. */
  superior: Key | null;
  player: Typed;
}

export interface UnitDraft {
  key: Key;
  name: string;
  arm: Arm;
  figures: Typed;
  dispersal: Typed;
  formation: Formation;
  general: Key;
  entry: Typed;
}

export interface SideDraft {
  name: string;
  generals: GeneralDraft[];
  units: UnitDraft[];
}

export interface OrderDraft {
  name: string;
  red: SideDraft;
  blue: SideDraft;
}

let last = 0;
const newKey = (): Key => ++last;

/** A draft that was kept before this page was opened: its keys are taken from now on. */
export function restored(draft: OrderDraft): OrderDraft {
  const keys = sides.flatMap((side) => [...draft[side].generals, ...draft[side].units].map(({ key }) => key));
  last = Math.max(last, ...keys);
  return draft;
}

/** What is needed to write a word where nobody has written one yet. */
export interface FirstWords {
  order: string;
  side: Record<Side, string>;
  general: (number: number) => string;
  unit: (number: number) => string;
}

function commander(name: string): GeneralDraft {
  const figures = { span: 12, response: 7, modifier: 1 };
  return { key: newKey(), id: "", name, level: "army", rating: "average", ...figures, superior: null, player: null };
}

/** Two commanders in chief with nothing to command. */
export function emptyDraft(words: FirstWords): OrderDraft {
  const side = (side: Side): SideDraft => ({
    name: words.side[side],
    generals: [commander(words.general(1))],
    units: [],
  });
  return { name: words.order, red: side("red"), blue: side("blue") };
}

export function draftOf(file: OrderFile): OrderDraft {
  return { name: file.name, red: sideDraft(file.red), blue: sideDraft(file.blue) };
}

function sideDraft(file: SideFile): SideDraft {
  const keys = new Map(file.general.map(({ id }) => [id, newKey()]));
  const keyOf = (id: string): Key => keys.get(id) ?? 0;
  return {
    name: file.name,
    generals: file.general.map((general) => ({
      ...general,
      key: keyOf(general.id),
      superior: general.superior === undefined ? null : keyOf(general.superior),
      player: general.player ?? null,
    })),
    units: file.unit.map((unit) => ({
      ...unit,
      key: newKey(),
      general: keyOf(unit.general),
      entry: unit.entry ?? null,
    })),
  };
}

/** A word for files: lower case, without accents and blanks. */
function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 30);
}

/** The id of every general, each another. */
export function idsOf(side: SideDraft): Map<Key, string> {
  const taken = new Set(side.generals.map(({ id }) => id).filter((id) => id !== ""));
  const ids = new Map<Key, string>();
  for (const { key, id, name } of side.generals) {
    if (id !== "") {
      ids.set(key, id);
      continue;
    }
    const word = slug(name) || "general";
    let free = word;
    for (let number = 2; taken.has(free); number++) free = `${word}_${String(number)}`;
    taken.add(free);
    ids.set(key, free);
  }
  return ids;
}

export const commanderOf = (side: SideDraft): GeneralDraft | undefined =>
  side.generals.find(({ superior }) => superior === null);

export const under = (side: SideDraft, key: Key): GeneralDraft[] =>
  side.generals.filter(({ superior }) => superior === key);

export const unitsUnder = (side: SideDraft, key: Key): UnitDraft[] =>
  side.units.filter(({ general }) => general === key);

/** He and all who are below him. */
export function commandOf(side: SideDraft, key: Key): Set<Key> {
  const found = new Set([key]);
  for (const each of found) for (const { key } of under(side, each)) found.add(key);
  return found;
}

/** Who may become his superior: nobody of his own command, and nobody of the lowest level. */
export function superiorsFor(side: SideDraft, key: Key): GeneralDraft[] {
  const own = commandOf(side, key);
  return side.generals.filter((general) => !own.has(general.key) && canCommand(general));
}

/** Divisions have units, and nobody below them. */
export const canCommand = ({ level }: GeneralDraft): boolean => level !== "division";

const below: Record<Level, Level> = { army: "corps", wing: "corps", corps: "division", division: "division" };

export function addGeneral(side: SideDraft, superior: GeneralDraft, words: FirstWords): GeneralDraft {
  const general: GeneralDraft = {
    key: newKey(),
    id: "",
    name: words.general(side.generals.length + 1),
    level: below[superior.level],
    rating: "average",
    span: 4,
    response: 6,
    modifier: 1,
    superior: superior.key,
    player: null,
  };
  side.generals.push(general);
  return general;
}

export function addUnit(side: SideDraft, general: Key, words: FirstWords): UnitDraft {
  const unit: UnitDraft = {
    key: newKey(),
    name: words.unit(side.units.length + 1),
    arm: "infantry",
    figures: 16,
    dispersal: 6,
    formation: "column",
    general,
    entry: null,
  };
  side.units.push(unit);
  return unit;
}

/** His subordinates and units go to his superior; the commander in chief stays. */
export function removeGeneral(side: SideDraft, key: Key) {
  const gone = side.generals.find((general) => general.key === key);
  if (!gone || gone.superior === null) return;
  const heir = gone.superior;
  for (const general of under(side, key)) general.superior = heir;
  for (const unit of unitsUnder(side, key)) unit.general = heir;
  side.generals = side.generals.filter((general) => general.key !== key);
}

export function removeUnit(side: SideDraft, key: Key) {
  side.units = side.units.filter((unit) => unit.key !== key);
}

/** What the draft says, as far as it is filled in. */
export interface WrittenSide {
  name: string;
  general: (Partial<GeneralFile> & { key: Key })[];
  unit: (Record<string, string | number | undefined> & { key: Key })[];
}

/** The general of a unit or the superior of a general is named by his id. */
export function writtenSide(side: SideDraft): WrittenSide {
  const ids = idsOf(side);
  const idOf = (key: Key): string => ids.get(key) ?? "";
  const number = (typed: Typed) => typed ?? undefined;
  return {
    name: side.name,
    general: side.generals.map(({ key, name, level, rating, span, response, modifier, superior, player }) => ({
      key,
      ...present({
        id: idOf(key),
        name,
        level,
        rating,
        span: number(span),
        response: number(response),
        modifier: number(modifier),
        superior: superior === null ? undefined : idOf(superior),
        player: number(player),
      }),
    })),
    unit: side.units.map(({ key, name, arm, figures, dispersal, formation, general, entry }) => ({
      key,
      ...present({
        name,
        arm,
        figures: number(figures),
        dispersal: number(dispersal),
        formation,
        general: idOf(general),
        entry: number(entry),
      }),
    })),
  };
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
