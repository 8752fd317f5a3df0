// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { isKnownKey, recallPart, remembered, rememberLink, rememberPart } from "./memory";

beforeEach(() => {
  localStorage.clear();
});

test("the links of a match are kept for each viewer, and none is replaced by another", () => {
  rememberLink("m", "0", 1, "a");
  rememberLink("m", "0", 2, "b");
  rememberLink("m", "observer", 1, "c");
  rememberLink("other", "0", 1, "d");
  expect(remembered("m").links).toEqual(["a", "b", "c"]);
  // The same again, and something else in its place.
  rememberLink("m", "0", 2, "b");
  rememberLink("m", "0", 2, "forged");
  rememberLink("m", "0", 1, "earlier");
  expect(remembered("m").links).toEqual(["a", "b", "forged", "c"]);
});

test("of a long match some links are kept, and always the last", () => {
  for (let number = 1; number <= 1000; number++) rememberLink("m", "0", number, String(number));
  const links = (remembered("m").links ?? []).map(Number);
  expect(links.length).toBeLessThanOrEqual(24);
  expect(links.at(-1)).toBe(1000);
  expect(links[0]).toBe(1);
});

test("a part is what it was when it was kept", () => {
  const part = { round: 2, commitment: "c", salt: "s", openedOn: [{ seat: 0, hash: "h" }] };
  rememberPart("m", part);
  expect(recallPart("m")).toEqual(part);
  expect(recallPart("another")).toBeUndefined();
});

test("the first key of a server is kept", () => {
  expect(isKnownKey("first")).toBe(true);
  expect(isKnownKey("second")).toBe(false);
  expect(isKnownKey("first")).toBe(true);
  expect(remembered("m").key).toBe("first");
});
