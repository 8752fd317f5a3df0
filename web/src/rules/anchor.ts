/** The id that the end of an address names. Addresses are typed by people, too. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}
