/** Without case and accents, and with one kind of apostrophe: "perche" finds "perché". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Whether a rule has what is looked for: its number from the beginning, or every word of the query in its texts. */
export function matches(query: string, id: string, ...texts: string[]): boolean {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  const text = plain(texts.join(" "));
  return words.every((word) => id.toLowerCase().startsWith(word) || text.includes(word));
}
