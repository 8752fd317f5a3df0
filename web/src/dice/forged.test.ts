/** What forgers make of a match whose end was signed, and of one whose links a browser has kept. */
import { ed25519 } from "@noble/curves/ed25519.js";
import { describe, expect, test } from "vitest";
import { headerLink } from "./chain";
import { journalOf, resealed, textOf, verified } from "./fixtures/fixtures";
import { bytes, hash, hex, unhex } from "./hash";
import { botSaltIn, number32, pledgeOf, type Pledge } from "./round";
import type { Memory } from "./verify";

const secret = new Uint8Array(32).fill(5);
const key = hex(ed25519.getPublicKey(secret));

/** The text with a closing line that says how it ended, signed. */
function signed(text: string, by = secret): string {
  const { header, closing } = journalOf(text);
  if (!closing) throw new Error("it has no end");
  const outcome = { winners: [0], how: "points" };
  const ended = hash(
    "bicorne end",
    hash("bicorne match", bytes(header.id)),
    unhex(headerLink(header)),
    unhex(closing.link),
    number32(closing.entries),
    bytes(JSON.stringify(outcome)),
  );
  const { seed, entries, link } = closing;
  const end = { outcome, key: hex(ed25519.getPublicKey(by)), signature: hex(ed25519.sign(ended, by)) };
  const lines = text.trimEnd().split("\n");
  return [...lines.slice(0, -1), JSON.stringify({ seed, entries, link, end })].join("\n");
}

/** The text as a match in which the players pledged their salts. */
function pledged(text: string, number = 1): string {
  const [first = "", ...rest] = text.trimEnd().split("\n");
  const header = JSON.parse(first) as {
    id: string;
    commitment: string;
    seats: { holder: { type: string }; salt: string }[];
    round?: { number: number; pledges: Pledge[] };
  };
  const persons = header.seats.flatMap(({ holder, salt }, seat) => (holder.type === "person" ? [{ seat, salt }] : []));
  const pledges = persons.map(({ seat, salt }) => ({ seat, hash: pledgeOf(salt, header.id, number, seat) }));
  header.round = { number, pledges };
  for (const [seat, line] of header.seats.entries())
    if (line.holder.type === "bot") line.salt = botSaltIn(header.round, header.id, header.commitment, seat);
  return resealed([JSON.stringify(header), ...rest].join("\n"));
}

const kinds = (text: string, memory: Memory = { key }) =>
  verified(text, memory).findings.problems.map((problem) => problem.type);

const honest = signed(textOf("served"));
const links = journalOf(honest).entries.map((entry) => entry.link);

/** The lines of the match without its end, changed, sealed anew, with the signature that it had. */
function forged(change: (lines: string[]) => string[]): string {
  const lines = honest.split("\n");
  const closing = lines.at(-1) ?? "";
  return resealed([...change(lines.slice(0, -1)), closing].join("\n"));
}

const withoutSignature = (text: string) => text.replace(/,"end":\{.*\}\}$/, "}");

const forgeries: Record<string, string> = {
  "a forged act": forged((lines) =>
    lines.map((line) => (line.startsWith('{"n":2,') ? line.replace(/"cards":\[\d+/, '"cards":[1') : line)),
  ),
  "five entries cut off": forged((lines) => lines.slice(0, -5)),
  "dice that were dropped": forged((lines) => {
    const last = lines.findLastIndex((line) => line.includes('"dice":['));
    return lines.map((line, index) => (index === last ? line.replace(/,"dice":\[[^\]]*\]/, "") : line));
  }),
  "an invented resignation": forged((lines) => {
    const kept = lines.slice(0, -5);
    const deed = '{"type":"end","outcome":{"winners":[1],"how":"resigned"}}';
    const n = kept.length;
    return [
      ...kept,
      `{"n":${String(n)},"seat":0,"deed":${deed},"digest":"${"1".repeat(64)}","link":"${"0".repeat(64)}"}`,
    ];
  }),
};

describe("a match that was signed", () => {
  test("is known by the key of its server", () => {
    const { findings } = verified(honest, { key });
    expect(findings.problems).toEqual([]);
    expect(findings.signed).toBe("known");
  });

  test("is signed by a stranger where the key is another", () => {
    const other = signed(textOf("served"), new Uint8Array(32).fill(6));
    expect(verified(other, { key }).findings.signed).toBe("stranger");
    expect(kinds(other)).toEqual([]);
    // But not if this very server sends it.
    expect(kinds(other, { key, id: journalOf(other).header.id })).toEqual(["otherKey"]);
  });

  test("with another outcome was not signed so", () => {
    expect(kinds(honest.replace('"winners":[0],"how":"points"', '"winners":[1],"how":"points"'))).toEqual([
      "signature",
    ]);
  });
});

describe.each(Object.entries(forgeries))("%s", (_, text) => {
  test("differs from the match", () => {
    expect(text).not.toBe(honest);
  });

  test("does not fit the signature", () => {
    expect(kinds(text)).toContain("signature");
  });

  test("without its signature does not fit the last link that a browser kept", () => {
    const bare = withoutSignature(text);
    expect(kinds(bare, { links: [links.at(-1) ?? ""] })).toContain("keptLink");
  });

  test("without either agrees with itself, and nothing more is said of it", () => {
    const { findings } = verified(withoutSignature(text), {});
    expect(findings.problems.filter(({ type }) => type !== "die")).toEqual([]);
    expect(findings.signed).toBe("no");
    expect(findings.seenUpTo).toBeUndefined();
  });
});

test("a kept link stands for the entries up to its own", () => {
  const { findings } = verified(withoutSignature(honest), {
    links: [links[2] ?? "", headerLink(journalOf(honest).header)],
  });
  expect(findings.problems).toEqual([]);
  expect(findings.seenUpTo).toBe(3);
});

describe("a match whose players pledged their salts", () => {
  const text = pledged(textOf("served"), 2);
  const { header } = journalOf(text);
  const { id, commitment, round, seats } = header;
  const salt = seats[0]?.salt ?? "";
  const part = { round: 2, commitment, salt, openedOn: round?.pledges ?? [] };
  const ownProblems = (part: Memory["part"]) => kinds(text, part ? { part } : {}).filter((type) => type !== "die");

  test("says in which round", () => {
    const { findings } = verified(text, { part });
    expect(ownProblems(part)).toEqual([]);
    expect(findings.voidRounds).toBe(1);
    expect(findings.commitmentRemembered).toBe(true);
    expect(findings.salts[0]).toBe("me");
  });

  test("has a salt that fits its pledge", () => {
    const other = resealed(text.replace(`"salt":"${salt}"`, `"salt":"${"0".repeat(32)}"`));
    expect(kinds(other, {})).toContain("pledge");
  });

  test("is not begun on other pledges than this browser saw when it opened its salt", () => {
    const [first, ...rest] = part.openedOn;
    const seen = [...rest, { seat: first?.seat ?? 0, hash: pledgeOf("0".repeat(32), id, 2, 0) }];
    expect(ownProblems({ ...part, openedOn: seen })).toEqual(["otherPledges"]);
    expect(ownProblems({ ...part, round: 3 })).toEqual(["otherPledges"]);
    expect(ownProblems({ ...part, commitment: "0".repeat(64) })).toEqual(["otherCommitment"]);
    // Who was gone before the last round has nothing to compare.
    expect(ownProblems({ ...part, round: 1 })).toEqual([]);
    // A header that says nothing of a round is no way out.
    expect(kinds(textOf("served"), { part })).toContain("otherPledges");
  });
});
