/**
 * An order of battle on the desk, as a form and as a text at once. Whichever of the two was changed last counts: the form
 * writes the text anew; a text that can be read fills the form. The server is the one who reads.
 */

import { untrack } from "svelte";
import { api } from "../../../api/api";
import { troubleOf, type Trouble } from "../../../api/call";
import type { BadOrder, OrderFile, Reason } from "../../../wire/battles";
import type { TextReading } from "../../../wire/lobby";
import { draftOf, restored, type Key, type OrderDraft } from "./draft";
import { formOf, placeOf, written, type Form, type Place, type Written } from "./written";

/** So long nobody types before a text is read. */
const pause = 300;

export type ReadOrder = { type: "good"; file: OrderFile } | ({ type: "bad" } & BadOrder);

/** What the game says to a text. The types are its own, so its word is taken for them. */
export async function readOrder(text: string): Promise<ReadOrder> {
  const reading: TextReading = await api.readText("battles", "order", { text });
  return reading.type === "good"
    ? { type: "good", file: reading.value as OrderFile }
    : { type: "bad", line: reading.line, reason: reading.reason as Reason };
}

/** What is to be kept after a change. */
export interface Change {
  text: string;
  /** What the order of battle is called; nothing while nobody can tell. */
  name?: string;
  /** What the form says, where it wrote the text. */
  draft?: OrderDraft;
}

export class Desk {
  /** What the form shows; nothing before a text could be read. */
  draft: OrderDraft | undefined = $state();
  text = $state("");
  form: Form = $state("toml");
  /** Whether the text was changed by hand since the form last wrote it. */
  byHand = $state(true);
  bad: BadOrder | undefined = $state.raw();
  /** The field that the mistake is in, where the form wrote the text. */
  place: Place | undefined = $state.raw();
  /** Whether the text as it stands was read. */
  settled = $state(false);
  trouble: Trouble | undefined = $state.raw();
  /** The general or unit whose fields are open. */
  opened: Place | undefined = $state.raw();
  /** The one that was added last: its name is still to be written. */
  fresh: Key | undefined = $state.raw();

  readonly good = $derived(this.settled && this.bad === undefined);
  /** A form that does not say what the text says must not be changed. */
  readonly locked = $derived(this.byHand && this.bad !== undefined);

  #onchange: (change: Change) => void;
  #written: Written | undefined;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onchange: (change: Change) => void) {
    this.#onchange = onchange;
  }

  /** Puts on the desk what is already kept: a text, with the form that wrote it where one did. */
  async lay(text: string, draft?: OrderDraft) {
    this.#set(text, formOf(text));
    this.opened = undefined;
    this.draft = undefined;
    const wrote = draft && writtenAs(draft, this.form);
    // What is kept may be of another time, when drafts were otherwise.
    if (draft && wrote?.text === text) {
      this.draft = restored(draft);
      this.#written = wrote;
      this.byHand = false;
    }
    await this.read();
  }

  /** The form was changed. */
  changed() {
    if (!this.draft) return;
    const wrote = written(this.draft, this.form);
    // A field that is left says once more that it was changed.
    if (!this.byHand && wrote.text === this.text) return;
    this.#written = wrote;
    this.text = wrote.text;
    this.byHand = false;
    this.#onchange({ text: this.text, name: this.draft.name, draft: $state.snapshot(this.draft) });
    this.#readSoon();
  }

  /** The text was changed. */
  typed(text: string) {
    this.#set(text, text.trim() === "" ? this.form : formOf(text));
    this.#onchange({ text });
    this.#readSoon();
  }

  /** Shows the other form of the text. */
  turnTo(form: Form) {
    if (!this.draft || this.locked || form === this.form) return;
    this.form = form;
    this.changed();
  }

  #set(text: string, form: Form) {
    this.text = text;
    this.form = form;
    this.byHand = true;
    this.#written = undefined;
  }

  #readSoon() {
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), pause);
  }

  async read() {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    const { text, byHand } = untrack(() => ({ text: this.text, byHand: this.byHand }));
    try {
      const read = await readOrder(text);
      if (turn !== this.#turn || text !== this.text) return;
      this.trouble = undefined;
      if (read.type === "good") {
        this.bad = undefined;
        this.place = undefined;
        if (byHand) {
          this.draft = draftOf(read.file);
          this.opened = undefined;
          this.#onchange({ text, name: read.file.name });
        }
      } else {
        this.bad = { line: read.line, reason: read.reason };
        this.place = this.#written && placeOf(this.#written, read.line, read.reason);
      }
      this.settled = true;
    } catch (error) {
      if (turn === this.#turn) this.trouble = troubleOf(error);
    }
  }
}

function writtenAs(draft: OrderDraft, form: Form): Written | undefined {
  try {
    return written(draft, form);
  } catch {
    return undefined;
  }
}
