import { createSubscriber } from "svelte/reactivity";

/** What time it is, to the half minute: times on the page grow older while one looks at them. */
class Clock {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 30_000);
    return () => {
      clearInterval(timer);
    };
  });

  get now(): number {
    this.#subscribe();
    return Date.now();
  }
}

export const clock = new Clock();
