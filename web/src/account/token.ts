/** The token in a personal link, however it was pasted: the whole address, its end, or the bare token. */
export function tokenIn(text: string): string {
  const end = text.trim().split("#").at(-1) ?? "";
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}
