import type { AboutWords } from "./words";

export const en: AboutWords = {
  title: "About Bicorne",
  version: (version) => `Version ${version}`,
  what: "Bicorne is a free table for Napoleonic wargames in the browser. It enforces the rules, keeps every match, and lets each player see what his side may see. It does not replace the games: it is for people who own them, and wish to play when they cannot sit at one table.",
  games: "The games and their owners",
  owners:
    "Their names belong to their owners. Bicorne is unofficial: nobody who designed or published these games made it, vouches for it, or is to blame for it. It uses none of their art; maps and pieces are drawn anew.",
  drill: "The drill, with which you can learn the table, is Bicorne’s own.",
  dice: {
    title: "Fair dice",
    text: "Before a match begins, the server draws a secret number and publishes its imprint, so that it cannot exchange the number afterwards. Then the browser of every player adds a share of its own, so that nobody, not even whoever runs the server, can choose the dice. Every die follows from both, and taking a move back does not change the next one. When the match is over the secret number is shown, and anybody can work out every die again.",
    check: "Check the dice of a match",
  },
  fog: {
    title: "Fog of war",
    text: "What you may not see does not leave the server: your browser is sent what your side knows, and nothing else. Nor does anything give the rest away, be it a refusal, the number of messages or whom the table waits for. Tests play whole games in two worlds that you could not tell apart, and demand that in both you are sent the same.",
  },
  privacy: {
    title: "What is kept about you",
    stored: [
      "your name, and, if you give them, an e-mail address and a webhook;",
      "of your password and your personal link only an imprint, from which they cannot be read;",
      "where you are signed in, as in “Firefox, Linux”, and the hour of your last visit there;",
      "what you played, said and noted in your matches.",
    ],
    cookie:
      "There is one cookie, which says who you are. There are no others and no trackers, and the pages fetch nothing from anywhere else.",
    leave: "You can delete yourself at any time. What you played and said then stays, without your name.",
    yourPage: "To your page",
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
    text: "Whatever these pages do, a program can do, too: a bot, a club’s own page, a statistic.",
    docs: "The server describes its API",
  },
};
