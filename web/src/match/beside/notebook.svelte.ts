/** The notes of one person on one match. They save themselves, also after he has gone on to another page. */

import { api } from "../../api/api";
import { troubleOf, type Trouble } from "../../api/call";
import { charactersIn } from "./characters";
import { legible } from "../../words/legible";

export type NotesState = "fetching" | "missing" | "saved" | "changed" | "saving" | "failed" | "too_long";

/** After the last key. */
const pause = 1_000;
const retry = 5_000;
const longest = 20_000;

/** What may pass by itself. */
const passing: readonly Trouble["error"][] = ["unreachable", "unexpected", "stopping", "store_unavailable", "too_many"];

export class Notebook {
  state: NotesState = $state("fetching");
  text = $state("");
  readonly #match: string;
  #kept = "";
  #saving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #warn = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };

  constructor(match: string) {
    this.#match = match;
  }

  async fetch() {
    this.state = "fetching";
    try {
      this.#kept = (await api.notes(this.#match)).text;
      this.text = this.#kept;
      this.state = "saved";
    } catch (error) {
      troubleOf(error);
      this.state = "missing";
    }
  }

  write(text: string) {
    this.text = text;
    this.#look();
  }

  /** Saves what is not saved yet. `leaving` lets it arrive although the page goes away. */
  async save({ leaving = false } = {}) {
    clearTimeout(this.#timer);
    // One after the other: an older text must not arrive last.
    if (!this.#isChanged || (this.#saving && !leaving)) return;
    const text = this.text;
    this.#saving = true;
    this.state = "saving";
    try {
      await api.keepNotes(this.#match, { text: legible(text) }, { keepalive: leaving });
      this.#kept = text;
      this.#saving = false;
      this.#look();
    } catch (error) {
      this.#saving = false;
      this.state = "failed";
      if (passing.includes(troubleOf(error).error)) this.#later(retry);
    }
  }

  get #isChanged(): boolean {
    return this.text !== this.#kept && this.state !== "too_long";
  }

  /** Looks whether there is anything to save. */
  #look() {
    clearTimeout(this.#timer);
    if (this.text === this.#kept && !this.#saving) {
      this.state = "saved";
      removeEventListener("beforeunload", this.#warn);
      return;
    }
    addEventListener("beforeunload", this.#warn);
    if (charactersIn(this.text) > longest) {
      this.state = "too_long";
      return;
    }
    this.state = this.#saving ? "saving" : "changed";
    this.#later(pause);
  }

  #later(wait: number) {
    this.#timer = setTimeout(() => void this.save(), wait);
  }
}
