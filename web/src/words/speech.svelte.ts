import { recall, remember } from "../memory";
import { firstLanguage, wordings, type Language } from "./language";
import type { Words } from "./words";

const key = "language";

/** The language that the page speaks now. */
class Speech {
  #language: Language = $state(firstLanguage(recall(key), navigator.languages));

  get language(): Language {
    return this.#language;
  }

  get words(): Words {
    return wordings[this.#language];
  }

  /** What the page says now, of the wordings of a part of it. */
  of<T>(wordings: Record<Language, T>): T {
    return wordings[this.#language];
  }

  choose(language: Language) {
    this.#language = language;
    remember(key, language);
  }
}

export const speech = new Speech();
