import { rememberCommitment, rememberSalt } from "../dice/memory";
import type { MatchView } from "../wire/lobby";

/**
 * What this browser adds to the dice of a match. It is remembered together with the commitment to the seed, which stood
 * before the salt was sent: at the end both can be looked for in the journal.
 */
export function newSalt({ id, commitment }: Pick<MatchView, "id" | "commitment">): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  rememberCommitment(id, commitment);
  rememberSalt(id, salt);
  return salt;
}
