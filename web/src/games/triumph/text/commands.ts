import type { TurnSight } from "../../../wire/triumph";

/** How many commands an army may still give. To its corps the French give as many as they have commanders. */
export function commandsLeft({ side, corps_commands, independent_commands }: TurnSight): {
  corps: number | undefined;
  independent: number;
} {
  return side === "french"
    ? { corps: undefined, independent: 4 - independent_commands }
    : { corps: 5 - corps_commands, independent: 3 - independent_commands };
}
