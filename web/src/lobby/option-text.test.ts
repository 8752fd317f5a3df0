// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { battles } from "../games/battles/battles";
import { drill } from "../games/drill/drill";
import type { GameTypes, GameWords } from "../games/game";
import { en } from "./en";
import { valueText } from "./option-text";

const order = 'name = "A Crossroads"\n\n[red]\nname = "French"\n';

test("an option that is a text goes by its name, or by its first line", () => {
  expect(valueText(order, battles.words.en as GameWords<GameTypes>, en)).toBe("A Crossroads");
  expect(valueText(order, drill.words.en as GameWords<GameTypes>, en)).toBe('name = "A Crossroads"…');
});

test("what is short is shown as it is", () => {
  expect(valueText("inches", battles.words.en as GameWords<GameTypes>, en)).toBe("inches");
  expect(valueText(true, battles.words.en as GameWords<GameTypes>, en)).toBe("yes");
  expect(valueText(8, battles.words.en as GameWords<GameTypes>, en)).toBe("8");
});
