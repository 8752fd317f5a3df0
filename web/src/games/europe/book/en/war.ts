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
      "A player commands their own nations and no others. Two players have three nations each, three players two, four and more one. In Stop France! the groups of EB-30 say who has how many.",
    "B6.2":
      "Nations are drawn by lot, one after the other. Those that nobody plays are neutral. In Stop France! the first seat has France, and each of the others draws one of the groups of EB-30.",
    "B6.3":
      "Or players choose them in turn, each nation once. In Stop France! whoever chooses a nation has its whole group.",
    "B6.4": "All equal: every nation places eight infantry, five cavalry, three artillery and a leader.",
    "B6.5": "Pieces are placed in the homeland of their nation, in any of its regions, together or apart.",
    "B6.6": "Central power: each nation has a number of its own. Austria has most; France and Prussia follow.",
    "B6.7":
      "Stop France!: France has five infantry, two cavalry, a gun and a leader for each nation against it. The others have six, three, two and one each, and begin as allies of each other.",
    "B6.8": "A nation places the pieces it has been given, and no more.",
  },
  notes: {
    "B6.6":
      "Infantry, cavalry, artillery, leaders. France: 10, 5, 3, 1. Britain: 6, 3, 1, 1. Prussia: 10, 5, 3, 1. Russia: 8, 4, 2, 1. Ottomans: 7, 3, 1, 1. Austria: 12, 6, 4, 1. Spain: 7, 3, 1, 1.",
    "B6.7":
      "What France has, in the same order. Two players: 15, 6, 3, 3. Three players: 20, 8, 4, 4. Four players: 30, 12, 6, 6. Five players: 20, 8, 4, 4. Six players: 25, 10, 5, 5. Seven players: 30, 12, 6, 6. The allies may break with each other like any others (EB-4).",
  },
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
  notes: { "B7.4": "If that player is out, the next of those who act does." },
} satisfies Section;
