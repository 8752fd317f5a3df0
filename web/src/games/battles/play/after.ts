import { untrack } from "svelte";

/** Does it whenever what is named first has changed, and not for anything that it looks at itself. */
export function after(_changed: unknown, then: () => void) {
  untrack(then);
}
