/** The orders of battle that this browser keeps, each by a short id of its own. */

import { forget, recall, remember, remembered } from "../../../memory";

export interface Kept {
  id: string;
  name: string;
  text: string;
  /** When it was last changed, in milliseconds. */
  changed: number;
}

const prefix = "order.";
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}

function parsed(id: string): Kept | undefined {
  try {
    const value = JSON.parse(recall(prefix + id) ?? "null") as Partial<Kept> | null;
    if (typeof value?.text !== "string" || typeof value.name !== "string") return undefined;
    return { id, name: value.name, text: value.text, changed: Number(value.changed) || 0 };
  } catch {
    return undefined;
  }
}

/** What this page has kept, also where the browser keeps nothing. */
const here = new Map<string, Kept>();

class Shelf {
  /** Rises whenever something changes, so that lists are read anew. */
  #turn = $state(0);

  all(): Kept[] {
    void this.#turn;
    const ids = remembered()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    const kept = [...new Set([...ids, ...here.keys()])].flatMap((id) => this.get(id) ?? []);
    return kept.sort((one, other) => other.changed - one.changed);
  }

  get(id: string): Kept | undefined {
    return parsed(id) ?? here.get(id);
  }

  /** Gives the id under which it is kept. */
  add(name: string, text: string): string {
    const id = newId();
    this.keep(id, name, text);
    return id;
  }

  keep(id: string, name: string, text: string) {
    const kept = { id, name, text, changed: Date.now() };
    here.set(id, kept);
    remember(prefix + id, JSON.stringify({ name, text, changed: kept.changed }));
    this.#turn++;
  }

  remove(id: string) {
    here.delete(id);
    forget(prefix + id);
    this.#turn++;
  }
}

export const shelf = new Shelf();
