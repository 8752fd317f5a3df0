import type { Locale, Road } from "../../../wire/triumph";

/** A road over a border, seen from one end; roads of one group meet inside a locale. */
export interface RoadEnds {
  from: Locale;
  fromGroup: number;
  to: Locale;
  toGroup: number;
  main: boolean;
}

/** Reads "63.1-64.0m". */
export function endsOf(road: Road): RoadEnds {
  const [, from, fromGroup, to, toGroup, main] = /^(\d+)\.(\d+)-(\d+)\.(\d+)(m?)$/.exec(road) ?? [];
  return {
    from: Number(from) as Locale,
    fromGroup: Number(fromGroup),
    to: Number(to) as Locale,
    toGroup: Number(toGroup),
    main: main === "m",
  };
}
