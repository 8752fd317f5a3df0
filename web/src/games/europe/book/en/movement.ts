import type { Section } from "../section";

export const land = {
  id: "B8",
  title: "Movement by land",
  rules: {
    "B8.1": "You move all your pieces, some of them, or none: those that are there.",
    "B8.2": "Infantry and artillery do not move two regions.",
    "B8.3": "A piece moves once a turn. What has moved, or was just built, stays where it is.",
    "B8.4": "Nobody moves on through a region with enemy pieces in it: whoever enters one stops there.",
    "B8.5": "Battles are fought only when all movement is over.",
    "B8.6": "A move leads to another region; nobody rides out and back again.",
  },
  notes: { "B8.3": "An army may be split: its pieces take one order each, together or apart." },
} satisfies Section;

export const sea = {
  id: "B9",
  title: "Movement by sea",
  rules: {
    "B9.1": "A landing goes from a region with an anchor to another region with an anchor.",
    "B9.2": "It is the whole movement of a piece: it neither marches before nor after.",
    "B9.3": "A nation ships no more than four pieces a turn for each capital it owns.",
    "B9.4": "Britain ships six pieces a turn, or more if its capitals allow more.",
    "B9.5": "All pieces of a nation that sail in a turn leave from one region and land in one region.",
    "B9.6": "Each piece that lands on a neutral or enemy coast throws a die, and is lost on a 1.",
    "B9.7": "On the coasts of the British homeland it is lost on a 1 or a 2.",
    "B9.8": "Against an army of which a part has landed the defenders hit on 5 and 6.",
  },
  notes: { "B9.8": "A landing that meets resistance is costly. Land beside the enemy rather than on top of them." },
} satisfies Section;
