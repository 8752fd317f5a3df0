/** What a player is about to do at the board: the thing he has opened, what he holds, and why he may not. */

import type { Refusal } from "../../../board/drag";
import type { Action, Ask, DieId, Formation, GeneralId, Pick, Side, Thrown, UnitId } from "../../../wire/battles";
import type { BoardProps, Spot } from "../../game";
import { spot } from "../spots";
import type { Battles } from "../types";

type AskType = Ask["type"];
type Props = BoardProps<Battles>;

/** An answer in the making: the picks so far, and what may follow them. */
interface Held {
  ask: AskType;
  picks: readonly Pick[];
  offered: readonly Pick[];
}

/** In these the formation is said with the move. */
const moving: readonly AskType[] = ["move", "react", "counter_react", "pursue", "counter_pursue"];

export class Desk {
  /** What is unfolded. */
  open: Spot | undefined = $state();
  why: { at: Spot; refusal: Refusal } | undefined = $state.raw();
  held: Held | undefined = $state.raw();
  /** The die that is to become an order; held though it is not its time, so that one may hear why. */
  die: DieId | undefined = $state();
  /** Whether distances are being stated, where nobody waits for them. */
  measuring = $state(false);
  /** What that die may be corrected to. */
  values: readonly number[] = $state.raw([]);
  /** The formations in which the unit that is held may end its move. */
  formations: readonly Formation[] = $state.raw([]);
  readonly #props: () => Props;
  #question = 0;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get side(): Side | undefined {
    const { view } = this.#props();
    return view.me === undefined ? undefined : view.seats[view.me]?.side;
  }

  /** The ask that has to be answered. */
  get ask(): AskType | undefined {
    const { asks } = this.#props();
    return asks.find(({ type }) => !standing.includes(type) && !(this.second && sinceTheSecond.includes(type)))?.type;
  }

  /** Whether the match is played by the second version of the rules, or a later one. */
  get second(): boolean {
    // drawn: otherwise, by the version that the view names.
    return (this.#props().view.state.rules ?? 1) >= 2;
  }

  readonly has = (ask: AskType): boolean => this.#props().asks.some(({ type }) => type === ask);

  /** Whether the pick may follow what is held. */
  readonly offers = (fits: (pick: Pick) => boolean): Pick | undefined => this.held?.offered.find(fits);

  drop() {
    this.#question += 1;
    this.held = undefined;
    this.die = undefined;
    this.values = [];
    this.formations = [];
  }

  close() {
    this.drop();
    this.open = undefined;
    this.why = undefined;
  }

  /** The board has changed: what is held is looked at anew, and laid down if it cannot be held any more. */
  async refresh() {
    this.why = undefined;
    const held = this.held;
    if (!held) return;
    if (this.has(held.ask)) await this.hold(held.ask, held.picks);
    else this.drop();
  }

  /** Takes these picks up. What makes a whole answer is given. */
  async hold(ask: AskType, picks: readonly Pick[]): Promise<void> {
    const question = ++this.#question;
    const next = await this.#props().choices(ask, picks);
    if (question !== this.#question) return;
    if (next?.type === "whole") await this.act(next.action, ask);
    else this.held = next && { ask, picks, offered: next.picks };
  }

  async pick(pick: Pick) {
    if (this.held) await this.hold(this.held.ask, [...this.held.picks, pick]);
  }

  async act(action: Action, ask?: AskType, dice?: readonly number[]): Promise<boolean> {
    const taken = await this.#props().onact(action, { ...(ask && { ask }), ...(dice && { dice }) });
    if (taken) this.close();
    return taken;
  }

  /** Does it, or says at the thing itself why not. */
  async attempt(at: Spot, action: Action, ask: AskType | undefined = this.ask): Promise<void> {
    this.why = undefined;
    const verdict = await this.#props().judge(action, ask);
    if (verdict === "yes") await this.act(action, ask);
    else this.why = { at, refusal: verdict };
  }

  /** What has changed in distances: said at once, or kept until that is all where somebody waits for it. */
  async measure(picks: readonly Pick[]): Promise<void> {
    if (!this.second) this.#props().ondraft(picks);
    else if (picks.length > 0) await this.hold("chain", [...picks, { type: "done" }]);
  }

  async tapUnit(unit: UnitId): Promise<void> {
    const at = spot.unit(unit);
    const goal = this.offers((pick) => (pick.type === "contact" || pick.type === "target") && pick.unit === unit);
    if (goal) return this.pick(goal);
    const { view } = this.#props();
    const [first, second] = this.held?.picks ?? [];
    const side = view.state.order.units[unit]?.side;
    if (first?.type === "unit" && side !== view.state.order.units[first.unit]?.side) {
      const formation = second?.type === "formation" ? second.formation : undefined;
      const meant: Action = formation
        ? { type: "move", unit: first.unit, formation, contact: unit }
        : { type: "fire", unit: first.unit, target: unit };
      return this.attempt(at, meant);
    }
    if (this.open === at) {
      this.close();
      return;
    }
    this.close();
    this.open = at;
    const spec = view.state.order.units[unit];
    if (spec) this.#seatOf(spec.general);
    if (side === this.side) await this.takeUp(unit);
  }

  /** At a screen for several, who touches what is another's sits down in that seat. */
  #seatOf(general: GeneralId) {
    const { view, onseat } = this.#props();
    const seat = view.commands[general]?.seat;
    if (seat !== undefined && seat !== view.me) onseat?.(seat);
  }

  /** The unit's answer to what is asked, if it has one. */
  async takeUp(unit: UnitId): Promise<void> {
    const ask = this.ask;
    const { view } = this.#props();
    const formation = view.state.position.units[unit]?.formation;
    if (ask === undefined || formation === undefined) return;
    if (moving.includes(ask)) {
      const next = await this.#props().choices(ask, [{ type: "unit", unit }]);
      const picks = next?.type === "next" ? next.picks : [];
      this.formations = picks.flatMap((pick) => (pick.type === "formation" ? [pick.formation] : []));
      if (this.formations.length > 0) await this.endIn(unit, formation);
    } else if (ask === "fire" || ask === "pursuit_fire" || ask === "tail") {
      await this.hold(ask, [{ type: "unit", unit }]);
    }
  }

  /** The unit moves, and ends in this formation. */
  async endIn(unit: UnitId, formation: Formation): Promise<void> {
    const ask = this.ask;
    if (ask) {
      await this.hold(ask, [
        { type: "unit", unit },
        { type: "formation", formation },
      ]);
    }
  }

  async tapGeneral(general: GeneralId): Promise<void> {
    const at = spot.general(general);
    if (this.die !== undefined) {
      return this.attempt(at, { type: "place", die: this.die, general });
    }
    if (this.ask === "next") return this.attempt(at, { type: "next", general });
    const was = this.open;
    this.close();
    if (was === at) return;
    this.open = at;
    this.#seatOf(general);
  }

  async tapDie(die: DieId): Promise<void> {
    const was = this.die;
    this.close();
    if (was === die) return;
    this.die = die;
    const ask = this.ask;
    const thrown: Thrown = { type: "order", die };
    this.values = await this.valuesOf(thrown);
    if (ask === "assign" || ask === "split") await this.hold(ask, [{ type: "die", die }]);
  }

  /** What a die that was mistyped may be corrected to. */
  async valuesOf(thrown: Thrown): Promise<readonly number[]> {
    const next = this.has("correct") ? await this.#props().choices("correct", [{ type: "thrown", thrown }]) : undefined;
    return next?.type === "next" ? next.picks.flatMap((pick) => (pick.type === "value" ? [pick.value] : [])) : [];
  }
}

/** What is never waited for. */
const standing: readonly AskType[] = ["record", "oppose", "correct", "amend", "resting"];

/** What was waited for in matches of the first version of the rules. */
const sinceTheSecond: readonly AskType[] = ["arrive", "chain", "rout"];
