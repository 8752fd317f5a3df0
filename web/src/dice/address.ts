/** An id of a match, as the server makes them. */
const id = /(?<![a-z0-9])[a-km-np-z2-9]{16}(?![a-z0-9])/;

export type Address = { type: "match"; id: string } | { type: "elsewhere" } | { type: "none" };

/** The match that somebody means who pastes its address or its id. `origin` is that of this page. */
export function readAddress(text: string, origin: string): Address {
  const found = id.exec(text)?.[0];
  if (found === undefined) return { type: "none" };
  const site = /^\s*(https?:\/\/[^/\s]+)/i.exec(text)?.[1];
  if (site !== undefined && site.toLowerCase() !== origin.toLowerCase()) return { type: "elsewhere" };
  return { type: "match", id: found };
}
