import type { Section } from "../section";

export const t5 = {
  id: "T5",
  title: "The scenarios",
  rules: {
    "T5.1":
      "2 December, the day of the battle: all Allied corps start on the map. This is the main scenario, of ten rounds.",
    "T5.2":
      "1 December, the Allied advance the day before: the Allied player starts with two corps of his choice on the map, and his others enter as reinforcements. It is twice as long, with a night between the days.",
  },
  notes: {
    "T5.1": "The better one to begin with. The Allies have more men, the French more commands.",
  },
} satisfies Section;
