import type { Words } from "./words";

export const en: Words = {
  language: "English",
  chooseLanguage: "Language",
  whatItIs:
    "A table in the browser for three Napoleonic wargames, where the rules are kept and the fog of war is real: play alone, two at one screen, or as a club across the world.",
  games: "The games",
  inPreparation: "in preparation",
  game: {
    triumph: {
      name: "Napoleon’s Triumph",
      line: "Austerlitz, December 1805: two armies of wooden blocks, their strength hidden from the enemy.",
    },
    europe: {
      name: "Napoleon in Europe",
      line: "Seven powers and one continent: treaties, campaigns, fleets and pitched battles.",
    },
    battles: {
      name: "Napoleon’s Battles",
      line: "Orders and activation for the miniatures table, with your own generals and your own dice.",
    },
  },
  owners: "The names of the games belong to their owners. Bicorne is an unofficial tool for people who own the games.",
  skip: "Skip to the page",
  pages: "Pages",
  home: "Bicorne: home",
  lobby: "Lobby",
  rules: "Rules",
  account: "Sign in",
  settings: "Settings",
  about: "About Bicorne",
  oneMoment: "One moment …",
  pageMissing: "This page could not be fetched.",
  again: "Try again",
  guest: (number) => `Guest ${String(number)}`,
};
