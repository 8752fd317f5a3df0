import { beforeEach, expect, test } from "vitest";
import type { GameTypes, GameWords, Speaker } from "../games/game";
import type { MatchView } from "../wire/lobby";
import type { Message, Seat } from "../wire/table";
import { bare } from "../words/noun";
import { linesOf } from "./lines";
import { speakerOf, steadySpeaker } from "./speaker";

interface View {
  turn: number;
  army: string;
  order: { units: string[] };
}

let spoken = 0;
const words = {
  seats: { red: bare("Red"), blue: bare("Blue") },
  seatIn: ({ army }: View, seat: Seat) => (seat === 0 ? bare(army) : undefined),
  namesIn: ({ order }: View) => order,
  told: ({ type }: GameTypes["Told"], { names }: Speaker) => {
    spoken += 1;
    return `${(names as View["order"]).units.join()} ${type}`;
  },
} as never as GameWords<GameTypes>;

const match = { seats: [{ name: "red" }, { name: "blue" }] } as Pick<MatchView, "seats">;
const first: View = { turn: 1, army: "French", order: { units: ["Guard"] } };

let steady: ReturnType<typeof steadySpeaker>;
const speakerAt = (view: View, me: number | undefined = 0) =>
  steady(speakerOf(match, words, me as Seat, view), match.seats.length);

beforeEach(() => {
  steady = steadySpeaker();
  spoken = 0;
});

test("the speaker stays the same while nobody is called otherwise", () => {
  const before = speakerAt(first);
  expect(speakerAt({ ...first, turn: 2 })).toBe(before);
  expect(speakerAt(structuredClone(first))).toBe(before);
});

test("another name of a seat or of a unit, or another reader, makes another speaker", () => {
  const before = speakerAt(first);
  const renamed = speakerAt({ ...first, army: "Austrians" });
  expect(renamed).not.toBe(before);
  expect(renamed.seat(0 as Seat).text).toBe("Austrians");
  const reinforced = speakerAt({ ...first, army: "Austrians", order: { units: ["Guard", "Landwehr"] } });
  expect(reinforced).not.toBe(renamed);
  expect(reinforced.names).toEqual({ units: ["Guard", "Landwehr"] });
  expect(speakerAt({ ...first, army: "Austrians", order: { units: ["Guard", "Landwehr"] } }, 1)).not.toBe(reinforced);
});

test("at a step that renames nobody, only what is new is put into words", () => {
  const message = (number: number): Message => ({ number, told: [{ type: "moved" }] });
  const messages = [message(1), message(2)];
  const took = { tookBack: () => "" };
  linesOf(messages, words, took, speakerAt(first));
  spoken = 0;
  const lines = linesOf([...messages, message(3)], words, took, speakerAt({ ...first, turn: 2 }));
  expect(lines.map(({ text }) => text)).toEqual(["Guard moved", "Guard moved", "Guard moved"]);
  expect(spoken).toBe(1);
});
