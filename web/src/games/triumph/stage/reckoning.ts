/** What an attack has come to, put together from what was told and what is picked by now. */

import type { Face, Pick, Unit, View } from "../../../wire/triumph";
import { counterLines, initialLines, sum, verdict, type Led, type Line } from "./arithmetic";
import { leadersIn, unitsIn } from "./drafts";
import { fieldOf } from "./field";
import { faceOf } from "./form";
import { ledIn } from "./led";
import type { Telling } from "./telling";

export interface Reckoning {
  lines: readonly Line[];
  result: number;
  winner: ReturnType<typeof verdict>;
  counts: { attackers: number; defenders: number };
}

const count = (pieces: readonly { count: number }[] = []) => pieces.reduce((all, group) => all + group.count, 0);

export const leadersOf = (telling: Telling): Led => ({ ...ledIn(telling), guard: telling.guard });

/** Whether the defence blocks: by the view while it lasts, by the result when it is over. */
const blockedIn = (view: View) => (view.stage.type === "attack" ? view.stage.blocked : undefined);

function numbersOf(view: View, telling: Telling) {
  const stage = view.stage.type === "attack" ? view.stage : undefined;
  return {
    attackers: stage?.attackers_named ?? count(telling.attacked?.pieces),
    defenders: stage?.defenders_named ?? count(telling.defended?.pieces),
  };
}

/** Lines that do not make the result which was told are not shown: none are better than wrong ones. */
function reckoned(view: View, telling: Telling, lines: readonly Line[], told: number): Reckoning {
  const field = fieldOf(view, telling.from, blockedIn(view), telling);
  const counts = numbersOf(view, telling);
  const winner = verdict(told, telling.attacker, { blocked: field.blocked, ...counts });
  return { lines: sum(lines) === told ? lines : [], result: told, winner, counts };
}

export function initialOf(view: View, telling: Telling): Reckoning | undefined {
  if (!telling.initial) return undefined;
  const field = fieldOf(view, telling.from, blockedIn(view), telling);
  const { result, winner } = telling.initial;
  const made = reckoned(view, telling, initialLines(leadersOf(telling), field), result);
  return { ...made, winner: { ...made.winner, winner } };
}

/** Only what the counter-attack changes: it starts from the initial result. */
export function finalOf(view: View, telling: Telling): Reckoning | undefined {
  if (!telling.final || !telling.initial) return undefined;
  const { result, winner } = telling.final;
  const lines = counterLines(telling.counter?.faces ?? []);
  const made = reckoned(view, telling, [], result);
  const fits = telling.initial.result + sum(lines) === result;
  return { ...made, lines: fits ? lines : [], winner: { ...made.winner, winner } };
}

const facesOf = (view: View, units: readonly Unit[]): readonly Face[] =>
  units.map((unit) => faceOf(view, unit)).filter((face) => face !== undefined);

/** What would come of the declaration that is being picked. */
export function expectedInitial(view: View, telling: Telling, draft: readonly Pick[]): Reckoning | undefined {
  if (view.stage.type !== "attack" || !draft.some((pick) => pick.type === "wide" || pick.type === "narrow"))
    return undefined;
  const against = draft.find((pick) => pick.type === "against");
  const defenders = view.stage.defence_leaders.map(({ face }) => face);
  const met = against === undefined ? defenders : defenders.slice(against.leader, against.leader + 1);
  if (draft.some((pick) => pick.type === "narrow") && met.length > 1) return undefined;
  const led: Led = { attackers: facesOf(view, leadersIn(draft)), defenders: met, guard: telling.guard };
  const field = fieldOf(view, telling.from, view.stage.blocked);
  const lines = initialLines(led, field);
  const counts = { attackers: attackersIn(view, draft), defenders: view.stage.defenders_named };
  const result = sum(lines);
  return { lines, result, winner: verdict(result, telling.attacker, { blocked: field.blocked, ...counts }), counts };
}

/** How many units the commands that are picked bring. */
export function attackersIn(view: View, draft: readonly Pick[]): number {
  const units = Object.entries((view.side && view[view.side].units) ?? {});
  const corps = draft.filter((pick) => pick.type === "corps").map((pick) => pick.commander);
  const left = draft.filter((pick) => pick.type === "leave").length;
  if (corps.length === 0) return unitsIn(draft).length;
  return units.filter(([, sheet]) => sheet.corps !== undefined && corps.includes(sheet.corps)).length - left;
}

/** What would come of the counter-attack that is being picked. */
export function expectedFinal(view: View, telling: Telling, draft: readonly Pick[]): Reckoning | undefined {
  if (view.stage.type !== "attack" || !telling.initial) return undefined;
  const lines = counterLines(facesOf(view, unitsIn(draft)));
  const result = telling.initial.result + sum(lines);
  const counts = numbersOf(view, telling);
  const winner = verdict(result, telling.attacker, { blocked: view.stage.blocked, ...counts });
  return { lines, result, winner, counts };
}
