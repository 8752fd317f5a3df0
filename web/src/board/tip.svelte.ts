import type { Attachment } from "svelte/attachments";

const hoverAfter = 400;
const pressAfter = 500;

/** The one tooltip of a board: which text, and what it is about. */
export class Tip {
  #shown = $state.raw<{ text: string; about: Element } | null>(null);
  #wait: ReturnType<typeof setTimeout> | undefined;
  /** A press that lasted until the tooltip came is not a click. */
  #pressed = false;

  get shown(): { text: string; about: Element } | null {
    return this.#shown;
  }

  /** Gives an element a tooltip, on hover, on focus from the keyboard, and on a long press. */
  on(text: () => string | undefined): Attachment {
    return (element) => {
      const events = new AbortController();
      const { signal } = events;
      const show = () => {
        const words = text();
        if (words) this.#shown = { text: words, about: element };
      };
      const listen = (name: string, heard: (event: PointerEvent) => void) => {
        element.addEventListener(name, heard as EventListener, { signal });
      };
      listen("pointerenter", (event) => {
        if (event.pointerType !== "touch") this.#after(hoverAfter, show);
      });
      listen("pointerdown", (event) => {
        if (event.pointerType !== "touch") this.hide();
        else
          this.#after(pressAfter, () => {
            this.#pressed = true;
            show();
          });
      });
      listen("pointerleave", (event) => {
        // After a long press it stays until the next touch.
        if (event.pointerType === "touch") clearTimeout(this.#wait);
        else this.#leave(element);
      });
      listen("focusin", () => {
        if (element.matches(":focus-visible")) show();
      });
      listen("focusout", () => {
        this.#leave(element);
      });
      return () => {
        events.abort();
        this.#leave(element);
      };
    };
  }

  hide(): void {
    clearTimeout(this.#wait);
    this.#shown = null;
  }

  /** Whether the press that ends now brought up the tooltip. */
  endPress(): boolean {
    const pressed = this.#pressed;
    this.#pressed = false;
    return pressed;
  }

  /** Later, for an element that is moved or taken away while the page is drawn says so in the midst of it. */
  #leave(element: Element): void {
    clearTimeout(this.#wait);
    queueMicrotask(() => {
      if (this.#shown?.about === element) this.#shown = null;
    });
  }

  #after(time: number, show: () => void): void {
    clearTimeout(this.#wait);
    this.#wait = setTimeout(show, time);
  }
}
