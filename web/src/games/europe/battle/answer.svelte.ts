/** The answer to a battle's question while it is made: which pieces stand in front, are hit, or are rallied. */

import type { Action, Arm, Ask, Forces, Nation, View } from "../../../wire/europe";
import { countOf, forceOf, forcesOf, onlyOf, slotsOf, sumOf, totalOf, type Slot } from "../force";
import { less, ownOf } from "./sides";

type Asked = Extract<Ask, { type: "deploy" | "arrange" | "hit" | "rally" }>;

export function isAsked(ask: Ask | undefined): ask is Asked {
  return ask?.type === "deploy" || ask?.type === "arrange" || ask?.type === "hit" || ask?.type === "rally";
}

export class Answer {
  readonly ask: Asked;
  chosen: Forces = $state.raw({});
  /** What was chosen to begin with. */
  #first: Forces = {};

  constructor(ask: Asked, view: View) {
    this.ask = ask;
    const { battle, pieces } = view.open;
    if (!battle) return;
    // To begin with everything that fights stands in front, and leaders behind it, where they rally.
    if (ask.type === "deploy") {
      const own = ownOf(view, pieces[battle.region] ?? {});
      this.chosen = forcesOf(slotsOf(own).filter(({ arm }) => arm !== "leader"));
    } else if (ask.type === "arrange") this.chosen = ownOf(view, battle.front);
    this.#first = this.chosen;
  }

  /** Whether the lines are to be other ones than they are. */
  get isChanged(): boolean {
    return sumOf(less(this.#first, this.chosen), totalOf) + sumOf(less(this.chosen, this.#first), totalOf) > 0;
  }

  get isLines(): boolean {
    return this.ask.type === "deploy" || this.ask.type === "arrange";
  }

  /** How many pieces have to be named. */
  get wanted(): number | undefined {
    if (this.ask.type === "hit") return this.ask.hits;
    return this.ask.type === "rally" ? this.ask.pieces : undefined;
  }

  get count(): number {
    return sumOf(this.chosen, totalOf);
  }

  of(nation: Nation, arm: Arm): number {
    return countOf(this.chosen[nation], arm);
  }

  set(nation: Nation, arm: Arm, count: number): void {
    const force = forceOf((other) => (other === arm ? count : this.of(nation, other)));
    const others = onlyOf(this.chosen, (other) => other !== nation);
    this.chosen = totalOf(force) > 0 ? { ...others, [nation]: force } : others;
  }

  /** One more of them, as long as there are any and so many are wanted; after the last, none. */
  mark({ nation, arm, count }: Slot): void {
    const now = this.of(nation, arm);
    const full = this.wanted !== undefined && this.count >= this.wanted;
    this.set(nation, arm, now >= count || full ? 0 : now + 1);
  }

  get action(): Action {
    switch (this.ask.type) {
      case "hit":
        return { type: "hit", pieces: this.chosen };
      case "rally":
        return { type: "rally", pieces: this.chosen };
      default:
        return { type: "line", front: this.chosen };
    }
  }
}
