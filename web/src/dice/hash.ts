import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const utf8 = new TextEncoder();

/** The bytes of a text. */
export function bytes(text: string): Uint8Array {
  return utf8.encode(text);
}

export { bytesToHex as hex, hexToBytes as unhex };

/** The SHA-256 of `parts` one after the other. `domain` keeps hashes made for different ends apart. */
export function hash(domain: string, ...parts: Uint8Array[]): Uint8Array {
  const sha = sha256.create().update(bytes(`${domain}\n`));
  for (const part of parts) sha.update(part);
  return sha.digest();
}
