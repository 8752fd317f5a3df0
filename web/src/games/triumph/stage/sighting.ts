/** An attack as the view alone shows it, for who was not told how it began. */

import type { AttackSight, Line, Told, View } from "../../../wire/triumph";
import { latestAttack, opposite, other, type Telling } from "./telling";

export interface UnderWay {
  telling: Telling;
  /** Nobody told us how it began: there are only the results. */
  worn: boolean;
}

const early: ReadonlySet<string> = new Set(["defence", "feint"]);

/** The attack that is under way. */
export function underWay(view: View, sight: AttackSight, heard: readonly Told[]): UnderWay {
  const told = latestAttack(heard);
  if (told?.from === sight.from) return { telling: told, worn: false };
  return { telling: seen(view, sight), worn: true };
}

function seen(view: View, sight: AttackSight): Telling {
  const attacker = view.turn.side;
  const defender = other(attacker);
  const { from, guard, step } = sight;
  const telling: Telling = {
    from,
    attacker,
    guard,
    threatened: { type: "threatened", side: attacker, approach: from, guard, pieces: [] },
    wentTo: [],
    lost: [],
    morale: [],
    commandersLost: [],
  };
  const approach = opposite(from);
  if (sight.defenders_named > 0)
    telling.defended = { type: "defended", side: defender, approach, pieces: sight.defenders };
  const givenUp = "beaten" in step ? !step.beaten : step.type === "entry";
  if (givenUp) {
    telling.retreated = {
      type: "retreated",
      side: defender,
      locale: Number(approach.split("-")[0]) as never,
      pieces: [],
    };
    return telling;
  }
  const fought = sight.attackers_named > 0;
  if (early.has(step.type) || (step.type === "advance" && !fought)) return telling;
  telling.pressed = { type: "pressed", side: attacker, approach: from };
  const faces = sight.defence_leaders.map(({ face }) => face);
  telling.defenceLed = { type: "defence_led", side: defender, faces, pieces: [] };
  if (!fought) return telling;
  const { narrow, command = "corps_move", attackers, initial, result, guns, won_at_first, won } = sight;
  const leaders = sight.attack_leaders.map(({ face }) => face);
  telling.attacked = { type: "attacked", side: attacker, approach: from, command, pieces: attackers, narrow, leaders };
  // How the results came about nobody told us.
  const counts = { attackers: sight.attackers_named, defenders: sight.defenders_named };
  const lines: Line[] = guns ? [{ type: "guns_fire", amount: 0 }] : [];
  if (won_at_first) telling.initial = { type: "initial_result", result: initial, ...won_at_first, lines, ...counts };
  if (won) {
    const losses = { attackers_lose: [], defenders_lose: [] };
    telling.final = { type: "final_result", result, ...won, lines: [], ...counts, ...losses };
  }
  return telling;
}
