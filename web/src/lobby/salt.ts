import { recall, remember } from "../memory";

/** What this browser adds to the dice of a match. It is remembered, so that one can look for it in the journal at the end. */
export function newSalt(match: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(key(match), salt);
  return salt;
}

export const ownSalt = (match: string): string | null => recall(key(match));

const key = (match: string) => `salt.${match}`;
