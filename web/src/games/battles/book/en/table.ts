import type { Section } from "../section";

export const table = {
  id: "P",
  title: "How the table is kept",
  rules: {
    P1: "A seat answers what it was asked, and only for units and generals that it commands.",
    P2: "Distances are measured on the real table and stated in the chain check: of each general, whether he touches his superior, is within his span or out of it, whether he is within the commander in chief’s own span, and to which unit of his side he is attached, if any; of each unit, whether it is within its general’s span. Only what has changed is stated, and nothing twice; all else stays as it was in the turn before. At the start everybody is within span and nobody attached.",
    P3: "Dice are rolled by Bicorne or, where the match allows it, rolled by hand and typed in; typed dice are shown as typed. An order die shows 1 to 6, an opposed die 1 to 10.",
    P4: "Who has mistyped a die may ask for it to be corrected. It is, once all other players of both sides assent; one who does not is enough to leave it as it is. Until that is settled nothing else goes on.",
    P5: "A die that Bicorne rolled is never corrected.",
    P6: "A die on which something was built stays as it is. The dice of an army can be corrected until the first die of either side is handed on, assigned or given up, or a player-general rolls; the dice of a player-general until the first of them is assigned; an opposed die until its step ends.",
    P7: "Figures left are recorded only for units that were fired at or fought in this turn. Destroyed may be recorded for these and for routed ones.",
    P8: "A unit has from none to all of the figures that the order of battle gives it.",
    P9: "Apart from the moves themselves, a change of formation is recorded only as a result, in the phases of fire, combat and pursuit.",
    P10: "A general who is lost is recorded as lost, and one who is lost may be recorded as replaced, with the rating of his successor. Nothing is done by or stated of a general while he is lost.",
    P11: "In fire, combat and pursuit two opposed ten-sided dice may be rolled, each with a modifier from -15 to 15. Bicorne sums up and shows the difference; what it means is for the original rules to say.",
    P12: "In one turn each side makes at most 200 entries out of turn, all of its players together: records, opposed dice and corrections.",
    P13: "After the last turn both commanders in chief say who has won, by the scenario. If they agree, it is so; if not, it is a draw.",
    P14: "A side all of whose units are destroyed has lost at once. Units that are still to arrive are not destroyed.",
    P15: "Fire and contact are at enemy units that are on the table.",
    P16: "A player records units and generals of their own side, never those of the other.",
    P17: "Destroyed units and those that have not arrived do nothing. Those that wait just off the table do nothing but enter.",
    P18: "What is recorded changes something: what is already so is not recorded again.",
  },
  notes: {
    P1: "Rulings are marked A, facts of the original rules F; P is how this table is kept, and O what an order of battle must be.",
    P2: "Whether he is within the commander in chief’s own span is asked only where it matters, and not of those directly under him (A6). A unit that is lost sets free the general attached to it.",
    P4: "When order dice of an army are corrected, sixes are counted anew.",
    P7: "A unit is removed when its figures reach its dispersal number (F5). Disorder and rout may be recorded at any time.",
    P13: "The number of turns is an option of the match, 1 to 60.",
  },
} satisfies Section;
