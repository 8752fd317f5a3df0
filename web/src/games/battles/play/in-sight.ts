/**
 * Brings what has just been unfolded into sight, but not at the price of the row that it belongs to. How much of the window
 * is covered, by the line that leads the players and by what is asked on a phone, the board says with --above and --below.
 */
export function inSight(unfolded: HTMLElement) {
  unfolded.scrollIntoView({ block: "nearest" });
  unfolded.closest("li")?.firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** The same for what has this id. */
export function inSightBy(id: string) {
  const found = document.getElementById(id);
  if (found) inSight(found);
}
