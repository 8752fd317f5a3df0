import type { Section } from "../section";

export const attacks = {
  id: "T11",
  title: "Attacks",
  rules: {
    "T11.0a":
      "An attack is a move into a locale that the enemy occupies. That locale is the defence locale; the one next to it, from which the attack comes, is the attack locale. The approach between them has two sides: the attack approach, inside the attack locale, and the defence approach, inside the defence locale. Each of the two locales has its reserve, the attack reserve and the defence reserve.",
    "T11.0b":
      "An attack is made by one command. Only several Corps Moves (T11.0c) or the Unit Moves of two batteries (T11.0d) are combined into one attack.",
    "T11.0c":
      "Corps Moves combine if all the corps start in one and the same position and attack over the same approach.",
    "T11.0d":
      "Two Unit Moves combine if both units are artillery, both block the attack approach, and both lead the attack.",
    "T11.0e": "Batteries that combine their Unit Moves are shown, to prove what they are.",
    "T11.0f": "Every command of a combined attack is counted separately against the limits on commands.",
    "T11.0g": "The defender spends no commands.",
    "T11.0h": "An attack by road is made by cavalry only. A commander may be with it.",
    "T11.0i": "Cavalry that attacks by road is shown, to prove what it is.",
    "T11.0j": "If the defence approach is obstructed, cavalry may not lead the attack.",
    "T11.0k": "If the defence approach is obstructed, cavalry may not lead the defence.",
    "T11.0l": "If the defence approach is obstructed, cavalry may not counter-attack.",
  },
  notes: {
    "T11.0d":
      "Two lead only over a wide approach. In a feint, and after a retreat before combat, nobody leads, so only one battery is commanded.",
    "T11.0f": "Two corps that attack together cost the Allies two of their five corps commands.",
    "T11.0h":
      "It is one command only (R31), starts in reserve, and needs road movement left to come into the defence locale (R21).",
    "T11.0i":
      "It is shown when the attack or feint is declared, after the defender’s answer; with the option O4, when its ride is over.",
    "T11.0j":
      "Obstructed is no penalty: it takes nothing from the result, and it does not keep cavalry from attacking without leading (R9, R36).",
  },
} satisfies Section;

export const threat = {
  id: "T11.1",
  title: "Step 1: the threat",
  rules: {
    "T11.1a": "The attacker names the attack approach. That is the threat.",
    "T11.1b":
      "By what command he will attack, and with which pieces, he does not say yet. That comes with his declaration (T11.2l, T11.3c or T11.5a).",
  },
  notes: {
    "T11.1a":
      "The threat has to be one that the attacker could carry out whether the defender stands or retreats (R22). With it he may declare a Guard Attack (T15.13).",
    "T11.1b":
      "The defender answers without knowing whether one unit or three corps are behind it. A threat costs a command in any case, for the attacker has to declare something.",
  },
} satisfies Section;

export const answer = {
  id: "T11.2",
  title: "Step 2: the defender stands or retreats",
  rules: {
    "T11.2a": "The defender either names pieces that defend, at least one unit among them, or retreats.",
    "T11.2b": "A defender who has nobody he may name has to retreat (R44).",
    "T11.2c": "Pieces that block the defence approach are all named, units and commanders.",
    "T11.2d": "Pieces at other approaches of the defence locale may not be named.",
    "T11.2e": "If the defence approach is blocked, no piece in the defence reserve may be named.",
    "T11.2f":
      "If nobody blocks it, some or all of the pieces in the defence reserve may be named, of any number of corps, but no more than one detached unit.",
    "T11.2g": "A commander in reserve is named only together with at least one unit of his corps.",
    "T11.2h": "A piece that was named against an attack over another approach this turn may not be named.",
    "T11.2i": "A piece that retreated after combat this turn may not be named.",
    "T11.2j": "A piece that retreated before combat this turn may be named.",
    "T11.2k": "Naming moves no piece and shows no face.",
    "T11.2l":
      "If the defender retreats (T12.2), the attacker makes his declaration only then: his command or commands and their pieces. These move into the defence reserve.",
    "T11.2m":
      "If the attacker then shows a battery that could have led this attack, it may stay where it is instead of moving in.",
    "T11.2n": "A retreat before combat ends the attack. The other steps are left out.",
  },
  notes: {
    "T11.2a": "With blockers there is no choice: they must defend (R6).",
    "T11.2c":
      "A strong approach can thus become a trap: whoever blocks it can neither be helped from reserve nor get away before combat.",
    "T11.2f":
      "This is what many detached units are bad at: any number of them in a reserve, and one may defend. Keep corps together.",
    "T11.2h":
      "A feint counts: who was named against it has defended that approach for the rest of the turn (R46). A commander counts as such a piece too.",
    "T11.2j": "It may even be driven out again in the same turn (R52).",
    "T11.2m":
      "Its command is spent (R17). It is commanded alone, by a Unit Move or by a Detach Move of one unit; and it must have been allowed to lead, T11.5o included (R45).",
  },
} satisfies Section;

export const feint = {
  id: "T11.3",
  title: "Step 3: the feint",
  rules: {
    "T11.3a": "If the defender stands, the attacker may declare that the attack is a feint.",
    "T11.3b": "If the defender stands against an attack by road, it has to be a feint.",
    "T11.3c":
      "In a feint the attacker makes his declaration, command or commands and pieces, but the pieces do not enter the defence locale: they end in the attack locale.",
    "T11.3d": "Feinting pieces that blocked the attack approach stay there.",
    "T11.3e":
      "Feinting pieces that start in the attack reserve, or come by road from farther off, end either in the attack reserve or at the attack approach.",
    "T11.3f": "Feinting pieces all end in one position. They are not divided between approach and reserve.",
    "T11.3g":
      "If the named defenders are in reserve, the defender moves some or all of them up to block the defence approach: at least one unit has to advance (R19).",
    "T11.3h": "Where an advance parts a corps, the units that are no longer with their commander are detached.",
    "T11.3i": "A feint ends the attack. The other steps are left out.",
  },
  notes: {
    "T11.3a":
      "A feint uses the command and the pieces (T11.12a) and closes the approach for this turn (T11.12h). Nothing is shown but road cavalry, and no leader of the defence (R54). In return it can drag units out of a good reserve and break up a corps.",
    "T11.3c":
      "Units detached for the feint stay detached (R33). A feint by road needs room in the attack locale (R43).",
    "T11.3d":
      "The fixed battery may feint where it stands, by Unit Move or Detach Move; a Corps Move leaves it behind in a feint too (R42).",
    "T11.3g": "The fixed battery never advances; if no other named unit is left, nobody does (R19).",
  },
} satisfies Section;
