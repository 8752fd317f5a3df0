import { describe, expect, test } from "vitest";
import { botSalt, commitment } from "./commitment";
import { journalOf, names, resealed, textOf, verified } from "./fixtures/fixtures";
import type { Problem } from "./problem";

const problems = (text: string) => verified(text).findings.problems;

const kinds = (found: Problem[]) => found.map((problem) => problem.type);

/** Another hexadecimal text, just as long. */
const other = (text: string) => (text.startsWith("0") ? "1" : "0") + text.slice(1);

function lines(text: string): string[] {
  return text.trimEnd().split("\n");
}

/** The text with its nth line, from 0, changed. */
function withLine(text: string, n: number, change: (line: string) => string): string {
  return lines(text)
    .map((line, index) => (index === n ? change(line) : line))
    .join("\n");
}

const dieOn = (line: string) => line.includes('"sides"') && !line.includes('"typed"');

/** The first entry that holds a die of the stream, and a text in which that die shows another face. */
function withOtherDie(text: string): { entry: number; spoilt: string } {
  const entry = lines(text).findIndex(dieOn);
  const change = (line: string) =>
    line.replace(/"value":(\d)/, (_, value: string) => `"value":${(Number(value) % 6) + 1}`);
  return { entry, spoilt: withLine(text, entry, change) };
}

describe.each(names)("the journal %s", (name) => {
  const text = textOf(name);

  test("verifies as the program wrote it", () => {
    const { entries, findings } = verified(text);
    expect(findings.problems).toEqual([]);
    expect(findings.derived + findings.typed).toBe(text.split('"sides"').length - 1);
    expect(findings.derived).toBeGreaterThan(0);
    expect(findings.wrong).toBe(0);
    expect(entries.length).toBe(lines(text).length - 2);
  });

  test("verifies with blank lines and lines that end as on Windows", () => {
    expect(problems(text.replaceAll("\n", "\r\n\r\n"))).toEqual([]);
  });

  test("fails when a die is changed, and says what the seed gives", () => {
    const { entry, spoilt } = withOtherDie(text);
    const found = problems(spoilt);
    expect(kinds(found)).toEqual(["die", "link"]);
    expect(found).toMatchObject([{ entry, place: 1 }, { entry }]);
  });

  test("fails for the die alone when the forger made the links follow", () => {
    const { entry, spoilt } = withOtherDie(text);
    const forged = verified(resealed(spoilt)).findings;
    expect(forged.problems).toMatchObject([{ type: "die", entry, place: 1 }]);
    expect(forged.wrong).toBe(1);
  });

  test("fails when a salt is changed, for then all dice are others", () => {
    const { header } = journalOf(text);
    const salt = header.seats[0]?.salt ?? "";
    const found = problems(resealed(text.replace(salt, other(salt))));
    expect(kinds(found)).toContain("die");
  });

  test("fails when the seed is changed", () => {
    const seed = journalOf(text).closing?.seed ?? "";
    expect(kinds(problems(text.replace(seed, other(seed))))).toContain("commitment");
  });

  test("fails when the seed and the commitment are changed together, for the dice", () => {
    const { header, closing } = journalOf(text);
    const seed = (closing?.seed.slice(32) ?? "") + (closing?.seed.slice(0, 32) ?? "");
    let forged = text.replace(closing?.seed ?? "", seed).replace(header.commitment, commitment(seed));
    header.seats.forEach((line, seat) => {
      if (line.bot) forged = forged.replace(line.salt, botSalt(commitment(seed), seat));
    });
    const found = problems(resealed(forged));
    expect(new Set(kinds(found))).toEqual(new Set(["die"]));
  });

  test("fails when the id of the match is changed", () => {
    const { id } = journalOf(text).header;
    expect(kinds(problems(resealed(text.replace(id, `${id}x`))))).toContain("die");
  });

  test("fails when the digest of a state is changed", () => {
    const spoilt = withLine(text, 1, (line) =>
      line.replace(/"digest":"(\w+)"/, (_, digest: string) => `"digest":"${other(digest)}"`),
    );
    expect(problems(spoilt)).toEqual([{ type: "link", entry: 1 }]);
  });

  test("fails when a link is changed, there and at the entry that is chained to it", () => {
    const spoilt = withLine(text, 2, (line) =>
      line.replace(/"link":"(\w+)"/, (_, link: string) => `"link":"${other(link)}"`),
    );
    expect(problems(spoilt)).toEqual([
      { type: "link", entry: 2 },
      { type: "link", entry: 3 },
    ]);
  });

  test("fails when two entries change places", () => {
    const [header = "", first = "", second = "", ...rest] = lines(text);
    const found = problems([header, second, first, ...rest].join("\n"));
    expect(found.slice(0, 2)).toEqual([
      { type: "number", entry: 2, expected: 1 },
      { type: "link", entry: 2 },
    ]);
  });

  test("fails when an entry in the middle is left out", () => {
    const [header = "", , ...rest] = lines(text);
    const found = problems([header, ...rest].join("\n"));
    expect(found[0]).toEqual({ type: "number", entry: 2, expected: 1 });
    expect(kinds(found)).toContain("cutShort");
  });

  test("fails when its end is cut off", () => {
    const all = lines(text);
    const [closing = "", last = ""] = all.reverse();
    const [, , ...rest] = all;
    const length = all.length - 2;
    expect(last).not.toBe("");
    expect(problems([...rest.reverse(), closing].join("\n"))).toEqual([
      { type: "cutShort", written: length, found: length - 1 },
    ]);
    const shorter = closing.replace(/"entries":\d+/, `"entries":${length - 1}`);
    expect(problems([...rest, shorter].join("\n"))).toEqual([{ type: "lastLink" }]);
  });

  test("is not verified without its seed", () => {
    const { findings, entries } = verified(lines(text).slice(0, -1).join("\n"));
    expect(findings.problems).toEqual([{ type: "noSeed" }]);
    expect(findings.derived).toBe(0);
    expect(entries.flatMap((entry) => entry.dice).every((die) => die.derived === undefined)).toBe(true);
  });
});

