/** Codes by which a match is joined, as people type them. */

/** I and O are not among them: they look like 1 and 0. */
const code = /^[A-HJ-NP-Z]{5}$/;

/** The code in what somebody typed or pasted: with blanks, with dashes, or in a whole link. */
export function readCode(text: string): string | undefined {
  const typed = text.trim().replace(/^.*\/join\//, "");
  const letters = typed.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  return code.test(letters) ? letters : undefined;
}
