/** The orders of battle that this browser keeps, each by a short id of its own. */

import { SvelteMap } from "svelte/reactivity";
import type { OrderDraft } from "./draft";
import { forget, recall, remember, remembered } from "../../../memory";

export interface Kept {
  id: string;
  name: string;
  text: string;
  /** What the form says, where it wrote the text: a form that is not finished says more than a text that cannot be read. */
  draft?: OrderDraft;
  /** When it was last changed, in milliseconds. */
  changed: number;
}

/** What somebody wants kept. */
export type Keeping = Pick<Kept, "name" | "text"> & { draft?: OrderDraft | undefined };

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
    const { name, text, draft } = value;
    return { id, name, text, changed: Number(value.changed) || 0, ...(draft && { draft }) };
  } catch {
    return undefined;
  }
}

/** What this page knows of, also where the browser itself keeps nothing. */
class Shelf {
  #kept = new SvelteMap<string, Kept>();

  constructor() {
    const ids = remembered()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    for (const id of ids) {
      const kept = parsed(id);
      if (kept) this.#kept.set(id, kept);
    }
  }

  /** The latest first. */
  all(): Kept[] {
    return [...this.#kept.values()].sort((one, other) => other.changed - one.changed);
  }

  /** Another tab may have kept it since. */
  get(id: string): Kept | undefined {
    return this.#kept.get(id) ?? parsed(id);
  }

  /** Gives the id under which it is kept. */
  add(kept: Keeping): string {
    const id = newId();
    this.keep(id, kept);
    return id;
  }

  keep(id: string, { name, text, draft }: Keeping) {
    const kept: Kept = { id, name, text, changed: Date.now(), ...(draft && { draft }) };
    this.#kept.set(id, kept);
    remember(prefix + id, JSON.stringify(kept));
  }

  remove(id: string) {
    this.#kept.delete(id);
    forget(prefix + id);
  }
}

export const shelf = new Shelf();
