import type { Section } from "../section";

export const t6 = {
  id: "T6",
  title: "Set-up",
  rules: {
    "T6.1a": "Step 1: the players choose a scenario, 2 December or 1 December (T5.1, T5.2).",
    "T6.2a":
      "Step 2: the players settle who plays the French and who the Allies, by agreement or by an auction (T17.1).",
    "T6.4a": "Step 4: the French begin with 23 points of morale, the Allies with 27, in both scenarios.",
    "T6.4b": "The round, both armies’ morale and the commands used in the turn are open to both players at all times.",
    "T6.5a": "Step 5: the French have 36 units, the Allies 44.",
    "T6.6a":
      "Step 6: the Allied player forms his army into corps by giving units to commanders. He does so in secret; the enemy sees only how many there are, never the faces.",
    "T6.6b": "Every unit of the army is given to exactly one commander.",
    "T6.6c": "A commander gets no fewer units than his minimum.",
    "T6.6d": "A commander gets no more than eight units.",
    "T6.6e": "On 2 December every Allied corps is placed on the map.",
    "T6.6f": "On 1 December the Allied player chooses two corps, no more and no fewer, and places these.",
    "T6.6g": "Allied corps that are not placed stay off the map and enter later as reinforcements (T10.20).",
    "T6.6h": "A corps is placed in the locale that bears the name of its commander, and nowhere else.",
    "T6.6i": "There it stands in reserve or at one of the approaches.",
    "T6.6j": "All pieces of a corps are placed together, in one position.",
    "T6.7a":
      "Step 7: the French player forms his corps and places them in the same way (T6.6a to T6.6j), having seen where the Allies stand.",
    "T6.7b": "All French corps but those of Bernadotte and Davout start on the map, in both scenarios.",
    "T6.7c": "Bernadotte and Davout are not placed. They enter as reinforcements (T10.18).",
    "T6.7d": "Bernadotte and Davout each get at least one unit that is not infantry of strength two.",
    "T6.7e":
      "The French player may form his corps while the Allied player does, and may still change them once the Allied corps stand on the map.",
    "T6.8a": "Step 8: the French player may detach units from his corps and place them elsewhere, six at most in all.",
    "T6.8b": "They come only from commanders who are on the map.",
    "T6.8c": "Such a unit is placed at most two locales away from its commander.",
    "T6.8d": "It is not placed in a locale with a red, a green or a black star, nor in one adjacent to such a locale.",
    "T6.8e": "It stands in the reserve of its locale or at one of the approaches.",
    "T6.8f":
      "A French corps may be given more units than its locale holds, but after the detachments no locale holds more than its capacity.",
    "T6.9a":
      "Step 9: the French player shows one of his artillery units on the map. It is the fixed battery for the rest of the match.",
    "T6.9b": "If it is in reserve, it is placed at once at an approach of the same locale.",
    "T6.9c": "The fixed battery never moves and never advances.",
    "T6.9d": "In everything else it is artillery like any other: it leads attacks and defences.",
  },
  notes: {
    "T6.5a":
      "French: artillery 3 of strength one; cavalry 5 of two, 3 of three; infantry 16 of two, 7 of three; Guard 2 of three. Allies: artillery 4 of one; cavalry 3 of one, 6 of two, 2 of three; infantry 2 of one, 19 of two, 5 of three; Guard 3 of three.",
    "T6.6c":
      "French: Bernadotte, Bessières, Davout, Lannes and Murat 4, Legrand, St. Hilaire and Vandamme 3. Allies: Bagration, Constantine, Dokhturov, Langeron, Liechtenstein and Prebyshevsky 4, Kienmayer, Kollowrath and Miloradovich 3. The minimum holds at set-up only (T8.5).",
    "T6.6h":
      "French: Bessières 53, Murat 63, Lannes 64, Vandamme 72, St. Hilaire 93, Legrand 133. Allies: Bagration 67, Constantine 87, Miloradovich 96, Kollowrath 112, Prebyshevsky 108, Langeron 106, Dokhturov 121, Liechtenstein 123, Kienmayer 143. An Allied corps may not be larger than its locale’s capacity (R41).",
    "T6.7d": "They cannot be filled with ordinary infantry alone so as to keep everything better for the map.",
    "T6.7e":
      "If he had formed them before, he is asked once more when the Allied corps stand. The Allies see the French blocks when steps 7 to 9 are done (R41).",
    "T6.8a":
      "The commander keeps at least one unit (T8.6). A detachment may also stay in its commander’s own locale (R41).",
    "T6.8c": "Counted over passable approaches (R25).",
    "T6.9a": "If there is no French artillery on the map, there is no fixed battery (R25).",
    "T6.9b":
      "This detaches it from its corps, beyond the six of T6.8a; if it is the last unit, the commander goes along. If its corps blocks an approach, it stays in the corps (R42). With the Santon option see T18.3.",
  },
} satisfies Section;
