import { untrack } from "svelte";

/** An order answers a question and is gone with it; what others do meanwhile does not take it out of the player's hand. */
export function whenAskedElse(question: () => string | undefined, forget: () => void): void {
  let asked: string | undefined;
  $effect(() => {
    const now = question();
    untrack(() => {
      if (asked !== now) forget();
      asked = now;
    });
  });
}
