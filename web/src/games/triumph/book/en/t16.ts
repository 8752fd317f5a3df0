import type { Section } from "../section";

export const t16 = {
  id: "T16",
  title: "Winning",
  rules: {
    "T16.1":
      "As soon as an army is demoralised (T13.4), the match is over, and the other army has won a decisive victory.",
    "T16.2":
      "If nobody is demoralised by the end of the last round, the objectives decide a marginal victory: the locales with a blue, red, green or black star.",
    "T16.3": "A locale with several stars counts for each of their colours.",
    "T16.4":
      "To hold an objective, an army needs a corps in that locale, commander and all, with an infantry or artillery unit in it (R26).",
    "T16.5": "Units that hold an objective are shown.",
    "T16.6":
      "In addition there must be a way by road from the objective to an entry of that army on the main road: 51 for the French, 59 or 87 for the Allies (R26).",
    "T16.7": "There must be no enemy piece in the entry locale nor in any locale on that way.",
    "T16.8": "If no French reinforcement has entered, the Allies win only if they hold a blue objective.",
    "T16.9":
      "If no French reinforcement has entered, the Allies do not win if the French hold a red, a green or a black objective.",
    "T16.10": "If no French reinforcement has entered, the French win whenever the Allies do not.",
    "T16.11": "If a French reinforcement has entered, the French do not win if the Allies hold a blue objective.",
    "T16.12":
      "If a French reinforcement has entered, the French win only if they hold a red, a green and a black objective.",
    "T16.13": "If a French reinforcement has entered, the Allies win whenever the French do not.",
  },
  notes: {
    "T16.2":
      "Blue: 25, 51, 53, 61, 62, 70, 81, 91, 102, 116, 117, 118, 132. Red: 84, 86, 87, 88, 97, 99, 112, 113, 115, 126, 128. Green: 58, 59, 67, 68, 87, 88, 99, 115, 128. Black: 87, 88, 96, 99, 106, 108, 112, 115, 121, 126, 128.",
    "T16.3": "One locale with three stars, such as 87 or 115, meets all of T16.12 by itself.",
    "T16.4":
      "A detached unit beside a corps of cavalry is not enough. With the option O5 any infantry or artillery unit holds it.",
    "T16.6":
      "Main and local roads both serve, and only roads that are connected (R26). An objective in the entry locale itself needs no road. Own pieces on the way do not matter.",
    "T16.8":
      "So the burden of attack lies with the Allies as long as Bernadotte and Davout stay away, and passes to the French when one of them comes. One piece on the map is enough (R40).",
  },
} satisfies Section;
