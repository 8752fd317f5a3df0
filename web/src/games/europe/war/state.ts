/** The state of the war in numbers: what lies open on the table, counted. */

import type { Nation, Region, View } from "../../../wire/europe";
import type { Seat } from "../../../wire/table";
import { armyOf, countOf, onMap } from "../force";
import { nations } from "../nations";
import { homelandOf, isCapital, regions } from "../regions";

export interface NationState {
  readonly nation: Nation;
  readonly player: Seat | undefined;
  readonly fallen: boolean;
  /** Regions that it owns, and those of them outside of its homeland. */
  readonly regions: number;
  readonly conquests: number;
  readonly capitals: number;
  readonly armies: number;
  readonly leaders: number;
  readonly cards: number;
}

export function nationStates(view: View): readonly NationState[] {
  const { open } = view;
  return nations.map((nation) => {
    const held = regions.filter((region) => open.held[region] === nation);
    const pieces = onMap(open.pieces, nation);
    return {
      nation,
      player: open.players[nation],
      fallen: open.fallen.includes(nation),
      regions: held.length,
      conquests: held.filter((region) => homelandOf(region) !== nation).length,
      capitals: capitalsOf(view, nation),
      armies: armyOf(pieces),
      leaders: countOf(pieces, "leader"),
      cards: open.hands[nation] ?? 0,
    };
  });
}

/** Capitals that a nation holds, those of neutral powers apart. */
export function capitalsOf(view: View, nation: Nation): number {
  return regions.filter(
    (region) => view.open.held[region] === nation && isCapital(region) && !isNeutral(view, homelandOf(region)),
  ).length;
}

/** A great power that nobody plays. */
export function isNeutral({ open }: View, nation: Nation | undefined): boolean {
  return nation !== undefined && open.players[nation] === undefined;
}

/** What a player would have won in a Limited War: his conquests, on average over his nations. */
export function standing(view: View, seat: Seat): number {
  const own = nationStates(view).filter(({ player }) => player === seat);
  return own.reduce((sum, { conquests }) => sum + conquests, 0) / Math.max(1, own.length);
}

export const players = ({ open }: View): readonly Seat[] =>
  Array.from({ length: open.options.seats }, (_, seat) => seat as Seat);

export function areAllied({ open }: View, one: Seat, other: Seat): boolean {
  return open.alliances.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

export const isOut = ({ open }: View, seat: Seat): boolean => {
  const own = nations.filter((nation) => open.players[nation] === seat);
  return own.length > 0 && own.every((nation) => open.fallen.includes(nation));
};

export interface RegionState {
  readonly region: Region;
  readonly holder: Nation | undefined;
  readonly pieces: View["open"]["pieces"][Region];
}

export function regionStates({ open }: View): readonly RegionState[] {
  return regions.map((region) => ({ region, holder: open.held[region], pieces: open.pieces[region] }));
}
