/** What a key says about the answer in the making, wherever the focus is. */
export type Shortcut = { type: "pick"; place: number } | { type: "unpick" } | { type: "confirm" } | { type: "hint" };

/** Where keys write, or have a meaning of their own. */
const writing = "input, textarea, select, [contenteditable], dialog";
/** What Enter sets off by itself. */
const entered = "a, button, summary, [role=button]";

export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  const { key, target } = event;
  const within = (places: string) => target instanceof Element && target.closest(places) !== null;
  // A key that is held down says its word once; one that somebody has obeyed already has said it.
  const spent = event.repeat || event.defaultPrevented || event.isComposing;
  if (spent || event.ctrlKey || event.metaKey || event.altKey || within(writing)) return undefined;
  // Behind a dialog nobody sees what a key does.
  if (document.querySelector("dialog[open]")) return undefined;
  if (/^[1-9]$/.test(key)) return { type: "pick", place: Number(key) - 1 };
  if (key === "h" || key === "H") return { type: "hint" };
  if (key === "Backspace") return { type: "unpick" };
  return key === "Enter" && !within(entered) ? { type: "confirm" } : undefined;
}