describe("what was taken back", () => {
  test("does not count where dice are numbered", () => {
    const { entries } = verified(textOf("table"));
    const later = entries.filter((entry) => entry.n > 16 && entry.dice.some((die) => !die.typed));
    expect(later.length).toBeGreaterThan(0);
    for (const entry of later) {
      // A take back is no entry that stands, and neither is what it took back.
      const backs = entries.filter((earlier) => earlier.n < entry.n && earlier.deed.type === "take_back");
      expect(entry.stream).toBe(entry.n - 2 * backs.length);
    }
  });

  test("is named with the entry that took it back", () => {
    const { entries, findings } = verified(textOf("table"));
    expect(entries.filter((entry) => entry.takenBackBy).map((entry) => [entry.n, entry.takenBackBy])).toEqual([
      [15, 16],
      [19, 20],
      [35, 36],
    ]);
    expect(findings.takenBack).toBe(3);
  });

  test.each(["[15,14]", "[15,15]", "[]", "[99]", "[0]", "[16]"])(
    "is not believed to be %s, which did not stand",
    (taken) => {
      const forged = textOf("table").replace('"entries":[15]', `"entries":${taken}`);
      expect(problems(resealed(forged))).toContainEqual({ type: "takeBack", entry: 16 });
    },
  );

  test("is not taken back again", () => {
    const forged = textOf("table").replace('"entries":[19]', '"entries":[15]');
    expect(problems(resealed(forged))).toContainEqual({ type: "takeBack", entry: 20 });
  });
});

