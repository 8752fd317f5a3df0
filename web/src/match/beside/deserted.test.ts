import { expect, test } from "vitest";
import { remedyOf, substitutes, textOf } from "./deserted";
import { en } from "./en";
import { it } from "./it";

test("a seat asks for what it says about the seats of others, and for nothing else", () => {
  expect(remedyOf({ says: "bot", rank: "sergeant" })).toEqual({ do: "bot", level: "sergeant" });
  expect(remedyOf({ says: "open" })).toEqual({ do: "open" });
  expect(remedyOf({ says: "end" })).toEqual({ do: "end" });
  expect(remedyOf({ says: "draw" })).toBeUndefined();
  expect(remedyOf({})).toBeUndefined();
});

test("the rank of the bot is named, in both languages", () => {
  const bot = { do: "bot", level: "sergeant" } as const;
  expect(textOf(bot, en.deserted.wants, { sergeant: "Sergeant" })).toContain("Sergeant");
  expect(textOf(bot, it.deserted.wants, { sergeant: "Sergente" })).toContain("Sergente");
});

test("what plays at random sits in for nobody", () => {
  expect(substitutes(["random", "recruit", "sergeant"])).toEqual(["recruit", "sergeant"]);
});
