// Wheel, mouse and fingers over the window of a board: zooming, panning, and the carrying of pieces.

import type { BoardContext } from "./context";
import { movableAt, type Movable } from "./movable";
import type { Point } from "./viewport";

/** Pixels that a pointer may tremble in a click. */
const tremble = { mouse: 4, touch: 10 };
const doubleWithin = 350;
/** A wheel that has just moved the board does not scroll the page in the same turn. */
const wheelTurn = 300;
/** How near to the edge a carried piece pulls the board along, and how far in a frame. */
const edge = 36;
const edgeStep = 10;

interface Pointer {
  at: Point;
  readonly from: Point;
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const length = ({ x, y }: Point) => Math.hypot(x, y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Whether it is something in the overlay that does without the board. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, input, textarea, select") !== null;
}

/** The id of the target at a point of the browser's window, above which a piece may be. */
function targetAt(x: number, y: number, carried: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest<SVGElement>("[data-piece]")?.dataset.piece === carried) continue;
    const target = element.closest<SVGElement>("[data-target]");
    if (target) return target.dataset.target ?? null;
  }
  return null;
}

/** Listens on the window until the function it gives back is called. */
export function gestures(window: HTMLElement, { view, hand, tip }: BoardContext): () => void {
  const events = new AbortController();
  const { signal } = events;
  const pointers = new Map<number, Pointer>();
  let movable: Movable | undefined;
  /** What of the world the pointer was laid on, or the middle of two. */
  let grip: Point = { x: 0, y: 0 };
  let pinch = { spread: 1, zoom: 1 };
  let dragged = false;
  let lastTap: { time: number; at: Point } | undefined;
  let lastWheel = -Infinity;
  let pulling: number | undefined;

  const place = (event: MouseEvent): Point => {
    const { left, top } = window.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const carrying = () => hand.held?.by === "pointer" && !hand.held.down;

  function capture(): void {
    for (const id of pointers.keys()) window.setPointerCapture(id);
  }

  function carry(at: Point): void {
    hand.carry(minus(view.toWorld(at), grip));
    const { left, top } = window.getBoundingClientRect();
    hand.enter(targetAt(at.x + left, at.y + top, hand.held?.piece ?? ""), at);
  }

  /** Pulls the board along while a piece is held at its edge. */
  function pull(): void {
    pulling = undefined;
    const pointer = [...pointers.values()][0];
    if (!pointer || !carrying()) return;
    const { width, height } = view.viewport.window;
    const towards = (at: number, size: number) => (at < edge ? edgeStep : at > size - edge ? -edgeStep : 0);
    const by = { x: towards(pointer.at.x, width), y: towards(pointer.at.y, height) };
    if ((by.x !== 0 || by.y !== 0) && view.panBy(by)) carry(pointer.at);
    pulling = requestAnimationFrame(pull);
  }

  function beginDrag(): void {
    dragged = true;
    capture();
    tip.hide();
    if (!movable) return;
    hand.take(movable.drag, movable.piece, "pointer", movable.label);
    pulling ??= requestAnimationFrame(pull);
  }

  /** Takes hold of the board where the pointers are. */
  function lay(): void {
    view.held = pointers.size > 0;
    const [one, two] = [...pointers.values()];
    if (!one) return;
    grip = view.toWorld(two ? middleOf(one.at, two.at) : one.at);
    if (two) pinch = { spread: Math.max(1, length(minus(one.at, two.at))), zoom: view.camera.zoom };
  }

  function down(event: PointerEvent): void {
    // The click that follows is the control's own, whatever was dragged before.
    if (isControl(event.target)) dragged = false;
    if (event.button !== 0 || pointers.size === 2 || isControl(event.target)) return;
    const at = place(event);
    pointers.set(event.pointerId, { at, from: at });
    lay();
    if (pointers.size === 1) {
      dragged = false;
      movable = movableAt(event.target);
      return;
    }
    // A second finger: the first one does not carry any more, both pinch.
    if (carrying()) hand.cancel();
    movable = undefined;
    beginDrag();
  }

  function move(event: PointerEvent): void {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    // Let go where nobody hears of it, beyond the browser's own window.
    if (event.buttons === 0) {
      cancel(event);
      return;
    }
    const at = place(event);
    if (pointers.size === 1 && !dragged) {
      const allowed = event.pointerType === "touch" ? tremble.touch : tremble.mouse;
      if (length(minus(at, pointer.from)) < allowed) return;
      beginDrag();
    }
    pointer.at = at;
    const [one, two] = [...pointers.values()];
    if (one && two) {
      const spread = length(minus(one.at, two.at)) / pinch.spread;
      view.hold(grip, middleOf(one.at, two.at), pinch.zoom * spread);
    } else if (carrying()) carry(at);
    else if (!movable) view.hold(grip, at, view.camera.zoom);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    // The finger that stays goes on from where it is.
    lay();
    if (tip.endPress()) dragged = true;
    if (carrying()) hand.drop();
    else if (!dragged) tap(event);
  }

  /** Two taps at one place of the bare board zoom in, with Shift out. */
  function tap(event: PointerEvent): void {
    if (!(event.target instanceof Element) || !window.contains(event.target)) return;
    if (event.target.closest("[data-target], [data-piece]")) return;
    const at = place(event);
    const again =
      lastTap && event.timeStamp - lastTap.time < doubleWithin && length(minus(at, lastTap.at)) < 2 * tremble.touch;
    lastTap = again ? undefined : { time: event.timeStamp, at };
    if (!again) return;
    if (event.shiftKey) view.zoomOut(at);
    else view.zoomIn(at);
  }

  function cancel(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    lay();
    tip.endPress();
    if (carrying()) hand.cancel();
  }

  function click(event: MouseEvent): void {
    // A click that no pointer made, such as a screen reader's, has no detail.
    if (dragged && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const onPart = event.target instanceof Element && event.target.closest("[data-target], [data-piece]");
    if (!onPart && hand.held?.by === "choice" && !hand.held.down) hand.cancel();
  }

  function wheel(event: WheelEvent): void {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // A pinch on a trackpad comes as a wheel with Ctrl, in small steps.
    const moved =
      sideways && !event.ctrlKey
        ? view.panBy({ x: -(event.deltaX || event.deltaY) * lines, y: 0 })
        : view.zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), place(event));
    if (moved) {
      lastWheel = event.timeStamp;
      tip.hide();
    }
    // At its limits the board lets the page scroll; Ctrl would zoom the page.
    if (moved || event.ctrlKey || event.timeStamp - lastWheel < wheelTurn) event.preventDefault();
  }

  window.addEventListener(
    "pointerdown",
    () => {
      tip.hide();
    },
    { capture: true, signal },
  );
  window.addEventListener("pointerdown", down, { signal });
  // A hand that goes off before the board has hold of it is heard of beyond it.
  document.addEventListener("pointermove", move, { signal });
  document.addEventListener("pointerup", up, { signal });
  document.addEventListener("pointercancel", cancel, { signal });
  // A dialog may take the pointer away without a word. What a finger touched first loses it to the window.
  window.addEventListener(
    "lostpointercapture",
    (event) => {
      if (event.target === window) cancel(event);
    },
    { signal },
  );
  window.addEventListener("click", click, { capture: true, signal });
  // A finger on a piece does not scroll the page: `touch-action` is not heeded within an SVG everywhere.
  window.addEventListener(
    "touchmove",
    (event) => {
      if (movable && event.cancelable) event.preventDefault();
    },
    { passive: false, signal },
  );
  window.addEventListener("wheel", wheel, { passive: false, signal });
  // A long press shows a tooltip, not the browser's menu; the mouse keeps it.
  window.addEventListener(
    "contextmenu",
    (event) => {
      if (pointers.size > 0) event.preventDefault();
    },
    { signal },
  );
  return () => {
    events.abort();
    if (pulling !== undefined) cancelAnimationFrame(pulling);
  };
}