describe("typed dice", () => {
  const text = textOf("table");

  test("are counted apart, and nothing is derived for them", () => {
    const { entries, findings } = verified(text);
    expect(findings.typed).toBe(3);
    const typed = entries.flatMap((entry) => entry.dice).filter((die) => die.typed);
    expect(typed.map((die) => die.derived)).toEqual([undefined, undefined, undefined]);
  });

  test("are not believed where the game rolls by itself", () => {
    const n = lines(text).findIndex((line) => line.includes('"advance","dice"'));
    const forged = withLine(text, n, (line) => line.replace(/("value":\d)/, '$1,"typed":true'));
    expect(problems(resealed(forged))).toContainEqual({ type: "typed", entry: n, place: 1 });
  });

  test("must show a face of the die", () => {
    const forged = text.replace(/"value":\d,"typed"/, '"value":7,"typed"');
    expect(kinds(problems(resealed(forged)))).toEqual(["face"]);
  });
});

describe("salts", () => {
  const text = textOf("served");
  const mine = journalOf(text).header.seats[0]?.salt ?? "";

  test("are found again by the browser that sent one", () => {
    const { findings } = verified(text, { salt: mine });
    expect(findings.salts).toEqual(["me", "commitment", "commitment", "commitment"]);
    expect(findings.saltMissing).toBe(false);
  });

  test("are missed by the browser that sent another", () => {
    const { findings } = verified(text, { salt: other(mine) });
    expect(findings.salts[0]).toBe("player");
    expect(findings.saltMissing).toBe(true);
  });

  test("of bots must follow from the commitment where people play", () => {
    const { header } = journalOf(text);
    const salt = header.seats[2]?.salt ?? "";
    expect(problems(text.replace(salt, other(salt)))[0]).toEqual({ type: "botSalt", seat: "green" });
  });

  test("of a simulation are anybody's, and cheat nobody", () => {
    const { findings } = verified(textOf("simulated"));
    expect(findings.salts).toEqual(["chosen", "chosen"]);
    expect(findings.problems).toEqual([]);
  });
});

test("a commitment that this browser saw before must be the one in the header", () => {
  const text = textOf("resigned");
  const { header } = journalOf(text);
  expect(verified(text, { commitment: header.commitment }).findings.problems).toEqual([]);
  expect(verified(text, { commitment: other(header.commitment) }).findings.problems).toEqual([
    { type: "otherCommitment" },
  ]);
});

test("nothing follows an entry that ended the match", () => {
  const text = textOf("resigned");
  const end = lines(text)[13] ?? "";
  const again = end.replace('"n":13', '"n":14');
  const longer = [...lines(text).slice(0, 14), again, lines(text)[14] ?? ""].join("\n");
  expect(problems(resealed(longer))).toEqual([{ type: "afterEnd", entry: 14 }]);
});

test("an act is by a seat that is there, and the game's own step by none", () => {
  const text = textOf("served");
  const stranger = text.replace('{"n":1,"seat":', '{"n":1,"seat":7');
  expect(problems(resealed(stranger))).toEqual([{ type: "seat", entry: 1 }]);
  const nobody = text.replace(/\{"n":1,"seat":\d,/, '{"n":1,');
  expect(problems(resealed(nobody))).toEqual([{ type: "seat", entry: 1 }]);
  const somebody = text.replace(/\{"n":(\d+),"deed":\{"type":"advance"/, '{"n":$1,"seat":0,"deed":{"type":"advance"');
  expect(kinds(problems(resealed(somebody)))).toEqual(["seat"]);
});

test("a file with any number of wrong dice is found out", () => {
  const wrong = Array.from({ length: 200_000 }, () => '{"sides":6,"value":7}').join(",");
  const text = withLine(textOf("served"), lines(textOf("served")).findIndex(dieOn), (line) =>
    line.replace(/"dice":\[.*?\]/, `"dice":[${wrong}]`),
  );
  expect(problems(text).filter(({ type }) => type === "face")).toHaveLength(200_000);
});
