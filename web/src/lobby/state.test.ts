// @vitest-environment happy-dom

import { describe, expect, test } from "vitest";
import { drill } from "../games/drill/drill";
import type { GameTypes, GameWords } from "../games/game";
import type { MatchView, SeatView } from "../wire/lobby";
import type { MatchId, Moment, PersonId } from "../wire/ids";
import type { Profile } from "../wire/people";
import type { Seat } from "../wire/table";
import { en } from "./en";
import { freeSeats, holderOf, type Holder } from "./holder";
import { it as italian } from "./it";
import { groupOf, stateText } from "./state";

const said = ({ name, within }: Holder) => within?.(name) ?? name;

const seat = (number: number, change: Partial<SeatView> = {}): SeatView => ({
  seat: number as Seat,
  name: ["red", "blue", "green"][number] ?? "white",
  type: "person",
  mine: false,
  account: false,
  pledged: true,
  opened: true,
  connected: false,
  asked: false,
  side: 0,
  may_return: false,
  ...change,
});
const anna = seat(0, { person: "Anna", mine: true });
const bruno = seat(1, { person: "Bruno" });
const bot = seat(1, { type: "bot", level: "random" });
const open = seat(1, { type: "open" });
const invited = seat(1, { type: "invited", person: "Bruno" });

const match = (change: Partial<MatchView>): MatchView => ({
  id: "m" as MatchId,
  game: "drill",
  scenario: "default",
  rules: 1,
  options: {},
  status: "playing",
  public: false,
  pace: { type: "live", minutes: 15 },
  late: { do: "wait" },
  commitment: "",
  seats: [anna, bruno],
  mine: true,
  creator_account: false,
  observing: false,
  created: 0 as Moment,
  my_turn: false,
  overdue: false,
  unseen: 0,
  ...change,
});
const profile = (name: string, guest: boolean): Profile => ({
  id: "p" as PersonId,
  guest,
  name,
  email: null,
  webhook: null,
  webhook_shape: null,
  language: "en",
  address: null,
  notices: "all",
  created: 0 as Moment,
});

const words = {
  en: drill.words.en as GameWords<GameTypes>,
  it: drill.words.it as GameWords<GameTypes>,
};
const state = (change: Partial<MatchView>, me: Profile | null = null) => [
  stateText(match(change), words.en, en, me),
  stateText(match(change), words.it, italian, me),
];
const over = (winners: number[], how: string, seats = [anna, bruno]) =>
  state({ status: "over", seats, outcome: { winners: winners as Seat[], how } });

