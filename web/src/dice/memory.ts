/** What this browser keeps of a match while it is made and played, to hold against the journal at its end. */

import { recall, remember, remembered as keys } from "../memory";
import type { Pledge } from "./round";
import type { Memory } from "./verify";

/** This browser's part in the dice of a match. */
export interface Part {
  /** The round, and the commitment to the seed, that stood when the salt was pledged. */
  round: number;
  commitment: string;
  salt: string;
  /** What everybody had pledged when the salt was opened. */
  openedOn?: Pledge[];
}

const saltKey = (id: string) => `salt.${id}`;
const commitmentKey = (id: string) => `commitment.${id}`;
const partKey = (id: string) => `part.${id}`;
const linkKey = (id: string, viewer: string) => `link.${id}.${viewer}`;
const serverKey = "key";

/** Where nothing can be stored, a part lasts as long as the page: without it nobody could open what he has pledged. */
const parts = new Map<string, Part>();

export function remembered(id: string): Memory {
  // Matches of before had a salt that was sent openly.
  const salt = recall(saltKey(id));
  const commitment = recall(commitmentKey(id));
  const part = recallPart(id);
  const links = keys()
    .filter((key) => key.startsWith(linkKey(id, "")))
    .flatMap((key) => readLinks(recall(key)).map(({ link }) => link));
  const key = recall(serverKey);
  return {
    ...(salt !== null && { salt }),
    ...(commitment !== null && { commitment }),
    ...(part && { part }),
    ...(links.length > 0 && { links }),
    ...(key !== null && { key }),
  };
}

export function rememberPart(id: string, part: Part) {
  parts.set(id, part);
  remember(partKey(id), JSON.stringify(part));
}

export function recallPart(id: string): Part | undefined {
  const text = recall(partKey(id));
  // What is stored there only we have written.
  return text === null ? parts.get(id) : (JSON.parse(text) as Part);
}

/** The first that was seen counts: one that came later may have been put in its place. */
export function rememberCommitment(id: string, commitment: string) {
  if (recall(commitmentKey(id)) === null) remember(commitmentKey(id), commitment);
}

interface Told {
  number: number;
  link: string;
}

/** More than these are thinned out. */
const mostLinks = 24;

const readLinks = (text: string | null): Told[] => (text === null ? [] : (JSON.parse(text) as Told[]));

/**
 * The link of the entry that a viewer's message told of. It stands for all entries before it, so the last would do; some earlier
 * ones are kept beside it, and none is replaced: whoever changes the past and plays on would send new ones.
 */
export function rememberLink(id: string, viewer: string, number: number, link: string) {
  const key = linkKey(id, viewer);
  const links = readLinks(recall(key));
  const last = links.at(-1);
  if (last && number < last.number) return;
  if (last?.number === number && last.link === link) return;
  links.push({ number, link });
  const thinned =
    links.length > mostLinks ? links.filter((_, index) => index % 2 === 0 || index > mostLinks / 2) : links;
  remember(key, JSON.stringify(thinned));
}

/** The key of this server, kept when it is first seen. Whether it is the one that was kept before, if one was. */
export function isKnownKey(key: string): boolean {
  const known = recall(serverKey);
  if (known === null) remember(serverKey, key);
  return known === null || known === key;
}
