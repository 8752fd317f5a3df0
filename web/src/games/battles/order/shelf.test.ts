// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { shelf } from "./shelf.svelte";

beforeEach(() => {
  for (const { id } of shelf.all()) shelf.remove(id);
});

test("what is kept is there again, the latest first", () => {
  const first = shelf.add({ name: "Jena", text: "a" });
  const second = shelf.add({ name: "Eylau", text: "b" });
  shelf.keep(first, { name: "Jena", text: "c" });
  expect(shelf.get(first)).toMatchObject({ name: "Jena", text: "c" });
  expect(new Set(shelf.all().map(({ id }) => id))).toEqual(new Set([first, second]));
  shelf.remove(first);
  expect(shelf.all().map(({ name }) => name)).toEqual(["Eylau"]);
});

test("what was spoilt in the browser's storage is not there", () => {
  localStorage.setItem("bicorne.order.spoilt", "{");
  localStorage.setItem("bicorne.order.other", JSON.stringify({ name: 3 }));
  expect(shelf.get("spoilt")).toBeUndefined();
  expect(shelf.all()).toEqual([]);
});
