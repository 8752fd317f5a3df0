/** What bots are called, whatever the game. Which of them there are, the server says. */

import type { Language } from "../words/language";

export type LevelName = "random" | "recruit" | "sergeant" | "marshal";

export const levels: Record<Language, Record<LevelName, string>> = {
  en: { random: "Random", recruit: "Recruit", sergeant: "Sergeant", marshal: "Marshal" },
  it: { random: "Casuale", recruit: "Recluta", sergeant: "Sergente", marshal: "Maresciallo" },
};
