import { expect, test } from "vitest";
import { pathTo } from "../routes";
import { tokenIn } from "./token";

test("a token is found however the link was pasted", () => {
  const token = "a+b/c=é";
  for (const pasted of [
    token,
    ` ${token}\n`,
    `#${encodeURIComponent(token)}`,
    pathTo.comeBack(token),
    `https://bicorne.example${pathTo.comeBack(token)}`,
  ]) {
    expect(tokenIn(pasted), pasted).toBe(token);
  }
});

test("what is no link does no harm", () => {
  expect(tokenIn("")).toBe("");
  expect(tokenIn("100%")).toBe("100%");
});
