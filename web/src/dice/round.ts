/** How the players of a match add to its dice: all pledge their salts, then all open them. The same as in the program. */
import { bytes, hash, hex, unhex } from "./hash";

/** The hash of a seat's salt. */
export interface Pledge {
  seat: number;
  hash: string;
}

export interface Round {
  /** From 1. Those before it came to nothing after all had pledged. */
  number: number;
  /** Of the seats that persons hold, in order. */
  pledges: Pledge[];
}

const matchHash = (id: string) => hash("bicorne match", bytes(id));

/** Four bytes, the least first. */
export function number32(number: number): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, number, true);
  return four;
}

/** It counts for one seat, in one round of one match: who sends another's has nothing to open. */
export function pledgeOf(salt: string, id: string, round: number, seat: number): string {
  return hex(hash("bicorne pledge", unhex(salt), matchHash(id), number32(round), Uint8Array.of(seat)));
}

/** A bot's salt follows from all that was fixed before anybody opened his. */
export function botSaltIn(round: Round, id: string, commitment: string, seat: number): string {
  const pledges = round.pledges.flatMap((pledge) => [Uint8Array.of(pledge.seat), unhex(pledge.hash)]);
  const fixed = hash("bicorne round", matchHash(id), unhex(commitment), number32(round.number), ...pledges);
  return hex(hash("bicorne bot salt of a round", fixed, Uint8Array.of(seat)).slice(0, 16));
}

export function samePledges(one: readonly Pledge[], other: readonly Pledge[]): boolean {
  const same = (pledge: Pledge, index: number) =>
    pledge.seat === other[index]?.seat && pledge.hash === other[index].hash;
  return one.length === other.length && one.every(same);
}
