import type { RuleId } from "../../wire/battles.names";
import type { RuleBook } from "../game";
import { marks, reordering, rout } from "./book/it/after-movement";
import { communications } from "./book/it/communications";
import { example } from "./book/it/example";
import { facts } from "./book/it/facts";
import { combat, fire, pursuit } from "./book/it/fire";
import { intro } from "./book/it/intro";
import { interrupts, movement } from "./book/it/movement";
import { orders } from "./book/it/orders";
import { players } from "./book/it/players";
import { reaction } from "./book/it/reaction";
import { rulings } from "./book/it/rulings";
import { table } from "./book/it/table";
import { control, sequence } from "./book/it/turn";
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
  name: "Napoleon’s Battles, ordini e attivazione",
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
