import { plural } from "../words/sentence";
import type { SettingsWords } from "./words";

export const en: SettingsWords = {
  title: "Settings",
  hint: "These hold for this browser, whoever is signed in.",
  language: "Language",
  theme: "Appearance",
  themes: { system: "Same as the system", light: "Light", dark: "Dark" },
  play: "Play",
  confirm: "Ask before an answer is given",
  confirmHint: "Otherwise the last click gives it. Dice cannot be taken back.",
  notices: "When it is your turn",
  notify: "Tell me with a browser notification",
  notifyHint: "While Bicorne is open in some tab, and you look elsewhere.",
  leave: {
    granted: "The browser allows notifications.",
    askable: "The browser will ask you once whether it may.",
    denied:
      "The browser has been told not to let this site show notifications. You can change that beside the address bar.",
    insecure: "Browsers show notifications only for https addresses. This page has none; ask whoever runs the server.",
    unknown: "This browser has no notifications.",
  },
  tryIt: "Try it",
  noticeTitle: "Bicorne",
  noticeBody: "This is how you will be told that it is your turn.",
  shown: "Sent. If you saw nothing, the system holds notifications back.",
  notShown: "The browser did not show it. Those of phones often cannot; mail can do it instead.",
  elsewhere: "To be told by mail as well, go to your page:",
  memory: "What this browser remembers",
  memoryHint:
    "Besides one cookie, which says who you are, this browser keeps a few things for itself. No other site can read them.",
  remembers: "At present:",
  nothing: "At present it keeps nothing.",
  settings: "the settings of this page",
  salts: (count) =>
    plural("en", count, {
      one: "your own share in the dice of one match",
      other: `your own share in the dice of ${String(count)} matches`,
    }),
  others: (count) => plural("en", count, { one: "one thing more", other: `${String(count)} things more` }),
  forget: "Forget it",
  forgetWarning:
    "The settings go back to how they were. You stay signed in, and no match is lost; but you can no longer check by yourself that your share went into the dice of your matches.",
  forgetAll: "Forget everything",
  keep: "No, keep it",
};
