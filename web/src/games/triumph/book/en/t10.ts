import type { Section } from "../section";

export const t10 = {
  id: "T10",
  title: "Movement",
  rules: {
    "T10.1": "Pieces move by commands only (T9.9, T9.11, T9.18).",
    "T10.2":
      "All pieces that one command moves go together, at the same time, from one and the same position to one and the same position.",
    "T10.3": "No piece crosses an impassable approach, and none stands at it.",
    "T10.4":
      "A locale in which there is any enemy piece, in reserve or at whatever approach, is entered by attack only (T11.0a, R44).",
    "T10.5":
      "A piece in reserve that does not go by road moves either to the reserve of an adjacent locale, or to an approach of its own locale, which it then blocks.",
    "T10.6":
      "A piece at an approach moves either to the reserve of its own locale, or across that approach to the reserve of the locale behind it. It leaves its locale by no other approach.",
    "T10.7":
      "A road move that uses nothing but main road enters three locales at most. The locale it starts from is not counted.",
    "T10.8": "A road move that uses any local road enters two locales at most.",
    "T10.9":
      "A road move keeps to roads that are connected. Two roads in the same locale need not meet: whoever came in on the one leaves by the other only if they do.",
    "T10.10":
      "In the locale where it starts, a road move may leave by any road there, also where these are not connected with each other.",
    "T10.11": "A road move starts in the reserve of a locale, never at an approach.",
    "T10.12":
      "A road move ends in the reserve of its last locale. Only if every unit of it is cavalry may it end at an approach instead; a commander may be with them.",
    "T10.13":
      "Cavalry that ends a road move at an approach chooses an approach of its last locale that is crossed by a road connected with the one it came on (R38).",
    "T10.14": "Cavalry that ends a road move at an approach is shown, to prove what it is.",
    "T10.15":
      "When a corps of two or more units moves by road, it may not enter a locale whose reserve holds units that came into that reserve this turn (R20).",
    "T10.16":
      "Once a corps of two or more units has entered a locale by road, be it only to pass, nobody moves into or through the reserve of that locale any more for the rest of the turn, by whatever move, not even that corps (R20).",
    "T10.17":
      "When a corps of two or more units, moving by road, enters a locale next to one that holds an enemy corps of two or more units, it has to halt there (R20).",
    "T10.18":
      "Units of Bernadotte and of Davout come in no earlier than the hour of their commander: Bernadotte’s is 11:00 on 1 December, Davout’s 8:00 on 2 December.",
    "T10.19":
      "If that hour lies before the first round of the scenario, they may come in from its first round. So Bernadotte may enter in the first round of 2 December.",
    "T10.20": "In the scenario of 1 December the Allied corps that were not placed may enter from the first round on.",
    "T10.21": "A player may let reinforcements wait as long as he likes, even for the whole match.",
    "T10.22":
      "Reinforcements enter only where a road leaves the map at an entry of their own army: blue for the French, red for the Allies.",
    "T10.23": "The entry is chosen at the moment of entering. Different pieces may use different entries.",
    "T10.24": "Nobody enters the map in a locale where there is an enemy piece, wherever it stands there (R40).",
    "T10.25": "Reinforcements come onto the map by a road move only.",
    "T10.26":
      "It takes a command to enter: a Unit Move, which detaches the unit before it comes in, or a Corps Move for the corps.",
    "T10.27": "Pieces that enter as a corps use one entry and the same road, and end together.",
    "T10.28": "A French reinforcement may be moved by two commands in the turn it enters.",
    "T10.29": "A French commander may give two commands in the turn he enters.",
    "T10.30":
      "The second of these commands is given when the first is finished, but not necessarily at once: other commands may come between.",
    "T10.31": "With the first command French reinforcements enter by road. The second may be any other kind of move.",
  },
  notes: {
    "T10.5":
      "The symbols on the map never hinder a move, only attacks (R36). Crossing a wide or a narrow approach is the same for a move.",
    "T10.6": "It therefore takes two turns to go from one approach of a locale to another.",
    "T10.9":
      "A road move does not come into the same locale twice, and a ride does not turn back into a locale it has passed.",
    "T10.11":
      "A single road from one reserve to the next is a plain move and is made as one; then T10.15, T10.16 and T10.17 do not apply (R37).",
    "T10.15":
      "Units that only passed through do not matter. A step from an approach back into the reserve counts as coming in; falling back after a lost attack does not (R37).",
    "T10.16":
      "The corps may leave what it has closed, but a second command does not bring it back in. A corps of two or more that feints by road closes the reserves it came through, up to the attack locale. So two large corps on one road need different turns, or the second must wait behind.",
    "T10.17":
      "The locales need only share a side, even an impassable one. A corps that leaves units behind and goes on with one unit counts as one unit.",
    "T10.21":
      "For the French this is a decision of the first order: without reinforcements their goals at the end are easier (T16.10), with them they gain four morale (T13.6) and eight units or more.",
    "T10.24": "From a free entry locale cavalry may attack by road into the next one (R40).",
    "T10.28":
      "A unit that was on the map before gains nothing by being attached to a reinforcement: if it has moved, his second Corps Move leaves it behind. Allied reinforcements move once, as everybody does.",
  },
} satisfies Section;
