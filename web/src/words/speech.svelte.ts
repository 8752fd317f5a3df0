import { firstLanguage, wordings, type Language } from "./language";
import type { Words } from "./words";

const key = "bicorne.language";

// Storage is refused altogether in some private windows; the page must live without it.
function recall(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(language: Language) {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Then the choice lasts as long as the page.
  }
}

/** The language that the page speaks now. */
class Speech {
  #language: Language = $state(firstLanguage(recall(), navigator.languages));

  get language(): Language {
    return this.#language;
  }

  get words(): Words {
    return wordings[this.#language];
  }

  of<T>(wordings: Record<Language, T>): T {
    return wordings[this.language];
  }

  choose(language: Language) {
    this.#language = language;
    remember(language);
  }
}

export const speech = new Speech();
