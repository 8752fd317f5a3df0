/** The first letter large. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

/** "a, b and c" in the given language. */
export function list(items: readonly string[], language: string, type: "conjunction" | "disjunction" = "conjunction") {
  return new Intl.ListFormat(language, { type }).format(items);
}

const rules = new Map<string, Intl.PluralRules>();

/** The form for a number: one, or other. */
export function plural<T>(language: "it" | "en", count: number, forms: { one: T; other: T }): T {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count) === "one" ? forms.one : forms.other;
}
