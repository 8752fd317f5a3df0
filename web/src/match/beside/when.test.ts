import { expect, test } from "vitest";
import type { Moment } from "../../wire/ids";
import { when } from "./when";

const moment = (...time: [number, number, number, number, number]) => new Date(...time).getTime() as Moment;
const evening = moment(1805, 11, 2, 21, 5);

test("today it is the time of day, else the day too", () => {
  expect(when(evening, "en", moment(1805, 11, 2, 23, 59))).toBe("21:05");
  expect(when(evening, "it", moment(1805, 11, 2, 23, 59))).toBe("21:05");
  expect(when(evening, "en", moment(1805, 11, 3, 0, 1))).toBe("2 Dec, 21:05");
  expect(when(evening, "it", moment(1805, 11, 3, 0, 1))).toBe("2 dic, 21:05");
});
