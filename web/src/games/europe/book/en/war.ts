import type { Section } from "../section";

export const victory = {
  id: "B5",
  title: "How to win",
  rules: {
    "B5.1": "Total Victory: a nation that has lost every region of its homeland to enemies is eliminated.",
    "B5.2": "Total Victory: the last player who has a nation left has won.",
    "B5.3":
      "Limited War: it ends after 12, 18 or 24 rounds, as agreed. The player with most regions outside their own homelands has won; with several nations, the average counts.",
    "B5.4": "In a Limited War nobody is eliminated, even if their whole homeland is occupied.",
  },
  notes: { "B5.3": "What you lose at home is not subtracted. See EB-29." },
} satisfies Section;

export const setUp = {
  id: "B6",
  title: "Setting up",
  rules: {
    "B6.1":
      "A player commands their own nations and no others. Two players have three nations each, three players two, four and more one.",
    "B6.2": "Nations are drawn by lot, one after the other. Those that nobody plays are neutral.",
    "B6.3": "Or players choose them in turn, each nation once.",
    "B6.4": "All equal: every nation places eight infantry, five cavalry, three artillery and a leader.",
    "B6.5": "Pieces are placed in the homeland of their nation, in any of its regions, together or apart.",
    "B6.6": "The central powers: each nation has a number of its own. Austria has most; France and Prussia follow.",
    "B6.7":
      "Stop France: France has five infantry, two cavalry, a gun and a leader for each nation against it. The others have six, three, two and one each, and are all allied.",
    "B6.8": "A nation places the pieces it has been given, and no more.",
  },
  notes: {},
} satisfies Section;

export const turns = {
  id: "B7",
  title: "Rounds and turns",
  rules: {
    "B7.1": "Everybody throws for the first turn, and the highest begins. The others follow in the order of the seats.",
    "B7.2": "When all players have had their turns the round is over, and the next begins.",
    "B7.3": "A turn is made of four parts: movement, battles, drawing cards, production.",
    "B7.4": "The player whose turn it is says which of the battles there are is fought next.",
  },
  notes: {},
} satisfies Section;
