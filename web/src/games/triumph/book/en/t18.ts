import type { Section } from "../section";

export const t18 = {
  id: "T18",
  title: "Santon (optional)",
  rules: {
    "T18.1": "In Santon (54) no artillery but the fixed battery leads an attack.",
    "T18.2": "In Santon no artillery but the fixed battery leads a defence.",
    "T18.3": "If the fixed battery is set up in Santon, it stands in the reserve there and not at an approach.",
    "T18.4": "While it stands in Santon’s reserve, it may lead an attack from there, over any approach of Santon.",
    "T18.5": "It may also lead the defence of any approach of Santon from there.",
    "T18.6":
      "While it stands there, the penalties of an approach of Santon also apply to attacks on defenders in the reserve.",
  },
  notes: {
    "T18.1":
      "These rules hold only with the option O3. Wherever the fixed battery is, T18.1 and T18.2 hold for the other guns (R57).",
    "T18.4": "It leads alone (R57).",
    "T18.5":
      "It leads at strength one, though in reserve, and is the one detached unit that may be named (R57, T11.2f).",
    "T18.6":
      "Infantry that leads the attack loses no extra point, and a result of zero is not won automatically by the defender: those are still for blockers only (R29).",
  },
} satisfies Section;
