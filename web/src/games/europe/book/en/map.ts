import type { Section } from "../section";

export const map = {
  id: "B1",
  title: "The map",
  rules: {
    "B1.1":
      "Pieces go from a region to one next to it. Regions are next to each other if they share a border, or if a crossing is drawn between them.",
  },
  notes: {
    "B1.1":
      "There are 95 regions: 55 of the homelands and 40 minor nations. The seas matter only for landings. Islands without a name have no anchor and cannot be reached.",
  },
} satisfies Section;

export const ownership = {
  id: "B2",
  title: "Whose a region is",
  rules: {
    "B2.1": "A homeland region belongs to its nation until enemy infantry occupies it.",
    "B2.2":
      "A minor nation belongs to whoever last brought infantry there. It stays theirs when the infantry leaves: their marker stays.",
    "B2.3":
      "A region of an enemy homeland is held only while infantry of the occupier stands in it. When that leaves, it returns to its nation.",
    "B2.4":
      "Infantry alone takes regions. Cavalry, artillery and leaders may stand wherever they like, but change nothing.",
  },
  notes: { "B2.3": "So a conquered homeland needs garrisons, and minor nations need none." },
} satisfies Section;

export const powers = {
  id: "B3",
  title: "The great powers",
  rules: {
    "B3.1":
      "There are seven major nations: France, Britain, Prussia, Russia, the Ottomans, Austria and Spain. Each has a homeland in its colour, with a capital.",
  },
  notes: {},
} satisfies Section;

export const pieces = {
  id: "B4",
  title: "The pieces",
  rules: {
    "B4.1": "Infantry, cavalry and artillery are armies. Leaders are not: they help the others.",
    "B4.2": "Cavalry and leaders move one or two regions a turn, infantry and artillery one.",
  },
  notes: {},
} satisfies Section;
