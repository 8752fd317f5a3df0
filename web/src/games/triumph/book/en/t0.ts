import type { Section } from "../section";

export const t0 = {
  id: "T0",
  title: "At the table",
  rules: {
    "T0.1": "A player answers the question he was asked, and nothing else.",
    "T0.2": "An answer names pieces and places that are there, each of them once.",
    "T0.3": "Whoever gives out losses gives out exactly the steps that are due, no more and no fewer.",
  },
  notes: {
    "T0.1":
      "The numbers follow the printed rules: T8.6 is the sixth rule of its section 8. Section 6 goes by its nine steps, section 11 by its eleven. R is a ruling on a doubtful passage, O an option of the match.",
  },
} satisfies Section;
