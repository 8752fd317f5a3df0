/** What is being placed, at the board and beside it: both have the same desk. */

import { untrack } from "svelte";
import type { Verdict } from "../../../board/drag";
import type { Unfinished } from "../../../match/unfinished";
import type { Action, Commander, Position, Unit, View } from "../../../wire/triumph";
import { speech } from "../../../words/speech.svelte";
import type { BoardProps } from "../../game";
import type { Triumph } from "../types";
import { en } from "./en";
import { unitsOf, type OwnUnit } from "./faces";
import { it } from "./it";
import {
  dueOn,
  endsOf,
  hasRoom,
  mustGo,
  placeAction,
  placePicks,
  placersOf,
  positionsIn,
  put,
  sendPicks,
  sentIn,
  detachAction,
  withPlacePicks,
  withPlaces,
  type Places,
  type Sent,
} from "./placing";

/** What can be placed: a corps, or a unit that is detached or fixed. */
export type Thing = { readonly corps: Commander } | { readonly unit: Unit };

/** Where what is held may go. */
export interface PlacingTarget {
  readonly position: Position;
  /** Who is to stand there already. */
  readonly taken?: Commander | undefined;
}

const task = "placement";

export class Desk {
  /** Where the corps are to stand. */
  places: Places = $state.raw({});
  /** The corps whose place is being chosen. */
  heldCorps: Commander | undefined = $state();

  readonly #props: () => BoardProps<Triumph>;
  /** The picks as we know them: what comes otherwise was picked elsewhere. Nothing while nothing is placed. */
  #known: string | undefined;

