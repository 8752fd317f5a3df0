import type { Drag, Refusal, Verdict } from "./drag";
import { Verdicts } from "./verdicts";
import type { Point } from "./viewport";

/** How long a reason stays after the piece has gone back. */
const reasonFor = 6000;

/** By the pointer, which carries it along, or chosen by a key or a click, and waiting for a target. */
export type Hold = "pointer" | "choice";

export interface Held {
  readonly piece: string;
  /** Its name, for who cannot see it. */
  readonly label: string;
  readonly by: Hold;
  readonly drag: Drag;
  /** How far it was carried, in world units. */
  readonly offset: Point;
  readonly over: string | null;
  /** Nothing where there is no target, and while the answer is awaited. */
  readonly verdict: Verdict | null;
  /** Put down, and waiting for an answer. */
  readonly down: boolean;
}

/** A refusal, and where on the screen to show it. */
export interface Reason {
  readonly refusal: Refusal;
  readonly at: Point;
}

const nowhere: Point = { x: 0, y: 0 };

/** The hand over a board: one piece at most, where it is carried, and whether it may go there. */
export class Hand {
  #held = $state.raw<Held | null>(null);
  #at = $state.raw<Point>(nowhere);
  #lasting = $state.raw<Reason | null>(null);
  #verdicts: Verdicts | undefined;
  #forget: ReturnType<typeof setTimeout> | undefined;

  get held(): Held | null {
    return this.#held;
  }

  /** A refusal that has been met, and stays for a while. */
  get lasting(): Reason | null {
    return this.#lasting;
  }

  /** The reason to show now. */
  get reason(): Reason | null {
    const verdict = this.#held?.verdict;
    return verdict && verdict !== "yes" ? { refusal: verdict, at: this.#at } : this.#lasting;
  }

  take(drag: Drag, piece: string, by: Hold, label = piece): void {
    this.cancel();
    this.dismiss();
    this.#verdicts = new Verdicts(drag, piece);
    this.#held = { piece, label, by, drag, offset: nowhere, over: null, verdict: null, down: false };
    drag.take?.(piece);
  }

  /** Carries the piece by an offset in the world. */
  carry(offset: Point): void {
    if (this.#held && !this.#held.down) this.#held = { ...this.#held, offset };
  }

  /** The piece is over a target, or over none; `at` is where on the screen. */
  enter(target: string | null, at: Point): void {
    const held = this.#held;
    if (!held || held.down) return;
    this.#at = at;
    if (held.over === target) return;
    this.#held = { ...held, over: target, verdict: null };
    if (target === null) return;
    const verdicts = this.#verdicts;
    verdicts?.ask(target, (verdict) => {
      // Of a piece that was held before, nobody wants to know any more.
      if (this.#verdicts === verdicts) this.#learn(target, verdict);
    });
  }

  /** Puts the piece down where it is. */
  drop(): void {
    const held = this.#held;
    if (!held || held.down) return;
    if (held.over === null) {
      this.cancel();
      return;
    }
    this.#held = { ...held, down: true };
    this.#judge();
  }

  /** Lets go of the piece, which goes back. */
  cancel(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = null;
    held.drag.release?.(held.piece);
  }

  dismiss(): void {
    clearTimeout(this.#forget);
    this.#lasting = null;
  }

  /** Lets a reason stay while somebody reads it. */
  keep(): void {
    clearTimeout(this.#forget);
  }

  fade(): void {
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => {
      this.dismiss();
    }, reasonFor);
  }

  destroy(): void {
    this.#held = null;
    clearTimeout(this.#forget);
  }

  #learn(target: string, verdict: Verdict | null): void {
    const held = this.#held;
    if (held?.over !== target) return;
    this.#held = { ...held, verdict };
    if (verdict) this.#judge();
    else if (held.down) this.cancel();
  }

  #judge(): void {
    const held = this.#held;
    if (held?.over == null || !held.down || held.verdict === null) return;
    if (held.verdict === "yes") {
      this.#settle(held, held.drag.drop(held.piece, held.over));
      return;
    }
    const refusal = held.verdict;
    this.#lasting = { refusal, at: this.#at };
    this.fade();
    this.cancel();
    held.drag.refused?.(refusal);
  }

  #settle(held: Held, done: unknown): void {
    const release = () => {
      // Another piece may have been taken up since.
      if (this.#held?.piece === held.piece && this.#held.down) this.cancel();
    };
    if (done instanceof Promise) done.then(release, release);
    else release();
  }
}
