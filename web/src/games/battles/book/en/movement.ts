import type { Section } from "../section";

export const movement = {
  id: "B4.2.3",
  title: "Movement",
  rules: {
    "B4.2.3a":
      "Only activated units move in the movement phase. All others stand, whatever their general’s priority; what they may do without an order is told in B4.2.3d to B4.2.3f and B4.2.3i.",
    "B4.2.3b":
      "Units move by the priority of their direct general’s order: first all of priority six, then five, down to one. No unit moves by order before its priority comes up, after it has passed, or outside this phase.",
    "B4.2.3c": "At equal priority the side with the initiative moves first, then the other.",
    "B4.2.3d": "A unit without an order fights if it is attacked, and fires like any other.",
    "B4.2.3e":
      "A unit without an order changes formation only in defence: from march column to column, from column to line, from any formation into square. It does not go from line to column, leave a square or limber. A unit that was activated changes formation with its order, or not at all.",
    "B4.2.3f": "Limbered artillery may unlimber without an order.",
    "B4.2.3g": "To move a unit into contact with the enemy, a charge, takes an order of priority five or more.",
    "B4.2.3h": "An activated unit that waits just off the table may enter it when its priority comes up.",
    "B4.2.3i":
      "A routed unit may make one further rout move, without an order, after all units with orders have moved. No other unit makes one, and none makes two.",
    "B4.2.3j":
      "A unit moves once. The move, the formation it ends in and the enemies it touches are one and are stated together (P20).",
  },
  notes: {
    "B4.2.3b":
      "An order may be used in part: some units move, others hold (A40). A general with an order moves with his command; generals without one move afterwards (A10).",
    "B4.2.3c": "As a block: all commands of the one side, then all of the other; an option lets them alternate (A12).",
    "B4.2.3e":
      "Once, after all units with orders have moved, the side with the initiative first; never from march column to line at once (A29).",
    "B4.2.3g":
      "The final priority counts, for all arms (A13). Disordered units and artillery do not move into contact at all (F3, F4). Reaction and pursuit have no threshold unless an option sets it (A15).",
    "B4.2.3h":
      "It may go on into contact, with five or more. If it does not enter, it waits for an order in a later turn.",
    "B4.2.3j":
      "Contact alone holds nobody: an engaged unit that has an order may move. A contact is kept until its combat is fought, and then it is said whether the units have parted.",
  },
} satisfies Section;

export const interrupts = {
  id: "BE",
  title: "Evasion and emergency square (4.2.3)",
  rules: {
    BE1: "Cavalry and artillery that the enemy moves into contact with may evade. Then there is no contact.",
    BE2: "A unit that has evaded neither moves nor changes formation any more in this turn: evading has taken all of its time.",
    BQ1: "Infantry in line or in column that enemy cavalry moves into contact with must try to form square, activated or not, in movement, reaction and pursuit alike. Nothing but what stands in F8 spares it the attempt.",
    BQ2: "Infantry that was forced into square neither moves nor changes formation any more in this turn: forming it has taken all of its time.",
  },
  notes: {
    BE1: "A unit that is routed, is engaged already or has evaded once in this turn does not evade.",
    BE2: "It loses its mark, and guns end limbered (A19). Evading counts as moving.",
    BQ1: "The attempt is made by the original rules. Its owner states at once how it came out, or what spares it; nothing else goes on before.",
    BQ2: "A unit whose order was still to come loses its move. Where the attempt fails, nothing is lost but by option (A18).",
  },
} satisfies Section;
