import type { Section } from "../section";

export const t9 = {
  id: "T9",
  title: "Commands",
  rules: {
    "T9.1":
      "In your turn you give commands, one after another, in any order you like. Each is carried out in full, with any attack it makes, before the next is given.",
    "T9.2":
      "A corps command is given by a commander to some or all units of his own corps. He commands no unit of another corps and no detached unit; only Attach (T9.14) reaches beyond his corps.",
    "T9.3":
      "A commander gives no more than one corps command in a turn. The only exception is a French commander in the turn he enters the map (T10.29).",
    "T9.4": "The Allies give no more than five corps commands in a turn, all their commanders together.",
    "T9.5": "The French have no such limit: every French commander may give his corps command in every turn.",
    "T9.6":
      "An independent command is given to a single detached unit. No commander is needed for it, and it uses up no commander’s own command.",
    "T9.7": "The Allies give no more than three independent commands in a turn.",
    "T9.8": "The French give no more than four independent commands in a turn.",
    "T9.9": "Corps Move, a corps command: the commander and all units of his corps move together, as one body.",
    "T9.10":
      "Just before a Corps Move the commander may detach units of his corps. They stay where they are, and this command does not move them; at least one unit goes with him (T8.6).",
    "T9.11":
      "Detach Move, a corps command: the commander detaches one or more units of his corps, and these move together. There is no Detach Move without a unit.",
    "T9.12": "In a Detach Move the commander and the units he keeps do not move.",
    "T9.13": "Units of a Detach Move never go by road.",
    "T9.14": "Attach, a corps command: the commander takes one single unit into his corps.",
    "T9.15":
      "The commander and the unit he attaches must be in the same position: at the same approach, or both in the reserve of the same locale.",
    "T9.16":
      "Attach takes a detached unit or a unit of another corps of the same army. A unit that is already in the commander’s own corps cannot be attached to it.",
    "T9.17":
      "A unit taken from another corps leaves it and joins the new one by the one Attach. The commander it leaves gives no command for that, but he must keep at least one unit (T8.6).",
    "T9.18": "Unit Move, an independent command: one detached unit moves.",
    "T9.19":
      "A Unit Move may also be given to a unit that is still in a corps: the command detaches it and moves it. It may not be the last unit of its corps (T8.6).",
    "T9.20":
      "No piece is moved by two commands in one turn. French reinforcements in the turn they enter are the exception (T10.28).",
    "T9.21":
      "Attach moves nothing. A unit that has moved may therefore still be attached in the same turn, and a unit that has been attached may still move if it has not moved yet.",
    "T9.22": "Commands are declared openly, and both players see how many of each kind have been given this turn.",
  },
  notes: {
    "T9.1": "A turn may be ended at any time; no command has to be given (R32).",
    "T9.4":
      "Nine Allied commanders share five commands: in most turns four of them stand still. Plan which wing is to move.",
    "T9.10":
      "Units left behind can still move this turn, each by a Unit Move of its own (R32). In an attack they are chosen only when the attacker declares (R33).",
    "T9.14":
      "Attach works on the map only, and a corps has at most eight units afterwards (R32, T8.4). The fixed battery can be attached (R24).",
    "T9.19": "This is how a single battery fires without costing its commander his command (R33).",
    "T9.20":
      "Pieces that attacked or feinted and are still in the attack locale count as moved (T11.12a). A retreat, an advance and a fall-back are no moves and do not count.",
  },
} satisfies Section;
