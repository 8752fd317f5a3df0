import type { Section } from "../section";

export const alliances = {
  id: "B10",
  title: "Allies",
  rules: {
    "B10.1": "Two players who agree are allied. Who is allied already cannot become so twice.",
    "B10.2": "Allies may act together, in the turn of one of them.",
    "B10.3": "Allies may stand in one region without fighting.",
    "B10.4":
      "Pieces of whoever breaks an alliance and of the former ally fight where they still share a region when the movement is over.",
    "B10.5": "Only an alliance that there is can be broken.",
  },
  notes: {},
} satisfies Section;

export const diplomacy = {
  id: "B11",
  title: "Diplomacy",
  rules: { "B11.1": "Any two players may talk in private, at any time. What they promise binds nobody." },
  notes: {},
} satisfies Section;

export const neutrals = {
  id: "B12",
  title: "Neutral great powers",
  rules: {
    "B12.1": "Nations that nobody plays have no pieces, and their regions are minor nations like any others.",
    "B12.2": "Their capitals count neither for cards nor for landings.",
  },
  notes: {},
} satisfies Section;
