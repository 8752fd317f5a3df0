import { expect, test } from "vitest";
import { isOnlyHere } from "./only-here";

test("others cannot follow a link to this very computer", () => {
  const own = ["http://localhost:8080/join/A", "http://127.0.0.1/join/A", "http://[::1]:8080/join/A"];
  expect(own.map(isOnlyHere)).toEqual([true, true, true]);
  const shared = ["http://192.168.1.5:8080/join/A", "https://bicorne.example/join/A", "http://127.example/join/A"];
  expect(shared.map(isOnlyHere)).toEqual([false, false, false]);
});
