import type { Options, Step } from "../../../wire/battles";
import type { Phase } from "../words/words";

const phaseOf: Record<Step["type"], Phase> = {
  weather: "weather",
  arrive: "control",
  rally: "control",
  chain: "control",
  roll: "orders",
  split: "orders",
  own_dice: "orders",
  assign: "orders",
  next: "movement",
  move: "movement",
  tail: "movement",
  mark: "movement",
  rout: "movement",
  reorder: "movement",
  react: "reaction",
  counter_react: "reaction",
  rout_again: "reaction",
  fire: "fire",
  combat: "combat",
  pursue: "pursuit",
  counter_pursue: "pursuit",
  pursuit_fire: "pursuit",
  pursuit_combat: "pursuit",
  verdict: "end",
};

export const phaseIn = ({ type }: Step): Phase => phaseOf[type];

/** The phases that a turn of this battle goes through. */
export function phasesOf({ weather }: Options): readonly Phase[] {
  const turn: Phase[] = ["control", "orders", "movement", "reaction", "fire", "combat", "pursuit"];
  return weather ? ["weather", ...turn] : turn;
}
