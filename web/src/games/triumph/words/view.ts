/** What the words take from a view. */

import type { AttackSight, Face, Share, Side, Unit, UnitSheet, View } from "../../../wire/triumph";

/** One of the viewer's own units. */
export function sheetOf(view: View | undefined, unit: Unit): UnitSheet | undefined {
  return view?.side === undefined ? undefined : view[view.side].units?.[unit];
}

export function attackIn(view: View | undefined): AttackSight | undefined {
  return view?.stage.type === "attack" ? view.stage : undefined;
}

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
