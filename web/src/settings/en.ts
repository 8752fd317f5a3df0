import { plural } from "../words/sentence";
import type { SettingsWords } from "./words";

export const en: SettingsWords = {
  title: "Settings",
  hint: "These apply to this browser, whoever is signed in.",
  language: "Language",
  theme: "Appearance",
  themes: { system: "Same as the system", light: "Light", dark: "Dark" },
  play: "Play",
  confirm: "Ask me to confirm every answer",
  confirmHint: "Otherwise your last click counts. A roll of the dice cannot be taken back.",
  chances: "Tell me the chances of an attack",
  chancesHint: "As far as your side can know, and only against bots or on one screen.",
  notices: "When it is your turn",
  notify: "Tell me with a browser notification",
  notifyHint: "While Bicorne is open in a tab and you are looking elsewhere.",
  leave: {
    granted: "The browser allows notifications.",
    askable: "The browser will ask you once whether it may show them.",
    denied: "The browser does not let this site show notifications. You can change that next to the address bar.",
    insecure:
      "Browsers show notifications only for https addresses, and this page does not have one. Ask whoever runs the server.",
    unknown: "This browser does not support notifications.",
  },
  tryIt: "Try it",
  noticeTitle: "Bicorne",
  noticeBody: "This is how you will be told that it is your turn.",
  shown: "Sent. If you saw nothing, your system is holding notifications back.",
  notShown: "The browser did not show it. Phone browsers often cannot; e-mail can do it instead.",
  elsewhere: "To be told by e-mail as well, go to your page:",
  memory: "What this browser remembers",
  memoryHint:
    "Besides one cookie, which says who you are, this browser keeps a few things for itself. No other site can read them.",
  remembers: "At the moment:",
  nothing: "At the moment it remembers nothing.",
  settings: "the settings on this page",
  salts: (count) =>
    plural("en", count, {
      one: "your own share in the dice of one match",
      other: `your own share in the dice of ${String(count)} matches`,
    }),
  others: (count) => plural("en", count, { one: "one more thing", other: `${String(count)} more things` }),
  forget: "Clear it",
  forgetWarning:
    "The settings go back to how they were at first. You stay signed in and no match is lost, but you can no longer check for yourself that your share went into the dice of your matches.",
  forgetAll: "Clear everything",
  keep: "No, keep it",
};
