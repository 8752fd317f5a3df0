/** The chain of a journal: each entry's link is a hash over the link before and the entry. */
import { bytes, hash, hex, unhex } from "./hash";
import type { Entry, Header } from "./journal";

/** The link that the first entry is chained to. */
export function headerLink(header: Header): string {
  return hex(hash("bicorne header", bytes(header.text)));
}

export function entryLink(entry: Entry, before: string): string {
  return hex(hash("bicorne entry", unhex(before), bytes(body(entry))));
}

/** What was hashed: the line without its link, and with a word for the seat also where nobody acted. */
function body({ text, n, seat, link }: Entry): string {
  const linked = `,"link":"${link}"}`;
  const unlinked = `${text.slice(0, -linked.length)}}`;
  const number = `{"n":${n},`;
  return seat === undefined ? `${number}"seat":null,${unlinked.slice(number.length)}` : unlinked;
}
