import { bytes, hash, hex, unhex } from "./hash";

/** What is published of a seed before the match. Seeds, salts and hashes are hexadecimal throughout. */
export function commitment(seed: string): string {
  return hex(hash("bicorne commitment", unhex(seed)));
}

/** A bot's salt follows from the commitment, so that whoever runs the bots cannot choose it to fit. */
export function botSalt(commitment: string, seat: number): string {
  return hex(hash("bicorne bot salt", unhex(commitment), Uint8Array.of(seat)).slice(0, 16));
}

/** The key of the dice: of the seed, the match and the salts of its seats, in order. */
export function diceKey(seed: string, id: string, salts: readonly string[]): Uint8Array {
  return hash("bicorne dice", unhex(seed), hash("bicorne match", bytes(id)), ...salts.map(unhex));
}
