/** What a server has signed when a match ended. Pages on a plain network have no cryptography of the browser's own. */
import { ed25519 } from "@noble/curves/ed25519.js";
import { bytes, hash, unhex } from "./hash";
import { headerLink } from "./chain";
import type { Closing, Header } from "./journal";
import { number32 } from "./round";

/** Whether the key in the closing line has signed this end of this match. */
export function isSigned(header: Header, { entries, link, end }: Closing): boolean {
  if (!end) return false;
  const { winners, how } = end.outcome;
  const ended = hash(
    "bicorne end",
    hash("bicorne match", bytes(header.id)),
    unhex(headerLink(header)),
    unhex(link),
    number32(entries),
    bytes(JSON.stringify({ winners, how })),
  );
  try {
    return ed25519.verify(unhex(end.signature), ended, unhex(end.key), { zip215: false });
  } catch {
    // Not every 32 bytes are a key.
    return false;
  }
}
