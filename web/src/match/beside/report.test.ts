import { describe, expect, test } from "vitest";
import type { MatchId } from "../../wire/ids";
import type { AskId, Message, OpenAsk, Seat } from "../../wire/table";
import { fileOf, reportOf, rulesWith, type Complaint, type AtHand } from "./report";

const ask: OpenAsk<{ type: string }> = { id: "0-3" as AskId, standing: false, ask: { type: "bid" } };
const match = { id: "m1" as MatchId, game: "drill", scenario: "default", rules: 1, options: { seats: 2 } };
const messages: Message[] = Array.from({ length: 30 }, (_, place) => ({
  number: place + 1,
  told: [{ type: "round_began", round: place }],
}));

const known: AtHand = {
  eyes: { type: "seat", seat: 0 as Seat },
  view: { hand: [1, 2] },
  asks: [ask],
  making: { ask, picks: [{ type: "card" }], offered: [{ type: "done" }], dice: [] },
  messages,
};
const complaint: Complaint = {
  text: "  It should have been taken.\n",
  rule: "D3.2",
  refused: { rule: "D3.2", refused: { type: "by_rule", refusal: { type: "bid_of_twins" } } },
  language: "it",
};

describe("a report", () => {
  test("holds what is needed to look into it, and nothing else", () => {
    expect(reportOf(match, known, complaint)).toEqual({
      type: "bicorne report",
      client: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      language: "it",
      game: "drill",
      rules: 1,
      match: "m1",
      scenario: "default",
      options: { seats: 2 },
      viewer: "0",
      number: 30,
      view: { hand: [1, 2] },
      asks: [ask],
      draft: { ask: "0-3", picks: [{ type: "card" }] },
      refused: complaint.refused,
      told: messages.slice(-20).map(({ number, told }) => ({ number, told: told?.[0] })),
      rule: "D3.2",
      text: "It should have been taken.",
    });
  });

  test("takes nothing of the match but what names it", () => {
    const whole = { ...match, code: "ABCDE", seats: [{ person: "Anna" }], commitment: "c0" };
    expect(reportOf(whole, known, complaint)).toEqual(reportOf(match, known, complaint));
  });

  test("leaves out what there is not", () => {
    const observer: AtHand = { eyes: { type: "observer" }, view: {}, asks: [], making: undefined, messages: [] };
    const nothing = { ...complaint, rule: undefined, refused: undefined };
    const report = reportOf(match, observer, nothing);
    expect(Object.keys(report)).not.toEqual(expect.arrayContaining(["draft"]));
    for (const key of ["draft", "refused", "rule", "number"]) expect(report).not.toHaveProperty(key);
    expect(report.viewer).toBe("observer");
  });

  test("is a file with a name of its own", () => {
    expect(fileOf(reportOf(match, known, complaint))).toBe("bicorne-report-drill-m1-0-30.json");
  });
});

test("rules are found by their id and by words in any order", () => {
  const rules = {
    "D3.1": "A bid holds a card.",
    "D3.2": "A bid holds no two cards alike.",
    "D5.1": "A man is posted.",
  };
  const found = (search: string) => rulesWith(rules, search).map(([id]) => id);
  expect(found("")).toEqual(["D3.1", "D3.2", "D5.1"]);
  expect(found("d3")).toEqual(["D3.1", "D3.2"]);
  expect(found("two Bid")).toEqual(["D3.2"]);
  expect(found(" posted ")).toEqual(["D5.1"]);
  expect(found("cavalry")).toEqual([]);
});
