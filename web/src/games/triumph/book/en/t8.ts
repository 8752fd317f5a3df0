import type { Section } from "../section";

export const t8 = {
  id: "T8",
  title: "Corps",
  rules: {
    "T8.1": "A corps is a commander with one to eight units. Corps are formed at set-up.",
    "T8.2":
      "A unit that has left its corps is detached. It stays so, for the whole match if need be, until an Attach command takes it into a corps, the old one or another (T9.14, R1).",
    "T8.3":
      "A player detaches units of his own will only where a rule allows it (T9.10, T9.11, T9.19). Attacks and retreats may detach units whether he likes it or not (T11.11e, T12.17).",
    "T8.4": "A corps never has more than eight units.",
    "T8.5": "The printed minimum of a commander holds at set-up only. In play one unit is enough.",
    "T8.6": "The last unit of a corps cannot be detached, by whatever command, nor taken by another commander.",
    "T8.7": "When the last unit of a corps is eliminated, its commander is too.",
    "T8.8": "All pieces of a corps are always in one position.",
    "T8.9":
      "A move by road may pass through a locale that has not room enough for it, if there is room there for at least one unit. It may not pass through one that is full, and does not end where there is not room enough.",
  },
  notes: {
    "T8.2":
      "A detached unit obeys independent commands only (T9.6), and there are few of these: detach with a purpose.",
    "T8.7": "Whatever took it; no morale is paid for the commander (R35).",
    "T8.9": "This follows the errata of the English rules; the older text let a corps pass any locale.",
  },
} satisfies Section;
