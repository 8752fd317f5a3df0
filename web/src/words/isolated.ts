/** Letters that are written from right to left. */
const backwards = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What somebody else has written, in a text of ours that has no markup: it must not turn the words around it. */
export function isolated(text: string): string {
  return backwards.test(text) ? `\u2068${text}\u2069` : text;
}
