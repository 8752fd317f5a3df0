import { expect, test } from "vitest";
import type { Former, SeatView } from "../../wire/lobby";
import type { Seat } from "../../wire/table";
import { comebacks } from "./comebacks";

const seatOf = (seat: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: seat as Seat,
  name: "",
  side: seat,
  type: "person",
  account: false,
  mine: false,
  pledged: true,
  opened: true,
  connected: true,
  may_return: false,
  asked: false,
  ...more,
});

const lannes: Former = { name: "Lannes", account: false, me: false, way: "free" };
const seat1 = 1 as Seat;

test("an objection is told with who has still to object", () => {
  const seats = [
    seatOf(0, { mine: true }),
    seatOf(1, { type: "bot", former: lannes }),
    seatOf(2, { says: "object", about: seat1 }),
    seatOf(3, { says: "draw" }),
  ];
  const [comeback] = comebacks(seats);
  expect(comeback?.said.map(({ seat }) => seat)).toEqual([2]);
  expect(comeback?.open.map(({ seat }) => seat)).toEqual([3]);
  expect([comeback?.mine, comeback?.may]).toEqual([false, true]);
});

test("one side alone keeps nobody away", () => {
  const bot = seatOf(1, { type: "bot", former: lannes });
  expect(comebacks([seatOf(0, { mine: true }), bot])[0]?.may).toBe(false);
  expect(comebacks([seatOf(0, { mine: true }), bot, seatOf(2, { mine: true })])[0]?.may).toBe(false);
  expect(comebacks([seatOf(0, { mine: true }), bot, seatOf(2, { side: 0 })])[0]?.may).toBe(false);
});

test("who asks for a seat that somebody has taken is heard of, who does not ask is not", () => {
  const taken = (way: Former["way"]) => [
    seatOf(0, { mine: true, says: "admit", about: seat1 }),
    seatOf(1, { former: { ...lannes, way } }),
  ];
  const [asks] = comebacks(taken("asks"));
  expect([asks?.mine, asks?.may, asks?.open.length]).toEqual([true, true, 1]);
  expect(comebacks(taken("taken"))).toEqual([]);
});

test("of myself nothing is asked", () => {
  expect(comebacks([seatOf(1, { type: "bot", former: { ...lannes, me: true } })])).toEqual([]);
});
