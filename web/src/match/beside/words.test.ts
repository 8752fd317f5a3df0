import { describe, expect, test } from "vitest";
import { bare, feminine, masculines } from "../../words/noun";
import { en } from "./en";
import { it } from "./it";

const nouns = [masculines("austriaci"), feminine("compagnia blu")];
const names = ["Anna", "Bruno"];

/** Every text, by its path; functions are tried with one and with two of whatever they count or name. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const word = value as (...given: unknown[]) => string;
    if (path.endsWith("ending.how")) {
      return [0, 1, 2].map((count) => [path, word("resigned", nouns.slice(0, count))]);
    }
    return [1, 2].map((count) => {
      if (path.endsWith("asSeen")) return [path, word(nouns[count - 1])];
      if (/comeback\.(free|asks|barred)$/.test(path)) return [path, word("Anna", nouns[count - 1])];
      if (path.endsWith("deserted.asks")) return [path, word(nouns.slice(0, count), "x")];
      if (/partners|drawOfferedBy|vacant|stillToAnswer|objecting|agreeing/.test(path))
        return [path, word(nouns.slice(0, count))];
      return [path, word(/between|mySideWith/.test(path) ? names.slice(0, count) : count)];
    });
  }
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

describe.each([
  ["it", it],
  ["en", en],
])("the wording in %s", (_, words) => {
  test.each(texts(words))("has good words for %s: %s", (_, text) => {
    expect(text).not.toMatch(/^\s*$|^\s|\s$|'|undefined|NaN|\[object/);
  });
});

test("one is not many", () => {
  expect([1, 2].map(en.talk.unread)).toEqual(["1 new message", "2 new messages"]);
  expect([1, 2].map(it.talk.unread)).toEqual(["1 messaggio nuovo", "2 messaggi nuovi"]);
  expect([1, 2].map(it.talk.left)).toEqual(["Resta un carattere", "Restano 2 caratteri"]);
});

test("the verb agrees with who acts", () => {
  const [many, one] = [masculines("austriaci"), feminine("compagnia blu")];
  expect(it.matters.drawOfferedBy([one])).toBe("La compagnia blu propone il pareggio.");
  expect(it.matters.drawOfferedBy([many])).toBe("Gli austriaci propongono il pareggio.");
  expect(it.ending.how("resigned", [many])).toBe("Gli austriaci vincono per abbandono.");
  expect(it.ending.how("resigned", [one, many])).toBe("La compagnia blu e gli austriaci vincono per abbandono.");
  expect(en.ending.how("resigned", [bare("Red")])).toBe("Red wins by resignation.");
});
