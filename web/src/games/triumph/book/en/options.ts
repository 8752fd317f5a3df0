import type { Section } from "../section";

export const options = {
  id: "O",
  title: "Options of the match",
  rules: {
    O1: "Agreed handicap: one army, the French or the Allied, starts with less morale, by as many points as agreed. At least one point is left (T17.1, R58).",
    O2: "Auction: the players bid morale for the choice of army (T17.2 to T17.9).",
    O3: "Santon: the rules of its section are in force (T18.1 to T18.6).",
    O4: "Cavalry on the road: as a rule, cavalry that attacks by road is shown when it declares (T11.0i). By this option it is shown only when its ride is over.",
    O5: "Objectives: as a rule a corps has to hold them (T16.4). By this option any infantry or artillery unit does, in a corps or detached; cavalry still does not.",
    O6: "Losses on leaders: as a rule two leaders share them as evenly as possible (R12). By this option the opponent places them on the two as he likes.",
    O7: "Memory aid: when a turn ends and units are shuffled (T7.4), the table keeps a note of which faces were seen in the group.",
  },
  notes: {
    O4: "A feint ends the ride, and the cavalry is shown with it.",
    O6: "Each leader takes at most the steps it has. Two counter-attackers always share evenly (R47).",
    O7: "The note stands while the group stays the same, and is struck when anybody joins or leaves it. A face seen in two turns is noted as often as it was seen at once. A loss strikes one note of the face that was hit, whichever unit it was.",
  },
} satisfies Section;
