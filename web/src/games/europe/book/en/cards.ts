import type { Section } from "../section";

export const drawing = {
  id: "B13",
  title: "Drawing cards",
  rules: {
    "B13.1": "The winner of a major battle draws a card at once.",
    "B13.2":
      "After the battles each nation that acts draws a card for every capital it owns. St. Petersburg is no capital.",
    "B13.3": "It draws another card for every ten regions that it owns, rounded down.",
  },
  notes: {},
} satisfies Section;

export const playing = {
  id: "B14",
  title: "Playing cards",
  rules: {
    "B14.1": "Only cards that are in a nation’s hand are played or traded.",
    "B14.2": "Cards bring pieces in combinations alone.",
    "B14.3":
      "Two cards of one arm are a regiment and bring one piece of it. Three are a brigade: three infantry, or two of another arm. Four are a division: six infantry, four cavalry, three guns or three leaders.",
    "B14.4": "A card of each of the four arms makes a corps, which brings a piece of each.",
    "B14.5": "Each card of the combination in the nation’s own colour brings a piece more, of its arm.",
    "B14.6": "Napoleon stands for a card of any arm. He has no colour and brings no piece more.",
    "B14.7": "Cards that were played go back into the deck, which is shuffled.",
    "B14.8":
      "Cards without a symbol bring nothing, and may be put back into the deck in production. Others are not put back.",
  },
  notes: {
    "B14.1":
      "Bicorne’s deck has 90 cards. Infantry, cavalry, artillery, leaders in each colour. France: 4, 3, 2, 1. Britain: 4, 2, 2, 2. Prussia: 5, 2, 2, 1. Russia: 4, 3, 2, 1. Ottomans: 4, 3, 2, 1. Austria: 4, 3, 2, 1. Spain: 5, 2, 2, 1. Beside them 4 Napoleons and 16 cards without a symbol. It is a reconstruction: which symbols the printed cards have is not public.",
    "B14.3": "A division of infantry brings far more than two regiments: it may pay to wait.",
  },
} satisfies Section;

export const trading = {
  id: "B15",
  title: "Trading cards",
  rules: {
    "B15.1": "Cards are traded between a nation of yours and one of another player.",
    "B15.2": "Both put any number of cards on the table, face down. They are looked at when the trade is done.",
  },
  notes: { "B15.2": "How many cards lie there everybody sees." },
} satisfies Section;

export const production = {
  id: "B16",
  title: "Production",
  rules: {
    "B16.1": "New pieces are placed at once, in any region of the nation’s homeland.",
    "B16.2": "Nothing is placed in a region where enemy armies stand.",
    "B16.3": "A nation whose homeland is occupied altogether builds nothing.",
  },
  notes: {
    "B16.2":
      "A lone leader occupies nothing. New pieces may stand beside it until either of the two has moved; if it is still there then, it is beaten at once (EB-20). A third player who attacks such a region fights those with most armies first.",
  },
} satisfies Section;
