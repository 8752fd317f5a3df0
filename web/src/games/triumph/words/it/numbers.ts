import { plural } from "../../../../words/sentence";

const small = ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"];

export const number = (count: number): string => small[count] ?? String(count);

/** "un’unità", "due unità" */
export const units = (count: number): string => (count === 1 ? "un’unità" : `${number(count)} unità`);

/** Steps of strength. */
export const steps = (count: number): string =>
  plural("it", count, {
    one: "un punto forza",
    other: count === 0 ? "nessun punto forza" : `${number(count)} punti forza`,
  });

/** Of morale, in figures as on its track. */
export const points = (count: number): string =>
  `${String(count)} ${plural("it", count, { one: "punto morale", other: "punti morale" })}`;

/** With its sign, as a result is written. */
export const signed = (result: number): string =>
  result > 0 ? `+${String(result)}` : result < 0 ? `−${String(-result)}` : "0";
