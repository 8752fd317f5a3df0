// @vitest-environment happy-dom

import { beforeEach, describe, expect, test } from "vitest";
import type { GameView } from "../wire/lobby";
import { firstForm, newMatchOf, optionFits, presetOf, problemsOf, withCount, withPreset, type MatchForm } from "./form";
import { keepForm, lastForm } from "./last-form";

const game: GameView = {
  name: "drill",
  hidden: true,
  rules: 1,
  bots: [{ level: "random" }, { level: "sergeant", budget: "80" }],
  furnished: [],
  scenarios: [
    {
      name: "default",
      seats: ["red", "blue"],
      options: [
        { type: "number", key: "seats", least: 2, most: 4, default: 2 },
        { type: "switch", key: "partnership", default: false },
        { type: "one_of", key: "weather", values: ["sun", "rain"], default: "sun" },
      ],
    },
  ],
};
const scenario = game.scenarios[0];
if (!scenario) throw new Error("there is one");

const label = (seat: number) => `Player ${String(seat + 1)}`;
const form = (change: Partial<MatchForm> = {}) => ({ ...firstForm(game, "bot", label), ...change });
const seat = (change: Partial<MatchForm["seats"][number]>) => ({
  kind: "me" as const,
  name: "",
  label: "",
  level: "random",
  budget: "2000ms",
  ...change,
});

describe("an option that is a text", () => {
  const option = { type: "text" as const, key: "order", most: 6, default: "" };

  test("is measured in bytes, as the server does", () => {
    expect(optionFits(option, "abcdef")).toBe(true);
    expect(optionFits(option, "abcdefg")).toBe(false);
    expect(optionFits(option, "àèìò")).toBe(false);
  });

  test("is a text", () => {
    expect(optionFits(option, 5)).toBe(false);
    expect(optionFits(option, undefined)).toBe(false);
  });
});

describe("what is sent", () => {
  test("is the usual match against the strongest bot, where nothing was touched", () => {
    expect(newMatchOf(game, form())).toEqual({
      game: "drill",
      scenario: "default",
      options: { seats: 2, partnership: false, weather: "sun" },
      seats: [{ type: "me" }, { type: "bot", level: "sergeant", budget: "2000ms" }],
      public: false,
    });
  });

  test("has of each seat only what its kind needs", () => {
    const seats = [
      seat({ kind: "hot_seat", label: " Anna ", name: "x" }),
      seat({ kind: "invited", name: " Bruno ", label: "x" }),
      seat({ kind: "open", name: "x" }),
      seat({ kind: "bot", level: "random" }),
    ];
    expect(newMatchOf(game, form({ seats })).seats).toEqual([
      { type: "hot_seat", label: "Anna" },
      { type: "invited", name: "Bruno" },
      { type: "open" },
      { type: "bot", level: "random" },
    ]);
  });

  test("has a pace where somebody is waited for", () => {
    const seats = withPreset(form().seats, "online");
    expect(newMatchOf(game, form({ seats })).pace).toEqual({ type: "live", minutes: 15 });
    expect(newMatchOf(game, form({ seats, pace: "correspondence", days: 7 })).pace).toEqual({
      type: "correspondence",
      days: 7,
    });
    expect(newMatchOf(game, form({ minutes: null })).pace).toBeUndefined();
  });

  test("says what becomes of a late seat where somebody is waited for", () => {
    const seats = [seat({}), seat({ kind: "open" })];
    expect(newMatchOf(game, form({ seats })).late).toEqual({ do: "wait" });
    expect(newMatchOf(game, form({ seats, late: "grace" })).late).toEqual({ do: "grace" });
    expect(newMatchOf(game, form({ seats, late: "bot" })).late).toEqual({ do: "bot", level: "sergeant" });
    // What plays at random sits in for nobody, also where a form of another day says so.
    expect(newMatchOf(game, form({ seats, late: "bot", lateLevel: "random" })).late).toEqual({
      do: "bot",
      level: "sergeant",
    });
    const botless = { ...game, bots: [{ level: "random" }] };
    expect(newMatchOf(botless, form({ seats, late: "grace" })).late).toEqual({ do: "wait" });
    expect(newMatchOf(game, form()).late).toBeUndefined();
  });
});

