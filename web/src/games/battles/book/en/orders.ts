import type { Section } from "../section";

export const orders = {
  id: "O",
  title: "Orders of battle",
  rules: {
    O1: "An order of battle of your own is a text in TOML or JSON, of 48 KiB at most. One that cannot be used is refused with the line of the mistake and the reason. It has a name and two sides, red and blue; each side has a name, generals and units. Names have 1 to 40 letters. Fields that are not known, or are missing, are mistakes.",
    O2: "Each side has exactly one commander in chief: the general for whom no superior is given.",
    O3: "Every superior that is named is a general of the same side.",
    O4: "The chain of command has no circle: nobody is above himself.",
    O5: "Every unit names its direct general, who is of its own side.",
    O6: "Numbers keep within their ranges. A side has at most 24 generals and 48 units. Of a general: span 0 to 60, response 0 to 10, modifier -5 to 5. Of a unit: figures 1 to 60, a dispersal number from 0 to less than its figures, entry in turn 1 to 60. A unit begins in a formation of its arm (F7).",
    O7: "Where several play a side, the commander in chief is player 1 and other generals are numbered 2, 3 and 4, without a gap. Each number is one general.",
    O8: "A superior is of a higher level than his subordinates. From below, the levels are division, corps, wing and army.",
    O9: "The id of a general is given once on his side, and each side has at least one unit.",
  },
  notes: {
    O1: "A ready one to change is shown where you create the match. Two come with Bicorne: one of six units to learn with, one of thirty-six units for up to three players a side.",
    O6: "Response and combat modifier are shown for your convenience; Bicorne does not use them. Neither does it measure spans (P2).",
    O8: "Levels may be left out: a division may stand directly under the army.",
  },
} satisfies Section;
