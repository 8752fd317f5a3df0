import type { AboutWords } from "./words";

export const en: AboutWords = {
  title: "About Bicorne",
  version: (version) => `Version ${version}`,
  what: "Bicorne is a free table for Napoleonic wargames in the browser. It enforces the rules, keeps every match, and shows each player only what their side may see. It does not replace the games: it is for people who own them and want to play even when they cannot sit at the same table.",
  games: "The games and their owners",
  owners:
    "The names belong to their owners. Bicorne is unofficial: the designers and publishers of these games did not make it, do not endorse it and are not to blame for it. It uses none of their artwork; maps and pieces have been drawn from scratch.",
  drill: "The drill, which teaches you your way around the table, is Bicorne’s own.",
  dice: {
    title: "Fair dice",
    text: "Before a match begins, the server draws a secret number and publishes its fingerprint, so that it cannot swap the number later. Then every player’s browser adds a share of its own, so that nobody, not even whoever runs the server, can choose the dice. Every die follows from both, and taking a move back does not change the next roll. When the match is over the secret number is published, and anyone can work out every die again.",
    check: "Check the dice of a match",
  },
  fog: {
    title: "Fog of war",
    text: "What you may not see never leaves the server: your browser is sent what your side knows, and nothing else. Nor does anything give the rest away: not a refusal, not the number of messages, not whom the table is waiting for. Our tests play whole games in two worlds that you could not tell apart, and insist that you are sent exactly the same in both.",
  },
  privacy: {
    title: "What is kept about you",
    stored: [
      "your name and, if you give them, an e-mail address and a webhook; of an address that was written to, a fingerprint that says whether its owner wants to be left alone;",
      "only a fingerprint of your password and of your personal link, from which they cannot be read;",
      "where you are signed in, such as “Firefox, Linux”, and the hour of your last visit from there;",
      "what you have played, said and noted in your matches.",
    ],
    cookie:
      "There is one cookie, which says who you are. There are no others, there are no trackers, and the pages load nothing from anywhere else.",
    leave: "You can delete your data at any time. What you played and said stays, without your name.",
    yourPage: "Go to your page",
  },
  licences: {
    title: "Licences",
    own: "Bicorne is free software, under the MIT License or the Apache License 2.0, as you prefer. © 2026 the Bicorne contributors.",
    font: "It is set in EB Garamond, © 2017 The EB Garamond Project Authors, under the SIL Open Font License 1.1.",
    fontText: "The licence of the font",
    parts: "These pages contain the work of others:",
    mit: "The text of the MIT License",
  },
  api: {
    title: "For programmers",
    text: "Whatever these pages do, a program can do too: a bot, a club’s own page, statistics.",
    docs: "Read the server’s description of its API",
  },
};
