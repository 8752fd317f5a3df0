import { expect, test } from "vitest";
import { pathTo } from "../routes";
import { codeIn } from "./code";

test("a code is read however it is typed or pasted", () => {
  for (const typed of [
    "NEYLA",
    " neyla ",
    "ney-la",
    pathTo.invitation("NEYLA"),
    "https://bicorne.example/join/NEYLA",
  ]) {
    expect(codeIn(typed), typed).toBe("NEYLA");
  }
  expect(codeIn("")).toBe("");
});