  /** To be made while a component is made. */
  constructor(props: () => BoardProps<Triumph>) {
    this.#props = props;
    $effect.pre(() => {
      const { ask, draft } = props();
      const now = ask?.type === task ? JSON.stringify(draft) : undefined;
      untrack(() => this.#hear(now));
    });
  }

  #hear(now: string | undefined) {
    if (now === this.#known) return;
    if (now === undefined) {
      this.places = {};
      this.heldCorps = undefined;
    } else {
      const begins = this.#known === undefined;
      const places = begins ? ((this.unfinished.recall(task) ?? {}) as Places) : this.places;
      const same = JSON.stringify(placePicks(this.side, this.day, places)) === now;
      this.places = same ? places : withPlacePicks(this.side, places, this.#props().draft);
    }
    this.#known = now;
  }

  get view(): View {
    return this.#props().view;
  }

  get unfinished(): Unfinished {
    return this.#props().unfinished;
  }

  get side() {
    return this.view.side ?? "french";
  }

  get day() {
    return this.view.options.day;
  }

  get task(): "placement" | "detachments" | "battery" | undefined {
    const type = this.#props().ask?.type;
    return type === "placement" || type === "detachments" || type === "battery" ? type : undefined;
  }

  get units(): readonly OwnUnit[] {
    return unitsOf(this.view[this.side].units);
  }

  /** Who has been detached so far. */
  get sent(): readonly Sent[] {
    return this.task === undefined || this.task === "placement" ? [] : sentIn(this.#props().draft).sent;
  }

  /** The unit whose place is being chosen. */
  get heldUnit(): Unit | undefined {
    return this.task === undefined || this.task === "placement" ? undefined : sentIn(this.#props().draft).held;
  }

  /** The view to draw: one's own pieces stand where they are to stand. */
  get shown(): View {
    return this.task === undefined ? this.view : withPlaces(this.view, this.places, this.sent);
  }

  /** Where what is held may go: what lights up on the map. */
  get targets(): readonly PlacingTarget[] {
    if (this.task === "battery") {
      const gun = this.units.find(({ unit }) => unit === (this.heldUnit ?? this.sent[0]?.unit));
      return gun && mustGo(this.view, gun.at) ? endsOf(gun.at).map((position) => ({ position })) : [];
    }
    if (this.heldUnit !== undefined) {
      return this.#props().offered.flatMap((pick) => (pick.type === "to" ? [{ position: pick.position }] : []));
    }
    const placer = this.#placer(this.heldCorps);
    if (this.task !== task || !placer || !hasRoom(placer, this.units)) return [];
    const here = this.places[placer.commander];
    return positionsIn(placer.home).map((position) => ({
      position,
      taken: position === here ? placer.commander : undefined,
    }));
  }

  /** Whether this can be taken up now. */
  movable(thing: Thing): boolean {
    if (this.task === task) return "corps" in thing && this.#placer(thing.corps) !== undefined;
    if (this.task === undefined || !("unit" in thing)) return false;
    if (this.task === "battery")
      return this.units.some(({ unit, face }) => unit === thing.unit && face === "artillery1");
    const away = this.sent.some(({ unit }) => unit === thing.unit);
    return away || this.heldUnit !== undefined || this.#offers(thing.unit);
  }

  take(thing: Thing) {
    if ("corps" in thing) this.heldCorps = thing.corps;
    else if (this.heldUnit !== thing.unit) {
      const others = this.task === "battery" ? [] : this.#sentWithout(thing.unit);
      this.#props().ondraft([...sendPicks(others), { type: "unit", unit: thing.unit }]);
    }
  }

  release() {
    this.heldCorps = undefined;
    if (this.heldUnit !== undefined) this.#props().ondraft(sendPicks(this.sent));
  }

  /** May it go there? */
  async over(thing: Thing, position: Position): Promise<Verdict> {
    const action = this.#whole(thing, position);
    if (!action) return { refused: speech.of({ it, en }).place.notNow };
    if ("corps" in thing) {
      const placer = this.#placer(thing.corps);
      const full = !this.places[thing.corps] && Object.keys(this.places).length >= dueOn(this.side, this.day);
      const fits = placer && hasRoom(placer, this.units) && positionsIn(placer.home).includes(position);
      // Of what is not whole yet the server says what is wrong with it, never that it is well.
      return fits && !full ? "yes" : this.#props().judge(action);
    }
    await this.#answered();
    return this.targets.some((target) => target.position === position) ? "yes" : this.#props().judge(action);
  }

  drop(thing: Thing, position: Position | undefined) {
    if ("corps" in thing) {
      this.heldCorps = undefined;
      this.settle(put(this.places, thing.corps, position));
    } else if (this.task === "battery") {
      this.#props().ondraft([
        { type: "unit", unit: thing.unit },
        ...(position === undefined ? [] : [{ type: "to", position } as const]),
      ]);
    } else {
      const others = this.#sentWithout(thing.unit);
      this.send(position === undefined ? others : [...others, { unit: thing.unit, to: position }]);
    }
  }

  settle(places: Places) {
    this.places = places;
    const picks = placePicks(this.side, this.day, places);
    this.#known = JSON.stringify(picks);
    this.unfinished.keep(task, places);
    this.#props().ondraft(picks);
  }

  send(sent: readonly Sent[]) {
    this.#props().ondraft(sendPicks(sent));
  }

  async confirm(): Promise<boolean> {
    const action = this.action;
    if (!action) return false;
    const taken = await this.#props().onact(action);
    if (taken && action.type === "place") this.unfinished.forget(task);
    if (taken && action.type === "fix_battery") this.unfinished.forget("plan");
    return taken;
  }

  /** The answer as it is now, whole or not. */
  get action(): Action | undefined {
    switch (this.task) {
      case "placement":
        return placeAction(this.places);
      case "detachments":
        return detachAction(this.sent);
      case "battery":
        return this.#battery();
      case undefined:
        return undefined;
    }
  }

  #battery(): Action | undefined {
    const [first, second] = this.#props().draft;
    if (first?.type !== "unit") return undefined;
    return {
      type: "fix_battery",
      unit: first.unit,
      ...approachIn(second?.type === "to" ? second.position : undefined),
    };
  }

  #whole(thing: Thing, position: Position): Action | undefined {
    if ("corps" in thing) return this.task === task ? placeAction(put(this.places, thing.corps, position)) : undefined;
    if (this.task === "battery") return { type: "fix_battery", unit: thing.unit, ...approachIn(position) };
    if (this.task !== "detachments") return undefined;
    return detachAction([...this.#sentWithout(thing.unit), { unit: thing.unit, to: position }]);
  }

  #sentWithout(unit: Unit): readonly Sent[] {
    return this.sent.filter((one) => one.unit !== unit);
  }

  #placer(commander: Commander | undefined) {
    return placersOf(this.side).find((placer) => placer.commander === commander);
  }

  #offers(unit: Unit): boolean {
    return this.#props().offered.some((pick) => pick.type === "unit" && pick.unit === unit);
  }

  /** What may be picked is known only after a moment. */
  async #answered() {
    // drawn: so often it is looked again, not for ever.
    for (let wait = 0; wait < 20 && this.#props().offered.length === 0; wait += 1) {
      await new Promise((over) => setTimeout(over, 30));
    }
  }
}

function approachIn(position: Position | undefined) {
  return position?.includes("-") ? { to: position as string as Extract<Action, { type: "threaten" }>["approach"] } : {};
}
