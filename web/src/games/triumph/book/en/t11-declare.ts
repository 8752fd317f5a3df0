import type { Section } from "../section";

export const defence = {
  id: "T11.4",
  title: "Step 4: the defender’s declaration",
  rules: {
    "T11.4a":
      "The defender says which units lead the defence. They are among the units named in step 2. Nobody needs to lead (R13).",
    "T11.4b": "If the defence approach is wide, two units at most lead the defence.",
    "T11.4c": "If the defence approach is narrow, one unit at most leads the defence.",
    "T11.4d":
      "Two units that lead from reserve are of one type and of one corps. Guard and line infantry count as one type here (R7).",
    "T11.4e": "A unit in reserve of strength one does not lead the defence, not even alone (R7).",
    "T11.4f": "Units that lead the defence are shown.",
  },
  notes: {
    "T11.4a":
      "At this table the leaders are chosen together with the pieces in step 2 and stay sealed until the attack is pressed (R54). Each leader costs the attacker a step (T11.9b), but is the first to suffer (T11.10e).",
    "T11.4d":
      "Blockers are free in this: any units, of any strength and any mix, may lead (R7). Two detached units have no corps in common and do not lead together from reserve.",
    "T11.4e": "So artillery leads no defence from reserve, Santon apart (T18.5).",
  },
} satisfies Section;

export const declaration = {
  id: "T11.5",
  title: "Step 5: the attacker’s declaration",
  rules: {
    "T11.5a": "The attacker declares the command or commands of his attack, its width, and the units that lead it.",
    "T11.5b": "The attacking pieces are those that these commands move.",
    "T11.5c": "They stay where they are until the attack is resolved.",
    "T11.5d": "Over a narrow approach the attack is narrow.",
    "T11.5e": "Over a wide approach the attacker chooses whether it is wide or narrow.",
    "T11.5f": "If the attack is narrow and two units lead the defence, the attacker picks the one that he meets.",
    "T11.5g": "The other no longer leads the defence (R8).",
    "T11.5h": "Units that lead the attack are among the attacking pieces. Nobody needs to lead (R13).",
    "T11.5i": "Two units at most lead a wide attack.",
    "T11.5j": "One unit at most leads a narrow attack.",
    "T11.5k": "Two units that lead an attack are of one type. They need not be of one corps (R34).",
    "T11.5l":
      "Infantry of strength one and cavalry of strength one may not lead an attack. Artillery of strength one may (R4).",
    "T11.5m": "Artillery may not lead an attack made by Corps Move.",
    "T11.5n": "Artillery leads an attack only if it blocks the attack approach; from reserve it may not.",
    "T11.5o":
      "An attack over an approach may not be led by artillery if one over the same approach, from the same side, was led by artillery in the round before. The exception: the attack locale is a hill and the defence locale is none (R5).",
    "T11.5p": "Threats that ended in a feint or in a retreat before combat do not count for this: nobody led.",
    "T11.5q": "Units that lead the attack are shown.",
  },
  notes: {
    "T11.5a":
      "No more units may attack than the capacity of the defence locale; attacks led by artillery are exempt (R43).",
    "T11.5b": "Units that a Corps Move leaves behind are detached now and take no part (R33).",
    "T11.5f":
      "Useful against a strong and a weak leader: you meet the weak one, and lose one step less in step 9. The strong one may still counter-attack (T11.7d).",
    "T11.5k": "Guard and line infantry may not lead an attack together (T15.11).",
    "T11.5l": "What counts is the strength now, not the one it began with.",
    "T11.5m":
      "Artillery fires by Unit Move or by Detach Move; one Detach Move may bring two batteries of one corps. A battery that is the only unit of its corps cannot fire (R33).",
    "T11.5n": "The fixed battery in Santon is an exception (T18.4).",
    "T11.5o":
      "Elsewhere guns can fire over one approach every other round. Never twice over one approach in the same turn (T11.12e).",
  },
} satisfies Section;
