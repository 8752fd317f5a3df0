import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";

export const glideFor = 250;

/** Where a piece is drawn, and whether it gets there at once, as under the pointer. */
export interface Whereabouts {
  readonly transform: string;
  readonly atOnce: boolean;
  /** At another one, too, it is there at once. */
  readonly zoom: number;
}

/**
 * Keeps an element where it belongs, and lets it glide when that changes. An animation rather than a transition:
 * that one would be lost when the order of the pieces changes, too.
 */
export function glide(whereabouts: () => Whereabouts): Attachment<SVGElement> {
  return (element) => {
    let last: string | undefined;
    let lastZoom: number | undefined;
    let running: Animation | undefined;
    $effect(() => {
      const { transform, atOnce, zoom } = whereabouts();
      const zoomed = zoom !== lastZoom;
      lastZoom = zoom;
      if (transform === last) return;
      // On its way: from wherever it is just now.
      const from = running?.playState === "running" ? getComputedStyle(element).transform : last;
      running?.cancel();
      element.style.transform = transform;
      last = transform;
      if (from === undefined || atOnce || zoomed || prefersReducedMotion.current) return;
      running = element.animate([{ transform: from }, { transform }], { duration: glideFor, easing: "ease-in-out" });
    });
    return () => running?.cancel();
  };
}
