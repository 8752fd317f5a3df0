/** The join code in what was typed or pasted: the code in either case, or the whole address of an invitation. */
export function codeIn(text: string): string {
  const last = text.trim().split("/").at(-1) ?? "";
  return last.replace(/[^a-z]/gi, "").toUpperCase();
}
