/** What this browser remembers. Storage is refused altogether in some private windows; pages must live without it. */

const prefix = "bicorne.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    // Then it lasts as long as the page.
  }
}

export function forget(key: string) {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // There is nothing to forget.
  }
}

/** The keys of all that is remembered. */
export function remembered(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
