import type { Words } from "./words";

export const en: Words = {
  language: "English",
  chooseLanguage: "Language",
  owners: "The names of the games belong to their owners. Bicorne is an unofficial tool for people who own the games.",
  skip: "Skip to the content",
  pages: "Pages",
  home: "Bicorne: home",
  lobby: "Lobby",
  rules: "Rules",
  account: "Sign in",
  settings: "Settings",
  about: "About Bicorne",
  oneMoment: "One moment…",
  pageMissing: "This page could not be loaded.",
  again: "Try again",
  cancel: "No, leave it",
  guest: (number) => `Guest ${String(number)}`,
};
