import { describe, expect, test } from "vitest";
import type { SeatView } from "../../wire/lobby";
import type { Seat } from "../../wire/table";
import { channelsToShow, hears, quiet, readChannel, speakable, type Heard, type Listener } from "./channel";

const seatOf = (seat: number, mine: boolean): SeatView => ({
  seat: seat as Seat,
  name: "red",
  type: "person",
  mine,
  account: false,
  pledged: true,
  opened: true,
  connected: true,
  may_return: false,
  asked: false,
  side: 0,
});

const matchOf = (mine: readonly number[], more: Partial<Heard> = {}): Heard => ({
  seats: [0, 1, 2, 3].map((seat) => seatOf(seat, mine.includes(seat))),
  status: "playing",
  observing: false,
  ...more,
});

const seated = (seat: number, channels: readonly string[] = []): Listener => ({
  eyes: { type: "seat", seat: seat as Seat },
  seat: seat as Seat,
  channels,
});
const observer: Listener = { eyes: { type: "observer" }, seat: undefined, channels: [] };
const truth: Listener = { eyes: { type: "truth" }, seat: undefined, channels: [] };

test("a channel is read from its name", () => {
  expect(readChannel("all")).toEqual({ type: "all" });
  expect(readChannel("pair-0-2")).toEqual({ type: "pair", seats: [0, 2] });
  expect(readChannel("team-1-3-10")).toEqual({ type: "team", seats: [1, 3, 10] });
  expect(readChannel("whatever")).toBeUndefined();
});

describe("who hears a channel", () => {
  test("is, at a shared screen, the seat that sits before it and no other", () => {
    const shared = matchOf([0, 1]);
    expect(hears("pair-0-2", seated(0), shared)).toBe(true);
    expect(hears("pair-0-2", seated(1), shared)).toBe(false);
    expect(hears("team-1-3", seated(1), shared)).toBe(true);
    expect(hears("team-1-3", seated(0), shared)).toBe(false);
    expect(hears("pair-0-1", seated(1), shared)).toBe(true);
    expect(hears("all", seated(1), shared)).toBe(true);
  });

  test("does not take one number for another", () => {
    expect(hears("pair-10-2", seated(1), matchOf([1]))).toBe(false);
  });

  test("is among observers no player before the end", () => {
    expect(hears("observers", seated(0), matchOf([0]))).toBe(false);
    expect(hears("observers", seated(0), matchOf([0], { status: "over" }))).toBe(true);
    expect(hears("observers", observer, matchOf([]))).toBe(true);
    expect(hears("pair-0-1", observer, matchOf([]))).toBe(false);
    const former = { ...seatOf(0, false), may_return: true };
    expect(hears("observers", observer, matchOf([], { seats: [former] }))).toBe(false);
    const asking = { name: "Ney", account: false, me: true, way: "asks" } as const;
    expect(hears("observers", observer, matchOf([], { seats: [{ ...seatOf(0, false), former: asking }] }))).toBe(false);
    const away = { ...asking, way: "taken" } as const;
    expect(hears("observers", observer, matchOf([], { seats: [{ ...seatOf(0, false), former: away }] }))).toBe(true);
  });

  test("is, where everything is open, whoever took part in it", () => {
    const over = matchOf([2], { status: "over" });
    expect(hears("pair-0-2", truth, over)).toBe(true);
    expect(hears("pair-0-1", truth, over)).toBe(false);
  });
});

describe("who may speak", () => {
  test("is what the game says while it is played", () => {
    expect(speakable(seated(0, ["team-0-2"]), matchOf([0]))).toEqual(["team-0-2"]);
    expect(quiet("all", matchOf([0]))).toBe("rules");
  });

  test("is everybody together once it is over", () => {
    const over = matchOf([0], { status: "over" });
    expect(speakable(seated(0, ["team-0-2"]), over)).toEqual(["all"]);
    expect(speakable(truth, over)).toEqual(["all"]);
    expect(quiet("team-0-2", over)).toBe("over");
    expect(quiet("observers", over)).toBe("past");
  });

  test("is an observer among his like only, and only who has said that he is one", () => {
    expect(speakable(observer, matchOf([], { observing: true }))).toEqual(["observers"]);
    expect(speakable(observer, matchOf([]))).toEqual([]);
    expect(quiet("all", matchOf([]))).toBe("players");
    expect(quiet("observers", matchOf([]))).toBe("observe");
  });
});

test("channels come in one order, with those where something was said", () => {
  const listener = seated(0, ["pair-0-2", "pair-0-1", "team-0-3"]);
  expect(channelsToShow([], listener, matchOf([0]))).toEqual(["all", "team-0-3", "pair-0-1", "pair-0-2"]);
  expect(channelsToShow(["pair-0-1", "pair-1-2"], seated(0), matchOf([0]))).toEqual(["all", "pair-0-1"]);
  expect(channelsToShow([], observer, matchOf([]))).toEqual(["all", "observers"]);
});
