/** An attack as it was told: the events from a threat on, sorted by what they say. */

import type { Approach, Side, Told } from "../../../wire/triumph";

export type Event<Type extends Told["type"]> = Extract<Told, { type: Type }>;

export interface Telling {
  /** The attack approach. */
  from: Approach;
  attacker: Side;
  guard: boolean;
  threatened: Event<"threatened">;
  defended?: Event<"defended">;
  pressed?: Event<"pressed">;
  defenceLed?: Event<"defence_led">;
  feinted?: Event<"feinted">;
  attacked?: Event<"attacked">;
  initial?: Event<"initial_result">;
  counter?: Event<"counter_attacked">;
  final?: Event<"final_result">;
  retreated?: Event<"retreated">;
  advanced?: Event<"advanced">;
  entered?: Event<"entered">;
  stayed?: Event<"stayed">;
  fellBack?: Event<"fell_back">;
  rideEnded?: Event<"ride_ended">;
  wentTo: readonly Event<"went_to">[];
  lost: readonly Event<"lost">[];
  morale: readonly Event<"morale">[];
  commandersLost: readonly Event<"commander_lost">[];
}

const outside: ReadonlySet<Told["type"]> = new Set(["moved", "attached", "turn_ended", "rode_on", "ended", "held"]);

/** The latest attack, finished or not; none where the telling does not go back to a threat of this turn. */
export function latestAttack(heard: readonly Told[]): Telling | undefined {
  const turn = heard.findLastIndex((told) => told.type === "turn_began");
  const start = heard.findLastIndex((told) => told.type === "threatened");
  const threat = heard[start];
  if (threat?.type !== "threatened" || start < turn) return undefined;
  return tellingFrom(threat, heard.slice(start + 1));
}

/** All attacks of a telling, in their order. */
export function attacks(heard: readonly Told[]): readonly Telling[] {
  return heard.flatMap((threat, at) =>
    threat.type === "threatened" ? [tellingFrom(threat, heard.slice(at + 1))] : [],
  );
}

function tellingFrom(threat: Event<"threatened">, after: readonly Told[]): Telling {
  const end = after.findIndex((told) => told.type === "threatened" || outside.has(told.type));
  const events = end < 0 ? after : after.slice(0, end);
  const all = <T extends Told["type"]>(type: T) => events.filter((told): told is Event<T> => told.type === type);
  const one = <K extends string, T extends Told["type"]>(key: K, type: T) => {
    const [event] = all(type);
    return (event ? { [key]: event } : {}) as { [key in K]?: Event<T> };
  };
  return {
    from: threat.approach,
    attacker: threat.side,
    guard: threat.guard,
    threatened: threat,
    ...one("defended", "defended"),
    ...one("pressed", "pressed"),
    ...one("defenceLed", "defence_led"),
    ...one("feinted", "feinted"),
    ...one("attacked", "attacked"),
    ...one("initial", "initial_result"),
    ...one("counter", "counter_attacked"),
    ...one("final", "final_result"),
    ...one("retreated", "retreated"),
    ...one("advanced", "advanced"),
    ...one("entered", "entered"),
    ...one("stayed", "stayed"),
    ...one("fellBack", "fell_back"),
    ...one("rideEnded", "ride_ended"),
    wentTo: all("went_to"),
    lost: all("lost"),
    morale: all("morale"),
    commandersLost: all("commander_lost"),
  };
}

export const other = (side: Side): Side => (side === "french" ? "allied" : "french");

/** The same border, seen from the other side. */
export function opposite(approach: Approach): Approach {
  const [near = "", far = ""] = approach.split("-");
  return `${far}-${near}` as Approach;
}
