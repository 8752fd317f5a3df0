export const example = {
  title: "An attack in its eleven steps",
  steps: [
    "St. Hilaire is in the reserve of 94 with four units: two infantry of strength three and two of strength two. On Pratze Berg (106) Langeron blocks the approach toward 94, a wide one without symbols, with two infantry of two, a cavalry of two and an artillery of one. A detached Allied infantry of three is in the reserve behind him. French morale is 23, Allied 27. It is the French turn. Neither player sees the faces of the other. The French threaten Pratze Berg from 94 (T11.1a). With what, they do not say.",
    "Langeron’s corps blocks the approach: all of it is named and cannot retreat before combat (T11.2c, R6). The infantry in reserve may not be named (T11.2e).",
    "The French press the attack; it is no feint (T11.3a).",
    "The approach is wide, and blockers may lead in any mix (T11.4b, R7). The Allies show an infantry of two and the artillery.",
    "The French declare a Corps Move by St. Hilaire with all four units, a wide attack, and show his two infantry of three as leaders (T11.5a, T11.5i).",
    "The leaders have 6. Infantry against blockers: one less, 5 (T11.6b). The slope bears no symbol, so nothing for terrain (T11.6c). The leaders of the defence have 2 and 1: the initial result is +2, and the French are winning (T11.6d, T11.6e).",
    "The Allies counter-attack with the cavalry of two. It is shown and reduced to one at once (T11.7k, T11.7l). The other infantry could have done so, because the attacker was winning (T11.7h), but not together with the cavalry (T11.7f).",
    "Two less one: the final result is +1. The French have won (T11.8a).",
    "Two units led the defence: the French lose two steps (T11.9b). Their leaders share them, and each goes from three to two (T11.9d).",
    "Two for the attack leaders, one for the result, one saved by the guns that led: the Allies lose two steps (T11.10a, T11.10c, T11.10d). Artillery is spared for now, so both fall on the leading infantry, which is eliminated (T11.10e). With the step of the counter-attack the Allies, who have lost, lost three: their morale goes to 24 (T13.2). The French pay nothing.",
    "All Allied pieces leave Pratze Berg (T11.11b). The artillery is eliminated, and costs one point (T12.4). The infantry in reserve was not named: over a wide approach it loses two steps and two points (T12.7). Allied morale is 21. Three units go to the reserve of 122, which is adjacent, free of the enemy and has room for four (T12.10). Langeron keeps the infantry of two; the cavalry is detached (T12.17). St. Hilaire and his four units, now all of strength two, move into the reserve of Pratze Berg (T11.11c). Nobody else may enter it this turn (T11.12i). All faces that were shown stay visible until the French end their turn; then they are shuffled (T11.11i, T7.4).",
  ],
} as const;
