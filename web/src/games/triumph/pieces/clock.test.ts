import { expect, it } from "vitest";
import type { Commander, Day } from "../../../wire/triumph";
import { views } from "./fixtures/views";
import { entersLater, hoursOf } from "./clock";

it.each([...views.values()])("the hour of a view stands at its round", (view) => {
  expect(hoursOf(view.options.day)[view.round - 1]).toBe(view.hour);
});

const at = (day: Day, round: number, commander: string) => {
  const [view] = views.values();
  if (!view) throw new Error("no view");
  return entersLater({ options: { ...view.options, day }, round }, commander as Commander);
};

it("reinforcements wait for their hour", () => {
  expect(at("december-2", 1, "davout")).toBe("2:08");
  expect(at("december-2", 2, "davout")).toBeUndefined();
  expect(at("december-2", 1, "bernadotte")).toBeUndefined();
  expect(at("december-1", 4, "bernadotte")).toBe("1:11");
  expect(at("december-1", 5, "bernadotte")).toBeUndefined();
  expect(at("december-1", 12, "davout")).toBe("2:08");
  expect(at("december-1", 1, "dokhturov")).toBeUndefined();
});
