/** Who stands where in a battle, as far as the viewer knows. */

import type { Battle, Forces, Nation, Side, View } from "../../../wire/europe";
import { minus, onlyOf, totalOf } from "../force";

export interface SideView {
  readonly side: Side;
  readonly nations: readonly Nation[];
  readonly mine: boolean;
  /** Whose lines stay as they are in this battle. */
  readonly holding: readonly Nation[];
  /** Nothing while they are drawn up in secret. */
  readonly lines?: { readonly front: Forces; readonly back: Forces };
  /** All that it has in the battle. */
  readonly all: Forces;
  readonly lost: Forces;
}

/** What stands behind, given what stands in front. */
export const less = (all: Forces, front: Forces): Forces =>
  Object.fromEntries(
    Object.entries(all)
      .map(([nation, force]) => [nation, minus(force, front[nation as Nation])] as const)
      .filter(([, force]) => totalOf(force) > 0),
  );

/** A side's own share of some pieces, without the nations that have none. */
export function ofSide(view: View, battle: Battle, side: Side): (nation: Nation) => boolean {
  const seats = side === "attacker" ? battle.attackers : battle.defenders;
  return (nation) => {
    const player = view.open.players[nation];
    return player !== undefined && seats.includes(player);
  };
}

export function sideOf(view: View, battle: Battle, side: Side): SideView {
  const ours = ofSide(view, battle, side);
  const all = onlyOf(view.open.pieces[battle.region] ?? {}, ours);
  const seats = side === "attacker" ? battle.attackers : battle.defenders;
  const nations = (Object.keys(onlyOf(battle.start, ours)) as Nation[]).filter(
    (nation) => totalOf(battle.start[nation]) > 0,
  );
  const shown = battle.stage.type !== "deploying";
  // One's own lines are known to oneself as soon as they are drawn up.
  const known = shown || (view.me !== undefined && view.deployed.includes(view.me) && seats.includes(view.me));
  const front = shown ? onlyOf(battle.front, ours) : onlyOf(view.front, ours);
  const back = shown
    ? onlyOf(battle.back, ours)
    : less(
        onlyOf(all, (nation) => view.open.players[nation] === view.me),
        front,
      );
  return {
    side,
    nations,
    mine: view.me !== undefined && seats.includes(view.me),
    holding: nations.filter((nation) => {
      const player = view.open.players[nation];
      return player !== undefined && battle.holding?.includes(player) === true;
    }),
    ...(known ? { lines: { front, back } } : {}),
    all,
    lost: onlyOf(battle.lost, ours),
  };
}

/** The viewer's own side stands below; whoever only looks on sees the attack come from below. */
export function bothSides(view: View, battle: Battle): { above: SideView; below: SideView } {
  const [attacker, defender] = [sideOf(view, battle, "attacker"), sideOf(view, battle, "defender")];
  return defender.mine ? { above: attacker, below: defender } : { above: defender, below: attacker };
}

/** What of the pieces is the viewer's own. */
export const ownOf = (view: View, forces: Forces): Forces =>
  onlyOf(forces, (nation) => view.open.players[nation] === view.me);
