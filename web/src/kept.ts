// What is worked out anew at every step is mostly as it was. Where it is, the old object stays: nothing that hangs on it
// is drawn again.

/** Whether two values say the same, however deep. Functions, and objects of a class of their own, only if they are one. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => same(item, other[at]));
  }
  if (one instanceof Set) {
    return other instanceof Set && one.size === other.size && [...one].every((item) => other.has(item));
  }
  if (one instanceof Map) {
    if (!(other instanceof Map) || one.size !== other.size) return false;
    return [...one].every(([key, value]) => other.has(key) && same(value, other.get(key)));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Gives back the value before, as long as the new one says the same. */
export function keeper<T>(): (now: T) => T {
  let before: { value: T } | undefined;
  return (now) => {
    if (!before || !same(before.value, now)) before = { value: now };
    return before.value;
  };
}

/** The same for each item of a list. */
export function listKeeper<T>(keyOf: (item: T) => unknown): (now: readonly T[]) => readonly T[] {
  let before: readonly T[] = [];
  let known = new Map<unknown, T>();
  return (now) => {
    const list = now.map((item) => {
      const old = known.get(keyOf(item));
      return old !== undefined && same(old, item) ? old : item;
    });
    if (list.length === before.length && list.every((item, at) => item === before[at])) return before;
    known = new Map(list.map((item) => [keyOf(item), item]));
    return (before = list);
  };
}
