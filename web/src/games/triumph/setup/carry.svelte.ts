/** Something carried with the pointer from one part of the page to another, by mouse, pen or finger. */

/** So far one moves before a press is a drag, and so long a finger rests before it takes up what lies under it. */
// drawn: in pixels.
const threshold = 5;
const rest = 240;
/** How near to the edge of the window the page begins to move along. */
const edge = 70;

export class Carry<T> {
  /** What is carried. */
  load: T | undefined = $state.raw();
  x = $state(0);
  y = $state(0);
  /** The place under it, by its `data-drop`; or the target of a board. */
  over: string | undefined = $state();

  #pressed: { load: T; x: number; y: number; id: number; atOnce: boolean } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scrolling = 0;
  /** The click that ends a drag is none. */
  #justDropped = false;
  readonly #drop: (load: T, over: string | undefined) => void;
  readonly #taken: (load: T) => void;

  constructor(drop: (load: T, over: string | undefined) => void, taken: (load: T) => void = () => undefined) {
    this.#drop = drop;
    this.#taken = taken;
  }

  /** Pressed on something that can be carried. Where a finger does not scroll, it carries at once. */
  press(event: PointerEvent, load: T, atOnce = false) {
    if (event.button !== 0 || this.#pressed) return;
    this.#pressed = { load, x: event.clientX, y: event.clientY, id: event.pointerId, atOnce };
    if (event.pointerType === "touch" && !atOnce) this.#timer = setTimeout(() => this.#take(), rest);
    window.addEventListener("pointermove", this.#move);
    window.addEventListener("pointerup", this.#up);
    window.addEventListener("pointercancel", this.#cancel);
    window.addEventListener("keydown", this.#key, true);
  }

  /** Whether a click was only the end of a drag. */
  get ended(): boolean {
    return this.#justDropped;
  }

  /** Keeps the page still under a finger that carries something. */
  readonly still = (node: HTMLElement) => {
    const hold = (event: TouchEvent) => {
      if (this.load !== undefined) event.preventDefault();
    };
    node.addEventListener("touchmove", hold, { passive: false });
    return () => {
      node.removeEventListener("touchmove", hold);
      this.#end();
    };
  };

  #take() {
    if (!this.#pressed) return;
    this.load = this.#pressed.load;
    this.x = this.#pressed.x;
    this.y = this.#pressed.y;
    this.#taken(this.load);
  }

  readonly #move = (event: PointerEvent) => {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.id) return;
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > threshold;
    if (this.load === undefined) {
      if (!far) return;
      // A finger that moves at once scrolls.
      if (event.pointerType === "touch" && !pressed.atOnce) this.#end();
      else this.#take();
    }
    if (this.load === undefined) return;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = dropAt(this.x, this.y);
    this.#scroll();
  };

  readonly #up = (event: PointerEvent) => {
    if (event.pointerId !== this.#pressed?.id) return;
    const { load, over } = this;
    this.#end();
    if (load === undefined) return;
    this.#justDropped = true;
    setTimeout(() => (this.#justDropped = false));
    this.#drop(load, over);
  };

  readonly #cancel = () => this.#end();

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || this.load === undefined) return;
    event.stopPropagation();
    this.#end();
  };

  #scroll() {
    cancelAnimationFrame(this.#scrolling);
    const by = this.y < edge ? -10 : this.y > window.innerHeight - edge ? 10 : 0;
    if (by === 0 || this.load === undefined) return;
    this.#scrolling = requestAnimationFrame(() => {
      window.scrollBy(0, by);
      this.over = dropAt(this.x, this.y);
      this.#scroll();
    });
  }

  #end() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#scrolling);
    this.#pressed = undefined;
    this.load = undefined;
    this.over = undefined;
    window.removeEventListener("pointermove", this.#move);
    window.removeEventListener("pointerup", this.#up);
    window.removeEventListener("pointercancel", this.#cancel);
    window.removeEventListener("keydown", this.#key, true);
  }
}

/** A place of the page, or a target of a board, even under a piece that lies on it. */
function dropAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement | SVGElement>("[data-drop], [data-target]");
    if (place) return place.dataset["drop"] ?? place.dataset["target"];
  }
  return undefined;
}
