// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { remembered } from "../dice/memory";
import type { MatchId } from "../wire/ids";
import { newSalt } from "./salt";

const id = "m1" as MatchId;

beforeEach(() => localStorage.clear());

test("a salt is 16 bytes, another each time, and remembered with the commitment that stood before it", () => {
  const first = newSalt({ id, commitment: "c0" });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(remembered(id)).toEqual({ salt: first, commitment: "c0" });
  expect(newSalt({ id, commitment: "c0" })).not.toBe(first);
});

test("a commitment that comes later does not take the place of the first", () => {
  newSalt({ id, commitment: "c0" });
  newSalt({ id, commitment: "c1" });
  expect(remembered(id).commitment).toBe("c0");
});
