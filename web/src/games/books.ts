/** The rules references, each in a file of its own: who reads one needs no board, and who plays needs none unless he asks. */

import type { Language } from "../words/language";
import type { RuleBook } from "./game";
import type { ShownGame } from "./games";

const loaders: Record<ShownGame, Record<Language, () => Promise<{ book: RuleBook<string> }>>> = {
  drill: { it: () => import("./drill/book.it"), en: () => import("./drill/book.en") },
  triumph: { it: () => import("./triumph/book.it"), en: () => import("./triumph/book.en") },
  battles: { it: () => import("./battles/book.it"), en: () => import("./battles/book.en") },
  europe: { it: () => import("./europe/book.it"), en: () => import("./europe/book.en") },
};

export async function loadBook(game: ShownGame, language: Language): Promise<RuleBook<string>> {
  return (await loaders[game][language]()).book;
}
