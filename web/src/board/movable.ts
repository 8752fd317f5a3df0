import type { Attachment } from "svelte/attachments";
import type { Drag } from "./drag";

/** A piece that may be taken up, and by what rules. */
export interface Movable {
  readonly piece: string;
  readonly label: string;
  readonly drag: Drag;
}

const movables = new WeakMap<Element, () => Movable | undefined>();

/** Makes an element one that can be dragged, whenever `find` finds a piece. */
export function movable(find: () => Movable | undefined): Attachment {
  return (element) => {
    movables.set(element, find);
    return () => movables.delete(element);
  };
}

/** The piece that an element is part of. */
export function movableAt(element: EventTarget | null): Movable | undefined {
  let at = element instanceof Element ? element : null;
  for (; at; at = at.parentElement) {
    const found = movables.get(at)?.();
    if (found) return found;
  }
  return undefined;
}
