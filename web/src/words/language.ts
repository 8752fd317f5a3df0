import { en } from "./en";
import { it } from "./it";
import type { Words } from "./words";

export const wordings = { it, en } satisfies Record<string, Words>;

export type Language = keyof typeof wordings;

export const languages = Object.keys(wordings) as Language[];

function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/**
 * The language to begin with: the one chosen last time, else the first that the browser prefers and
 * we speak, else English. Preferences are tags such as "it-CH".
 */
export function firstLanguage(remembered: string | null, preferred: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return preferred.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}
