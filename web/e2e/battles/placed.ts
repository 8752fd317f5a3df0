// Battles that begin from a position.

import { place } from "../placing";
import type { Player } from "../players";
import { order } from "./order";

const options = {
  battle: "own",
  order,
  red_players: "one",
  blue_players: "one",
  turns: 8,
  measure: "inches",
  typed_dice: true,
  weather: false,
  entry: true,
  control: "rally_first",
  attached_poor: "costs_a_die",
  reach: true,
  generals_move: true,
  alternation: "block",
  first_fire: "initiative_first",
  reaction_threshold: false,
  square_lock: "formed",
  own_to_himself: true,
  attached_rolls: true,
};

/** A battle of one player at one screen, by the second version of the rules. Gives its id. */
export function placedBattle(player: Player, position: object): Promise<string> {
  const seats = [
    ["red", player],
    ["blue", player],
  ] as const;
  return place({ game: "battles", scenario: "own", options, position, seats }, { rules: 2 });
}
