import { describe, expect, test } from "vitest";
import { languages, wordings } from "./language";

/** All texts of a wording, by their path: "game.europe.name". */
function texts(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

const paths = (wording: unknown) =>
  texts(wording)
    .map(([path]) => path)
    .sort();

describe.each(languages)("the wording in %s", (language) => {
  test("has the same texts as English", () => {
    expect(paths(wordings[language])).toEqual(paths(wordings.en));
  });

  test.each(texts(wordings[language]))("has words for %s", (_, text) => {
    expect(text).toBeTypeOf("string");
    expect((text as string).trim()).not.toBe("");
    expect(text).toBe((text as string).trim());
  });
});
