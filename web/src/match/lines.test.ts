import { expect, test } from "vitest";
import type { GameTypes, GameWords, Speaker } from "../games/game";
import type { Message, Seat } from "../wire/table";
import { linesOf } from "./lines";

const speaker: Speaker = { me: undefined, seat: (seat) => ({ text: `seat ${String(seat)}` }) as never };
const matchWords = { tookBack: () => "taken back" };
let spoken = 0;
const wordsIn = (language: string) => {
  const told = ({ type }: GameTypes["Told"]) => {
    spoken += 1;
    return `${language}: ${type}`;
  };
  return { told } as never as GameWords<GameTypes>;
};

const message = (number: number, ...told: string[]): Message => ({ number, told: told.map((type) => ({ type })) });
const takesBack = (number: number, messages: number[]): Message => ({
  number,
  took_back: { seat: 0 as Seat, messages },
});

test("a message is put into words once, and stays the same line", () => {
  const [first, second] = [message(1, "moved", "met"), message(2, "moved")];
  const english = wordsIn("en");
  const before = linesOf([first], english, matchWords, speaker);
  spoken = 0;
  const after = linesOf([first, second], english, matchWords, speaker);
  expect(after.map(({ text }) => text)).toEqual(["en: moved", "en: met", "en: moved"]);
  expect(after[0]).toBe(before[0]);
  expect(spoken).toBe(1);
});

test("in another language it is another", () => {
  const first = message(1, "moved");
  linesOf([first], wordsIn("en"), matchWords, speaker);
  expect(linesOf([first], wordsIn("it"), matchWords, speaker).map(({ text }) => text)).toEqual(["it: moved"]);
});

test("what was taken back is gone, and who did it stays", () => {
  const [first, second] = [message(1, "moved"), takesBack(2, [1])];
  const english = wordsIn("en");
  expect(linesOf([first], english, matchWords, speaker).map(({ gone }) => gone)).toEqual([false]);
  const lines = linesOf([first, second], english, matchWords, speaker);
  expect(lines.map(({ text, gone }) => [text, gone])).toEqual([
    ["en: moved", true],
    ["taken back", false],
  ]);
});
