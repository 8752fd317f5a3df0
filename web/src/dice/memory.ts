/** What this browser keeps of a match from before it began, to hold against the journal at its end. */

import { recall, remember } from "../memory";
import type { Memory } from "./verify";

const saltKey = (id: string) => `salt.${id}`;
const commitmentKey = (id: string) => `commitment.${id}`;

export function remembered(id: string): Memory {
  const salt = recall(saltKey(id));
  const commitment = recall(commitmentKey(id));
  return { ...(salt !== null && { salt }), ...(commitment !== null && { commitment }) };
}

export function rememberSalt(id: string, salt: string) {
  remember(saltKey(id), salt);
}

/** The first that was seen counts: one that came later may have been put in its place. */
export function rememberCommitment(id: string, commitment: string) {
  if (recall(commitmentKey(id)) === null) remember(commitmentKey(id), commitment);
}
