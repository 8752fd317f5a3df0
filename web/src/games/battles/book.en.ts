import type { RuleId } from "../../wire/battles.names";
import type { RuleBook } from "../game";
import { marks, reordering, rout } from "./book/en/after-movement";
import { communications } from "./book/en/communications";
import { example } from "./book/en/example";
import { facts } from "./book/en/facts";
import { combat, fire, pursuit } from "./book/en/fire";
import { intro } from "./book/en/intro";
import { interrupts, movement } from "./book/en/movement";
import { orders } from "./book/en/orders";
import { players } from "./book/en/players";
import { reaction } from "./book/en/reaction";
import { rulings } from "./book/en/rulings";
import { table } from "./book/en/table";
import { control, sequence } from "./book/en/turn";
import { headed, notesOf } from "./book/section";

const sections = [
  sequence,
  control,
  communications,
  movement,
  interrupts,
  marks,
  rout,
  reordering,
  reaction,
  fire,
  combat,
  pursuit,
  players,
  orders,
  table,
  facts,
  rulings,
];

export const book: RuleBook<RuleId> = {
  name: "Napoleon’s Battles, orders and activation",
  intro,
  example,
  sections: sections.map(headed),
  rules: {
    ...sequence.rules,
    ...control.rules,
    ...communications.rules,
    ...movement.rules,
    ...interrupts.rules,
    ...marks.rules,
    ...rout.rules,
    ...reordering.rules,
    ...reaction.rules,
    ...fire.rules,
    ...combat.rules,
    ...pursuit.rules,
    ...players.rules,
    ...orders.rules,
    ...table.rules,
    ...facts.rules,
    ...rulings.rules,
  },
  notes: notesOf(sections),
};
