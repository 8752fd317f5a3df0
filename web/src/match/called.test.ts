// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { europe } from "../games/europe/europe";
import type { AnyGame } from "../games/games";
import type { MatchView, SeatView } from "../wire/lobby";
import type { Message, Notice, Seat } from "../wire/table";
import { drawCalls, gameCalls, lateCalls, letterCalls } from "./called";

const seatOf = (seat: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: seat as Seat,
  name: "one",
  side: seat,
  type: "person",
  account: false,
  mine: seat === 0,
  pledged: true,
  opened: true,
  connected: true,
  may_return: false,
  asked: false,
  ...more,
});

type Shown = Pick<MatchView, "seats" | "status" | "overdue" | "my_turn">;
const matchOf = (seats: SeatView[], more: Partial<Shown> = {}): Shown => ({
  seats,
  status: "playing",
  overdue: false,
  my_turn: false,
  ...more,
});

test("a draw calls who has not answered it", () => {
  const offered = [seatOf(0), seatOf(1, { says: "draw" }), seatOf(2)];
  expect(drawCalls(matchOf(offered))).toEqual([{ key: "draw 1", type: "draw", by: [1] }]);
  expect(drawCalls(matchOf([seatOf(0, { says: "draw" }), ...offered.slice(1)]))).toEqual([]);
  expect(drawCalls(matchOf([seatOf(0), seatOf(1)]))).toEqual([]);
  expect(drawCalls(matchOf(offered, { status: "over" }))).toEqual([]);
  // Who only looks on has nothing to answer.
  expect(drawCalls(matchOf(offered.map((seat) => ({ ...seat, mine: false }))))).toEqual([]);
});

test("lateness calls where somebody else plays", () => {
  const two = [seatOf(0), seatOf(1)];
  expect(lateCalls(matchOf(two, { overdue: true }))).toEqual([{ key: "late", type: "late", perhapsMe: false }]);
  expect(lateCalls(matchOf(two, { overdue: true, my_turn: true }))).toMatchObject([{ perhapsMe: true }]);
  expect(lateCalls(matchOf(two))).toEqual([]);
  expect(lateCalls(matchOf([seatOf(0), seatOf(1, { type: "bot" })], { overdue: true }))).toEqual([]);
});

test("each letter calls anew", () => {
  const [first] = letterCalls([{ channel: "pair-0-1", last: 3, by: 1 as Seat }]);
  const [second] = letterCalls([{ channel: "pair-0-1", last: 4, by: 1 as Seat }]);
  expect(first).toMatchObject({ type: "letter", by: 1, channel: "pair-0-1" });
  expect(first?.key).not.toBe(second?.key);
});

const game = europe as unknown as AnyGame;
const notice = (type: Notice["type"], by = 1): Notice => ({ type, by: by as Seat });
const told = (number: number, ...notices: Notice[]): Message => ({ number, notices });
const view = { open: { players: { france: 0, austria: 1, prussia: 2 } } };
const alliance = { type: "alliance", from: 1 as Seat };
const exchange = { type: "exchange", from: "austria", to: "france" };

const calls = (messages: Message[], asks: { type: string }[] = [], arrived = 0) =>
  gameCalls(game, { messages, asks, arrived, view });

test("an offer calls as long as it is open", () => {
  const offered = [told(1, notice("alliance_offered")), told(2, notice("trade_offered"))];
  expect(calls(offered, [alliance, exchange])).toEqual([
    {
      key: "alliance_offered 1 1",
      type: "alliance_offered",
      by: 1,
      answering: { ask: alliance, accept: { type: "accept" }, decline: { type: "decline" } },
    },
    {
      key: "trade_offered 1 2",
      type: "trade_offered",
      by: 1,
      answering: { ask: exchange, decline: { type: "decline" } },
    },
  ]);
  // Answered or withdrawn, here or elsewhere: nothing is asked any more.
  expect(calls(offered, [alliance])).toHaveLength(1);
  expect(calls(offered)).toEqual([]);
  // An offer of somebody else is another one.
  expect(calls([told(1, notice("trade_offered", 2))], [exchange])).toEqual([]);
});

test("who comes back is called to open offers, but not to what is over", () => {
  const messages = [told(1, notice("alliance_broken")), told(2, notice("alliance_offered"))];
  expect(calls(messages, [alliance], 2).map(({ type }) => type)).toEqual(["alliance_offered"]);
  expect(calls([...messages, told(3, notice("alliance_broken", 2))], [], 2)).toMatchObject([
    { type: "alliance_broken", by: 2 },
  ]);
});

test("what is taken back calls nobody", () => {
  const broken = told(1, notice("alliance_broken"));
  expect(calls([broken])).toHaveLength(1);
  const back: Message = { number: 2, took_back: { seat: 1 as Seat, messages: [1] } };
  expect(calls([broken, back])).toEqual([]);
});

test("the same offer made again is one call, and a new one", () => {
  const again = [told(1, notice("alliance_offered")), told(5, notice("alliance_offered"))];
  expect(calls(again, [alliance]).map(({ key }) => key)).toEqual(["alliance_offered 1 5"]);
});
