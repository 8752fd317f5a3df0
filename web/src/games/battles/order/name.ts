/** The name of an order of battle, from the beginning of its text, be it TOML or JSON. */
export function nameIn(text: string): string | undefined {
  const name = /^\s*"?name"?\s*[=:]\s*("(?:[^"\\]|\\.)*")/m.exec(text)?.[1];
  try {
    return name === undefined ? undefined : (JSON.parse(name) as string);
  } catch {
    return undefined;
  }
}
