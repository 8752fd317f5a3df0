import type { Language } from "../../../words/language";
import { en } from "./en/words";
import { it } from "./it/words";
import type { BattleWords } from "./words";

export const battleWords: Record<Language, BattleWords> = { it, en };
