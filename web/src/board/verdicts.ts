import type { Drag, Verdict } from "./drag";

/** What is known of where a piece may go while it is held: each target is asked about once. */
export class Verdicts {
  readonly #drag: Drag;
  readonly #piece: string;
  readonly #known = new Map<string, Verdict | "awaited">();

  constructor(drag: Drag, piece: string) {
    this.#drag = drag;
    this.#piece = piece;
  }

  /** Calls `heard` with the answer, now or later, or with nothing if nobody could say. An answer that is awaited already is heard once. */
  ask(target: string, heard: (verdict: Verdict | null) => void): void {
    const known = this.#known.get(target);
    if (known === "awaited") return;
    const answer = known ?? this.#drag.over(this.#piece, target);
    if (!(answer instanceof Promise)) {
      this.#known.set(target, answer);
      heard(answer);
      return;
    }
    this.#known.set(target, "awaited");
    answer.then(
      (verdict) => {
        this.#known.set(target, verdict);
        heard(verdict);
      },
      () => {
        // It may be asked again.
        this.#known.delete(target);
        heard(null);
      },
    );
  }
}
