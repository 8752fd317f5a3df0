/** The eleven steps of an attack (T11), and how far one has come. */

import type { AttackSight, Side, AttackStep } from "../../../wire/triumph";
import { other, type Telling } from "./telling";

export const stepNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** What comes of an attack ends it early: then the steps after it are not taken. */
export type StepState = "done" | "now" | "ahead" | "off";

/** The step that somebody is waited for in. The leaders of the defence are named with its pieces, sealed (R54). */
export function numberOf(step: AttackStep, pressed: boolean): StepNumber {
  switch (step.type) {
    case "defence":
    case "entry":
      return 2;
    case "feint":
      return 3;
    case "declaration":
      return 5;
    case "counter_attack":
      return 7;
    case "share_attack":
    case "lose_attack":
      return 9;
    case "share_defence":
    case "share_counter":
    case "lose_defence":
      return 10;
    case "retreat_losses":
    case "destinations":
    case "kept_in_retreat":
      return step.beaten ? 11 : 2;
    case "kept_in_defeat":
      return 11;
    case "advance":
      return pressed ? 11 : 3;
  }
}

/** Who has to decide, by whose turn it is. */
export function deciding(step: AttackStep, turn: Side): Side {
  switch (step.type) {
    case "feint":
    case "declaration":
    case "lose_attack":
    case "share_defence":
    case "share_counter":
    case "entry":
    case "kept_in_defeat":
      return turn;
    case "defence":
    case "counter_attack":
    case "share_attack":
    case "lose_defence":
    case "retreat_losses":
    case "destinations":
    case "kept_in_retreat":
    case "advance":
      return other(turn);
  }
}

/** How an attack ends, as far as it can be seen by now. */
export type Course = "open" | "retreat" | "feint" | "combat";

export function courseOf(telling: Telling): Course {
  if (telling.attacked) return "combat";
  if (telling.retreated) return "retreat";
  if (telling.feinted ?? telling.rideEnded) return "feint";
  return telling.pressed ? "combat" : "open";
}

// drawn: steps by their place in the list.
const last: Record<Course, StepNumber> = { open: 11, combat: 11, retreat: 2, feint: 3 };

/** Guns led the attack, by what counted in it. */
export const gunsFired = ({ initial }: Telling): boolean =>
  initial?.lines.some((line) => line.type === "guns_fire") ?? false;

/** Without a sight the attack is over. */
export function stepStates(telling: Telling, sight: AttackSight | undefined): ReadonlyMap<StepNumber, StepState> {
  const course = courseOf(telling);
  const now = sight ? numberOf(sight.step, telling.pressed !== undefined) : undefined;
  const guns = gunsFired(telling);
  const state = (number: StepNumber): StepState => {
    // drawn: the counter-attack in the list.
    if (number > last[course] || (number === 7 && guns)) return "off";
    if (now === undefined || number < now) return "done";
    return number === now ? "now" : "ahead";
  };
  return new Map(stepNumbers.map((number) => [number, state(number)]));
}
