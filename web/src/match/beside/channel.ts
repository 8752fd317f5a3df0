/** Where one may talk: the channels of a match, by their names. */

import type { MatchView } from "../../wire/lobby";
import type { Seat } from "../../wire/table";
import { mayPlayAgain } from "../again";
import type { Session } from "../session.svelte";

/** What a channel's name says. */
export type Channel = { type: "all" } | { type: "observers" } | { type: "pair" | "team"; seats: readonly Seat[] };

/** Why nobody here may speak in a channel now. */
export type Quiet = "rules" | "over" | "players" | "observe" | "past";

/** Who listens. */
export type Listener = Pick<Session, "eyes" | "seat" | "channels">;
export type Heard = Pick<MatchView, "seats" | "status" | "observing">;

export const all = "all";
export const observers = "observers";

export function readChannel(name: string): Channel | undefined {
  if (name === all || name === observers) return { type: name };
  const [type, ...seats] = name.split("-");
  if (type !== "pair" && type !== "team") return undefined;
  return { type, seats: seats.map((seat) => Number(seat) as Seat) };
}

/** The seats with whose ears somebody hears: before a shared screen sits one player at a time. */
export function ears({ eyes, seat }: Listener, match: Heard): readonly Seat[] {
  if (seat !== undefined) return [seat];
  return eyes.type === "truth" ? match.seats.filter((held) => held.mine).map((held) => held.seat) : [];
}

/** Whether these eyes may read what is said in a channel. The server says so too, but knows a person, not a place. */
export function hears(name: string, listener: Listener, match: Heard): boolean {
  const channel = readChannel(name);
  switch (channel?.type) {
    case "all":
      return true;
    case "observers":
      return match.status === "over" || match.seats.every((seat) => !seat.mine && !mayPlayAgain(seat));
    case "pair":
    case "team":
      return ears(listener, match).some((seat) => channel.seats.includes(seat));
    case undefined:
      return false;
  }
}

/** Where they may speak now. */
export function speakable(listener: Listener, match: Heard): readonly string[] {
  const seated = match.seats.some((seat) => seat.mine);
  if (seated) return match.status === "over" ? [all] : listener.channels;
  return match.observing ? [observers] : [];
}

/** Why they may not speak there. */
export function quiet(name: string, match: Heard): Quiet {
  if (match.seats.some((seat) => seat.mine)) {
    if (name === observers) return "past";
    return match.status === "over" ? "over" : "rules";
  }
  return name === observers ? "observe" : "players";
}

const order = ["all", "team", "pair", "observers"] as const;

/** The channels to choose from: where one may speak, and where something was said. */
export function channelsToShow(spoken: readonly string[], listener: Listener, match: Heard): readonly string[] {
  const seated = match.seats.some((seat) => seat.mine);
  const names = new Set([all, ...(seated ? [] : [observers]), ...speakable(listener, match), ...spoken]);
  const place = (name: string) => order.indexOf(readChannel(name)?.type ?? "observers");
  return [...names]
    .filter((name) => hears(name, listener, match))
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other, "en", { numeric: true }));
}
