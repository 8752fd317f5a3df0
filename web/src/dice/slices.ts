/** As long as a page may be busy without anybody noticing. */
const slice = 12;

/**
 * Runs a generator to its end, and lets the page breathe in between. `each` hears of every value; `rest` is called before
 * each pause and stops the run, without a result, by returning false.
 */
export async function inSlices<T, R>(
  run: Generator<T, R>,
  each: (value: T) => void,
  rest: () => boolean,
): Promise<R | undefined> {
  let since = performance.now();
  for (;;) {
    const next = run.next();
    if (next.done) return next.value;
    each(next.value);
    if (performance.now() - since < slice) continue;
    if (!rest()) return undefined;
    await new Promise((go) => setTimeout(go));
    since = performance.now();
  }
}
