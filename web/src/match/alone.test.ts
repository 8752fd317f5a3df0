import { expect, test } from "vitest";
import type { SeatView } from "../wire/lobby";
import type { Seat } from "../wire/table";
import { isAlone } from "./alone";

const seat = (number: number, more: Partial<SeatView>): SeatView => ({
  seat: number as Seat,
  name: String(number),
  side: number % 2,
  type: "person",
  mine: false,
  account: false,
  pledged: true,
  opened: true,
  connected: true,
  may_return: false,
  asked: false,
  ...more,
});

const me = seat(0, { mine: true });
const match = (...seats: SeatView[]) => ({ seats, status: "playing" as const });

test("who plays against bots or at one screen is alone", () => {
  expect(isAlone(match(me, seat(1, { type: "bot" })), 0 as Seat)).toBe(true);
  expect(isAlone(match(me, seat(1, { mine: true })), 0 as Seat)).toBe(true);
  expect(isAlone(match(me, seat(1, { type: "bot" }), seat(2, {}), seat(3, { type: "bot" })), 0 as Seat)).toBe(true);
});

test("who plays against others is not, nor who only looks on", () => {
  expect(isAlone(match(me, seat(1, {})), 0 as Seat)).toBe(false);
  expect(isAlone(match(me, seat(1, { type: "open" })), 0 as Seat)).toBe(false);
  expect(isAlone(match(me, seat(1, { type: "bot" })), 1 as Seat)).toBe(false);
  expect(isAlone(match(me, seat(1, { type: "bot" })), undefined)).toBe(false);
  expect(isAlone({ ...match(me, seat(1, { type: "bot" })), status: "over" }, 0 as Seat)).toBe(false);
});
