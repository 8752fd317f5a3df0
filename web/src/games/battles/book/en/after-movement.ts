import type { Section } from "../section";

export const marks = {
  id: "B4.2.3.2",
  title: "Marks for reaction",
  rules: {
    "B4.2.3.2a": "After movement a side may mark for reaction any of its activated cavalry that has not moved.",
    "B4.2.3.2b": "Cavalry that has moved or changed formation in this turn is not marked.",
    "B4.2.3.2c": "Cavalry that was not activated is not marked.",
    "B4.2.3.2d": "Only cavalry is marked for reaction.",
    "B4.2.3.2e": "A mark that was used neither in the reaction nor in the pursuit is removed at the end of the turn.",
  },
  notes: {
    "B4.2.3.2a":
      "The side with the initiative marks first, then the other. Cavalry that is engaged, routed or disordered, or has evaded, is not marked (A16).",
    "B4.2.3.2e": "A mark is used once (A17).",
  },
} satisfies Section;

export const rout = {
  id: "B4.2.3.4",
  title: "Voluntary rout",
  rules: {
    "B4.2.3.4a": "After movement a side may put units of its own that are on the table to rout voluntarily.",
    "B4.2.3.4b": "A unit that is engaged in combat is not put to rout voluntarily.",
    "B4.2.3.4c": "A unit that is routed already is not put to rout again.",
  },
  notes: {
    "B4.2.3.4a":
      "Nobody waits for it: it is done by whoever wants to, at any time from the end of movement by order until the first shot (B4.2.4.3). A unit put to rout loses its mark.",
  },
} satisfies Section;

export const reordering = {
  id: "B8.5.1.2",
  title: "Reordering a unit",
  rules: {
    "B8.5.1.2a":
      "At the end of the movement phase, before the reaction, a disordered unit that has not moved in this turn is reordered by itself: its disorder is removed.",
    "B8.5.1.2b": "A unit that has moved or changed formation in this turn is not reordered.",
    "B8.5.1.2c": "A unit that was disordered in the movement phase of this same turn is not reordered.",
    "B8.5.1.2d": "A unit that the enemy has moved into contact with in this turn is not reordered.",
  },
  notes: {
    "B8.5.1.2a": "All three conditions that follow must be met; no order is needed (A21).",
    "B8.5.1.2d": "One that is still engaged from an earlier turn may be reordered.",
  },
} satisfies Section;
