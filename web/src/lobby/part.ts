/**
 * This browser's part in the dice of a match that waits: it pledges a salt, and opens it once everybody has pledged, if what
 * the server shows then is what it has seen before.
 */

import { api } from "../api/api";
import { recallPart, rememberPart, type Part } from "../dice/memory";
import { pledgeOf, samePledges } from "../dice/round";
import type { MatchView, SeatView } from "../wire/lobby";

/** Why this browser does not open its salt: somebody has changed what was fixed. */
export type Alarm =
  /** The server is committed to another seed in the same round. */
  | "commitment"
  /** What this browser has pledged is not among the pledges. */
  | "unlisted"
  /** The pledges are not those on which it has opened its salt. */
  | "pledges"
  /** The match is in an earlier round than before. */
  | "round";

export type Step =
  | { do: "nothing" }
  | { do: "pledge" }
  | { do: "open" }
  /** Another browser has pledged, and only that one can open it. */
  | { do: "elsewhere" }
  | { do: "alarm"; why: Alarm };

const isMine = (seat: SeatView) => seat.mine;

/** @param part What this browser keeps of the match. */
export function nextStep(match: MatchView, part: Part | undefined): Step {
  const { round, status } = match;
  const mine = match.seats.filter(isMine);
  if (status !== "waiting" || !round || mine.length === 0) return { do: "nothing" };
  const { number, pledges } = round;
  const opened = mine.every((seat) => seat.opened);
  if (!part || part.round < number) {
    if (!pledges) return { do: mine.every((seat) => seat.pledged) ? "elsewhere" : "pledge" };
    return { do: opened ? "nothing" : "elsewhere" };
  }
  if (part.round > number) return { do: "alarm", why: "round" };
  if (part.commitment !== match.commitment) return { do: "alarm", why: "commitment" };
  if (!pledges) return { do: mine.every((seat) => seat.pledged) ? "nothing" : "pledge" };
  if (part.openedOn && !samePledges(part.openedOn, pledges)) return { do: "alarm", why: "pledges" };
  const listed = (seat: SeatView) => {
    const hash = pledgeOf(part.salt, match.id, number, seat.seat);
    return pledges.some((pledge) => pledge.seat === seat.seat && pledge.hash === hash);
  };
  if (!mine.every(listed)) return { do: "alarm", why: "unlisted" };
  return { do: opened ? "nothing" : "open" };
}

export const stepOf = (match: MatchView): Step => nextStep(match, recallPart(match.id));

function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A salt for all my seats, in the round that the match is in; the one that this browser has for it, if it has. */
export async function pledge(match: MatchView): Promise<MatchView> {
  const { id, commitment, round, seats } = match;
  if (!round) return match;
  const kept = recallPart(id);
  const part = kept?.round === round.number ? kept : { round: round.number, commitment, salt: newSalt() };
  // Before it is sent: what nobody remembers, nobody can open.
  rememberPart(id, part);
  const pledges = seats.filter(isMine).map(({ seat }) => ({ seat, hash: pledgeOf(part.salt, id, part.round, seat) }));
  return api.pledge(id, { round: part.round, pledges });
}

async function open(match: MatchView): Promise<MatchView> {
  const part = recallPart(match.id);
  const pledges = match.round?.pledges;
  if (!part || !pledges) return match;
  // Before it is sent: whatever the server says later, these are the pledges that it was opened on.
  rememberPart(match.id, { ...part, openedOn: pledges });
  return api.openSalt(match.id, { round: part.round, salt: part.salt });
}

/** Does what this browser can do for the dice now: one who comes last pledges and opens at once. */
export async function takePart(match: MatchView): Promise<MatchView> {
  const step = stepOf(match);
  switch (step.do) {
    case "pledge":
      return takePart(await pledge(match));
    case "open":
      return open(match);
    default:
      return match;
  }
}
