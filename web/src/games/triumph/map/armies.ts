/** The order of battle, as the rules have it. */

import type { Commander, Locale, Side } from "../../../wire/triumph";
import data from "./armies.json";

export interface CommanderInArmy {
  readonly commander: Commander;
  readonly side: Side;
  readonly name: string;
  /** The fewest units with which his corps may begin. */
  readonly least: number;
  /** Where he is set up; reinforcements have no such place. */
  readonly home?: Locale;
  /** The first round in which a reinforcement may enter: "2:08" is eight o'clock of 2 December. */
  readonly enters?: string;
}

export interface Army {
  readonly morale: number;
  /** In the order of the rules. */
  readonly commanders: readonly CommanderInArmy[];
  /** Faces, type and strength in one word ("cavalry2"), and how many of each. */
  readonly units: ReadonlyMap<string, number>;
}

interface CommanderRow {
  id: string;
  name: string;
  least: number;
  home?: number;
  enters?: string;
}

interface ArmyRow {
  morale: number;
  units: (string | number)[][];
  commanders: CommanderRow[];
}

function armyOf(side: Side, { morale, units, commanders }: ArmyRow): Army {
  return {
    morale,
    units: new Map(units.map(([face, count]) => [String(face), Number(count)])),
    commanders: commanders.map(({ id, name, least, home, enters }) => ({
      commander: id as Commander,
      side,
      name,
      least,
      ...(home === undefined ? {} : { home: home as Locale }),
      ...(enters === undefined ? {} : { enters }),
    })),
  };
}

export const armies: Readonly<Record<Side, Army>> = {
  french: armyOf("french", data.french),
  allied: armyOf("allied", data.allied),
};

/** Both sides' commanders, the French first. */
export const commanders: ReadonlyMap<Commander, CommanderInArmy> = new Map(
  [...armies.french.commanders, ...armies.allied.commanders].map((commander) => [commander.commander, commander]),
);

/** The rounds of each scenario: "1:07" is seven o'clock of 1 December. */
export const rounds: { readonly december1: readonly string[]; readonly december2: readonly string[] } = data.rounds;
