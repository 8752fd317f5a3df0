/** What this browser keeps of a match from before it began, to hold against the journal at its end. */
import type { Memory } from "./verify";

const saltKey = (id: string) => `bicorne.salt.${id}`;
const commitmentKey = (id: string) => `bicorne.commitment.${id}`;

export function remembered(id: string): Memory {
  const salt = recall(saltKey(id));
  const commitment = recall(commitmentKey(id));
  return { ...(salt !== null && { salt }), ...(commitment !== null && { commitment }) };
}

/** The first that was seen counts: one that came later may have been put in its place. */
export function rememberCommitment(id: string, commitment: string) {
  if (recall(commitmentKey(id)) !== null) return;
  try {
    localStorage.setItem(commitmentKey(id), commitment);
  } catch {
    // Then there is nothing to compare with later, and the page says so.
  }
}

// Storage is refused altogether in some private windows.
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
