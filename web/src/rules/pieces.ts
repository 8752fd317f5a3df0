/** A piece of a text: plain words, or the id of a rule, which becomes a link. */
export type Piece = { text: string } | { rule: string };

/** Anything that looks like the number of a rule; whether there is such a rule says the book. */
const number = /([A-Z]+-?\d+(?:\.\d+)*[a-z]?)/;

export function piecesOf(text: string, isRule: (id: string) => boolean): Piece[] {
  return text
    .split(number)
    .filter((part) => part !== "")
    .map((part) => (isRule(part) ? { rule: part } : { text: part }));
}
