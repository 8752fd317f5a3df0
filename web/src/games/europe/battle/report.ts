/** What came of the battles, from what was told of them. */

import type { Force, Forces, Nation, Region, Side, Told } from "../../../wire/europe";
import type { Seat } from "../../../wire/table";
import { minus, onlyOf, plus, totalOf } from "../force";

export interface Retreat {
  readonly nation: Nation;
  readonly to: Region;
  readonly pieces: Force;
}

export interface Report {
  readonly region: Region;
  readonly major: boolean;
  readonly seats: Readonly<Record<Side, readonly Seat[]>>;
  /** What stood in the lines when they were shown; nothing where there were none, as against leaders alone. */
  readonly drawn: Readonly<Record<Side, Forces>>;
  /** What is gone for good: lost and not rallied, or with no way to retreat. */
  readonly lost: Readonly<Record<Side, Forces>>;
  readonly winner?: Side;
  /** The attackers did not get through in time. */
  readonly givenUp: boolean;
  readonly retreats: readonly Retreat[];
  readonly over: boolean;
}

type Players = Readonly<Partial<Record<Nation, Seat>>>;

/** In the order in which they were fought; the last may still be going on. */
export function reportsOf(heard: readonly Told[], players: Players): readonly Report[] {
  const all: Report[] = [];
  for (const told of heard) {
    if (told.type === "battle_began") all.push(begun(told));
    const last = all.at(-1);
    if (last && !last.over) all[all.length - 1] = { ...last, ...after(last, told, players) };
  }
  return all;
}

function begun({ region, major, attackers, defenders }: Extract<Told, { type: "battle_began" }>): Report {
  return {
    region,
    major,
    seats: { attacker: attackers, defender: defenders },
    drawn: { attacker: {}, defender: {} },
    lost: { attacker: {}, defender: {} },
    givenUp: false,
    retreats: [],
    over: false,
  };
}

function after(report: Report, told: Told, players: Players): Partial<Report> {
  const { drawn, lost } = report;
  const ofEach = (side: Side, forces: Forces) =>
    onlyOf(forces, (nation) => {
      const player = players[nation];
      return player !== undefined && report.seats[side].includes(player);
    });
  const changed = (before: Report["lost"], forces: Forces, how: typeof plus) => ({
    attacker: merged(before.attacker, ofEach("attacker", forces), how),
    defender: merged(before.defender, ofEach("defender", forces), how),
  });
  switch (told.type) {
    case "lines_shown":
      return { drawn: changed(changed(drawn, told.front, plus), told.back, plus) };
    case "lost":
      return { lost: changed(lost, told.pieces, plus) };
    case "rallied":
      return { lost: changed(lost, told.pieces, minus) };
    case "surrounded":
      return { lost: changed(lost, { [told.nation]: told.pieces }, plus) };
    case "night_fell":
      return { givenUp: true };
    case "won":
      return { winner: told.side };
    case "retreated": {
      const { nation, to, pieces } = told;
      return { retreats: [...report.retreats, { nation, to, pieces }] };
    }
    case "battle_ended":
      return { over: true };
    default:
      return {};
  }
}

/** The forces of each nation put together, without those that have come to nothing. */
function merged(one: Forces, other: Forces, how: typeof plus): Forces {
  const nations = [...new Set([...Object.keys(one), ...Object.keys(other)])] as Nation[];
  const all = nations.map((nation) => [nation, how(one[nation], other[nation])] as const);
  return Object.fromEntries(all.filter(([, force]) => totalOf(force) > 0));
}
