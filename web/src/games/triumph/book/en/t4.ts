import type { Section } from "../section";

export const t4 = {
  id: "T4",
  title: "The map",
  rules: {
    "T4.1":
      "Symbols printed inside a locale, at one of its approaches, hamper attacks that come into the locale over that approach. They do not hamper attacks out of it.",
    "T4.2":
      "A piece is always in a definite position of a locale: either at one of its approaches, which it then blocks, or in its reserve.",
    "T4.3":
      "Two different approaches of a locale are two different positions, and each of them is another position than the reserve.",
    "T4.4": "A player may not have more units in a locale than its capacity.",
    "T4.5": "Commanders do not count against capacity.",
    "T4.6": "Capacity is that of the whole locale. Its reserve and its approaches have no limits of their own.",
    "T4.7": "Two locales are adjacent if they have a side in common. A common corner is not enough.",
  },
  notes: {
    "T4.1":
      "There are penalties for infantry, for cavalry and for artillery (T11.6c), and obstructed approaches (T11.0j). Symbols never touch movement (R36); impassable approaches do, from both sides (T10.3).",
    "T4.2":
      "Approaches are wide or narrow. The width decides how many units lead (T11.4b, T11.5i) and what a retreat costs (T12.5).",
    "T4.4": "Each player counts his own units. For passing by road see T8.9.",
    "T4.7":
      "Locales that face each other across water, with a bank on either side, share no approach: they are not adjacent. Houses, woods, streams and heights are there to be looked at; the symbols say all that matters.",
  },
} satisfies Section;
