/** What the words take from a view. */

import type { AttackSight, Face, Share, Side, Unit, Units, UnitSheet, View } from "../../../wire/triumph";
import { santon } from "../map/map";
import { opposite } from "./places";

/** One of the viewer's own units. */
export function sheetOf(view: View | undefined, unit: Unit): UnitSheet | undefined {
  return view?.side === undefined ? undefined : view[view.side].units?.[unit];
}

/** Which of several units it is that a player cannot tell apart: of one face, of one corps or detached, at one place. */
export function amongLike(view: View | undefined, unit: Unit): { place: number; of: number } | undefined {
  const sheet = sheetOf(view, unit);
  if (view?.side === undefined || !sheet) return undefined;
  const like = entriesOf(view[view.side].units ?? {}).filter(
    ([, { face, corps, at }]) => face === sheet.face && corps === sheet.corps && at === sheet.at,
  );
  return like.length > 1 ? { place: like.findIndex(([other]) => other === unit) + 1, of: like.length } : undefined;
}

/** With the Santon option a fixed battery on that hill stands in its reserve (R57). */
export function goesToSantonReserve(view: View | undefined, unit: Unit): boolean {
  const at = sheetOf(view, unit)?.at;
  return view?.options.santon === true && at !== undefined && at.startsWith(`${String(santon)}-`);
}

export function attackIn(view: View | undefined): AttackSight | undefined {
  return view?.stage.type === "attack" ? view.stage : undefined;
}

/** Whether the viewer blocks the approach over which he is attacked. */
export function blocksIn(view: View | undefined): boolean {
  const attack = attackIn(view);
  if (view?.side === undefined || !attack) return false;
  const there = opposite(attack.from) as string;
  return Object.values(view[view.side].units ?? {}).some(({ at }) => at === there);
}

/** Units by where they go, in the order of the places. */
export function byGoal<T>(goals: { readonly [unit in Unit]?: T }): readonly (readonly [T, Units])[] {
  const all = new Map<T, Unit[]>();
  for (const [unit, goal] of entriesOf(goals)) all.set(goal, [...(all.get(goal) ?? []), unit]);
  return [...all];
}

/** The entries of a map by units. JSON has its keys as text. */
export const entriesOf = <T>(map: { readonly [unit in Unit]?: T }): [Unit, T][] =>
  Object.entries(map).map(([unit, value]) => [Number(unit) as Unit, value as T]);

/** The two units of the enemy between whom losses are shared. */
export function sharersIn(view: View | undefined, of: Share): readonly Face[] {
  const attack = attackIn(view);
  const leaders = {
    attack_leaders: attack?.attack_leaders,
    defence_leaders: attack?.defence_leaders.filter(({ face }) => face !== "artillery1"),
    counter_attackers: attack?.counter,
  }[of];
  return leaders?.map(({ face }) => face) ?? [];
}

export const other = (side: Side): Side => (side === "french" ? "allied" : "french");

/** How many commands of each kind the side may still give. The French have no limit to their corps commands. */
export function commandsLeft({ turn }: View): { corps?: number; independent: number } {
  const independent = (turn.side === "french" ? 4 : 3) - turn.independent_commands;
  return turn.side === "french" ? { independent } : { corps: 5 - turn.corps_commands, independent };
}
