import { api } from "../api/api";
import { CallFailed, type Trouble } from "../api/call";
import { visitor } from "../people/me.svelte";
import { mayPlayAgain } from "./again";
import type { Eyes } from "./session.svelte";

/** What does not pass by itself. */
const final: readonly Trouble["error"][] = ["not_found", "not_signed_in", "not_yours", "banned"];

/** Why the server lets nobody look through these eyes any more. Nothing as long as it may do so again. */
export async function whyShutOut(id: string, eyes: Eyes): Promise<Trouble | undefined> {
  try {
    await visitor.look();
    if (!visitor.profile) return { error: "not_signed_in" };
    const { seats, status } = await api.match(id);
    const plays = status === "playing" && seats.some((seat) => seat.mine || mayPlayAgain(seat));
    const may = eyes.type === "seat" ? seats[eyes.seat]?.mine : eyes.type === "truth" || !plays;
    return may ? undefined : { error: "not_yours" };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return final.includes(error.trouble.error) ? error.trouble : undefined;
  }
}
