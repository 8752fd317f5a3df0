/** Italian nouns: what is said about somebody agrees with his name. */

export type Gender = "m" | "f";

/** A noun with what its article and its adjectives need to know. */
export interface Noun {
  text: string;
  gender: Gender;
  plural: boolean;
  /** Names of people and of games have none. */
  bare?: boolean;
}

export const masculine = (text: string): Noun => ({ text, gender: "m", plural: false });
export const feminine = (text: string): Noun => ({ text, gender: "f", plural: false });
export const masculines = (text: string): Noun => ({ text, gender: "m", plural: true });
export const feminines = (text: string): Noun => ({ text, gender: "f", plural: true });
/** Somebody's own name; without knowing better, the masculine speaks of anybody. */
export const bare = (text: string, gender: Gender = "m"): Noun => ({ text, gender, plural: false, bare: true });

const vowel = /^[aeiouàèéìòù]/i;
/** Before these a masculine article is lo, gli, uno. */
const impure = /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y|i[aeou])/i;

/** "il ", "lo ", "l’", … with its blank where it has one. */
export function article({ text, gender, plural, bare }: Noun): string {
  if (bare) return "";
  if (gender === "f") {
    if (plural) return "le ";
    return vowel.test(text) && !impure.test(text) ? "l’" : "la ";
  }
  const lo = impure.test(text);
  if (plural) return lo || vowel.test(text) ? "gli " : "i ";
  if (lo) return "lo ";
  return vowel.test(text) ? "l’" : "il ";
}

type Preposition = "di" | "a" | "da" | "in" | "su";

const stems: Record<Preposition, string> = { di: "de", a: "a", da: "da", in: "ne", su: "su" };

/** The preposition and the noun: "della Guardia", "agli Austriaci", "di Ney". */
export function with_(preposition: Preposition, noun: Noun): string {
  const the = article(noun);
  if (the === "") return `${preposition} ${noun.text}`;
  const stem = stems[preposition];
  // del, dei, degli, but dello, della, dell’, delle.
  const tail = the === "il " ? "l " : the.startsWith("l") ? `l${the}` : the;
  return `${stem}${tail}${noun.text}`;
}

export const the = (noun: Noun): string => `${article(noun)}${noun.text}`;
export const ofThe = (noun: Noun): string => with_("di", noun);
export const toThe = (noun: Noun): string => with_("a", noun);
export const fromThe = (noun: Noun): string => with_("da", noun);
export const onThe = (noun: Noun): string => with_("su", noun);
export const inThe = (noun: Noun): string => with_("in", noun);

/** The ending of an adjective or a participle in -o: "pront" + ending. */
export function ending({ gender, plural }: Pick<Noun, "gender" | "plural">): "o" | "a" | "i" | "e" {
  if (gender === "m") return plural ? "i" : "o";
  return plural ? "e" : "a";
}

/** One of two forms of a verb. */
export const number_ = ({ plural }: Noun, one: string, many: string): string => (plural ? many : one);
