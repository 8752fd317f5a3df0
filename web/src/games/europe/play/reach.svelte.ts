/** What is offered at the map in this position, asked for once and kept while nothing changes. */

import type { Nation, Region } from "../../../wire/europe";
import type { BoardProps } from "../../game";
import type { Europe } from "../types";
import { goalsOf, nothing, openRegions, type Choices, type Goals, type Open } from "./offers";

export class Reach {
  regions: Open = $state.raw(nothing);
  #choices: () => Choices;
  #goals: Record<string, Promise<Goals> | undefined> = {};

  constructor(props: () => BoardProps<Europe>) {
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
        if (wanted) this.regions = regions;
      });
    } else this.regions = nothing;
    return () => {
      wanted = false;
    };
  }

  goals(nation: Nation, from: Region): Promise<Goals> {
    const key = `${nation} ${from}`;
    return (this.#goals[key] ??= goalsOf(this.#choices(), nation, from));
  }
}
