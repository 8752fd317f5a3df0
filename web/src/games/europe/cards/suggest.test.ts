import { expect, test } from "vitest";
import { suggestions } from "./suggest";

test("combinations take the nation's own colour first, and Napoleon only where he is needed", () => {
  const found = suggestions("france", ["austria_infantry", "france_infantry", "spain_infantry", "napoleon"]);
  expect(found).toContainEqual({
    nation: "france",
    combination: "regiment",
    cards: ["france_infantry", "austria_infantry"],
  });
  expect(found).toContainEqual({
    nation: "france",
    combination: "division",
    cards: ["france_infantry", "austria_infantry", "spain_infantry", "napoleon"],
  });
  expect(found.some(({ combination }) => combination === "corps")).toBe(false);
});

test("nothing is suggested of Napoleons and blank cards alone", () => {
  expect(suggestions("france", ["napoleon", "napoleon", "blank", "blank"])).toEqual([]);
});