describe("a match in a list", () => {
  test("is in the group of what it waits for", () => {
    expect(groupOf(match({ my_turn: true }))).toBe("turn");
    expect(groupOf(match({}))).toBe("playing");
    expect(groupOf(match({ status: "waiting" }))).toBe("waiting");
    expect(groupOf(match({ status: "over" }))).toBe("over");
  });

  test("says whose turn it is", () => {
    expect(state({ my_turn: true })).toEqual(["Your turn", "Tocca a te"]);
    expect(state({})).toEqual(["Waiting for others", "Tocca ad altri"]);
    expect(state({ seats: [bruno] })).toEqual(["In progress", "In corso"]);
  });

  test("says that it cannot be played", () => {
    expect(state({ unplayable: { type: "needs_newer" } })).toEqual([
      "Needs a newer version",
      "Serve una versione più recente",
    ]);
    expect(state({ unplayable: { type: "bad_journal", entry: 3 } })).toEqual(["Cannot be opened", "Non si può aprire"]);
    for (const { unplayable } of [en, italian]) {
      expect(unplayable.why({ type: "bad_journal", entry: 3 })).toMatch(/ 3\.$/);
      expect(unplayable.why({ type: "bad_journal" })).not.toContain("undefined");
    }
    expect(groupOf(match({ unplayable: { type: "bad_header" } }))).toBe("playing");
    expect(groupOf(match({ unplayable: { type: "needs_newer" }, my_turn: true }))).toBe("playing");
  });

  test("says so where the page does not know its game, whatever became of it", () => {
    const unknown = (change: Partial<MatchView>) => [
      stateText(match(change), undefined, en, null),
      stateText(match(change), undefined, italian, null),
    ];
    const here = ["Cannot be played here", "Qui non si può giocare"];
    expect(unknown({})).toEqual(here);
    expect(unknown({ status: "over", outcome: { winners: [0 as Seat], how: "points" } })).toEqual(here);
    expect(unknown({ status: "aborted" })).toEqual(["Called off", "Annullata"]);
    expect(said(holderOf(bot, undefined, en))).toContain("random");
  });

  test("says who is still missing", () => {
    expect(state({ status: "waiting", seats: [anna, open] })).toEqual(["1 seat open", "1 posto libero"]);
    expect(state({ status: "waiting", seats: [open, open] })).toEqual(["2 seats open", "2 posti liberi"]);
    expect(state({ status: "waiting" })).toEqual(["All seats taken", "Tutti i posti occupati"]);
  });

  test("says so to who is invited", () => {
    const waiting: Partial<MatchView> = { status: "waiting", seats: [anna, invited] };
    expect(state(waiting, profile("Bruno", false))[0]).toBe("You are invited");
    expect(state(waiting, profile("Carla", false))[0]).toBe("1 seat open");
    // Guests are never invited; one may have somebody's name.
    expect(state(waiting, profile("Bruno", true))[0]).toBe("1 seat open");
  });

  test("says how it ended", () => {
    expect(over([0], "points")).toEqual(["You won, on points", "Hai vinto, ai punti"]);
    expect(over([1], "resigned")).toEqual(["Bruno won, by resignation", "Ha vinto Bruno, per abbandono"]);
    expect(over([1], "points", [anna, bot])).toEqual(["Blue won, on points", "Ha vinto la compagnia blu, ai punti"]);
    expect(over([], "draw")).toEqual(["A draw", "Pareggio"]);
    expect(over([], "agreed")).toEqual(["Nobody won, by agreement", "Nessun vincitore, di comune accordo"]);
  });

  test("names the winner where several share one screen", () => {
    const shared = [anna, seat(1, { person: "Anna", mine: true, label: "Bruno" })];
    expect(over([1], "points", shared)[0]).toBe("Bruno won, on points");
    expect(over([0, 1], "points", shared)[1]).toBe("Hanno vinto Anna e Bruno, ai punti");
  });
});

describe("a seat", () => {
  test.each([
    [anna, "Anna (you)", "Anna (tu)"],
    [bruno, "Bruno", "Bruno"],
    [seat(1, { person: "Anna", mine: true, label: "Bruno" }), "Bruno", "Bruno"],
    [bot, "bot (Random)", "computer (Casuale)"],
    [open, "open", "posto libero"],
    [invited, "Bruno is invited", "invito a Bruno"],
    [seat(1), "somebody who has left", "qualcuno che non c’è più"],
  ])("says who holds it", (held, inEnglish, inItalian) => {
    expect(said(holderOf(held, words.en, en))).toBe(inEnglish);
    expect(said(holderOf(held, words.it, italian))).toBe(inItalian);
  });

  test("is free for who has none, and for who is invited to it", () => {
    const seats = [seat(0, { person: "Anna" }), invited, seat(2, { type: "open" })];
    const free = (change: Partial<MatchView>, me: Profile | null) =>
      freeSeats(match({ seats, status: "waiting", ...change }), me).map((each) => each.seat);
    expect(free({}, null)).toEqual([2]);
    expect(free({}, profile("Bruno", false))).toEqual([1, 2]);
    expect(free({ status: "playing" }, null)).toEqual([2]);
    expect(free({ status: "over" }, null)).toEqual([]);
    expect(free({ seats: [anna, open] }, null)).toEqual([]);
  });
});

test("a pace in words", () => {
  expect([en.pace({ type: "live", minutes: 15 }), italian.pace({ type: "live", minutes: 1 })]).toEqual([
    "live, up to 15 minutes to think",
    "in diretta, fino a un minuto per pensare",
  ]);
  expect([en.pace({ type: "correspondence", days: 1 }), italian.pace({ type: "correspondence", days: 3 })]).toEqual([
    "by correspondence, up to a day to think",
    "per corrispondenza, fino a 3 giorni per pensare",
  ]);
});
