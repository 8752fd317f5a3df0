/** What is offered at the map in this position, asked for once and kept while nothing changes. */

import type { Nation, Region } from "../../../wire/europe";
import type { BoardProps } from "../../game";
import type { Europe } from "../types";
import { goalsOf, nothing, openRegions, stillOpen, type Choices, type Goals, type Open } from "./offers";

export class Reach {
  /** Until the server has said what is offered after the last order, what was offered before it and still can be. */
  readonly regions: Open = $derived.by(() => stillOpen(this.#props().view, this.#props().ask?.type, this.#found));
  #props: () => BoardProps<Europe>;
  #found: Open = $state.raw(nothing);
  #choices: () => Choices;
  #goals: Record<string, Promise<Goals> | undefined> = {};

  constructor(props: () => BoardProps<Europe>) {
    this.#props = props;
    this.#choices = () => props().choices;
    $effect(() => {
      const { ask } = props();
      // Whatever anybody has done, something else may be offered now.
      return props().view.open.phase.type === "over" ? undefined : this.#look(ask?.type);
    });
  }

  #look(ask: string | undefined): () => void {
    this.#goals = {};
    let wanted = true;
    if (ask === "move" || ask === "place" || ask === "retreat") {
      void openRegions(this.#choices(), ask).then((regions) => {
        if (wanted) this.#found = regions;
      });
    } else this.#found = nothing;
    return () => {
      wanted = false;
    };
  }

  goals(nation: Nation, from: Region): Promise<Goals> {
    const key = `${nation} ${from}`;
    return (this.#goals[key] ??= goalsOf(this.#choices(), nation, from));
  }
}