describe("a preset", () => {
  test.each(["bot", "hot", "online"] as const)("%s is known again by its seats", (preset) => {
    const { seats } = firstForm(game, preset, label);
    expect(presetOf(seats)).toBe(preset);
    expect(presetOf(withCount(game, seats, 4, label))).toBe(preset);
  });

  test("is gone once the seats differ", () => {
    expect(presetOf([seat({}), seat({ kind: "bot" }), seat({ kind: "open" })])).toBeUndefined();
    expect(presetOf([seat({ kind: "bot" }), seat({ kind: "bot" })])).toBeUndefined();
  });

  test("keeps the names that were typed", () => {
    const seats = [seat({}), seat({ kind: "invited", name: "Bruno" })];
    expect(withPreset(withPreset(seats, "bot"), "online")[1]?.name).toBe("Bruno");
  });
});

test("seats come and go with the options, and those that stay are not touched", () => {
  const seats = [seat({}), seat({ kind: "invited", name: "Bruno" })];
  expect(withCount(game, seats, 3, label)).toEqual([
    ...seats,
    seat({ kind: "open", label: "Player 3", level: "sergeant" }),
  ]);
  expect(withCount(game, seats, 1, label)).toEqual([seat({})]);
});

describe("what is wrong", () => {
  const wrong = (change: Partial<MatchForm>) => problemsOf(scenario, form(change));

  test("is nothing with the first form", () => {
    expect(wrong({})).toEqual([]);
  });

  test.each([
    { seats: 5, partnership: false, weather: "sun" },
    { seats: null, partnership: false, weather: "sun" },
    { seats: 2.5, partnership: false, weather: "sun" },
    { seats: 2, partnership: false, weather: "snow" },
    { seats: 2, weather: "sun" },
  ])("is an option out of its range: %o", (options) => {
    expect(wrong({ options })).toEqual(["options"]);
  });

  test("is a seat without a name", () => {
    expect(wrong({ seats: [seat({}), seat({ kind: "invited", name: "  " })] })).toEqual(["seat-1"]);
    expect(wrong({ seats: [seat({ kind: "hot_seat" }), seat({})] })).toEqual(["seat-0"]);
    expect(wrong({ seats: [seat({ kind: "hot_seat", label: "é".repeat(41) }), seat({})] })).toEqual(["seat-0"]);
  });

  test("is a match of bots", () => {
    expect(wrong({ seats: [seat({ kind: "bot" }), seat({ kind: "bot" })] })).toEqual(["only_bots"]);
  });

  test("is a pace out of its range, but only where one matters", () => {
    const seats = withPreset(form().seats, "online");
    expect(wrong({ seats, minutes: 241 })).toEqual(["pace"]);
    expect(wrong({ seats, minutes: null })).toEqual(["pace"]);
    expect(wrong({ seats, pace: "correspondence", days: 31 })).toEqual(["pace"]);
    expect(wrong({ minutes: null })).toEqual([]);
  });
});

describe("the last form", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test("comes back as it was sent", () => {
    const sent = form({ public: true, pace: "correspondence", days: 5 });
    keepForm("drill", sent);
    expect(lastForm(game)).toEqual(sent);
  });

  test("is none at first, and none of another game", () => {
    expect(lastForm(game)).toBeUndefined();
    keepForm("other", form());
    expect(lastForm(game)).toBeUndefined();
  });

  test.each([
    { scenario: "gone" },
    { options: { seats: 9, partnership: false, weather: "sun" } },
    { options: { seats: 2, partnership: false } },
    { options: { seats: 2, partnership: false, weather: "sun", gone: true } },
    { seats: [seat({}), seat({ kind: "bot", level: "gone" })] },
    { seats: [seat({}), seat({ kind: "bot", budget: "3600000ms" })] },
    { seats: [] },
  ])("is forgotten where the game has changed: %o", (change) => {
    keepForm("drill", form(change));
    expect(lastForm(game)).toBeUndefined();
  });

  test.each(["", "no JSON", "null", "[]", "{}", '{"scenario":"default"}'])("is none where memory holds %o", (text) => {
    localStorage.setItem("bicorne.form.drill", text);
    expect(lastForm(game)).toBeUndefined();
  });
});
