// The keys of a focused board.

import type { BoardContext } from "./context";
import { isDirection, nearest, type Direction } from "./roving";

const panStep = 64;
const pans = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** Goes from a target or piece to the one beside it. */
function rove(window: HTMLElement, from: Element, direction: Direction): void {
  const others = [
    ...window.querySelectorAll<SVGElement>("[data-target][role=button], [data-piece][role=button]"),
  ].filter((other) => other !== from);
  const index = nearest(
    from.getBoundingClientRect(),
    others.map((other) => other.getBoundingClientRect()),
    direction,
  );
  if (index !== undefined) others[index]?.focus({ preventScroll: true });
}

/** Does what a key says; whether it said anything. */
function obey(
  key: string,
  target: EventTarget | null,
  window: HTMLElement,
  { view, hand, tip }: BoardContext,
): boolean {
  if (isDirection(key)) {
    const part = target instanceof Element ? target.closest("[data-target], [data-piece]") : null;
    if (part) rove(window, part, key);
    else if (target === window) view.panBy(pans[key]);
    else return false;
    return true;
  }
  switch (key) {
    case "+":
    case "=":
      view.zoomIn();
      return true;
    case "-":
    case "−":
      view.zoomOut();
      return true;
    case "0":
      view.fit();
      return true;
    case "Escape":
      // Only if there is something to leave: else it may close what the board is in.
      if (!hand.held && !hand.lasting && !tip.shown) return false;
      tip.hide();
      hand.dismiss();
      if (hand.held && !hand.held.down) hand.cancel();
      return true;
    default:
      return false;
  }
}

export function onKey(event: KeyboardEvent, window: HTMLElement, board: BoardContext): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (!obey(event.key, event.target, window, board)) return;
  event.preventDefault();
  event.stopPropagation();
}
