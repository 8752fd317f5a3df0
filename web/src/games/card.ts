/** What is said of a game before it is opened. It comes with the first page, so it is small: no board and no wordings. */

import type { Component } from "svelte";
import type { Language } from "../words/language";

export interface CardWords {
  name: string;
  /** What it is, in one sentence. */
  line: string;
  /** What its own pages are called. */
  pages?: Readonly<Record<string, string>>;
}

export interface GameCard {
  words: Record<Language, CardWords>;
  Picture: Component;
  /** Its name is English in every language. */
  english?: boolean;
  /** It is played on a real table: a bot may fill a seat there in trials, but is not offered to people. */
  onTable?: boolean;
  /** It is there to learn the table with, and lies below the others. */
  practice?: boolean;
  /** The addresses of pages of its own. */
  pages?: Readonly<Record<string, string>>;
}
