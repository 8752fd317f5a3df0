/** JSON merge patches (RFC 7396), by which the server moves a view. */

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value after the patch. What the patch does not touch is shared with the value before, which stays as it was. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Json = isObject(value) ? { ...value } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) Reflect.deleteProperty(result, key);
    else result[key] = patched(result[key], change);
  }
  return result;
}
