// @vitest-environment happy-dom

import { describe, expect, test } from "vitest";

type Module = Record<string, unknown>;

/** The wordings of all folders, by their file: each language in a file of its own. */
const files = import.meta.glob<Module>(["../**/en.ts", "../**/it.ts", "../**/*.en.ts", "../**/*.it.ts"], {
  eager: true,
});

const folders = Object.keys(files)
  .filter((file) => /\ben\.ts$/.test(file))
  .map((file) => file.replace(/en\.ts$/, ""));

/** All texts of a wording, by their path: "game.europe.name". */
function texts(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

function wording(folder: string, language: "it" | "en"): unknown {
  const [words] = Object.values(files[`${folder}${language}.ts`] ?? {});
  return words;
}

const strings = (folder: string, language: "it" | "en") =>
  texts(wording(folder, language)).flatMap(([path, text]) => (typeof text === "string" ? [{ path, text }] : []));

/** Words that give an English sentence away and that Italian does not have. */
const english =
  /\b(?:the|and|of|with|your|you|is|are|this|that|not|for|from|what|which|match|matches|player|players|turn|board|rules?)\b/i;

test("there are wordings to look at", () => {
  expect(folders.length).toBeGreaterThan(10);
});

describe.each(folders)("the wording of %s", (folder) => {
  test("has the same texts in both languages", () => {
    const shape = (language: "it" | "en") =>
      texts(wording(folder, language)).map(([path, text]) => `${path}: ${typeof text}`);
    // Lists may be of different lengths: a paragraph more is no gap.
    const withoutLists = (paths: string[]) => paths.map((path) => path.replace(/\.\d+\b/g, "")).sort();
    expect(new Set(withoutLists(shape("it")))).toEqual(new Set(withoutLists(shape("en"))));
  });

  test.each(["it", "en"] as const)("has no gaps and no typewriter's signs in %s", (language) => {
    for (const { path, text } of strings(folder, language)) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toBe("");
      expect(text, path).not.toMatch(/ {2}|\.\.\.|'|\bundefined\b|[{}]/);
    }
  });

  test("is Italian in Italian", () => {
    for (const { path, text } of strings(folder, "it")) {
      // Names of games are English; so are the owners of licences.
      const own = text.replace(/Napoleon[’\w]*(?: in Europe| Triumph| Battles)?|©[^.]*\./g, "");
      expect(own, path).not.toMatch(english);
    }
  });
});
