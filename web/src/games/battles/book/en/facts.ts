import type { Section } from "../section";

export const facts = {
  id: "F",
  title: "Facts of the original rules",
  rules: {
    F1: "Disordered units do not fire.",
    F2: "Cavalry does not fire.",
    F3: "Disordered units do not move into contact.",
    F4: "Artillery does not move into contact.",
    F5: "A unit is removed when the figures it has left are no more than its dispersal number.",
    F6: "Routed units neither move by order or mark, nor change formation, nor fire.",
    F7: "A unit takes only formations of its arm: infantry line, column, march column and square; cavalry line, column and march column; artillery limbered and unlimbered.",
    F8: "Infantry does not try an emergency square if it touches, or is within an inch of, enemy infantry that is not routed; if it is in square already, in march column or routed; if it is in a town or a wood, or behind entrenchments or a wall.",
    F9: "Limbered artillery does not fire.",
  },
  notes: {
    F1: "These are the few things about Napoleon’s Battles, first edition, that the appendix rests on and Bicorne knows. For everything else you need the original rules.",
    F6: "They may make a rout move (B4.2.3i) and rally (B4.1b).",
    F9: "Neither the appendix nor what we know of the original rules says so in words. It was settled, because guns at the limber have to unlimber first (B4.2.3f).",
    F8: "Squares, march columns and routed units are not asked. The other reasons are for the owner to state.",
  },
} satisfies Section;
