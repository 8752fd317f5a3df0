/** Answers in the making: the picks of an ask, put together anew when one of them is taken or given up. */

import type { Action, Commander, Commanders, Locale, Pick, Unit, Units } from "../../../wire/triumph";

export type PickOf<Type extends Pick["type"]> = Extract<Pick, { type: Type }>;

type Draft = readonly Pick[];

const all = <T extends Pick["type"]>(draft: Draft, type: T) =>
  draft.filter((pick): pick is PickOf<T> => pick.type === type);

export const unitsIn = (draft: Draft): readonly Unit[] => all(draft, "unit").map(({ unit }) => unit);
export const leadersIn = (draft: Draft): readonly Unit[] => all(draft, "lead").map(({ unit }) => unit);
export const commandersIn = (draft: Draft): readonly Commander[] =>
  all(draft, "commander").map(({ commander }) => commander);
export const keptIn = (draft: Draft): readonly Unit[] => all(draft, "keep").map(({ unit }) => unit);

/** The same key for the same pick, in whatever order its fields came. */
export const keyOf = (pick: Pick): string =>
  JSON.stringify(Object.entries(pick).sort(([one], [other]) => (one < other ? -1 : 1)));

export const same = (one: Pick, other: Pick): boolean => keyOf(one) === keyOf(other);

export const has = (draft: Draft, pick: Pick): boolean => draft.some((other) => same(other, pick));

const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Which units are in which corps, as their owner knows. */
export type CorpsOf = (unit: Unit) => Commander | undefined;

interface Named {
  units: readonly Unit[];
  commanders: readonly Commander[];
  leaders: readonly Unit[];
}

/** In the order in which they are asked for. */
function picksOf({ units, commanders, leaders }: Named): Draft {
  return [
    ...units.map((unit): Pick => ({ type: "unit", unit })),
    ...commanders.map((commander): Pick => ({ type: "commander", commander })),
    ...leaders.map((unit): Pick => ({ type: "lead", unit })),
  ];
}

const named = (draft: Draft): Named => ({
  units: unitsIn(draft),
  commanders: commandersIn(draft),
  leaders: leadersIn(draft),
});

/** Who defends and who leads. Who leads defends; whoever does not defend does not lead, and no commander is alone. */
export function defenceWith(draft: Draft, pick: Pick, corpsOf: CorpsOf, blocked: boolean): Draft {
  const { units, commanders, leaders } = named(draft);
  switch (pick.type) {
    case "unit": {
      const next = toggled(units, pick.unit);
      return picksOf({
        units: next,
        commanders: commanders.filter((one) => next.some((unit) => corpsOf(unit) === one)),
        leaders: leaders.filter((unit) => next.includes(unit)),
      });
    }
    case "commander":
      return picksOf({ units, commanders: toggled(commanders, pick.commander), leaders });
    case "lead": {
      const joins = !blocked && !units.includes(pick.unit);
      return picksOf({
        units: joins ? [...units, pick.unit] : units,
        commanders,
        leaders: toggled(leaders, pick.unit),
      });
    }
    default:
      return [pick];
  }
}

export function defenceOf(draft: Draft, blocked: boolean): Action {
  const { units, commanders, leaders } = named(draft);
  if (blocked) return { type: "hold", leaders: leaders as Units };
  return { type: "defend", units: units as Units, commanders: commanders as Commanders, leaders: leaders as Units };
}

/** Units that counter-attack. */
export const counterWith = (draft: Draft, unit: Unit): Draft =>
  picksOf({ units: toggled(unitsIn(draft), unit), commanders: [], leaders: [] });

export const counterOf = (draft: Draft): Action => ({ type: "counter_attack", units: unitsIn(draft) as Units });

/** Units that go up, and the commanders with them: one can choose only while some of his go and some stay. */
export function advanceWith(draft: Draft, pick: Pick, corpsOf: CorpsOf, own: readonly Unit[]): Draft {
  const { units, commanders } = named(draft);
  if (pick.type === "commander")
    return picksOf({ units, commanders: toggled(commanders, pick.commander), leaders: [] });
  if (pick.type !== "unit") return [pick];
  const going = toggled(units, pick.unit);
  const may = (one: Commander) => {
    const corps = own.filter((unit) => corpsOf(unit) === one);
    return corps.some((unit) => going.includes(unit)) && !corps.every((unit) => going.includes(unit));
  };
  return picksOf({ units: going, commanders: commanders.filter(may), leaders: [] });
}

export const advanceOf = (draft: Draft): Action => ({
  type: "advance",
  units: unitsIn(draft) as Units,
  commanders: commandersIn(draft) as Commanders,
});

/** How many steps a unit is to lose. */
export const hitsOn = (draft: Draft, unit: Unit): number =>
  all(draft, "hit").filter((pick) => pick.unit === unit).length;

/** One step less for a unit. */
export function spared(draft: Draft, unit: Unit): Draft {
  const at = draft.findLastIndex((pick) => pick.type === "hit" && pick.unit === unit);
  return draft.filter((_, place) => place !== at);
}

/** The unit that a corps keeps, in place of another of the same corps. */
export function keptWith(draft: Draft, unit: Unit, corpsOf: CorpsOf): Draft {
  const others = keptIn(draft).filter((other) => corpsOf(other) !== corpsOf(unit));
  return [...others, unit].map((kept) => ({ type: "keep", unit: kept }));
}

/** Units flee one after the other; a changed mind about one of them leaves the others where they go. */
export function destinedWith(draft: Draft, place: number, pick: PickOf<"go"> | PickOf<"lost">): Draft {
  return [...draft.slice(0, place), pick, ...draft.slice(place + 1)];
}

export const goingTo = (draft: Draft, locale: Locale): number =>
  all(draft, "go").filter((pick) => pick.locale === locale).length;

/** Gives a pick up, and what was picked on top of it; others of its kind stay. */
export function without(draft: Draft, pick: Pick): Draft {
  const at = draft.findIndex((other) => same(other, pick));
  if (at < 0) return draft;
  const after = draft.slice(at + 1);
  const end = after.findIndex((other) => other.type !== pick.type);
  return [...draft.slice(0, at), ...(end < 0 ? after : after.slice(0, end))];
}
