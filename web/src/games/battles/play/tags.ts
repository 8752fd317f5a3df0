import type { UnitId, View } from "../../../wire/battles";
import type { BattleWords } from "../words/words";

export interface Tag {
  text: string;
  sort: "bad" | "ordered" | "plain";
}

/** What has become of a unit, in the words that stand beside its formation. */
export function tagsOf({ state }: View, unit: UnitId, { condition, spent, place }: BattleWords): Tag[] {
  const status = state.position.units[unit];
  if (!status) return [];
  const tags: Tag[] = [];
  const add = (is: boolean, text: string, sort: Tag["sort"]) => {
    if (is) tags.push({ text, sort });
  };
  const engaged = state.position.contacts.some(({ by, on }) => by === unit || on === unit);
  add(status.place !== "on_table", place[status.place], "plain");
  add(status.routed, condition.routed, "bad");
  add(status.disordered, condition.disordered, "bad");
  add(engaged, condition.engaged, "bad");
  add(status.activated, condition.activated, "ordered");
  add(status.marked, condition.marked, "ordered");
  add(status.moved, condition.moved, "plain");
  if (status.spent) add(true, spent[status.spent], "plain");
  add(status.fired, condition.fired, "plain");
  add(!status.in_span && status.place !== "destroyed", condition.out_of_span, "plain");
  return tags;
}
