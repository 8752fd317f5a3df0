import { plural } from "../../../../words/sentence";

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

export const number = (count: number): string => small[count] ?? String(count);

/** So many of a thing: "one unit", "two units". */
export const many = (count: number, one: string, other: string): string =>
  `${number(count)} ${plural("en", count, { one, other })}`;

export const units = (count: number): string => many(count, "unit", "units");
export const steps = (count: number): string => many(count, "step", "steps");
/** Of morale, in figures as on its track. */
export const points = (count: number): string =>
  `${String(count)} ${plural("en", count, { one: "point", other: "points" })}`;

/** With its sign, as a result is written. */
export const signed = (result: number): string =>
  result > 0 ? `+${String(result)}` : result < 0 ? `−${String(-result)}` : "0";
